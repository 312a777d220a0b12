import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { testContext } from '../../tests/support/context';
import { ApiError } from '../kit/errors';
import { engine } from './engine';

const noPack = { hasPack: async () => false, pack: () => new Promise<never>(() => {}) };

test('Berlin to Paris', async () =>
	expect(await engine.distance({ from: '52.52,13.405', to: '48.8566,2.3522' }, testContext())).toEqual({
		from: { lat: 52.52, lon: 13.405 },
		to: { lat: 48.8566, lon: 2.3522 },
		kilometers: 877.464537922,
		miles: 545.231186074,
		nautical_miles: 473.792947042,
		bearing: 246.743423151,
		final_bearing: 238.176742481,
		compass: 'WSW',
		midpoint: { lat: 50.818884527, lon: 7.662091427 },
		ellipsoidal_kilometers: 879.699316129,
		read_as: { from: 'decimal', to: 'decimal' },
		places: { from: null, to: null }
	}));
test('between antipodes there is a distance and no direction', async () =>
	expect(await engine.distance({ from: '90,0', to: '-90,45' }, testContext())).toMatchObject({
		kilometers: 20015.114442036,
		bearing: null,
		final_bearing: null,
		compass: null,
		midpoint: null
	}));
test('a point is 0 from itself', async () =>
	expect(await engine.distance({ from: '1.5,2', to: ' 1.50, 2.0 ' }, testContext())).toMatchObject({
		kilometers: 0,
		bearing: 0,
		final_bearing: 0,
		midpoint: { lat: 1.5, lon: 2 },
		ellipsoidal_kilometers: 0
	}));
test('each field is blamed by its name', async () => {
	const ask = async (from: string, to: string) => engine.distance({ from, to }, testContext());
	await expect(ask('91,0', '95,0')).rejects.toThrow('from: latitude must be between -90 and 90');
	await expect(ask('1,0', '0,-181')).rejects.toThrow('to: longitude must be between -180 and 180');
	await expect(engine.timezone({ coords: '0,500' }, testContext())).rejects.toThrow(
		'coords: longitude must be between -180 and 180'
	);
});

test('the time zone of Kathmandu now', async () =>
	expect(await engine.timezone({ coords: '27.7172,85.324' }, testContext())).toEqual({
		is_dst: false,
		timezone: 'Asia/Kathmandu',
		local_time: '2026-11-20T17:45:00+05:45',
		utc_offset: '+05:45',
		abbreviation: '+0545',
		coords: { lat: 27.7172, lon: 85.324 },
		local: null,
		read_as: 'decimal',
		place: null,
		alternatives: [],
		next_transition: null,
		warning: null,
		note: null
	}));
test('the next change of the clocks in New York', async () =>
	expect(await engine.timezone({ coords: '40.7,-74' }, testContext())).toMatchObject({
		timezone: 'America/New_York',
		abbreviation: 'EST',
		next_transition: {
			time: '2027-03-14T07:00:00Z',
			local_time: '2027-03-14T03:00:00-04:00',
			utc_offset: '-04:00',
			is_dst: true,
			abbreviation: 'EDT'
		}
	}));
test('where claims overlap, all are told', async () =>
	expect(await engine.timezone({ coords: '43.825,87.61' }, testContext())).toMatchObject({
		timezone: 'Asia/Shanghai',
		alternatives: ['Asia/Urumqi']
	}));
test('another moment may be asked for', async () => {
	const ask = async (at: string) => engine.timezone({ coords: '53.35,-6.26', at }, testContext());
	expect(await ask('2026-07-01T12:00:00+02:00')).toMatchObject({
		local_time: '2026-07-01T11:00:00+01:00',
		is_dst: true
	});
	await expect(ask('2026-02-30')).rejects.toThrow('at: must be an ISO 8601 time');
	await expect(ask('1899-12-31T23:59:59Z')).rejects.toThrow('at: must be between 1900 and 2100');
	await expect(ask('2101-01-01')).rejects.toThrow('at: must be between 1900 and 2100');
	expect(await ask('2100-12-31T23:59:59Z')).toMatchObject({ utc_offset: '+00:00', next_transition: null });
});

