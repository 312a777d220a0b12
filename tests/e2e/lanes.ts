/** Long computations beside short ones: how long the short ones take, and what becomes of the long ones. */

/** Observations from inside a page, or from a program that asks a server. */
export interface LaneFigures {
	/** Milliseconds of short calls one after the other, with nothing else under way. */
	readonly quiet: readonly number[];
	/** The same while the long calls are under way. */
	readonly beside: readonly number[];
	readonly statuses: readonly number[];
	/** Where each long call was computed, by Server-Timing; null for those that were refused. */
	readonly where: readonly (string | null)[];
	/** Milliseconds of `1/2+1/3`, asked when all long calls were on their way. */
	readonly shortMs: number;
	/** Milliseconds until all long calls were answered. */
	readonly longMs: number;
	/** Statuses of the short calls, each once. */
	readonly lightStatuses: readonly number[];
}

export const LONG_CALLS = 20;

/** Source of an async function of the base address: short calls alone, then beside LONG_CALLS long ones. */
export const MEASURE = `async (base) => {
	const headers = { 'X-API-Key': 'demo' };
	const lightStatuses = new Set();
	const light = async () => {
		const started = performance.now();
		const response = await fetch(base + '/v1/distance?from=52.52,13.405&to=48.8566,2.3522', { headers });
		await response.text();
		lightStatuses.add(response.status);
		return performance.now() - started;
	};
	// Asked at the same pace alone and beside: threads that rest between calls take longer to wake.
	const pace = () => new Promise((resolve) => setTimeout(resolve, 5));
	const many = async (count) => {
		const times = [];
		for (let call = 0; call < count; call++) {
			times.push(await light());
			await pace();
		}
		return times;
	};
	const heavy = async (number) => {
		const body = JSON.stringify({ expression: '(a+b+c+d+e)^12+' + number + '*y' });
		const response = await fetch(base + '/v1/simplify', { method: 'POST', headers, body });
		await response.text();
		return [response.status, /desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? null];
	};
	// Engines and workers are there before anything is measured.
	await many(20);
	await heavy(0);
	const quiet = await many(100);
	let left = ${LONG_CALLS};
	const begun = performance.now();
	let longMs = 0;
	const long = Promise.all(Array.from({ length: left }, (_, index) => heavy(index + 1).finally(() => { left--; longMs = performance.now() - begun; })));
	const asked = performance.now();
	let shortMs = 0;
	const short = fetch(base + '/v1/evaluate', { method: 'POST', headers, body: '{"expression":"1/2+1/3"}' })
		.then(async (response) => { await response.text(); shortMs = performance.now() - asked; lightStatuses.add(response.status); });
	const beside = [];
	while (left > 0 || beside.length < 50) {
		beside.push(await light());
		await pace();
	}
	const done = await long;
	await short;
	return { quiet, beside, shortMs, longMs, statuses: done.map(([status]) => status), where: done.map(([, where]) => where), lightStatuses: [...lightStatuses] };
}`;

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? NaN;

/** p95 of short calls beside long ones, over their p95 alone. */
export const slowdown = ({ quiet, beside }: LaneFigures) => p95(beside) / p95(quiet);

/** p95 of short calls beside long ones, in long calls: ≥ 1 where short ones wait, on any machine. */
export const waitInLongCalls = ({ beside, longMs }: LaneFigures) => p95(beside) / (longMs / LONG_CALLS);

/** One line for a person: `quiet 8.7 → beside 19.0 ms (2.2 ×); 20 × 200; 20 worker`. */
export function told(figures: LaneFigures): string {
	const count = (values: readonly unknown[]) =>
		[...new Set(values)]
			.map((value) => `${values.filter((one) => one === value).length} × ${String(value)}`)
			.join(', ');
	return `p95 quiet ${p95(figures.quiet).toFixed(1)} → beside ${p95(figures.beside).toFixed(1)} ms (${slowdown(figures).toFixed(1)} ×); ${count(figures.statuses)}; ${count(figures.where)}; 1/2+1/3 ${figures.shortMs.toFixed(0)} of ${figures.longMs.toFixed(0)} ms`;
}
