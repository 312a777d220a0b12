import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'मुद्रा',
	symbols: 'केवल ये मुद्राएँ',
	amount: 'राशि',
	date: 'दिन',
	start: 'पहला दिन',
	end: 'आख़िरी दिन',
	group: 'हर',
	history: 'पिछले बारह महीने',
	'group=day': 'दिन',
	'group=week': 'हफ़्ता',
	'group=month': 'महीना'
};

export const words: Translation<typeof en> = {
	swap: 'दोनों मुद्राएँ आपस में बदलें',
	other: 'दूसरी मुद्रा',
	currency: 'मुद्रा',
	oneIs: 'एक {base} =',
	inBase: '{base} में',
	year: 'एक साल',
	fiveYears: 'पाँच साल',
	since1999: '1999 से',
	chartYear: '{target} में एक {base}, {day} तक बारह महीने',
	chartFiveYears: '{target} में एक {base}, {day} तक पाँच साल, हर हफ़्ते',
	chartAll: '{target} में एक {base}, {day} तक पूरा, हर महीने',
	ratesOf: '{day} की दरें।',
	ratesBefore: '{day} की दरें: {asked} से पहले की आख़िरी, क्योंकि उस दिन की दर नहीं है।',
	cameAlong: 'ये ऐप के साथ आई थीं।',
	notQuoted: 'उस समय दर नहीं थी: {codes}।',
	chart: 'चार्ट',
	withoutYear: '{year} के बिना: यह अभी इस डिवाइस पर नहीं है।',
	withoutYears: {
		one: '{count} साल के बिना, {first} से {last}: यह अभी इस डिवाइस पर नहीं है।',
		other: '{count} सालों के बिना, {first} से {last}: ये अभी इस डिवाइस पर नहीं हैं।'
	},
	noChart: 'चार्ट नहीं बन सका: {reason}',
	worth: 'एक {base} का मूल्य',
	youHave: 'आपके पास है',
	onAnotherDay: 'किसी और दिन',
	emptyForNewest: 'सबसे नई दरों के लिए ख़ाली छोड़ें',
	commaCodes: 'कोड, बीच में अल्पविराम',
	askAgain: 'फिर पूछें',
	doubtful: 'संदिग्ध, इस्तेमाल से पहले किसी और स्रोत से जाँचें: {codes}',
	setBy: '{code}: {bank} की दर, {day}'
};
