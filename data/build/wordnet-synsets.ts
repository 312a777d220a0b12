/** Synsets of WordNet 3.1 and Open English WordNet by both packs' numbers. wndb(5WN); data/sources/oewn/README.md. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartOfSpeech } from '../../engines/dictionary/lemma';
import { WHOLES } from '../../engines/dictionary/wordnet';
import { WORDNET_FILES } from './wordnet-files';
import { readFrequencies } from './wordnet-frequencies';

const SOURCES = path.resolve(import.meta.dirname, '../sources');
const CHANGES = path.join(SOURCES, 'oewn/changes.jsonl');
const NEWER_WORDS = path.join(SOURCES, 'dictionary/newer-words.tsv');
const FIRST_SENSES = path.join(SOURCES, 'dictionary/first-senses.tsv');

/** From one word of a synset to a word of another; 1 is the first. */
export type LexicalLink = { readonly from: number; readonly key: string; readonly to: number };

export interface Synset {
	readonly key: string;
	readonly part: PartOfSpeech;
	readonly words: readonly string[];
	/** Of kind @ (0) or @i (1), in the database's order. */
	readonly hypernyms: readonly { readonly key: string; readonly kind: number }[];
	/** Of kind #p, #m, #s. */
	readonly holonyms: readonly { readonly key: string; readonly kind: number }[];
	/** Adjectives of nearly the same meaning, & of the database. */
	readonly similar: readonly { readonly key: string; readonly kind: number }[];
	/** ^ of the database: adjectives and verbs worth a look too. */
	readonly also: readonly string[];
	/** ! of the database. */
	readonly antonyms: readonly LexicalLink[];
	/** + and \\ of the database: happy and happiness, quickly and quick. */
	readonly derived: readonly LexicalLink[];
	readonly gloss: string;
}

export type Index = ReadonlyMap<string, readonly string[]>;

/** Files of the database by part of speech, in the order of the packs, with the letter of their keys. */
const FILES = [
	['noun', 'noun', 'n'],
	['verb', 'verb', 'v'],
	['adjective', 'adj', 'a'],
	['adverb', 'adv', 'r']
] as const;

export const KEY_LETTER: Readonly<Record<PartOfSpeech, string>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };

/** Lemmas of each part of speech, by its letter. */
export type Indexes = Readonly<Record<string, Index>>;

/** A synset that an edition adds, or the fields of an old one that it changes. Ids are WordNet 3.1's where the synset is. */
export interface SynsetChange {
	readonly y: string;
	readonly m?: readonly string[];
	readonly d?: string;
	readonly e?: readonly string[];
	readonly r?: Readonly<Record<string, readonly string[]>>;
}

/** A lemma whose synsets an edition changes, in the order of its meanings; `x` has the links of a meaning, by its number from 0. */
export interface WordChange {
	readonly w: string;
	readonly p: 'n' | 'v' | 'a' | 'r';
	readonly s: readonly string[];
	readonly x?: Readonly<
		Record<string, { readonly antonym?: readonly string[]; readonly derivation?: readonly string[] }>
	>;
	readonly fm?: readonly string[];
}

export type WordNetFiles = { readonly synsets: readonly Synset[]; readonly index: Indexes };

/** `02084071-n` and `00005472-s` → `n02084071`, `a00005472`. */
export const keyOf = (id: string): string =>
	`${id.endsWith('s') ? KEY_LETTER.adjective : id.slice(-1)}${id.slice(0, 8)}`;

/** WordNet 3.1 as its database files have it. */
export async function readPrinceton(): Promise<WordNetFiles> {
	const synsets: Synset[] = [];
	const index: Record<string, Index> = {};
	for (const [part, file, letter] of FILES) {
		synsets.push(...(await readSynsets(part, file, letter)));
		index[letter] = await readIndex(file, letter);
	}
	return { synsets, index };
}

/** WordNet 3.1 with the words, meanings and definitions that Open English WordNet has changed. */
export async function readWordNet(): Promise<WordNetFiles> {
	const { synsets, index } = await readPrinceton();
	const rows = (await readFile(CHANGES, 'utf8'))
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as SynsetChange | WordChange);
	const changes = rows.filter((row): row is SynsetChange => 'y' in row);
	const changed = withChanges(synsets, changes);
	const words = rows.filter((row): row is WordChange => 'w' in row);
	const edition = { synsets: withLinks(changed, words), index: withWords(changed, index, words) };
	return withNewerWords(edition, await tableOf(NEWER_WORDS));
}

