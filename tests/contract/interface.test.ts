/** The interface as its user wrote it, as data; contracts, OpenAPI and real answers are held against it. */
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { playedUpstreams } from '../feeds/played';
import { testApi } from './host';

const NOW = Date.UTC(2026, 10, 20, 12);

interface Parameter {
	readonly required?: true;
	readonly values?: readonly string[];
	/** The list of values is open-ended: the contract need not name it. */
	readonly open?: true;
	readonly bounds?: readonly [number, number];
	readonly default?: string | number | boolean;
	/** The answer's value of the default, where it echoes the parameter. */
	readonly echo?: unknown;
	/** Further values with which both bounds are valid: not every month has a 31st, and 64 pixels hold few letters. */
	readonly beside?: Readonly<Record<string, unknown>>;
}

interface Row {
	readonly operation: `${'GET' | 'POST'} /v1/${string}`;
	readonly parameters: Readonly<Record<string, Parameter>>;
	/** A request with the required parameters. */
	readonly minimal: Readonly<Record<string, unknown>>;
	/** Named response fields, with their JSON types. */
	readonly fields?: Readonly<Record<string, string>>;
}

const INTERFACE: readonly Row[] = [
	{
		operation: 'POST /v1/evaluate',
		parameters: { expression: { required: true }, variables: {} },
		minimal: { expression: '1+1' },
		fields: { exact: 'string', decimal: 'number' }
	},
	{
		operation: 'POST /v1/simplify',
		parameters: { expression: { required: true } },
		minimal: { expression: 'x+x' },
		fields: { simplified: 'string', expanded: 'string', factored: 'string' }
	},
	{
		operation: 'POST /v1/detect/batch',
		parameters: { texts: { required: true } },
		minimal: { texts: ['good morning'] },
		fields: { results: 'array' }
	},
	{
		operation: 'POST /v1/script',
		parameters: { text: { required: true } },
		minimal: { text: 'abc' },
		fields: { scripts: 'array' }
	},
	{ operation: 'GET /v1/languages', parameters: {}, minimal: {}, fields: { count: 'number', languages: 'array' } },
	{
		operation: 'POST /v1/readability',
		parameters: { text: { required: true } },
		minimal: { text: 'The cat sat on the mat.' },
		fields: {
			flesch_reading_ease: 'number',
			flesch_kincaid_grade: 'number',
			gunning_fog: 'number',
			difficulty: 'string',
			reading_time_seconds: 'number',
			speaking_time_seconds: 'number'
		}
	},
	{
		operation: 'GET /v1/recent',
		parameters: {
			period: { values: ['hour', 'day', 'week', 'month'], default: 'day', echo: 'day' },
			min_magnitude: { values: ['all', '1.0', '2.5', '4.5', 'significant'], default: '2.5', echo: '2.5' },
			limit: { bounds: [1, 500], default: 50 }
		},
		minimal: {},
		fields: { earthquakes: 'array' }
	},
	{
		operation: 'GET /v1/holidays',
		parameters: { country: { required: true }, year: { bounds: [1950, 2100], echo: 2026 }, subdivision: {} },
		minimal: { country: 'DE' },
		fields: { holidays: 'array' }
	},
	{
		operation: 'GET /v1/rates',
		parameters: { base: { default: 'USD', echo: 'USD' }, symbols: {}, date: {} },
		minimal: {},
		fields: { rates: 'object' }
	},
	{
		operation: 'GET /v1/example',
		parameters: {
			country: { required: true },
			type: {
				values: ['mobile', 'fixed_line', 'toll_free', 'premium_rate', 'voip'],
				open: true,
				default: 'mobile',
				echo: 'mobile'
			}
		},
		// One of the countries that have numbers of every kind.
		minimal: { country: 'GB' }
	},
	{
		operation: 'GET /v1/product/{barcode}',
		parameters: { barcode: { required: true } },
		minimal: { barcode: '3017620422003' },
		fields: {
			name: 'string',
			brand: 'string',
			image: 'string',
			labels: 'array',
			barcode: 'string',
			sold_in: 'array',
			quantity: 'string',
			allergens: 'array',
			categories: 'array'
		}
	},
	{
		operation: 'GET /v1/related/{word}',
		parameters: { word: { required: true }, limit: { bounds: [1, 100], default: 20 } },
		minimal: { word: 'dog' },
		fields: { broader: 'array', narrower: 'array', parts: 'array', wholes: 'array' }
	},
	{
		operation: 'GET /v1/distance',
		parameters: { from: { required: true }, to: { required: true } },
		minimal: { from: '52.52,13.405', to: '48.8566,2.3522' },
		fields: { kilometers: 'number', miles: 'number', nautical_miles: 'number', bearing: 'number', midpoint: 'object' }
	},
	{
		operation: 'GET /v1/timezone',
		parameters: { coords: { required: true } },
		minimal: { coords: '52.52,13.405' },
		fields: {
			is_dst: 'boolean',
			timezone: 'string',
			local_time: 'string',
			utc_offset: 'string',
			abbreviation: 'string'
		}
	},
	{
		operation: 'GET /v1/autocomplete',
		parameters: {
			q: { required: true },
			lang: { default: 'en', echo: 'en' },
			limit: { bounds: [1, 20], default: 10 }
		},
		minimal: { q: 'earth' },
		fields: { suggestions: 'array' }
	},
	{
		operation: 'GET /v1/on-this-day',
		parameters: {
			month: { bounds: [1, 12], echo: 11 },
			day: { bounds: [1, 31], echo: 20, beside: { month: 1 } },
			type: { values: ['events', 'births', 'deaths', 'holidays', 'selected'], default: 'events', echo: 'events' },
			lang: { default: 'en', echo: 'en' },
			limit: { bounds: [1, 100], default: 20 }
		},
		minimal: {},
		fields: { items: 'array' }
	},
	{
		operation: 'GET /v1/search',
		parameters: {
			q: { required: true },
			timespan: { values: ['1h', '6h', '12h', '1d', '3d', '1w', '2w', '1m', '3m', '1y'], default: '1m', echo: '1m' },
			sort: { values: ['newest', 'relevance'], default: 'newest', echo: 'newest' },
			min_points: { bounds: [0, 10_000], default: 0, echo: 0 },
			limit: { bounds: [1, 100], default: 20 }
		},
		minimal: { q: 'sqlite' },
		fields: { stories: 'array' }
	},
	{ operation: 'GET /v1/countries', parameters: {}, minimal: {}, fields: { count: 'number', countries: 'array' } },
	{
		operation: 'GET /v1/wifi',
		parameters: {
			ssid: { required: true },
			password: { default: '' },
			security: { values: ['WPA', 'WEP', 'nopass'], default: 'WPA' },
			hidden: { default: false, echo: false },
			size: { bounds: [64, 2000], default: 300, echo: 300, beside: { ssid: 'a', password: '', security: 'nopass' } }
		},
		minimal: { ssid: 'Cafe', password: 'espresso-24' }
	}
];

