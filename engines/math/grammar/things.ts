/** 5 apples + 3 apples: sums of one kind of things, without its name. */
import type { Note } from '../core/answer-notes';
import { edited } from './edit';
import type { Lexicon } from './lexicon';
import type { Sentence } from './pattern';

const ENDS = '-+*/×÷,)';

/** The sentence without the one kind of things that it counts, and a note of it. */
export function withoutThings(sentence: Sentence, lexicon: Lexicon, notes: Note[]): Sentence {
	const { tokens, variables } = sentence;
	const isThing = (at: number): boolean => lexicon.languages.some((language) => language.at('thing', tokens, at));
	const places = tokens.flatMap((token, at) => {
		const before = tokens[at - 1];
		const after = tokens[at + 1];
		if (variables.has(token.text) || !isThing(at) || (before?.kind !== 'number' && before?.key !== 'dozen')) return [];
		return after === undefined || ENDS.includes(after.text) || lexicon.isSign(after.key) ? [at] : [];
	});
	const last = places.at(-1);
	const kinds = new Set(places.map((at) => stem(tokens[at]?.key ?? '')));
	if (last === undefined || kinds.size !== 1) return sentence;
	notes.push({ text: `this is a number of ${tokens[last]?.text}`, alternative: null });
	return edited(
		sentence,
		places.map((at) => ({ from: at, to: at + 1, text: '' }))
	);
}

const stem = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);
