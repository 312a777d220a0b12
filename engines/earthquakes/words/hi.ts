import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'भूकंप',
	operations: {
		recent: 'हाल के भूकंप'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['कब से', 'पिछला 1 घंटा, 24 घंटे, 7 दिन या 30 दिन'],
		min_magnitude: ['कम से कम तीव्रता', 'दिखाए जाने वाले सबसे छोटे; “बड़े” असर के हिसाब से'],
		at_least: ['ठीक तीव्रता से', 'कोई और सीमा; 6 की शुरुआत 5.95 से'],
		limit: 'अधिकतम संख्या',
		near: ['किस जगह के पास', 'हर भूकंप के साथ इस जगह से दूरी बताई जाती है']
	},
	choices: {
		period: {
			hour: 'घंटा',
			day: 'दिन',
			week: 'हफ़्ता',
			month: 'महीना'
		},
		min_magnitude: {
			all: 'सभी',
			significant: 'बड़े'
		}
	}
};
