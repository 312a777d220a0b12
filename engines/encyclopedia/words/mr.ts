import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'विश्वकोश',
	operations: {
		autocomplete: 'लेख शोधा',
		onThisDay: 'या दिवशी'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'लेख',
		lang: ['विकिपीडियाची भाषा', 'जसे en, de, mr'],
		limit: 'कमाल संख्या',
		summary: 'सारांश',
		month: 'महिना',
		day: 'दिवस',
		type: ['काय', 'निवडक: संपादकांनी निवडलेल्या काही घटना'],
		offset: 'इतके सोडून'
	},
	choices: {
		type: {
			events: 'घटना',
			births: 'जन्म',
			deaths: 'निधन',
			holidays: 'सण',
			selected: 'निवडक'
		}
	},
	examples: {
		'Titles that begin with “earth”': '“earth” ने सुरू होणारी शीर्षके'
	}
};
