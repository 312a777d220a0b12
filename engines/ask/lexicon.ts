/** The words of a language, read from its file in `lexicon/`. The format is in README.md. */
import { linesOf } from '../kit/lexicon-lines';
import { compoundIn } from './compounds';
import { memoize } from '../kit/memoize';
import { foldWord, keysOf, type Token } from '../kit/tokens';
import { DUAL, INFLECTED, LIGHT, MOST_AFFIXES, SPLIT, THE, VERB, isFigure } from './affixes';
import type { Span } from './span';
import { consonantsOf, isSlip, LEAST_CONSONANTS, NEVER_BY_SLIP, SLIP_LENGTHS } from './slips';

export type { Span } from './span';

interface Entry {
	readonly kind: string;
	readonly value: string;
	readonly role: string | undefined;
	readonly words: readonly string[];
}

/** The concept of questions for a property: `which is`. */
export const WHICH = 'which';

/** Concepts that a question begins with. */
export const ASKING: ReadonlySet<string> = new Set(['what-is', 'how-many', 'how-much', 'when', 'where', 'who', WHICH]);

/** Lines whose words are parts of larger spans of the same name. */
const STORED: Readonly<Record<string, string>> = {
	number: 'numeral',
	fraction: 'share',
	period: 'named-period',
	season: 'season-name'
};

/** Kinds of lines that are borrowed from another language. */
const BORROWED: ReadonlySet<string> = new Set(
	'unit money month weekday country language feast nickname concept elsewhere'.split(' ')
);
/** Small words of another language mean something else in one's own. */
const SHORTEST_BORROWED = 4;

/** Words that are parts of numbers in one word only: `number 5@part`. */
const PART = 'part';
const MEASURED: ReadonlySet<string> = new Set(['unit', 'money', 'feast']);

/** Whether a hyphen joins two words without a space. */
export const isHyphen = (tokens: readonly Token[], at: number): boolean => {
	const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
	return (
		token?.text === '-' &&
		before?.kind === 'word' &&
		before.end === token.start &&
		behind?.kind === 'word' &&
		behind.start === token.end
	);
};

/** A language: phrases by their first word, endings, and the engine's texts. */
export class Lexicon {
	readonly flags = new Set<string>();
	/** Words of numbers by their key: for compounds. */
	readonly numbers = new Map<string, number>();
	readonly suffixes: (readonly [ending: string, role: string])[] = [];
	readonly prefixes: (readonly [beginning: string, role: string])[] = [];
	/** Letters at the end of a stem, and those that they are without its ending: `த்த` is `ம்`. */
	readonly restored: (readonly [joined: string, alone: string])[] = [['', '']];
	readonly #splits: string[] = [];
	readonly #says = new Map<string, string>();
	readonly #byFirst = new Map<string, Entry[]>();
	#long: Map<string, string[]> | undefined;
	#countries: Map<string, string> | undefined;
	#numberWords: readonly (readonly [word: string, value: number])[] | undefined;
	readonly #byKind = new Map<string, readonly string[]>();

	/**
	 * @param code ISO 639-1.
	 * @param spellings keys of a word, for a language that is read in letters other than its own.
	 */
	constructor(
		readonly code: string,
		readonly spellings?: (word: string) => readonly string[]
	) {}

