import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileStore } from '../../sw/node/file-store';
import { testApi } from '../contract/host';
import { playedUpstreams } from '../feeds/played';

/** Records in the store, and how many are written at once. */
const RECORDS = 500_000;
const AT_ONCE = 20_000;
const SECONDS = 3;
/** A Node host with a store on disk. */
const GATEWAY = { name: 'node', room: 64 };

const NEW_QUESTIONS: readonly ((n: number) => string)[] = [
	(n) => `/v1/autocomplete?q=nothing${n}`,
	(n) => `/v1/search?q=nothing${n}`,
	(n) => `/v1/product/${String(n).padStart(12, '0')}`,
	(n) => `/v1/on-this-day?month=${1 + (n % 12)}&day=${1 + (n % 28)}&type=births`
];
const KNOWN = '/v1/autocomplete?q=earth';

/** Questions a second that a host refuses while every source fails and its store holds half a million records. */
export async function bench(): Promise<void> {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'refusals-'));
	const store = await fileStore(folder);
	try {
		await (await testApi({ store, now: Date.now, fetch: playedUpstreams('normal', Date.now()) }).ask(KNOWN)).text();
		const [info] = await store.list();
		const one = info && (await store.get(info.key));
		if (!one) throw new Error('nothing was stored');
		for (let at = 0; at < RECORDS; at += AT_ONCE)
			await Promise.all(
				Array.from({ length: AT_ONCE }, (_, n) =>
					store.put({ ...one, key: `${one.key}&copy=${at + n}`, checkedAt: one.checkedAt - at - n })
				)
			);
		const { ask } = testApi({
			store,
			gateway: GATEWAY,
			now: Date.now,
			fetch: playedUpstreams('server-error', Date.now())
		});
		for (const question of NEW_QUESTIONS) {
			const statuses = new Set<number>();
			let asked = 0;
			// The first ones find that the source fails.
			for (; asked < 10; asked++) await (await ask(question(asked))).text();
			const started = performance.now();
			const until = started + SECONDS * 1000;
			for (; performance.now() < until; asked++) {
				const response = await ask(question(asked));
				await response.text();
				statuses.add(response.status);
			}
			const rate = (asked - 10) / ((performance.now() - started) / 1000);
			console.log(`${question(0).padEnd(46)} ${rate.toFixed(0)} a second, status ${[...statuses].join(', ')}`);
		}
	} finally {
		await store.close();
		await rm(folder, { recursive: true });
	}
}
