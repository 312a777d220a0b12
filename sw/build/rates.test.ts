/** Exchange rates in a build: with a network, without one but after a build that had one, with neither. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frankfurter } from '../../engines/currency/upstream';
import { startStandIn, type StandIn } from '../../tests/feeds/stand-in';
import { bundledRates, FRANKFURTER, keptRates, refreshRates } from './rates.mjs';

const GENERATED = path.resolve(import.meta.dirname, '../../data/generated');
const PLACE = path.resolve(import.meta.dirname, '../../engines/currency/bundled.ts');
const filesOfRates = async () =>
	existsSync(GENERATED) ? (await readdir(GENERATED)).filter((file) => file.startsWith('rates-')) : [];

let standIn: StandIn;
let closing: Promise<void> | null;
let before: readonly string[];
let said: string[];
beforeEach(async () => {
	[standIn, before, said] = [await startStandIn(), await filesOfRates(), []];
	closing = null;
	vi.stubEnv('UTILITY_RATES', standIn.bases['FRANKFURTER'] ?? '');
	vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	await noNetwork();
	for (const file of await filesOfRates())
		if (!before.includes(file)) await rm(path.join(GENERATED, file), { force: true });
});

/** The build's source address is unreachable. */
const noNetwork = () => (closing ??= standIn.close());

/** As a build does, but on a machine as busy as it may be. */
const refresh = () => refreshRates(60_000);

function engineHas(): unknown {
	const { load } = bundledRates();
	if (typeof load !== 'function') throw new Error('the plugin loads nothing');
	return (load as (id: string) => unknown)(PLACE);
}

test('with a network: the newest rates, of fourteen months and more', async () => {
	await refresh();
	const { taken, years } = JSON.parse(keptRates() ?? 'null') as { taken: number; years: Record<string, string> };
	expect(Date.now() - taken).toBeLessThan(60_000);
	const [first = ''] = Object.keys(years).sort();
	expect(Date.now() - Date.UTC(Number(first), 0)).toBeGreaterThan(14 * 30 * 86_400_000);
	expect(engineHas()).toBe(`export const bundled = ${keptRates()};`);
	expect(said).toEqual(['The build takes the newest exchange rates along.']);
});

test('without one, after a build that had one: those of then, and how old they are', async () => {
	await refresh();
	const kept = keptRates();
	await noNetwork();
	vi.useFakeTimers({ now: Date.now() + 40 * 86_400_000, toFake: ['Date'] });
	try {
		await refresh();
	} finally {
		vi.useRealTimers();
	}
	expect(kept).not.toBeNull();
	expect(keptRates()).toBe(kept);
	expect(engineHas()).toBe(`export const bundled = ${kept};`);
	expect(said.at(-1)).toMatch(
		/^No newer .*ECONNREFUSED.* takes the exchange rates of \d{4}-\d\d-\d\d along, 40 days old\.$/
	);
});

test.each(['web-page', 'server-error', 'field-missing'] as const)(
	'an upstream in the mode %s costs no rates that were kept',
	async (mode) => {
		await refresh();
		const kept = keptRates();
		standIn.mode('FRANKFURTER', mode);
		await refresh();
		expect(keptRates()).toBe(kept);
		expect(said.at(-1)).toContain(', 0 days old.');
	}
);

test('with neither: none, said with the way to them', async () => {
	await noNetwork();
	await refresh();
	expect([keptRates(), engineHas()]).toEqual([null, undefined]);
	expect(said).toEqual([expect.stringMatching(/without exchange rates.*`npm run data -- rates`/)]);
});

test('told of no address it asks nobody, and says what it has; told `none` it is silent', async () => {
	const fetching = vi.spyOn(globalThis, 'fetch');
	vi.stubEnv('UTILITY_RATES', '');
	vi.stubEnv('VITE_FRANKFURTER_URL', '');
	await refresh();
	expect(said).toEqual([expect.stringMatching(/exchange rates/)]);
	vi.stubEnv('UTILITY_RATES', 'none');
	await refresh();
	expect(said).toHaveLength(1);
	expect(fetching).not.toHaveBeenCalled();
});

test('Frankfurter by its address and by default are one place', () => {
	expect(FRANKFURTER).toBe(frankfurter.base);
	vi.stubEnv('VITE_FRANKFURTER_URL', '');
	vi.stubEnv('UTILITY_RATES', '');
	const byDefault = keptRates();
	vi.stubEnv('UTILITY_RATES', `${FRANKFURTER}/`);
	expect(keptRates()).toBe(byDefault);
});
