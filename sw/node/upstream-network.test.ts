import { expect, test } from 'vitest';
import { upstreamNetwork } from './upstream-network';

const coded = (code: string, more: ErrorOptions = {}) => Object.assign(new Error(code, more), { code });
const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

/** A connection to upstreams, with a fake clock and a preset result: an error, or by default a Response. */
function played() {
	const world = { now: 1e12, error: undefined as unknown, asked: [] as [string, RequestInit][] };
	const line = upstreamNetwork(
		'utility-apis/9 (ops@example.org)',
		() => world.now,
		async (url, init) => {
			world.asked.push([url, init]);
			if (world.error) throw world.error;
			return new Response('{}');
		}
	);
	const find = async (error: unknown) => {
		world.error = error;
		await expect(line.fetch('https://a.test', {})).rejects.toBe(error);
	};
	return { world, line, find };
}

test('an upstream is told who asks, and nothing that the caller sent', async () => {
	const { world, line } = played();
	const { signal } = new AbortController();
	await line.fetch('https://a.test/x', { signal, headers: { Cookie: 'a=1' } });
	expect(world.asked).toEqual([
		['https://a.test/x', { signal, headers: { 'User-Agent': 'utility-apis/9 (ops@example.org)' } }]
	]);
	expect(line.online()).toBe(true);
});

test.each(['ENETDOWN', 'ENETUNREACH', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOTFOUND', 'EAI_NODATA', 'EMFILE'])(
	'%s is a dead line, for five seconds or until it answers',
	async (code) => {
		const { world, line, find } = played();
		await find(failed(coded(code)));
		expect(line.online()).toBe(false);
		world.now += 4999;
		expect(line.online()).toBe(false);
		world.now += 1;
		expect(line.online()).toBe(true);
		await find(failed(coded(code)));
		expect(line.online()).toBe(false);
		world.error = undefined;
		await line.fetch('https://a.test', {});
		expect(line.online()).toBe(true);
	}
);

test.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])(
	'%s is the upstream’s trouble, not the line’s',
	async (code) => {
		const { line, find } = played();
		await find(failed(coded(code)));
		expect(line.online()).toBe(true);
	}
);

test('a name with several addresses is a dead line where none of them can be reached for that reason', async () => {
	const both = (...codes: string[]) => new AggregateError(codes.map((code) => coded(code)));
	const { line, find } = played();
	await find(failed(both('ENETUNREACH', 'ECONNREFUSED')));
	await find(failed(both()));
	await find('ENOTFOUND');
	await find({ code: 'ENOTFOUND' });
	expect(line.online()).toBe(true);
	await find(failed(both('ENETUNREACH', 'EHOSTUNREACH')));
	expect(line.online()).toBe(false);
});

test('the reason may lie three causes deep, and no deeper: a circle of causes ends', async () => {
	const deep = (levels: number): Error =>
		levels === 0 ? coded('ENOTFOUND') : new Error('outer', { cause: deep(levels - 1) });
	const { line, find } = played();
	await find(deep(4));
	const circle = new Error('circle');
	circle.cause = circle;
	await find(circle);
	expect(line.online()).toBe(true);
	await find(deep(3));
	expect(line.online()).toBe(false);
});

test('a clock that was set back does not keep the line dead for hours', async () => {
	const { world, line, find } = played();
	await find(failed(coded('ENOTFOUND')));
	world.now -= 1;
	expect(line.online()).toBe(true);
	world.now -= 3_600_000;
	expect(line.online()).toBe(true);
});
