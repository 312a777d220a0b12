/** Costly inputs of the math grammar: deep, wide, nested. `npm run fuzz` sends four thousand. */
import { randomFrom } from '../support/math-reference';

export interface Adversary {
	readonly family: string;
	readonly operation: 'evaluate' | 'simplify';
	readonly text: string;
}

/** `count` inputs, the families in turn; the same for the same seed. */
export function adversaries(count: number, seed: number): Adversary[] {
	const made = new Maker(seed);
	const families = Object.entries(FAMILIES);
	return Array.from({ length: count }, (_, index) => {
		const [family, make] = families[index % families.length]!;
		const text = make(made).slice(0, 10_000);
		return { family, operation: EXPRESSIONS.has(family) && made.below(3) === 0 ? 'simplify' : 'evaluate', text };
	});
}

/** Families whose texts are plain expressions. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['deep', 'wide', 'powers', 'products', 'waves', 'roots', 'sums']);

class Maker {
	private readonly random: () => number;

	constructor(seed: number) {
		this.random = randomFrom(seed);
	}

	below(n: number): number {
		return Math.floor(this.random() * n);
	}

	/** A whole number of any size up to 10^digits, small ones more often. */
	whole(digits: number): string {
		const length = 1 + this.below(1 + this.below(digits));
		return Array.from({ length }, (_, i) => (i === 0 ? 1 + this.below(9) : this.below(10))).join('');
	}

	pick<T>(items: readonly T[]): T {
		return items[this.below(items.length)]!;
	}

	list(count: number, make: (index: number) => string, between: string): string {
		return Array.from({ length: count }, (_, i) => make(i)).join(between);
	}

	/** `wrap` around `inner`, `depth` times. */
	nest(depth: number, inner: string, wrap: (inner: string) => string): string {
		let text = inner;
		for (let i = 0; i < depth && text.length < 9_000; i++) text = wrap(text);
		return text;
	}

	/** A function of x of about this depth, of the usual kinds in integrals and equations. */
	body(depth: number, x = 'x'): string {
		if (depth <= 0) return this.pick([x, x, `${x}^${1 + this.below(9)}`, `(${x}+${this.whole(3)})`, this.whole(2)]);
		const inner = () => this.body(depth - 1 - this.below(2), x);
		return this.pick<() => string>([
			() => `${inner()}*${inner()}`,
			() => `(${inner()} + ${inner()})`,
			() => `(${inner()} - ${this.whole(3)}*${inner()})`,
			() => `${inner()}/(${inner()} + ${this.whole(2)})`,
			() => `(${inner()})^${this.pick(['2', '3', '7', '(1/2)', '(1/3)', '(-2)', '(5/3)', '40'])}`,
			() => `${this.pick(FUNCTIONS)}(${inner()})`,
			() => `${this.pick(['e', '2', x])}^(${inner()})`
		])();
	}
}

const FUNCTIONS = 'sin cos tan log exp sqrt abs atan asin sinh cosh tanh cbrt sec'.split(' ');
const LETTERS = 'abcdfghjkmnpqrstuvwxyz'.split('');

