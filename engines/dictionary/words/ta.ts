import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof dictionary> = {
	title: 'அகராதி',
	operations: {
		related: 'தொடர்புடைய சொற்கள்'
	},
	packs: {
		wordnet: 'சொற்கள் (WordNet)',
		definitions: 'சொல் விளக்கங்கள் (WordNet)'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['சொல்', 'ஆங்கிலச் சொல் அல்லது தொடர், எந்த வடிவிலும்'],
		limit: 'ஒவ்வொரு பட்டியலிலும் சொற்கள்',
		definitions: ['பொருளும்', 'சொல்லின் பொருளையும் சொல்லும்; அதன் தரவு முதல் முறை கேட்கும்போது வரும்']
	},
	examples: {
		'The plural of a noun': 'பெயர்ச்சொல்லின் பன்மை',
		'A phrase': 'சொற்றொடர்',
		'What it means': 'என்ன பொருள்',
		Parts: 'பகுதிகள்'
	}
};
