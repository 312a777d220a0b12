import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof dictionary> = {
	title: 'Wörterbuch',
	operations: {
		related: 'Verwandte Wörter'
	},
	packs: {
		wordnet: 'WordNet',
		definitions: 'Definitionen von WordNet'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['Wort', 'Ein englisches Wort oder eine Wendung, in jeder Form'],
		limit: 'Wörter je Liste',
		definitions: ['Bedeutungen', 'Sagt auch, was das Wort bedeutet; die Daten kommen beim ersten Mal']
	},
	examples: {
		'The plural of a noun': 'Der Plural eines Nomens',
		'A phrase': 'Eine Wendung',
		'What it means': 'Was es bedeutet',
		Parts: 'Teile'
	}
};
