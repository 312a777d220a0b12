import { ComputeEngine } from '@cortex-js/compute-engine';
import algebrite from 'algebrite';
import { derivative as mathjsDerivative } from 'mathjs';
import nerdamer from 'nerdamer-prime';
import * as calculus from '../../engines/math/calculus.lazy';
import { latexSyntax } from '../../engines/math/io/mathml';
import { parse } from '../../engines/math/io/parse';
import { compareSlope, math } from '../support/math-numbers';
import { passRates } from './figures';
import { sympyAnswers } from './sympy';

const DERIVATIVES = [
	'x^5 - 3*x^2 + 1', 'sin(x^2)', 'x^2*e^x', 'log(x)/x', 'sqrt(x^2 + 1)', 'tan(3*x)', 'atan(1/x)', '(x^2 + 1)/(x - 3)',
	'x^x', '2^(x^2)', 'sin(x)^3*cos(x)', 'asin(x/7)', 'e^(sin(x))', 'log(log(x + 9))', 'cosh(x)/x', '(x + 1)^7*(x - 2)^3',
	'sqrt(x + sqrt(x + 6))', 'abs(x)', '1/(1 + e^(-x))', 'x*sin(x)*log(x + 9)'
]; // prettier-ignore

const INTEGRALS = [
	'x^3 - 2*x', '1/x', '1/(x^2 + 1)', '1/(x^2 - 1)', 'x/(x^2 + 1)^2', '(x + 3)/(x^3 + x)', 'x*e^x', 'x^2*sin(x)', 'e^x*cos(2*x)',
	'log(x + 9)', 'x*log(x + 9)', 'log(x + 9)^2', 'sin(x)^2', 'sin(x)^3*cos(x)^2', 'tan(x)', 'sec(x)', '1/(2 + cos(x))', 'sqrt(x + 9)',
	'x*sqrt(x + 9)', '1/sqrt(49 - x^2)', 'sqrt(x^2 + 4)', '1/(x*sqrt(x^2 + 1))', 'x*e^(x^2)', 'cos(x)/(1 + sin(x)^2)', 'atan(x)',
	'x*atan(x)', 'asin(x/7)', '1/(e^x + 1)', 'e^(sqrt(x + 9))', 'tanh(x)', 'x^3*e^(-x^2)', '1/(x^4 + 1)', '1/(x^3 + 8)', 'abs(x - 1)'
]; // prettier-ignore

/** Both sides, and every real solution. */
const EQUATIONS: readonly (readonly [left: string, right: string, solutions: readonly number[]])[] = [
	['2*x + 3', '7', [2]],
	['x^2 - 5*x + 6', '0', [2, 3]],
	['x^2', '2', [-Math.SQRT2, Math.SQRT2]],
	['x^2 + 1', '0', []],
	['x^3 - 6*x^2 + 11*x - 6', '0', [1, 2, 3]],
	['x^3', '2', [Math.cbrt(2)]],
	['x^3 - 3*x + 1', '0', [-1.879385241571817, 0.347296355333861, 1.532088886237956]],
	['x^4 - 5*x^2 + 4', '0', [-2, -1, 1, 2]],
	['x^5 - x - 1', '0', [1.167303978261419]],
	['1/(x - 1)', '2/x', [2]],
	['(x^2 - 1)/(x - 1)', '2', []],
	['sqrt(x + 5)', 'x - 1', [4]],
	['sqrt(x)', '-1', []],
	['abs(x - 3)', '4', [-1, 7]],
	['abs(2*x - 1)', 'x + 4', [-1, 5]],
	['e^(2*x) - 3*e^x + 2', '0', [0, Math.LN2]],
	['2^x', '8', [3]],
	['log(x) + log(x - 3)', 'log(10)', [5]],
	['x*e^x', '1', [0.567143290409784]],
	['cos(x)', 'x', [0.739085133215161]]
];

type Transform = (text: string) => string | Promise<string>;

interface Peer {
	readonly name: string;
	readonly diff?: Transform;
	readonly integrate?: Transform;
	/** Real solutions. */
	readonly solve?: (left: string, right: string) => readonly number[];
}

