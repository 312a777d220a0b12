import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('navigator', { language: 'en-GB' });
	vi.stubGlobal('addEventListener', () => {});
});
vi.mock('../client', () => ({ request: vi.fn() }));
vi.mock('./settings/device', () => ({ device: async () => ({ country: 'DE', zone: 'Europe/Berlin' }) }));
vi.mock('./call/answer-summary', () => ({ lineOf: vi.fn(() => 'a line'), loadLines: vi.fn() }));

const { request } = await import('../client');
const { Ask } = await import('./ask.svelte');
const { lineOf } = await import('./call/answer-summary');

const reading = (operation: string, group: string, path: string, input: object, sure = false) => ({ operation, group, method: 'GET', path, input, score: 0.9, sure, text: 'said', focus: null }); // prettier-ignore
const sum = reading('evaluate', 'math', '/v1/evaluate', { expression: '4 + 5' }, true);
const clock = reading('timezone', 'geo', '/v1/timezone', { coords: 'Valencia' });
const answered: { readonly path: string; readonly input: Record<string, unknown> }[] = [];

/** Modules are loaded late: a busy machine takes its time. */
const PATIENCE = { timeout: 20_000 };
/** The API's answers, by path. */
let bodies: Record<string, unknown> = {};
beforeEach(() => {
	answered.length = 0;
	bodies = {
		'/v1/ask': { readings: [sum, clock], answer: { value: {}, text: '9' }, not_here: null },
		'/v1/evaluate': { exact: '9' },
		'/v1/timezone': { timezone: 'Europe/Madrid' },
		'/v1/places': {
			places: [{ name: 'Valencia', subdivision: null, country: 'ES', latitude: 39.47, longitude: -0.38 }]
		}
	};
	vi.mocked(request).mockImplementation((async (operation: { path: string }, input: Record<string, unknown>) => {
		answered.push({ path: operation.path, input });
		const body = bodies[operation.path];
		return body instanceof Error ? { ok: false, body: null, error: { code: 'INVALID_INPUT', message: body.message, field: 'coords' } } : { ok: true, body, error: null }; // prettier-ignore
	}) as never);
});

async function asked(text: string): Promise<InstanceType<typeof Ask>> {
	const ask = new Ask();
	ask.text = text;
	await ask.look();
	return ask;
}

test('what is typed goes to the API as it is, with language, country and zone', async () => {
	await asked('four plus five');
	expect(answered[0]).toEqual({ path: '/v1/ask', input: { q: 'four plus five', lang: 'en', country: 'DE', time_zone: 'Europe/Berlin' } }); // prettier-ignore
});

test('a sure reading is answered with the line of the API, the others are offered', async () => {
	const ask = await asked('four plus five');
	expect(ask.card).toMatchObject({ line: '9', values: { expression: '4 + 5' } });
	expect([ask.chosen, ask.readings.length, ask.notHere]).toEqual([0, 2, null]);
});

test('several clocks are a page with the other places, and a line gets the part of the answer that is wanted', async () => {
	const clocks = { ...clock, sure: true, focus: { kind: 'clocks', places: ['Valencia', 'New York', 'São Paulo'] } };
	bodies['/v1/ask'] = { readings: [clocks], answer: null, not_here: null };
	const { card } = await asked('clocks');
	expect(card?.address).toMatch(/#places=New%20York;S%C3%A3o%20Paulo$/);
	expect(vi.mocked(lineOf).mock.lastCall?.at(-1)).toEqual(clocks.focus);
	bodies['/v1/ask'] = { readings: [{ ...clock, sure: true }], answer: null, not_here: null };
	expect((await asked('clock')).card?.address).not.toContain('#');
	expect(vi.mocked(lineOf).mock.lastCall?.[3]).toEqual({ coords: 'Valencia' });
	expect(vi.mocked(lineOf).mock.lastCall?.at(-1)).not.toEqual(clocks.focus);
});

test('without a sure reading there is no card, and what is not here is said', async () => {
	bodies['/v1/ask'] = { readings: [clock], answer: null, not_here: { kind: 'weather', text: 'No weather here.', nearest: null } }; // prettier-ignore
	const ask = await asked('will it rain');
	expect([ask.card, ask.chosen, ask.notHere, ask.readings.length]).toEqual([null, -1, 'No weather here.', 1]);
});

test('a name that may mean several towns is asked back, and the chosen one is answered', async () => {
	bodies['/v1/timezone'] = new Error('coords: is not one place known here');
	const ask = await asked('time in valencia');
	ask.choose(1);
	await vi.waitFor(() => expect(ask.card?.unsurePlace).toMatchObject({ field: 'coords', name: 'Valencia' }), PATIENCE);
	const [town] = ask.card?.unsurePlace?.towns ?? [];
	bodies['/v1/timezone'] = { timezone: 'Europe/Madrid' };
	ask.mean('coords', town ?? { coords: '', label: '' });
	await vi.waitFor(() => expect(ask.card?.line).toBe('a line'), PATIENCE);
	expect(answered.at(-1)).toMatchObject({ path: '/v1/timezone', input: { coords: '39.47,-0.38' } });
});

test('nothing typed asks nothing', async () => {
	const ask = await asked('  ');
	expect([answered, ask.readings, ask.card]).toEqual([[], [], null]);
});
