import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpstreamInvalid, type FeedPolicy, type Upstream } from '../../engines/kit/contract';
import { send, trimmed, UpstreamFailure, type Sender } from './fetcher';

const upstream: Upstream = { id: 'TEST', name: 'The Source', base: 'https://source.example', perMinute: 60 };
const policy: FeedPolicy = {
	freshSeconds: 60,
	errorSeconds: 60,
	softTimeoutMs: 1_000,
	idleTimeoutMs: 4_000,
	retry: true,
	cache: 'no-cache'
};
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(body), { status, headers });

/** A sender with these answers in order; `asked` lists the requests. */
function sending(answers: readonly (() => Response | Promise<Response>)[], over: Partial<Sender> = {}) {
	const asked: { url: string; init: RequestInit; at: number }[] = [];
	const sender: Sender = {
		fetch: async (url, init) => {
			const answer = answers[asked.length];
			asked.push({ url, init, at: Date.now() });
			if (!answer) throw new TypeError('asked once too often');
			return answer();
		},
		online: () => true,
		underCors: true,
		now: () => Date.now(),
		random: () => 0.5,
		mayRetry: async () => true,
		...over
	};
	const question = (own: Partial<FeedPolicy> = {}, signal = new AbortController().signal, of = upstream) =>
		send(sender, { url: 'https://source.example/q', upstream: of, policy: { ...policy, ...own }, signal });
	return { asked, question };
}

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

/** The result of a fetch after all its timers have run. */
async function failureOf(question: Promise<unknown>): Promise<UpstreamFailure> {
	const settled = question.then(
		() => new Error('it was answered'),
		(error: unknown) => error
	);
	await vi.runAllTimersAsync();
	return (await settled) as UpstreamFailure;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a question carries nothing of the user: no cookies, no referrer, no header', async () => {
	const { asked, question } = sending([
		() => json({ a: 1 }, 200, { 'Last-Modified': 'Wed, 01 Jul 2026 12:00:00 GMT' })
	]);
	expect(await question()).toEqual({ status: 200, body: { a: 1 }, lastModified: Date.UTC(2026, 6, 1, 12), etag: null });
	const { signal, ...init } = asked[0]!.init;
	expect(signal).toBeInstanceOf(AbortSignal);
	expect(init).toEqual({ mode: 'cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-cache', redirect: 'follow' }); // prettier-ignore
	expect(vi.getTimerCount()).toBe(0);
});

test('without Last-Modified, or with one that is none, there is none', async () => {
	expect((await sending([() => json([])]).question()).lastModified).toBeNull();
	expect((await sending([() => json([], 200, { 'Last-Modified': 'soon' })]).question()).lastModified).toBeNull();
});

test.each([400, 404, 410, 422])('status %d is an answer, with what it says', async (status) => {
	expect(await sending([() => json({ why: 'x' }, status)]).question()).toMatchObject({ status, body: { why: 'x' } });
	expect(await sending([() => new Response('<p>no', { status })]).question()).toMatchObject({
		status,
		body: undefined
	});
	expect(await sending([() => new Response(null, { status })]).question()).toMatchObject({ status, body: undefined });
});

test.each([
	['<!doctype html><p>Sign in', 'a web page'],
	['\n <p>', 'a web page'],
	['1 <', 'something that is not JSON'],
	['', 'something that is not JSON']
])('a 200 with %j is %s', async (text, what) => {
	const { asked, question } = sending([() => new Response(text), () => json([])]);
	expect(await failureOf(question())).toMatchObject({
		code: 'UPSTREAM_INVALID',
		message: `upstream: The Source answered with ${what}`,
		verdict: 'failure',
		status: 200
	});
	expect(asked).toHaveLength(1);
});

test.each([
	[429, undefined, 60, 'asks to wait'],
	[429, '5', 60, 'asks to wait'],
	[429, '61.2', 62, 'asks to wait'],
	[429, '3600', 3600, 'asks to wait'],
	[429, '86400', 3600, 'asks to wait'],
	[429, 'Wed, 01 Jul 2026 12:00:00 GMT', 60, 'asks to wait'],
	[403, undefined, 600, 'refuses to answer for now'],
	[403, '120', 600, 'refuses to answer for now']
] as const)('%d with Retry-After %s is left alone for %d s', async (status, after, seconds, said) => {
	const { asked, question } = sending([() => json({}, status, after === undefined ? {} : { 'Retry-After': after })]);
	const failure = await failureOf(question());
	expect(failure).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', message: `upstream: The Source ${said}`, verdict: 'refusal', status, retryAfterSeconds: seconds }); // prettier-ignore
	expect(failure.headers).toEqual({ 'Retry-After': String(seconds) });
	expect(asked).toHaveLength(1);
});

