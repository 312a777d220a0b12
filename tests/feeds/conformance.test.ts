/** The one evidence rule, by every feed: each kind of fault on each operation, with nothing stored and with an old answer. */
import { expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { feeds } from './battery';
import { FAULTS, faulty, type Fault } from './faults';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

type Body = Readonly<Record<string, unknown>> & {
	readonly complete?: boolean;
	readonly covered_until?: string | null;
	readonly doubtful?: readonly { readonly currency?: string; readonly field?: string }[];
};

/** What an answer states, a line each. */
type Facts = ReadonlySet<string>;

/** Each operation, and each way in which it reaches a source. */
const OPERATIONS: readonly (readonly [path: string, of: (body: never) => readonly string[]])[] = [
	...[
		'period=day&limit=500',
		'period=month&min_magnitude=all&at_least=2&limit=500',
		'period=week&min_magnitude=1.0&near=35.68,139.76&radius_km=4000'
	].map(
		// prettier-ignore
		(query) =>
			[
				`/v1/recent?${query}`,
				({ earthquakes, last_known }: { earthquakes: Body[]; last_known: Body[] }) => [...earthquakes, ...last_known].map(({ id, magnitude, time }) => `${String(id)} ${String(magnitude)} ${String(time)}`)
			] as const
	),
	...['base=EUR', 'base=USD&date=2024-06-07', 'base=EUR&symbols=AED'].map(
		(query) =>
			[
				`/v1/rates?${query}`,
				({
					rates,
					banks,
					doubtful
				}: {
					rates: Body;
					banks: { currency: string; date: string }[];
					doubtful: { currency: string }[];
				}) =>
					banks
						.filter(({ currency }) => !doubtful.some((one) => one.currency === currency))
						.map(({ currency, date }) => `${date} ${currency} ${String(rates[currency])}`)
			] as const
	),
	[
		'/v1/rates?base=EUR&symbols=USD&start=2024-03-01&end=2024-05-31',
		({ series }: { series: { dates: string[]; rates: Record<string, number[]> } }) =>
			series.dates.map((date, at) => `${date} ${series.rates.USD?.[at]}`)
	],
	[
		'/v1/product/3017620422003',
		({ name, allergens, ingredients, nutrition_per_100g: nutrition, doubtful }: Record<string, unknown>) => [
			`${String(name)}`,
			`${String(ingredients)}`,
			...(allergens as string[]),
			// Values that are called doubtful are not stated.
			...((doubtful as readonly unknown[]).length > 0 ? [] : Object.entries(nutrition as Body)).flatMap(
				([field, value]) => (value === null ? [] : `${field} ${String(value)}`)
			)
		]
	],
	['/v1/autocomplete?q=earth', ({ suggestions }: { suggestions: Body[] }) => suggestions.map(({ url }) => String(url))],
	...['en', 'hi'].map(
		(lang) =>
			[
				`/v1/on-this-day?month=7&day=20&limit=100&lang=${lang}`,
				({ items }: { items: Body[] }) => items.map(({ year, text }) => `${String(year)} ${String(text)}`)
			] as const
	),
	[
		'/v1/search?q=sqlite&timespan=1m&limit=100',
		({ stories }: { stories: Body[] }) => stories.map(({ id }) => String(id))
	]
];

const RESET = FAULTS.find(({ name }) => name === 'reset');

/** A host with a clock, whose sources can be put into a fault. */
function place() {
	const state: { now: number; fault: Fault | undefined } = { now: NOW, fault: undefined };
	const { ask, logged } = testApi({ now: () => state.now, fetch: (url) => faulty(state.fault, state.now)(url) });
	return {
		state,
		logged,
		async answer(path: string, of: (body: never) => readonly string[]) {
			const response = await ask(path);
			const body = (await response.json()) as Body & { readonly error?: { readonly code: string } };
			const operation = feeds.find(({ operation: { path: known } }) => path.startsWith(known.replace(/\{.*/, '')));
			const isOdd = response.status === 200 && operation?.check(body) !== true;
			const lines = response.status === 200 ? of(body as never) : [];
			return {
				status: response.status,
				isOdd,
				until: body.covered_until ?? '',
				isStale: response.headers.get('Cache-Status')?.includes('detail=') === true,
				complete: body.complete === true,
				lines,
				facts: new Set(lines) as Facts,
				doubted: (body.doubtful ?? []).map(({ currency, field }) => currency ?? field ?? ''),
				isOld: Number(response.headers.get('Age')) > 3600,
				error: body.error
			};
		}
	};
}
type Place = ReturnType<typeof place>;
type Given = Awaited<ReturnType<Place['answer']>>;

const both = (a: Facts, b: Facts): readonly string[] => [...a].filter((line) => b.has(line));

/** Whether an answer calls the value of a line doubtful: it neither states nor omits it. */
const isDoubted = ({ doubted }: Given, line: string): boolean =>
	doubted.some((name) => line.includes(`${name} `) || name.startsWith('nutrition'));

/** The false parts of an answer: invented, or missing from a complete one. */
function falsehoods(given: Given, truths: readonly Facts[]): readonly string[] {
	if (given.status !== 200) return given.status >= 502 && given.status <= 504 ? [] : [`status ${given.status}`];
	const [newest] = truths;
	const invented = given.lines.filter((line) => !truths.some((truth) => truth.has(line)));
	const isTwice = given.lines.length !== given.facts.size;
	const missing =
		given.complete && !given.isOld
			? [...(newest ?? [])].filter((line) => !given.facts.has(line) && !isDoubted(given, line))
			: [];
	return [
		...(given.isOdd ? ['does not fit its schema'] : []),
		...(invented.length > 0 ? [`invented ${invented.length}: ${invented[0]}`] : []),
		...(isTwice ? ['says something twice'] : []),
		...(missing.length > 0 ? [`complete without ${missing.length}: ${missing[0]}`] : [])
	];
}

/** Facts that an answer lost although they still hold. */
function losses(given: Given, { facts: old, until }: Pick<Given, 'facts' | 'until'>, now: Facts): readonly string[] {
	if (given.status !== 200) return [`status ${given.status} ${given.error?.code ?? ''}`];
	const lost = both(old, now).filter((line) => !given.facts.has(line) && !isDoubted(given, line));
	return [
		...(given.isStale && given.until > until ? ['claims to reach further than it did'] : []),
		...(lost.length > 0 ? [`lost ${lost.length}: ${lost[0]}`] : []),
		...(given.facts.size === 0 && given.doubted.length === 0 ? ['lost all'] : [])
	];
}

const truthAt = async (now: number, [path, of]: (typeof OPERATIONS)[number]): Promise<Given> => {
	const { state, answer } = place();
	state.now = now;
	return answer(path, of);
};

test('the table has every kind of fault, and every operation a true answer', async () => {
	expect(FAULTS.length).toBeGreaterThanOrEqual(51);
	expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
	expect(OPERATIONS).toHaveLength(12);
	for (const operation of OPERATIONS) {
		const { status, facts } = await truthAt(NOW, operation);
		expect([status, facts.size > 0], operation[0]).toEqual([200, true]);
	}
});

for (const operation of OPERATIONS) {
	const [path, of] = operation;
	test.concurrent(`${path}: no fault makes a false answer or loses a known one`, { timeout: 300_000 }, async () => {
		const [old, later, last] = await Promise.all(
			[NOW, NOW + 2 * DAY, NOW + 2 * DAY + 7_200_000].map((now) => truthAt(now, operation))
		);
		if (!old || !later || !last) throw new Error('no truth');
		const found = await Promise.all(
			FAULTS.map(async (fault): Promise<readonly string[]> => {
				const empty = place();
				empty.state.fault = fault;
				const first = await empty.answer(path, of);
				const kept = place();
				await kept.answer(path, of);
				Object.assign(kept.state, { now: NOW + 2 * DAY, fault });
				const second = await kept.answer(path, of);
				// The store after the fault, shown while no source answers.
				Object.assign(kept.state, { now: NOW + 2 * DAY + 7_200_000, fault: RESET });
				const third = await kept.answer(path, of);
				Object.assign(kept.state, { now: NOW + 3 * DAY, fault: undefined });
				const well = await kept.answer(path, of);
				const shifted =
					fault.shift === undefined
						? []
						: await Promise.all([0, 2 * DAY].map((by) => truthAt(NOW + by + (fault.shift ?? 0), operation)));
				const then = shifted.map(({ facts }) => facts);
				empty.state.fault = RESET;
				const stored = fault.isOther ? await empty.answer(path, of) : undefined;
				const refused = [
					...(fault.isHarmless && first.status !== 200 ? [`refused: ${first.error?.code}`] : []),
					...(fault.isOther && first.error?.code !== 'UPSTREAM_INVALID' ? [`not invalid: ${first.error?.code}`] : []),
					...(stored?.status === 200 ? ['is stored'] : [])
				];
				return [
					...[...refused, ...falsehoods(first, [old.facts, ...then])].map((what) => `nothing stored: ${what}`),
					...[...falsehoods(second, [later.facts, old.facts, ...then]), ...losses(second, old, later.facts)].map(
						(what) => `an old answer: ${what}`
					),
					...losses(third, { ...old, until: second.until > old.until ? second.until : old.until }, last.facts).map(
						(what) => `after it: ${what}`
					),
					...(well.status === 200 ? [] : [`in the end: ${well.status}`]),
					...[...empty.logged, ...kept.logged].map((line) => `logged ${String(line)}`)
				].map((what) => `${fault.name}: ${what}`);
			})
		);
		expect(found.flat()).toEqual([]);
	});
}
