import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'भूकंप',
	operations: {
		recent: 'अलीकडचे भूकंप'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['केव्हापासून', 'मागील 1 तास, 24 तास, 7 दिवस किंवा 30 दिवस'],
		min_magnitude: ['किमान तीव्रता', 'दाखवले जाणारे सर्वात लहान; “मोठे” परिणामानुसार'],
		at_least: ['नेमकी तीव्रता पासून', 'इतर कोणतीही मर्यादा; 6 म्हणजे 5.95 पासून'],
		limit: 'कमाल संख्या',
		near: ['कुठल्या ठिकाणाजवळ', 'प्रत्येक भूकंपाचे या ठिकाणापासूनचे अंतर सांगितले जाते']
	},
	choices: {
		period: {
			hour: 'तास',
			day: 'दिवस',
			week: 'आठवडा',
			month: 'महिना'
		},
		min_magnitude: {
			all: 'सर्व',
			significant: 'मोठे'
		}
	}
};
