// The pack `names`: names of places and languages in nine scripts and as everyone spells them in Latin letters, for both directions of
// `casual`. First line: the Latin names, levels of how well known parted by `/`, names by a space, in one of several words `_`. Then a line
// a script: its place among the scripts of ISCII as a letter (a: Devanagari), then for each Latin name, in their order and with the same
// signs between, its spellings parted by `,`; a letter is a byte, 0x80 and its place in the script's block, `-` a ZWNJ. A spelling after `!` is
// written for the name and not typed as it where it is read: it is an ordinary word of the language more often, or has a nearer name.
import { INDIC_SCRIPTS, type IndicScript } from '../../engines/language/transliterate/named';
import { ruleTyped } from '../../engines/language/transliterate/casual';
import { isOrdinary, listedBy } from './names/ordinary';
import { NEAR, readPairs, type NamePair } from './names/pairs';
import { distance } from './names/distance';
import { plain } from './names/transcribed';

/** Residents from which a town is of the first level, and of the second. */
const CITY = 500_000;
const TOWN = 50_000;
const MOST_SPELLINGS = 4;

export const build = (): Promise<Uint8Array> => Promise.resolve(encode(readPairs()));

/** The pack of some pairs; the first of equals is spelt so. */
export function encode(pairs: readonly NamePair[]): Uint8Array {
	const chosen = choose(pairs);
	const levels = new Map<string, number>();
	for (const pair of chosen) {
		const latin = latinOf(pair.english);
		levels.set(latin, Math.min(levels.get(latin) ?? Infinity, levelOf(pair)));
	}
	const columns = [0, 1, 2].map((level) =>
		[...levels]
			.filter(([, own]) => own === level)
			.map(([latin]) => latin)
			.sort()
	);
	const lines = INDIC_SCRIPTS.map((script, place) => {
		const spellings = new Map<string, string[]>();
		for (const pair of chosen) {
			if (pair.script !== script) continue;
			const latin = latinOf(pair.english);
			const own = spellings.get(latin) ?? [];
			spellings.set(latin, own);
			if (own.length < MOST_SPELLINGS) own.push(`${pair.isReadOnly ? '!' : ''}${pair.native}`);
		}
		const text = columns
			.map((names) => names.map((latin) => (spellings.get(latin) ?? []).join(',')).join(' '))
			.join('/');
		return Buffer.from([0x61 + place, ...bytesOf(text, place), 0x0a]);
	});
	return Buffer.concat([Buffer.from(`${columns.map((names) => names.join(' ')).join('/')}\n`), ...lines]);
}

const latinOf = (english: string): string =>
	english
		.split(/[\s-]+/)
		.map(plain)
		.join('_');

/** A pair, and whether its spelling is typed otherwise where it is read: it has a nearer name, or is an ordinary word more often. */
interface Chosen extends NamePair {
	readonly isReadOnly: boolean;
}

/** The Latin name of each spelling: by kind, then the nearest to typing by rule; well-known places keep several. */
function choose(pairs: readonly NamePair[]): Chosen[] {
	// Not letters without a plain one (Łódź), nor letters of another block.
	const sound = pairs.filter((pair) => isPlain(pair.english) && isEncodable(pair));
	const best = new Map<string, NamePair>();
	for (const pair of sound) {
		const key = `${pair.script} ${pair.native}`;
		const other = best.get(key);
		if (!other || compare(pair, other) < 0) best.set(key, pair);
	}
	const found = new Map<string, Chosen>();
	for (const pair of sound) {
		const latin = latinOf(pair.english);
		const first = best.get(`${pair.script} ${pair.native}`);
		const isFirst = first !== undefined && latinOf(first.english) === latin;
		const key = `${pair.script} ${pair.native} ${latin}`;
		if (!found.has(key) && (isFirst || levelOf(pair) === 0)) {
			const one = isFirst ? first : pair;
			found.set(key, { ...one, isReadOnly: !isFirst || isOrdinary(one) });
		}
	}
	// Of several spellings of one name those that its language has in its lists are first.
	return [...found.values()].sort((a, b) => rankOf(a) - rankOf(b) || listedBy(a) - listedBy(b));
}

const isPlain = (english: string): boolean => /^[A-Za-z’ -]+$/.test(english.normalize('NFD').replace(/\p{M}/gu, ''));

/** Countries, the cities of South Asia, those that zones are named after, other cities, languages, towns. */
function rankOf({ kind, code, population }: NamePair): number {
	if (kind === 'town') return population < CITY ? 5 : NEAR.has(code) ? 1 : 3;
	return kind === 'country' ? 0 : kind === 'zone' ? 2 : 4;
}

function compare(one: NamePair, other: NamePair): number {
	const ranks = rankOf(one) - rankOf(other);
	if (ranks !== 0 && one.english !== other.english) return ranks;
	const apart = ({ script, native, english }: NamePair) => distance(ruleTyped(native, script), plain(english));
	if (one.kind !== 'town' || one.population === other.population) return apart(one) - apart(other);
	return other.population - one.population;
}

function levelOf({ kind, code, population, isPart }: NamePair): number {
	if (isPart) return 2;
	if (kind === 'language') return code.length === 2 ? 0 : 2;
	if (kind !== 'town' || population >= CITY) return 0;
	return population >= TOWN ? 1 : 2;
}

const blockOf = (script: IndicScript): number => 0x900 + 0x80 * INDIC_SCRIPTS.indexOf(script);

const isEncodable = ({ native, script }: NamePair): boolean =>
	[...native].every((letter) => {
		const place = (letter.codePointAt(0) ?? 0) - blockOf(script);
		return letter === '\u200c' || (place >= 0 && place < 0x80);
	});

const bytesOf = (text: string, place: number): number[] =>
	[...text.replaceAll('\u200c', '-')].map((letter) => {
		const code = letter.codePointAt(0) ?? 0;
		return code < 0x80 ? code : code - (0x900 + 0x80 * place) + 0x80;
	});
