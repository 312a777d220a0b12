import type { Sentences } from '../types';
import type { leads as enLeads, reasons as en } from '../en/errors';

/** Sentences for the reasons of errors and the notes of answers in Tamil. The first that fits is shown. */
export const reasons: Sentences<typeof en> = {
	'is required': 'இதை நிரப்ப வேண்டும்.',
	'must be given once': 'இதை ஒருமுறை மட்டும் தரவும்.',
	'must not be blank': 'இது வெறுமையாக இருக்கக் கூடாது.',
	'must not be empty': 'இது வெறுமையாக இருக்கக் கூடாது.',
	'must be a whole number': 'முழு எண்ணை எழுதவும்.',
	'must be a number': 'எண்ணை எழுதவும்.',
	'must be true or false': 'ஆம் அல்லது இல்லை.',
	'must be between 1 and {last} in month {month}': 'இம்மாதத்தில் 1 முதல் {last} வரை (மாதம் {month}).',
	'must be between {min} and {max}': '{min} முதல் {max} வரை.',
	'must be in the years {min} to {max}': '{min} முதல் {max} வரையிலான ஆண்டு.',
	'leads out of the years {min} to {max}': 'இது {min} முதல் {max} வரையிலான ஆண்டுகளுக்கு வெளியே செல்கிறது.',
	'must be at most {max} MB': 'அதிகபட்சம் {max} MB.',
	'must be at most {max} characters': 'அதிகபட்ச எழுத்துகள்: {max}.',
	'must be at least {min} characters': 'குறைந்தபட்ச எழுத்துகள்: {min}.',
	'must have at most {max} items': 'அதிகபட்ச வரிகள்: {max}.',
	'must have at least {min} items': 'குறைந்தபட்ச வரிகள்: {min}.',
	'must have at most {max} entries': 'அதிகபட்ச வரிகள்: {max}.',
	'must be at most ten years after from': 'முதல் நாளிலிருந்து அதிகபட்சம் பத்து ஆண்டுகள்.',
	'must be at most {max}': 'அதிகபட்சம் {max}.',
	'must be at least {min}': 'குறைந்தபட்சம் {min}.',
	'must be one of {values}': 'இவற்றுள் ஒன்று: {values}.',
	'must not contain control characters': 'இதில் கட்டுப்பாட்டுக் குறிகள் இருக்கக் கூடாது.',
	'is a whole Wi-Fi code: give the name in it, and its password as password':
		'இது முழு வைஃபை குறியீடு: அதிலுள்ள பெயரையும், அதன் கடவுச்சொல்லைக் கடவுச்சொல்லாகவும் தருக.',
	'must be a day as YYYY-MM-DD': 'நாளை YYYY-MM-DD என எழுதவும்.',
	'must be a date as YYYY-MM-DD': 'நாளை YYYY-MM-DD என எழுதவும்.',
	'must not be in the future': 'எதிர்கால நாளாக இருக்கக் கூடாது.',
	'must not be before from': 'கடைசி நாள் முதல் நாளுக்கு முன் உள்ளது.',
	'must not be before start': 'கடைசி நாள் முதல் நாளுக்கு முன் உள்ளது.',
	'must not be before {date}': '{date}க்கு முன் இருக்கக் கூடாது.',
	'one of `to` and `add` must be given': 'கடைசி நாள் அல்லது கூட்டும் நாட்கள், ஒன்றைத் தரவும்.',
	'no holidays are known for {country}': '{country} விடுமுறைகள் இங்கு தெரியாது.',
	'none are known for {country}': '{country} பகுதிகள் இங்கு தெரியாது.',
	'{text} is no country known here{rest}': '{text} என்ற நாடு இங்கு தெரியாது. பெயர் அல்லது DE போன்ற குறியீட்டை எழுதவும்.',
	'{text} is not one country; did you mean {offers}?': '{text} ஒரே நாடு அல்ல. இதுவா: {offers}?',
	'is not one place known here; did you mean {offers}?': 'இங்கே இது ஒரே இடம் அல்ல. இதுவா: {offers}?',
	'must be latitude,longitude, like 52.52,13.405{rest}':
		'இவ்விடம் புரியவில்லை. நகரின் பெயர், அல்லது 52.52,13.405 போல எழுதவும்.',
	'must be a whole plus code, like 8FW4V942+JV': 'முழு பிளஸ் குறியீட்டை எழுதவும், எ.கா. 8FW4V942+JV.',
	'latitude must be between -90 and 90': 'அட்சரேகை -90 முதல் 90 வரை.',
	'must be an ISO 8601 time{rest}': 'நேரத்தை இப்படி எழுதவும்: 2026-07-01T12:00:00Z.',
	'must be a time of the wall clock there without offset, like {time}': 'அங்குள்ள கடிகார நேரம், எ.கா. {time}.',
	'must not be given beside at': '“எந்நேரத்தில்” அல்லது இது, ஒன்று மட்டும்.',
	'unknown currency {code}': '{code} என்ற நாணயம் தெரியாது.',
	'must be a three-letter currency code': 'மூன்றெழுத்து நாணயக் குறியீடு, எ.கா. EUR.',
	'must name at least one currency': 'குறைந்தது ஒரு நாணயம் தரவும்.',
	'there are no rates on or shortly before {date}': '{date} அல்லது அதற்குச் சற்று முன் விகிதங்கள் இல்லை.',
	'{base} had no rate on {date}': '{date} அன்று {base} விகிதம் இல்லை.',
	'must be 8, 12, 13 or 14 digits': 'பார்கோடில் 8, 12, 13 அல்லது 14 இலக்கங்கள் இருக்கும்.',
	'no product has this code; its check digit should be {digit}':
		'இக்குறியீட்டில் பொருள் இல்லை; கடைசி இலக்கம் {digit} ஆக இருக்க வேண்டும்.',
	'no product has this code': 'இக்குறியீட்டில் பொருள் இல்லை.',
	'must be a language code such as de or pt-BR': 'மொழிக் குறியீடு, எ.கா. de அல்லது pt-BR.',
	'is not in WordNet, whose words are from before 2012; did you mean {words}?':
		'இச்சொல் ஆங்கில அகராதியில் இல்லை. இதுவா: {words}?',
	'is not in WordNet, whose words are from before 2012': 'இச்சொல் அகராதியில் இல்லை; அதன் சொற்கள் 2012க்கு முந்தியவை.',
	'is a function word, which WordNet leaves out': 'இது இலக்கணச் சொல்; அகராதியில் இவை இல்லை.',
	'is a function word, which WordNet leaves out; did you mean {words}?':
		'இது இலக்கணச் சொல்; அகராதியில் இவை இல்லை. இதுவா: {words}?',
	'is a contraction; did you mean {words}?': 'இது சுருக்க வடிவம். இதுவா: {words}?',
	'is a time zone, not a place: name a city in it': 'இது நேர மண்டலம், இடம் அல்ல: அதிலுள்ள நகரத்தை எழுதவும்.',
	'is required for a number that does not begin with + and a calling code':
		'+ மற்றும் நாட்டுக் குறியீடு இல்லாத எண்ணுக்கு நாட்டைத் தேர்க.',
	'no {type} example for {country}; available: {types}': '{country}க்கு {type} இல்லை; இவை உள்ளன: {types}.',
	'{country} has no numbering plan of its own': '{country}க்குத் தனி எண் திட்டம் இல்லை.',
	'has no words': 'இவ்வுரையில் சொற்கள் இல்லை.',
	'must be a script when the text is casual': 'தட்டச்சு உரைக்கு ஓர் எழுத்து முறையைத் தேர்க.',
	'is empty': 'இக்கோப்பு வெறுமையாக உள்ளது.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is text':
		'இது உரை, படம் அல்ல. படிக்கக்கூடியவை: JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is {kind}':
		'இந்தக் கோப்பு {kind}. படிக்கக்கூடியவை: JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}':
		'இது இங்கே படிக்கக்கூடிய படம் அல்ல. படிக்கக்கூடியவை: JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be https:': 'முகவரி https: எனத் தொடங்க வேண்டும்.',
	'must be an absolute http(s) address': 'https:// எனத் தொடங்கும் முழு முகவரி.',
	'is not base64 at character {at}': 'எழுத்து {at} base64 அல்ல.',
	'has {bytes} bytes, a code of error correction {level} holds at most {max}':
		'{bytes} பைட்டுகள்; இக்குறியீடு ({level}) {max} வரை கொள்ளும்.',
	'must be a colour like #1a2b3c': 'நிறத்தை #1a2b3c என எழுதவும்.',
	'must be another colour than light': 'வெளிர் நிறத்திலிருந்து வேறு நிறம் தேர்க.',
	'must be a user name of letters, digits, _ and -': 'பெயரில் எழுத்துகள், இலக்கங்கள், _ மற்றும் - மட்டும்.',
	'must be the code of a Wikipedia, such as en, de or hi': 'விக்கிப்பீடியா மொழிக் குறியீடு, எ.கா. en அல்லது ta.',
	'on-this-day is not published in {lang}; available: {langs}': '{lang} மொழியில் இல்லை; இவற்றில் உள்ளது: {langs}.',
	'selected is not published in {lang}; available: events, births, deaths, holidays':
		'{lang} மொழியில் தேர்ந்தவை இல்லை; நிகழ்வுகள், பிறப்புகள், இறப்புகள், விடுமுறைகள் உள்ளன.',
	'the Wikipedia in {lang} has no page of this day':
		'{lang} விக்கிப்பீடியாவில் இந்நாளுக்குப் பக்கம் இல்லை. வேறு மொழியைத் தேர்ந்தெடுக்கவும்.',
	'none could be read from {page}; ask in another lang':
		'{page} பக்கத்திலிருந்து இதைப் படிக்க முடியவில்லை. அப்பக்கத்தைத் திறக்கவும் அல்லது வேறு மொழியைத் தேர்ந்தெடுக்கவும்.',
	'division by zero': 'பூச்சியத்தால் வகுக்க முடியாது.',
	'logarithm of zero': 'பூச்சியத்தின் மடக்கை இல்லை.',
	'unexpected end{rest}': 'கோவை முழுமையில்லை.',
	'unexpected {text} at character {at}, expected {rest}': 'எழுத்து {at}: {text} இங்கு பொருந்தவில்லை.',
	'unexpected {text} at character {at}': 'எழுத்து {at}: {text} இங்கு பொருந்தவில்லை.',
	'needs too many steps{rest}': 'இதைக் கணக்கிட மிக நேரமாகும்.',
	'is too large': 'விடை மிகப் பெரியது.',
	'is over its limit of {count} requests a minute': 'நிமிடத்துக்கு {count} கேள்விகள் என்ற வரம்பு தாண்டியது. சற்றுப் பொறுங்கள்.',
	'is over its limit of {count} requests a day': 'இன்றைய வரம்பு {count} முடிந்தது.',
	'EAP (enterprise) networks cannot be joined by a code{rest}':
		'EAP (நிறுவன) நெட்வொர்க்கில் குறியீட்டால் சேர முடியாது: பெயரும் சான்றும் கேட்கும்.',
	'must be in Latin letters or in a script that is read here{rest}':
		'லத்தீன் எழுத்திலோ இந்தியாவின் ஒன்பது எழுத்துமுறைகளில் ஒன்றிலோ இருக்க வேண்டும்.',
	'must be in Latin, Cyrillic, Greek or Arabic letters{rest}':
		'லத்தீன், சிரில்லிக், கிரேக்க அல்லது அரபு எழுத்தில் இருக்க வேண்டும்; பிற எழுத்துகளுக்கு அளவுகோல் இல்லை.',
	'needs too many steps': 'இதைக் கணக்கிட மிக நேரமாகும்.',
	'unknown word {word}: did you mean {offer}?{rest}': '{word} இங்கே தெரியாது. {offer} என்பதா?',
	'unknown word {word}: give it a value in variables; write {product} for a product{rest}':
		'{word} இங்கே தெரியாது. மாறிகளில் அதற்கு மதிப்பு கொடுங்கள், அல்லது பெருக்கலுக்கு {product} என எழுதுங்கள்.',
	'unknown word {word}: give it a value in variables{rest}': '{word} இங்கே தெரியாது. மாறிகளில் அதற்கு மதிப்பு கொடுங்கள்.',
	'{text} is no unit that is known here': '{text} இங்கே தெரிந்த அலகு அல்ல.',
	'{text} is neither a unit nor a constant that is known here': '{text} இங்கே அலகாகவோ மாறிலியாகவோ தெரியாது.',
	'{kind} cannot be given in {unit}, a unit of {other}': 'இதை {unit} இல் தர முடியாது: அந்த அலகு வேறொன்றை அளக்கிறது.',
	'exchange rates change every day and are asked for at {path}, {rest}':
		'நாணய மாற்று விகிதங்கள் தினமும் மாறும்: அவை நாணயப் பக்கத்தில் உள்ளன.',
	'the density of {thing} is not known here; write it, as in {example}':
		'{thing} இன் அடர்த்தி இங்கே தெரியாது. அதை எழுதுங்கள், எ.கா. {example}.',
	'no elementary antiderivative was found': 'அடிப்படைச் சார்புகளால் ஆன எதிர்வகையீடு கிடைக்கவில்லை.',
	'no limit was found': 'எல்லை கிடைக்கவில்லை.',
	'the limit does not exist: {rest}': 'எல்லை இல்லை.',
	'the integral diverges': 'தொகையீடு விரிகிறது.',
	'the sum does not converge': 'கூட்டுத்தொகை ஒருங்காது.',
	'the sum grows without bound': 'கூட்டுத்தொகை எல்லையின்றி வளர்கிறது.',
	'the matrix is singular: it has no inverse': 'அணி ஒருமையானது: அதற்கு நேர்மாறு இல்லை.',
	'the rows of the matrix differ in length': 'அணியின் வரிசைகள் வேறுபட்ட நீளம் கொண்டவை.',
	'{name} needs a square matrix, and this one is {size}': '{name} க்கு சதுர அணி வேண்டும்; இது {size}.',
	'complex numbers have no order': 'கலப்பெண்களுக்கு வரிசை இல்லை.',
	'infinity minus infinity has no value': 'முடிவிலி கழித்தல் முடிவிலிக்கு மதிப்பில்லை.',
	'zero times infinity has no value': 'பூஜ்ஜியம் பெருக்கல் முடிவிலிக்கு மதிப்பில்லை.',
	'the temperature lies below absolute zero': 'வெப்பநிலை தனிச்சுழிக்குக் கீழே உள்ளது.',
	'what day it is, is not known here{rest}': 'இன்று எந்த நாள் என்பது இங்கே தெரியாது: இரண்டு நாள்களையும் எழுதுங்கள்.',
	'Roman numerals are for whole numbers from 1 to 3999': 'ரோமன் எண்கள் 1 முதல் 3999 வரையான முழு எண்களுக்கு.',
	'log is the natural logarithm': 'log என்பது இயல் மடக்கை',
	'the angle is in radians': 'கோணம் ரேடியனில் உள்ளது',
	'the percentage is one of what stands before it': 'சதவீதம் அதற்கு முன் உள்ளதன் மீது',
	'this is the tip alone': 'இது டிப் மட்டும்',
	'a year is 365.25 days': 'ஓர் ஆண்டு 365.25 நாள்கள்',
	'{sign} is left out: amounts are plain numbers here': '{sign} விடப்பட்டது: இங்கே தொகைகள் வெறும் எண்கள்',
	'for {condition}: elsewhere the expression has no value': '{condition} எனில்: மற்றபடி கோவைக்கு மதிப்பில்லை',
	'{name}: exact by definition (SI, 2019)': '{name}: வரையறையால் துல்லியம் (SI, 2019)',
	'{name}: CODATA 2022, standard uncertainty {value}': '{name}: CODATA 2022, நிச்சயமின்மை {value}',
	'{name}: JPL Solar System Dynamics, to the digits given': '{name}: JPL Solar System Dynamics, கொடுக்கப்பட்ட இலக்கங்கள் வரை',
	'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given':
		'{name}: Particle Data Group, IAU-வின் பெயரளவு ஆரம், கொடுக்கப்பட்ட இலக்கங்கள் வரை',
	'{name}: of a sphere of the mean radius, to four digits': '{name}: சராசரி ஆரமுள்ள கோளத்தினது, நான்கு இலக்கங்கள் வரை',
	'{name}: at room temperature, to the digits given': '{name}: அறை வெப்பநிலையில், கொடுக்கப்பட்ட இலக்கங்கள் வரை',
	'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given':
		'{name}: கடல் மட்டத்தில் தரநிலை வளிமண்டலத்தில் {degrees} °C-இல், கொடுக்கப்பட்ட இலக்கங்கள் வரை',
	'{name}: at {degrees} °C, to the digits given': '{name}: {degrees} °C-இல், கொடுக்கப்பட்ட இலக்கங்கள் வரை',
	'distance to the moon: the mean over its orbit': 'நிலவின் தூரம்: அதன் சுற்றுப்பாதையின் சராசரி',
	'distance to the sun: the mean, one astronomical unit': 'சூரியனின் தூரம்: சராசரி, ஒரு வானியல் அலகு',
	'in digits: {text}': 'இலக்கங்களில்: {text}',
	'for {condition}: elsewhere the derivative is another': '{condition} எனில்: மற்ற இடங்களில் வகைக்கெழு வேறு',
	'in base {base}: {digits}': 'அடி {base} இல்: {digits}',
	'{typed} is read as {word}': '{typed} என்பது {word} எனப் படிக்கப்பட்டது',
	'Roman numerals: {said}': 'ரோமன் எண்கள்: {said}',
	'the comma in {written} is a decimal point: {read}': '{written} இல் உள்ள காற்புள்ளி தசமப் புள்ளி: {read}',
	'the sequence is taken as arithmetic: each term is the one before plus {step}':
		'தொடர் கூட்டுத்தொடராகக் கொள்ளப்பட்டது: ஒவ்வோர் உறுப்பும் முந்தையதுடன் {step} கூட்டியது',
	'the sequence is taken as geometric: each term is the one before times {ratio}':
		'தொடர் பெருக்குத்தொடராகக் கொள்ளப்பட்டது: ஒவ்வோர் உறுப்பும் முந்தையதை {ratio} ஆல் பெருக்கியது',
	'the sequence is taken as a polynomial of degree {degree}: its differences of that order are equal':
		'தொடர் {degree} படி பல்லுறுப்புக்கோவையாகக் கொள்ளப்பட்டது: அந்த வரிசை வேறுபாடுகள் சமம்',
	'each term is taken as the sum of the two before it': 'ஒவ்வோர் உறுப்பும் முந்தைய இரண்டின் கூட்டுத்தொகையாகக் கொள்ளப்பட்டது',
	'there is a real value for every real {name}': 'ஒவ்வொரு மெய் {name} க்கும் மெய் மதிப்பு உண்டு',
	'there is no real value': 'மெய் மதிப்பு இல்லை',
	'the line is y = what is answered': 'கோடு: y = விடையில் உள்ளது',
	'at the standard acceleration of gravity, 9.80665 m/s²': 'புவியீர்ப்பின் நிலையான முடுக்கத்தில், 9.80665 m/s²',
	'this is the principal value; the real root': 'இது முதன்மை மதிப்பு; மெய் மூலம்',
	'the terms {terms} show no rule that is known here{rest}': '{terms} என்ற உறுப்புகள் இங்கு தெரிந்த விதி எதையும் காட்டவில்லை.',
	'{what} is of a polynomial of degree {degree} in {name} here':
		'இது இங்கு {name} இல் {degree} படி பல்லுறுப்புக்கோவைக்கு மட்டுமே உண்டு.',
	'the range of a function is not told here; where it turns is: stationary points of {text}':
		'சார்பின் வீச்சகம் இங்கு சொல்லப்படுவதில்லை; அது திரும்பும் இடங்கள் சொல்லப்படும்: stationary points of {text}',
	'the domain of a function that breaks off again and again, or of this kind, is not told here':
		'மீண்டும் மீண்டும் முறியும் அல்லது இத்தகைய சார்பின் சார்பகம் இங்கு சொல்லப்படுவதில்லை.',
	'no closed form of the {what} was found': 'மூடிய வடிவம் கிடைக்கவில்லை'
};

/** Precedes an untranslated reason, by the code of the error. */
export const leads: Sentences<typeof enLeads> = {
	INVALID_INPUT: 'இது ஏற்கப்படவில்லை:',
	NOT_FOUND: 'எதுவும் கிடைக்கவில்லை:',
	COMPUTATION_LIMIT: 'இதைக் கணக்கிட முடியவில்லை:',
	other: 'பதில் கிடைக்கவில்லை:'
};
