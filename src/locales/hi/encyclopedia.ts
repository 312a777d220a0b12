import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'लेख',
	lang: 'विकिपीडिया की भाषा',
	summary: 'सारांश',
	month: 'महीना',
	type: 'क्या',
	offset: 'इतने छोड़कर',
	'type=events': 'घटनाएँ',
	'type=births': 'जन्म',
	'type=deaths': 'निधन',
	'type=holidays': 'त्योहार',
	'type=selected': 'चुने हुए'
};

export const words: Translation<typeof en> = {
	seen: 'विकिपीडिया से जवाब नहीं मिला: ये पहले देखे गए शीर्षक हैं।',
	seenAndWords: 'विकिपीडिया से जवाब नहीं मिला: ये पहले देखे गए शीर्षक और शब्दकोश के शब्द हैं।',
	none: 'इस विकिपीडिया में “{query}” से शुरू होने वाला कोई शीर्षक नहीं।',
	foundAs: '“{title}” नाम से मिला',
	summary: 'सारांश',
	noSummary: 'सारांश नहीं मिल सका; वह लेख में है।',
	nothing: 'इस दिन के लिए कुछ दर्ज नहीं है।',
	noMore: 'इस दिन के लिए और कुछ दर्ज नहीं है।',
	notWhole: 'विकिपीडिया के इस दिन के पन्ने पर लिखा सब कुछ पढ़ा नहीं जा सका।',
	dayBefore: 'एक दिन पहले',
	today: 'आज',
	dayAfter: 'एक दिन बाद'
};