test.each([
	// Amsterdam's own time by the sun, to the second, till May 1937; Nepal's and Liberia's odd offsets; war time.
	['52.3676,4.9041', '1930-01-05T00:00:00Z', '1930-01-05T00:19:32+00:19:32', 'AMT', false],
	['52.3676,4.9041', '1930-07-05T00:00:00Z', '1930-07-05T01:19:32+01:19:32', 'NST', true],
	['48.8566,2.3522', '1905-06-01T00:00:00Z', '1905-06-01T00:09:21+00:09:21', 'PMT', false],
	['53.3498,-6.2603', '1910-01-01T12:00:00Z', '1910-01-01T11:34:39-00:25:21', 'DMT', false],
	['40.7128,-74.006', '1944-01-01T00:00:00Z', '1943-12-31T20:00:00-04:00', 'EWT', true],
	['51.5074,-0.1278', '1943-07-01T12:00:00Z', '1943-07-01T14:00:00+02:00', 'BDST', true],
	['51.5074,-0.1278', '1969-01-01T12:00:00Z', '1969-01-01T13:00:00+01:00', 'BST', false],
	['22.5726,88.3639', '1942-01-05T00:00:00Z', '1942-01-05T06:30:00+06:30', '+0630', true],
	['0,-160', '1900-01-01', '1899-12-31T13:00:00-11:00', '-11', false]
])('the clocks of %s at %s', async (coords, at, local, abbreviation, daylight) => {
	const answer = await engine.timezone({ coords, at }, testContext());
	expect([answer.local_time, answer.abbreviation, answer.is_dst]).toEqual([local, abbreviation, daylight]);
	expect(answer.note?.includes('before 1970') ?? false).toBe(coords !== '0,-160');
});
test('before 1970 clocks skip and repeat hours, and the next change is told', async () => {
	// Warsaw moved from its sun to Central European Time in 1915: 23:36 came twice on 4 August.
	const warsaw = await engine.timezone({ coords: '52.2297,21.0122', local: '1915-08-04T23:40' }, testContext());
	expect(warsaw.local).toEqual({
		kind: 'fold',
		earlier: '1915-08-04T23:40:00+01:24',
		later: '1915-08-04T23:40:00+01:00'
	});
	const berlin = await engine.timezone({ coords: '52.52,13.405', at: '1916-01-01' }, testContext());
	expect(berlin.next_transition).toMatchObject({ time: '1916-04-30T22:00:00Z', abbreviation: 'CEST', is_dst: true });
	// From one table to the other.
	const rome = await engine.timezone({ coords: '41.9,12.5', at: '1969-12-31T23:00:00Z' }, testContext());
	expect(rome.next_transition).toMatchObject({ time: '1970-05-30T23:00:00Z' });
});

