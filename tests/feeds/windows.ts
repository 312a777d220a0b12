import { usgs } from '../../engines/earthquakes/upstream';
import { UpstreamInvalid, type Feed } from '../../engines/kit/contract';
import type { Playground } from './feed-context';

export type Window = { readonly count: number; readonly stamp: number };

/** A feed over the earthquake stand-in with short timeouts. */
export const windows: Feed<string, Window> = {
	id: 'windows',
	schemaVersion: 1,
	upstream: usgs,
	budgetBytes: 1_000_000,
	dropRank: 0,
	path: (name) => `/earthquakes/feed/v1.0/summary/${name}.geojson`,
	source: () => 'https://earthquake.usgs.gov/earthquakes/map/',
	trim(body) {
		const { features, metadata } = body as {
			features: { properties: { time?: unknown } }[];
			metadata: { generated: number };
		};
		for (const { properties } of features)
			if (typeof properties.time !== 'number') throw new UpstreamInvalid('time is not a number');
		return { count: features.length, stamp: metadata.generated };
	},
	absent: (status) => (status === 404 ? { count: -1, stamp: 0 } : undefined),
	weigh: ({ count }) => ({ holds: Math.max(0, count), least: 0 }),
	shape: { schema: '1', checked: '2026-11-26', fields: ['features[].properties.time'] },
	probe: () => 'all_day',
	policy: () => ({
		freshSeconds: 60,
		errorSeconds: 86_400,
		softTimeoutMs: 300,
		idleTimeoutMs: 900,
		retry: false,
		cache: 'no-cache'
	})
};

/** What Cache-Status says in a word. */
const stateOf = (status: string) =>
	/fwd=(miss|stale; stored)/.test(status)
		? 'miss'
		: status.includes('offline')
			? 'offline'
			: status.includes('detail')
				? 'stale'
				: 'fresh';

export async function ask(place: Playground, name = 'all_day') {
	const context = place.context();
	const answer = await context.ask(windows, name);
	const headers = context.headers();
	return { ...answer, headers, state: stateOf(headers['Cache-Status'] ?? '') };
}
export const minutes = (count: number) => count * 60_000;
/** Lets promises that only wait for one another settle. */
export const tick = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
