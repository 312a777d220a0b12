/** Phrases in phrases: `7 less than | 3 times 9`, `add 12 to 30 | then divide by 6`. */
import { constantNamed, functionNamed, operatorNamed } from '../io/operators';
import type { Lexicon } from './lexicon';
import { sentenceOf } from './pattern';
import { read, trimEnd } from './reader';
import { RELATIONS, sliceOf } from './runs';
import { namesUnit } from './slots';

/** How deep a phrase may be in others, and how many tokens a sentence of such may have. */
const MAX_DEPTH = 2;
const MAX_TOKENS = 30;

const hasWords = (text: string, variables: ReadonlySet<string>): boolean =>
	sentenceOf(text, variables).tokens.some(
		({ kind, text: word }) =>
			kind === 'word' &&
			[...word].length > 1 &&
			!variables.has(word) &&
			!namesUnit(word) &&
			functionNamed(word) === undefined &&
			operatorNamed(word) === undefined &&
			constantNamed(word) === undefined
	);

/** A refused text by one part of it: behind a word for "of" or before one for "then", if a question. */
export function* parted(text: string, lexicon: Lexicon, variables: ReadonlySet<string>, depth = 0): Generator<string> {
	const sentence = sentenceOf(trimEnd(text), variables);
	const { tokens } = sentence;
	if (tokens.length > MAX_TOKENS) return;
	const within = (kind: string, at: number) =>
		lexicon.languages.flatMap((language) => language.at(kind, tokens, at) ?? []).find((end) => typeof end === 'number');
	for (let at = 1; at < tokens.length - 1; at++) {
		const then = within('then', at);
		const to = then ?? within('of', at) ?? within('than', at);
		if (to === undefined || to >= tokens.length) continue;
		// "and add 2" is a step, "and 3 dogs" none.
		if (then !== undefined && within('joiner', at) !== undefined && tokens[to]?.kind !== 'word') continue;
		const part = then === undefined ? sliceOf(sentence, to, tokens.length) : sliceOf(sentence, 0, at).replace(/,$/, '');
		const inner = inGrammar(part, lexicon, variables, depth);
		if (inner === undefined || inner === part) continue;
		yield then === undefined
			? `${sliceOf(sentence, 0, to)} (${inner})`
			: `(${inner}) ${sliceOf(sentence, then, tokens.length)}`;
	}
}

/** A value in the grammar without a word that is left; undefined for another. */
function inGrammar(text: string, lexicon: Lexicon, variables: ReadonlySet<string>, depth: number): string | undefined {
	const { text: found, form } = read(text, lexicon, variables, []);
	if (form !== undefined || [...RELATIONS].some((sign) => found.includes(sign))) return undefined;
	if (!hasWords(found, variables)) return found.trim();
	if (depth >= MAX_DEPTH) return undefined;
	for (const each of parted(text, lexicon, variables, depth + 1)) {
		const inner = inGrammar(each, lexicon, variables, MAX_DEPTH);
		if (inner !== undefined) return inner;
	}
	return undefined;
}
