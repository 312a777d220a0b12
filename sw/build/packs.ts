import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const recipeOf = (name: string) => path.join(root, 'data/build', `${name}.ts`);
const committed = (name: string) => path.join(root, 'data/packs', `${name}.bin`);

/** Exports of a recipe, `data/build/<pack>.ts`. */
export interface Recipe {
	/** Makes the pack. Deterministic; throws when its own check of the output fails. */
	build(): Promise<Uint8Array>;
	/** Folders of data/sources that it reads besides that of its name. */
	readonly sources?: readonly string[];
	/** Makes further packs of the same kind, `<pack>-<part>`, by part. */
	readonly parts?: { readonly [part: string]: () => Promise<Uint8Array> };
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

const load = (name: string) => runnerImport<Recipe>(recipeOf(`${name}.pack`), { root, configFile: false });

/** Runs the recipe of a pack. Throws when it is missing. */
export async function buildPack(name: string): Promise<Uint8Array> {
	const [recipe = '', part] = name.split('-', 2);
	const { module } = await load(recipe);
	const build = part === undefined ? module.build : module.parts?.[part];
	if (!build) throw new Error(`data/build/${recipe}.pack.ts has no part ${part}`);
	return build();
}

/** Path of a pack's file: the committed one, else one made by its recipe and cached until its inputs change. */
export function packFile(name: string): Promise<string> {
	let file = files.get(name);
	if (!file) files.set(name, (file = findOrMake(name)));
	return file;
}

const files = new Map<string, Promise<string>>();

const HASH_AND_ENDING = '0123456789ab.bin'.length;

async function findOrMake(name: string): Promise<string> {
	if (existsSync(committed(name))) return committed(name);
	const { module, dependencies } = await load(name);
	const hash = createHash('sha256');
	for (const file of [
		recipeOf(`${name}.pack`),
		...dependencies,
		...(await inputsOf(name, module.sources)),
		path.join(root, 'package-lock.json')
	])
		hash.update(await readFile(file));
	const target = path.join(root, 'data/generated', `${name}-${hash.digest('hex').slice(0, 12)}.bin`);
	if (!existsSync(target)) await make(name, module, target);
	await removeOlder(target);
	return target;
}

async function make(name: string, module: Recipe, target: string): Promise<void> {
	await mkdir(path.dirname(target), { recursive: true });
	console.log(`Making the data pack ${name} …`);
	const started = performance.now();
	const bytes = await module.build();
	console.log(`Made ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s, kept in data/generated`);
	// Written aside first: two processes may be making the same pack.
	const aside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
	await writeFile(aside, bytes);
	await rename(aside, target);
}

/** Removes what older inputs made of the same pack: `data/generated` has one file of each. */
async function removeOlder(target: string): Promise<void> {
	const folder = path.dirname(target);
	const start = path.basename(target).slice(0, -HASH_AND_ENDING);
	for (const file of await readdir(folder))
		if (file.startsWith(start) && file.length === start.length + HASH_AND_ENDING && file !== path.basename(target))
			await rm(path.join(folder, file), { force: true });
}

/** Files that a recipe reads besides its packages: its sources' folder without README.md, and the committed files under its name. */
async function inputsOf(name: string, further: readonly string[] = []): Promise<string[]> {
	const folders = [name, ...further].map((folder) => path.join(root, 'data/sources', folder)).filter(existsSync);
	const packs = path.join(root, 'data/packs');
	const sources = await Promise.all(
		folders.map(async (folder) => (await readdir(folder)).map((file) => path.join(folder, file)))
	);
	return [
		...sources.flat().filter((file) => !file.endsWith('README.md')),
		...(await readdir(packs)).filter((file) => file.startsWith(`${name}-`)).map((file) => path.join(packs, file))
	].sort();
}

/** Bytes of a pack. */
export async function readPack(name: string): Promise<ArrayBuffer> {
	const bytes = await readFile(await packFile(name));
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** Makes missing packs, one after the other: a separate step before tests, which would otherwise wait without output. */
export async function main(): Promise<void> {
	for (const name of await packNames()) await packFile(name);
}