const operations = new Map(
	groups.flatMap((group) =>
		Object.values(group.operations).map((operation) => [`${operation.method} ${operation.path}`, operation] as const)
	)
);

async function ask(row: Row, values: Readonly<Record<string, unknown>>, init: RequestInit = {}) {
	const [method = 'GET', template = ''] = row.operation.split(' ');
	const { ask: send } = testApi({ fetch: playedUpstreams('normal', NOW), now: () => NOW });
	if (method === 'POST') return send(template, { method, body: JSON.stringify(values), ...init });
	const query = new URLSearchParams();
	let path = template;
	for (const [name, value] of Object.entries(values))
		if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
		else query.set(name, String(value));
	return send(`${path}?${query}`, init);
}

const openApi = (await (await testApi().ask('/v1/openapi.json')).json()) as {
	paths: Record<string, Record<string, { parameters?: { name: string; required: boolean; schema: object }[] }>>;
};

for (const row of INTERFACE) {
	const operation = operations.get(row.operation);
	const named = Object.entries(row.parameters);

	test(`${row.operation}: the contract has these parameters, required, bounded and defaulted so`, () => {
		for (const [name, { required = false, bounds, values, open, default: fallback }] of named) {
			const schema = operation?.params.properties[name] as Record<string, unknown> | undefined;
			expect(schema, name).toBeDefined();
			// With a default, a missing value is valid.
			expect(operation?.params.required.includes(name) && schema?.['default'] === undefined, name).toBe(required);
			expect(schema?.['default'], `default of ${name}`).toEqual(fallback);
			expect([schema?.['minimum'], schema?.['maximum']], `bounds of ${name}`).toEqual(bounds ?? [undefined, undefined]);
			if (values && !open) expect(schema?.['enum'], `values of ${name}`).toEqual(expect.arrayContaining([...values]));
		}
		// The product's additions are optional.
		for (const name of operation?.params.required ?? [])
			if (!(name in row.parameters)) expect(operation?.params.properties[name], name).toHaveProperty('default');
	});

	test(`${row.operation}: OpenAPI says the same`, () => {
		const [method = 'GET', path = ''] = row.operation.split(' ');
		const described = openApi.paths[path]?.[method.toLowerCase()];
		expect(described).toBeDefined();
		if (method !== 'GET') return;
		for (const [name, { required = false, bounds, default: fallback }] of named) {
			const parameter = described?.parameters?.find((one) => one.name === name);
			expect(parameter?.required, name).toBe(required);
			expect(parameter?.schema, name).toMatchObject({
				...(fallback !== undefined && { default: fallback }),
				...(bounds && { minimum: bounds[0], maximum: bounds[1] })
			});
		}
	});

	test(`${row.operation}: what is required alone is answered, with the named fields and the defaults`, async () => {
		const response = await ask(row, row.minimal);
		const body = (await response.json()) as Record<string, unknown>;
		expect(response.status, JSON.stringify(body)).toBe(200);
		for (const [field, type] of Object.entries(row.fields ?? {}))
			expect(Array.isArray(body[field]) ? 'array' : typeof body[field], field).toBe(type);
		for (const [name, { echo }] of named) if (echo !== undefined) expect(body[name], name).toBe(echo);
	});

	for (const [name, { bounds, values, beside }] of named) {
		// That what lies beyond the bounds is refused, and what is missing, the battery tests for every operation.
		if (bounds)
			test(`${row.operation}: ${name} may be ${bounds.join(' and ')}`, async () => {
				for (const value of bounds)
					expect((await ask(row, { ...row.minimal, ...beside, [name]: value })).status, String(value)).toBe(200);
			});
		if (values)
			test(`${row.operation}: ${name} is one of ${values.join(', ')}`, async () => {
				for (const value of values) expect((await ask(row, { ...row.minimal, [name]: value })).status, value).toBe(200);
				expect((await ask(row, { ...row.minimal, [name]: 'nonsense' })).status).toBe(400);
			});
	}
}