test.each([500, 501, 505])('status %d is a failure that is not tried again, its body not read', async (status) => {
	const read = vi.fn();
	const body = () => new ReadableStream<Uint8Array>({ pull: read }, { highWaterMark: 0 });
	const { asked, question } = sending([() => new Response(body(), { status })]);
	const failure = await failureOf(question());
	expect(failure).toMatchObject({ code: 'UPSTREAM_ERROR', message: `upstream: The Source answered ${status}`, verdict: 'failure', status, retryAfterSeconds: 30 }); // prettier-ignore
	expect(failure.headers).toEqual({ 'Retry-After': '30' });
	expect(asked).toHaveLength(1);
	expect(read).not.toHaveBeenCalled();
});

test.each([502, 503, 504])('after %d it is asked once more, about a second later', async (status) => {
	const { asked, question } = sending([() => json({}, status), () => json({ second: true })]);
	const reply = question();
	await vi.runAllTimersAsync();
	expect((await reply).body).toEqual({ second: true });
	expect([asked[1]!.at - asked[0]!.at, vi.getTimerCount()]).toEqual([1_000, 0]);
});

test('after a network error it is asked once more, and no third time', async () => {
	const { asked, question } = sending([unreachable, unreachable, () => json([])]);
	expect(await failureOf(question())).toMatchObject({ code: 'UPSTREAM_ERROR', message: 'upstream: The Source could not be reached', verdict: 'failure', status: null, cause: expect.any(TypeError) }); // prettier-ignore
	expect(asked).toHaveLength(2);
});

test('it is not asked again where the policy has it so, or without a leave', async () => {
	const once = sending([unreachable, () => json([])]);
	expect(await failureOf(once.question({ retry: false }))).toMatchObject({ code: 'UPSTREAM_ERROR' });
	expect(once.asked).toHaveLength(1);
	const refused = sending([unreachable, () => json([])], { mayRetry: async () => false });
	expect(await failureOf(refused.question())).toMatchObject({ code: 'UPSTREAM_ERROR' });
	expect(refused.asked).toHaveLength(1);
});

test('without a network it is nobody’s fault, and not tried again', async () => {
	const { asked, question } = sending([unreachable, () => json([])], { online: () => false });
	const failure = await failureOf(question());
	expect(failure).toMatchObject({ code: 'OFFLINE', message: 'network: is not available', verdict: 'none', retryAfterSeconds: 30, cause: expect.any(TypeError) }); // prettier-ignore
	expect(failure.headers).toEqual({ 'Retry-After': '30' });
	expect(asked).toHaveLength(1);
});

test('where refusals come without CORS, a network error in a browser may be one', async () => {
	const silent = { ...upstream, refusesWithoutCors: true } as const;
	const inBrowser = sending([unreachable, unreachable]);
	expect(await failureOf(inBrowser.question({}, undefined, silent))).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', message: 'upstream: The Source asks to wait, or cannot be reached', verdict: 'refusal', retryAfterSeconds: 60 }); // prettier-ignore
	const elsewhere = sending([unreachable, unreachable], { underCors: false });
	expect(await failureOf(elsewhere.question({}, undefined, silent))).toMatchObject({ code: 'UPSTREAM_ERROR', verdict: 'failure' }); // prettier-ignore
});

/** A body that gives a piece every so many milliseconds, by aborting as `fetch` does. */
const trickling = (signal: AbortSignal, pieces: readonly Uint8Array[], everyMs: number, ends = true) => {
	const left = [...pieces];
	return new ReadableStream<Uint8Array>({
		start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
		pull: (controller) =>
			new Promise(
				(resolve) =>
					void setTimeout(() => {
						const piece = left.shift();
						if (signal.aborted) return resolve();
						if (piece) controller.enqueue(piece);
						else if (ends) controller.close();
						resolve();
					}, everyMs)
			)
	});
};
const bytes = (text: string) => new TextEncoder().encode(text);

test('what trickles is read to its end, a letter in two pieces too', async () => {
	const euro = bytes('"€"');
	const { question } = sending([], {
		fetch: async (_, { signal }) => new Response(trickling(signal!, [euro.slice(0, 2), euro.slice(2)], 3_000))
	});
	const reply = question();
	await vi.runAllTimersAsync();
	expect((await reply).body).toBe('€');
});

const latin = (text: string, type: string) =>
	new Response(
		Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
		{ headers: { 'Content-Type': type } }
	);

