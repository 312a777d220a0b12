import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyInto } from './init';

let home: string;
const at = (...parts: string[]) => path.join(home, ...parts);
const text = (...parts: string[]) => readFile(at(...parts), 'utf8');
beforeAll(async () => {
	home = await mkdtemp(path.join(os.tmpdir(), 'init-'));
	await mkdir(at('dist/engines'), { recursive: true });
	await mkdir(at('site'));
	for (const [name, content] of Object.entries({
		'index.html': '<script src="/assets/a.js"></script><link href="/b.css">„é',
		'early.js': 'early',
		'sw.js': 'const base="/",é="/engines/x.js"',
		'build.txt': '1',
		'both.js': 'both',
		'both.js.br': 'must not be read'
	}))
		await writeFile(at('dist', name), content);
	await writeFile(at('dist/engines/x.js.br'), brotliCompressSync('engine of "/"'));
	const files = { 'index.html': [13, 48], 'sw.js': [12, 18], 'engines/x.js': [11] };
	await writeFile(at('places.json'), JSON.stringify({ base: '', files }));
});
afterAll(() => rm(home, { recursive: true }));

const copy = (...words: string[]) => copyInto(words, at('dist'), at('places.json'));

test('every file once, uncompressed, with the new base at its places', async () => {
	expect(await copy(at('site'))).toMatchObject({ folder: at('site/utility-apis'), base: '/utility-apis', files: 6 });
	expect(await text('site/utility-apis/index.html')).toBe('<script src="/utility-apis/assets/a.js"></script><link href="/utility-apis/b.css">„é'); // prettier-ignore
	expect(await text('site/utility-apis/sw.js')).toBe('const base="/utility-apis/",é="/utility-apis/engines/x.js"');
	expect(await text('site/utility-apis/engines/x.js')).toBe('engine of "/utility-apis/"');
	expect(await text('site/utility-apis/both.js')).toBe('both');
	expect(await readdir(at('site'))).toEqual(['utility-apis']);
});

test('again, it takes the place of the copy before', async () => {
	await writeFile(at('site/utility-apis/old.js'), '');
	await copy(at('site'));
	expect(await readdir(at('site/utility-apis'))).not.toContain('old.js');
});

test.each<[string, string[], RegExp]>([
	['no folder', [], /which folder/],
	['two folders', ['a', 'b'], /which folder/],
	['a folder that is not there', ['nowhere'], /no such folder/],
	['a way out of the site', ['.', '--path', '../up'], /--path must be a path on your site/],
	['no path at all', ['.', '--path', '/'], /--path must be/],
	['a path that is no address', ['.', '--path', 'a b'], /--path must be/],
	['an option that there is not', ['.', '--force'], /--force/]
])('%s is refused', async (_what, words, why) => await expect(copy(...words)).rejects.toThrow(why));

test('what is somebody else’s stays', async () => {
	await mkdir(at('site/docs'));
	await writeFile(at('site/docs/index.html'), 'mine');
	await expect(copy(at('site'), '--path', 'docs')).rejects.toThrow(/is not empty/);
	expect(await text('site/docs/index.html')).toBe('mine');
});
