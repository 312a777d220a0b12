import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ComputeEngine } from '@cortex-js/compute-engine';
import algebrite from 'algebrite';
import { evaluate as mathjsEvaluate } from 'mathjs';
import nerdamer from 'nerdamer-prime';
import { runWithin } from '../../engines/math/core/budget';
import { evaluate } from '../../engines/math/evaluate';
import { latexSyntax } from '../../engines/math/io/mathml';
import { parse } from '../../engines/math/io/parse';
import { passRates } from './figures';
import { sympyAnswers } from './sympy';

/** [expression, value to 17 digits]: everyday sums, cancellation, exactness. */
const OWN: readonly (readonly [string, number])[] = [
	['2+3*4', 14],
	['0.1+0.2', 0.3],
	['2^127-1', 1.70141183460469e38],
	['1/7+1/11+1/13', 0.310689310689311],
	['sqrt(12)+sqrt(27)', 8.66025403784439],
	['sqrt(9+4*sqrt(5))-sqrt(5)', 2],
	['1/(sqrt(3)-sqrt(2))', 3.14626436994197],
	['(2+sqrt(3))^4', 193.994845223857],
	['sin(pi/12)', 0.258819045102521],
	['cos(37*pi/6)', 0.866025403784439],
	['tan(acos(1/2))', 1.73205080756888],
	['asin(1)', 1.5707963267949],
	['log(16)/log(8)', 1.33333333333333],
	['e^(2*log(3))', 9],
	['cosh(log(3))', 1.66666666666667],
	['10!/(3!*7!)', 120],
	['100!/(50!*50!)', 1.00891344545564e29],
	['abs(3-pi)', 0.141592653589793],
	['10^100+1-10^100', 1],
	['sqrt(10^40+1)-10^20', 5e-21],
	['exp(pi*sqrt(163))-262537412640768744', -7.49927402801814e-13],
	['sin(10^22)', -0.852200849767189],
	['tan(10^30)', 0.0904850680633022],
	['cos(pi/9)*cos(2*pi/9)*cos(4*pi/9)', 0.125],
	['2^0.123456789012345', 1.089341870358],
	['atan(asin(1/9))', 0.110884314971598]
];

interface Engine {
	readonly name: string;
	readonly value: (text: string) => number;
	/** Relative error allowed, by default 1e-12. */
	readonly tolerance?: number;
}

interface Sample {
	readonly op: string;
	readonly kind: string;
	readonly request: { readonly expression: string; readonly variables?: unknown };
	readonly decimal?: string | null;
}

/** Evaluation beside peers: values right to 12 digits, median and 99th percentile. Adds MATH_CASES. */
export async function bench(): Promise<void> {
	const cases: (readonly [string, number])[] = [...OWN];
	const folder = process.env['MATH_CASES'] ?? path.resolve('samples/cases');
	for (const file of ['math.json', 'math-fuzz.json']) {
		const at = path.join(folder, file);
		if (!existsSync(at)) continue;
		for (const { op, kind, request, decimal } of JSON.parse(readFileSync(at, 'utf8')) as Sample[])
			if (op === 'evaluate' && kind === 'number' && decimal && !request.variables && Number.isFinite(Number(decimal)))
				cases.push([request.expression, Number(decimal)]);
	}
	console.log(`math: ${cases.length} expressions, values right to 12 digits`);
	const table: Record<string, Readonly<Record<string, number>>> = {};
	for (const { name, value, tolerance = 1e-12 } of engines(cases.map(([text]) => text)))
		table[name] = await passRates(
			cases,
			([text]) => value(text),
			([, expected], found) => Math.abs(found - expected) <= tolerance * Math.abs(expected)
		);
	console.table(table);
}

function engines(texts: readonly string[]): readonly Engine[] {
	const sympy = sympyAnswers(texts.map((text) => `value|${text}` as const));
	const ce = new ComputeEngine();
	return [
		{
			name: 'ours (exact, 30 digits)',
			value: (text) => runWithin({}, () => Number(evaluate(text, new Map(), 30).decimalText))
		},
		{ name: 'mathjs', value: (text) => Number(mathjsEvaluate(text)) },
		{ name: 'nerdamer-prime', value: (text) => Number(nerdamer(text).evaluate().text('decimals')) },
		{
			name: 'algebrite (prints 6 digits)',
			tolerance: 1e-4,
			value: (text) => Number(algebrite.run(`float(${text})`).replace('...', ''))
		},
		{
			name: '@cortex-js/compute-engine',
			value: (text) =>
				Number(
					ce
						.parse(latexSyntax(parse(text)))
						.N()
						.valueOf()
				)
		},
		...(sympy ? [{ name: 'SymPy', value: (text: string) => Number(sympy(`value|${text}`)) }] : [])
	];
}
