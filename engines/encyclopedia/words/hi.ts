import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'विश्वकोश',
	operations: {
		autocomplete: 'लेख खोजें',
		onThisDay: 'आज के दिन'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'लेख',
		lang: ['विकिपीडिया की भाषा', 'जैसे en, de, hi'],
		limit: 'अधिकतम संख्या',
		summary: 'सारांश',
		month: 'महीना',
		day: 'दिन',
		type: ['क्या', 'चुने हुए: संपादकों की चुनी कुछ घटनाएँ'],
		offset: 'इतने छोड़कर'
	},
	choices: {
		type: {
			events: 'घटनाएँ',
			births: 'जन्म',
			deaths: 'निधन',
			holidays: 'त्योहार',
			selected: 'चुने हुए'
		}
	},
	examples: {
		'Titles that begin with “earth”': '“earth” से शुरू होने वाले शीर्षक'
	}
};
