import { ComputeEngine } from '@cortex-js/compute-engine';
import algebrite from 'algebrite';
import { rationalize, simplify as mathjsSimplify } from 'mathjs';
import nerdamer from 'nerdamer-prime';
import { runWithin } from '../../engines/math/core/budget';
import { latexSyntax } from '../../engines/math/io/mathml';
import { parse } from '../../engines/math/io/parse';
import { simplifyText } from '../../engines/math/simplify/forms';
import { operationCount } from '../../engines/math/simplify/measure';
import { compare, Evidence } from '../../engines/math/simplify/verify';
import { precedenceOf, PRECEDENCE, type Syntax } from '../../engines/math/io/syntax';
import { sympyAnswers } from './sympy';
import { median, quantile } from './figures';

/** Input, operations of the shortest form known, irreducible factors over the rationals (0: not asked). */
const CASES: readonly (readonly [input: string, operations: number, factors: number])[] = [
	['(x+1)^2', 2, 2],
	['x^2-5*x+6', 3, 2],
	['x^2-2', 2, 1],
	['2*x^2+5*x-3', 4, 2],
	['6*x^3-6*x', 4, 3],
	['x^4+4', 2, 2],
	['x^8-1', 2, 4],
	['x^12-1', 2, 6],
	['x^6-64', 2, 4],
	['x^4-10*x^2+1', 5, 1],
	['(x^2+x+1)^3*(x-2)^2', 9, 5],
	['x^5-x^4-2*x^3+2*x^2+x-1', 5, 5],
	['(x+2)^2-(x-2)^2', 1, 1],
	['x^7+x^5+x^4+x^2', 7, 4],
	['12*x^4-7*x^3+5*x-2', 8, 0],
	['(x^3+x+1)*(x^4-x+3)', 7, 2],
	['x^3-y^3', 3, 2],
	['x^2-4*x*y+4*y^2', 3, 2],
	['a^4+a^2*b^2+b^4', 7, 2],
	['x*y*z+x*y+y*z+z*x+x+y+z+1', 5, 3],
	['m*n-m-n+1', 3, 2],
	['a^3+b^3+c^3-3*a*b*c', 9, 2],
	['(x+y+z)^4-1', 4, 3],
	['x^2*z-y^2*z', 4, 3],
	['(a*x+b*y)^2-(a*y-b*x)^2', 9, 0],
	['(a^2-b^2)/(a-b)', 1, 1],
	['(x^5-1)/(x-1)', 4, 1],
	['2/(x-1)+3/(x+2)', 5, 3],
	['1/(1+1/(1+1/x))', 4, 2],
	['x/(x^2-1)-1/(x-1)', 4, 2],
	['a/b+c/d', 3, 3],
	['(x^3-1)/(x^2-1)', 6, 2],
	['(1/(x+h)-1/x)/h', 4, 2],
	['sin(x)^2+cos(x)^2', 0, 0],
	['1-sin(x)^2', 2, 0],
	['2*sin(x)*cos(x)', 2, 0],
	['sin(x)*cos(y)+cos(x)*sin(y)', 2, 0],
	['cos(x)^4-sin(x)^4', 2, 0],
	['sin(2*x)/sin(x)', 2, 0],
	['sec(x)^2-1', 2, 0],
	['tan(x)*cos(x)', 1, 0],
	['(1-cos(2*x))/sin(2*x)', 1, 0],
	['sin(x)/(1+cos(x))', 2, 0],
	['4*cos(x)^3-3*cos(x)', 2, 0],
	['sin(x)^2+2*sin(x)+1', 3, 2],
	['cosh(x)^2-sinh(x)^2', 0, 0],
	['cosh(x)+sinh(x)', 1, 0],
	['sinh(x)/cosh(x)', 1, 0],
	['(exp(x)-exp(-x))/2', 1, 0],
	['exp(2*x)+2*exp(x)+1', 3, 2],
	['exp(x)*exp(-x)', 0, 0],
	['2^x*3^x', 1, 0],
	['2^x*2^y', 2, 0],
	['sqrt(x^2)', 1, 0],
	['sqrt(x^2+2*x+1)', 2, 0],
	['sqrt(x)/x', 2, 0],
	['x^(1/2)*x^(1/3)', 2, 0],
	['sqrt(3+2*sqrt(2))*x', 3, 0],
	['(x-1)/(sqrt(x)-1)', 2, 0],
	['log(x*y)-log(x)', 1, 0],
	['log(x)+log(y)', 2, 0],
	['sin(x*x/x^3)', 2, 0]
];

type Task = 'simplify' | 'expand' | 'factor';
const TASKS: readonly Task[] = ['simplify', 'expand', 'factor'];

/** Processor time after which a library's remaining cases are left out. */
const PEER_MILLISECONDS = 20_000;

interface Peer {
	readonly name: string;
	/** Questions that it does not answer within some 10 s and cannot be stopped at: counted as not reached. */
	readonly endless?: readonly string[];
	answer(task: Task, input: string): string | undefined;
}

/** Simplify, expand, factor beside four libraries: right, short, factored answers and CPU milliseconds. */
export async function bench(): Promise<void> {
	console.log(`Simplify: ${CASES.length} expressions; right and as good as known, wrong, processor ms of one answer`);
	const rows: Record<string, Record<string, string | number>> = {};
	for (const peer of [ours(), computeEngine(), nerdamerPeer(), algebritePeer(), mathjs(), ...sympy()])
		rows[peer.name] = judge(peer);
	console.table(rows);
}

