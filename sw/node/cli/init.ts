/** `utility-apis init`: puts the build into the folder of a site, under a path of that site. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWhole } from '../packs';
import { UsageError } from './words';

/** Positions of the build's base in its files, in UTF-16 units, for replacing it: sw/build/build.mjs. */
interface BasePlaces {
	readonly base: string;
	readonly files: Readonly<Record<string, readonly number[] | undefined>>;
}

export interface Copied {
	readonly folder: string;
	/** Its path on the site, without trailing slash. */
	readonly base: string;
	readonly files: number;
	readonly bytes: number;
}

/** Files that identify a folder as a copy of this app, so that another may replace it. */
const OURS = ['build.txt', 'early.js', 'sw.js'];

/** Copies `dist` to a folder, `--path` below it (utility-apis), replacing a copy. Throws UsageError for others. */
export async function copyInto(words: readonly string[], dist: string, basePlaces: string): Promise<Copied> {
	const { site, parts } = read(words);
	if (!(await stat(site).catch(() => undefined))?.isDirectory()) throw new UsageError(`${site}: no such folder`);
	const folder = path.join(site, ...parts);
	const there = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	if (there.length > 0 && !OURS.every((name) => there.includes(name)))
		throw new UsageError(`${folder} is not empty, and no copy of this; --path names another`);

	const places = JSON.parse(await readFile(basePlaces, 'utf8')) as BasePlaces;
	const base = `/${parts.join('/')}`;
	// Made aside: a site is never without the old one or the new.
	const aside = `${folder}.new`;
	await rm(aside, { recursive: true, force: true });
	let files = 0;
	let bytes = 0;
	for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		const name = path.relative(dist, file).split(path.sep).join('/').replace(/\.br$/, '');
		const target = path.join(aside, name);
		// A Brotli copy beside its file.
		if (file.endsWith('.br') && (await stat(file.slice(0, -3)).catch(() => undefined))) continue;
		const content = withBase(await readWhole(file), places.files[name], places.base, base);
		await mkdir(path.dirname(target), { recursive: true });
		await writeFile(target, content);
		files++;
		bytes += content.length;
	}
	await rm(folder, { recursive: true, force: true });
	await rename(aside, folder);
	return { folder, base, files, bytes };
}

function read(words: readonly string[]): { readonly site: string; readonly parts: readonly string[] } {
	const options = { path: { type: 'string' } } as const;
	let given: { readonly values: { readonly path?: string }; readonly positionals: readonly string[] };
	try {
		given = parseArgs({ args: [...words], options, allowPositionals: true });
	} catch (error) {
		throw new UsageError((error as Error).message, { cause: error });
	}
	const [site, ...more] = given.positionals;
	if (site === undefined || more.length > 0)
		throw new UsageError('which folder? The one that your site serves: utility-apis init public/');
	const parts = (given.values.path ?? 'utility-apis').split('/').filter(Boolean);
	if (parts.length === 0 || parts.some((part) => !/^[\w~-][\w.~-]*$/.test(part)))
		throw new UsageError('--path must be a path on your site, such as tools/api');
	return { site, parts };
}

/** A file's content with another base in the place of the build's. */
function withBase(
	bytes: Uint8Array,
	places: readonly number[] | undefined,
	before: string,
	after: string
): Uint8Array | string {
	if (!places) return bytes;
	const text = new TextDecoder().decode(bytes);
	let last = 0;
	const parts = places.map((place) => {
		const part = text.slice(last, place);
		last = place + before.length;
		return part;
	});
	return [...parts, text.slice(last)].join(after);
}
