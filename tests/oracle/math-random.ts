import { fuzzEvaluate } from '../fuzz/math-evaluate';

/**
 * A long run of random expressions against decimal.js: `node sw/build/run.mjs tests/oracle/math-random.ts [count] [seed]`.
 * A short one runs with the tests.
 */
export function main(count = '100000', seed = '1'): void {
	const started = performance.now();
	const report = fuzzEvaluate(Number(count), Number(seed));
	for (const line of report.wrong.slice(0, 100)) console.log(line);
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	console.log(
		`${count} expressions, seed ${seed}: ${report.agreed} agreed, ${report.undecided} without a reference value, ${report.refused} refused, ${report.wrong.length} wrong, ${seconds} s`
	);
}
