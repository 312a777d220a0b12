import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const recipeOf = (name: string) => path.join(root, 'data/build', `${name}.ts`);
const committed = (name: string) => path.join(root, 'data/packs', `${name}.bin`);

/** What a recipe, `data/build/<pack>.ts`, exports. */
export interface Recipe {
	/** Makes the pack. Deterministic; throws when its own check of the output fails. */
	build(): Promise<Uint8Array>;
}

/** Names of all packs: those committed and those made by a recipe. */
export async function packNames(): Promise<string[]> {
	const names = new Set<string>();
	for (const file of await readdir(path.join(root, 'data/packs')))
		if (file.endsWith('.bin')) names.add(file.slice(0, -4));
	for (const file of await readdir(path.join(root, 'data/build')))
		if (/^[a-z0-9-]+\.pack\.ts$/.test(file)) names.add(file.slice(0, -'.pack.ts'.length));
	return [...names].sort();
}

/** Runs the recipe of a pack. */
export async function buildPack(name: string): Promise<Uint8Array> {
	const { module } = await runnerImport<Recipe>(recipeOf(`${name}.pack`), { root, configFile: false });
	return module.build();
}

/** Path of a pack's file: the committed one, else one made by its recipe and kept until recipe or lock file change. */
export function packFile(name: string): Promise<string> {
	let file = files.get(name);
	if (!file) files.set(name, (file = findOrMake(name)));
	return file;
}

const files = new Map<string, Promise<string>>();

async function findOrMake(name: string): Promise<string> {
	if (existsSync(committed(name))) return committed(name);
	const hash = createHash('sha256');
	for (const file of await readdir(path.join(root, 'data/build'), { recursive: true, withFileTypes: true }))
		if (
			file.isFile() &&
			file.name.endsWith('.ts') &&
			!file.name.endsWith('.test.ts') &&
			(file.name === `${name}.pack.ts` || !file.name.endsWith('.pack.ts'))
		)
			hash.update(await readFile(path.join(file.parentPath, file.name)));
	hash.update(await readFile(path.join(root, 'package-lock.json')));
	const target = path.join(root, 'data/generated', `${name}-${hash.digest('hex').slice(0, 12)}.bin`);
	if (existsSync(target)) return target;
	await mkdir(path.dirname(target), { recursive: true });
	const bytes = await buildPack(name);
	// Written aside first: two processes may be making the same pack.
	const aside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
	await writeFile(aside, bytes);
	await rename(aside, target);
	return target;
}

/** Bytes of a pack. */
export async function readPack(name: string): Promise<ArrayBuffer> {
	const bytes = await readFile(await packFile(name));
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
