/** Sentences for the reasons of errors and the notes of answers, by the API’s English. `{parts}` are placeholders of values. The first match is shown. */
export const reasons = {
	'is required': 'Please fill this in.',
	'must be given once': 'Enter this only once.',
	'must not be blank': 'Please fill this in.',
	'must not be empty': 'Please fill this in.',
	'must be a whole number': 'Enter a whole number.',
	'must be a number': 'Enter a number.',
	'must be true or false': 'Choose yes or no.',
	'must be between 1 and {last} in month {month}': 'Choose a day from 1 to {last}.',
	'must be between {min} and {max}': 'Enter a value from {min} to {max}.',
	'must be in the years {min} to {max}': 'Choose a year from {min} to {max}.',
	'leads out of the years {min} to {max}': 'That goes beyond {min} to {max}. Use fewer days.',
	'must be at most {max} MB': 'Too large: up to {max} MB.',
	'must be at most {max} characters': 'Too long: up to {max} characters.',
	'must be at least {min} characters': 'Too short: at least {min} characters.',
	'must have at most {max} items': 'Too many lines: up to {max}.',
	'must have at least {min} items': 'Add lines: at least {min}.',
	'must have at most {max} entries': 'Too many lines: up to {max}.',
	'must be at most ten years after from': 'Choose an end within ten years of the start.',
	'must be at most {max}': 'Enter {max} or less.',
	'must be at least {min}': 'Enter {min} or more.',
	'must be one of {values}': 'Choose one of: {values}',
	'must not contain control characters': 'This contains characters we can’t use. Type it again instead of pasting.',
	'is a whole Wi-Fi code: give the name in it, and its password as password':
		'That’s a complete Wi-Fi code. Enter only the network name here and the password below.',
	'must be a date as YYYY-MM-DD': 'Choose a date.',
	'must not be in the future': 'Choose today or an earlier day.',
	'must not be before from': 'The end is before the start.',
	'must not be before start': 'The end is before the start.',
	'must not be before {date}': 'Choose {date} or later.',
	'one of `to` and `add` must be given': 'Choose an end date or a number of days.',
	'no holidays are known for {country}': 'We have no holidays for {country} yet.',
	'none are known for {country}': 'We have none for {country} yet.',
	'{text} is no country known here{rest}':
		'We don’t know a country called {text}. Try its English name or a code such as DE.',
	'{text} is not one country; did you mean {offers}?': 'Which country is {text}? Did you mean {offers}?',
	'is not one place known here; did you mean {offers}?': 'Which place? Did you mean {offers}?',
	'must be latitude,longitude, like 52.52,13.405{rest}':
		'We don’t know that place. Try a larger town nearby, or coordinates such as 52.52, 13.405.',
	'must be a whole plus code, like 8FW4V942+JV': 'Enter the full plus code, such as 8FW4V942+JV.',
	'latitude must be between -90 and 90': 'Latitude goes from -90 to 90. Are the numbers swapped?',
	'must be an ISO 8601 time{rest}': 'Enter a date and time, such as 2026-07-01 12:00.',
	'must be a time of the wall clock there without offset, like {time}': 'Enter the local time there, such as {time}.',
	'must not be given beside at': 'Use either this or the date and time, not both.',
	'unknown currency {code}': 'We have no rate for {code}.',
	'must be a three-letter currency code': 'Choose a currency, or type its code, such as EUR.',
	'must name at least one currency': 'Choose at least one currency.',
	'{source} has no rates on or shortly before {date}': 'There are no rates for {date}. Choose another day.',
	'{base} had no rate on {date}': '{base} had no rate on {date}. Choose another day.',
	'must be 8, 12, 13 or 14 digits': 'A barcode has 8, 12, 13 or 14 digits.',
	'no product has this code; its check digit should be {digit}':
		'We don’t know this product. Check the number: the last digit should be {digit}.',
	'no product has this code': 'We don’t know this product yet. You can add it to Open Food Facts.',
	'must be a language code such as de or pt-BR': 'Choose a language, or type its code, such as de.',
	'is not in the dictionary; did you mean {words}?': 'That word isn’t in the dictionary. Did you mean {words}?',
	'is not in the dictionary': 'That word isn’t in the dictionary. Check the spelling; very new words may be missing.',
	'has no pronunciation here; only single English words have one':
		'We don’t know how this sounds. Enter one English word.',
	'is a contraction of function words': 'That’s a short form of two small words.',
	'is damaged: {rest}': 'This file is damaged, so we couldn’t read it.',
	'is required with end': 'Enter the first day too.',
	'is required to order by distance': 'Enter a place to sort by distance.',
	'the Wikipedia in {lang} lists none for this day; ask for another type or in another lang':
		'Wikipedia lists none for this day in that language. Choose another kind or language.',
	'is a contraction; did you mean {words}?': 'That’s a short form. Did you mean {words}?',
	'is a time zone, not a place: name a city in it': 'That’s a time zone. Enter a city in it.',
	'is required for a number that does not begin with + and a calling code':
		'Choose the country, or start the number with + and its country code.',
	'no {type} example for {country}; available: {types}': '{country} has no {type} numbers. It has: {types}.',
	'{country} has no numbering plan of its own': '{country} shares its phone numbers with another country.',
	'has no words': 'There are no words in this text.',
	'must be a script when the text is casual': 'Choose a script to write in.',
	'is empty': 'This file is empty.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is text':
		'That’s a text file. Choose an image: JPEG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is {kind}':
		'That’s {kind}. Choose an image: JPEG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}':
		'We can’t read this file. Choose an image: JPEG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be https:': 'Use an address that starts with https://.',
	'must be an absolute http(s) address': 'Enter the full address, starting with https://.',
	'is not base64 at character {at}': 'This isn’t valid base64 (character {at}).',
	'has {bytes} bytes, a code of error correction {level} holds at most {max}':
		'Too long for a QR code: {bytes} of {max} bytes at level {level}. Shorten it or lower the damage tolerance.',
	'must be a colour like #1a2b3c': 'Enter a colour such as #1a2b3c.',
	'must be another colour than light': 'Choose two different colours.',
	'must be a user name of letters, digits, _ and -': 'User names have letters, digits, _ and - only.',
	'must be the code of a Wikipedia, such as en, de or hi': 'Choose a language, or type its code, such as en.',
	'on-this-day is not published in {lang}; available: {langs}':
		'On this day isn’t available in {lang}. Choose one of: {langs}',
	'selected is not published in {lang}; available: events, births, deaths, holidays':
		'There’s no editors’ choice in {lang}. Choose events, births, deaths or holidays.',
	'the Wikipedia in {lang} has no page of this day':
		'This Wikipedia has no page for this day. Choose another language than {lang}.',
	'none could be read from {page}; ask in another lang':
		'We couldn’t read this day’s page: {page}. Try another language.',
	'division by zero': 'You can’t divide by zero.',
	'logarithm of zero': 'Zero has no logarithm.',
	'unexpected end{rest}': 'Something is missing at the end.',
	'unexpected {text} at character {at}, expected {rest}': '{text} doesn’t fit here (character {at}).',
	'unexpected {text} at character {at}': '{text} doesn’t fit here (character {at}).',
	'needs too many steps{rest}': 'That’s too complex to calculate here.',
	'is too large': 'The result is too large to show.',
	'is over its limit of {count} requests a minute':
		'This key has used its {count} requests for this minute. Try again shortly.',
	'is over its limit of {count} requests a day': 'This key has used its {count} requests for today.',
	'EAP (enterprise) networks cannot be joined by a code{rest}':
		'Company networks (EAP) can’t be joined with a code: phones need a user name and certificate.',
	'must be in Latin letters or in a script that is read here{rest}':
		'Use Latin letters or one of the nine Indian scripts.',
	'must be in Latin, Cyrillic, Greek or Arabic letters{rest}':
		'We can only score texts in Latin, Cyrillic, Greek or Arabic letters.',
	'needs too many steps': 'That’s too complex to calculate here.',
	'unknown word {word}: did you mean {offer}?{rest}': 'We don’t know “{word}”. Did you mean {offer}?',
	'unknown word {word}: give it a value in variables; write {product} for a product{rest}':
		'We don’t know “{word}”. Give it a value under Variables, or write {product} to multiply.',
	'unknown word {word}: give it a value in variables{rest}': 'We don’t know “{word}”. Give it a value under Variables.',
	'{text} is no unit that is known here': 'We don’t know the unit “{text}”.',
	'{text} is neither a unit nor a constant that is known here': 'We don’t know “{text}”, as a unit or a constant.',
	'{kind} cannot be given in {unit}, a unit of {other}': '{unit} measures {other}, not {kind}.',
	'exchange rates change every day and are asked for at {path}, {rest}': 'For exchange rates, use Money.',
	'the density of {thing} is not known here; write it, as in {example}':
		'We don’t know how dense {thing} is. Add it, as in {example}.',
	'no elementary antiderivative was found': 'We found no formula for this integral.',
	'no limit was found': 'We found no limit.',
	'the limit does not exist: {rest}': 'There is no limit: {rest}',
	'the integral diverges': 'The integral diverges.',
	'the sum does not converge': 'The sum does not converge.',
	'the sum grows without bound': 'The sum grows without bound.',
	'the matrix is singular: it has no inverse': 'This matrix has no inverse.',
	'the rows of the matrix differ in length': 'All rows of the matrix need the same length.',
	'{name} needs a square matrix, and this one is {size}': '{name} needs a square matrix. This one is {size}.',
	'complex numbers have no order': 'Complex numbers can’t be compared with < or >.',
	'infinity minus infinity has no value': 'Infinity minus infinity has no value.',
	'zero times infinity has no value': 'Zero times infinity has no value.',
	'the temperature lies below absolute zero': 'That’s colder than absolute zero.',
	'what day it is, is not known here{rest}': 'Enter a date instead of “today”.',
	'Roman numerals are for whole numbers from 1 to 3999': 'Roman numerals are for whole numbers from 1 to 3999.',
	'log is the natural logarithm': 'Log is the natural logarithm',
	'the angle is in radians': 'The angle is in radians',
	'the percentage is one of what stands before it': 'Percent of the number before it',
	'this is the tip alone': 'Tip only',
	'a year is 365.25 days': 'A year is 365.25 days',
	'{sign} is left out: amounts are plain numbers here': 'Calculated without {sign}. For exchange rates, use Money.',
	'for {condition}: elsewhere the expression has no value': 'Valid for {condition}',
	'{name}: exact by definition (SI, 2019)': '{name}: exact by definition (SI, 2019)',
	'{name}: CODATA 2022, standard uncertainty {value}': '{name}: CODATA 2022, standard uncertainty {value}',
	'{name}: JPL Solar System Dynamics, to the digits given': '{name}: JPL Solar System Dynamics, to the digits given',
	'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given':
		'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given',
	'{name}: of a sphere of the mean radius, to four digits': '{name}: of a sphere of the mean radius, to four digits',
	'{name}: at room temperature, to the digits given': '{name}: at room temperature, to the digits given',
	'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given':
		'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given',
	'{name}: at {degrees} °C, to the digits given': '{name}: at {degrees} °C, to the digits given',
	'distance to the moon: the mean over its orbit': 'Distance to the moon: the mean over its orbit',
	'distance to the sun: the mean, one astronomical unit': 'Distance to the sun: the mean, one astronomical unit',
	'in digits: {text}': 'In digits: {text}',
	'for {condition}: elsewhere the derivative is another': 'Valid for {condition}',
	'in base {base}: {digits}': 'In base {base}: {digits}',
	'{typed} is read as {word}': 'Read “{typed}” as “{word}”',
	'Roman numerals: {said}': 'Roman numerals: {said}',
	'the comma in {written} is a decimal point: {read}': 'The comma in {written} is a decimal point: {read}',
	'the sequence is taken as arithmetic: each term is the one before plus {step}':
		'Read as a sequence that adds {step} each time',
	'the sequence is taken as geometric: each term is the one before times {ratio}':
		'Read as a sequence that multiplies by {ratio} each time',
	'the sequence is taken as a polynomial of degree {degree}: its differences of that order are equal':
		'The sequence is taken as a polynomial of degree {degree}: its differences of that order are equal',
	'each term is taken as the sum of the two before it':
		'Read as a sequence where each term is the sum of the two before',
	'there is a real value for every real {name}': 'There is a real value for every real {name}',
	'there is no real value': 'There is no real value',
	'the line is y = what is answered': 'The line is y = this answer',
	'at the standard acceleration of gravity, 9.80665 m/s²': 'At the standard acceleration of gravity, 9.80665 m/s²',
	'this is the principal value; the real root': 'This is the principal value. Real root:',
	'the terms {terms} show no rule that is known here{rest}': 'We see no pattern in {terms}.',
	'{what} is of a polynomial of degree {degree} in {name} here':
		'{what} is of a polynomial of degree {degree} in {name} here',
	'the range of a function is not told here; where it turns is: stationary points of {text}':
		'We can’t give the range, but we can find turning points: stationary points of {text}',
	'the domain of a function that breaks off again and again, or of this kind, is not told here':
		'The domain of a function that breaks off again and again, or of this kind, is not told here',
	'no closed form of the {what} was found': 'We found no closed formula for the {what}.'
} as const;

/** Precedes an untranslated reason, by the code of the error. */
export const leads = {
	INVALID_INPUT: 'Check this:',
	NOT_FOUND: 'Not found:',
	COMPUTATION_LIMIT: 'Too complex:',
	other: 'No answer:'
} as const;
