import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'चलन',
	symbols: 'फक्त ही चलने',
	amount: 'रक्कम',
	date: 'दिवस',
	start: 'पहिला दिवस',
	end: 'शेवटचा दिवस',
	group: 'दर',
	history: 'मागील बारा महिने',
	'group=day': 'दिवस',
	'group=week': 'आठवडा',
	'group=month': 'महिना'
};

export const words: Translation<typeof en> = {
	swap: 'दोन्ही चलने अदलाबदल करा',
	other: 'दुसरे चलन',
	currency: 'चलन',
	oneIs: 'एक {base} =',
	inBase: '{base} मध्ये',
	year: 'एक वर्ष',
	fiveYears: 'पाच वर्षे',
	since1999: '1999 पासून',
	chartYear: '{target} मध्ये एक {base}, {day} पर्यंत बारा महिने',
	chartFiveYears: '{target} मध्ये एक {base}, {day} पर्यंत पाच वर्षे, दर आठवड्याला',
	chartAll: '{target} मध्ये एक {base}, {day} पर्यंत सर्व, दर महिन्याला',
	ratesOf: '{day} चे दर.',
	ratesBefore: '{day} चे दर: {asked} आधीचे शेवटचे, कारण त्या दिवशी दर नाहीत.',
	cameAlong: 'हे ॲपसोबत आले आहेत.',
	notQuoted: 'तेव्हा दर नव्हता: {codes}.',
	chart: 'आलेख',
	withoutYear: '{year} वगळून: ते अजून या डिव्हाइसवर नाही.',
	withoutYears: {
		one: '{count} वर्ष वगळून, {first} ते {last}: ते अजून या डिव्हाइसवर नाही.',
		other: '{count} वर्षे वगळून, {first} ते {last}: ती अजून या डिव्हाइसवर नाहीत.'
	},
	noChart: 'आलेख उपलब्ध नाही: {reason}',
	worth: 'एका {base} चे मूल्य',
	youHave: 'तुमच्याकडे आहे',
	onAnotherDay: 'दुसऱ्या दिवशी',
	emptyForNewest: 'ताज्या दरांसाठी रिकामे सोडा',
	commaCodes: 'कोड, मध्ये स्वल्पविराम',
	askAgain: 'पुन्हा विचारा',
	doubtful: 'शंकास्पद, वापरण्याआधी दुसऱ्या स्रोतात तपासा: {codes}',
	setBy: '{code}: {bank} चा दर, {day}'
};
