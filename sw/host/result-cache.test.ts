import { expect, test, vi } from 'vitest';
import type { Call, Caller, Ran } from '../api/handle';
import type { Route } from '../api/routes';
import { remembering } from './result-cache';

const caller = (key?: string): Caller => ({ keyless: false, picture: false, waitUntil: () => {}, ...(key && { key }) });
const call = (input: unknown, more: Partial<Call> = {}): Call => ({ group: 'g', name: 'n', input, now: 0, accept: 'application/json', ...more }); // prettier-ignore
const route = (more: object = {}) =>
	({ operation: { kind: 'compute', params: { properties: { x: { type: 'string' } } }, ...more } }) as unknown as Route;
const json = (text: string, warning: string | null = null): Ran => ({
	value: { json: text, warning },
	where: 'inline'
});

function counting(answer: (asked: Call) => Ran | Promise<Ran> = ({ input }) => json(JSON.stringify(input))) {
	const run = vi.fn(async (asked: Call) => answer(asked));
	return { run, kept: remembering(run) };
}

test('the same question of the same key is computed once', async () => {
	const { run, kept } = counting();
	const plain = route();
	const first = await kept.run(call({ x: 1 }), plain, caller('a'));
	const second = await kept.run(call({ x: 1 }), plain, caller('a'));
	expect([first.where, second.where]).toEqual(['inline', 'memory']);
	expect(second.value).toEqual(first.value);
	expect(run).toHaveBeenCalledOnce();
});

test('another key, input, operation or media type is another question', async () => {
	const { run, kept } = counting();
	const plain = route();
	await kept.run(call({ x: 1 }), plain, caller('a'));
	await kept.run(call({ x: 1 }), plain, caller('b'));
	await kept.run(call({ x: 1 }), plain, caller());
	await kept.run(call({ x: 2 }), plain, caller('a'));
	await kept.run(call({ x: 1 }, { name: 'm' }), plain, caller('a'));
	await kept.run(call({ x: 1 }, { accept: 'text/calendar' }), plain, caller('a'));
	expect(run).toHaveBeenCalledTimes(6);
});

test.each<[string, object]>([
	['secrets', { secret: true }],
	['pictures by their address', { fetches: 'url' }],
	['bytes', { params: { properties: { x: { type: 'string', format: 'binary' } } } }]
])('%s are computed each time', async (_what, more) => {
	const { run, kept } = counting();
	for (const bytes of [1, 2]) await kept.run(call({ x: new ArrayBuffer(bytes) }), route(more), caller('a'));
	expect(run).toHaveBeenCalledTimes(2);
});

test('what depends on the time, a picture, a warning, a failure and a long answer are not kept', async () => {
	const picture: Ran = { value: { media: 'image/png', bytes: new Uint8Array(1) }, where: 'inline' };
	const long = json(`"${'x'.repeat(20_000)}"`);
	const { run, kept } = counting(async (asked) => {
		const { x } = asked.input as { x: string };
		if (x === 'now') kept.readsTime(asked);
		if (x === 'fails') throw new Error('no');
		return { picture, long, warns: json('1', 'careful') }[x] ?? json('1');
	});
	const plain = route();
	for (const x of ['now', 'picture', 'long', 'warns', 'fails'])
		for (let time = 0; time < 2; time++) await kept.run(call({ x }), plain, caller('a')).catch(() => {});
	expect(run).toHaveBeenCalledTimes(10);
});

test('the oldest goes when there are too many', async () => {
	const { run, kept } = counting(() => json(`"${'x'.repeat(16_000)}"`));
	const plain = route();
	for (let n = 0; n < 600; n++) await kept.run(call({ n }), plain, caller('a'));
	expect((await kept.run(call({ n: 599 }), plain, caller('a'))).where).toBe('memory');
	expect((await kept.run(call({ n: 0 }), plain, caller('a'))).where).toBe('inline');
	expect(run).toHaveBeenCalledTimes(601);
});
