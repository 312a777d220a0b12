import 'fake-indexeddb/auto';
import { packHistory, unpackHistory } from '../../engines/currency/rate-history';
import { engine as currency } from '../../engines/currency/engine';
import { engine as earthquakes } from '../../engines/earthquakes/engine';
import { idbStore } from '../../sw/feeds/idb-store';
import { memoryStore, type FeedStore } from '../../sw/feeds/store';
import { playground } from '../feeds/feed-context';
import { quotesOn } from '../feeds/upstreams/frankfurter';

/** Median of `runs` measured milliseconds. */
async function median(runs: number, work: () => unknown): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const started = performance.now();
		await work();
		times.push(performance.now() - started);
	}
	return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}

/** Feeds: decoding of rate histories, hits from a store, identical questions at once. */
export async function bench(): Promise<void> {
	const rows = [];
	for (let time = Date.UTC(1999, 0, 4); time < Date.UTC(2026, 0, 1); time += 86_400_000)
		if (new Date(time).getUTCDay() % 6 !== 0) rows.push({ day: time / 86_400_000, quotes: quotesOn(time) });
	const packed = packHistory(rows);
	const json = JSON.stringify(rows);
	const decode = await median(20, () => unpackHistory(packed));
	const parse = await median(5, () => JSON.parse(json) as unknown);
	console.log(
		`27 years of rates: ${packed.length} bytes packed, ${json.length} as JSON; decoded in ${decode.toFixed(1)} ms, JSON in ${parse.toFixed(1)} ms`
	);

	const stores: readonly (readonly [string, FeedStore])[] = [
		['memory', memoryStore()],
		['IndexedDB double', idbStore('bench')]
	];
	for (const [name, store] of stores) {
		const place = playground({ store });
		const recent = { period: 'week', min_magnitude: '2.5', limit: 100, order: 'time', compare: false } as const;
		await earthquakes.recent(recent, place.context());
		const hit = await median(200, () => earthquakes.recent(recent, place.context()));
		await currency.rates({ base: 'USD', amount: 1, group: 'day', history: false }, place.context());
		const rates = await median(200, () =>
			currency.rates({ base: 'USD', amount: 1, group: 'day', history: false }, place.context())
		);
		console.log(
			`hit from ${name}: 100 earthquakes of a week ${hit.toFixed(2)} ms, 29 cross rates ${rates.toFixed(2)} ms`
		);
	}

	const place = playground();
	await Promise.all(
		Array.from({ length: 64 }, () =>
			earthquakes.recent(
				{ period: 'day', min_magnitude: '2.5', limit: 100, order: 'time', compare: false },
				place.context()
			)
		)
	);
	console.log(`64 identical questions at once: ${place.asked.length} upstream request`);
}
