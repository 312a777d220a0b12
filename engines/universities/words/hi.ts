import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof universities> = {
	title: 'विश्वविद्यालय',
	operations: {
		countries: 'देश के अनुसार',
		universities: 'नाम या डोमेन से'
	},
	packs: {
		universities: 'विश्वविद्यालय और विद्यालय, नाम और डोमेन से'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'देश',
		q: ['नाम', 'नाम के शब्द, किसी भी क्रम में; या छोटा नाम जैसे `mit`'],
		domain: ['डोमेन या ई-मेल पता', 'डोमेन, ई-मेल या वेब पता'],
		level: ['किस तरह के', 'नाम और डोमेन जो बताते हैं'],
		limit: 'अधिकतम संख्या',
		offset: ['इतने छोड़कर', 'शुरू में छोड़े जाने वाले']
	},
	choices: {
		level: {
			higher_education: 'उच्च शिक्षा',
			school: 'स्कूल'
		}
	}
};
