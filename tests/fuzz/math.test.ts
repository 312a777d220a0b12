/** Costly inputs: each is answered or refused within its steps, by no error of the engine. `npm run fuzz` sends 4,000. */
import { expect, test } from 'vitest';
import { ApiError } from '../../engines/kit/errors';
import { DEFAULT_STEPS, stepsTaken } from '../../engines/math/core/budget';
import { engine } from '../../engines/math/engine';
import { listenToFaults } from '../../engines/math/simplify/faults';
import { testContext } from '../support/context';
import { adversaries } from './math-adversarial';
import { fuzzCalculus } from './math-calculus';

const COUNT = process.env['FUZZ_RUNS'] === undefined ? 136 : 4_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

const QUESTIONS = process.env['FUZZ_RUNS'] === undefined ? 200 : 2_000;

test(
	`${QUESTIONS} generated derivatives, integrals, limits and equations agree with numbers`,
	{ timeout: 3_600_000 },
	async () => {
		const report = await fuzzCalculus(QUESTIONS, SEED);
		expect(report.wrong).toEqual([]);
		expect(report.agreed).toBeGreaterThan(0.9 * QUESTIONS);
		expect(report.declined).toBeLessThan(0.06 * QUESTIONS);
		console.log({ ...report, wrong: report.wrong.length });
	}
);

// The slowest known inputs with a bound of about twice their steps.
test.each([
	['evaluate', 'sqrt(1+'.repeat(80) + '1/3' + ')'.repeat(80), 62_000],
	['simplify', 'sqrt(1+'.repeat(80) + '1/3' + ')'.repeat(80), 460_000],
	['simplify', 'cbrt(2+'.repeat(60) + 'sqrt(2)' + ')'.repeat(60), 72_000],
	['evaluate', 'sum(product(sin(k), k, 1, 7443), j, 1, infinity)', 500_000],
	['evaluate', `${'12 km + '.repeat(1_000)}1 mi to m`, 38_000],
	['evaluate', `=SUMME(${'1/3;'.repeat(900)}1)`, 11_000],
	['evaluate', 'x^4 < (x+36)(x+9)', 90_000],
	['evaluate', '('.repeat(60) + '7/3' + ')!'.repeat(60), 170_000]
] as const)('%s, costly input %#, stays within its steps', async (operation, text, most) => {
	const before = stepsTaken();
	try {
		if (operation === 'simplify') await engine.simplify({ expression: text }, testContext());
		else await engine.evaluate({ expression: text, digits: 30 }, testContext());
	} catch (error) {
		expect(error).toBeInstanceOf(ApiError);
	}
	const steps = stepsTaken() - before;
	expect(steps).toBeLessThan(most);
	// Inputs that are refused before the first step have no bound.
	expect(steps).toBeGreaterThan(most / 10);
});

test(`${COUNT} costly inputs take no more than their steps`, { timeout: 3_600_000 }, async () => {
	const context = testContext();
	const faults: unknown[] = [];
	listenToFaults((error) => faults.push(error));
	const statuses = new Map<string, number>();
	let worst = { steps: 0, milliseconds: 0, text: '' };
	for (const { operation, text } of adversaries(COUNT, SEED)) {
		const before = { steps: stepsTaken(), cpu: process.cpuUsage().user };
		let status = 'answered';
		try {
			if (operation === 'simplify') await engine.simplify({ expression: text }, context);
			else await engine.evaluate({ expression: text, digits: 30 }, context);
		} catch (error) {
			if (!(error instanceof ApiError)) throw new Error(`failed on ${text}`, { cause: error });
			status = error.code;
		}
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
		const steps = stepsTaken() - before.steps;
		const milliseconds = (process.cpuUsage().user - before.cpu) / 1_000;
		// Reading, answering and other readings have a budget each.
		expect(steps, text).toBeLessThan(1.6 * DEFAULT_STEPS);
		expect(faults, text).toEqual([]);
		if (milliseconds > worst.milliseconds) worst = { steps, milliseconds, text };
	}
	expect([...statuses.keys()].sort()).toEqual(['COMPUTATION_LIMIT', 'INVALID_INPUT', 'answered']);
	console.log(
		Object.fromEntries(statuses),
		`worst ${worst.milliseconds.toFixed(0)} ms CPU: ${worst.text.slice(0, 120)}`
	);
});
