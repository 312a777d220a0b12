/** Generated calculus against numbers: mathjs in doubles, differences, quadrature, nearby values. */
import type { EvalFunction } from 'mathjs';
import { ApiError } from '../../engines/kit/errors';
import * as calculus from '../../engines/math/calculus.lazy';
import { engine } from '../../engines/math/engine';
import * as sentences from '../../engines/math/sentences.lazy';
import * as words from '../../engines/math/words.lazy';
import * as special from '../../engines/math/special.lazy';
import * as sums from '../../engines/math/sums.lazy';
import * as units from '../../engines/math/units.lazy';
import { testContext } from '../support/context';
import { compareSlope, math, near, quadrature, realAt, type Verdict } from '../support/math-numbers';
import { randomFrom } from '../support/math-reference';

export interface CalculusReport {
	agreed: number;
	/** Refused by name. */
	declined: number;
	undecided: number;
	/** Each a sentence naming the question. */
	readonly wrong: string[];
}

const PARTS: Readonly<Record<string, unknown>> = {
	'math/calculus': calculus,
	'math/sentences': sentences,
	'math/words': words,
	'math/special': special,
	'math/sums': sums,
	'math/units': units
};
/** The engine's lazy parts, loaded. */
export const context = testContext({ lazy: async <M>(name: string) => PARTS[name] as M });

/** Asks `count` questions, the kinds in turn; the same for the same seed. */
export async function fuzzCalculus(count: number, seed: number): Promise<CalculusReport> {
	const make = new Maker(seed);
	const report: CalculusReport = { agreed: 0, declined: 0, undecided: 0, wrong: [] };
	for (let index = 0; index < count; index++) {
		const question = KINDS[index % KINDS.length]!(make);
		let answer: Awaited<ReturnType<typeof engine.evaluate>>;
		try {
			answer = await engine.evaluate({ expression: question.text, digits: 20 }, context);
		} catch (error) {
			if (!(error instanceof ApiError)) throw new Error(`failed on ${question.text}`, { cause: error });
			report.declined++;
			continue;
		}
		const verdict = question.check(answer);
		if (typeof verdict === 'string') report[verdict]++;
		else report.wrong.push(`${question.text} = ${answer.exact}: ${verdict.wrong}`);
	}
	return report;
}

/** An answer of the engine. */
export type Answer = Awaited<ReturnType<typeof engine.evaluate>>;

/** A question and how an answer is compared with numbers. */
export type Question = { readonly text: string; readonly check: (answer: Answer) => Verdict };

class Maker {
	private readonly random: () => number;

	constructor(seed: number) {
		this.random = randomFrom(seed);
	}

	below(n: number): number {
		return Math.floor(this.random() * n);
	}

	pick<T>(items: readonly T[]): T {
		return items[this.below(items.length)]!;
	}

	/** A whole number from −n to n without 0. */
	number(n = 6): number {
		return (1 + this.below(n)) * (this.below(3) === 0 ? -1 : 1);
	}

	positive(n = 6): number {
		return 1 + this.below(n);
	}

	line(): string {
		return `(${this.number(4)}*x + ${this.number()})`;
	}

	polynomial(degree: number): string {
		return `(${Array.from({ length: degree + 1 }, (_, k) => `${this.number()}*x^${k}`).join(' + ')})`;
	}

	/** A function of x, of any kind that people differentiate. */
	body(depth: number): string {
		if (depth === 0) return this.pick(['x', this.line(), this.polynomial(2), String(this.positive()), 'x^3']);
		const inner = () => this.body(depth - 1);
		return this.pick<() => string>([
			() => `${inner()}*${inner()}`,
			() => `(${inner()} + ${inner()})`,
			() => `(${inner()} - ${inner()})`,
			() => `${inner()}/(${inner()} + ${this.positive()})`,
			() => `(${inner()})^${this.pick(['2', '3', '(-1)', '(1/2)', '(2/3)'])}`,
			() => `${this.pick(FUNCTIONS)}(${inner()})`,
			() => `${this.pick(['e', '2'])}^(${inner()}/8)`
		])();
	}
}

const FUNCTIONS = 'sin cos tan log exp sqrt atan asin sinh cosh tanh abs'.split(' ');

const derivative = (m: Maker): Question => {
	const f = m.body(1 + m.below(3));
	return { text: `diff(${f}, x)`, check: ({ exact }) => compareSlope(f, exact) };
};

