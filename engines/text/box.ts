import type { Suggest } from '../kit/suggest';
import type { text as contract } from './contract';

/** What is to be counted or judged, and the text, if it is there: `count words in "…"`, `readability of this text`. */
const COUNT =
	/^(?:(?:how many|count|count the|number of) (words|characters|letters|sentences|syllables)(?: are)?(?: there)?(?: in| of)?|(?:readability|reading time|reading level|(?:word|letter|character|syllable) count)(?: of| in| for)|wie viele (wörter|zeichen|buchstaben|silben) (?:hat|sind in)|(?:cuántas palabras|combien de mots|contar (?:las )?palabras|compter les mots)(?: (?:tiene|hay en|dans|a|de|en|du))?)(?: (?:this|my|the|a|dieser?|este|ce) (?:text|sentence|paragraph)(?=:|\s|$)| (?:this|my|dieser?|este|ce)(?=:|$))?(?::? (\S[^]*))?$/iu;
/** Asked about things of the world, not about these words. */
const NO_TEXT =
	/^(?:english|german|french|spanish|chinese|arabic|hindi|language|alphabet|bible|quran|dictionary|paragraph|page|pages|essay|book|novel|tweet|minute|line|sentence|word|world|universe|\d.*)s?$/i;
const WHAT: readonly (readonly [RegExp, string])[] = [
	[/words|wörter|palabras|mots/i, 'words'],
	[/characters|zeichen/i, 'characters'],
	[/letters|buchstaben/i, 'letters'],
	[/sentences/i, 'sentences'],
	[/syllables|silben/i, 'syllables']
];

export const suggest: Suggest<typeof contract> = {
	names: {
		readability: ['readability', 'reading time', 'word count', 'text', 'text analysis', 'flesch', 'reading level', 'lesbarkeit', 'lesezeit', 'wörter zählen', 'zeichen zählen', 'textlänge', 'text zählen', 'textlänge zählen', 'buchstaben zählen', 'contar letras', 'contador de palabras', 'compteur de mots', 'शब्द गिनो', 'शब्द गिनें', 'शब्द मोजा', 'சொற்களை எண்ணு', 'عد الكلمات', 'legibilidad', 'tiempo de lectura', 'contar palabras', 'lisibilité', 'temps de lecture', 'पठनीयता', 'वाचनीयता', 'வாசிப்புத்திறன்', 'سهولة القراءة', 'عدد الكلمات'] // prettier-ignore
	},
	read({ text, words }) {
		const counted = COUNT.exec(text);
		if (counted && !NO_TEXT.test(counted[3] ?? '')) {
			const [, english, german, said] = counted;
			const what = english ?? german ?? /^\S+ (?:las |les )?(?:palabras|mots)|^combien de mots/i.exec(text)?.[0] ?? '';
			const ask = WHAT.find(([word]) => word.test(what))?.[1];
			const given = said?.replace(/^["“„«]|["”“»]$/g, '');
			return [{ operation: 'readability', values: { ...(given && { text: given }), ...(given && ask && { ask }) }, about: said ?? '', score: 0.93 }]; // prettier-ignore
		}
		if (words < 8 || !/\p{L}/u.test(text)) return [];
		const about = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
		const english = /\b(?:the|and|of|is|are|to|in|that|with)\b/i.test(text);
		return [{ operation: 'readability', values: { text }, about, score: words >= 25 && english ? 0.76 : 0.45 }];
	}
};
