import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { crossRate } from '../../engines/currency/cross-rate';
import { rates } from '../../engines/currency/feed';
import { quakes } from '../../engines/earthquakes/feed';
import { days } from '../../engines/encyclopedia/day-feed';
import { titles } from '../../engines/encyclopedia/titles-feed';
import { products } from '../../engines/food/feed';
import { stories } from '../../engines/news/feed';

/** Answers recorded from the real upstreams, where there are any: they are not part of this repository. */
const folder = process.env.RECORDED_ANSWERS ?? path.resolve('samples/recorded');
const absent = !existsSync(folder);
if (absent) console.log('recorded answers: none here, set RECORDED_ANSWERS to a folder of them');

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const files = (sub: string, pattern: RegExp) =>
	absent
		? []
		: readdirSync(path.join(folder, sub))
				.filter((name) => pattern.test(name))
				.map((name) => `${sub}/${name}`);

test.skipIf(absent)('earthquake feeds are read whole', () => {
	for (const file of files('usgs', /^(2\.5_week|all_week|significant)/)) {
		const body = read(file) as { features: unknown[]; metadata: { count: number } };
		const window = quakes.trim(body, { file: file.includes('month') ? 'month' : 'week', minMagnitude: 'all' });
		// One of the files contains two features of another week.
		expect(window.quakes.length, file).toBe(Math.min(body.features.length, body.metadata.count));
		expect(JSON.stringify(window).length / window.quakes.length, file).toBeLessThan(360);
	}
});

/** Decimals that Frankfurter gives, by size. */
const placesOf = (value: number) =>
	value > 5000 ? 0 : value > 80 ? 2 : value > 20 ? 3 : value > 1 ? 4 : value > 0.0001 ? 5 : 6;
const frankfurterRounding = (value: number) => Number(value.toFixed(placesOf(value)));

test.skipIf(absent)('cross rates are those that Frankfurter answered, to its rounding', () => {
	let compared = 0;
	for (const day of ['2025-06-13', 'latest']) {
		const euro = rates.trim(read(`frankfurter/v1-rates-${day}-EUR.json`), 'latest');
		if (euro.kind !== 'day') throw new Error('not a day');
		for (const base of ['USD', 'PHP']) {
			const answer = read(`frankfurter/v1-rates-${day}-${base}.json`) as { rates: Record<string, number> };
			for (const [code, rate] of Object.entries(answer.rates)) {
				// It rounds the quotes before it divides them, too.
				const mine = crossRate(
					frankfurterRounding(code === 'EUR' ? 1 : (euro.quotes[code] ?? NaN)),
					frankfurterRounding(euro.quotes[base] ?? NaN)
				);
				// The same to its last decimal, or to our sixth digit where that is coarser.
				const same = Math.abs(mine - rate) <= Math.max(0.500001 * 10 ** -placesOf(mine), rate * 5e-6);
				expect(same, `${day} ${base} ${code}: ${mine} and ${rate}`).toBe(true);
				compared++;
			}
		}
	}
	expect(compared).toBeGreaterThan(100);
});

test.skipIf(absent)('every recorded product is read', () => {
	for (const file of files('off', /^v2-fields/)) {
		const body = read(file) as { code: string };
		const item = products.trim(body, body.code);
		expect(item.found, file).toBe(true);
		expect(JSON.stringify(item).length, file).toBeLessThan(4000);
	}
	for (const file of ['off/v2-not-found.json', 'off/v3-not-found.json'])
		expect(products.absent?.(404, read(file), '1')).toEqual({ found: false });
});

test.skipIf(absent)('titles and days of Wikipedia are read and trimmed', () => {
	for (const [file, lang] of [
		['Paris', 'en'],
		['casa-es', 'es']
	] as const) {
		const answer = titles.trim(read(`wikipedia/rest-search-title-${file}.json`), { q: '', lang, count: 10 });
		expect(answer.titles.length).toBeGreaterThan(0);
		expect(answer.titles[0]?.thumbnail).toMatch(/^https:\/\/upload/);
	}
	for (const type of ['selected', 'events', 'births', 'holidays'] as const)
		for (const file of files('wikipedia', new RegExp(`^onthisday-${type}`))) {
			const { items } = days.trim(read(file), { month: 2, day: 6, type, lang: 'en' });
			expect(items.length, file).toBeGreaterThan(0);
			expect(JSON.stringify(items).length, file).toBeLessThan(40_000);
		}
});

test.skipIf(absent)('stories are read', () => {
	const question = {
		query: '',
		sort: 'newest',
		timespan: '1y',
		tag: 'story',
		author: null,
		before: null,
		since: 0,
		perPage: 2,
		page: 0
	} as const;
	const page = stories.trim(read('hn/search-story-askhn-2024-abridged.json'), question);
	expect(page.stories[0]).toMatchObject({ id: '13133437', url: null, points: 1, comments: 0 });
});
