import { expect, test } from 'vitest';
import { fuzzEvaluate } from '../../tests/fuzz/math-evaluate';

test('random expressions agree with decimal.js, and their exact form reads back as itself', () => {
	const report = fuzzEvaluate(2_000, 20_261_120);
	expect(report.wrong).toEqual([]);
	expect(report.agreed).toBeGreaterThan(1_600);
	expect(report.refused).toBeLessThan(15);
}, 300_000);
