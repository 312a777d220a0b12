import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../client';
import type { ToolReading, Understood } from './box';
import { understand } from './box';

vi.hoisted(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('navigator', { language: 'en-GB' });
	vi.stubGlobal('addEventListener', () => {});
});
vi.mock('../client', () => ({ request: vi.fn() }));
vi.mock('./settings/device', () => ({ device: async () => ({ country: 'DE', currency: 'EUR' }) }));
vi.mock('./box', () => ({ understand: vi.fn(() => ({ readings: [], noTool: null })) }));
vi.mock('./call/answer-summary', () => ({
	lineOf: (group: string, operation: string, body: unknown, values: object, today: string) =>
		(body as { readonly over?: true }).over ? '' : `${group}/${operation} ${JSON.stringify(values)} ${today}`
}));
const { Ask, listedOf } = await import('./ask.svelte');
const { addressOf } = await import('./pages/tool-address');

type Asked = { readonly operation: string; readonly input: Readonly<Record<string, unknown>> };
let asked: Asked[];
/** What the API answers, by path. */
let answers: Record<string, unknown>;
let box: InstanceType<typeof Ask>;

const answered = (body: unknown) => ({ ok: body !== undefined, body, error: null });
beforeEach(() => {
	vi.useFakeTimers({ now: Date.UTC(2026, 6, 14, 12) });
	asked = [];
	vi.mocked(understand).mockClear();
	answers = {};
	box = new Ask();
	vi.mocked(request).mockImplementation((async (operation: { path: string }, input: Asked['input']) => {
		asked.push({ operation: operation.path, input });
		return answered(answers[operation.path]);
	}) as never);
});
afterEach(() => {
	box.stop();
	vi.useRealTimers();
});

const means = (reading: Partial<ToolReading>): ToolReading => ({
	kind: 'tool', group: 'geo', operation: 'distance', values: {}, about: 'what was typed', score: 0.9, ...reading
}); // prettier-ignore
const understood = (...readings: Understood['readings']) =>
	vi.mocked(understand).mockReturnValueOnce({ readings, noTool: null });
/** Types it, and waits until nothing is under way. */
async function typed(text: string) {
	box.type(text);
	for (let turn = 0; turn < 30; turn++) await vi.advanceTimersByTimeAsync(30);
	return box.card;
}

test('what is typed is understood after a pause, and answered after another', async () => {
	answers['/v1/evaluate'] = { exact: '42', decimal: 42, kind: 'rational' };
	understood(means({ group: 'math', operation: 'evaluate', values: { expression: '6*7' } }));
	box.type('6*');
	box.type('6*7');
	await vi.advanceTimersByTimeAsync(29);
	expect(box.settled).toBe('');
	await vi.advanceTimersByTimeAsync(1);
	await vi.waitFor(() => expect(box.settled).toBe('6*7'));
	expect(box.reading).toMatchObject({ kind: 'tool', operation: 'evaluate' });
	expect(box.card).toMatchObject({ address: '/tools/math/evaluate?expression=6*7', line: '', answer: null });
	expect(asked).toEqual([]);
	await vi.advanceTimersByTimeAsync(200);
	await vi.waitFor(() => expect(box.card?.answer).not.toBeNull());
	expect(asked).toEqual([{ operation: '/v1/evaluate', input: { expression: '6*7' } }]);
	expect(box.card?.line).toBe('math/evaluate {"expression":"6*7"} 2026-07-14');
	expect(
		vi.mocked(understand).mock.calls.map(([text, { today, home, currency }]) => [text, today, home, currency])
	).toEqual([['6*7', '2026-07-14', 'DE', 'EUR']]);
});

test('a box that is gone asks nothing more', async () => {
	box.text = 'split 85.40 by 4';
	const looking = box.look();
	box.stop();
	await looking;
	expect([asked, box.settled]).toEqual([[], '']);
});

test('an empty box is empty at once', async () => {
	understood(means({ values: { from: '0,0' } }));
	await typed('0,0');
	await typed('');
	expect([box.card, box.understood.readings, box.reading]).toEqual([null, [], undefined]);
});