test('every operation that the interface names is there, under its method', () => {
	for (const { operation } of INTERFACE) expect(operations.has(operation), operation).toBe(true);
	expect(operations.get('POST /v1/info')?.accepts).toContain('multipart/form-data');
});

test('one hundred texts are a batch, one more is refused', async () => {
	const row = INTERFACE.find(({ operation }) => operation === 'POST /v1/detect/batch') as Row;
	const texts = (count: number) => ({ texts: Array.from({ length: count }, () => 'hello') });
	expect((await ask(row, texts(100))).status).toBe(200);
	const refused = await ask(row, texts(101));
	expect(refused.status).toBe(400);
	expect(await refused.json()).toEqual({
		error: { code: 'INVALID_INPUT', message: 'texts: must have at most 100 items' }
	});
});

test('the languages are fifty-five, each with code and name', async () => {
	const { count, languages } = (await (await testApi().ask('/v1/languages')).json()) as {
		count: number;
		languages: object[];
	};
	expect([count, languages.length]).toEqual([55, 55]);
	for (const one of languages) expect(one).toMatchObject({ code: expect.any(String), name: expect.any(String) });
});

test('a country has its code of two letters, its name and how many universities', async () => {
	const { count, countries } = (await (await testApi().ask('/v1/countries')).json()) as {
		count: number;
		countries: { universities: number }[];
	};
	expect(countries).toHaveLength(count);
	for (const one of countries) {
		expect(one).toMatchObject({ code: expect.stringMatching(/^[A-Z]{2}$/), country: expect.any(String) });
		expect(one.universities).toSatisfy(Number.isInteger);
	}
});

test('a picture is asked for by form, address or base64, one of them', async () => {
	const { params, response } = operations.get('POST /v1/info') ?? {};
	expect(Object.keys(params?.properties ?? {})).toEqual(expect.arrayContaining(['file', 'url', 'base64']));
	expect(params?.required).toEqual([]);
	expect(params?.properties['file']).toMatchObject({ format: 'binary', maxLength: 25 * 2 ** 20 });
	for (const field of ['format', 'width', 'height', 'mode', 'file_size', 'is_animated', 'exif'])
		expect(response?.required, field).toContain(field);
	const none = await testApi().ask('/v1/info', { method: 'POST', body: '{}' });
	expect([none.status, await none.json()]).toMatchObject([400, { error: { code: 'INVALID_INPUT' } }]);
});

test('the current day is that of the zone which the request names, else that of the host, and the answer says so', async () => {
	const now = Date.UTC(2026, 11, 31, 20);
	const { ask: send } = testApi({ fetch: playedUpstreams('normal', now), now: () => now });
	const today = async (headers: Record<string, string>) =>
		(await (await send('/v1/on-this-day', { headers })).json()) as Record<string, unknown>;
	expect(await today({})).toMatchObject({ month: 12, day: 31, time_zone: 'UTC' });
	expect(await today({ 'X-Time-Zone': 'Asia/Tokyo' })).toMatchObject({ month: 1, day: 1, time_zone: 'Asia/Tokyo' });
	const holidays = await send('/v1/holidays?country=JP', { headers: { 'X-Time-Zone': 'Asia/Tokyo' } });
	expect(await holidays.json()).toMatchObject({ year: 2027 });
	const refused = await send('/v1/on-this-day', { headers: { 'X-Time-Zone': 'Mars/Olympus' } });
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ error: { message: expect.stringMatching(/^X-Time-Zone: /) } });
});
