import { expect, test } from 'vitest';
import { playground, type Playground } from '../../tests/feeds/feed-context';
import { days } from './day-feed';
import { indexed, titlesIn } from './dictionary-titles';
import { engine } from './engine';
import { summaries } from './summary-feed';
import { thumbnailOf } from './thumbnail';
import { articleUrl, wikipediaOf } from './languages';
import { beginningWith, folded, titles } from './titles-feed';

type Typed = Partial<Parameters<typeof engine.autocomplete>[0]>;
type Day = Partial<Parameters<typeof engine.onThisDay>[0]>;
const suggest = (place: Playground, input: Typed) =>
	engine.autocomplete({ q: 'ear', lang: 'en', limit: 10, summary: false, ...input }, place.context());
const onDay = (place: Playground, input: Day = {}) =>
	engine.onThisDay(
		{ month: 7, day: 20, type: 'selected', lang: 'en', limit: 20, offset: 0, ...input },
		place.context()
	);

test('titles that begin so, with page, picture and description', async () => {
	const answer = await suggest(playground(), { q: 'ear' });
	expect(answer).toMatchObject({ query: 'ear', lang: 'en', count: 4, basis: 'wikipedia' });
	expect(answer.suggestions[0]).toEqual({
		title: 'Earth',
		description: 'Third planet from the Sun',
		url: 'https://en.wikipedia.org/wiki/Earth',
		thumbnail: 'https://upload.wikimedia.org/wikipedia/commons/thumb/0/00/Earth.jpg/60px-en.jpg',
		matched: 'Earth'
	});
});

test('a page address keeps what an address may hold and escapes the rest', () => {
	expect(articleUrl('en', 'Talk:AC/DC,_live?')).toBe('https://en.wikipedia.org/wiki/Talk:AC/DC,_live%3F');
	expect(articleUrl('de', 'Zürich')).toBe('https://de.wikipedia.org/wiki/Z%C3%BCrich');
	expect(articleUrl('en', '"><script>')).not.toContain('<');
});

test('limits up to ten share one question, larger ones another', async () => {
	const place = playground();
	expect((await suggest(place, { q: 'e', limit: 2 })).count).toBe(2);
	await suggest(place, { q: 'e', limit: 10 });
	await suggest(place, { q: 'e', limit: 20 });
	const asked = place.asked.map((url) => new URL(url).searchParams).filter((params) => params.get('q') === 'e');
	expect(asked.map((params) => params.get('limit'))).toEqual(['10', '20']);
});

/** Where a list is not full, the feed asks a known question once. */
const CONTROL = 1;

test('the language is the host, and only a known one', async () => {
	const place = playground();
	await suggest(place, { q: 'bahn', lang: 'DE' });
	expect(place.asked[0]).toMatch(/^https:\/\/de\.wikipedia\.org\/w\/rest\.php/);
	for (const lang of ['xx', 'evil.example', 'en.wikipedia.org/..', 'de/', '../..', 'en@evil', ''])
		await expect(suggest(place, { lang })).rejects.toMatchObject({
			code: 'INVALID_INPUT',
			message: 'lang: must be the code of a Wikipedia, such as en, de or hi'
		});
	expect(place.asked).toHaveLength(1 + CONTROL);
	expect(wikipediaOf('ZH-Min-Nan')).toBe('zh-min-nan');
});

test('blanks alone are no query', async () =>
	await expect(suggest(playground(), { q: '  \t ' })).rejects.toMatchObject({ message: 'q: must not be blank' }));

test('no suggestions is an answer, kept for an hour', async () => {
	const place = playground();
	expect(await suggest(place, { q: 'zzzz' })).toMatchObject({ count: 0, suggestions: [] });
	place.now += 59 * 60_000;
	await suggest(place, { q: 'zzzz' });
	expect(place.asked).toHaveLength(1 + CONTROL);
});

