import { fuzzSimplify } from '../fuzz/math-simplify';

/**
 * A long run of random expressions, their forms against decimal.js:
 * `node sw/build/run.mjs tests/oracle/simplify-random.ts [count] [seed]`. A short one runs with the tests.
 */
export function main(count = '30000', seed = '1'): void {
	const started = performance.now();
	const { wrong, ...counts } = fuzzSimplify(Number(count), Number(seed));
	for (const line of wrong.slice(0, 100)) console.log(line);
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	const summary = Object.entries(counts).map(([name, value]) => `${value} ${name}`);
	console.log(`${count} expressions, seed ${seed}: ${summary.join(', ')}, ${wrong.length} wrong, ${seconds} s`);
}
