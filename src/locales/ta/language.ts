import type { language } from '../../../engines/language/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/language';

/** Form texts in Tamil. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: 'உரை',
		languages: ['இம்மொழிகள் மட்டும்', 'வரிக்கு ஒரு குறியீடு'],
		segments: ['கலப்பு உரையின் பகுதிகள்', 'உரையை மொழிவாரியாகப் பிரிக்கிறது'],
		texts: ['உரைகள்', 'வரிக்கு ஒன்று, {max} வரை'],
		to: 'எதற்கு',
		from: 'எதிலிருந்து'
	}
};

/** Page texts in Tamil. */
export const words: Translation<typeof en> = {
	reliable: 'நம்பகமானது',
	guess: 'ஊகம்',
	severalLanguages: 'பல மொழிகள்',
	inScript: 'எழுத்து: {script}',
	undetermined: 'தெரியவில்லை',
	inNone: 'உரையின் எழுத்து {script}; ஆனால் {count} மொழிகளில் எதிலும் இல்லை எனலாம்.',
	otherScript: 'உரையின் எழுத்து {script}; {count} மொழிகளில் எதுவும் இதில் எழுதப்படுவதில்லை.',
	noLetters: 'இந்த உரையில் எழுத்துகள் இல்லை.',
	short: 'சிறு உரை பல மொழிகளுக்குப் பொருந்தும். இன்னும் சில சொற்கள் இருந்தால் தெளியும்.',
	parts: 'பகுதிகள்',
	byLanguage: 'மொழிவாரியாக உரை',
	line: 'வரி',
	confidence: 'உறுதி',
	otherwise: 'அல்லது',
	ofTheLines: 'வரிகளின் மொழிகள்',
	saveCsv: 'CSV ஆகச் சேமி',
	ownName: 'சொந்தப் பெயர்',
	scripts: 'எழுத்துமுறைகள்',
	direction: 'திசை',
	rtl: 'வலமிருந்து இடம்',
	ltr: 'இடமிருந்து வலம்',
	languages: { one: 'மொழி', other: 'மொழிகள்' },
	allLanguages: 'மொழிகள்',
	find: 'மொழியைத் தேடு',
	noSuch: 'இப்பெயரில் மொழி இல்லை.',
	noScript: 'எழுத்து இல்லை',
	noScriptWhy: 'இந்த உரையில் எழுத்துகள் இல்லை: எண்கள், குறிகள், எமோஜிகள் எந்த எழுத்துமுறையும் சேராதவை.',
	letters: { one: '{count} எழுத்து அல்லது குறி', other: '{count} எழுத்துகளும் குறிகளும்' },
	lettersIn: '{letters} · {scripts}',
	scriptsCount: { one: '{count} எழுத்துமுறை', other: '{count} எழுத்துமுறைகள்' },
	orSpelt: 'அல்லது இப்படி',
	alreadyLatin: 'ஏற்கனவே லத்தீன் எழுத்தில் உள்ளது. இதில் எழுது:',
	everyScript: 'எல்லா எழுத்துகளிலும்',
	latin: 'லத்தீன் எழுத்துகள்',
	recognise: 'கண்டறி',
	choose: 'தேர்வு செய்க',
	exchange: 'மாற்றி, விடையுடன் தொடர்க',
	casual: 'பேச்சுவழக்கு',
	'da no': 'டேனிஷில் af, noget, meget; நார்வேஜியனில் av, noe, mye.',
	'af nl': 'ஆஃப்ரிகான்ஸில் y, nie … nie, is; டச்சில் ij, niet, zijn.',
	'hi mr': 'இந்தியில் है, का; மராத்தியில் आहे, चा.',
	'es pt': 'ஸ்பானிஷில் ñ, el, y; போர்ச்சுகீஸில் ã, ç, o, e.',
	'hi ne': 'இந்தியில் है, में; நேபாளியில் छ, मा.',
	'bg mk': 'பல்கேரியனில் ъ, щ, й; மாசிடோனியனில் ј, ќ, ѓ.',
	'hr sl': 'குரோஷியனில் ć, đ, što; ஸ்லோவேனியனில் kaj, in.',
	'cs sk': 'செக்கில் ř, ě, ů; ஸ்லோவாக்கில் ľ, ĺ, ô, ä.',
	'bg ru': 'பல்கேரியனில் ъ உயிரெழுத்து; ы, э இல்லை. ரஷ்யனில் இரண்டும் உண்டு.',
	'fa ur': 'பாரசீகத்தில் است, را; உருதுவில் ہے, ٹ ڈ ڑ ے.',
	'mr ne': 'மராத்தியில் आहे, ळ; நேபாளியில் छ, लाई.',
	'ca es': 'கேட்டலனில் ç, l·l, amb, i; ஸ்பானிஷில் ñ, con, y.'
};