	/** Tokens with their keys in this lexicon; words that a language writes as one are two. */
	keyed(tokens: readonly Token[]): readonly Token[] {
		const { spellings } = this;
		if (spellings)
			return tokens.map((token) =>
				token.kind === 'word' ? { ...token, key: spellings(token.key)[0] ?? token.key } : token
			);
		if (this.#splits.length === 0) return tokens;
		return tokens.flatMap((token) => {
			const { key, text, start, end } = token;
			const ending = this.#splits.find((one) => key.length > one.length + 1 && key.endsWith(one));
			if (ending === undefined || !text.endsWith(ending) || this.knows(key)) return [token];
			const cut = end - ending.length;
			return [
				{ ...token, text: text.slice(0, cut - start), key: key.slice(0, -ending.length), end: cut },
				{ ...token, text: ending, key: ending, start: cut }
			];
		});
	}

	/** Adds names of things from the file of another language, which people mix into their own: units, months, tools. */
	borrow(text: string): this {
		for (const { kind, value, phrases } of linesOf(text))
			if (BORROWED.has(kind))
				for (const phrase of phrases)
					if (kind === 'unit' || kind === 'money' || keysOf(phrase).some((key) => key.length >= SHORTEST_BORROWED))
						this.add(kind, value, phrase);
		return this;
	}

	/** Adds the lines of a file. */
	read(text: string): this {
		for (const { kind, value, phrases } of linesOf(text))
			if (kind === 'flag') for (const flag of phrases) this.flags.add(flag);
			else if (kind === 'say') this.#says.set(value, phrases.join('|'));
			else if (kind === 'suffix' && value === SPLIT) for (const phrase of phrases) this.#splits.push(foldWord(phrase));
			else if (kind === 'suffix') for (const phrase of phrases) this.suffixes.push([foldWord(phrase), value]);
			else if (kind === 'prefix') for (const phrase of phrases) this.prefixes.push([foldWord(phrase), value]);
			else if (kind === 'restore')
				for (const phrase of phrases) this.restored.push([foldWord(value), foldWord(phrase)]);
			else if (kind === 'holiday')
				for (const phrase of phrases)
					for (const spelling of new Set([phrase, phrase.replaceAll("'", '')]))
						this.add('feast', `${value}/${phrase}`, spelling);
			else for (const phrase of phrases) this.add(kind, value, phrase);
		const byLength = (a: readonly [string, string], b: readonly [string, string]) => b[0].length - a[0].length;
		this.suffixes.sort(byLength);
		this.prefixes.sort(byLength);
		return this;
	}

	/** Adds a phrase. */
	add(kind: string, value: string, phrase: string): void {
		const isPart = phrase.startsWith("'") || value.endsWith(`@${PART}`) || kind === 'rank';
		const words = isPart ? [foldWord(phrase)] : phrase.endsWith("'") ? elidedKeys(phrase) : keysOf(phrase);
		// People write wi-fi, wi fi and wifi.
		if (phrase.includes(' - ')) for (const joiner of [' ', '']) this.add(kind, value, phrase.replaceAll(' - ', joiner));
		if (this.spellings === undefined) return this.#put(kind, value, words);
		const variants = words.map(this.spellings);
		for (const nth of new Set([0, ...variants.flatMap((keys) => keys.map((key, at) => (key === keys[0] ? 0 : at)))]))
			this.#put(
				kind,
				value,
				variants.map((keys) => keys[nth] ?? '')
			);
	}