test('named places are looked up, and the answer says which were found', async () => {
	answers['/v1/places'] = { places: [{ name: 'Paris', subdivision: 'Paris', country: 'FR', latitude: 48.85, longitude: 2.35 }], sure: true }; // prettier-ignore
	answers['/v1/distance'] = { kilometers: 111.19, compass: 'N' };
	understood(means({ values: { to: '52.5,13.4' }, places: { from: 'paris' } }));
	const card = await typed('from paris to 52.5,13.4');
	expect(asked).toEqual([
		{ operation: '/v1/places', input: { q: 'paris', limit: 6 } },
		{ operation: '/v1/distance', input: { from: '48.85,2.35', to: '52.5,13.4' } }
	]);
	expect(card?.reading.about).toBe('Paris, France');
	expect(card?.address).toBe('/tools/geo/distance?to=52.5%2C13.4&from=48.85%2C2.35');
});

test('a name of several towns is asked back; the one that is chosen is answered, and stays meant', async () => {
	const springfield = (subdivision: string, latitude: number) => ({ name: 'Springfield', subdivision, country: 'US', latitude, longitude: -90 }); // prettier-ignore
	answers['/v1/places'] = { places: [springfield('Missouri', 37), springfield('Illinois', 40)], sure: false };
	answers['/v1/timezone'] = { local_time: '2026-07-14T09:00:00-05:00', utc_offset: '-05:00' };
	const reading = means({ operation: 'timezone', places: { coords: 'springfield' } });
	understood(reading);
	const towns = [
		{ coords: '37,-90', label: 'Springfield, Missouri, United States' },
		{ coords: '40,-90', label: 'Springfield, Illinois, United States' }
	] as const;
	expect(await typed('time in springfield')).toMatchObject({ answer: null, unsurePlace: { name: 'springfield', towns } }); // prettier-ignore
	expect(asked.map(({ operation }) => operation)).toEqual(['/v1/places']);
	expect([box.card?.values, box.card?.address]).toEqual([
		{ coords: 'springfield' },
		'/tools/geo/timezone?coords=springfield'
	]);
	box.mean('springfield', towns[1]);
	await vi.advanceTimersByTimeAsync(200);
	await vi.waitFor(() => expect(box.card?.answer).not.toBeNull());
	expect(asked.slice(1)).toEqual([{ operation: '/v1/timezone', input: { coords: '40,-90' } }]);
	expect([box.card?.reading.about, box.card?.unsurePlace]).toEqual([towns[1].label, null]);
	understood(reading);
	expect((await typed('time in springfield?'))?.reading.about).toBe(towns[1].label);
});

test('a place that nobody knows is named, and nothing is asked', async () => {
	understood(means({ places: { from: 'atlantis', to: 'paris' } }));
	const card = await typed('from atlantis to paris');
	expect([card?.unknownPlace, card?.answer]).toEqual(['atlantis', null]);
	expect(asked.map(({ operation }) => operation)).toEqual(['/v1/places']);
});

test('Munich has the clock of Berlin, but not its place', async () => {
	understood(means({ places: { from: 'munich' }, values: { to: '0,0' } }));
	expect((await typed('from munich'))?.unknownPlace).toBe('munich');
	answers['/v1/timezone'] = { local_time: '2026-07-14T14:00:00+02:00', utc_offset: '+02:00' };
	understood(means({ operation: 'timezone', places: { coords: 'munich' } }));
	await typed('time in munich');
	expect(asked.at(-1)).toEqual({ operation: '/v1/timezone', input: { coords: '52.50,13.37' } });
	understood(means({ places: { from: 'berlin' }, values: { to: '0,0' } }));
	await typed('from berlin');
	expect(asked.at(-1)).toEqual({ operation: '/v1/distance', input: { from: '52.50,13.37', to: '0,0' } });
});

test.each<[string, Partial<ToolReading>, string[]]>([
	['a rate: all are asked alike', { group: 'currency', operation: 'rates', values: { base: 'USD' } }, ['/v1/rates']],
	['earthquakes need no value', { group: 'earthquakes', operation: 'recent', values: {} }, ['/v1/recent']],
	[
		'words would reach the encyclopedia',
		{ group: 'encyclopedia', operation: 'autocomplete', values: { q: 'moon' } },
		[]
	],
	[
		'a barcode would reach the source',
		{ group: 'food', operation: 'product', values: { barcode: '3017620422003' } },
		[]
	],
	['a password of a network stays on its page', { group: 'qr', operation: 'wifi', values: { ssid: 'home' } }, []],
	['a value is missing', { values: { from: '0,0' } }, []],
	['nothing was said', { values: {} }, []]
])('%s', async (_why, reading, operations) => {
	expect(listedOf(means(reading))).toBeDefined();
	understood(means(reading));
	await typed('something');
	expect(asked.map((one) => one.operation)).toEqual(operations);
});

