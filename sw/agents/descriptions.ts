/**
 * What a model reads of each tool, by operationId: what it answers and what people call that. Without one here it reads the
 * contract's summary. tests/agents holds their length and which tool a question finds by them.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
	ask_ask:
		'Interprets a free-form or vague request, message or question in natural everyday words, in eight languages: which tool, function or API is meant (intent), with which input, and its answer where that is sure. For plain sentences, enquiries and queries of unknown type that a user typed: parse, route, figure out what someone wants or is after.',
	ask_day:
		'Calendar: weekday (Monday …), week number and date of a day, Easter and Pentecost, which day a date lands or falls on, leap years, days or weeks until, since, between, before or after dates, ago, from now; birthdays, age (how old, born), a fortnight, deadlines, countdown, today, tomorrow.',
	math_evaluate:
		'Calculate or compute the exact and decimal value of a math expression or numbers. Work out arithmetic (sum, plus, minus, add up, times, multiply, divide, average, mean), percent %, fractions, powers, roots, convert units (miles to km, feet or inches to centimetres, litres, kilograms or kg, stone, pounds, ounces, Celsius, cups …), solve equations (find x), derivative, integrate, limit, sine, primes, factorial, determinant of a matrix, statistics, variables, sqrt.',
	math_simplify:
		'Algebra: simplify, reduce, tidy, shorten (shortest, nicer form) or rewrite an algebraic expression, expand or multiply out brackets or parentheses, factor a polynomial, lowest terms, cancel common factors, collect or combine like terms.',
	language_detect:
		'Detect, identify, guess or recognize what language: which language or tongue (English, Spanish, French, German, Danish, Portuguese, Hindi …; foreign, unreadable) a text, message, e-mail, word or sentence is written or spoken in, and how sure that is.',
	language_detectBatch:
		'Detect or identify the language of each, every one of many texts at once, in one call: tag, label, sort or classify a list, array, batch, bulk or file of messages, reviews, comments, tweets, strings, rows, a column; up to 100.',
	language_script:
		'Writing system (script, alphabet, Unicode letters, characters, glyphs) of a text: share or percent of Latin, Cyrillic, Greek, Arabic, Han, Tamil …',
	language_languages:
		'All that detection (the detector) supports, knows, recognizes: available names, codes, how many; handles, covers or includes one.',
	language_transliterate:
		'Transliterate between Indic scripts (Hindi, Marathi and Sanskrit Devanagari, Tamil, Bengali, Kannada, Malayalam, Punjabi Gurmukhi, Telugu …) and Latin (Roman, IAST): romanize, convert script, spell or write a name or Hindi in English letters and back.',
	text_readability:
		'Readability of a text, essay, letter or article: how hard, difficult, complicated, convoluted, complex, simple or easy it is to read and understand, score, index, school grade and reading age (Flesch, Kincaid, Gunning Fog, SMOG …), plain English or language, counts of words, sentences and long words, minutes of reading or speaking aloud (speech).',
	earthquakes_recent:
		'Recent earthquakes worldwide (USGS): newest, strongest, by magnitude (Richter), or near a place; quakes, tremors, temblors, shocks, jolts, aftershocks, ground or house that shook, shakes or moved, epicentre, depth, tsunami, seismic activity.',
	holidays_holidays:
		'Public holidays of a country, state or region in a year: bank, national and federal days off, when everything (banks, shops, schools) is closed, shut or open; when Christmas, Easter, Labour Day, Thanksgiving, Diwali or Eid is.',
	holidays_workdays:
		'Working days (business, banking or office days, workdays) between two dates or in a month or quarter, or the date after adding or subtracting so many of them without weekends and holidays; payment deadline, due, ship, delivery; skip or count.',
	currency_rates:
		'Exchange rates of currencies (forex, FX), today or on a past date (historical): convert money, salary, chart, how much dollars, euros, pounds (quid), yen, francs, krona, zloty, lira, rupees, pesos … are worth (value), get or swap for, trade at, weaker or stronger, fall; price or cost in another currency.',
	phone_example:
		'Example phone number of a country and line type (mobile, landline, toll-free, premium rate, VoIP): sample, placeholder, dummy, fake, bogus, made-up or test number for a form field, how numbers look (digits, format).',
	phone_number:
		'Checks, validates, parses, formats, writes or normalizes a given phone or telephone number: valid, possible, which country a caller, call, prefix or calling code (+44) belongs to, type of line (mobile, cell, landline, toll-free), network, international format E.164.',
	food_product:
		'Food or grocery product (jar, packet, bar, snack, biscuit) or drink by its scanned barcode (EAN, UPC, GTIN code, scan): ingredients, what is in it or it contains (milk, eggs, sugar, fat, salt, nuts, peanuts, gluten, additives), vegan or vegetarian, organic, allergy, nutrition, calories, healthy, brand, pack size, Nutri-Score.',
	dictionary_related:
		'English dictionary and thesaurus: meaning and definition of a word (define), synonyms or another word or way to say it, antonyms or opposites, similar words, noun or verb, category, kinds or sorts of a thing, broader (more general), narrower (specific: hypernyms, hyponyms) terms and related words, parts of a thing, what it is part of.',
	dictionary_sounds:
		'How to say an English word: pronunciation (sound, spoken, pronounced, IPA, phonemes), syllables, stress, rhymes (words ending like it, for a song or poem), homophones.',
	geo_distance:
		'Distance between two points, cities or coordinates: how far, near, close, apart or long in miles or km (great-circle, haversine, as the crow flies), bearing or direction, which way to head from one to another, midpoint halfway between.',
	geo_destination:
		'Point or location reached from a start by going, sailing, flying, driving or walking a distance of km, miles in a direction (north, south-west …; course, bearing, heading, azimuth, offset): where you end up or land, endpoint coordinates.',
	geo_timezone:
		'What time it is now in a place: time zone, current local time (clock) and hour (morning, night, ahead, asleep, call, ring or phone now; too late, early), UTC offset, time difference, daylight saving (summer) time, when clocks change.',
	geo_places:
		'Find or locate where on the map a city, capital, town, village, district, region, island, mountain, lake, landmark, station or airport is by its name or code, or a postal code (ZIP), or the nearest place to coordinates: position, latitude and longitude (geocode), country, population (people, inhabitants who live there).',
	encyclopedia_autocomplete:
		'Search Wikipedia (wiki), the encyclopedia: find articles, topics, entries and pages about a subject, person (who was), war, revolution or event, called so, or titles that begin or start with a partial text (autocomplete, suggestions).',
	encyclopedia_onThisDay:
		'On this day in history: historical events, battles that happened or took place through the centuries, anniversaries, famous people born (births, birthdays) or died (deaths), what is celebrated or observed on a day and month.',
	image_info:
		'Inspects an uploaded image (picture, photo, photograph, snapshot, shot, banner, JPEG, PNG, GIF, WebP): file format, width and height (size, resolution), color mode, EXIF metadata, camera, lens, shutter, aperture, ISO, when and where it was taken or shot (GPS), transparency, DPI, animation frames, copyright, edited, retouched or AI-made (generated).',
	news_search:
		'Search tech news headlines: newest or popular stories, articles, posts and what people or hackers say and discuss on Hacker News (HN) about technology, programming, software, AI and startups by keyword, points (upvotes, trending) or relevance, this week or year.',
	universities_countries:
		'Number of universities per country: how many each country has, totals (tally, most, fewest), nations compared and ranked.',
	universities_universities:
		'Find or list universities (uni), colleges, polytechnics, technical schools and institutions of higher education by name, country, web domain (owner) or e-mail address; home page, website.',
	qr_wifi:
		'QR code that encodes, joins, connects or logs in guests and visitors to a Wi-Fi (WiFi, wireless, WLAN, hotspot, internet) network (get online) when a phone camera scans it: SSID, password (credentials, router), WPA or WEP security, hidden.',
	qr_qr:
		'QR code image of any text, message, vCard, link, website or URL, to scan from a poster, sticker or page: a scannable code or square to open, point at or encode; menu, business or contact card, colors, pixels, error correction, SVG.'
};
