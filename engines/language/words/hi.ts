import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof language> = {
	title: 'भाषा',
	operations: {
		detect: 'भाषा पहचानें',
		detectBatch: 'कई पाठ',
		script: 'लिपियाँ',
		languages: 'ज्ञात भाषाएँ',
		transliterate: 'लिप्यंतरण'
	},
	packs: {
		detect: 'भाषा पहचानने का डेटा',
		typing: 'भारतीय भाषाएँ, जैसे टाइप की जाती हैं',
		names: 'जगहों और भाषाओं के नाम, जैसे टाइप किए जाते हैं'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['पाठ', 'कोई भी पाठ, 10 लाख वर्णों तक'],
		languages: ['केवल ये भाषाएँ', 'एक पंक्ति में एक कोड; खाली छोड़ें तो सभी 55'],
		segments: ['मिले-जुले पाठ के हिस्से', 'पाठ को एक-एक भाषा के हिस्सों में बाँटता है'],
		texts: ['पाठ', '1 से 100 पाठ, एक पंक्ति में एक'],
		to: 'किसमें लिखें',
		from: 'किससे'
	},
	examples: {
		'A sentence': 'एक वाक्य',
		'Hindi, by words and not only by script': 'हिंदी, लिपि ही नहीं, शब्दों से',
		'Only what it can be': 'केवल जो हो सकती है',
		'Parts of a mixed text': 'मिले-जुले पाठ के हिस्से',
		'No letters': 'अक्षर नहीं',
		'Three greetings': 'तीन अभिवादन',
		'Two scripts': 'दो लिपियाँ',
		'Nothing to count': 'गिनने को कुछ नहीं',
		'Devanagari to ISO 15919': 'देवनागरी से ISO 15919',
		'Typed, to be written': 'टाइप किया, लिपि में',
		'As people type it': 'जैसे लोग टाइप करते हैं'
	}
};
