/** Every feed operation through a whole host, the upstreams played: examples, any input, any state of the upstream. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import type { Tested } from '../contract/battery';
import type { Mode } from './failures';
import { ajv } from '../support/schemas';

/** The operations that ask an upstream. */
export const feeds = groups.flatMap((group) =>
	Object.entries(group.operations)
		.filter(([, operation]) => operation.kind === 'feed')
		.map(([name, operation]) => ({ id: `${group.id}/${name}`, operation, check: ajv.compile(operation.response) }))
);

/** Questions that reach an upstream by another way than the first example does. */
const FURTHER: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
	'earthquakes/recent': [{ period: 'month', min_magnitude: 'all', limit: '500' }, { period: 'hour' }],
	'currency/rates': [
		{ date: '2024-06-09', base: 'EUR' },
		{ base: 'USD', symbols: 'EUR', history: 'true' },
		{ base: 'EUR', symbols: 'USD', start: '2024-03-01', group: 'month' }
	],
	'food/product': [{ barcode: '04252614' }, { barcode: '3017620422003', lang: 'de' }],
	'encyclopedia/autocomplete': [{ q: 'earth', summary: 'true' }],
	'encyclopedia/onThisDay': [
		{ month: '7', day: '20', lang: 'hi' },
		{ month: '7', day: '20', type: 'births' }
	],
	'news/search': [{ q: 'e', sort: 'newest', timespan: '1y', limit: '100', min_points: '100' }]
};

/** Addresses of an operation whose questions differ for its upstream, those of the examples first. */
export const addressesOf = ({ id, operation }: (typeof feeds)[number]): readonly string[] =>
	[...operation.examples.map(({ input }) => input as Readonly<Record<string, string>>), ...(FURTHER[id] ?? [])].map(
		(input) => addressOf(operation, input)
	);

/** The address of an operation with an input. */
export function addressOf(operation: Operation, input: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(input);
	const path = operation.path.replace(/\{(\w+)\}/, (_whole, name: string) => {
		query.delete(name);
		return encodeURIComponent(input[name] ?? '');
	});
	return `${path}?${query}`;
}

/** A host under test. */
export interface TestedFeeds {
	readonly cache: 'sw' | 'edge';
	/** The host with its upstreams in a mode and an empty store; `anything`: many requests of every kind. */
	api(mode: Mode, anything?: 'anything'): Tested;
	/** Those in which an upstream is slow are left out. */
	readonly modes: readonly Mode[];
	/** Each way to an upstream is tried in each mode, not that of the first example alone. */
	readonly everyWay?: true;
	/** It may have asked as often as it may. */
	readonly runsOut?: true;
}

/** The battery on a host. */
export function testFeedBattery({ cache, api, modes, runsOut, everyWay }: TestedFeeds): void {
	const quick = modes.filter((mode) => !mode.startsWith('slow'));
	for (const feed of feeds) {
		const { id, operation, check } = feed;
		test(`${id}: each example answers what the contract says, with age, status and source`, async () => {
			const { ask, logged } = api('normal');
			for (const { title, input, output } of operation.examples) {
				const response = await ask(addressOf(operation, input as Record<string, string>));
				const body = (await response.json()) as Record<string, unknown>;
				expect(logged, title).toEqual([]);
				expect(response.status, `${title}: ${JSON.stringify(body)}`).toBe(200);
				expect(check(body), `${title}: ${ajv.errorsText(check.errors)}`).toBe(true);
				expect(body).toMatchObject(output);
				expect(response.headers.get('Age')).toMatch(/^\d+$/);
				expect(response.headers.get('Cache-Status')).toMatch(new RegExp(`^${cache}; (hit|fwd=miss)`));
				expect(response.headers.get('Link')).toMatch(/^<https:[^>]+>; rel="via"/);
				expect(Date.parse(response.headers.get('Last-Modified') ?? '')).not.toBeNaN();
			}
		});

		test(
			`${id}: whatever is asked, the answer fits its schema or the error is a clear one`,
			{ timeout: 60_000 },
			async () => {
				const value = fc.oneof(
					fc.string({ maxLength: 20 }),
					fc.string({ unit: 'grapheme', maxLength: 20 }),
					fc.integer({ min: -2, max: 600 }).map(String),
					fc.constantFrom(
						'day',
						'all',
						'USD',
						'EUR,usd',
						'2012-05-04',
						'2026-02-30',
						'3017620422003',
						'04252614',
						'de',
						'zh',
						'births',
						'../..',
						'é'
					)
				);
				const names = Object.keys(operation.params.properties);
				const examples = operation.examples.map(({ input }) => input as Record<string, string>);
				await fc.assert(
					fc.asyncProperty(
						fc.constantFrom(...examples),
						fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length }),
						async (example, over) => {
							const { ask, logged } = api('normal', 'anything');
							const response = await ask(addressOf(operation, { ...example, ...over }));
							const body = (await response.json()) as { error?: { code: string; message: string } };
							expect(logged).toEqual([]);
							if (response.status === 200) expect(check(body), ajv.errorsText(check.errors)).toBe(true);
							else {
								const mayBusy = runsOut && body.error?.code === 'UPSTREAM_RATE_LIMITED';
								expect(mayBusy ? [503] : [400, 404]).toContain(response.status);
								expect(body.error?.message).toMatch(/^[\w-]+: \S/);
							}
						}
					),
					{ numRuns: 60 }
				);
			}
		);

		test(`${id}: whatever the upstream does, the answer fits its schema or says what is wrong`, async () => {
			// Side by side, since each may wait before its second attempt.
			await Promise.all(
				quick
					.flatMap((mode) =>
						addressesOf(feed)
							.slice(0, everyWay ? undefined : 1)
							.map((address) => [mode, address] as const)
					)
					.map(async ([mode, address]) => {
						const { ask, logged } = api(mode);
						const response = await ask(address);
						const body = (await response.json()) as { error?: { code: string; message: string } };
						const told = `${mode}, ${address}: ${JSON.stringify(body).slice(0, 300)}`;
						expect(logged, told).toEqual([]);
						if (response.status === 200) expect(check(body), `${told}: ${ajv.errorsText(check.errors)}`).toBe(true);
						else {
							// Many at once over sockets on a busy machine: one may be late.
							expect([404, 502, 503, ...(runsOut ? [504] : [])], told).toContain(response.status);
							expect(body.error?.message, told).toMatch(/^(upstream|network|barcode|date|lang|day|type): \S/);
						}
					})
			);
		});
	}
}