const integrand = (m: Maker): string =>
	m.pick<() => string>([
		() => m.polynomial(3),
		() => `${m.polynomial(1)}/${m.polynomial(2)}`,
		() => `1/(${m.line()}*${m.line()})`,
		() => `${m.polynomial(2)}/(x^2 + ${m.positive()})^${m.positive(2)}`,
		() => `x^${m.below(4)}*e^(${m.number(3)}*x)`,
		() => `x^${m.below(3)}*${m.pick(['sin', 'cos'])}(${m.number(3)}*x)`,
		() => `e^(${m.number(2)}*x)*${m.pick(['sin', 'cos'])}(${m.positive(3)}*x)`,
		() => `sin(x)^${m.below(4)}*cos(x)^${m.below(4)}`,
		() => `x^${m.below(4)}*log(${m.positive(4)}*x)^${m.positive(2)}`,
		() => `x*${m.pick(['atan', 'log', 'cosh', 'sinh'])}(x)`,
		() => `sqrt(${m.line()})*${m.polynomial(1)}`,
		() => `1/sqrt(${m.positive(9)} - x^2)`,
		() => `x^${m.below(3)}*sqrt(x^2 + ${m.positive()})`,
		() => `1/(x*sqrt(x^2 + ${m.positive()}))`,
		() => `cos(x)/(${m.positive(3)} + sin(x)^2)`,
		() => `1/(${1 + m.positive(3)} + ${m.pick(['sin', 'cos'])}(x))`,
		() => `${m.pick(['tan', 'sec', 'tanh'])}(x)^${m.positive(3)}`,
		() => `x*e^(${m.number(3)}*x^2)`,
		() => `${m.pick(FUNCTIONS)}(${m.line()})`,
		() => `1/(e^x + ${m.positive(3)})`,
		() => `abs(${m.line()})`,
		() => m.body(2)
	])();

const antiderivative = (m: Maker): Question => {
	const f = integrand(m);
	return { text: `integrate(${f}, x)`, check: ({ exact }) => compareSlope(exact, f) };
};

const definite = (m: Maker): Question => {
	const f = integrand(m);
	const from = m.below(4) - 2;
	const to = from + m.positive(3);
	return {
		text: `integrate(${f}, x, ${from}, ${to})`,
		check: ({ decimal, exact }) => {
			const compiled = math.compile(f);
			const [rough, fine] = [quadrature(compiled, from, to, 60), quadrature(compiled, from, to, 137)];
			if (rough === undefined || fine === undefined || !near(rough, fine, 1e-7)) return 'undecided';
			const value = decimal ?? realAt(math.compile(exact), 0);
			if (value === undefined) return { wrong: `it has no value, but is ${fine}` };
			return near(value, fine, 1e-5) ? 'agreed' : { wrong: `it is ${fine}` };
		}
	};
};

/** A limit whose value is reached at the rate of some power of the distance. */
const limit = (m: Maker): Question => {
	const a = m.below(3);
	const [a1, b1, c1] = [m.number(), m.number(), m.positive()];
	const [f, to] = m.pick<() => readonly [string, string]>([
		() => [`(${m.pick(['sin', 'tan', 'atan', 'sinh'])}(${a1}*x))/(${b1}*x)`, '0'],
		() => [`(e^(${a1}*x) - 1)/(${b1}*x)`, '0'],
		() => [`(1 - cos(${a1}*x))/(${b1}*x^2)`, '0'],
		() => [`log(1 + ${c1}*x)/(${b1}*x)`, '0'],
		() => [`(sqrt(${c1 * c1} + x) - ${c1})/x`, '0'],
		() => [`(x^${c1} - ${a ** c1})/(x - ${a})`, String(a)],
		() => [`(1 + ${a1}/x)^(${b1}*x)`, 'infinity'],
		() => [`${m.polynomial(3)}/${m.polynomial(3)}`, 'infinity'],
		() => [`sqrt(x^2 + ${a1}*x) - x`, 'infinity'],
		() => [`x*log(1 + ${c1}/x)`, 'infinity'],
		() => [`(x - sin(x))/(${b1}*x^3)`, '0'],
		() => [`(1 + ${a1}*x)^(1/x)`, '0'],
		() => [`x*sin(${a1}/x)`, 'infinity'],
		() => [`atan(${a1}*x) + ${b1}`, 'infinity'],
		() => [`(${m.body(1)} + ${c1})`, String(a)],
		() => [`(2^x - 1)/(3^x - 1)`, '0'],
		() => [`(e^x - e^(-x))/(${b1}*sin(x))`, '0']
	])();
	return {
		text: `limit(${f}, x, ${to})`,
		check: ({ decimal }) => {
			const compiled = math.compile(f);
			const values =
				to === 'infinity'
					? [1e4, 1e5].map((x) => realAt(compiled, x))
					: [1e-3, -1e-3, 3e-4, -3e-4].map((h) => realAt(compiled, Number(to) + h));
			if (values.some((value) => value === undefined)) return 'undecided';
			const [first, second] = values as number[];
			// Far or near enough that the next power of the distance is small.
			const found = to === 'infinity' ? second! + (second! - first!) / 9 : (first! + second!) / 2;
			const finer = to === 'infinity' ? second! : (values[2]! + values[3]!) / 2;
			if (Math.abs(found) > 1e4 || !near(found, finer, 2e-3)) return 'undecided';
			if (decimal === null) return { wrong: `it has no value, but is near ${found}` };
			return near(decimal, found, 2e-3) ? 'agreed' : { wrong: `it is near ${found}` };
		}
	};
};

