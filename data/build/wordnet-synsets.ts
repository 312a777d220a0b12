/** Synsets and lemmas of the WordNet 3.1 database files, numbered as both packs number them. Format: wndb(5WN). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartOfSpeech } from '../../engines/dictionary/lemma';
import { WHOLES } from '../../engines/dictionary/wordnet';
import { WORDNET_FILES } from './wordnet-files';

/** From one word of a synset to a word of another; 1 is the first. */
export interface LexicalLink {
	readonly from: number;
	readonly key: string;
	readonly to: number;
}

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
	/** ! of the database. */
	readonly antonyms: readonly LexicalLink[];
	/** + and \\ of the database: happy and happiness, quickly and quick. */
	readonly derived: readonly LexicalLink[];
	/** Meaning and examples. */
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

/** All synsets in the order of the packs: each part of speech as the tree of first hypernyms is walked, nouns first. */
export async function readAll(): Promise<{ walked: { synset: Synset; depth: number }[]; counts: number[] }> {
	const walked: { synset: Synset; depth: number }[] = [];
	const counts: number[] = [];
	for (const [part, file, letter] of FILES) {
		walked.push(...walk(await readSynsets(part, file, letter)));
		counts.push(walked.length);
	}
	return { walked, counts };
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
			antonyms: pointers.filter(({ symbol }) => symbol === '!'),
			derived: pointers.filter(({ symbol, from }) => (symbol === '+' || symbol === '\\') && from > 0),
			gloss: line.slice(bar + 3).trim()
		});
	}
	return synsets;
}

/** Lemma, in lower case with spaces, → keys of its synsets, the first meaning first. */
export async function readIndex(file: string, letter: string): Promise<Index> {
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

/** How often each meaning of each lemma was met in WordNet's tagged texts: `lemma%key` → count. */
export async function readUses(): Promise<ReadonlyMap<string, number>> {
	const uses = new Map<string, number>();
	for (const line of (await readFile(path.join(WORDNET_FILES, 'index.sense'), 'latin1')).split('\n')) {
		const [key = '', offset, , count] = line.trim().split(' ');
		const [lemma = '', rest = ''] = key.split('%');
		if (Number(count) > 0)
			uses.set(`${lemma.replaceAll('_', ' ')}%${' nvara'.charAt(Number(rest[0]))}${offset}`, Number(count));
	}
	return uses;
}