async function tableOf(file: string): Promise<string[][]> {
	const lines = (await readFile(file, 'utf8')).split('\n');
	return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}

type SenseFinder = (letter: string, lemma: string, words: string) => string;

/** Finds the meaning of a lemma whose definition has certain words. Throws without one. */
function senseFinder({ synsets, index }: WordNetFiles): SenseFinder {
	const glosses = new Map(synsets.map(({ key, gloss }) => [key, gloss]));
	return (letter, lemma, words) => {
		const found = index[letter]?.get(lemma)?.find((key) => glosses.get(key)?.includes(words));
		if (found === undefined) throw new Error(`no meaning of ${lemma} (${letter}) says "${words}"`);
		return found;
	};
}

function withNewerWords(files: WordNetFiles, rows: readonly (readonly string[])[]): WordNetFiles {
	const synsets = [...files.synsets];
	const index = Object.fromEntries(Object.entries(files.index).map(([letter, lemmas]) => [letter, new Map(lemmas)]));
	const senseWith = senseFinder(files);
	for (const [at, [names = '', letter = '', broader = '', text = '']] of rows.entries()) {
		const part = FILES.find(([, , of]) => of === letter)?.[0];
		if (part === undefined) throw new Error(`no part of speech ${letter}`);
		const [lemma = '', words = ''] = broader.split(': ');
		const members = names.split('|');
		const key = `${letter}99${String(at).padStart(6, '0')}`;
		const above = lemma === '' ? [] : [{ key: senseWith(letter, lemma, words), kind: 0 }];
		synsets.push({
			...{
				key,
				part,
				words: members,
				hypernyms: above,
				holonyms: [],
				similar: [],
				also: [],
				antonyms: [],
				derived: []
			},
			gloss: text
		});
		for (const word of members) {
			const known = index[letter]?.get(word.toLowerCase()) ?? [];
			if (!known.includes(key)) index[letter]?.set(word.toLowerCase(), [...known, key]);
		}
	}
	return { synsets, index };
}

/** Orders the meanings of each lemma by their ranks. Equal ones keep their order. */
function ordered(indexes: Indexes, ranks: ReadonlyMap<string, number>): Indexes {
	const entries = Object.entries(indexes).map(([letter, lemmas]) => {
		const lists = [...lemmas].map(([lemma, keys]): [string, string[]] => {
			const rankOf = (key: string): number => ranks.get(`${lemma}%${key}`) ?? 0;
			return [lemma, [...keys].sort((a, b) => rankOf(b) - rankOf(a))];
		});
		return [letter, new Map(lists)];
	});
	return Object.fromEntries(entries) as Indexes;
}

function withChanges(synsets: readonly Synset[], changes: readonly SynsetChange[]): Synset[] {
	const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
	for (const { y, m, d, e, r } of changes) {
		const key = keyOf(y);
		const old = byKey.get(key);
		const targets = (relation: string) => (r?.[relation] ?? []).map(keyOf);
		if (old !== undefined) {
			// Words keep their numbers, which links use: new ones come last.
			const words = m ? [...old.words, ...m.filter((word) => !old.words.includes(word))] : old.words;
			byKey.set(key, { ...old, words, gloss: d === undefined ? old.gloss : glossOf(d, examplesOf(old.gloss)) });
			continue;
		}
		const part = FILES.find(([, , letter]) => letter === key.charAt(0))?.[0];
		if (part === undefined || m === undefined || d === undefined) throw new Error(`incomplete synset ${y}`);
		byKey.set(key, {
			key,
			part,
			words: m,
			hypernyms: targets('hypernym').map((above) => ({ key: above, kind: 0 })),
			holonyms: [],
			similar: targets('similar').map((near) => ({ key: near, kind: 0 })),
			also: targets('also'),
			antonyms: [],
			derived: [],
			gloss: glossOf(d, e ?? [])
		});
	}
	const wholes = new Map<string, { key: string; kind: number }[]>();
	for (const { y, r } of changes)
		for (const [kind, name] of WHOLES.entries())
			for (const piece of r?.[`mero_${name}`] ?? [])
				wholes.set(keyOf(piece), [...(wholes.get(keyOf(piece)) ?? []), { key: keyOf(y), kind }]);
	// Hypernyms and neighbours that this edition left out are not in the pack.
	return [...byKey.values()].map((synset) => ({
		...synset,
		hypernyms: synset.hypernyms.filter(({ key }) => byKey.has(key)),
		similar: synset.similar.filter(({ key }) => byKey.has(key)),
		holonyms: [...synset.holonyms, ...(wholes.get(synset.key) ?? [])]
	}));
}

