import { isGibberish } from '../kit/no-tool';
import type { Suggest } from '../kit/suggest';
import type { dictionary } from './contract';

const ASKED = /^(?:what(?:'s| is| are) (?:the |an? |some )?)?(?:(?:synonyms?|antonyms?|opposites?|another word|other words?|different words?|meaning|definition|related words|words related|spelling|broader words?|narrower words?|hypernyms?|hyponyms?) (?:for|of|to)|(?:synonyms?|antonyms?|opposite)(?= [a-z]+$)|define|words like|spell|qué significa|que significa|was bedeutet|que signifie|que veut dire|how (?:do you|to) spell|what does|meaning|synonym(?:e)? (?:für|von)|bedeutung von|gegenteil von|lo contrario de|antónimos? de|antonymes? de|contraire de|sinónimos? de|significado de|synonymes? de|signification de|définition de|definición de|definition von|define:|समानार्थी|अर्थ|المعنى|مرادف|معنى) (.+?)(?: mean| means| का अर्थ)?$/u; // prettier-ignore
const AFTER =
	/^(.+?) (?:synonyms?|meaning|definition|means|bedeutung|synonym|significado|sinónimo|का अर्थ|का मतलब|ka matlab|ka arth|meaning in (?:hindi|marathi|tamil|arabic|german|spanish|french)|चा अर्थ|பொருள்|அர்த்தம்)$/u;

/** Which words are asked for. */
const RELATIONS: readonly (readonly [RegExp, string])[] = [
	[/antonym|opposite|gegenteil|contrario|antónimo|contraire/, 'antonyms'],
	[/broader|hypernym/, 'broader'],
	[/narrower|hyponym/, 'narrower'],
	[/synonym|another word|other word|different word|words like|sinónimo|समानार्थी|مرادف/, 'synonyms']
];

export const suggest: Suggest<typeof dictionary> = {
	names: {
		sounds: ['pronunciation', 'rhymes'],
		related: ['dictionary', 'thesaurus', 'synonym', 'synonyms', 'words', 'wordnet', 'related words', 'wörterbuch', 'synonyme', 'diccionario', 'sinónimos', 'dictionnaire', 'synonymes', 'शब्दकोश', 'शब्दकोष', 'அகராதி', 'قاموس', 'معجم'] // prettier-ignore
	},
	read({ text, lower, words }) {
		if (text.length > 100 || text.includes('\n')) return [];
		const asked = ASKED.exec(lower)?.[1] ?? AFTER.exec(lower)?.[1];
		if (asked !== undefined && /\p{L}/u.test(asked)) {
			const relation = RELATIONS.find(([words]) => words.test(lower))?.[1];
			return [
				{ operation: 'related', values: { word: asked, ...(relation && { relation }) }, about: asked, score: 0.9 }
			];
		}
		if (words > 2 || !/^[a-z][a-z'’-]+(?: [a-z'’-]+)?$/i.test(text) || isGibberish(lower)) return [];
		// Only English is in the dictionary; a name in capitals is more often something else.
		const plain = text === lower;
		return [
			{ operation: 'related', values: { word: lower }, about: text, score: plain ? (words === 1 ? 0.55 : 0.5) : 0.45 }
		];
	}
};
