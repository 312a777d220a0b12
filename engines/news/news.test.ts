import { expect, test } from 'vitest';
import { playground, TEST_NOW, type Playground } from '../../tests/feeds/feed-context';
import { engine } from './engine';
import { decodeEntities } from '../kit/entities';
import { SPAN_SECONDS, stories } from './feed';

type Input = Partial<Parameters<typeof engine.search>[0]>;
const ask = (place: Playground, input: Input = {}) =>
	engine.search(
		{ q: 'sqlite', timespan: '1w', sort: 'relevance', min_points: 0, tag: 'story', limit: 20, ...input },
		place.context()
	);
const hit = (over: object) => ({
	objectID: '1',
	title: 't',
	url: 'https://example.com',
	points: 1,
	author: 'a',
	num_comments: 0,
	created_at_i: 1,
	...over
});
const QUESTION = {
	query: '',
	sort: 'newest',
	timespan: '1y',
	tag: 'story',
	author: null,
	before: null,
	since: 0,
	perPage: 1,
	page: 0
} as const;
const trim = (...hits: unknown[]) => stories.trim({ hits, nbHits: hits.length, nbPages: 1 }, QUESTION).stories;

test.each([
	['a full first page', 2, 0, {}, true],
	['a short first page', 1, 0, {}, false],
	['the rest on the second page', 1, 1, {}, true],
	['less than the rest on the third page', 1, 2, { nbHits: 6 }, false],
	['what the search did not count', 2, 0, { exhaustive: { nbHits: false } }, false],
	['what the search did not compare', 2, 0, { exhaustive: { typo: false } }, false],
	['what the search did not count, by its old name', 2, 0, { exhaustiveNbHits: false }, false]
])('%s of three stories: whether all were looked at', (_what, count, page, more, exhaustive) => {
	const hits = Array.from({ length: count }, (_, at) => hit({ objectID: `${at}` }));
	const answer = { hits, nbHits: 3, nbPages: 2, ...more };
	expect(stories.trim(answer, { ...QUESTION, perPage: 2, page }).exhaustive).toBe(exhaustive);
});

