import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { startEdge } from '../../sw/build/edge.mjs';
import { packFile, packNames } from '../../sw/build/packs';
import { newKey, type KeyRecord } from '../../sw/host/keys';

const root = path.resolve(import.meta.dirname, '../..');

/** Addresses of upstreams by their ids. */
type Bases = Readonly<Record<string, string>>;

/** The edge host in workerd on this machine. */
export interface Edge {
	readonly url: string;
	/** A list that gets what is written of bugs from now on. */
	listen(): readonly string[];
	/** Asks one of the workers by its name. */
	ask(worker: string, target: string, init?: RequestInit): Promise<Response>;
	/** Puts a key into the store of keys, as whoever runs it would. */
	addKey(record: KeyRecord): Promise<void>;
	close(): Promise<void>;
}

/** The worker that answers at the address. */
const FIRST = 'edge';

/**
 * Builds the edge host and starts it, its files those of a page and the packs, its upstreams at `upstreams`. Of `others` each
 * is one by itself, by its name, with upstreams of its own.
 */
export async function startEdgeHost(upstreams: Bases, others: Readonly<Record<string, Bases>> = {}): Promise<Edge> {
	const { status, stderr } = spawnSync(process.execPath, ['sw/build/edge.mjs', '--build'], {
		cwd: root,
		encoding: 'utf8'
	});
	if (status !== 0) throw new Error(stderr);
	const assets = await mkdtemp(path.join(os.tmpdir(), 'edge-'));
	await writeFile(path.join(assets, 'index.html'), '<!doctype html><title>app</title>');
	await mkdir(path.join(assets, 'packs'));
	for (const name of await packNames()) await addPack(assets, name);
	const listening: string[][] = [];
	const asking = (bases: Bases) => ({ bindings: { UTILITY_UPSTREAMS: bases, UTILITY_CONTACT: 'ops@example.org' } });
	// What is kept in this place is one for all workers: that of others is none.
	const workers = Object.entries(others).map(([name, bases]) => [
		name,
		{
			...asking(bases),
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

/** A pack under the name that a build gives it. */
async function addPack(assets: string, name: string): Promise<void> {
	const file = await packFile(name);
	const hash = createHash('sha256')
		.update(await readFile(file))
		.digest('base64url')
		.slice(0, 8);
	await copyFile(file, path.join(assets, `packs/${name}-${hash}.bin`));
}