test('another reading is answered when it is chosen', async () => {
	answers['/v1/timezone'] = { local_time: '2026-07-14T14:00:00+02:00', utc_offset: '+02:00' };
	answers['/v1/distance'] = { kilometers: 111.19, compass: 'N' };
	understood(
		means({ values: { from: '0,0', to: '0,1' } }),
		means({ operation: 'timezone', values: { coords: '0,0' } })
	);
	await typed('0,0');
	box.choose(1);
	expect([box.chosen, box.card?.entry.operation.path, box.card?.answer]).toEqual([1, '/v1/timezone', null]);
	await vi.advanceTimersByTimeAsync(500);
	expect(asked.at(-1)?.operation).toBe('/v1/timezone');
	understood({ kind: 'page', path: 'settings', title: 'settings', score: 0.93 });
	expect(await typed('settings')).toBeNull();
	understood(means({ operation: 'gone' }));
	expect(await typed('gone')).toBeNull();
});

test('an answer that comes after the next letter is not shown', async () => {
	let late: (answer: unknown) => void = () => {};
	vi.mocked(request).mockImplementationOnce((() => new Promise((resolve) => (late = resolve))) as never);
	understood(means({ values: { from: '0,0', to: '0,1' } }));
	await typed('first');
	understood(means({ values: { from: '0,0' } }));
	await typed('second');
	late(answered({ kilometers: 1 }));
	await vi.advanceTimersByTimeAsync(100);
	expect([box.settled, box.card?.answer, box.card?.line]).toEqual(['second', null, '']);
});

test('an error leaves the card without an answer: the tool’s page says what is wrong', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	understood(means({ values: { from: '0,0', to: 'x' } }));
	expect((await typed('0,0 to x'))?.answer).toBeNull();
	expect(warned).not.toHaveBeenCalled();
	vi.mocked(request).mockRejectedValueOnce(new TypeError('no host'));
	understood(means({ values: { from: '0,0', to: '0,1' } }));
	expect((await typed('0,0 to 0,1'))?.answer).toBeNull();
	expect(warned).toHaveBeenCalledOnce();
	warned.mockRestore();
});

test('long texts and secrets are not in the address', () => {
	const entry = listedOf(means({}));
	if (!entry) throw new Error('no distance');
	expect(addressOf(entry, {})).toBe('/tools/geo/distance');
	expect(addressOf(entry, { from: '0,0' })).toBe('/tools/geo/distance?from=0%2C0');
	expect(addressOf(entry, { from: 'x'.repeat(1_495) })).toHaveLength('/tools/geo/distance?'.length + 1_500);
	expect(addressOf(entry, { from: 'x'.repeat(1_496) })).toBe('/tools/geo/distance');
	expect(addressOf({ ...entry, operation: { ...entry.operation, secret: true } }, { from: '0,0' })).toBe(
		'/tools/geo/distance'
	);
});

test('a country has the clock of its towns where they have one, and is asked back where they have several', async () => {
	const town = (name: string, timezone: string) => ({ name, subdivision: null, country: 'IN', latitude: 19, longitude: 72, timezone }); // prettier-ignore
	answers['/v1/timezone'] = { local_time: '2026-07-14T17:30:00+05:30', utc_offset: '+05:30' };
	answers['/v1/places'] = { places: [town('Mumbai', 'Asia/Kolkata'), town('Delhi', 'Asia/Kolkata')], sure: false };
	understood(means({ operation: 'timezone', places: { coords: 'Indien' } }));
	await typed('uhrzeit in indien');
	expect(asked.map(({ operation, input }) => [operation, input['q'] ?? input['coords']])).toEqual([
		['/v1/places', 'India'],
		['/v1/timezone', '19,72']
	]);
	answers['/v1/places'] = { places: [town('Mumbai', 'Asia/Kolkata'), town('Gan', 'Indian/Maldives')], sure: false };
	asked = [];
	understood(means({ operation: 'timezone', places: { coords: 'Indien' } }));
	await typed('wie spät ist es in indien');
	expect(asked.map(({ operation }) => operation)).toEqual(['/v1/places']);
});

