import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { upstreams } from '../../engines/upstreams';
import { replyOf } from './play';
import { startStandIn } from './stand-in';
import { allFeeds, differences } from './watch-upstreams';

const NOW = Date.UTC(2026, 10, 20, 16);
/** A known shape is looked at anew within a year. */
const YEAR_MS = 366 * 86_400_000;

test.each(allFeeds.map((feed) => [feed.id, feed] as const))(
	'%s: its shape was compared within a year',
	(_, { shape }) => {
		expect(shape.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(Date.now() - Date.parse(shape.checked), 'compare it with the source: npm run watch:upstreams').toBeLessThan(YEAR_MS); // prettier-ignore
		expect(shape.fields.length).toBeGreaterThan(0);
	}
);

test('every upstream has a feed, and every feed a name of its own', () => {
	expect(new Set(allFeeds.map(({ upstream }) => upstream.id))).toEqual(new Set(upstreams.map(({ id }) => id)));
	expect(new Set(allFeeds.map(({ id }) => id)).size).toBe(allFeeds.length);
});

test.each(allFeeds.map((feed) => [feed.id, feed] as const))('%s: the stand-in plays today’s shape', (_, feed) => {
	const question = feed.probe(NOW);
	const lang = feed.subdomain?.(question) ?? 'en';
	const body: unknown = JSON.parse(replyOf(feed.upstream.id, new URL(feed.path(question), 'https://a.test'), 'normal', NOW, lang).text); // prettier-ignore
	expect(differences(feed, question, body)).toEqual([]);
	expect(differences(feed, question, {}).length).toBeGreaterThan(0);
});

test('the command asks every source, and says how its answer is', { timeout: 60_000 }, async () => {
	const standIn = await startStandIn();
	standIn.mode('HACKERNEWS', 'field-missing');
	const command = ['sw/build/run.mjs', 'tests/feeds/watch-upstreams.ts', standIn.url];
	const { stdout, code } = (await promisify(execFile)(process.execPath, command).catch((error: unknown) => error)) as {
		stdout: string;
		code: number;
	};
	await standIn.close();
	const lines = stdout.trim().split('\n');
	expect(lines.filter((line) => !line.endsWith(': as known'))).toEqual([
		expect.stringMatching(/^news: lacks/),
		expect.any(String)
	]);
	expect([lines.length, code]).toEqual([allFeeds.length, 1]);
});
