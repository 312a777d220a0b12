/** What benches make of numbers. */

/** The value below which the share `q` of the numbers lies; NaN of none. */
export const quantile = (values: readonly number[], q: number): number =>
	values.toSorted((a, b) => a - b)[Math.min(Math.floor(q * values.length), values.length - 1)] ?? NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Numbers from 0 to 1, the same for the same seed (Lehmer 1949, Park and Miller 1988). */
export const randomFrom = (seed: number) => (): number => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff;

/** Shares of passed, wrong and refused cases, each asked three times, and warm times of a library. */
export async function passRates<C, F>(
	cases: readonly C[],
	find: (given: C) => F | Promise<F>,
	passes: (given: C, found: F) => boolean
): Promise<Readonly<Record<string, number>>> {
	const attempted = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
		try {
			return await work();
		} catch {
			return undefined;
		}
	};
	let [right, refused] = [0, 0];
	const times: number[] = [];
	for (let round = 0; round < 3; round++)
		for (const given of cases) {
			const started = performance.now();
			const found = await attempted(() => find(given));
			if (round > 0) times.push(performance.now() - started);
			else if (found === undefined) refused++;
			else if (await attempted(() => passes(given, found))) right++;
		}
	return {
		'pass %': Number(((100 * right) / cases.length).toFixed(1)),
		wrong: cases.length - right - refused,
		'refused or without': refused,
		'median ms': Number(median(times).toFixed(3)),
		'p99 ms': Number(quantile(times, 0.99).toFixed(3))
	};
}
