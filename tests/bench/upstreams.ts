import { gzipSync } from 'node:zlib';
import { engine as currency } from '../../engines/currency/engine';
import { engine as earthquakes } from '../../engines/earthquakes/engine';
import { engine as encyclopedia } from '../../engines/encyclopedia/engine';
import { engine as food } from '../../engines/food/engine';
import { engine as news } from '../../engines/news/engine';
import type { FeedContext } from '../../engines/kit/contract';
import { playground, TEST_NOW, type Playground } from '../feeds/feed-context';

const HOUR = 3_600_000;
const USERS = 1_000_000;

type Visit = (context: FeedContext) => unknown;

const quakes: Visit = (context) =>
	earthquakes.recent({ period: 'day', min_magnitude: '2.5', limit: 50, order: 'time', compare: false }, context);
const rates: Visit = async (context) => {
	const usual = { base: 'USD', amount: 1, group: 'day' } as const;
	await currency.rates({ ...usual, history: false }, context);
	await currency.rates({ ...usual, symbols: 'EUR', history: true }, context);
};
const search =
	(q: string): Visit =>
	(context) =>
		news.search({ q, timespan: '1m', sort: 'newest', min_points: 0, tag: 'story', limit: 20 }, context);
const title =
	(q: string): Visit =>
	(context) =>
		encyclopedia.autocomplete({ q, lang: 'en', limit: 10, summary: false }, context);
const day: Visit = (context) =>
	encyclopedia.onThisDay({ month: 11, day: 20, type: 'selected', lang: 'en', limit: 20, offset: 0 }, context);
const product =
	(barcode: string): Visit =>
	(context) =>
		food.product({ barcode, lang: 'en' }, context);

/** A day of two kinds of users: hour of the day (UTC) and the pages they open then. */
const PEOPLE: Readonly<Record<string, readonly (readonly [hour: number, visit: Visit])[]>> = {
	'opens three tools: earthquakes thrice, rates twice, one search of the news': [
		[7, quakes],
		[8, rates],
		[12, quakes],
		[13, search('sqlite')],
		[18, rates],
		[19, quakes]
	],
	'opens all of them: also five articles, the day in history, two products': [
		[7, quakes],
		[7.5, day],
		[8, rates],
		[9, title('earth')],
		[9.1, title('berlin')],
		[10, title('paris')],
		[12, quakes],
		[13, search('sqlite')],
		[14, title('light')],
		[15, title('mars')],
		[17, product('3017620422003')],
		[17.1, product('4006381333931')],
		[18, rates],
		[19, quakes],
		[20, search('linux')]
	]
};

/** Requests and bytes a day that a person costs each upstream on day three, compressed, and a million. */
export async function bench(): Promise<void> {
	for (const [person, visits] of Object.entries(PEOPLE)) {
		const sent = new Map<string, { requests: number; bytes: number }>();
		const place = playground();
		const { host } = place;
		const counting = playground({ store: host.store, now: () => place.now, fetch: counted(host, sent) });
		for (let at = 0; at < 3; at++) {
			sent.clear();
			for (const [hour, visit] of visits) {
				place.now = Math.floor(TEST_NOW / (24 * HOUR)) * 24 * HOUR + (at - 3) * 24 * HOUR + hour * HOUR;
				counting.now = place.now;
				await visit(counting.context());
				await counting.settled();
			}
		}
		console.log(`Who ${person}:`);
		let bytes = 0;
		let requests = 0;
		for (const [upstream, one] of sent) {
			console.log(
				`  ${upstream.padEnd(26)} ${one.requests} requests, ${(one.bytes / 1000).toFixed(1)} kB a day; a million people: ` +
					`${Math.round((one.requests * USERS) / 86_400)} requests a second, ${((one.bytes * USERS) / 1e9).toFixed(0)} GB a day`
			);
			bytes += one.bytes;
			requests += one.requests;
		}
		console.log(`  in all ${requests} requests, ${(bytes / 1000).toFixed(1)} kB a day`);
	}
}

/** The fetch of a host that counts the transferred bytes, by server. */
const counted =
	(host: Playground['host'], sent: Map<string, { requests: number; bytes: number }>): Playground['host']['fetch'] =>
	async (url, init) => {
		const response = await host.fetch(url, init);
		const text = await response.clone().text();
		const { host: upstream } = new URL(url);
		const one = sent.get(upstream) ?? { requests: 0, bytes: 0 };
		sent.set(upstream, { requests: one.requests + 1, bytes: one.bytes + gzipSync(text).length });
		return response;
	};
