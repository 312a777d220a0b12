import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { WORDNET_FILES } from '../../data/build/wordnet-files';
import { readAll } from '../../data/build/wordnet-synsets';
import { readPack } from '../../sw/build/packs';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './lemma';
import { WordNet } from './wordnet';

const linesOf = (file: string) =>
	readFileSync(path.join(WORDNET_FILES, file), 'latin1')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith(' '));

let wordnet: WordNet;
/** Keys of the synsets in the order of the pack. */
let keys: readonly string[];
beforeAll(async () => {
	wordnet = new WordNet(await readPack('wordnet'));
	keys = (await readAll()).walked.map(({ synset }) => synset.key);
	// Making a pack anew takes seconds, more on a busy machine.
}, 600_000);

const RELATIONS: Readonly<Record<string, string>> = {
	'@': 'broader',
	'@i': 'broader instance',
	'~': 'narrower',
	'~i': 'narrower instance',
	'#p': 'whole part',
	'#m': 'whole member',
	'#s': 'whole substance',
	'%p': 'has part',
	'%m': 'has member',
	'%s': 'has substance',
	'&': 'similar',
	'!': 'antonym',
	'+': 'derived',
	'\\': 'derived'
};
const LETTERS: Readonly<Record<string, string>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };
const FILES: Readonly<Record<PartOfSpeech, string>> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' };
/** Relations of single words, with the word's place in both synsets. */
const LEXICAL = new Set(['antonym', 'derived']);

/** Key → words and related offsets of each synset, read from the database files the plain way. */
function readDatabase(part: PartOfSpeech): Map<string, { words: string; links: [string, string][] }> {
	const synsets = new Map<string, { words: string; links: [string, string][] }>();
	for (const line of linesOf(`data.${FILES[part]}`)) {
		const fields = line.split(' ');
		const wordCount = parseInt(fields[3] ?? '', 16);
		const words: string[] = [];
		for (let at = 4; at < 4 + 2 * wordCount; at += 2) words.push(fields[at] ?? '');
		const links: [string, string][] = [];
		const from = 5 + 2 * wordCount;
		for (let at = from; at < from + 4 * Number(fields[from - 1]); at += 4) {
			const relation = RELATIONS[fields[at] ?? ''];
			const [offset = '', letter = '', places = ''] = fields.slice(at + 1);
			// Participles name their verb without saying for which word.
			if (relation !== undefined && !(LEXICAL.has(relation) && places.startsWith('00')))
				links.push([LEXICAL.has(relation) ? `${relation} ${places}` : relation, letter + offset]);
		}
		const plain = words.map((word) => word.replaceAll('_', ' ').replace(/\((?:p|a|ip)\)$/, ''));
		synsets.set(`${LETTERS[part]}${fields[0]}`, { words: plain.join('|'), links });
	}
	return synsets;
}

const linksOf = (synset: number): [string, number][] =>
	[
		...wordnet.hypernyms(synset).map((link) => [link.isInstance ? 'broader instance' : 'broader', link.synset]),
		...wordnet.hyponyms(synset).map((link) => [link.isInstance ? 'narrower instance' : 'narrower', link.synset]),
		...wordnet.wholes(synset).map((link) => [`whole ${link.kind}`, link.synset]),
		...wordnet.parts(synset).map((link) => [`has ${link.kind}`, link.synset]),
		...wordnet.similar(synset).map((other) => ['similar', other])
	] as [string, number][];

test('every word has the senses, words and relations of the database files, and what later editions add', () => {
	const keyOf = new Map(keys.entries());
	const database = new Map(PARTS_OF_SPEECH.flatMap((part) => [...readDatabase(part)]));
	const found = new Set<string>();
	for (const part of PARTS_OF_SPEECH)
		for (const line of linesOf(`index.${FILES[part]}`)) {
			const fields = line.trim().split(' ');
			const lemma = (fields[0] ?? '').replaceAll('_', ' ');
			const senses = wordnet.senses(lemma, part);
			for (const other of PARTS_OF_SPEECH)
				if (wordnet.has(lemma, other) !== wordnet.senses(lemma, other).length > 0)
					expect.fail(`${lemma} is not told apart as ${other}`);
			for (const [at, { sense }] of senses.entries())
				if (sense !== at + 1) expect.fail(`${lemma} lists sense ${sense} at place ${at + 1}`);
			const read = new Set(senses.map(({ synset }) => keyOf.get(synset)));
			for (const offset of fields.slice(-Number(fields[2]))) {
				const key = `${LETTERS[part]}${offset}`;
				if (!read.has(key)) expect.fail(`${lemma} lacks the sense ${key}`);
				found.add(key);
			}
		}
	expect(found.size).toBe(database.size);
	expect(keyOf.size).toBeGreaterThan(database.size + 2900);
	const lexical = { antonym: new Set<string>(), derived: new Set<string>() };
	const truth = { antonym: new Set<string>(), derived: new Set<string>() };
	for (const [synset, key] of keyOf) {
		const expected = database.get(key);
		const words = wordnet.words(synset).join('|');
		// A synset of a later edition.
		if (expected === undefined) continue;
		if (!`${words}|`.startsWith(`${expected.words}|`)) expect.fail(`${words} instead of ${expected.words}`);
		const links = new Set(linksOf(synset).map(([relation, other]) => `${relation} ${keyOf.get(other)}`));
		const plain = expected.links.filter(([relation]) => !/^(?:antonym|derived)/.test(relation));
		for (const [relation, other] of plain)
			if (!links.has(`${relation} ${other}`)) expect.fail(`${words} lacks ${relation} ${other}`);
		for (const [relation, other] of expected.links) {
			const [kind = '', places = ''] = relation.split(' ');
			if (kind !== 'antonym' && kind !== 'derived') continue;
			const to = database.get(other)?.words.split('|')[parseInt(places.slice(2), 16) - 1];
			const from = expected.words.split('|')[parseInt(places.slice(0, 2), 16) - 1];
			truth[kind].add(`${key} ${from} → ${other} ${to}`).add(`${other} ${to} → ${key} ${from}`);
		}
	}
	for (let word = 0; word < wordnet.wordCount; word++) {
		const name = (one: number) => `${keyOf.get(wordnet.synsetOf(one))} ${wordnet.spelling(one)}`;
		for (const other of wordnet.antonyms(word)) lexical.antonym.add(`${name(word)} → ${name(other)}`);
		for (const other of wordnet.derived(word)) lexical.derived.add(`${name(word)} → ${name(other)}`);
	}
	for (const kind of ['antonym', 'derived'] as const) {
		expect(truth[kind].size).toBeGreaterThan(5000);
		expect([...truth[kind]].filter((link) => !lexical[kind].has(link)).slice(0, 5)).toEqual([]);
	}
});

test('hypernyms stand in the order of the database files', () => {
	const dog = wordnet.senses('dog', 'noun')[0]?.synset ?? -1;
	expect(wordnet.hypernyms(dog).map(({ synset }) => wordnet.words(synset)[0])).toEqual(['canine', 'domestic animal']);
});

test.each(['', ' ', '|', '\n', 'dog|domestic dog', 'dog\ncat', 'dogdog', '犬', '\ud800', 'x'.repeat(10_000)])(
	'%j is no lemma',
	(word) => {
		for (const part of PARTS_OF_SPEECH) expect(wordnet.has(word, part)).toBe(false);
	}
);

test('bytes that are no pack are refused', () => {
	expect(() => new WordNet(new ArrayBuffer(0))).toThrow('not a WordNet pack');
	expect(() => new WordNet(new ArrayBuffer(1000))).toThrow('not a WordNet pack');
});
