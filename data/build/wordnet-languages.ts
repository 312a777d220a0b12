// Writes data/sources/wordnet/languages.txt.br from clones of omwn/omw-data and globalwordnet/cili:
// `node sw/build/run.mjs data/build/wordnet-languages.ts <omw-data> <cili>`. Revisions and licences: data/sources/wordnet/README.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keyOf, readPrinceton } from './wordnet-synsets';

const target = path.resolve(import.meta.dirname, '../sources/wordnet/languages.txt.br');

const git = (repository: string, ...words: string[]): string =>
	execFileSync('git', ['-C', repository, ...words], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] }).toString();

const tableOf = (repository: string, file: string): string[][] =>
	git(repository, 'show', `HEAD:${file}`)
		.split('\n')
		.map((line) => line.trim().split('\t'));

/** The wordnets that people made or checked, one a language: those of Wiktionary and CLDR are made by programs. */
function wordnets(omw: string): string[] {
	const rows = git(omw, 'ls-tree', '-r', '-l', 'HEAD', 'wns').split('\n');
	return rows.flatMap((row) => {
		const [, size = '', file = ''] = /(\S+)\t(\S+)$/.exec(row) ?? [];
		// Files of 4 MiB and more are not in every copy of the repository.
		return /\/wn-data-(?!eng|qcn|nno)\w{3}\.tab$/.test(file) && /^\d+$/.test(size) ? [file] : [];
	});
}

/** Writes the number of languages with a word for each meaning that a word of several meanings has. */
export async function main(omw: string, cili: string): Promise<void> {
	const idOf = new Map(tableOf(cili, 'ili-map-pwn30.tab').map(([id = '', synset = '']) => [synset, id]));
	const synsetOf = new Map(tableOf(cili, 'ili-map-pwn31.tab').map(([id = '', synset = '']) => [id, synset]));
	const languages = new Map<string, Set<string>>();
	for (const file of wordnets(omw))
		for (const [synset = '', relation = ''] of tableOf(omw, file)) {
			// They have one letter for all adjectives.
			const now = synsetOf.get(idOf.get(synset) ?? idOf.get(synset.replace('-a', '-s')) ?? '');
			if (now === undefined || !relation.endsWith('lemma')) continue;
			const key = keyOf(now);
			languages.set(key, (languages.get(key) ?? new Set()).add(file.slice(-7, -4)));
		}
	const { index } = await readPrinceton();
	const meanings = new Map<string, string[]>();
	for (const lemmas of Object.values(index))
		for (const [lemma, keys] of lemmas) meanings.set(lemma, [...(meanings.get(lemma) ?? []), ...keys]);
	const keys = [...meanings.values()].filter((several) => several.length > 1).flat();
	const lines = [...new Set(keys)].sort().map((key) => `${key}\t${languages.get(key)?.size ?? 0}\n`);
	writeFileSync(target, brotliCompressSync(lines.join('')));
	console.log(`${lines.length} meanings`);
}
