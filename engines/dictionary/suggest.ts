/** Words that someone may have meant: one slip of the fingers away, or heard alike. */
import { itemAt } from '../kit/checked';
import { functionWord } from './function-words';
import { detach, PARTS_OF_SPEECH } from './lemma';
import { readingsOf } from './readings';
import type { WordNet } from './wordnet';

const MAX_SUGGESTIONS = 5;
/** Phrases of more words are sentences. */
const MAX_PARTS = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Longer words have too many neighbours, and are rarely words. */
const LONGEST = 40;
/** A word that sounds the same is so much likelier meant than one that only looks alike. */
const SAME_SOUND = 50;
/** Two letters changed for each other are the commonest slip. */
const SWAPPED = 10;
/** How often a function word is met, which WordNet does not count. */
const FUNCTION_WORD = 1000;
/** Words that only sound alike may differ by so many letters. */
const FURTHEST = 3;

/** Up to five words of WordNet that are near an unknown one, the likeliest first. */
export function suggest(unknown: string, wordnet: WordNet): string[] {
	const word = unknown.normalize('NFC').toLowerCase().trim();
	if (word.length < 3 || word.length > LONGEST || !/^[a-z][a-z' -]*$/.test(word)) return [];
	const sound = soundOf(word);
	const likely = new Map<string, number>();
	const note = (form: string, by: number) => {
		if (form === word) return;
		const uses = functionWord(form) ? FUNCTION_WORD : (wordnet.usesOf(form) ?? usesOfInflected(form, wordnet));
		if (uses === undefined) return;
		likely.set(form, Math.max(likely.get(form) ?? 0, (1 + uses) * by * (soundOf(form) === sound ? SAME_SOUND : 1)));
	};
	for (let at = 0; at <= word.length; at++) {
		const before = word.slice(0, at);
		const after = word.slice(at);
		if (after !== '') note(before + after.slice(1), 1);
		if (after.length > 1) note(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`, SWAPPED);
		for (const letter of LETTERS) {
			note(before + letter + after, 1);
			if (after !== '' && letter !== after.charAt(0)) note(before + letter + after.slice(1), 1);
		}
	}
	for (const alike of soundIndex(wordnet)(sound)) {
		const apart = editDistance(word, alike);
		if (apart <= (word.length < 4 ? 2 : FURTHEST)) note(alike, 1 / 4 ** (apart - 1));
	}
	return [...likely]
		.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
		.slice(0, MAX_SUGGESTIONS)
		.map(([form]) => form);
}

/** What WordNet has of the parts of a phrase or compound: beautiful of "most beautiful", `log in` of "login". */
export function inParts(unknown: string, wordnet: WordNet): string[] {
	const word = unknown
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\s_]+/g, ' ')
		.trim();
	if (word.length > LONGEST) return [];
	const known = (form: string): string | undefined => {
		const [reading] = form.length > 1 ? readingsOf(form, wordnet) : [];
		return reading && !functionWord(form) ? reading.lemma : undefined;
	};
	const words = word
		.replace(/^mt\.? /, 'mount ')
		.replace(/^st\.? /, 'saint ')
		.split(' ');
	if (words.length > MAX_PARTS) return [];
	if (words.length > 1) {
		const forms = [words.join(' ')];
		for (let count = words.length - 1; count > 0; count--) forms.push(words.slice(0, count).join(' '));
		if (/^(?:more|most|very|less|least|so|too)$/.test(itemAt(words, 0))) forms.unshift(words.slice(1).join(' '));
		const first = forms.map(known).find((form) => form !== undefined);
		return first === undefined ? [] : [first];
	}
	const plural = word.endsWith('s') ? known(word.slice(0, -1)) : undefined;
	const parted = Array.from(
		{ length: Math.max(0, word.length - 1) },
		(_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const
	)
		.flatMap(([before, after]) => [`${before} ${after}`, `${before}-${after}`])
		.filter((form) => PARTS_OF_SPEECH.some((part) => wordnet.has(form, part)));
	return [...(plural === undefined ? [] : [plural]), ...parted].slice(0, 2);
}

/** The same of the base form of a past, participle or plural. */
function usesOfInflected(form: string, wordnet: WordNet): number | undefined {
	const isRegular = /(?:ed|ing|s)$/.test(form);
	for (const part of ['verb', 'noun'] as const)
		for (const base of [...wordnet.irregular(form, part), ...(isRegular ? detach(form, part) : [])])
			if (wordnet.has(base, part)) return (wordnet.usesOf(base) ?? 0) / 4;
	return undefined;
}

const RULES: readonly (readonly [RegExp, string])[] = [
	[/^(?:k(?=n)|g(?=n)|p(?=n)|w(?=r))/, ''],
	[/^ps/, 's'],
	[/^x/, 's'],
	[/[^a-z]/g, ''],
	[/tch/g, 'C'],
	[/sch/g, 'sk'],
	[/ph/g, 'f'],
	[/gh(?=t|$|[bcdfgjklmnpqrsvwxz])/g, ''],
	[/gh/g, 'g'],
	[/sh|[ts]i(?=[ao])|ci(?=[ao])/g, 'S'],
	[/ch/g, 'C'],
	[/th/g, '0'],
	[/dg(?=[eiy])/g, 'j'],
	[/g(?=[eiy])/g, 'j'],
	[/s?c(?=[eiy])/g, 's'],
	[/ck|c|q/g, 'k'],
	[/x/g, 'ks'],
	[/z/g, 's'],
	[/wh/g, 'w'],
	[/(?<=[aeiou])[wh](?![aeiou])/g, ''],
	[/mb$/, 'm'],
	[/^[aeiouy]+/, 'A'],
	[/[aeiouy]/g, ''],
	[/(.)\1+/g, '$1']
];

/** How a word sounds in English, roughly: its consonants, by the rules of spelling (after Philips's Metaphone, 1990). */
export const soundOf = (word: string): string => RULES.reduce((sound, [from, to]) => sound.replace(from, to), word);

const indexes = new WeakMap<WordNet, (sound: string) => string[]>();

/** Single words of WordNet by their sound; made once, when a word is first not found. */
function soundIndex(wordnet: WordNet): (sound: string) => string[] {
	const made = indexes.get(wordnet);
	if (made !== undefined) return made;
	const bySound = new Map<string, string[]>();
	const seen = new Set<string>();
	for (const spelling of wordnet.spellings()) {
		if (!/^[a-z]{3,}$/.test(spelling) || seen.has(spelling)) continue;
		seen.add(spelling);
		const sound = soundOf(spelling);
		const list = bySound.get(sound);
		if (list === undefined) bySound.set(sound, [spelling]);
		else list.push(spelling);
	}
	const find = (sound: string) => bySound.get(sound) ?? [];
	indexes.set(wordnet, find);
	return find;
}

/** Letters to insert, drop or change between two words (Levenshtein). */
export function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++)
			next.push(
				Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
			);
		row = next;
	}
	return row[b.length] ?? 0;
}
