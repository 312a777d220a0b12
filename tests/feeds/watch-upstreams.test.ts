import { expect, test } from 'vitest';
import { upstreams } from '../../engines/upstreams';
import { replyOf } from './play';
import { allFeeds, differences } from './watch-upstreams';

const NOW = Date.UTC(2026, 10, 20, 16);
const feeds = await allFeeds();
/** A known shape is looked at anew within a year. */
const YEAR_MS = 366 * 86_400_000;

test.each(feeds.map((feed) => [feed.id, feed] as const))('%s: its shape was compared within a year', (_, { shape }) => {
	expect(shape.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect(Date.now() - Date.parse(shape.checked), 'compare it with the source: npm run watch:upstreams').toBeLessThan(YEAR_MS); // prettier-ignore
	expect(shape.fields.length).toBeGreaterThan(0);
});

test('every upstream has a feed, and every feed a name of its own', () => {
	expect(new Set(feeds.map(({ upstream }) => upstream.id))).toEqual(new Set(upstreams.map(({ id }) => id)));
	expect(new Set(feeds.map(({ id }) => id)).size).toBe(feeds.length);
});

test.each(feeds.map((feed) => [feed.id, feed] as const))('%s: the stand-in plays today’s shape', (_, feed) => {
	const question = feed.probe(NOW);
	const lang = feed.subdomain?.(question) ?? 'en';
	const body: unknown = JSON.parse(replyOf(feed.upstream.id, new URL(feed.path(question), 'https://a.test'), 'normal', NOW, lang).text); // prettier-ignore
	expect(differences(feed, question, body)).toEqual([]);
	expect(differences(feed, question, {}).length).toBeGreaterThan(0);
});
