import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof holidays> = {
	title: 'सुट्ट्या',
	operations: {
		holidays: 'वर्षाच्या सुट्ट्या',
		workdays: 'कामाचे दिवस'
	},
	packs: {
		holidays: 'सर्व देशांची कॅलेंडर'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'देश',
		year: ['वर्ष', 'रिकामे ठेवल्यास चालू वर्ष'],
		subdivision: ['राज्य किंवा प्रदेश', 'नाव किंवा कोड: `BY`, `DE-BY`, `Bavaria`'],
		format: 'स्वरूप',
		from: ['पहिला दिवस', 'ज्या दिवसापासून मोजायचे'],
		to: ['शेवटचा दिवस', 'जास्तीत जास्त दहा वर्षांनंतर'],
		add: ['मिळवायचे कामाचे दिवस', 'शेवटच्या दिवसाऐवजी']
	},
	examples: {
		'United States, 2026': 'अमेरिका, 2026',
		'Bavaria, where Epiphany is a holiday': 'बव्हेरिया, जिथे 6 जानेवारीला सुट्टी असते',
		'Between the years in Bavaria': 'बव्हेरियात वर्ष बदलताना',
		'Ten working days after 21 December': '21 डिसेंबरनंतर दहा कामाचे दिवस'
	}
};