test('the name of a city that no other rivals is taken, and the answer says which', async () => {
	const answer = await engine.distance({ from: 'Berlin', to: 'paris, texas' }, testContext());
	expect(answer.read_as).toEqual({ from: 'name', to: 'name' });
	expect(answer.places).toEqual({ from: 'Berlin, State of Berlin, Germany', to: 'Paris, Texas, United States' });
	expect(answer.kilometers).toBeGreaterThan(8000);
	expect(await engine.timezone({ coords: 'मुंबई' }, testContext())).toMatchObject({
		timezone: 'Asia/Kolkata',
		place: 'Mumbai, Maharashtra, India'
	});
	expect(await engine.destination({ from: 'NYC', bearing: 0, kilometers: 1 }, testContext())).toMatchObject({
		place: 'New York, United States'
	});
});
const refusal = async (to: string, context = testContext()): Promise<string> => {
	try {
		const { places } = await engine.distance({ from: '0,0', to }, context);
		return `answered: ${places.to}`;
	} catch (error) {
		return (error as Error).message;
	}
};
test.each([
	['Rome', 'Rome, Lazio, Italy', 'Lomé is called so in other languages only'],
	['München', 'Munich, Bavaria, Germany', 'its own name'],
	['Tokyo', 'Tokyo, Japan', ''],
	['New Delhi', 'New Delhi, Delhi, India', 'a part of Delhi, which is no rival'],
	['London ontario', 'London, Ontario, Canada', '']
])('%s is %s', async (name, place) => expect(await refusal(name)).toBe(`answered: ${place}`));
test.each([
	[
		'Springfield',
		/^to: is not one place known here; did you mean Springfield, \w+, United States \(3\d\.\d+,-\d\d\.\d+\); Springfield, .*\)\?$/
	],
	['Springfield, US', /mean Springfield, \w+, United States \(3.*; Springfield, /],
	['Valencia', /mean Valencia, Carabobo, Venezuela \(.*; Valencia, Spain \(/],
	['Hyderabad', /India \(.*Pakistan \(/],
	['Ber', /mean Berlin, /],
	['Paris, Nowhere', /mean Paris, Île-de-France, France \(.*; Paris, Texas/],
	['Mexico', /mean Mexico City, Mexico \(/],
	['Georgia', /Tbilisi, Georgia \(.*Atlanta, Georgia, United States \(/],
	['Ontario', /mean Ontario, California, United States \(/],
	['Washington', /mean Washington D\.C\., .*; Washington, /],
	['Berlin to Paris', /^to: must be latitude,longitude[^;]*; for the coordinates of others ask \/v1\/places$/],
	['75460 Paris', /mean Paris, Île-de-France, France \(.*; Paris, Texas/],
	['zzqqxx', /ask \/v1\/places$/],
	['🙂', /ask \/v1\/places$/],
	['x'.repeat(2000), /ask \/v1\/places$/]
])('a name that may mean several or none is refused with where they are: %s', async (name, message) =>
	expect(await refusal(name)).toMatch(message)
);
test.each([
	['Lebanon', 'Asia/Beirut'],
	['Tahiti', 'Pacific/Tahiti'],
	['Georgia', undefined]
])('the clock of %s is %s: a state elsewhere may be meant as well', async (coords, zone) => {
	const answer = engine.timezone({ coords }, testContext());
	if (zone === undefined) await expect(answer).rejects.toThrow(/Tbilisi.*Atlanta/);
	else expect(await answer).toMatchObject({ timezone: zone });
});
test('names are not guessed while the gazetteer cannot be had', async () => {
	vi.resetModules();
	const fresh = await import('./engine');
	const offline = testContext({ hasPack: async () => false, pack: () => Promise.reject(new TypeError('no network')) });
	await expect(fresh.engine.distance({ from: '0,0', to: 'Paris' }, offline)).rejects.toThrow('no network');
	expect(await fresh.engine.distance({ from: '0,0', to: '0,1' }, offline)).toMatchObject({ compass: 'E' });
});

test('while the exact map loads, the small one answers and says so', async () => {
	vi.resetModules();
	const fresh = await import('./engine');
	const turn = setImmediate;
	vi.useFakeTimers();
	let isAnswered = false;
	const asked = fresh.engine.timezone({ coords: '52.52,13.405' }, testContext(noPack));
	const answer = Promise.resolve(asked).finally(() => (isAnswered = true));
	// Loading its parts has a separate timeout, and the computation has its own after that.
	while (!isAnswered) {
		await vi.advanceTimersByTimeAsync(500);
		await new Promise((resolve) => turn(resolve));
	}
	vi.useRealTimers();
	expect(await answer).toMatchObject({
		timezone: 'Europe/Berlin',
		alternatives: null,
		warning: 'the exact map of time zones is still loading: near borders the zone may be wrong'
	});
});
test('without the exact map every place still has an answer, and the map is asked for again', async () => {
	vi.resetModules();
	const fresh = await import('./engine');
	const offline = {
		hasPack: async () => false,
		pack: () => Promise.reject(new ApiError('OFFLINE', 'zones: is not on this device'))
	};
	for (const coords of ['90,0', '-90,0', '0,180', '0,-180', '0,-160', '27.7172,85.324', '89.9,-179.9'])
		expect(await fresh.engine.timezone({ coords }, testContext(offline))).toMatchObject({
			alternatives: null,
			warning: expect.stringContaining('could not be loaded')
		});
	expect(await fresh.engine.timezone({ coords: '27.7172,85.324' }, testContext())).toMatchObject({
		timezone: 'Asia/Kathmandu',
		warning: null
	});
});
test('a map that comes soon enough is waited for', async () => {
	vi.resetModules();
	const fresh = await import('./engine');
	const slow = {
		hasPack: async () => false,
		pack: async (name: string) => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			return testContext().pack(name);
		}
	};
	expect(await fresh.engine.timezone({ coords: '0,-160' }, testContext(slow))).toMatchObject({
		timezone: 'Etc/GMT+11',
		warning: null
	});
});

const coordinate = fc.oneof(
	fc.double({ min: -181, max: 181 }).map((x) => x.toFixed(6)),
	fc.constantFrom(
		'90',
		'-90',
		'180',
		'-180',
		'0',
		'-0',
		'89.99999999999',
		'179.99999999999',
		'1e5',
		'NaN',
		'',
		'9'.repeat(90)
	),
	fc.string({ maxLength: 8 })
);
test('hostile coordinates are answered or refused, never a bug', async () =>
	fc.assert(
		fc.asyncProperty(coordinate, coordinate, coordinate, coordinate, async (a, b, c, d) => {
			for (const answer of [
				async () => engine.distance({ from: `${a},${b}`, to: `${c},${d}` }, testContext()),
				async () => engine.timezone({ coords: `${a},${b}` }, testContext())
			])
				try {
					expect(JSON.stringify(await answer())).not.toMatch(/NaN|Infinity|undefined/);
				} catch (error) {
					expect(error).toBeInstanceOf(ApiError);
					expect((error as ApiError).code).toBe('INVALID_INPUT');
				}
		}),
		{ numRuns: 200 }
	));

test.each([
	['PST', 'America/Los_Angeles', '-08:00'],
	['utc', 'Etc/UTC', '+00:00'],
	['GMT+2', 'Etc/GMT-2', '+02:00'],
	['UTC-03:30', 'America/St_Johns', '-03:30'],
	['CET', 'Europe/Berlin', '+01:00'],
	['Europe/Berlin', 'Europe/Berlin', '+01:00'],
	['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', '-03:00'],
	['Zimbabwe', 'Africa/Harare', '+02:00'],
	['California', 'America/Los_Angeles', '-08:00'],
	['Spain', 'Europe/Madrid', '+01:00'],
	['hiram', 'America/New_York', '-05:00'],
	['Giethoorn', 'Europe/Amsterdam', '+01:00']
])('the clocks of %s are those of a zone', async (coords, timezone, offset) => {
	const answer = await engine.timezone({ coords }, testContext());
	expect(answer).toMatchObject({ timezone, utc_offset: offset, read_as: 'zone' });
});

test('a zone is no point of a way, and a country or towns of several clocks are asked back', async () => {
	await expect(engine.distance({ from: 'PST', to: '0,0' }, testContext())).rejects.toThrow('from: is a time zone, not a place'); // prettier-ignore
	await expect(engine.timezone({ coords: 'United States' }, testContext())).rejects.toThrow('coords: is not one place');
	await expect(engine.timezone({ coords: 'Mentone' }, testContext())).rejects.toThrow('coords: is not one place');
});

test('a moment without an offset is UTC, and the answer says so', async () => {
	const note = async (at: string) => (await engine.timezone({ coords: '52.52,13.405', at }, testContext())).note;
	expect(await note('2026-11-23T17:00')).toContain('read as UTC');
	expect(await note('2026-11-23')).toContain('read as UTC');
	expect([await note('2026-11-23T17:00Z'), await note('2026-11-23 17:00+01:00')]).toEqual([null, null]);
});