test.each(['application/json', 'application/json; charset=utf-8', 'application/json; charset=iso-8859-1'])(
	'bytes that are no UTF-8, as %s, are a failure, not letters that turned into question marks',
	async (type) => {
		const { asked, question } = sending([() => latin('"Café"', type)]);
		expect(await failureOf(question())).toMatchObject({
			code: 'UPSTREAM_INVALID',
			message: 'upstream: The Source answered with something that is not JSON'
		});
		expect(asked).toHaveLength(1);
	}
);

test('silence for the idle time is given up, before and within an answer', async () => {
	const never = (init: RequestInit) =>
		new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))); // prettier-ignore
	const timeout = {
		code: 'UPSTREAM_TIMEOUT',
		message: 'upstream: The Source sent nothing for 4 s',
		verdict: 'failure'
	};
	const sender = (fetch: Sender['fetch']) => sending([], { fetch });
	const before = Date.now();
	expect(await failureOf(sender((_, init) => never(init)).question())).toMatchObject(timeout);
	expect(Date.now() - before).toBe(4_000);
	const within = sender(
		async (_, init) => new Response(trickling(init.signal!, [bytes('['), bytes('1')], 3_000, false))
	);
	const begun = Date.now();
	expect(await failureOf(within.question())).toMatchObject(timeout);
	// Two pieces three seconds apart, and four seconds of silence.
	expect(Date.now() - begun).toBe(10_000);
});

test('silence while this host was too busy to look proves nothing about the source', async () => {
	let elapsed = 0;
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => (elapsed += 8_001));
	const silent = sending([], {
		fetch: (_, { signal }) =>
			new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
	});
	expect(await failureOf(silent.question())).toMatchObject({ code: 'UPSTREAM_TIMEOUT', verdict: 'none' });
	clock.mockRestore();
});

test('an answer that trickles for ever is given up after three quarters of a minute', async () => {
	const endless = sending([], {
		fetch: async (_, { signal }) =>
			new Response(
				trickling(
					signal!,
					Array.from({ length: 1_000 }, () => bytes(' ')),
					1_000
				)
			)
	});
	const begun = Date.now();
	expect(await failureOf(endless.question())).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
	expect(Date.now() - begun).toBe(45_000);
});

test('who leaves ends the question with their own reason, also while it waits to ask again', async () => {
	const leave = new AbortController();
	const { asked, question } = sending([unreachable, () => json([])]);
	const left = expect(question({}, leave.signal)).rejects.toThrow('gone');
	await vi.advanceTimersByTimeAsync(100);
	leave.abort(new Error('gone'));
	await left;
	expect(asked).toHaveLength(1);
	expect(vi.getTimerCount()).toBe(0);
});

test('more than 12 MB are not read to their end', async () => {
	const cancelled = vi.fn();
	const piece = new Uint8Array(1_000_000).fill(32);
	const large = (pieces: number) =>
		new ReadableStream<Uint8Array>({
			pull: (controller) => (pieces-- > 0 ? controller.enqueue(piece) : (controller.enqueue(bytes('1')), controller.close())),
			cancel: cancelled
		}); // prettier-ignore
	const { asked, question } = sending([() => new Response(large(12)), () => json([])]);
	expect(await failureOf(question())).toMatchObject({ code: 'UPSTREAM_INVALID', message: 'upstream: The Source answered with more than 12 MB', verdict: 'failure', status: 200 }); // prettier-ignore
	expect(asked).toHaveLength(1);
	const exactly = sending([() => new Response(new ReadableStream({ start: (c) => (c.enqueue(bytes('1')), c.enqueue(new Uint8Array(11_999_999).fill(32)), c.close()) }))]); // prettier-ignore
	expect((await exactly.question()).body).toBe(1);
	const endless = new ReadableStream<Uint8Array>({ pull: (c) => c.enqueue(piece), cancel: cancelled });
	await failureOf(sending([() => new Response(endless)]).question());
	expect(cancelled).toHaveBeenCalled();
});

test('a shape that is not the source’s is a failure that says what is wrong, any other stumble one that does not', () => {
	const failing = (error: unknown) => {
		try {
			return trimmed(upstream, () => {
				throw error;
			});
		} catch (failure) {
			return failure;
		}
	};
	const shared = { code: 'UPSTREAM_INVALID', verdict: 'failure', status: 200 };
	expect(failing(new UpstreamInvalid('time is not a number'))).toMatchObject({ ...shared, message: 'upstream: The Source answered with an unknown shape: time is not a number' }); // prettier-ignore
	expect(failing(new TypeError('x of undefined'))).toMatchObject({ ...shared, message: 'upstream: The Source answered with an unknown shape' }); // prettier-ignore
	expect(trimmed(upstream, () => 7)).toBe(7);
});
