import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = () => import('./call-history');
let records: Awaited<ReturnType<typeof load>>;
const call = (expression: string, at: number) => ({ group: 'math', name: 'evaluate', values: { expression }, at });
const asked = async (most?: number) => (await records.listHistory(most)).map(({ values }) => values['expression']);

beforeEach(async () => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.resetModules();
	records = await load();
});
afterEach(() => void vi.restoreAllMocks());

test('calls are listed newest first, as many as wanted', async () => {
	for (const [at, expression] of ['1+1', '2+2', '3+3'].entries()) await records.remember(call(expression, at));
	expect(await asked()).toEqual(['3+3', '2+2', '1+1']);
	expect(await asked(2)).toEqual(['3+3', '2+2']);
	expect((await records.listHistory())[0]).toMatchObject(call('3+3', 2));
});

test('the same call again moves to the front; it is the same by group, operation and values', async () => {
	await records.remember(call('1+1', 1));
	await records.remember(call('2+2', 2));
	await records.remember({ ...call('1+1', 3), name: 'simplify' });
	await records.remember(call('1+1', 4));
	expect((await records.listHistory()).map(({ name, at }) => [name, at])).toEqual([['evaluate', 4], ['simplify', 3], ['evaluate', 2]]); // prettier-ignore
});

test('500 calls are kept, the oldest are let go', async () => {
	for (let at = 0; at < 505; at++) await records.remember(call(String(at), at));
	const kept = await asked();
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, '504', '5']);
}, 120_000);

test('one call is forgotten by its number, all at once', async () => {
	await records.remember(call('1+1', 1));
	await records.remember(call('2+2', 2));
	const [newest] = await records.listHistory();
	await records.forget(newest?.id ?? -1);
	expect(await asked()).toEqual(['1+1']);
	await records.clearHistory();
	expect(await asked()).toEqual([]);
});

test('a pin is there or not, and a press says which it is now', async () => {
	const key = records.keyOf('math', 'evaluate', { expression: '1+1', a: 'ü' });
	expect(key).toBe('math/evaluate?expression=1%2B1&a=%C3%BC');
	const pin = { ...call('1+1', 1), key };
	expect(await records.isFavourite(key)).toBe(false);
	expect(await records.toggleFavourite(pin)).toBe(true);
	expect([await records.isFavourite(key), await records.listFavourites()]).toEqual([true, [pin]]);
	expect(await records.toggleFavourite(pin)).toBe(false);
	expect(await records.listFavourites()).toEqual([]);
});

test('pins are listed newest first, and the history does not touch them', async () => {
	await records.toggleFavourite({ ...call('1', 1), key: 'a' });
	await records.toggleFavourite({ ...call('2', 2), key: 'b' });
	await records.clearHistory();
	expect((await records.listFavourites()).map(({ key }) => key)).toEqual(['b', 'a']);
});

const pin = (key: string) => ({ ...call('1', 1), key });
const failing = () => {
	throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
};

test('a connection that is lost is opened anew, and nothing of what was kept is missing', async () => {
	await records.remember(call('1+1', 1));
	const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(failing);
	await records.remember(call('2+2', 2));
	expect(transaction.mock.calls.length).toBeGreaterThan(1);
	expect(await asked()).toEqual(['2+2', '1+1']);
});

test('a browser without a database for the page: calls and pins last as long as the page', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.spyOn(indexedDB, 'open').mockImplementation(failing);
	await records.remember(call('1+1', 1));
	await records.remember(call('2+2', 2));
	await records.remember(call('1+1', 3));
	expect(await asked()).toEqual(['1+1', '2+2']);
	await records.forget((await records.listHistory())[0]?.id ?? 0);
	expect(await asked()).toEqual(['2+2']);
	await records.clearHistory();
	expect(await asked()).toEqual([]);
	expect([await records.toggleFavourite(pin('a')), await records.isFavourite('a')]).toEqual([true, true]);
	expect(await records.listFavourites()).toEqual([pin('a')]);
	expect([await records.toggleFavourite(pin('a')), await records.listFavourites()]).toEqual([false, []]);
	expect(warned).toHaveBeenCalledOnce();
});

test('out of reach for a while: what is stored is unknown, not none; what is asked meanwhile is stored later', async () => {
	await records.remember(call('1+1', 1));
	const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing);
	await records.remember(call('2+2', 2));
	await expect(records.listHistory()).rejects.toThrow(/storage/);
	await expect(records.isFavourite('a')).rejects.toThrow(/storage/);
	await expect(records.clearHistory()).rejects.toThrow(/storage/);
	await records.remember(call('3+3', 3));
	transaction.mockRestore();
	const now = performance.now();
	vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
	expect(await asked()).toEqual(['3+3', '1+1']);
	expect((await records.listHistory()).every(({ id = 0 }) => id > 0)).toBe(true);
});
