import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof language> = {
	title: 'भाषा',
	operations: {
		detect: 'भाषा ओळखा',
		detectBatch: 'अनेक मजकूर',
		script: 'लिप्या',
		languages: 'माहीत असलेल्या भाषा',
		transliterate: 'लिप्यंतर'
	},
	packs: {
		detect: 'भाषा ओळखण्याचा डेटा',
		typing: 'भारतीय भाषा, जशा टाइप केल्या जातात',
		names: 'ठिकाणांची आणि भाषांची नावे, जशी टाइप केली जातात'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['मजकूर', 'कोणताही मजकूर, 10 लाख अक्षरांपर्यंत'],
		languages: ['फक्त या भाषा', 'एका ओळीत एक कोड; रिकामे ठेवल्यास सर्व 55'],
		segments: ['मिश्र मजकुराचे भाग', 'मजकूर एकेका भाषेच्या भागांत विभागतो'],
		texts: ['मजकूर', '1 ते 100 मजकूर, एका ओळीत एक'],
		to: 'कशात लिहायचे',
		from: 'कशातून'
	},
	examples: {
		'A sentence': 'एक वाक्य',
		'Hindi, by words and not only by script': 'हिंदी, फक्त लिपीने नव्हे, शब्दांवरून',
		'Only what it can be': 'फक्त जी असू शकते',
		'Parts of a mixed text': 'मिश्र मजकुराचे भाग',
		'No letters': 'अक्षरे नाहीत',
		'Three greetings': 'तीन अभिवादने',
		'Two scripts': 'दोन लिप्या',
		'Nothing to count': 'मोजायला काही नाही',
		'Devanagari to ISO 15919': 'देवनागरी ते ISO 15919',
		'Typed, to be written': 'टाइप केलेले, लिपीत',
		'As people type it': 'जसे लोक टाइप करतात'
	}
};
