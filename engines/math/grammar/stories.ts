/** Stories with unknowns as equations: "Tom is 4 years older than Ann and together they are 30, how old is Ann". */
import { linesOf } from '../../kit/lexicon-lines';
import { spend } from '../core/budget';
import type { Lexicon, Rule } from './lexicon';
import { filled, type Say } from './meanings/meaning';
import lines from './meanings/stories.txt?raw';
import { match, type Sentence, type Slots } from './pattern';

const CLAUSES: ReadonlyMap<string, string> = new Map(
	[...linesOf(lines)].map(({ kind, phrases: [text = ''] }) => [kind, text])
);

type Clause = { readonly meaning: string; readonly slots: Slots };

const LETTERS = ['x', 'y', 'z', 'u', 'v', 'w'];

/** A system of equations; undefined where a word belongs to no clause, or the equations are too few for the unknowns. */
export function fromStory(
	sentence: Sentence,
	lexicon: Lexicon,
	languages: ReadonlySet<string>,
	say: Say
): string | undefined {
	const rules = lexicon.factsFor(sentence).filter(({ language }) => languages.has(language));
	const clauses = rules.length > 0 ? clausesOf(sentence, lexicon, rules, 0) : undefined;
	// Names that have values each are no story.
	if (!clauses?.some(({ meaning }) => meaning !== 'alone' && !meaning.startsWith('wants-'))) return undefined;
	const names = namesIn(clauses);
	const letters = new Map(names.map((name, k) => [name, LETTERS[k] ?? '']));
	const unknowns = [...letters.values()];
	const [equations, wants]: [string[], string[]] = [[], []];
	for (const { meaning, slots } of clauses) {
		const { a, b } = slots;
		const values = {
			...slots,
			...(a !== undefined && { a: letters.get(keyOf(a)) ?? '' }),
			...(b !== undefined && { b: letters.get(keyOf(b)) ?? '' }),
			all: unknowns.join(' + '),
			product: unknowns.join('*'),
			x: unknowns[0] ?? '',
			y: unknowns.at(-1) ?? ''
		};
		const text = filled(CLAUSES.get(meaning) ?? '', values);
		if (!meaning.startsWith('wants-')) equations.push(text);
		else wants.push(meaning === 'wants-all' ? '' : text);
		if (!meaning.startsWith('consecutive-')) continue;
		const step = meaning.startsWith('consecutive-') && slots['step'] === undefined ? 1 : 2;
		if (!isWhole(meaning, Number(slots['n']), unknowns.length, step, slots['step'])) return undefined;
		equations.push(...unknowns.slice(1).map((name, k) => `${name} = ${unknowns[k]} + ${step}`));
	}
	if (unknowns.length < 2 || unknowns.length > LETTERS.length || equations.length < unknowns.length || wants.length > 1)
		return undefined;
	if (wants[0] === '' && clauses.some(({ meaning }) => meaning === 'wants-one')) return undefined;
	const [wanted = ''] = wants;
	if (Number.isNaN(Number(names[0]))) say([...letters].map(([name, letter]) => `${letter} is ${name}`).join(', '));
	return `solve([${equations.join(', ')}], ${wanted || `[${unknowns.join(', ')}]`})`;
}

const keyOf = (name: string): string => name.toLowerCase();

/** The unknowns of a story: its persons, or as many numbers as it has. */
function namesIn(clauses: readonly Clause[]): string[] {
	const count = clauses.map(({ slots }) => slots['count']).find((each) => each !== undefined);
	if (count !== undefined) return Array.from({ length: Math.min(Number(count), LETTERS.length + 1) }, (_, k) => `${k}`);
	const isOfNumbers = clauses.some(({ meaning }) => meaning.startsWith('one-') || meaning === 'difference');
	const persons = clauses.flatMap(({ slots: { a, b } }) =>
		[a, b].flatMap((name) => (name === undefined ? [] : [keyOf(name)]))
	);
	return persons.length === 0 && isOfNumbers ? ['0', '1'] : [...new Set(persons)];
}

/** Whether so many whole numbers, each `step` after the one before, have such a sum or product. */
function isWhole(meaning: string, n: number, count: number, step: number, parity: string | undefined): boolean {
	const first =
		meaning === 'consecutive-sum'
			? n / count - (step * (count - 1)) / 2
			: count === 2
				? (Math.sqrt(step * step + 4 * n) - step) / 2
				: NaN;
	return Number.isSafeInteger(first) && (parity === undefined || Math.abs(first % 2) === Number(parity));
}

/** The clauses that a sentence is made of, with words between them that say nothing. */
function clausesOf(sentence: Sentence, lexicon: Lexicon, rules: readonly Rule[], from: number): Clause[] | undefined {
	let at = from;
	const between = (place: number) => {
		const { text = '' } = sentence.tokens[place] ?? {};
		if (text !== '' && ',.;?'.includes(text)) return place + 1;
		return lexicon.languages
			.flatMap((language) => language.at('between-facts', sentence.tokens, place) ?? [])
			.find((to) => typeof to === 'number');
	};
	for (let next = between(at); next !== undefined; next = between(at)) at = next;
	if (at >= sentence.tokens.length) return from === 0 ? undefined : [];
	for (const { pattern, meaning } of rules) {
		spend();
		const found = match(pattern, sentence, at, false);
		const rest = found && clausesOf(sentence, lexicon, rules, found.to);
		if (rest) return [{ meaning, slots: found.slots }, ...rest];
	}
	return undefined;
}