test.each([
	['Tom &amp; Jerry', 'Tom & Jerry'],
	['I&#x27;d &quot;say&quot; &#39;so&#39;', `I'd "say" 'so'`],
	['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
	['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
	['&unknown; &#0; &#x110000; &#xD800; & &;', '&unknown; &#0; &#x110000; &#xD800; & &;'],
	['&#128512;', '😀']
])('%j is the text %j', (given, text) => expect(decodeEntities(given)).toBe(text));

test('stories have every field; a story without an address leads to its discussion', async () => {
	const answer = await ask(playground(), { q: 'ask hn', timespan: '1m', sort: 'newest', limit: 5 });
	expect(answer).toMatchObject({
		query: 'ask hn',
		timespan: '1m',
		sort: 'newest',
		count: 5,
		truncated: false,
		basis: 'hacker_news'
	});
	for (const story of answer.stories) {
		expect(story.url).toBe(story.discussion_url);
		expect(story).toMatchObject({ domain: null, discussion_url: `https://news.ycombinator.com/item?id=${story.id}` });
	}
});

test('newest first is by time, and nothing is older than the timespan', async () => {
	const place = playground();
	const answer = await ask(place, { sort: 'newest', timespan: '1m', limit: 100 });
	const times = answer.stories.map((story) => Date.parse(story.created_at));
	expect(times).toEqual([...times].sort((a, b) => b - a));
	expect(Math.min(...times)).toBeGreaterThan(place.now - SPAN_SECONDS['1m'] * 1000);
	expect(answer.total).toBe(answer.count);
});

test('a story that was deleted has no title or author, null or absent; one odd hit costs itself alone', () => {
	const deleted = [hit({ title: null }), hit({ title: undefined }), hit({ author: undefined })];
	const hits = [...deleted, hit({}), hit({ objectID: '2' }), hit({ points: '3' })];
	expect(stories.trim({ hits, nbHits: 6, nbPages: 1 }, QUESTION)).toMatchObject({ skipped: 1, stories: [{}, {}] });
});

test('a page that says that there are stories and has none is refused: none found is another answer', async () => {
	const answering = (body: object) => playground({ fetch: async () => Response.json(body) });
	await expect(ask(answering({ hits: [], nbHits: 20, nbPages: 1 }))).rejects.toMatchObject({
		code: 'UPSTREAM_INVALID'
	});
	// An empty search proves nothing if the source is empty for every question.
	expect(await ask(answering({ hits: [], nbHits: 0, nbPages: 0 }))).toMatchObject({ count: 0, complete: false });
	expect(await ask(playground(), { q: 'zzzz' })).toMatchObject({ count: 0, complete: true });
});

test('times in milliseconds are no times; a story that could not be read leaves the answer incomplete', async () => {
	const created = TEST_NOW / 1000 - 600;
	expect(() => trim(hit({ created_at_i: created * 1000 }))).toThrow('in seconds');
	const hits = [hit({ objectID: '1', created_at_i: created }), hit({ objectID: '2', created_at_i: 'now' })];
	const place = playground({ fetch: async () => Response.json({ hits, nbHits: 2, nbPages: 1 }) });
	expect(await ask(place)).toMatchObject({ count: 1, skipped: 1, complete: false });
});

test('points are filtered here, never by the upstream', async () => {
	const place = playground();
	const answer = await ask(place, { timespan: '1y', min_points: 10, limit: 30 });
	expect(answer.stories.every(({ points }) => points >= 10)).toBe(true);
	expect(answer.count).toBeGreaterThan(10);
	for (const url of place.asked) expect(new URL(url).searchParams.get('numericFilters') ?? '').not.toContain('points');
});

test('more is fetched than is shown, page by page, until the limit is met', async () => {
	const place = playground();
	const answer = await ask(place, { q: 'the', timespan: '1y', sort: 'newest', min_points: 12, limit: 40 });
	expect(answer.count).toBe(40);
	expect(place.asked.length).toBeGreaterThan(1);
	expect(new URL(place.asked[0] ?? '').searchParams.get('hitsPerPage')).toBe('200');
});

test('with many points wanted, newest first is filled from the best matches too', async () => {
	const place = playground();
	const answer = await ask(place, { q: 'e', timespan: '1y', sort: 'newest', min_points: 150, limit: 100 });
	expect(place.asked.some((url) => url.includes('/search?'))).toBe(true);
	expect(new Set(answer.stories.map(({ id }) => id)).size).toBe(answer.count);
	const times = answer.stories.map((story) => Date.parse(story.created_at));
	expect(times).toEqual([...times].sort((a, b) => b - a));
	expect(answer.stories.every(({ points }) => points >= 150)).toBe(true);
});

test('when a thousand did not fill the answer, it says that there may be more', async () => {
	const answer = await ask(playground(), { q: 'e', timespan: '1y', min_points: 100_000 });
	expect(answer).toMatchObject({ count: 0, total: null, truncated: true });
});

test('when all were looked through, nothing is truncated and the total is known', async () => {
	const answer = await ask(playground(), { min_points: 100_000 });
	expect(answer).toMatchObject({ count: 0, total: 0, truncated: false });
});

test('who asks again within the same step asks the same question', async () => {
	const place = playground();
	await ask(place, { sort: 'newest' });
	place.now += 60_000;
	await ask(place, { sort: 'newest', limit: 3 });
	// And once for the age of the index.
	expect(place.asked.filter((url) => !url.includes('hitsPerPage=1&'))).toHaveLength(1);
	expect(place.asked.length).toBeLessThanOrEqual(2);
});

test('a search whose newest story of any kind is old stands still: not complete, known up to that story', async () => {
	const place = playground();
	const at = (hours: number) => Math.floor(place.now / 1000) - hours * 3600;
	const hit = (hours: number) => ({
		objectID: '1',
		title: 'Rust',
		author: 'a',
		points: 1,
		num_comments: 0,
		created_at_i: at(hours)
	});
	const searching = (newest: number) =>
		playground({
			fetch: async (url) =>
				new Response(
					JSON.stringify({ hits: [hit(url.includes('hitsPerPage=1&') ? newest : 40)], nbHits: 1, nbPages: 1 })
				)
		});
	expect(await ask(searching(36), { q: 'rust' })).toMatchObject({
		complete: false,
		covered_until: new Date(at(36) * 1000).toISOString()
	});
	expect(await ask(searching(1), { q: 'rust' })).toMatchObject({ complete: true });
});

test('offline, the stories seen are searched by their titles', async () => {
	const place = playground();
	await ask(place, { q: 'sqlite', timespan: '1y', limit: 100 });
	place.online = false;
	const context = place.context();
	const answer = await engine.search(
		{ q: 'SQLITE history', timespan: '1y', sort: 'newest', min_points: 2, tag: 'story', limit: 5 },
		context
	);
	expect(answer).toMatchObject({ basis: 'seen', total: null, truncated: true });
	expect(answer.stories.length).toBeGreaterThan(0);
	for (const { title, points } of answer.stories) {
		expect(title).toMatch(/history.*SQLite/);
		expect(points).toBeGreaterThanOrEqual(2);
	}
	expect(context.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
	await expect(ask(place, { q: 'unseen' })).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('blanks alone are no query', async () =>
	await expect(ask(playground(), { q: ' \n ' })).rejects.toMatchObject({ message: 'q: must not be blank' }));

test('unknown points are none, an address that is not of the web is left out', () => {
	for (const url of ['javascript:alert(1)', 'https://', ''])
		expect(trim(hit({ points: null, num_comments: null, url }))[0]).toMatchObject({
			points: 0,
			comments: 0,
			url: null
		});
});

test.each([
	{ title: 7 },
	{ objectID: 7 },
	{ objectID: '1/../2' },
	{ created_at_i: '1' },
	{ points: '3' },
	{ created_at_i: 1e20 }
])('%j is not the schema of the search', (over) =>
	expect(() => trim(hit(over))).toThrow(expect.objectContaining({ name: 'UpstreamInvalid' }) as Error)
);

test('show and ask are those kinds, an author’s stories are his', async () => {
	const place = playground();
	const show = await ask(place, { tag: 'show', timespan: '1y', sort: 'newest' });
	expect(show.stories.length).toBeGreaterThan(3);
	for (const { title } of show.stories) expect(title).toMatch(/^Show HN/);
	const author = show.stories[0]?.author ?? '';
	const own = await ask(place, { author, timespan: '1y' });
	expect(new Set(own.stories.map((story) => story.author))).toEqual(new Set([author]));
	expect(new URL(place.asked.at(-1) ?? '').searchParams.get('tags')).toBe(`story,author_${author}`);
});

test('page after page by date: every story once, newest first, until there are no more', async () => {
	const place = playground();
	const all = (await ask(place, { timespan: '1m', sort: 'newest', limit: 100 })).stories.map(({ id }) => id);
	const paged: string[] = [];
	let before: string | undefined;
	for (let page = 0; page < 20; page++) {
		const answer = await ask(place, { timespan: '1m', sort: 'newest', limit: 7, ...(before && { before }) });
		paged.push(...answer.stories.map(({ id }) => id));
		if (answer.next_before === null) break;
		before = answer.next_before;
	}
	expect(paged).toEqual(all);
	expect((await ask(place, { sort: 'relevance' })).next_before).toBeNull();
});

test.each(['yesterday', '2026-13-01', '2026-01-01T99:00:00Z', '2026'])(
	'before %j is refused',
	async (before) => await expect(ask(playground(), { before })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
);

test('without a network kind, author and date still hold, and the front page is not guessed', async () => {
	const place = playground();
	await ask(place, { timespan: '1y', sort: 'newest', limit: 100 });
	place.online = false;
	const shown = await ask(place, { tag: 'show', timespan: '1y', sort: 'newest', limit: 50, before: '2026-11-01' });
	expect(shown.basis).toBe('seen');
	for (const { title, created_at } of shown.stories) {
		expect(title).toMatch(/^Show HN/);
		expect(created_at < '2026-11-01').toBe(true);
	}
	await expect(ask(place, { tag: 'front_page' })).rejects.toMatchObject({ code: 'OFFLINE' });
});