const glossOf = (text: string, examples: readonly string[]): string =>
	[text, ...examples.map((example) => `"${example}"`)].join('; ');
const examplesOf = (gloss: string): string[] => [...gloss.matchAll(/; "([^"]*)"/g)].map(([, example = '']) => example);

function withWords(synsets: readonly Synset[], index: Indexes, words: readonly WordChange[]): Indexes {
	const has = new Map(
		synsets.map(({ key, words: members }) => [key, new Set(members.map((one) => one.toLowerCase()))])
	);
	const result = Object.fromEntries(Object.entries(index).map(([letter, lemmas]) => [letter, new Map(lemmas)]));
	const put = (letter: string, lemma: string, keys: readonly string[]) => {
		const before = result[letter]?.get(lemma) ?? [];
		result[letter]?.set(
			lemma,
			[...new Set([...keys, ...before])].filter((key) => has.get(key)?.has(lemma))
		);
	};
	for (const { w, p, s } of words) put(p, w.toLowerCase(), s.map(keyOf));
	// A member of a changed synset without a row comes after the other meanings of its lemma.
	for (const { key, words: members } of synsets)
		for (const word of members) {
			const lemma = word.toLowerCase();
			if (!result[key.charAt(0)]?.get(lemma)?.includes(key))
				put(key.charAt(0), lemma, [...(result[key.charAt(0)]?.get(lemma) ?? []), key]);
		}
	return result;
}

/** Adds antonyms and derived words of changed lemmas, `<synset>#<word>` in the source. */
function withLinks(synsets: readonly Synset[], words: readonly WordChange[]): Synset[] {
	const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
	const links = new Map<string, { antonyms: LexicalLink[]; derived: LexicalLink[] }>();
	for (const { w, s, x } of words)
		for (const [sense, { antonym = [], derivation = [] }] of Object.entries(x ?? {})) {
			const key = keyOf(s[Number(sense)] ?? '');
			const from = (byKey.get(key)?.words.findIndex((word) => word.toLowerCase() === w.toLowerCase()) ?? -1) + 1;
			if (from === 0) continue;
			const targets = (list: readonly string[]): LexicalLink[] =>
				list.flatMap((target) => {
					const [id = '', word] = target.split('#');
					const other = byKey.get(keyOf(id));
					const to = (other?.words.findIndex((one) => one === word) ?? -1) + 1;
					return other === undefined || to === 0 ? [] : [{ from, key: other.key, to }];
				});
			const own = links.get(key) ?? { antonyms: [], derived: [] };
			links.set(key, {
				antonyms: [...own.antonyms, ...targets(antonym)],
				derived: [...own.derived, ...targets(derivation)]
			});
		}
	return synsets.map((synset) => {
		const more = links.get(synset.key);
		if (more === undefined) return synset;
		return {
			...synset,
			antonyms: [...synset.antonyms, ...more.antonyms],
			derived: [...synset.derived, ...more.derived]
		};
	});
}

/** All synsets in the order of the packs: each part of speech as the tree of first hypernyms is walked, nouns first. */
export async function readAll(): Promise<{
	walked: { synset: Synset; depth: number }[];
	counts: number[];
	index: Indexes;
	uses: ReadonlyMap<string, number>;
}> {
	const { synsets, index } = await readWordNet();
	const senseWith = senseFinder({ synsets, index });
	const first = (await tableOf(FIRST_SENSES)).map(([lemma = '', letter = '', words = '']) => ({
		lemma,
		key: senseWith(letter, lemma, words)
	}));
	const { uses, ranks } = await readFrequencies(synsets, index, first);
	const walked: { synset: Synset; depth: number }[] = [];
	const counts: number[] = [];
	for (const [part] of FILES) {
		walked.push(...walk(synsets.filter((synset) => synset.part === part)));
		counts.push(walked.length);
	}
	return { walked, counts, index: ordered(index, ranks), uses };
}

