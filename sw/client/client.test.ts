import { expect, test, vi } from 'vitest';
import { createClient, UtilityApiError } from './client';
import { toQuestion } from '../api/build-request';

const DISTANCE = { method: 'GET', path: '/v1/distance' } as const;
const RELATED = { method: 'GET', path: '/v1/related/{word}' } as const;
const EVALUATE = { method: 'POST', path: '/v1/evaluate' } as const;
const INFO = { method: 'POST', path: '/v1/info' } as const;

test.each([
	[DISTANCE, { from: '52.52,13.405', to: '0,0' }, '/v1/distance?from=52.52%2C13.405&to=0%2C0'],
	[DISTANCE, { from: 'a&b=c', to: undefined }, '/v1/distance?from=a%26b%3Dc'],
	[RELATED, { word: 'a/b?c', limit: 3 }, '/v1/related/a%2Fb%3Fc?limit=3'],
	[RELATED, { word: 'dog' }, '/v1/related/dog'],
	[RELATED, {}, '/v1/related/']
])('%j with %j asks %s', (address, input, path) =>
	expect(toQuestion(address, input)).toEqual({ path, init: { method: 'GET' } })
);

test('a body is JSON, and a form where it holds bytes', () => {
	const { path, init } = toQuestion(EVALUATE, { expression: 'x', variables: { x: 2 }, digits: undefined });
	expect([path, init.body]).toEqual(['/v1/evaluate', '{"expression":"x","variables":{"x":2}}']);
	const form = toQuestion(INFO, { file: new Blob(['GIF89a']) }).init.body;
	expect((form as FormData).get('file')).toBeInstanceOf(Blob);
});

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
	Response.json({ error: { code, message } }, { status, headers });

test('an answer is its body; a picture is a Blob', async () => {
	const client = createClient({ evaluate: EVALUATE }, async (_path, { headers }) =>
		(headers as Record<string, string>)['Accept'] === 'image/png'
			? new Response('PNG', { headers: { 'content-type': 'image/png' } })
			: Response.json({ result: '2' })
	);
	expect(await client['evaluate']?.({ expression: '1+1' })).toEqual({ result: '2' });
	const picture: unknown = await client['evaluate']?.({}, { accept: 'image/png' });
	expect(picture).toBeInstanceOf(Blob);
	expect(await (picture as Blob).text()).toBe('PNG');
});

test('a refusal is an error with status, code and the field that it names', async () => {
	const client = createClient({ distance: DISTANCE }, async () =>
		refusal(400, 'INVALID_INPUT', 'from: must be a place: latitude,longitude')
	);
	const error = await client['distance']?.({}).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(UtilityApiError);
	expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'from', retryAfter: null });
});

test('what is no answer of the API is an error with its status', async () => {
	const client = createClient(
		{ distance: DISTANCE },
		async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
	);
	await expect(client['distance']?.({})).rejects.toMatchObject({
		status: 502,
		code: 'INTERNAL',
		message: 'status 502'
	});
});

test.each([
	[503, '1', 2],
	[503, '3600', 1],
	[429, '1', 1],
	[500, '0', 1]
])('a %i to come back after %s s is asked %i times', async (status, retryAfter, times) => {
	vi.useFakeTimers();
	let asked = 0;
	const client = createClient({ distance: DISTANCE }, async () => {
		asked++;
		return refusal(status, 'BUSY', 'server: has no room', { 'Retry-After': retryAfter });
	});
	const answer = client['distance']?.({}).catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await answer).toMatchObject({ status });
	expect(asked).toBe(times);
	vi.useRealTimers();
});

test('given up, it rejects with the reason and asks nobody again', async () => {
	const giveUp = new AbortController();
	let asked = 0;
	const client = createClient({ distance: DISTANCE }, async () => {
		asked++;
		return refusal(503, 'BUSY', 'server: has no room', { 'Retry-After': '2' });
	});
	const answer = client['distance']?.({}, { signal: giveUp.signal }).catch((error: unknown) => error);
	await new Promise((resolve) => setTimeout(resolve));
	giveUp.abort('enough');
	expect(await answer).toBe('enough');
	await expect(client['distance']?.({}, { signal: giveUp.signal })).rejects.toBe('enough');
	expect(asked).toBe(1);
});
