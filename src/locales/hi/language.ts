import type { language } from '../../../engines/language/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/language';

/** Form texts in Hindi. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: 'पाठ',
		languages: ['केवल ये भाषाएँ', 'एक पंक्ति में एक कोड'],
		segments: ['मिले-जुले पाठ के हिस्से', 'पाठ को एक-एक भाषा के हिस्सों में बाँटता है'],
		texts: ['पाठ', 'एक पंक्ति में एक, {max} तक'],
		to: 'किसमें लिखें',
		from: 'किससे'
	}
};

/** Page texts in Hindi. */
export const words: Translation<typeof en> = {
	reliable: 'भरोसेमंद',
	guess: 'अनुमान',
	severalLanguages: 'कई भाषाएँ',
	inScript: 'लिपि: {script}',
	undetermined: 'तय नहीं',
	inNone: 'पाठ की लिपि {script} है, पर शायद वह {count} भाषाओं में से किसी में नहीं।',
	otherScript: 'पाठ की लिपि {script} है, जिसमें {count} भाषाओं में से कोई नहीं लिखी जाती।',
	noLetters: 'इस पाठ में कोई अक्षर नहीं है।',
	short: 'छोटे पाठ कई भाषाओं में ठीक बैठते हैं। कुछ और शब्दों से तय हो जाएगा।',
	parts: 'इसके हिस्से',
	byLanguage: 'भाषा के अनुसार पाठ',
	line: 'पंक्ति',
	confidence: 'भरोसा',
	otherwise: 'नहीं तो',
	ofTheLines: 'पंक्तियों की भाषाएँ',
	saveCsv: 'CSV के रूप में सहेजें',
	ownName: 'अपना नाम',
	scripts: 'लिपियाँ',
	direction: 'दिशा',
	rtl: 'दाएँ से बाएँ',
	ltr: 'बाएँ से दाएँ',
	languages: { one: 'भाषा', other: 'भाषाएँ' },
	allLanguages: 'भाषाएँ',
	find: 'भाषा खोजें',
	noSuch: 'इस नाम की कोई भाषा नहीं।',
	noScript: 'कोई लिपि नहीं',
	noScriptWhy: 'इस पाठ में कोई अक्षर नहीं: अंक, विराम चिह्न और इमोजी किसी लिपि के नहीं होते।',
	letters: { one: '{count} अक्षर या मात्रा', other: '{count} अक्षर और मात्राएँ' },
	lettersIn: '{letters} · {scripts}',
	scriptsCount: { one: '{count} लिपि', other: '{count} लिपियाँ' },
	orSpelt: 'या ऐसे लिखें',
	alreadyLatin: 'यह पहले से लैटिन अक्षरों में है। इसमें लिखें:',
	everyScript: 'हर लिपि में',
	latin: 'लैटिन अक्षर',
	recognise: 'ख़ुद पहचानें',
	choose: 'चुनें',
	exchange: 'अदला-बदली करें और नतीजे से आगे बढ़ें',
	casual: 'आम लेखन',
	'da no': 'डेनिश में af, noget, meget; नॉर्वेजियन में av, noe, mye।',
	'af nl': 'अफ़्रीकांस में y, nie … nie और is; डच में ij, niet और zijn।',
	'hi mr': 'हिन्दी में है और का; मराठी में आहे और चा।',
	'es pt': 'स्पेनिश में ñ, el, y; पुर्तगाली में ã, ç, o, e।',
	'hi ne': 'हिन्दी में है और में; नेपाली में छ और मा।',
	'bg mk': 'बुल्गारियाई में ъ, щ, й; मेसीडोनियाई में ј, ќ, ѓ।',
	'hr sl': 'क्रोएशियाई में ć, đ, što; स्लोवेनियाई में kaj और in।',
	'cs sk': 'चेक में ř, ě, ů; स्लोवाक में ľ, ĺ, ô, ä।',
	'bg ru': 'बुल्गारियाई में ъ स्वर है और ы, э नहीं हैं; रूसी में दोनों हैं।',
	'fa ur': 'फ़ारसी में است और را; उर्दू में ہے और ٹ ڈ ڑ ے।',
	'mr ne': 'मराठी में आहे और ळ; नेपाली में छ और लाई।',
	'ca es': 'कैटलन में ç, l·l, amb, i; स्पेनिश में ñ, con, y।'
};
