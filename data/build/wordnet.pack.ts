import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detach, type PartOfSpeech } from '../../engines/dictionary/lemma';
import { HYPERNYM_KINDS, PACK_FORM, SECTIONS, WHOLES, WordNet } from '../../engines/dictionary/wordnet';
import { WORDNET_FILES } from './wordnet-files';

const exceptions = path.resolve(import.meta.dirname, '../sources/wordnet');

interface Synset {
	readonly key: string;
	readonly words: readonly string[];
	/** Of kind @ (0) or @i (1), in the database's order. */
	readonly hypernyms: readonly { readonly key: string; readonly kind: number }[];
	/** Of kind #p, #m, #s. */
	readonly holonyms: readonly { readonly key: string; readonly kind: number }[];
}

type Section = (typeof SECTIONS)[number];

/** The pack `wordnet`: nouns and verbs of WordNet 3.1 as engines/dictionary/wordnet.ts reads them. */
export async function build(): Promise<Uint8Array> {
	const nouns = await readSynsets('noun', 'n');
	const verbs = await readSynsets('verb', 'v');
	const index = {
		noun: await readIndex('noun', 'n'),
		verb: await readIndex('verb', 'v'),
		adj: await readIndex('adj', 'a'),
		adv: await readIndex('adv', 'r')
	};
	const walked = [...walk(nouns), ...walk(verbs)];
	const number = new Map(walked.map(({ synset }, at) => [synset.key, at] as const));
	const numberOf = (key: string): number => {
		const at = number.get(key);
		if (at === undefined) throw new Error(`no synset ${key}`);
		return at;
	};
	const others = [...new Set([...index.adj.keys(), ...index.adv.keys()])]
		.filter((lemma) => !index.noun.has(lemma) && !index.verb.has(lemma))
		.sort();
	const synsets = walked.map(({ synset }) => synset);
	const lines = [...synsets.map(({ words }) => words.join('|')), ...others];
	const wordCount = lines.reduce((sum, line) => sum + line.split('|').length, 0);
	const sections: Record<Section, Uint8Array> = {
		counts: new Uint8Array(new Uint32Array([nouns.length, synsets.length, lines.length, wordCount]).buffer),
		words: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
		senses: Uint8Array.from(synsets.flatMap((synset) => senseNumbers(synset, index))),
		depths: Uint8Array.from(walked, ({ depth }) => depth),
		instances: instanceBits(synsets),
		hypernyms: linkTable(synsets, ({ hypernyms }) => hypernyms.slice(1), HYPERNYM_KINDS, numberOf),
		holonyms: linkTable(synsets, ({ holonyms }) => holonyms, WHOLES.length, numberOf),
		irregular: new TextEncoder().encode(await irregular(index))
	};
	const pack = join(SECTIONS.map((name) => sections[name]));
	verify(pack, index.noun);
	return pack;
}

