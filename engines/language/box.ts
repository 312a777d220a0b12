import { isGibberish } from '../kit/no-tool';
import { byWord, type Reading, type Suggest } from '../kit/suggest';
import type { language } from './contract';
import { INDIC_SCRIPTS } from './transliterate/named';

type Found = Reading<'detect' | 'script' | 'transliterate' | 'detectBatch'>;

const BRAHMIC = /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}/u; // prettier-ignore
const ASKED = /^(?:(?:what|which) language is|language of|detect(?: language)?(?: of)?|welche sprache ist|sprache von|qué idioma es|en qué idioma está|en qué idioma es|in welcher sprache ist|dans quelle langue est|en quelle langue est|idioma de|quelle langue est|langue de|translate|übersetze|übersetzen|traduce|traducir|traduis|traduire|अनुवाद|ما لغة|ترجم)[: ]+(.+?)(?: (?:to|into|in|nach|ins|al|en|a) \p{L}+)?$/u; // prettier-ignore
/** A text in quotes, and whether it is in a language, or what it means: `is 'bonjour' french`, `was heißt 'merci'`. */
const QUOTED =
	/^(?:is|ist|es|est-ce que|was heißt|was bedeutet|qué significa|que veut dire|que signifie|what does) ['‘’"“”„«»]([^'‘’"“”„«»]{2,200})['‘’"“”«»](?: (?:\p{L}+|mean|du français|auf deutsch))?$/u;