async function readSynsets(part: PartOfSpeech, file: string, letter: string): Promise<Synset[]> {
	const synsets: Synset[] = [];
	for (const line of (await readFile(path.join(WORDNET_FILES, `data.${file}`), 'latin1')).split('\n')) {
		if (line === '' || line.startsWith('  ')) continue;
		const bar = line.indexOf(' | ');
		const fields = line.slice(0, bar).split(' ');
		const field = (at: number): string => {
			const value = fields[at];
			if (value === undefined) throw new Error(`short line in data.${file}: ${line.slice(0, 60)}`);
			return value;
		};
		const wordCount = Number.parseInt(field(3), 16);
		const words = Array.from({ length: wordCount }, (_, at) =>
			field(4 + 2 * at)
				.replaceAll('_', ' ')
				.replace(/\((?:p|a|ip)\)$/, '')
		);
		const at = 4 + 2 * wordCount;
		const pointers = Array.from({ length: Number(field(at)) }, (_, row) => ({
			symbol: field(at + 1 + 4 * row),
			key: field(at + 3 + 4 * row) + field(at + 2 + 4 * row),
			from: Number.parseInt(field(at + 4 + 4 * row).slice(0, 2), 16),
			to: Number.parseInt(field(at + 4 + 4 * row).slice(2), 16)
		}));
		for (const word of words) if (/[|\n]|[^\x20-\x7e]/.test(word)) throw new Error(`unexpected character in ${word}`);
		synsets.push({
			key: letter + field(0),
			part,
			words,
			hypernyms: pointers
				.filter(({ symbol }) => symbol === '@' || symbol === '@i')
				.map(({ symbol, key }) => ({ key, kind: symbol === '@i' ? 1 : 0 })),
			holonyms: pointers
				.filter(({ symbol }) => /^#[pms]$/.test(symbol))
				.map(({ symbol, key }) => ({ key, kind: WHOLES.findIndex((kind) => kind.startsWith(symbol.slice(1))) })),
			similar: pointers.filter(({ symbol }) => symbol === '&').map(({ key }) => ({ key, kind: 0 })),
			also: pointers.filter(({ symbol }) => symbol === '^').map(({ key }) => key),
			antonyms: pointers.filter(({ symbol }) => symbol === '!'),
			derived: pointers.filter(({ symbol, from }) => (symbol === '+' || symbol === '\\') && from > 0),
			gloss: line.slice(bar + 3).trim()
		});
	}
	return synsets;
}

/** Lemma, in lower case with spaces, → keys of its synsets, the first meaning first. */
async function readIndex(file: string, letter: string): Promise<Index> {
	const index = new Map<string, readonly string[]>();
	for (const line of (await readFile(path.join(WORDNET_FILES, `index.${file}`), 'latin1')).split('\n')) {
		if (line === '' || line.startsWith(' ')) continue;
		const fields = line.trim().split(' ');
		const lemma = (fields[0] ?? '').replaceAll('_', ' ');
		index.set(
			lemma,
			fields.slice(-Number(fields[2])).map((offset) => letter + offset)
		);
	}
	return index;
}

/** Synsets as the tree of their first hypernyms is walked from the roots. */
function walk(synsets: readonly Synset[]): { synset: Synset; depth: number }[] {
	const below = new Map<string, Synset[]>();
	for (const synset of synsets) {
		const above = synset.hypernyms[0]?.key ?? '';
		const list = below.get(above);
		if (list === undefined) below.set(above, [synset]);
		else list.push(synset);
	}
	const walked: { synset: Synset; depth: number }[] = [];
	const open = (below.get('') ?? []).map((synset) => ({ synset, depth: 0 })).reverse();
	for (let next = open.pop(); next; next = open.pop()) {
		walked.push(next);
		const depth = next.depth + 1;
		for (const synset of (below.get(next.synset.key) ?? []).reverse()) open.push({ synset, depth });
	}
	if (walked.length !== synsets.length) throw new Error('the hypernyms are no tree');
	return walked;
}