async function readSynsets(file: string, part: string): Promise<Synset[]> {
	const synsets: Synset[] = [];
	for (const line of (await readFile(path.join(WORDNET_FILES, `data.${file}`), 'latin1')).split('\n')) {
		if (line === '' || line.startsWith('  ')) continue;
		const fields = line.slice(0, line.indexOf(' | ')).split(' ');
		const field = (at: number): string => {
			const value = fields[at];
			if (value === undefined) throw new Error(`short line in data.${file}: ${line.slice(0, 60)}`);
			return value;
		};
		const wordCount = Number.parseInt(field(3), 16);
		const words = Array.from({ length: wordCount }, (_, at) => field(4 + 2 * at).replaceAll('_', ' '));
		const at = 4 + 2 * wordCount;
		const pointers = Array.from({ length: Number(field(at)) }, (_, row) => ({
			symbol: field(at + 1 + 4 * row),
			key: field(at + 3 + 4 * row) + field(at + 2 + 4 * row)
		}));
		for (const word of words) if (/[|\n]|[^\x20-\x7e]/.test(word)) throw new Error(`unexpected character in ${word}`);
		synsets.push({
			key: part + field(0),
			words,
			hypernyms: pointers
				.filter(({ symbol }) => symbol === '@' || symbol === '@i')
				.map(({ symbol, key }) => ({ key, kind: symbol === '@i' ? 1 : 0 })),
			holonyms: pointers
				.filter(({ symbol }) => /^#[pms]$/.test(symbol))
				.map(({ symbol, key }) => ({ key, kind: WHOLES.findIndex((kind) => kind.startsWith(symbol.slice(1))) }))
		});
	}
	return synsets;
}

/** Lemma, in lower case with spaces, → keys of its synsets, the first meaning first. */
async function readIndex(file: string, part: string): Promise<Map<string, readonly string[]>> {
	const index = new Map<string, readonly string[]>();
	for (const line of (await readFile(path.join(WORDNET_FILES, `index.${file}`), 'latin1')).split('\n')) {
		if (line === '' || line.startsWith(' ')) continue;
		const fields = line.trim().split(' ');
		const lemma = (fields[0] ?? '').replaceAll('_', ' ');
		index.set(
			lemma,
			fields.slice(-Number(fields[2])).map((offset) => part + offset)
		);
	}
	return index;
}

/** Synsets as the tree of their first hypernyms is walked from the roots. */
function walk(synsets: readonly Synset[]): { synset: Synset; depth: number }[] {
	const below = new Map<string, Synset[]>();
	for (const synset of synsets) {
		const above = synset.hypernyms[0]?.key ?? '';
		below.set(above, [...(below.get(above) ?? []), synset]);
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

function senseNumbers({ key, words }: Synset, index: { noun: Index; verb: Index }): number[] {
	return words.map((word) => {
		const senses = (key.startsWith('n') ? index.noun : index.verb).get(word.toLowerCase()) ?? [];
		const sense = senses.indexOf(key) + 1;
		if (sense === 0 || sense > 255) throw new Error(`${word} has no sense ${key}`);
		return sense;
	});
}
type Index = ReadonlyMap<string, readonly string[]>;

function instanceBits(synsets: readonly Synset[]): Uint8Array {
	const bits = new Uint8Array(Math.ceil(synsets.length / 8));
	for (const [at, { hypernyms }] of synsets.entries())
		if (hypernyms[0]?.kind === 1) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
	return bits;
}

/** Links of synsets: how many, then for each the step of its synset × `kinds` + its kind, and how far back the other end is. */
function linkTable(
	synsets: readonly Synset[],
	linksOf: (synset: Synset) => readonly { readonly key: string; readonly kind: number }[],
	kinds: number,
	numberOf: (key: string) => number
): Uint8Array {
	const rows: number[] = [];
	let last = 0;
	for (const [at, synset] of synsets.entries())
		for (const { key, kind } of linksOf(synset)) {
			rows.push((at - last) * kinds + kind, folded(at - numberOf(key)));
			last = at;
		}
	return encode([rows.length / 2, ...rows]);
}

/** Irregular forms that the rules of detachment do not lead to the same base. */
async function irregular(index: Readonly<Record<'noun' | 'verb' | 'adj' | 'adv', Index>>): Promise<string> {
	const lines: string[] = [];
	for (const file of ['noun', 'verb', 'adj', 'adv'] as const) {
		const part: PartOfSpeech = file === 'noun' || file === 'verb' ? file : 'other';
		for (const line of (await readFile(path.join(exceptions, `${file}.exc`), 'latin1')).trim().split('\n')) {
			const [form = '', ...bases] = line
				.trim()
				.split(' ')
				.map((word) => word.replaceAll('_', ' '));
			const known = bases.filter((base) => index[file].has(base));
			const byRule = detach(form, part).find((base) => index[file].has(base));
			if (known.length > 0 && byRule !== known[0]) lines.push([part.charAt(0), form, ...known].join('\t'));
		}
	}
	return lines.join('\n');
}

/** 0, −1, 1, −2, … → 0, 1, 2, 3, … */
const folded = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

function encode(values: readonly number[]): Uint8Array {
	const bytes: number[] = [];
	for (let value of values) {
		for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
		bytes.push(value);
	}
	return Uint8Array.from(bytes);
}

function join(sections: readonly Uint8Array[]): Uint8Array {
	const pack = new Uint8Array(sections.reduce((sum, section) => sum + 4 + section.length, 4));
	const view = new DataView(pack.buffer);
	view.setUint32(0, PACK_FORM, true);
	let at = 4;
	for (const section of sections) {
		view.setUint32(at, section.length, true);
		pack.set(section, at + 4);
		at += 4 + section.length;
	}
	return pack;
}

/** Every noun lemma is found again with as many meanings; the tests compare all relations. */
function verify(pack: Uint8Array, nouns: Index): void {
	const wordnet = new WordNet(pack.slice().buffer);
	for (const [lemma, senses] of nouns)
		if (wordnet.senses(lemma, 'noun').length !== senses.length) throw new Error(`${lemma} is not found again`);
}