const FAMILIES: Readonly<Record<string, (m: Maker) => string>> = {
	deep: (m) =>
		m.nest(
			1 + m.below(190),
			m.pick(['x', '2', 'pi', 'x+y', '1/3']),
			m.pick<(inner: string) => string>([
				(t) => `(${t})`,
				(t) => `sqrt(1+${t})`,
				(t) => `1/(1+${t})`,
				(t) => `(${t}+1)^2`,
				(t) => `sin(${t})`,
				(t) => `abs(x-${t})`,
				(t) => `log(1+${t})`,
				(t) => `cos(2*${t})`,
				(t) => `(${t})^x`,
				(t) => `exp(${t})-1`,
				(t) => `cbrt(${t}+sqrt(2))`,
				(t) => `floor(${t}*3/2)`,
				(t) => `max(${t}, x)`,
				(t) => `-(${t})`,
				(t) => `gamma(${t})`,
				(t) => `(${t})!`
			])
		),
	wide: (m) => {
		const k = 2 + m.below(400);
		return m.pick<() => string>([
			() => m.list(k, (i) => `${m.whole(4)}*x^${i}`, ' + '),
			() => m.list(k, (i) => `sin(${i + 1}*x)`, ' + '),
			() => m.list(Math.min(k, 60), (i) => `1/(x+${i + 1})`, ' + '),
			() => m.list(k, () => `sqrt(${m.whole(4)})`, m.pick([' + ', '*'])),
			() => m.list(Math.min(k, 40), (i) => `sqrt(${i + 2})`, ' + ') + ' - 1',
			() => m.list(k, (i) => `${LETTERS[i % LETTERS.length]}^${m.below(9)}`, m.pick([' + ', '*', ' - '])),
			() => m.list(k, () => `log(${m.whole(6)})`, ' + '),
			() => m.list(k, () => `exp(${m.whole(2)}*x)`, ' - '),
			() => m.list(k, () => `sin(${m.whole(3)})`, '*'),
			() => m.list(k, () => `cos(pi/${m.whole(3)})`, ' + '),
			() => m.list(k, () => `atan(1/${m.whole(3)})`, ' - '),
			() => `(${m.list(Math.min(k, 30), (i) => `x_${i}`, '+')})^${1 + m.below(20)}`
		])();
	},
	powers: (m) =>
		m.pick<() => string>([
			() => m.list(2 + m.below(5), () => m.whole(3), '^'),
			() => `(${m.whole(3)}+x)^${m.whole(6)}`,
			() => `(x+y+${m.whole(2)})^${m.whole(3)}`,
			() => `${m.whole(6)}^${m.whole(7)}`,
			() => `${m.whole(20)}^${m.whole(20)} mod ${m.whole(30)}`,
			() => `${m.whole(6)}!`,
			() => `binomial(${m.whole(6)}, ${m.whole(5)})`,
			() => `fibonacci(${m.whole(7)})`,
			() => `(${m.whole(4)}/${m.whole(4)})^(${m.whole(4)}/${m.whole(4)})`,
			() => `root(${m.whole(60)}, ${m.whole(4)})`,
			() => `${m.whole(40)}/${m.whole(40)} + ${m.whole(40)}/${m.whole(40)}`,
			() => `sin(${m.whole(400)})`,
			() => `exp(${m.whole(12)})`,
			() => `log(${m.whole(900)})`,
			() => `gamma(${m.whole(5)}/3)`,
			() => `factor(${m.whole(60)})`,
			() => `isprime(2^${m.whole(4)}-1)`,
			() => `gcd(${m.whole(900)}, ${m.whole(900)})`,
			() => `(1+sqrt(${m.whole(2)}))^${m.whole(5)}`,
			() => `(1+i)^${m.whole(6)}`,
			() => `exp(pi*sqrt(${m.whole(4)})) - ${m.whole(20)}`,
			() => `zeta(${m.whole(4)})`
		])(),
	products: (m) =>
		m.list(1 + m.below(12), () => `(${m.body(1)} + ${m.pick(LETTERS)}^${m.below(30)})`, m.pick(['*', '/'])) +
		m.pick(['', '^2', '^17', '^200']),
	waves: (m) =>
		m.pick<() => string>([
			() => m.list(2 + m.below(24), (i) => `${m.pick(['sin', 'cos', 'tan'])}(${i + 1}*x)`, m.pick(['*', ' + '])),
			() => `tan(${m.whole(7)}*x) + tan(x)`,
			() => `cos(x)^${m.whole(3)}*sin(x)^${m.whole(3)}`,
			() => m.list(2 + m.below(10), () => `sin(${m.pick(LETTERS)}+${m.pick(LETTERS)})`, '*'),
			() => `sin(${m.list(2 + m.below(12), () => m.pick(LETTERS), '+')})`,
			() => m.list(2 + m.below(8), () => `cosh(${m.whole(2)}*x)^${m.below(9)}`, '*'),
			() => `cos(${m.whole(3)}*pi/${m.whole(4)})`,
			() => m.list(2 + m.below(6), () => `tan(${m.pick(LETTERS)})^${m.below(7)}`, ' - ')
		])(),
	roots: (m) =>
		m.pick<() => string>([
			() => m.nest(1 + m.below(40), m.whole(2), (t) => `sqrt(${m.whole(2)}+${t})`),
			() => m.list(2 + m.below(8), () => `root(${m.whole(3)}, ${2 + m.below(9)})`, ' + '),
			() => `1/(${m.list(2 + m.below(7), () => `sqrt(${m.whole(2)})`, '+')})`,
			() => `(${m.list(2 + m.below(6), () => `sqrt(${m.whole(3)})`, '+')})^${m.whole(3)}`,
			() => m.list(2 + m.below(8), () => `cbrt(x+${m.whole(2)})`, '*'),
			() => `sqrt(${m.whole(2)}+sqrt(${m.whole(2)})) - sqrt(${m.whole(2)}-sqrt(${m.whole(2)}))`,
			() => `floor(${m.list(2 + m.below(5), () => `sqrt(${m.whole(5)})`, '-')})`,
			() => `sign(${m.list(2 + m.below(20), () => `sqrt(${m.whole(9)})`, '-')})`
		])(),
	sums: (m) => {
		const inner = () =>
			m.pick(['k', 'k^2', '1/k', 'k*j', 'sqrt(k+x)', 'x^k', '1/(k+x)', 'sin(k)', 'k!', '2^k/k', '(k+j)^5']);
		const ends = () => m.pick([`1,${m.whole(6)}`, '1,n', `-5,${m.whole(4)}`, '1,infinity', '0,300']);
		const name = () => m.pick(['sum', 'product']);
		return m.pick<() => string>([
			() => `${name()}(${inner()}, k, ${ends()})`,
			() => `${name()}(${name()}(${inner()}, k, ${ends()}), j, ${ends()})`,
			() => m.nest(2 + m.below(30), inner(), (t) => `sum(${t}, k, 1, ${1 + m.below(9)})`),
			() => `sum(sum(sum(k*j*m, k, 1, ${m.whole(5)}), j, 1, ${m.whole(5)}), m, 1, ${m.whole(5)})`
		])();
	},
	// Words of schoolbooks, and the same with spaces where patterns may share them out.
	sentences: (m) => {
		const text = m.pick<() => string>([
			() =>
				`${m.pick(['vertex', 'axis of symmetry', 'discriminant', 'domain', 'inverse', 'stationary points', 'y-intercept', 'range'])} of ${m.body(1 + m.below(4))}`,
			() => `complete the square ${m.whole(40)}x^2 + ${m.whole(40)}x + ${m.body(2)}`,
			() =>
				`domain of ${m.list(1 + m.below(12), () => `${m.pick(['sqrt', 'log', 'asin', '1/'])}(x^${1 + m.below(4)} - ${m.whole(3)})`, '+')}`,
			() => `discriminant((a+b)^${m.below(30)}*x^3 + (c+d)^${m.below(30)}*x^2 + ${m.whole(3)}*x + a, x)`,
			() =>
				`${m.pick(['nth term of', 'next number in', `sum of first ${m.whole(6)} terms of`])} ${m.list(2 + m.below(12), () => m.whole(5), ', ')}`,
			() => `quadratic formula ${m.whole(30)} ${m.whole(30)} ${m.whole(30)}`,
			() =>
				`${m.whole(9)} ${m.pick(['kg', 'mi', 'V', 'ml'])} ${m.pick(['in', 'at', 'for', 'to', '/', '*'])} ${m.whole(9)} ${m.pick(['lb', 'mph', 'ohm', 'cups'])}`,
			() => `line through (${m.whole(60)}, ${m.whole(60)}) and (${m.whole(60)}, ${m.whole(60)})`,
			() =>
				`${m.whole(3)}% ${m.pick(['of', 'off', 'tip on'])} ${m.whole(9)} ${m.pick(['split by 3', 'for 4 people', 'as a percentage', ''])}`
		])();
		const words = text.split(' ');
		return m.below(3) > 0 ? text : words.join(' '.repeat(1 + m.below(9_000 / words.length)));
	},
	derivatives: (m) =>
		m.pick<() => string>([
			() => `diff(${m.body(3)}, x, ${1 + m.below(12)})`,
			() => `diff(${m.body(5)}, x)`,
			() => m.nest(1 + m.below(12), m.body(1), (t) => `diff(${t}, x)`),
			() => `diff(${m.list(2 + m.below(20), () => m.body(1), '*')}, x)`,
			() => `diff(${m.nest(m.below(30), 'x', (t) => `${m.pick(FUNCTIONS)}(${t})`)}, x)`,
			() => `diff(x^x^x, x, ${1 + m.below(5)})`
		])(),
	integrals: (m) =>
		m.pick<() => string>([
			() => `integrate(${m.body(1 + m.below(5))}, x)`,
			() => `integrate(${m.list(1 + m.below(5), () => m.body(1), '*')}, x)`,
			() => `integrate(1/(${m.list(2 + m.below(6), () => `(x^${1 + m.below(5)}+${m.whole(2)})`, '*')}), x)`,
			() => `integrate(1/(x^${3 + m.below(40)} + ${m.whole(2)}), x)`,
			() => `integrate(sin(x)^${m.whole(2)}*cos(x)^${m.whole(2)}, x)`,
			() => `integrate(x^${m.whole(2)}*e^x*sin(x), x)`,
			() => `integrate(sqrt(${m.body(1)}), x)`,
			() => `integrate(1/(${m.pick(FUNCTIONS)}(x) + ${m.pick(FUNCTIONS)}(x)), x)`,
			() => `integrate(log(x)^${m.below(30)}*x^${m.below(30)}, x)`,
			() => m.nest(2 + m.below(4), m.body(1), (t) => `integrate(${t}, x)`),
			() => `integrate((${m.body(1)})/(a*x^2 + b*x + c)^${1 + m.below(5)}, x)`
		])(),
	definite: (m) =>
		`integrate(${m.body(1 + m.below(3))}, x, ${m.pick(['0', '1', '-1', '-infinity', 'a'])}, ${m.pick(['1', '2', 'pi', 'infinity', '1000', 'b'])})`,
	limits: (m) =>
		m.pick<() => string>([
			() => `limit(${m.body(1 + m.below(4))}, x, ${m.pick(['0', '1', 'infinity', '-infinity', 'pi', 'a'])})`,
			() =>
				`limit(${m.nest(m.below(8), 'x', (t) => `exp(${t})`)}/${m.nest(m.below(8), 'x', (t) => `log(${t})`)}, x, infinity)`,
			() => `limit((${m.body(2)})/(${m.body(2)}), x, ${m.pick(['0', 'infinity'])})`,
			() => `limit((1+1/x)^(x^${m.below(9)}), x, infinity)`,
			() => `limit((${m.pick(FUNCTIONS)}(x) - ${m.pick(FUNCTIONS)}(x))/x^${m.below(30)}, x, 0)`
		])(),
	series: (m) =>
		m.pick<() => string>([
			() => `series(${m.body(1 + m.below(3))}, x, ${m.pick(['0', '1', 'a', 'infinity'])}, ${1 + m.below(40)})`,
			() => `taylor(${m.nest(1 + m.below(6), 'x', (t) => `${m.pick(FUNCTIONS)}(${t})`)}, x, 0, ${1 + m.below(40)})`
		])(),
	equations: (m) =>
		m.pick<() => string>([
			() => `${m.body(1 + m.below(3))} = ${m.body(m.below(3))}`,
			() => `${m.list(2 + m.below(50), (i) => `${m.whole(2)}*x^${i}`, ' - ')} = 0`,
			() => `solve(${m.body(3)} = a, x)`,
			() => `solve(${m.list(2 + m.below(9), (i) => `${m.pick(['sin', 'cos'])}(${i + 1}*x)`, '+')} = 0, x)`,
			() => `sqrt(x+${m.whole(2)}) + sqrt(x-${m.whole(2)}) + sqrt(2x+${m.whole(2)}) = ${m.whole(2)}`,
			() => `x^${m.whole(3)} + x + ${m.whole(2)} = 0`,
			() => `e^(${m.body(1)}) = ${m.body(1)}`,
			() => `a*x^${2 + m.below(4)} + b*x + c = 0`.replace(/^/, 'solve(').concat(', x)'),
			() => m.nest(1 + m.below(20), 'x', (t) => `abs(${t} - ${m.whole(1)})`) + ' = 1'
		])(),
	inequalities: (m) =>
		m.pick<() => string>([
			() => `${m.body(1 + m.below(2))} ${m.pick(['<', '>=', '>', '<='])} ${m.body(m.below(2))}`,
			() => `${m.list(2 + m.below(20), () => `(x-${m.whole(2)})`, '*')} > 0`,
			() => `${m.list(2 + m.below(12), () => `abs(x-${m.whole(2)})`, ' + ')} < ${m.whole(3)}`
		])(),
	systems: (m) => {
		const n = 2 + m.below(7);
		const names = 'xyzuvwst'.split('').slice(0, n);
		return m.pick<() => string>([
			() => m.list(n, () => `${m.list(n, (i) => `${m.whole(2)}*${names[i]}`, ' + ')} = ${m.whole(2)}`, ', '),
			() => m.list(n, () => `${m.list(n, (i) => `${m.pick(LETTERS)}*${names[i]}`, ' - ')} = ${m.whole(2)}`, ', '),
			() =>
				m.list(
					Math.min(n, 3),
					() => `${m.list(Math.min(n, 3), (i) => `${names[i]}^${1 + m.below(4)}`, ' + ')} = ${m.whole(2)}`,
					', '
				),
			() => `solve([${m.list(2, () => `${m.body(1)} + y^${1 + m.below(4)} = ${m.whole(1)}`, ', ')}], [x, y])`
		])();
	},
	matrices: (m) => {
		const n = 1 + m.below(m.pick([4, 9, 20]));
		const entry = m.pick<() => string>([
			() => m.whole(2),
			() => m.whole(30),
			() => m.pick(LETTERS),
			() => `sqrt(${m.whole(1)})`,
			() => m.pick(['0', '1', 'x', 'x^2', '1/x', 'sin(x)']),
			() => `${m.whole(2)}/${m.whole(2)}`
		]);
		const matrix = () => `[${m.list(n, () => m.list(n, entry, ','), '; ')}]`;
		return m.pick<() => string>([
			() => `${m.pick(['det', 'inv', 'rref', 'rank', 'eigenvalues', 'transpose', 'trace', 'norm'])}(${matrix()})`,
			() => `${matrix()}^${m.pick(['2', '10', '200', '-1', '-7'])}`,
			() => `${matrix()}*${matrix()}`,
			() => `${m.pick(['kron', 'cross', 'dot'])}(${matrix()}, ${matrix()})`
		])();
	},
	symbols: (m) => {
		const n = 2 + m.below(9);
		const matrix = `[${m.list(n, (i) => m.list(n, (j) => m.pick([`x_${i}${j}`, m.pick(LETTERS), 'x', '1', '0']), ','), '; ')}]`;
		return m.pick<() => string>([
			() => `${matrix}^${m.pick(['2', '10', '30', '-1', '-3'])}`,
			() => `rref(${matrix})`,
			() =>
				`diff(${m.nest(1 + m.below(3), 'x', (t) => m.pick([`x^(${t})`, `(${t})^x`, `(${t})/(sinh(x)+x)`, `sec(${t})`]))}, x, ${1 + m.below(20)})`,
			() => `series(1/(1+${m.nest(m.below(4), 'x', (t) => `1/(1+${t})`)}), x, a, ${1 + m.below(20)})`
		])();
	},
	units: (m) =>
		m.pick<() => string>([
			() => `${m.whole(40)} ${m.pick(UNITS)} to ${m.pick(UNITS)}`,
			() => m.list(1 + m.below(40), () => `${m.whole(3)} ${m.pick(UNITS)}`, m.pick([' * ', ' / ', ' + '])),
			() => `(${m.whole(3)} ${m.pick(UNITS)})^${m.whole(4)}`,
			() => `sqrt(${m.whole(9)} ${m.pick(UNITS)}^2) to ${m.pick(UNITS)}`,
			() => `${m.body(1)} ${m.pick(UNITS)} / ${m.body(1)} ${m.pick(UNITS)}`
		])()
};
const UNITS =
	'm km ft in mi kg lb oz s min h day N J kWh W hp Pa psi bar L gal K degC degF rad deg B KiB Mbit mph eV u'.split(' ');