/** Derivatives, antiderivatives and equations beside the libraries; formulas are compared by numbers at points. */
export async function bench(): Promise<void> {
	const tables: Record<'diff' | 'integrate' | 'solve', Record<string, Readonly<Record<string, number>>>> = { diff: {}, integrate: {}, solve: {} }; // prettier-ignore
	for (const { name, diff, integrate, solve } of [...peers(), ...sympy()]) {
		if (diff)
			tables.diff[name] = await passRates(DERIVATIVES, diff, (given, found) => compareSlope(given, found) === 'agreed');
		if (integrate)
			tables.integrate[name] = await passRates(INTEGRALS, integrate, (given, found) => compareSlope(found, given) === 'agreed'); // prettier-ignore
		if (solve)
			tables.solve[name] = await passRates(
				EQUATIONS,
				([left, right]) => solve(left, right),
				([, , wanted], found) => {
					const sorted = [...new Set(found.map((x) => Number(x.toPrecision(9))))].sort((a, b) => a - b);
					return sorted.length === wanted.length && sorted.every((x, i) => Math.abs(x - (wanted[i] ?? NaN)) < 1e-6);
				}
			);
	}
	for (const [title, table] of Object.entries(tables)) {
		console.log(title);
		console.table(table);
	}
}

const ours = (text: string) => {
	const found = calculus.calculate(text, {}, 20);
	if (!found) throw new Error('no answer');
	return found;
};

const realsOf = (values: readonly unknown[]): number[] =>
	values.map((value) => math.evaluate(String(value)) as unknown).filter((value): value is number => typeof value === 'number'); // prettier-ignore

function peers(): readonly Peer[] {
	const ce = new ComputeEngine();
	const asciiOf = (operator: string, text: string): string => {
		const found = ce.box([operator, ce.parse(latexSyntax(parse(text))).json, 'x']).evaluate();
		const written = found.toString();
		if (/int|Integrate|D\(/.test(written)) throw new Error('left as it is');
		return written;
	};
	/** An answer that still contains the question does not count. */
	const done = (text: string): string => {
		if (/integra|defint|diff\(|derivative/.test(text)) throw new Error('left as it is');
		return text.replace(/arc(sin|cos|tan)/g, 'a$1');
	};
	return [
		{
			name: 'ours',
			diff: (text) => ours(`diff(${text}, x)`).exact,
			integrate: (text) => ours(`integrate(${text}, x)`).exact,
			solve: (left, right) =>
				(ours(`solve(${left} = ${right}, x)`).solutions ?? []).flatMap(({ decimalText, condition }) => decimalText === null || condition === 'not real' ? [] : [Number(decimalText)]) // prettier-ignore
		},
		{ name: 'mathjs', diff: (text) => mathjsDerivative(text, 'x').toString() },
		{
			name: 'nerdamer-prime',
			diff: (text) => done(nerdamer.diff(text, 'x').text()),
			integrate: (text) => done(nerdamer.integrate(text, 'x').text()),
			solve: (left, right) => realsOf(nerdamer.solveEquations(`${left}=${right}`, 'x').map(String))
		},
		{
			name: 'algebrite',
			diff: (text) => done(algebrite.run(`d(${text}, x)`)),
			integrate: (text) => done(algebrite.run(`integral(${text}, x)`)),
			solve: (left, right) => {
				const text = algebrite.run(`nroots((${left}) - (${right}))`);
				if (/Stop/.test(text)) throw new Error(text);
				return realsOf(text.replace(/[[\]]/g, '').replace(/\.\.\./g, '').split(',')); // prettier-ignore
			}
		},
		{
			name: '@cortex-js/compute-engine',
			diff: (text) => asciiOf('D', text),
			integrate: (text) => asciiOf('Integrate', text),
			solve: (left, right) =>
				(ce.parse(latexSyntax(parse(`${left} = ${right}`))).solve('x') ?? [])
					.map((root) => root.N())
					.flatMap(({ re, im }) => (im === 0 ? [re] : []))
		}
	];
}

/** SymPy, where python3-sympy is installed: all questions in one process, its own times. */
function sympy(): readonly Peer[] {
	const found = sympyAnswers([
		...DERIVATIVES.map((text) => `diff|${text}` as const),
		...INTEGRALS.map((text) => `integrate|${text}` as const),
		...EQUATIONS.map(([left, right]) => `solve|(${left}) - (${right})` as const)
	]);
	if (!found) return [];
	return [
		{
			name: 'SymPy',
			diff: (text) => found(`diff|${text}`),
			integrate: (text) => found(`integrate|${text}`),
			solve: (left, right) => realsOf(JSON.parse(found(`solve|(${left}) - (${right})`)) as string[])
		}
	];
}
