import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BudgetExceeded, runWithin } from '../../engines/math/core/budget';
import { ParseError } from '../../engines/math/io/parse';
import { type Forms, simplifyText } from '../../engines/math/simplify/forms';
import { NoValueError } from '../../engines/math/core/no-value';

/** A case of the samples: what SymPy makes of an expression. */
interface Case {
	readonly id: string;
	readonly op: string;
	readonly category: string;
	readonly kind: 'symbolic' | 'number' | 'error' | 'limit';
	readonly request: { readonly expression?: string };
	readonly best_ops?: number | null;
	readonly factored?: string | null;
}

interface Verdict {
	readonly id: string;
	readonly wrong: readonly string[];
	readonly simplified_ops?: number;
	readonly factors?: number;
	readonly factors_expected?: number;
	readonly expanded_ok?: boolean;
	readonly slow?: boolean;
}

type Outcome = { readonly forms: Forms; readonly ms: number } | { readonly error: string; readonly ms: number };

/**
 * The three forms beside SymPy's on the sample cases: equality at random points, number of factors, operations of the
 * simplified form, all judged by SymPy (python3-sympy). The samples are not part of this repository: their folder is
 * `MATH_SAMPLES`, by default samples/cases. Says so when either is missing.
 */
export function main(): void {
	const folder = process.env['MATH_SAMPLES'] ?? path.resolve('samples/cases');
	if (!existsSync(path.join(folder, 'math.json'))) {
		console.log(`no sample cases at ${folder} (MATH_SAMPLES): nothing scored`);
		return;
	}
	if (spawnSync('python3', ['-c', 'import sympy']).status !== 0) {
		console.log('python3-sympy is not installed: nothing scored');
		return;
	}
	for (const file of ['math.json', 'math-fuzz.json']) {
		const all = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Case[];
		score(
			file,
			// The contract refuses other values first.
			all.filter(({ op, request }) => op === 'simplify' && typeof request.expression === 'string')
		);
	}
}

/** The forms that the API would answer with, and how long they took. */
export function answer(expression: string): Outcome {
	const started = performance.now();
	try {
		const forms = runWithin({}, () => simplifyText(expression));
		return { forms, ms: performance.now() - started };
	} catch (error) {
		if (!(error instanceof ParseError || error instanceof NoValueError || error instanceof BudgetExceeded)) throw error;
		return { error: `${error.constructor.name}: ${error.message}`, ms: performance.now() - started };
	}
}

function score(file: string, cases: readonly Case[]): void {
	for (const { request } of cases) answer(request.expression ?? '');
	const outcomes = new Map(cases.map((c) => [c.id, bestOf(3, c.request.expression ?? '')]));
	const verdicts = judge(cases, outcomes);
	const failures: string[] = [];
	let passed = 0;
	let wrong = 0;
	for (const c of cases) {
		const outcome = outcomes.get(c.id)!;
		const reasons = reasonsOf(c, outcome, verdicts.get(c.id));
		if (verdicts.get(c.id)?.wrong.length) wrong++;
		if (reasons.length === 0) passed++;
		else failures.push(`${c.id} ${c.request.expression?.slice(0, 70)} → ${summary(outcome)}: ${reasons.join(', ')}`);
	}
	const times = [...outcomes.values()].map(({ ms }) => ms).sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
	console.log(
		`${file}: ${passed} of ${cases.length} cases pass, ${wrong} wrong; processor median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`
	);
	for (const line of failures) console.log(`  ${line}`);
	const slowest = cases.map((c) => ({ c, ms: outcomes.get(c.id)!.ms })).sort((a, b) => b.ms - a.ms);
	for (const { c, ms } of slowest.slice(0, 5))
		console.log(`  ${ms.toFixed(1)} ms: ${c.id} ${c.request.expression?.slice(0, 70)}`);
}

/** The answer with the least processor time of a few: others' work on the machine does not count. */
function bestOf(times: number, expression: string): Outcome {
	const outcomes = Array.from({ length: times }, () => {
		const before = process.cpuUsage();
		const outcome = answer(expression);
		const { user, system } = process.cpuUsage(before);
		return { ...outcome, ms: (user + system) / 1000 };
	});
	return outcomes.reduce((best, outcome) => (outcome.ms < best.ms ? outcome : best));
}

function judge(cases: readonly Case[], outcomes: ReadonlyMap<string, Outcome>): Map<string, Verdict> {
	const lines = cases.flatMap((c) => {
		const outcome = outcomes.get(c.id)!;
		if ('error' in outcome) return [];
		const { simplified, expanded, factored } = outcome.forms;
		const text = {
			simplified: simplified?.text ?? null,
			expanded: expanded?.text ?? null,
			factored: factored?.text ?? null
		};
		return [
			JSON.stringify({ id: c.id, expression: c.request.expression, ...text, factored_expected: c.factored ?? null })
		];
	});
	const script = path.resolve('tests/oracle/simplify-check.py');
	const { stdout, stderr } = spawnSync('python3', [script], {
		input: lines.join('\n'),
		encoding: 'utf8',
		maxBuffer: 2 ** 28
	});
	if (stderr !== '') console.log(stderr);
	const verdicts = stdout
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line) as Verdict);
	return new Map(verdicts.map((verdict) => [verdict.id, verdict]));
}

/** Why a case does not pass; nothing when it does. */
function reasonsOf(c: Case, outcome: Outcome, verdict: Verdict | undefined): string[] {
	if (c.kind === 'error') return 'error' in outcome ? [] : ['should be refused'];
	if ('error' in outcome) return c.kind === 'limit' && outcome.ms < 3000 ? [] : [outcome.error];
	const reasons: string[] = [];
	if (outcome.ms > 3000) reasons.push('too slow');
	if (!verdict) return ['not judged'];
	if (verdict.slow) reasons.push('judge ran out of time');
	for (const form of verdict.wrong) reasons.push(`${form} is wrong`);
	if (!outcome.forms.verified) reasons.push('not verified');
	if (verdict.factors !== undefined && (verdict.factors_expected ?? 0) > verdict.factors)
		reasons.push(`${verdict.factors} factors of ${verdict.factors_expected}`);
	if (c.kind === 'limit') return reasons;
	for (const form of ['simplified', 'expanded', 'factored'] as const)
		if (!outcome.forms[form]) reasons.push(`no ${form}`);
	if (verdict.expanded_ok === false) reasons.push('not multiplied out');
	if (verdict.simplified_ops !== undefined && c.best_ops != null && verdict.simplified_ops > c.best_ops)
		reasons.push(`${verdict.simplified_ops} operations, ${c.best_ops} possible`);
	return reasons;
}

function summary(outcome: Outcome): string {
	if ('error' in outcome) return outcome.error;
	const { simplified, expanded, factored } = outcome.forms;
	return [simplified, expanded, factored].map((form) => (form?.text ?? 'null').slice(0, 60)).join(' | ');
}