function judge(peer: Peer): Record<string, string | number> {
	const row: Record<string, string | number> = {};
	const times: number[] = [];
	let wrong = 0;
	let left = 0;
	const begun = processor();
	for (const task of TASKS) {
		let passed = 0;
		for (const [input, operations, factors] of CASES) {
			if (processor() - begun > PEER_MILLISECONDS || peer.endless?.includes(`${task} ${input}`)) {
				left++;
				continue;
			}
			// Fast operations are measured warm.
			let started = processor();
			let text = attempt(peer, task, input);
			if (processor() - started < 200) {
				started = processor();
				text = attempt(peer, task, input);
			}
			times.push(processor() - started);
			const verdict = text === undefined ? 'none' : verdictOf(task, input, text, operations, factors);
			if (verdict === 'wrong') wrong++;
			if (verdict === 'good') passed++;
		}
		row[task] = `${Math.round((passed / CASES.length) * 1000) / 10} %`;
	}
	row['wrong'] = wrong;
	row['not reached'] = left;
	row['median ms'] = round(median(times));
	row['p99 ms'] = round(quantile(times, 0.99));
	return row;
}

function attempt(peer: Peer, task: Task, input: string): string | undefined {
	try {
		return peer.answer(task, input);
	} catch (error) {
		// A library that throws has no answer.
		if (error instanceof Error) return undefined;
		throw error;
	}
}

function verdictOf(
	task: Task,
	input: string,
	text: string,
	operations: number,
	factors: number
): 'good' | 'poor' | 'wrong' | 'none' {
	const form = read(text);
	if (!form) return 'none';
	const equal = compare(form, new Evidence(parse(input), input));
	if (equal !== 'agree') return equal === 'differ' ? 'wrong' : 'none';
	if (task === 'simplify') return operationCount(form) <= operations ? 'good' : 'poor';
	if (task === 'factor') return factorCount(form) >= factors ? 'good' : 'poor';
	return isMultipliedOut(form) ? 'good' : 'poor';
}

/** A library's text in our grammar, which takes the spellings of all of them. */
function read(text: string): Syntax | undefined {
	try {
		return parse(text);
	} catch (error) {
		if (error instanceof Error) return undefined;
		throw error;
	}
}

/** Non-constant factors, by multiplicity, above and below the line. */
function factorCount(node: Syntax): number {
	switch (node.type) {
		case 'number':
			return 0;
		case 'negate':
			return factorCount(node.operand);
		case 'product':
			return node.factors.reduce((count, { node: factor }) => count + factorCount(factor), 0);
		case 'power': {
			const times = node.exponent.type === 'number' ? Number(node.exponent.text) : 1;
			return factorCount(node.base) * (Number.isInteger(times) ? times : 1);
		}
		default:
			return 1;
	}
}

/** Whether no sum is multiplied or raised to a whole power, but below a line. */
function isMultipliedOut(node: Syntax): boolean {
	const isSum = (x: Syntax): boolean => precedenceOf(x) === PRECEDENCE.sum;
	switch (node.type) {
		case 'sum':
			return node.terms.every((term) => isMultipliedOut(term.node));
		case 'negate':
			return isMultipliedOut(node.operand) && !isSum(node.operand);
		case 'product':
			return node.factors.every(
				({ operator, node: factor }) => operator === '/' || (!isSum(factor) && isMultipliedOut(factor))
			);
		case 'power':
			return !(isSum(node.base) && node.exponent.type === 'number');
		default:
			return true;
	}
}

const ours = (): Peer => ({
	name: 'ours',
	answer(task, input) {
		const forms = runWithin({}, () => simplifyText(input));
		return forms[task === 'simplify' ? 'simplified' : task === 'expand' ? 'expanded' : 'factored']?.text;
	}
});

function computeEngine(): Peer {
	const engine = new ComputeEngine();
	return {
		name: '@cortex-js/compute-engine',
		answer(task, input) {
			const boxed = engine.parse(latexSyntax(parse(input)));
			if (task === 'simplify') return boxed.simplify().toString();
			return engine
				.box([task === 'expand' ? 'Expand' : 'Factor', boxed])
				.evaluate()
				.toString();
		}
	};
}

const nerdamerPeer = (): Peer => ({
	name: 'nerdamer-prime',
	answer: (task, input) => (task === 'expand' ? nerdamer(input).expand() : nerdamer(`${task}(${input})`)).toString()
});

const algebritePeer = (): Peer => ({
	name: 'algebrite',
	endless: ['factor x^12-1', 'factor (x+y+z)^4-1', 'simplify (x^5-1)/(x-1)'],
	answer: (task, input) => algebrite.run(task === 'expand' ? input : `${task}(${input})`)
});

const mathjs = (): Peer => ({
	name: 'mathjs',
	endless: ['expand (x^2+x+1)^3*(x-2)^2', 'expand (x+y+z)^4-1'],
	answer: (task, input) =>
		task === 'simplify'
			? mathjsSimplify(input).toString()
			: task === 'expand'
				? rationalize(input).toString()
				: undefined
});

/** SymPy, where python3-sympy is installed. */
function sympy(): readonly Peer[] {
	const found = sympyAnswers(TASKS.flatMap((task) => CASES.map(([input]) => `${task}|${input}` as const)));
	return found ? [{ name: 'SymPy', answer: (task, input) => found(`${task}|${input}`) }] : [];
}

/** Milliseconds of processor time: what others run on the machine does not count. */
const processor = (): number => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};
const round = (value: number) => Math.round(value * 100) / 100;
