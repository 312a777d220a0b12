import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { modulesOf, startEdge } from '../../sw/build/edge.mjs';
import { packFile, packNames } from '../../sw/build/packs';
import { signedUpdate } from '../../sw/build/updates.mjs';
import { newKey, type KeyRecord } from '../../sw/host/keys';

const root = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(root, 'dist-edge');

type Bases = Readonly<Record<string, string>>;

/** The edge host in workerd on this machine. */
export interface Edge {
	readonly url: string;
	/** A list that gets what is written of bugs from now on. */
	listen(): readonly string[];
	ask(worker: string, target: string, init?: RequestInit): Promise<Response>;
	addKey(record: KeyRecord): Promise<void>;
	close(): Promise<void>;
}

/** The worker that answers at the address. */
export const FIRST = 'edge';

/** The pair of RFC 8032, section 7.1, test 1: the same in each run, so that the build is made once. */
const UPDATE_KEY = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString(
	'base64'
);
const UPDATE_SECRET = Buffer.from(
	'302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
	'hex'
).toString('base64');
/** What the signed update among the assets says. */
const UPDATE = [
	'[holidays]',
	'CH 2028 | off Jubilee 05-02 | invented',
	'[zones]',
	'Indian/Kerguelen | 2026-01-01T00:00Z | TST-6 | invented',
	'[phones]',
	'49309999 | unknown | DE | 4 | invented'
];

/** Parts of engines that are loaded late and are larger are none of the feeds', characters. */
const MAX_LATE = 70_000;

/** Builds and starts the edge host with `upstreams`. Each of `others` is one by itself, for feeds alone. */
export async function startEdgeHost(upstreams: Bases, others: Readonly<Record<string, Bases>> = {}): Promise<Edge> {
	const { status, stderr } = spawnSync(process.execPath, ['sw/build/edge.mjs', '--build'], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, VITE_HOST_UPDATE_KEYS: UPDATE_KEY }
	});
	if (status !== 0) throw new Error(stderr);
	const assets = await mkdtemp(path.join(os.tmpdir(), 'edge-'));
	await writeFile(path.join(assets, 'index.html'), '<!doctype html><title>app</title>');
	await writeFile(path.join(assets, 'updates.json'), signedUpdate(UPDATE, '2026-11-01', UPDATE_SECRET, [UPDATE_KEY]));
	await mkdir(path.join(assets, 'packs'));
	for (const name of await packNames()) await addPack(assets, name);
	const listening: string[][] = [];
	const asking = (bases: Bases) => ({ bindings: { UTILITY_UPSTREAMS: bases, UTILITY_CONTACT: 'ops@example.org' } });
	// What is kept in this place is one for all workers: that of others is none.
	const modules = await feedModules();
	const workers = Object.entries(others).map(([name, bases]) => [
		name,
		{
			...asking(bases),
			modules,
			assets: undefined,
			serviceBindings: { ASSETS: { disk: { path: assets, writable: false } } },
			cache: false
		}
	]);
	const { runtime, url } = await startEdge(
		assets,
		{ [FIRST]: asking(upstreams), ...Object.fromEntries(workers) },
		{
			handleRuntimeStdio(out: Readable, errors: Readable) {
				out.resume();
				errors.on('data', (text: Buffer) => listening.forEach((heard) => heard.push(text.toString())));
			}
		}
	);
	const keys = await runtime.getKVNamespace('KEYS');
	const addKey = async ({ key, ...record }: KeyRecord) =>
		keys.put(createHash('sha256').update(key).digest('hex'), JSON.stringify(record));
	await addKey(newKey('demo', 'Demo', 0));
	return {
		url,
		listen() {
			const heard: string[] = [];
			listening.push(heard);
			return heard;
		},
		addKey,
		ask: async (worker, target, init) =>
			(await runtime.getWorker(worker)).fetch(new URL(target, 'https://edge.example').href, init),
		async close() {
			await runtime.dispose();
			await rm(assets, { recursive: true });
		}
	};
}

// The modules that feeds are answered with: what the entry imports, and late parts that are small. All workers' modules are one
// message, which is copied whole whenever one is added: with all of them 27 workers took a minute of computing to start.
async function feedModules() {
	const files = (await readdir(BUILT)).filter((file) => file.endsWith('.js'));
	const texts = new Map(
		await Promise.all(files.map(async (file) => [file, await readFile(path.join(BUILT, file), 'utf8')] as const))
	);
	const named = (file: string, how: RegExp) => [...(texts.get(file) ?? '').matchAll(how)].map(([, name = '']) => name);
	const withImports = (roots: readonly string[]): string[] => {
		const reached = new Set(roots);
		for (const file of reached)
			for (const name of named(file, /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) reached.add(name);
		return [...reached];
	};
	const size = (roots: readonly string[]) =>
		withImports(roots).reduce((sum, file) => sum + (texts.get(file)?.length ?? 0), 0);
	const late = files.flatMap((file) => named(file, /import\(\s*["'`]\.\/([^"'`]+)["'`]/g));
	return modulesOf(withImports(['worker.js', ...late.filter((file) => size([file]) < MAX_LATE)]));
}

/** A pack under the name that a build gives it. */
async function addPack(assets: string, name: string): Promise<void> {
	const file = await packFile(name);
	const hash = createHash('sha256')
		.update(await readFile(file))
		.digest('base64url')
		.slice(0, 8);
	await copyFile(file, path.join(assets, `packs/${name}-${hash}.bin`));
}