const equation = (m: Maker): Question => {
	const [left, right] = m.pick<() => readonly [string, string]>([
		() => [m.line(), m.line()],
		() => [m.polynomial(2), String(m.number())],
		() => [m.polynomial(3), '0'],
		() => [`${m.line()}*${m.line()}*${m.line()}`, '0'],
		() => [`x^4 - ${m.positive()}*x^2 + ${m.positive(3)}`, '0'],
		() => [`${m.line()}/${m.line()}`, String(m.number())],
		() => [`abs(${m.line()})`, String(m.positive())],
		() => [`sqrt(${m.line()})`, m.pick([String(m.positive()), 'x'])],
		() => [`e^(${m.number(3)}*x)`, String(m.positive())],
		() => [`log(${m.line()})`, String(m.number(2))],
		() => [`e^(2*x) - ${m.positive()}*e^x + ${m.positive()}`, '0'],
		() => [`2^x`, `3^(x - ${m.positive()})`],
		() => [`x*e^x`, `${m.positive(3)}`],
		() => [`abs(x - ${m.positive()}) + abs(x + ${m.positive()})`, String(m.positive() + 12)],
		() => [`sqrt(x + ${m.positive()}) - sqrt(x)`, `1/${m.positive()}`],
		() => [`x^5 - x - ${m.positive()}`, '0'],
		() => [`log(x) + log(x + ${m.positive()})`, `log(${m.positive(9)})`],
		() => [`cos(x)`, 'x'],
		() => [`x^(2/3)`, String(m.positive())]
	])();
	return { text: `solve(${left} = ${right}, x)`, check: (answer) => checkRoots(left, right, answer) };
};

/** Whether the peer knows every function of an answer; of others, such as Lambert's W, the digits are compared. */
const isReadable = (exact: string | null): exact is string =>
	exact !== null && (exact.match(/[a-z]\w*(?=\()/gi) ?? []).every((name) => name in math);

/** Every solution solves; every change of sign between −12 and 12 is near one. */
function checkRoots(left: string, right: string, { solutions }: Answer): Verdict {
	if (!solutions) return { wrong: 'it has no list of solutions' };
	if (solutions.some(({ condition }) => condition?.includes('any whole number'))) return 'undecided';
	// Every x, or all of an interval.
	if (solutions.some(({ exact }) => exact !== null && /(?<![a-z])x(?![a-z])/.test(exact))) return 'undecided';
	const difference = math.compile(`(${left}) - (${right})`);
	const size = math.compile(`abs(${left}) + abs(${right}) + 1`);
	const reals: number[] = [];
	for (const { exact, decimal_text: digits } of solutions) {
		const x = math.evaluate(isReadable(exact) ? exact : (digits ?? 'NaN')) as number | { re: number; im: number };
		const rest = math.abs(difference.evaluate({ x }) as number) as number;
		const scale = math.abs(size.evaluate({ x }) as number) as number;
		if (!(rest < 1e-9 * scale * (1 + Math.abs(math.abs(x as number) as number))))
			return { wrong: `${exact ?? digits} leaves ${rest}` };
		if (typeof x === 'number') reals.push(x);
		else if (Math.abs(x.im) < 1e-9) reals.push(x.re);
	}
	let [before, at] = [realAt(difference, -12.0137), -12.0137];
	for (let x = -11.9637; x < 12; x += 0.05) {
		const value = realAt(difference, x);
		if (before !== undefined && value !== undefined && before * value < 0 && Math.abs(before) + Math.abs(value) < 50) {
			if (isRoot(difference, at, x) && !reals.some((each) => each > at - 1e-6 && each < x + 1e-6))
				return { wrong: `there is a solution between ${at.toFixed(3)} and ${x.toFixed(3)}` };
		}
		[before, at] = [value, x];
	}
	return 'agreed';
}

/** Whether a change of sign is a zero, and no pole or jump: halving comes near 0. */
function isRoot(f: EvalFunction, from: number, to: number): boolean {
	let [low, high] = [from, to];
	const sign = Math.sign(realAt(f, low) ?? 0);
	for (let round = 0; round < 45; round++) {
		const middle = (low + high) / 2;
		const value = realAt(f, middle);
		if (value === undefined) return false;
		if (Math.sign(value) === sign) low = middle;
		else high = middle;
	}
	const rest = realAt(f, low);
	return rest !== undefined && Math.abs(rest) < 1e-6;
}

const KINDS = [derivative, antiderivative, definite, limit, equation];

/** Names of the kinds of questions, in the order in which they come in turn. */
export const KIND_NAMES = ['diff', 'integrate', 'definite', 'limit', 'equation'] as const;

/** `count` questions of each kind for a seed. */
export function freshQuestions(count: number, seed: number): (Question & { readonly kind: string })[] {
	const make = new Maker(seed);
	return KINDS.flatMap((question, k) =>
		Array.from({ length: count }, () => ({ ...question(make), kind: KIND_NAMES[k] ?? '' }))
	);
}
