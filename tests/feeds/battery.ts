/** Every feed operation through a whole host, the upstreams played: examples, any input, any state of the upstream. */
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import type { Tested } from '../contract/battery';
import { MODES, type Mode } from './failures';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** The operations that ask an upstream. */
export const feeds = groups.flatMap((group) =>
	Object.entries(group.operations)
		.filter(([, operation]) => operation.kind === 'feed')
		.map(([name, operation]) => ({ id: `${group.id}/${name}`, operation, check: ajv.compile(operation.response) }))
);

/** Modes in which an upstream answers at once, if at all. */
export const QUICK_MODES = MODES.filter((mode) => !mode.startsWith('slow'));

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
	/** Its name in Cache-Status. */
	readonly cache: 'sw' | 'edge';
	/** The host with its upstreams in a mode, nothing stored; `anything`: asked often, and with whatever there is. */
	api(mode: Mode, anything?: 'anything'): Tested;
	/** It may have asked as often as it may. */
	readonly runsOut?: true;
}

/** The battery on a host. */
export function testFeedBattery({ cache, api, runsOut }: TestedFeeds): void {
	for (const { id, operation, check } of feeds) {
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
				QUICK_MODES.map(async (mode) => {
					const { ask, logged } = api(mode);
					const input = (operation.examples[0]?.input ?? {}) as Record<string, string>;
					const response = await ask(addressOf(operation, input));
					const body = (await response.json()) as { error?: { code: string; message: string } };
					expect(logged, mode).toEqual([]);
					if (response.status === 200) expect(check(body), `${mode}: ${ajv.errorsText(check.errors)}`).toBe(true);
					else {
						expect([404, 502, 503], `${mode}: ${JSON.stringify(body)}`).toContain(response.status);
						expect(body.error?.message, mode).toMatch(/^(upstream|network|barcode): \S/);
					}
				})
			);
		});
	}
}
