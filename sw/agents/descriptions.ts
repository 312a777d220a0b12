/**
 * What a model reads of each tool, by operationId: what it answers and what people call that. Without one here it reads the
 * contract's summary. tests/agents holds their length and which tool a question finds by them.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
	ask_ask:
		'Interprets a question in natural everyday words of a person, in eight languages: which tool or operation is meant, with which input, and its answer where that is sure. Use it when unsure which tool to use.',
	ask_day:
		'Calendar: weekday (Monday …), week number and date of a day, leap years, days or weeks until, since, between or after dates; birthdays, today.',
	math_evaluate:
		'Calculate or compute the exact and decimal value of a math expression. Arithmetic, percent %, powers, roots, convert units (miles to km, litres, gallons, pounds, Celsius …), solve equations, derivative, integral, limit, sums, primes, factorial, matrix, statistics, variables.',
	math_simplify:
		'Algebra: simplify, reduce or rewrite an algebraic expression, expand or multiply out brackets, factor a polynomial, collect like terms.',
	language_detect: 'Detect or identify which language a text, message or sentence is written in, and how sure that is.',
	language_detectBatch:
		'Detect the language of each of many texts in one call: a list, array, batch, file or lines of several messages, comments, reviews; up to 100.',
	language_script:
		'Writing system (script, alphabet, letters, characters) of a text: share or percent of Latin, Cyrillic, Arabic, Han, Tamil …',
	language_languages: 'List of all supported and available languages that can be detected: names, codes, how many.',
	language_transliterate:
		'Transliterate between Indic scripts (Hindi, Marathi and Sanskrit Devanagari, Tamil, Bengali, Gurmukhi, Telugu …) and Latin (Roman, IAST, ISO 15919): romanize, convert script, write Hindi in English letters and back.',
	text_readability:
		'Readability of a text, essay or article: how hard or easy it is to read, grade level (Flesch, Kincaid, Gunning Fog …), plain English, how long reading or speaking it takes in minutes.',
	earthquakes_recent:
		'Recent earthquakes worldwide: latest, newest, strongest, by magnitude, or near a place; quakes, tremors, shaking ground, seismic activity and events.',
	holidays_holidays:
		'Public holidays of a country, state or region in a year: bank, national, federal and legal days off; when Christmas, Easter, Thanksgiving, Diwali or Eid is.',
	holidays_workdays:
		'Working days (business days, workdays) between two dates, left or to work in a month, or the date after adding so many of them without weekends and holidays; deadline, delivery.',
	currency_rates:
		'Exchange rates of currencies, today or on a past date (historical): convert money, how much dollars, euros, pounds, yen, francs, rupees, pesos … are worth; price in another currency.',
	phone_example:
		'Example phone number of a country and line type (mobile, landline, toll-free, premium rate, VoIP): sample, placeholder, fake or test number, how numbers look and are written.',
	phone_number:
		'Checks, validates, parses, formats or normalizes a given phone or telephone number: valid, possible, which country it is from, kind of line (mobile, landline), international E.164.',
	food_product:
		'Food or grocery product, snack or drink by its scanned barcode (EAN, UPC code): ingredients, what it contains (milk, sugar, nuts), nutrition, calories, allergens, brand, Nutri-Score.',
	dictionary_related:
		'English dictionary and thesaurus: meaning and definition of a word (define), synonyms or another word for it, antonyms or opposites, broader, narrower (hypernyms, hyponyms, kinds of) and related words, parts of a thing.',
	dictionary_sounds:
		'How an English word sounds: pronunciation (IPA, pronounced), syllables, stress, rhymes (rhyming words), homophones, words that sound like it.',
	geo_distance:
		'Distance between two points, cities or coordinates: how far or long in miles or km (as the crow flies), bearing or direction from one to another, midpoint halfway between.',
	geo_destination:
		'Point or location reached from a start by going, sailing, flying or walking a distance in a direction (north, east …; course, bearing, heading, azimuth): where you end up, endpoint coordinates.',
	geo_timezone:
		'What time it is now in a place: time zone, current local time and hour (morning, night), UTC offset, time difference, daylight saving (summer) time, when clocks change.',
	geo_places:
		'Find where a city, town, place or airport is by its name, or the nearest one to coordinates: latitude and longitude (geocode), country, population.',
	encyclopedia_autocomplete:
		'Search Wikipedia, the encyclopedia: article and page titles about a subject, or that begin with a text (autocomplete, suggestions).',
	encyclopedia_onThisDay:
		'On this day in history: historical events that happened, famous people born (births, birthdays) or died (deaths), what is celebrated on a day and month.',
	image_info:
		'Inspects an image (picture, photo, JPEG, PNG, GIF): file format, width and height (size, resolution), color mode, EXIF metadata, camera, when and where it was taken (GPS), animated.',
	news_search:
		'Search tech news: newest or popular stories, articles, posts and headlines of Hacker News on technology, software and startups by keyword, points or relevance.',
	universities_countries: 'Number of universities per country: how many each country has, counts compared worldwide.',
	universities_universities:
		'Find or list universities, colleges and institutions of higher education by name, country, web domain or e-mail address; home page, website.',
	qr_wifi:
		'QR code that joins guests to a Wi-Fi (WiFi, wireless, WLAN, hotspot) network when scanned: SSID, password, WPA or WEP security, hidden.',
	qr_qr: 'QR code image of any text, message, vCard, link or URL, scannable; colors, pixels, error correction, SVG.'
};
