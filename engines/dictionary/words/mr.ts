import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof dictionary> = {
	title: 'शब्दकोश',
	operations: {
		related: 'संबंधित शब्द'
	},
	packs: {
		wordnet: 'शब्द (WordNet)',
		definitions: 'शब्दांचे अर्थ (WordNet)'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['शब्द', 'इंग्रजी शब्द किंवा वाक्प्रचार, कोणत्याही रूपात'],
		limit: 'प्रत्येक यादीतील शब्द',
		definitions: ['अर्थही', 'शब्दाचा अर्थही सांगतो; त्याचा डेटा पहिल्यांदा मागितल्यावर येतो']
	},
	examples: {
		'The plural of a noun': 'नामाचे अनेकवचन',
		'A phrase': 'वाक्प्रचार',
		'What it means': 'काय अर्थ आहे',
		Parts: 'भाग'
	}
};