test.each([
	['NOT_FOUND', 'word: is not in WordNet; did you mean happy?', 'Is not in WordNet; did you mean happy?'],
	['INVALID_INPUT', 'expression: division by zero', 'You can’t divide by zero.'],
	// Half-typed questions are not scolded.
	['INVALID_INPUT', 'expression: unexpected end', '']
])('%s %s is told as "%s"', async (code, message, line) => {
	await Promise.all([import('./call/error-messages'), import('./words/messages.svelte')]);
	vi.mocked(request).mockImplementation((async () => ({ ok: false, body: null, error: { code, message, field: null } })) as never); // prettier-ignore
	understood(means({ group: 'math', operation: 'evaluate', values: { expression: '1/0' } }));
	expect((await typed('1/0'))?.line).toBe(line);
});

const guess = (reading: Partial<ToolReading>) => means({ score: 0.5, ...reading });
const articles = guess({
	group: 'encyclopedia',
	operation: 'autocomplete',
	values: { q: 'apple stock pot' },
	score: 0.42
});

test('a guess that has no answer gives way to the next; one that was chosen does not', async () => {
	const places = guess({ values: {}, places: { from: 'face', to: 'back' }, score: 0.7 });
	answers['/v1/places'] = { places: [], sure: false };
	understood(places, articles);
	expect(await typed('face to back')).toMatchObject({ reading: { operation: 'autocomplete' } });
	expect(box.chosen).toBe(1);
	box.choose(0);
	for (let turn = 0; turn < 10; turn++) await vi.advanceTimersByTimeAsync(30);
	expect(box.card).toMatchObject({ unknownPlace: 'face' });
});

test('a sure reading of places stays, and asks back', async () => {
	answers['/v1/places'] = { places: [], sure: false };
	understood(means({ places: { from: 'face', to: 'back' }, score: 0.92 }), articles);
	expect(await typed('distance face to back')).toMatchObject({ unknownPlace: 'face' });
});

test('two words that are no entry together go on to what finds articles; one word is told that it is none', async () => {
	vi.mocked(request).mockImplementation((async () => ({ ok: false, body: undefined, error: { code: 'NOT_FOUND', message: 'word: is not in WordNet' } })) as never); // prettier-ignore
	understood(guess({ group: 'dictionary', operation: 'related', values: { word: 'apple stock' } }), articles);
	expect(await typed('apple stock')).toMatchObject({ reading: { operation: 'autocomplete' } });
	understood(guess({ group: 'dictionary', operation: 'related', values: { word: 'aplle' } }), articles);
	expect((await typed('aplle'))?.reading.operation).toBe('related');
});

test('that a question in English is English is no answer; a text of another language is', async () => {
	answers['/v1/detect'] = { code: 'en' };
	const detect = guess({ group: 'language', operation: 'detect', values: { text: 'how to cook rice' }, score: 0.74 });
	understood(detect, articles);
	expect(await typed('how to cook rice')).toMatchObject({ reading: { operation: 'autocomplete' } });
	answers['/v1/detect'] = { code: 'it' };
	understood(detect, articles);
	expect(await typed('come si cuoce il riso')).toMatchObject({ reading: { operation: 'detect' } });
});

test('a day that was asked for stands, with no reading chosen', async () => {
	vi.mocked(understand).mockReturnValueOnce({ readings: [articles], noTool: null, day: { from: '2026-10-31', about: 'halloween' } }); // prettier-ignore
	await typed('halloween');
	expect([box.chosen, box.card, box.reading]).toEqual([-1, null, undefined]);
});

test('where an answer has nothing to say, what may be asked in its place is: next year where this one’s holidays are over', async () => {
	const values = { country: 'EG' };
	const otherwise = { country: 'EG', year: '2027' };
	vi.mocked(request).mockImplementation((async (operation: { path: string }, input: Asked['input']) => {
		asked.push({ operation: operation.path, input });
		return answered(input['year'] === 2027 ? {} : { over: true });
	}) as never);
	understood(means({ group: 'holidays', operation: 'holidays', values, otherwise }));
	const card = await typed('next holiday');
	expect(asked.map(({ input }) => input)).toEqual([values, { ...values, year: 2027 }]);
	expect(card).toMatchObject({ values: otherwise, line: `holidays/holidays ${JSON.stringify(otherwise)} 2026-07-14` });
	expect(card?.address).toContain('year=2027');
});
