/** What a model reads of a tool, by operationId, instead of the summary. Bounds: tests/agents. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
	ask_ask:
		'Interprets a free-form or vague request, message or question in natural everyday words, in eight languages: which tool, function or API is meant (intent), with which input, and its answer where that is sure. One catch-all box, endpoint or line for anything, however phrased: plain sentences, enquiries and queries of unknown type, when unsure or unclear which service fits or handles what a user, visitor or customer typed or wrote: parse, route, reply, figure out what someone wants or is after.',
	ask_day:
		'Calendar: weekday (Monday …), week number and date of a day, Easter and Pentecost, which day a date lands or falls on, leap years, weekends, how many or long days, weeks or months until, since, between, before or after dates, ago, from now; birthdays, age (how old, born), a fortnight, deadlines, countdown, today, tomorrow.',
	math_evaluate:
		'Calculate or compute the exact and decimal value of, or answer to, a math expression or numbers. Work out arithmetic (+ = sum, plus, minus, difference, subtract, add up, total, times, multiply, divide, remainder, average, mean, median), percent % (tip, discount, interest), fractions, powers (to the power of, squared), roots, logarithm, convert units (miles to km, feet, yards or inches to centimetres or metres, litres, gallons, pints, quarts, teaspoons, tablespoons, kilograms or kg, stone, pounds, ounces, Fahrenheit to Celsius, cups, speed per hour …), solve equations (find x), derivative, integrate, limit, sine, prime number, divisor, factorial, determinant of a matrix, statistics, variables, sqrt.',
	math_simplify:
		'Algebra: simplify, reduce, tidy, shorten (shortest, nicer form) or rewrite an algebraic expression, make a formula, radical or fraction shorter, expand or multiply out brackets or parentheses, factor a polynomial (as a product), lowest terms, cancel common factors, collect or combine like terms.',
	language_detect:
		'Detect, identify, guess or recognize what language: which language or tongue (English, Spanish, French, German, Danish, Portuguese, Hindi …; foreign, unreadable) a text, message, e-mail, word or sentence is written or spoken in, and how sure that is.',
	language_detectBatch:
		'Detect or identify the language of each, every one of many texts at once, in one call: tag, label, sort or classify a list, array, batch, bulk or file of messages, reviews, comments, tweets, strings, rows, a column; up to 100.',
	language_script:
		'Writing system (script, alphabet, Unicode letters, characters, glyphs, symbols) that a text is written in: share, mix or percent of Latin, Cyrillic, Greek, Arabic, Han, Tamil …',
	language_languages:
		'All languages that detection (the detector) supports, knows, recognizes: available list of names, codes, how many; handles, covers or includes one.',
	language_transliterate:
		'Transliterate between Indic scripts (Hindi, Marathi and Sanskrit Devanagari, Tamil, Bengali, Kannada, Malayalam, Punjabi Gurmukhi, Telugu …) and Latin (Roman, IAST): romanize, convert script, spell or write a name or Hindi in English letters or characters and back.',
	text_readability:
		'Readability of a text, essay, letter or article: how hard, difficult, complicated, convoluted, complex, simple or easy it is to read and understand, score, index, accessible wording, school grade and reading age (Flesch, Kincaid, Gunning Fog, SMOG …), plain English or language, children, readers or audience who can understand it, counts of words, sentences and long words, minutes of reading or speaking aloud (speech).',
	earthquakes_recent:
		'Recent earthquakes worldwide (USGS): newest, strongest, by magnitude (Richter), or near a place; quakes, tremors, temblors, shocks, jolts, aftershocks, rumble, earth, ground or house that shook, shakes, felt or moved, epicentre, depth, tsunami, seismic activity.',
	holidays_holidays:
		'Public holidays of a country, state or region in a year: bank, national and federal days off work, long weekends, when everything (banks, shops, schools) is closed, shut or open; when Christmas, Easter, Labour Day, Thanksgiving, Diwali or Eid is.',
	holidays_workdays:
		'Working days (business, banking or office days, workdays) between two dates or in a month or quarter, or the date after adding or subtracting (later, earlier, back) so many of them without weekends and holidays; payment or invoice deadline, due, ship, arrive, delivery; skip or count.',
	currency_rates:
		'Exchange rates of currencies (forex, FX), today or on a past date (historical): convert money, salary, chart, how much dollars, euros, pounds (quid), yen, francs, krona, zloty, lira, rupees, pesos, USD, EUR, GBP, CAD … are worth (value), get, buy or swap for, trade at, weaker or stronger, rise or fall; price or cost in another currency.',
	phone_example:
		'Example phone number of a country and line type (mobile, landline, toll-free, premium rate, VoIP): sample, placeholder, dummy, fake, bogus, made-up or test number for a form field, how numbers look (digits, format).',
	phone_number:
		'Checks, validates, parses, formats, writes or normalizes a given phone or telephone number: valid, possible, which country a caller, call, prefix or calling code (+44) belongs to, type of line (mobile, cell, landline, toll-free), network, international format E.164.',
	food_product:
		'Food or grocery product (supermarket item; jar, packet, can, bar, snack, biscuit, cereal, chocolate) or drink by its scanned barcode (EAN, UPC, GTIN code, scan): ingredients, what is in it or it contains (milk, eggs, sugar, fat, salt, nuts, peanuts, gluten, additives), where it is on sale, vegan or vegetarian, organic, allergy, nutrition, calories, healthy, brand, pack size, Nutri-Score.',
	dictionary_related:
		'English dictionary and thesaurus: meaning and definition of a word (define, what does it mean), vocabulary, synonyms or another word or way to say it, antonyms or opposites, similar words, noun or verb, category, kinds or sorts of a thing, broader (more general), narrower (specific: hypernyms, hyponyms) terms and related words, parts or components of a thing, what whole it is part of or belongs to.',
	dictionary_sounds:
		'How to say an English word: pronunciation (sound, spoken, pronounced, IPA, phonemes), syllables, stress, rhymes (words ending like it, for a song, verse or poem), homophones (sound the same, spelled differently).',
	geo_distance:
		'Distance between two points, cities or coordinates: how far, near, close, apart or long in miles or km (great-circle, haversine, as the crow flies), bearing or direction, which way to head from one to another, midpoint halfway between.',
	geo_destination:
		'Point or location reached from a start by going, sailing, flying, driving or walking a distance of km, miles in a direction (north, south-west …; course, bearing, heading, azimuth, offset): where you end up or land, endpoint coordinates.',
	geo_timezone:
		'What time it is now in a place: time zone, current local time (clock) and hour (morning, night, ahead, asleep, call, ring or phone now; too late, early), UTC offset, time difference, daylight saving (summer) time, when clocks change.',
	geo_places:
		'Coordinates of a place; find or locate where on the map a city, capital, town, village, settlement, district, region, island, mountain, lake, landmark, station or airport is by its name or code, or a postal code (ZIP), or the nearest place to coordinates: position, latitude and longitude (geocode), country, population (people, inhabitants who live there).',
	encyclopedia_autocomplete:
		'Search Wikipedia (wiki), the encyclopedia: find articles, topics, entries, facts and pages that tell or describe (description) what a thing is, all you know about a subject, person (who is, who was), war, battle, revolution or event, called so, or titles that begin or start with a partial text (autocomplete, suggestions).',
	encyclopedia_onThisDay:
		'On this day in history: historical events, battles that happened or took place through the centuries, anniversaries, famous people born (births, birthdays) or died (deaths), what is celebrated or observed on a day and month.',
	image_info:
		'Inspects an uploaded image file (picture, pic, photo, photograph, snapshot, shot, scan, banner, JPEG, PNG, GIF, WebP, TIFF, HEIC): format, width and height (how wide, high or large; size, resolution, megapixels, portrait or landscape), color mode (RGB, grayscale), EXIF metadata, camera, lens, shutter, aperture, ISO, when and where it was taken or shot (GPS), transparency, DPI, animation frames, copyright, edited, retouched or AI-made (generated).',
	news_search:
		'Search tech news headlines: newest, latest or popular stories, articles, reports, press coverage, posts and what is posted or reported, people, developers or hackers say and discuss on Hacker News (HN) about technology, programming, software, AI and startups by keyword, points (upvotes, trending) or relevance, this week or year.',
	universities_countries:
		'Number of universities or colleges per country: how many each country has, which countries or nations are covered, totals (tally, most, fewest), compared and ranked.',
	universities_universities:
		'Find or list universities (uni), colleges, polytechnics, technical schools, academic institutions of higher education (study, campus) by name, country, web domain (owner) or e-mail address; home page, website.',
	qr_wifi:
		'QR code that encodes, joins, connects or logs in guests and visitors to a Wi-Fi (WiFi, wireless, WLAN, hotspot, internet) network (get online) when a phone camera scans it: SSID, password or passphrase (credentials, router) to share without typing, WPA2 or WEP security, open, hidden.',
	qr_qr:
		'QR code image of any text, message, vCard, link, website or URL, to scan from a poster, sticker or page: a scannable code or square to open, point at or encode; menu, business or contact card, colors, pixels, error correction, SVG.'
};
