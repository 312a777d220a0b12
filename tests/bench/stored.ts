import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileStore } from '../../sw/node/file-store';
import { testApi } from '../contract/host';
import { buildFor, startServer } from '../e2e/server';
import { playedUpstreams } from '../feeds/played';
import { GET, loads, startHello } from './load';

const PATHS = [
	'/v1/recent',
	'/v1/rates',
	'/v1/product/3017620422003',
	'/v1/autocomplete?q=earth',
	'/v1/on-this-day?month=11&day=20&type=selected',
	'/v1/search?q=sqlite'
];

/** CPU of the built server for stored answers, and the share of it that a bare `http` server beside it needs. */
export async function bench(): Promise<void> {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'stored-'));
	const store = await fileStore(folder);
	const { ask } = testApi({ store, now: Date.now, fetch: playedUpstreams('normal', Date.now()) });
	for (const target of PATHS) await (await ask(target)).text();
	for (const { key } of await store.list()) {
		const record = await store.get(key);
		if (record) await store.put({ ...record, freshUntil: Date.now() + 3_600_000 });
	}
	await store.close();
	await buildFor('dist');
	const [server, hello] = await Promise.all([startServer('dist', { UTILITY_STORE: folder }), startHello()]);
	try {
		const rows = [...PATHS.map((target) => ({ server, path: target })), { server: hello, path: '/' }];
		const found = await loads(rows.map((row) => ({ ...row, request: GET })));
		const bare = found.at(-1) ?? NaN;
		for (const [at, ms] of found.entries())
			console.log(
				`${rows[at]?.path.padEnd(46)} ${ms.toFixed(3)} ms of CPU, ${(bare / ms).toFixed(2)} of a bare server`
			);
	} finally {
		hello.close();
		await server.close();
		await rm(folder, { recursive: true });
	}
}
