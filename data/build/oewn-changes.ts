// Writes data/sources/oewn/changes.jsonl: the words, meanings and definitions of Open English WordNet that WordNet 3.1 lacks.
// Source: the YAML files of an edition as JSON lines, one synset or word a line; data/sources/oewn/README.md has the fields.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { keyOf, readPrinceton, type SynsetChange, type WordChange } from './wordnet-synsets';

interface EditionSynset extends SynsetChange {
	readonly m: readonly string[];
	readonly d: string;
	readonly new?: 1;
}

/** Letters and digits of a text: what punctuation and spelling of quotes do not change. */
const bare = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** A word that the pack can hold: printable ASCII without the separator. */
const isPlain = (word: string): boolean => /^[\x20-\x7b\x7d\x7e]+$/.test(word);

/** Compares an edition (a brotli file of JSON lines) with WordNet 3.1 and writes what differs. */
export async function main(edition: string): Promise<void> {
	const rows = brotliDecompressSync(await readFile(edition))
		.toString()
		.trim()
		.split('\n')
		.map((line): unknown => JSON.parse(line));
	const { synsets, index } = await readPrinceton();
	const members = new Map((rows as EditionSynset[]).map(({ y, m }) => [y, m]));
	const known = new Map(synsets.map((synset) => [synset.key, synset]));
	const added = new Set<string>();
	const changes: (SynsetChange | WordChange)[] = [];
	for (const row of rows as EditionSynset[]) {
		if (row.y === undefined) continue;
		const m = row.m.filter(isPlain);
		const before = known.get(keyOf(row.y));
		if (before === undefined) {
			if (m.length === 0) continue;
			added.add(row.y);
			changes.push({ y: row.y, m, d: row.d, ...(row.e && { e: row.e.filter(isText) }), ...(row.r && { r: row.r }) });
			continue;
		}
		const other = m.some((word) => !before.words.includes(word)) || before.words.some((word) => !m.includes(word));
		const gloss = before.gloss.split(/; ?"/)[0] ?? '';
		// A definition that only joins those of merged meanings says less than the one before.
		const clearer = bare(gloss) !== bare(row.d) && !bare(row.d).startsWith(bare(gloss));
		if (other || clearer) changes.push({ y: row.y, ...(other && { m }), ...(clearer && { d: row.d }) });
	}
	for (const row of rows as WordChange[]) {
		if (row.w === undefined || !isPlain(row.w)) continue;
		const before = index[row.p]?.get(row.w.toLowerCase()) ?? [];
		const isNew = row.s.some((id) => !before.includes(keyOf(id)));
		if (isNew)
			changes.push({
				w: row.w,
				p: row.p,
				s: row.s,
				...(row.x && { x: linksOf(row.x, members) }),
				...(row.fm && { fm: row.fm })
			});
	}
	const target = path.resolve(import.meta.dirname, '../sources/oewn/changes.jsonl');
	await writeFile(target, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
	console.log(`${changes.length} rows, ${added.size} new meanings`);
}

const isText = (example: unknown): example is string => typeof example === 'string';

const linksOf = (
	senses: NonNullable<WordChange['x']>,
	members: ReadonlyMap<string, readonly string[]>
): NonNullable<WordChange['x']> => {
	const named = (links: readonly string[] | undefined) =>
		links?.flatMap((link) => {
			const [id = '', member] = link.split('#');
			const word = members.get(id)?.[Number(member)];
			return word === undefined ? [] : [`${id}#${word}`];
		});
	return Object.fromEntries(
		Object.entries(senses).flatMap(([sense, { antonym, derivation }]) => {
			const links = { antonym: named(antonym), derivation: named(derivation) };
			return links.antonym || links.derivation
				? [
						[
							sense,
							{
								...(links.antonym && { antonym: links.antonym }),
								...(links.derivation && { derivation: links.derivation })
							}
						]
					]
				: [];
		})
	);
};
