import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof holidays> = {
	title: 'छुट्टियाँ',
	operations: {
		holidays: 'साल की छुट्टियाँ',
		workdays: 'काम के दिन'
	},
	packs: {
		holidays: 'सभी देशों के कैलेंडर'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'देश',
		year: ['साल', 'खाली छोड़ें तो यही साल'],
		subdivision: ['राज्य या क्षेत्र', 'नाम या कोड से: `BY`, `DE-BY`, `Bavaria`'],
		format: 'रूप',
		from: ['पहला दिन', 'जिस दिन से गिनती शुरू हो'],
		to: ['आख़िरी दिन', 'ज़्यादा से ज़्यादा दस साल बाद'],
		add: ['जोड़ने के काम के दिन', 'आख़िरी दिन की जगह']
	},
	examples: {
		'United States, 2026': 'अमेरिका, 2026',
		'Bavaria, where Epiphany is a holiday': 'बवेरिया, जहाँ 6 जनवरी को छुट्टी है',
		'Between the years in Bavaria': 'बवेरिया में साल बदलते समय',
		'Ten working days after 21 December': '21 दिसंबर के दस कार्यदिवस बाद'
	}
};
