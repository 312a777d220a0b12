import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { THIRD_PARTY, thirdParty } from '../../sw/build/licences.mjs';
import { buildApp } from '../../sw/build/build.mjs';
import { packNames } from '../../sw/build/packs';

await buildApp();

test('everything that is bundled has its notice in THIRD_PARTY.md: `npm run licences` writes it', async () =>
	expect(await thirdParty()).toBe(await readFile(THIRD_PARTY, 'utf8')));

test('every pack names its source and its notice, and the notice goes with it', async () => {
	const served = await readdir('dist/packs');
	for (const name of await packNames()) {
		// A pack in parts has one source: typing-hi is a part of typing.
		const source = name.split('-')[0] ?? name;
		expect(existsSync(`data/sources/${source}/README.md`), name).toBe(true);
		expect(served, name).toContain(`${source}.NOTICE.txt`);
	}
});

test('the notice of WordNet is there to the letter', async () => {
	const notice = await readFile('dist/packs/wordnet.NOTICE.txt', 'utf8');
	expect(notice).toContain('WordNet 3.1 Copyright 2011 by Princeton University.  All rights reserved.');
	expect(notice).toContain('Princeton University and LICENSEE agrees to preserve same.');
});
