import { expect, test } from 'vitest';
import { fuzzSimplify } from '../../../tests/fuzz/math-simplify';

test('the three forms of random expressions have their value, by decimal.js, and none is longer than the input', () => {
	const report = fuzzSimplify(500, 20_261_121);
	expect(report.wrong).toEqual([]);
	expect(report.agreed).toBeGreaterThan(600);
	expect(report.unverified).toBeLessThan(15);
}, 300_000);
