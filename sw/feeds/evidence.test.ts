import { expect, test } from 'vitest';
import { windows } from '../../tests/feeds/windows';
import type { Feed } from '../../engines/kit/contract';
import { createFeeds } from './feeds';
import { memoryStore } from './store';

type Names = { readonly names: readonly string[]; readonly odd: number };
const DAY = 86_400_000;

/** A host whose source returns these names; `etag` marks the version. */
function place(least = 0, over: Partial<Feed<string, Names>> = {}, underCors = false) {
	const feed: Feed<string, Names> = {
		...(windows as unknown as Feed<string, Names>),
		id: 'names',
		path: (question) => `/${question}`,
		trim: (body) => body as Names,
		weigh: ({ names, odd }) => ({ holds: names.length, least, skipped: odd }),
		policy: () => ({ ...windows.policy('', undefined, 0), freshSeconds: 10 * 86_400, errorSeconds: 30 * 86_400 }),
		...over
	};
	const at = { now: Date.UTC(2026, 6, 1), gives: { names: ['a', 'b'], odd: 0 } as Names, status: 200, asked: [] as RequestInit[] }; // prettier-ignore
	const feeds = createFeeds({
		store: memoryStore(),
		now: () => at.now,
		random: () => 0.5,
		online: () => true,
		underCors,
		base: ({ base }) => base,
		fetch: async (_url, init) => {
			at.asked.push(init);
			const etag = JSON.stringify(at.gives);
			const isSame = new Headers(init.headers).get('If-None-Match') === `"${etag.length}"`;
			if (isSame) return new Response(null, { status: 304 });
			return Response.json(at.gives, { status: at.status, headers: { ETag: `"${etag.length}"` } });
		}
	});
	const answer = async () => {
		const view = feeds.open({ signal: new AbortController().signal, waitUntil: () => {} });
		const { item, isWhole } = await view.ask(feed, 'one');
		return { names: item.names, isWhole, cache: view.headers()['Cache-Status'] };
	};
	return { at, answer };
}

test('a record is not replaced by less until the source has said so for a week, and is not called whole meanwhile', async () => {
	const { at, answer } = place();
	expect(await answer()).toMatchObject({ names: ['a', 'b'], isWhole: true });
	at.gives = { names: [], odd: 0 };
	at.now += 11 * DAY;
	expect(await answer()).toMatchObject({ names: ['a', 'b'], isWhole: false, cache: expect.stringContaining('stale-if-error') }); // prettier-ignore
	// Not asked at each question.
	const asked = at.asked.length;
	expect(await answer()).toMatchObject({ names: ['a', 'b'], isWhole: false });
	expect(at.asked.length).toBe(asked);
	at.now += 8 * DAY;
	expect(await answer()).toMatchObject({ names: [], isWhole: true });
});

test('a source that has come to itself ends the doubt', async () => {
	const { at, answer } = place();
	await answer();
	at.gives = { names: [], odd: 0 };
	at.now += 11 * DAY;
	await answer();
	at.gives = { names: ['a', 'b', 'c'], odd: 0 };
	at.now += 3_700_000;
	expect(await answer()).toMatchObject({ names: ['a', 'b', 'c'], isWhole: true });
});

test('nothing where something must be is an error, or the record, however long the source says so', async () => {
	const { at, answer } = place(1);
	at.gives = { names: [], odd: 0 };
	await expect(answer()).rejects.toMatchObject({ code: 'UPSTREAM_INVALID' });
	at.gives = { names: ['a'], odd: 0 };
	await answer();
	at.gives = { names: [], odd: 0 };
	for (let days = 0; days < 3; days++) {
		at.now += 11 * DAY;
		expect(await answer()).toMatchObject({ names: ['a'], isWhole: false });
	}
});

test('what is empty, partial or has odd records is asked for again within the hour', async () => {
	for (const gives of [
		{ names: [], odd: 0 },
		{ names: ['a'], odd: 1 }
	]) {
		const { at, answer } = place();
		at.gives = gives;
		await answer();
		at.now += 3_500_000;
		await answer();
		expect(at.asked).toHaveLength(1);
		at.now += 200_000;
		await answer();
		expect(at.asked).toHaveLength(2);
	}
});

test('a record is confirmed by its validator, without its body', async () => {
	const { at, answer } = place();
	await answer();
	at.now += 11 * DAY;
	expect(await answer()).toMatchObject({ names: ['a', 'b'], isWhole: true, cache: 'sw; fwd=stale; stored' });
	expect(new Headers(at.asked[1]?.headers).get('If-None-Match')).toMatch(/^"\d+"$/);
});

test('in a browser no header is added: it would cost a question before the question', async () => {
	const { at, answer } = place(0, {}, true);
	await answer();
	at.now += 11 * DAY;
	await answer();
	expect([at.asked.length, at.asked[1]?.headers]).toEqual([2, undefined]);
});

test('an empty answer proves an absence only while the source answers its known question', async () => {
	const over = { needsProof: () => true, probe: () => 'known' };
	const everywhere = place(0, over);
	everywhere.at.gives = { names: [], odd: 0 };
	expect(await everywhere.answer()).toMatchObject({ names: [], isWhole: false });
	const here = place(0, { ...over, trim: (_body, question) => ({ names: question === 'known' ? ['a'] : [], odd: 0 }) });
	expect(await here.answer()).toMatchObject({ names: [], isWhole: true });
	expect(here.at.asked).toHaveLength(2);
});