	#put(kind: string, value: string, words: readonly string[]): void {
		const [first] = words;
		if (first === undefined) return;
		const [plain = '', role] = value.split('@');
		const entry = { kind: STORED[kind] ?? kind, value: plain, role, words };
		if (kind === 'number' && words.length === 1) this.numbers.set(first, Number(plain));
		if (role === PART) return;
		const list = this.#byFirst.get(first);
		if (list) list.push(entry);
		else this.#byFirst.set(first, [entry]);
	}

	/** Adds a name that no line of the file has; a country may be called as another thing is. */
	addName(kind: string, value: string, name: string): void {
		const [first = '', ...rest] = keysOf(name);
		const isTaken =
			this.#byFirst
				.get(first)
				?.some(
					(entry) =>
						entry.words.length === rest.length + 1 &&
						rest.every((word, at) => entry.words[at + 1] === word) &&
						(kind !== 'country' || entry.kind === kind)
				) === true;
		if (!isTaken) this.add(kind, value, name);
	}

	/** The engine's text of a name; the name itself when the file lacks it. */
	say(name: string, fallback = name): string {
		return this.#says.get(name) ?? fallback;
	}

	/** Words of numbers, the longest first. */
	numberWords(): readonly (readonly [word: string, value: number])[] {
		return (this.#numberWords ??= [...this.numbers].sort((a, b) => b[0].length - a[0].length));
	}

	/** What joins the parts of a number that is one word: `und` of einundzwanzig. */
	joiner(): string | undefined {
		return this.#wordsOf('and')[0];
	}

	/** Endings that make a rank of a number, the longest first: `ste` of zwanzigste. */
	rankEndings(): readonly string[] {
		return this.#wordsOf('rank');
	}

	/** Words of a kind that are phrases by themselves, the longest first. */
	#wordsOf(kind: string): readonly string[] {
		let words = this.#byKind.get(kind);
		if (!words) {
			words = [...this.#byFirst]
				.filter(([, entries]) => entries.some((entry) => entry.kind === kind && entry.words.length === 1))
				.map(([key]) => key)
				.sort((a, b) => b.length - a.length);
			this.#byKind.set(kind, words);
		}
		return words;
	}

	/** Whether a phrase that asks begins with this word: what, how. */
	asks(key: string): boolean {
		return this.#byFirst.get(key)?.some(({ kind, value }) => kind === 'concept' && ASKING.has(value)) === true;
	}

	/** Whether a phrase begins with this word. */
	knows(key: string): boolean {
		return this.#byFirst.has(key);
	}

	/** Every phrase that begins at a token; the stem of its word where the word itself is not known. */
	at(tokens: readonly Token[], from: number): Span[] {
		const found: Span[] = [];
		const key = (tokens[from] as Token).key;
		this.#match(found, tokens, from, key, undefined, false);
		const isWord = found.some(({ to }) => to === from + 1);
		const stems: Span[] = [];
		for (const [stem, role] of this.stemsOf(key))
			if (!isWord || role === INFLECTED || role === THE) this.#match(stems, tokens, from, stem, role, true);
		// A word with its own meaning may also be the plural of a unit: hours. A small word is none: has.
		for (const span of stems)
			if (
				!isWord ||
				(!found.some(({ kind, to }) => kind === 'skip' && to === from + 1) &&
					!isCode(span.value, key) &&
					MEASURED.has(span.kind) &&
					!found.some(({ kind, value }) => kind === span.kind && value === span.value))
			)
				found.push(span);
		const isNumber = found.some(({ kind }) => kind === 'numeral');
		const number = this.flags.has('compounds') && !isNumber ? this.compound(key) : undefined;
		if (number) found.push({ kind: 'numeral', value: String(number.amount), role: number.role, from, to: from + 1 });
		return found;
	}

	/** A number that is one word: see `compoundIn`. */
	readonly compound = memoize((key: string) => compoundIn(this, key));

	/** A word without the endings and beginnings that it may have, each with the role that they give it; one alone comes first. */
	readonly stemsOf = memoize((key: string): readonly (readonly [stem: string, role: string])[] => [
		...new Map([...this.#stemsOf(key, MOST_AFFIXES)].map((found) => [found.join(' '), found])).values()
	]);

	*#stemsOf(key: string, most: number): Generator<readonly [stem: string, role: string]> {
		const shorter: (readonly [stem: string, role: string])[] = [];
		for (const [ending, role] of this.suffixes)
			if (key.length > ending.length + 1 && key.endsWith(ending)) {
				const joint = key.slice(0, -ending.length);
				for (const [joined, alone] of this.restored) {
					if (!joint.endsWith(joined)) continue;
					const stem = joint.slice(0, joint.length - joined.length) + alone;
					yield [stem, role];
					shorter.push([stem, role]);
				}
			}
		for (const [beginning, role] of this.prefixes)
			if (key.length > beginning.length + 1 && key.startsWith(beginning)) {
				const stem = key.slice(beginning.length);
				yield [stem, role];
				shorter.push([stem, role]);
			}
		if (most > 1)
			for (const [within, role] of shorter)
				for (const [stem, inner] of this.#stemsOf(within, most - 1))
					if (role !== inner) yield [stem, LIGHT.has(role) || isFigure(inner) ? inner : role];
	}

	/** The word of a phrase that an unknown word differs from by one letter, or whose plural it does. */
	nearest(key: string): string | undefined {
		if (key.length < SLIP_LENGTHS.swapped || this.spellings) return undefined;
		this.#long ??= this.#listLong();
		// A word of a phrase that is not there.
		if (this.#long.get(key[0] as string)?.includes(key)) return undefined;
		const alike = this.#long.get(key[0] as string)?.find((word) => isSlip(word, key));
		if (alike !== undefined) return alike;
		for (const [ending, role] of this.suffixes) {
			const stem = role === INFLECTED && key.endsWith(ending) ? key.slice(0, -ending.length) : '';
			const whole = this.#long.get(stem[0] ?? '')?.find((word) => isSlip(word, stem));
			if (whole !== undefined) return whole + ending;
		}
		return this.#countryLike(key);
	}

	/** The name of a country with the consonants and the beginning of a word, which may have an ending. */
	#countryLike(key: string): string | undefined {
		this.#countries ??= new Map(
			[...this.#byFirst].flatMap(([name, entries]) =>
				entries.some(({ kind, words }) => kind === 'country' && words.length === 1)
					? [[consonantsOf(name), name] as const]
					: []
			)
		);
		for (const stem of [key, ...this.stemsOf(key).map(([found]) => found)]) {
			const consonants = consonantsOf(stem);
			const name = consonants.length < LEAST_CONSONANTS ? undefined : this.#countries.get(consonants);
			if (name?.slice(0, 2) === stem.slice(0, 2) && key.startsWith(stem)) return name + key.slice(stem.length);
		}
		return undefined;
	}

	/** The line that a word which is not understood may be added to, with its file: that of a word which it is nearly, else `skip`. */
	lineFor(word: string): string {
		const near = this.#byFirst.get(this.nearest(foldWord(word)) ?? '')?.find(({ words }) => words.length === 1);
		const head = near ? `${near.kind}${near.value === '' ? '' : ` ${near.value}`}` : 'skip';
		return `lexicon/${this.code}.txt · ${head}: ${word}`;
	}

	#match(
		found: Span[],
		tokens: readonly Token[],
		from: number,
		first: string,
		role: string | undefined,
		isStem: boolean
	): void {
		for (const entry of this.#byFirst.get(first) ?? []) {
			const { words, kind, value } = entry;
			const length = this.#lengthOf(tokens, from, words, kind);
			if (length === undefined) continue;
			if (role === DUAL) {
				const two = { value: '', amount: 2, unit: value, from, to: from + length };
				if (kind === 'unit' || kind === 'money') found.push({ kind: kind === 'unit' ? 'quantity' : 'amount', ...two });
				continue;
			}
			if (role === VERB && (MEASURED.has(kind) || kind === 'country')) continue;
			const isVariant = kind === 'concept' || kind === 'country';
			const said = role ?? (isVariant ? undefined : entry.role);
			found.push({
				kind,
				value,
				from,
				to: from + length,
				...(isVariant && entry.role !== undefined && { variant: entry.role }),
				...(said !== undefined && { role: said }),
				...(isStem && !(role === INFLECTED && MEASURED.has(kind)) && { isStem })
			});
		}
	}

	/** Number of tokens that a phrase takes, whose words may be joined: toll-free. Undefined where its words do not follow. */
	#lengthOf(tokens: readonly Token[], from: number, words: readonly string[], kind: string): number | undefined {
		let to = from + 1;
		for (const word of words.slice(1)) {
			if (word !== '-' && isHyphen(tokens, to)) to++;
			if (!this.#fits(tokens[to], word, kind)) return undefined;
			to++;
		}
		return to - from;
	}

	#fits(token: Token | undefined, word: string, kind: string): boolean {
		if (token === undefined) return false;
		if (token.key === word) return true;
		if (this.suffixes.length === 0 || token.kind !== 'word') return false;
		for (const [stem, role] of this.stemsOf(token.key))
			if (
				stem === word &&
				role !== DUAL &&
				!(role === VERB && MEASURED.has(kind)) &&
				(role !== INFLECTED || MEASURED.has(kind) || kind === 'concept' || kind === 'country')
			)
				return true;
		return false;
	}

	#listLong(): Map<string, string[]> {
		const words = new Set<string>();
		for (const entry of [...this.#byFirst.values()].flat())
			if (!NEVER_BY_SLIP.has(entry.kind))
				for (const word of entry.words) if (word.length >= SLIP_LENGTHS.swapped) words.add(word);
		const long = new Map<string, string[]>();
		for (const word of words) {
			const list = long.get(word[0] as string) ?? [];
			long.set(word[0] as string, list);
			list.push(word);
		}
		return long;
	}
}

/** Whether a word is the code of a unit with an ending, as `gibt` and GiB: then it is a word. */
const isCode = (value: string, key: string): boolean =>
	value !== value.toLowerCase() && key.startsWith(value.toLowerCase());

/** Keys of a phrase whose last word loses a vowel before the next: `jusqu'`, `d'`. */
const elidedKeys = (text: string): string[] => keysOf(`${text}aaaa`).slice(0, -1);