test('offline, titles seen that begin so are suggested, and the answer says so', async () => {
	const place = playground();
	await suggest(place, { q: 'e' });
	await suggest(place, { q: 'e', lang: 'de' });
	place.online = false;
	const context = place.context();
	const answer = await engine.autocomplete({ q: 'EARTHW', lang: 'en', limit: 1, summary: false }, context);
	expect(answer).toMatchObject({ basis: 'seen', count: 1 });
	expect(answer.suggestions[0]?.title).toBe('Earthworm');
	expect(context.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
	await expect(suggest(place, { q: 'unseenword' })).rejects.toMatchObject({ code: 'OFFLINE' });
	await expect(suggest(place, { q: 'haus', lang: 'de' })).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('offline, words of the dictionary fill up what titles seen leave, and the answer says so', async () => {
	const place = playground();
	await suggest(place, { q: 'light' });
	place.online = false;
	// While the answer is fresh it has every title.
	expect(await suggest(place, { q: 'lighth', limit: 2 })).toMatchObject({ basis: 'wikipedia', count: 1 });
	place.now += 2 * 86_400_000;
	const answer = await suggest(place, { q: 'lighth', limit: 2 });
	expect(answer.basis).toBe('dictionary');
	expect(answer.suggestions.map(({ title }) => title)).toEqual(['Lighthouse', 'Lightheaded']);
});

test('only words that begin so are titles, each once, with the capitals of a name', () => {
	const text = 'sea|ocean\nmercury|quicksilver\nMercury\nseaside\nDead Sea\nUnited States|US\n';
	const titles = (q: string) => titlesIn(indexed(text), q, 10).map(({ title, key }) => [title, key]);
	expect(titles('sea')).toEqual([
		['Sea', 'Sea'],
		['Seaside', 'Seaside']
	]);
	expect(titles('MERC')).toEqual([['Mercury', 'Mercury']]);
	expect([titles('united s'), titles('zzz')]).toEqual([[['United States', 'United_States']], []]);
});

test('an article that is suggested twice is one suggestion', () => {
	const pages = ['a city', 'a capital'].map((description) => ({ key: 'Paris', title: 'Paris', description }));
	expect(titles.trim({ pages }, { q: 'paris', lang: 'en', count: 10 }).titles).toHaveLength(1);
});

test('beginnings are compared without accents and case, shorter titles first', () => {
	const title = (text: string) => ({ key: text, title: text, description: null, thumbnail: null, matched: null });
	const seen = [
		{ lang: 'en', isComplete: true, skipped: 0, titles: [title('São Paulo FC'), title('São Paulo'), title('Sapporo')] }
	];
	expect(beginningWith(seen, 'en', 'sao', 10).map(({ key }) => key)).toEqual(['São Paulo', 'São Paulo FC']);
	expect([beginningWith(seen, 'de', 'sao', 10), folded('Éa')]).toEqual([[], 'ea']);
});

test('the older of two questions is given up when its asker leaves', async () => {
	const place = playground();
	place.mode('WIKIPEDIA', 'slow-first-byte');
	const typing = new AbortController();
	const first = engine.autocomplete({ q: 'e', lang: 'en', limit: 10, summary: false }, place.context(typing.signal));
	setTimeout(() => typing.abort(), 10);
	await expect(first).rejects.toMatchObject({ name: 'AbortError' });
});

test('selected events of a day, latest year first, three pages each at most', async () => {
	const answer = await onDay(playground());
	expect(answer).toMatchObject({ month: 7, day: 20, type: 'selected', lang: 'en', count: 8 });
	const years = answer.items.map(({ year }) => year ?? 0);
	expect(years).toEqual([...years].sort((a, b) => b - a));
	expect(years.at(-1)).toBe(-43);
	for (const { pages } of answer.items) expect(pages.length).toBeLessThanOrEqual(3);
	expect(answer.items[0]?.pages[0]?.title).not.toMatch(/[_<]/);
});

test('holidays have no year', async () => {
	expect((await onDay(playground(), { type: 'holidays' })).items.every(({ year }) => year === null)).toBe(true);
});

test('a day is kept whole, trimmed to what is shown: whoever was born long ago is found further on', async () => {
	const place = playground();
	place.mode('WIKIPEDIA', 'huge');
	const answer = await onDay(place, { type: 'births', limit: 100 });
	expect(answer.count).toBe(100);
	expect(answer.total).toBeGreaterThan(100);
	const further = await onDay(place, { type: 'births', limit: 100, offset: 100 });
	expect(further.items[0]?.year).toBeLessThanOrEqual(answer.items.at(-1)?.year ?? 0);
	const [row] = await place.feeds.status();
	expect((row?.bytes ?? 0) / answer.total).toBeLessThan(800);
});

test.each([
	[{ month: 2, day: 30 }, 'day: must be between 1 and 29 in month 2'],
	[{ month: 4, day: 31 }, 'day: must be between 1 and 30 in month 4'],
	[
		{ lang: 'sw' },
		'lang: on-this-day is not published in sw; available: ar, bn, bs, ca, cs, de, en, es, fi, fr, gu, hi, hu, id, it, ja, ko, mr, nl, pl, pt, ro, ru, sv, ta, tr, uk, vi, zh'
	],
	[{ lang: 'nowhere' }, 'lang: must be the code of a Wikipedia, such as en, de or hi']
])('%j is refused: %s', async (input, message) => {
	const place = playground();
	await expect(onDay(place, input)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
	expect(place.asked).toEqual([]);
});

test.each([
	['en-US', 'en'],
	['pt_BR', 'pt'],
	['zh-Hant-TW', 'zh'],
	['es-419', 'es'],
	['nb-NO', 'no'],
	['zh-yue', 'zh-yue'],
	['EN', 'en'],
	['xx-US', null],
	['en.evil', null],
	['en-', null],
	['constructor', null]
])('the Wikipedia of the language %s is %s', (code, lang) => expect(wikipediaOf(code)).toBe(lang));

const listing = (...events: unknown[]) => playground({ fetch: async () => Response.json({ events }) });
const entry = (year: unknown) => ({ text: `in ${String(year)}`, year, pages: [] });

test('a day of which nothing is listed is not known, not one on which nothing happened', async () => {
	await expect(onDay(listing(), { type: 'events' })).rejects.toMatchObject({ code: 'UPSTREAM_INVALID' });
	// Not every Wikipedia lists a holiday on each day.
	const none = playground({ fetch: async () => Response.json({ holidays: [] }) });
	await expect(onDay(none, { type: 'holidays' })).rejects.toMatchObject({
		code: 'NOT_FOUND',
		message: expect.stringMatching(/^type: the Wikipedia in en lists none/)
	});
});

test('an event that cannot be read, or has no year, costs itself, and the answer is not complete', async () => {
	const answer = await onDay(listing(entry(1969), entry(undefined), entry(1971), { year: 1970 }), { type: 'events' });
	expect(answer).toMatchObject({ total: 2, complete: false });
	expect(answer.items.map(({ year }) => year)).toEqual([1971, 1969]);
	const whole = Array.from({ length: 24 }, (_, year) => entry(1900 + year));
	expect(await onDay(listing(...whole), { type: 'events' })).toMatchObject({ total: 24, complete: true });
	// The known day is as short: the source cuts its lists.
	expect(await onDay(listing(entry(1969)), { type: 'events' })).toMatchObject({ total: 1, complete: false });
});

test('the 29th of February is a day', async () =>
	expect((await onDay(playground(), { month: 2, day: 29 })).count).toBe(8));

test('a picture that is not on https is no picture', () => {
	const pages = [{ title: 'A_b', thumbnail: { source: 'http://x.example/a.png' } }];
	const day = days.trim(
		{ events: [{ year: 1, text: ' t ', pages }] },
		{ month: 1, day: 1, type: 'events', lang: 'en' }
	);
	const page = { title: 'A b', description: null, url: 'https://en.wikipedia.org/wiki/A_b', thumbnail: null };
	expect(day.items).toEqual([{ year: 1, text: 't', pages: [page] }]);
});

test('typing on from a complete answer asks nobody: the titles are among those that came', async () => {
	const place = playground();
	const answers: string[][] = [];
	for (const q of ['earthq', 'earthqu', 'earthqua', 'earthquake'])
		answers.push((await suggest(place, { q })).suggestions.map(({ title }) => title));
	expect(answers).toEqual([['Earthquake'], ['Earthquake'], ['Earthquake'], ['Earthquake']]);
	expect(place.asked).toHaveLength(1 + CONTROL);
	// Wikipedia corrects misspellings; another language and an old answer cause a new request.
	await suggest(place, { q: 'earthquakr' });
	await suggest(place, { q: 'earthqu', lang: 'de' });
	place.now += 2 * 86_400_000;
	await suggest(place, { q: 'earthquak' });
	expect(place.asked).toHaveLength(4 + 2 * CONTROL);
});

test('an answer that was full is not complete: the next letter is asked', async () => {
	const place = playground();
	place.mode('WIKIPEDIA', 'huge');
	await suggest(place, { q: 'ea' });
	await suggest(place, { q: 'ear' });
	expect(place.asked).toHaveLength(2);
});

test.each([
	[
		'//upload.wikimedia.org/a/thumb/0/00/X.jpg/60px-X.jpg',
		'https://upload.wikimedia.org/a/thumb/0/00/X.jpg/60px-X.jpg'
	],
	['https://thumb.wikimedia.org/a/320px-X.jpg', 'https://thumb.wikimedia.org/a/320px-X.jpg'],
	['https://upload.wikimedia.org/a/X.jpg', 'https://upload.wikimedia.org/a/X.jpg'],
	['http://insecure.example/60px-X.jpg', null],
	['javascript:1', null]
])('the thumbnail %s is asked as %s', (given, url) => expect(thumbnailOf({ url: given }, 'url')).toBe(url));

test('the beginning of the article that is called so, when it is asked for', async () => {
	const place = playground();
	expect((await suggest(place, { q: 'earth' })).summary).toBeNull();
	expect(place.asked).toHaveLength(1 + CONTROL);
	const asked = await suggest(place, { q: 'earthquake', summary: true });
	expect(asked.summary).toMatchObject({ title: 'Earthquake', url: 'https://en.wikipedia.org/wiki/Earthquake' });
	expect(asked.summary?.text).toMatch(/^Earthquake\. Shaking of the surface of the Earth\./);
	// The title was among those that came before: one more question, for the article.
	expect(place.asked).toHaveLength(2 + CONTROL);
	place.online = false;
	place.now += 86_400_000 * 3;
	expect((await suggest(place, { q: 'earthquake', summary: true })).summary).toEqual(asked.summary);
});

test('a summary that is refused costs the summary alone; where its place is gone the introduction is asked', async () => {
	const place = playground();
	await suggest(place, { q: 'earth' });
	place.mode('WIKIPEDIA', 'unavailable');
	expect(await suggest(place, { q: 'earth', summary: true })).toMatchObject({ count: 3, summary: null });
	expect(summaries.trim({ query: { pages: [{ title: 'A', extract: 'B  c' }] } }, { key: 'A', lang: 'en' })).toEqual({
		title: 'A',
		text: 'B c'
	});
	expect(summaries.trim({ query: { pages: [{ title: 'A', missing: true }] } }, { key: 'A', lang: 'en' })).toBeNull();
	for (const body of [{}, { title: 'A' }, { title: 1, extract: 'x' }, { query: {} }])
		expect(() => summaries.trim(body, { key: 'A', lang: 'en' })).toThrow();
});
