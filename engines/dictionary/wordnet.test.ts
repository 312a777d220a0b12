import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { WORDNET_FILES } from '../../data/build/wordnet-files';
import { readPack } from '../../sw/build/packs';
import { WordNet } from './wordnet';

const linesOf = (file: string) =>
	readFileSync(path.join(WORDNET_FILES, file), 'latin1')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith(' '));

let wordnet: WordNet;
beforeAll(async () => {
	wordnet = new WordNet(await readPack('wordnet'));
});

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
	'%s': 'has substance'
};

/** Offset → words and related offsets of each synset, read from the database files the plain way. */
function readDatabase(part: string): Map<string, { words: string; links: [string, string][] }> {
	const synsets = new Map<string, { words: string; links: [string, string][] }>();
	for (const line of linesOf(`data.${part}`)) {
		const fields = line.split(' ');
		const wordCount = parseInt(fields[3] ?? '', 16);
		const words: string[] = [];
		for (let at = 4; at < 4 + 2 * wordCount; at += 2) words.push(fields[at] ?? '');
		const links: [string, string][] = [];
		const from = 5 + 2 * wordCount;
		for (let at = from; at < from + 4 * Number(fields[from - 1]); at += 4) {
			const relation = RELATIONS[fields[at] ?? ''];
			if (relation !== undefined) links.push([relation, fields[at + 1] ?? '']);
		}
		synsets.set(fields[0] ?? '', { words: words.join('|').replaceAll('_', ' '), links });
	}
	return synsets;
}

function linksOf(synset: number): [string, number][] {
	return [
		...wordnet.hypernyms(synset).map((link) => [link.isInstance ? 'broader instance' : 'broader', link.synset]),
		...wordnet.hyponyms(synset).map((link) => [link.isInstance ? 'narrower instance' : 'narrower', link.synset]),
		...wordnet.wholes(synset).map((link) => [`whole ${link.kind}`, link.synset]),
		...wordnet.parts(synset).map((link) => [`has ${link.kind}`, link.synset])
	] as [string, number][];
}

test.each(['noun', 'verb'] as const)('every %s has the senses, words and relations of the database files', (part) => {
	const database = readDatabase(part);
	const offsetOf = new Map<number, string>();
	const lemmas = linesOf(`index.${part}`);
	for (const line of lemmas) {
		const fields = line.trim().split(' ');
		const lemma = (fields[0] ?? '').replaceAll('_', ' ');
		const offsets = fields.slice(-Number(fields[2]));
		const senses = wordnet.senses(lemma, part);
		if (senses.length !== offsets.length) expect.fail(`${lemma} has ${senses.length} senses, not ${offsets.length}`);
		for (const [at, { synset, sense }] of senses.entries()) {
			const offset = offsets[at] ?? '';
			if (sense !== at + 1) expect.fail(`${lemma} lists sense ${sense} at place ${at + 1}`);
			if ((offsetOf.get(synset) ?? offset) !== offset) expect.fail(`sense ${sense} of ${lemma} is another synset`);
			offsetOf.set(synset, offset);
		}
	}
	expect(offsetOf.size).toBe(database.size);
	for (const [synset, offset] of offsetOf) {
		const expected = database.get(offset);
		const words = wordnet.words(synset).join('|');
		if (words !== expected?.words) expect.fail(`${words} instead of ${expected?.words}`);
		const links = linksOf(synset).map(([relation, other]) => `${relation} ${offsetOf.get(other)}`);
		const truth = expected.links.map(([relation, other]) => `${relation} ${other}`);
		if (links.sort().join() !== truth.sort().join())
			expect.fail(`${words}: ${links.join()} instead of ${truth.join()}`);
	}
});

test('hypernyms stand in the order of the database files', () => {
	const dog = wordnet.senses('dog', 'noun')[0]?.synset ?? -1;
	expect(wordnet.hypernyms(dog).map(({ synset }) => wordnet.words(synset)[0])).toEqual(['canine', 'domestic animal']);
});

test('adjectives and adverbs are known as other words', () => {
	for (const file of ['adj', 'adv'])
		for (const line of linesOf(`index.${file}`)) {
			const lemma = line.slice(0, line.indexOf(' ')).replaceAll('_', ' ');
			const known = (['noun', 'verb', 'other'] as const).some((part) => wordnet.has(lemma, part));
			if (!known) expect.fail(`${lemma} is not known`);
		}
});

test.each(['', ' ', '|', '\n', 'dog|domestic dog', 'dog\ncat', 'dogdog', '犬', '\ud800', 'x'.repeat(10_000)])(
	'%j is no lemma',
	(word) => {
		for (const part of ['noun', 'verb', 'other'] as const) expect(wordnet.has(word, part)).toBe(false);
	}
);

test('bytes that are no pack are refused', () => {
	expect(() => new WordNet(new ArrayBuffer(0))).toThrow('not a WordNet pack');
	expect(() => new WordNet(new ArrayBuffer(1000))).toThrow('not a WordNet pack');
});
