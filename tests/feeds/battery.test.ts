/** Every feed operation through the whole API, the upstreams played: examples, any input, any state of the upstream. */
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import { testApi } from '../contract/host';
import { MODES, type Mode } from './failures';
import { playedUpstreams } from './played';

const NOW = Date.UTC(2026, 10, 20, 12);
const played = (mode: Mode) => playedUpstreams(mode, NOW);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const feeds = groups.flatMap((group) =>
	Object.entries(group.operations)
		.filter(([, operation]) => operation.kind === 'feed')
		.map(([name, operation]) => ({ id: `${group.id}/${name}`, operation, check: ajv.compile(operation.response) }))
);

function addressOf(operation: Operation, input: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(input);
	const path = operation.path.replace(/\{(\w+)\}/, (_whole, name: string) => {
		query.delete(name);
		return encodeURIComponent(input[name] ?? '');
	});
	return `${path}?${query}`;
}

test('six operations are feeds', () => {
	expect(feeds.map(({ operation }) => operation.path).sort()).toEqual([
		'/v1/autocomplete',
		'/v1/on-this-day',
		'/v1/product/{barcode}',
		'/v1/rates',
		'/v1/recent',
		'/v1/search'
	]);
});

for (const { id, operation, check } of feeds) {
	test(`${id}: each example answers what the contract says, with age, status and source`, async () => {
		const { ask, logged } = testApi({ fetch: played('normal') });
		for (const { title, input, output } of operation.examples) {
			const response = await ask(addressOf(operation, input as Record<string, string>));
			const body = (await response.json()) as Record<string, unknown>;
			expect(logged, title).toEqual([]);
			expect(response.status, `${title}: ${JSON.stringify(body)}`).toBe(200);
			expect(check(body), `${title}: ${ajv.errorsText(check.errors)}`).toBe(true);
			expect(body).toMatchObject(output);
			expect(response.headers.get('Age')).toMatch(/^\d+$/);
			expect(response.headers.get('Cache-Status')).toMatch(/^sw; (hit|fwd=miss)/);
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
						const { ask, logged } = testApi({ fetch: played('normal') });
						const response = await ask(addressOf(operation, { ...example, ...over }));
						const body = (await response.json()) as { error?: { message: string } };
						expect(logged).toEqual([]);
						if (response.status === 200) expect(check(body), ajv.errorsText(check.errors)).toBe(true);
						else {
							expect([400, 404]).toContain(response.status);
							expect(body.error?.message).toMatch(/^[\w-]+: \S/);
						}
					}
				),
				{ numRuns: 60 }
			);
		}
	);

	test(`${id}: whatever the upstream does, the answer fits its schema or says what is wrong`, async () => {
		const states = MODES.filter((mode) => !mode.startsWith('slow'));
		// Side by side, since each may wait before its second attempt.
		await Promise.all(
			states.map(async (mode) => {
				const { ask, logged } = testApi({ fetch: played(mode) });
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

	test(`${id}: an old answer and whatever the upstream does: the old one, said to be old, or a new one`, async () => {
		const states = MODES.filter((mode) => !mode.startsWith('slow'));
		await Promise.all(
			states.map(async (mode) => {
				let [now, state] = [NOW, 'normal' as Mode];
				const { ask, logged } = testApi({ now: () => now, fetch: (url) => playedUpstreams(state, now)(url) });
				const address = addressOf(operation, (operation.examples[0]?.input ?? {}) as Record<string, string>);
				const before = (await (await ask(address)).json()) as { covered_until: string };
				[now, state] = [NOW + 2 * 86_400_000, mode];
				const response = await ask(address);
				const body = (await response.json()) as { covered_until: string; error?: { code: string } };
				expect(logged, mode).toEqual([]);
				// A source that says in its own words that there is no such thing is believed.
				if (response.status === 404) return expect([mode, body.error?.code]).toEqual(['empty', 'NOT_FOUND']);
				expect([mode, response.status]).toEqual([mode, 200]);
				expect(check(body), `${mode}: ${ajv.errorsText(check.errors)}`).toBe(true);
				const isOld = /stale-if-error|upstream-paused|seen-before/.test(response.headers.get('Cache-Status') ?? '');
				const age = Number(response.headers.get('Age'));
				expect([mode, age], mode).toEqual([mode, isOld ? 2 * 86_400 : 0]);
				// Old knowledge never reaches further than it did.
				if (isOld) expect(body.covered_until <= before.covered_until, mode).toBe(true);
				// And the next good answer is there at once when the upstream is well again.
				[now, state] = [now + 3_600_000, 'normal'];
				expect((await ask(address)).headers.get('Cache-Status'), mode).toMatch(/^sw; (hit; ttl|fwd=stale)/);
			})
		);
	});
}
