import type { language } from '../../../engines/language/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/language';

/** Form texts in Marathi. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: 'मजकूर',
		languages: ['फक्त या भाषा', 'एका ओळीत एक कोड'],
		segments: ['मिश्र मजकुराचे भाग', 'मजकूर एकेका भाषेच्या भागांत विभागतो'],
		texts: ['मजकूर', 'एका ओळीत एक, {max} पर्यंत'],
		to: 'कशात लिहायचे',
		from: 'कशातून'
	}
};

/** Page texts in Marathi. */
export const words: Translation<typeof en> = {
	reliable: 'खात्रीशीर',
	guess: 'अंदाज',
	severalLanguages: 'अनेक भाषा',
	inScript: 'लिपी: {script}',
	undetermined: 'निश्चित नाही',
	inNone: 'मजकुराची लिपी {script} आहे, पण बहुधा तो {count} भाषांपैकी कशातही नाही.',
	otherScript: 'मजकुराची लिपी {script} आहे; {count} भाषांपैकी कोणतीही तिच्यात लिहिली जात नाही.',
	noLetters: 'या मजकुरात एकही अक्षर नाही.',
	short: 'छोटा मजकूर अनेक भाषांत बसतो. आणखी काही शब्द असल्यास ठरेल.',
	parts: 'त्याचे भाग',
	byLanguage: 'भाषेनुसार मजकूर',
	line: 'ओळ',
	confidence: 'खात्री',
	otherwise: 'नाहीतर',
	ofTheLines: 'ओळींच्या भाषा',
	saveCsv: 'CSV म्हणून जतन करा',
	ownName: 'स्वतःचे नाव',
	scripts: 'लिप्या',
	direction: 'दिशा',
	rtl: 'उजवीकडून डावीकडे',
	ltr: 'डावीकडून उजवीकडे',
	languages: 'भाषा',
	allLanguages: 'भाषा',
	find: 'भाषा शोधा',
	noSuch: 'या नावाची भाषा नाही.',
	noScript: 'लिपी नाही',
	noScriptWhy: 'या मजकुरात अक्षरे नाहीत: अंक, विरामचिन्हे आणि इमोजी कोणत्याच लिपीत नसतात.',
	letters: { one: '{count} अक्षर किंवा मात्रा', other: '{count} अक्षरे आणि मात्रा' },
	lettersIn: '{letters} · {scripts}',
	scriptsCount: { one: '{count} लिपी', other: '{count} लिप्या' },
	orSpelt: 'किंवा असे लिहा',
	alreadyLatin: 'हे आधीच लॅटिन अक्षरांत आहे. यात लिहा:',
	everyScript: 'प्रत्येक लिपीत',
	latin: 'लॅटिन अक्षरे',
	recognise: 'ओळखा',
	choose: 'निवडा',
	exchange: 'अदलाबदल करा आणि निकालापासून पुढे जा',
	casual: 'सहज लेखन',
	'da no': 'डॅनिशमध्ये af, noget, meget; नॉर्वेजियनमध्ये av, noe, mye.',
	'af nl': 'आफ्रिकान्समध्ये y, nie … nie आणि is; डचमध्ये ij, niet आणि zijn.',
	'hi mr': 'हिंदीत है आणि का; मराठीत आहे आणि चा.',
	'es pt': 'स्पॅनिशमध्ये ñ, el, y; पोर्तुगीजमध्ये ã, ç, o, e.',
	'hi ne': 'हिंदीत है आणि में; नेपाळीत छ आणि मा.',
	'bg mk': 'बल्गेरियनमध्ये ъ, щ, й; मॅसेडोनियनमध्ये ј, ќ, ѓ.',
	'hr sl': 'क्रोएशियनमध्ये ć, đ, što; स्लोव्हेनियनमध्ये kaj आणि in.',
	'cs sk': 'चेकमध्ये ř, ě, ů; स्लोव्हाकमध्ये ľ, ĺ, ô, ä.',
	'bg ru': 'बल्गेरियनमध्ये ъ स्वर आहे आणि ы, э नाहीत; रशियनमध्ये दोन्ही आहेत.',
	'fa ur': 'फारसीत است आणि را; उर्दूत ہے आणि ٹ ڈ ڑ ے.',
	'mr ne': 'मराठीत आहे आणि ळ; नेपाळीत छ आणि लाई.',
	'ca es': 'कॅटलानमध्ये ç, l·l, amb, i; स्पॅनिशमध्ये ñ, con, y.'
};
