import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof dictionary> = {
	title: 'शब्दकोश',
	operations: {
		related: 'मिलते-जुलते शब्द'
	},
	packs: {
		wordnet: 'शब्द (WordNet)',
		definitions: 'शब्दों के अर्थ (WordNet)'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['शब्द', 'अंग्रेज़ी शब्द या वाक्यांश, किसी भी रूप में'],
		limit: 'हर सूची में शब्द',
		definitions: ['अर्थ भी', 'शब्द का अर्थ भी बताता है; इसका डेटा पहली बार माँगने पर आता है']
	},
	examples: {
		'The plural of a noun': 'संज्ञा का बहुवचन',
		'A phrase': 'वाक्यांश',
		'What it means': 'क्या अर्थ है',
		Parts: 'हिस्से'
	}
};
