/**
 * Scores `evaluate` against truth samples: `node sw/build/run.mjs tests/oracle/math-score.ts`.
 *
 * The samples (expression, digits by SymPy) lie outside the repository: MATH_CASES names their folder, by default
 * samples/cases; missing ones are skipped with a message. Digits are compared as numbers, never as text; the exact form is
 * given back to SymPy (python3-sympy) and its value compared, where that is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Decimal from 'decimal.js';
import * as calculus from '../../engines/math/calculus.lazy';
import * as matrix from '../../engines/math/matrix.lazy';
import * as sentences from '../../engines/math/sentences.lazy';
import * as words from '../../engines/math/words.lazy';
import * as sums from '../../engines/math/sums.lazy';
import * as units from '../../engines/math/units.lazy';
import { engine } from '../../engines/math/engine';
import { ApiError } from '../../engines/kit/errors';
import { testContext } from '../support/context';

interface Case {
	readonly id: string;
	readonly op: string;
	readonly category: string;
	readonly kind: 'number' | 'complex' | 'symbolic' | 'undefined' | 'error' | 'limit';
	readonly request: { readonly expression: string; readonly variables?: Readonly<Record<string, number>> };
	readonly exact?: string | null;
	readonly decimal?: string | null;
	readonly decimal_im?: string;
	readonly error_field?: string;
	readonly value?: string | null;
	readonly accept?: readonly string[];
}

const PARTS: Readonly<Record<string, unknown>> = {
	'math/calculus': calculus,
	'math/matrix': matrix,
	'math/sentences': sentences,
	'math/words': words,
	'math/sums': sums,
	'math/units': units
};
const CONTEXT = testContext({ lazy: async <M>(name: string) => PARTS[name] as M });
const D = Decimal.clone({ precision: 60, maxE: 9e15, minE: -9e15 });
const folder = process.env['MATH_CASES'] ?? path.resolve('samples/cases');
const milliseconds: number[] = [];
const toAsk: {
	readonly id: string;
	readonly text: string;
	readonly values: Record<string, string>;
	readonly against: string;
}[] = [];

/** Prints the pass rates, the failures and the times. */
export async function main(): Promise<void> {
	for (const file of ['math.json', 'math-fuzz.json']) await score(file);
	milliseconds.sort((a, b) => a - b);
	const at = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))]?.toFixed(2);
	console.log(`median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`);
	askSympy();
}

async function score(file: string): Promise<void> {
	const at = path.join(folder, file);
	if (!existsSync(at)) {
		console.log(`${file}: not there, skipped`);
		return;
	}
	const cases = (JSON.parse(readFileSync(at, 'utf8')) as Case[]).filter(({ op }) => op === 'evaluate');
	let passed = 0;
	const failures: string[] = [];
	for (const each of cases) {
		const reason = await judge(each);
		if (reason === undefined) passed++;
		else failures.push(`${each.id} ${each.request.expression?.slice?.(0, 60) ?? ''}: ${reason}`);
	}
	console.log(`${file}: ${passed} of ${cases.length} (${((100 * passed) / cases.length).toFixed(1)} %)`);
	for (const failure of failures) console.log(`  ${failure}`);
}
/** NoValueError when right, else why not. */
async function judge({ id, kind, request, error_field: field, ...truth }: Case): Promise<string | undefined> {
	if (
		typeof request.expression !== 'string' ||
		Object.values(request.variables ?? {}).some((v) => typeof v !== 'number')
	)
		return undefined; // Refused by the validator before the engine.
	const started = performance.now();
	try {
		const answer = await engine.evaluate({ digits: 30, ...request } as never, CONTEXT);
		milliseconds.push(performance.now() - started);
		if (kind === 'error' || kind === 'undefined') return `answered ${answer.exact}`;
		if (kind === 'symbolic') {
			const values: Record<string, string> = {};
			answer.unknowns.forEach((name, index) => (values[name] = `${17 + 6 * index}/${11 + index}`));
			toAsk.push({ id, text: answer.exact, values, against: truth.exact ?? '' });
			return answer.kind === 'symbolic' ? undefined : `kind ${answer.kind}`;
		}
		if (truth.decimal === null || truth.decimal === undefined) return undefined;
		const [re, im] = partsOf(answer.decimal_text ?? '');
		if (!near(re, truth.decimal, im)) return `${answer.decimal_text}, expected ${truth.decimal}`;
		if (!near(im, truth.decimal_im ?? '0', re)) return `${answer.decimal_text}, expected imaginary ${truth.decimal_im}`;
		if (answer.exact.length < 300 && kind !== 'limit')
			toAsk.push({ id, text: answer.exact, values: {}, against: answer.decimal_text ?? '' });
		return undefined;
	} catch (error) {
		milliseconds.push(performance.now() - started);
		if (!(error instanceof ApiError)) throw error;
		if (kind === 'error' || kind === 'undefined')
			return error.message.startsWith(field ?? 'expression') ? undefined : error.message;
		if (kind === 'limit' && error.code === 'COMPUTATION_LIMIT') return undefined;
		return error.message;
	}
}

/** `a + b*i` → [a, b]. */
function partsOf(text: string): [string, string] {
	const pure = /^(-?[\d.]+(?:e[+-]?\d+)?)\*i$/.exec(text);
	if (pure) return ['0', pure[1] as string];
	const match = /^(-?[\d.]+(?:e[+-]?\d+)?)(?: ([+-]) ([\d.]+(?:e[+-]?\d+)?)\*i)?$/.exec(text);
	if (!match) return ['NaN', 'NaN'];
	return [match[1] as string, match[3] ? (match[2] === '-' ? '-' : '') + match[3] : '0'];
}

/** Equal to 28 significant digits, relative to the larger part of the number. */
function near(value: string, expected: string, other: string): boolean {
	const [a, b] = [new D(value), new D(expected)];
	const size = D.max(b.abs(), new D(other).abs(), '1e-300');
	const exponentSize = b.isZero() ? size : b.abs();
	return a.minus(b).abs().lte(exponentSize.times('2e-28'));
}

/** The exact forms' values by SymPy. */
function askSympy(): void {
	const questions = toAsk.map(({ text, values }) => ({ text, values }));
	const truths = toAsk.map(({ against, values }) => ({ text: against, values }));
	const run = spawnSync('python3', [path.join(import.meta.dirname, 'math-check.py')], {
		input: JSON.stringify([...questions, ...truths]),
		encoding: 'utf8',
		maxBuffer: 1 << 26
	});
	if (run.status !== 0) {
		console.log('exact forms: python3-sympy is not there, skipped');
		return;
	}
	const answers = JSON.parse(run.stdout) as ([string, string] | null)[];
	let right = 0;
	let unknown = 0;
	toAsk.forEach(({ id, text }, index) => {
		const [mine, truth] = [answers[index], answers[toAsk.length + index]];
		if (!mine || !truth) {
			unknown++;
			console.log(`  ${id}: SymPy has no value for ${text}`);
		} else if (near(mine[0], truth[0], mine[1]) && near(mine[1], truth[1], mine[0])) right++;
		else console.log(`  ${id}: ${text} is ${mine.join(', ')}, not ${truth.join(', ')}`);
	});
	console.log(`exact forms given to SymPy: ${right} of ${toAsk.length} equal, ${unknown} without its value`);
}