/** Scripts by the names that people call them, in `namaste in devanagari`. */
const INTO = new RegExp(`^(.+?) (?:in|into|to) (?:(${INDIC_SCRIPTS.join('|')})(?: script| letters)?|(hindi|marathi|sanskrit|nepali|bangla|punjabi|odia) (?:script|letters|alphabet))$`, 'u'); // prettier-ignore
/** Written in the letters of a language, by the language's name: `write namaste in hindi`. */
const WRITE_IN =
	/^(?:write|type|how to write|how do you write|schreibe?|escribe|écris) ([a-z][a-z\s'’-]*) (?:in|auf|en) ([a-zऀ-ॿ]+)$/u;
/** The same in the order of Hindi, typed in Latin letters: `namaste hindi mein likho`. */
const LIKHO =
	/^([a-z][a-z\s'’-]*?) (?:(?:ko )?(hindi|marathi|bengali|punjabi|gujarati|tamil|telugu|kannada|malayalam) (?:me|mein|main)(?: likho| likhe| likhen| kaise likhe)?)$/u;
const SCRIPT_OF: Readonly<Record<string, string>> = byWord({ hindi: 'devanagari', marathi: 'devanagari', sanskrit: 'devanagari', nepali: 'devanagari', bengali: 'bengali', bangla: 'bengali', punjabi: 'gurmukhi', gujarati: 'gujarati', odia: 'oriya', oriya: 'oriya', tamil: 'tamil', telugu: 'telugu', kannada: 'kannada', malayalam: 'malayalam' }); // prettier-ignore
const TRANSLITERATE =
	/^(?:transliterate|romanize|romanise|transkribiere|transliterar|translittérer|लिप्यंतरण|லிப்யந்தரம்)[: ]+(.+)$/u;
/** Small words that sentences of European languages are made of: prose rather than a name. */
const PROSE = /(?:^|[\s,])(?:the|is|are|was|and|of|to|you|how|ich|du|ist|sind|das|der|die|und|ein|eine|wie|geht|guten|gute|morgen|abend|nacht|danke|bitte|gracias|buenas|noches|tardes|merci|bonsoir|salut|nicht|como|estas|esta|el|los|las|es|una|un|que|qué|está|cómo|buenos|días|hola|le|les|une|est|je|vous|tout|bonjour|comment|ça|va|il|che|sono|ciao|come|stai|não|você|obrigado|bom|dia|het|een|goede|jag|är|hur|mår|jak|się|dzień|dobrý|deň|ako|sa|máte|kaise|ho|hai|aap|kya|mera|naam|main|nahi|merhaba|nasılsın|terima|kasih|selamat|apa|kabar)(?=[\s,!?.]|$)/giu; // prettier-ignore

const about = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

export const suggest: Suggest<typeof language> = {
	names: {
		detect: ['language', 'detect language', 'which language', 'translate', 'translation', 'sprache', 'sprache erkennen', 'übersetzen', 'idioma', 'detectar idioma', 'traducir', 'langue', 'détecter la langue', 'traduire', 'भाषा', 'மொழி', 'لغة'], // prettier-ignore
		detectBatch: ['many texts'],
		script: ['script', 'scripts', 'writing system', 'alphabet', 'schrift', 'escritura', 'alfabeto', 'écriture', 'लिपि', 'லிபி', 'எழுத்து', 'خط', 'أبجدية'], // prettier-ignore
		languages: ['languages', 'sprachen', 'idiomas', 'langues', 'भाषाएँ', 'மொழிகள்', 'لغات'],
		transliterate: ['transliterate', 'transliteration', 'romanize', 'umschrift', 'transliterar', 'transliteración', 'translittération', 'लिप्यंतरण', 'எழுத்துபெயர்ப்பு', 'نقل حرفي'] // prettier-ignore
	},
	read({ text, lower, words }) {
		const roman = TRANSLITERATE.exec(lower)?.[1];
		if (roman !== undefined) return [{ operation: 'transliterate', values: { text: roman, to: 'casual' }, about: about(roman), score: 0.93 }]; // prettier-ignore
		const written = WRITE_IN.exec(lower) ?? LIKHO.exec(lower);
		const script = SCRIPT_OF[written?.[2] ?? ''];
		if (script !== undefined) return [{ operation: 'transliterate', values: { text: written?.[1] ?? '', to: script, from: 'casual' }, about: `${written?.[1]} → ${script}`, score: 0.9 }]; // prettier-ignore
		const inLatin = /^(.+?) (?:in|into|to) (?:english|latin|roman) (?:letters|script|alphabet)$/u.exec(lower)?.[1];
		if (inLatin && BRAHMIC.test(inLatin)) return [{ operation: 'transliterate', values: { text: inLatin, to: 'casual' }, about: about(inLatin), score: 0.93 }]; // prettier-ignore
		const into = INTO.exec(lower.replace(/^(?:write|transliterate|how to write) /, ''));
		// A country's or a language's name stands there as well: what is written must be a word.
		const target = into?.[2] ?? SCRIPT_OF[into?.[3] ?? ''];
		if (into && target !== undefined && /^[\p{L}\p{M}\s'’-]+$/u.test(into[1] ?? '')) return [{ operation: 'transliterate', values: { text: into[1] ?? '', to: target, ...(/^[a-z\s'’-]+$/.test(into[1] ?? '') && { from: 'casual' }) }, about: `${into[1]} → ${target}`, score: 0.9 }]; // prettier-ignore
		const quoted = QUOTED.exec(lower)?.[1];
		if (quoted !== undefined && /\p{L}/u.test(quoted) && !/^(?:what does|was bedeutet|qué significa|que signifie|que veut dire)/.test(lower)) return [{ operation: 'detect', values: { text: quoted }, about: about(quoted), score: 0.9 }]; // prettier-ignore
		const asked = ASKED.exec(lower)?.[1]?.replace(/^(?:this|that|it|das|dies|esto|eso|ceci|ça)(?:\s*:\s*|$)/, '');
		if (asked === '') return [{ operation: 'detect', values: {}, about: text, score: 0.9 }];
		if (asked !== undefined && /\p{L}/u.test(asked)) return [{ operation: 'detect', values: { text: asked }, about: about(asked), score: 0.9 }]; // prettier-ignore
		const letters = text.match(/\p{L}/gu)?.length ?? 0;
		if (letters < 2 || letters < text.length / 3 || isGibberish(lower)) return [];
		const latin = /\p{Script=Latin}/u.test(text);
		// An address, or a few words with figures and signs: a question for another tool, no text to be judged.
		const figured = /^[\x20-\x7e]*$/.test(text) && /[\d=]/.test(text) && words <= 6;
		const small = text.match(PROSE)?.length ?? 0;
		if (/^(?:https?:|www\.)\S+$/i.test(text)) return [];
		// A sentence with a figure in it is offered, behind what reads the figure.
		if (figured)
			return words >= 3 && small >= 1 && !/[=+*/^%<>]/.test(text)
				? [{ operation: 'detect', values: { text }, about: about(text), score: 0.43 }]
				: [];
		const found: Found[] = [];
		const add = (operation: 'detect' | 'script' | 'transliterate', score: number) =>
			found.push({ operation, values: operation === 'transliterate' ? { text, to: 'casual' } : { text }, about: about(text), score }); // prettier-ignore
		if (BRAHMIC.test(text)) add('transliterate', 0.72);
		const foreign = /[^\p{ASCII}\s’‘“”–—…]/u.test(text);
		add('detect', !latin ? 0.7 : words >= 3 && (small >= 2 || words >= 8) ? 0.74 : words >= 4 && small >= 1 ? 0.68 : small >= 2 ? 0.66 : words >= 4 ? 0.52 : foreign && words <= 2 ? 0.5 : 0.38); // prettier-ignore
		add('script', latin ? 0.3 : 0.4);
		return found;
	}
};
