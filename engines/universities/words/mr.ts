import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof universities> = {
	title: 'विद्यापीठे',
	operations: {
		countries: 'देशानुसार',
		universities: 'नावाने किंवा डोमेनने'
	},
	packs: {
		universities: 'विद्यापीठे आणि शाळा, नाव आणि डोमेनसह'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'देश',
		q: ['नाव', 'नावातील शब्द, कोणत्याही क्रमाने; किंवा `mit` सारखे लघुनाव'],
		domain: ['डोमेन किंवा ई-मेल पत्ता', 'डोमेन, ई-मेल किंवा वेब पत्ता'],
		level: ['प्रकार', 'नाव आणि डोमेन जे सांगतात ते'],
		limit: 'कमाल संख्या',
		offset: ['इतके सोडून', 'सुरुवातीला वगळायचे']
	},
	choices: {
		level: {
			higher_education: 'उच्च शिक्षण',
			school: 'शाळा'
		}
	}
};
