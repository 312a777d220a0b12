/** Functions of spreadsheets that are made of others: ROUNDUP(x, n), CEILING(x, s), SUMSQ(a, b), PMT(rate, n, value). */
import { defined } from '../../kit/checked';
import { type Syntax, callNode, literal, negated, productNode } from '../io/syntax';

interface Composed {
	readonly least: number;
	readonly most: number;
	readonly build: (args: readonly Syntax[], at: number) => Syntax;
}

/** Writes formulas at one place of the text. */
class Writer {
	constructor(private readonly at: number) {}

	n = (value: number): Syntax => literal(String(value), this.at);
	call = (name: string, ...args: readonly Syntax[]): Syntax => callNode(name, args, this.at);
	times = (...factors: readonly Syntax[]): Syntax => productNode(this.at, ...factors);
	negative = (x: Syntax): Syntax => negated(x, this.at);
	power = (base: Syntax, exponent: Syntax): Syntax => ({ type: 'power', base, exponent, at: this.at });
	plus = (...terms: readonly Syntax[]): Syntax => this.#sum(terms.map((node) => ({ negative: false, node })));
	minus = (a: Syntax, b: Syntax): Syntax =>
		this.#sum([
			{ negative: false, node: a },
			{ negative: true, node: b }
		]);
	over(above: Syntax, below: Syntax): Syntax {
		const factors = [{ operator: '*', node: above } as const, { operator: '/', node: below } as const];
		return { type: 'product', factors, at: this.at };
	}
	isNegative = (x: Syntax): Syntax => ({ type: 'comparison', operands: [x, this.n(0)], signs: ['<'], at: this.at });
	choice = (...operands: readonly Syntax[]): Syntax => ({ type: 'logic', operator: 'if', operands, at: this.at });

	#sum = (terms: readonly { readonly negative: boolean; readonly node: Syntax }[]): Syntax => ({
		type: 'sum',
		terms,
		at: this.at
	});
}

type Formula = (w: Writer, ...args: Syntax[]) => Syntax;

const composed = (least: number, most: number, formula: Formula): Composed => ({
	least,
	most,
	build: (args, at) => formula(new Writer(at), ...args)
});

/** Rounds |x|·10ⁿ by `how` and gives the sign back. */
const rounded =
	(how: 'ceil' | 'floor'): Formula =>
	(w, x = w.n(0), n = w.n(0)) => {
		const scale = w.power(w.n(10), n);
		return w.over(w.times(w.call('sign', x), w.call(how, w.times(w.call('abs', x), scale))), scale);
	};

/** s·how(x/s). */
const multiple =
	(how: 'ceil' | 'floor' | 'round'): Formula =>
	(w, x = w.n(0), s = w.n(1)) =>
		w.times(s, w.call(how, w.over(x, s)));

/** The next number away from 0 that leaves `rest` when halved: EVEN(3) is 4, ODD(2) is 3. */
function awayFromZero(w: Writer, x: Syntax, rest: 0 | 1): Syntax {
	const steps = w.call('ceil', w.over(w.minus(w.call('abs', x), w.n(rest)), w.n(2)));
	const whole = w.plus(w.times(w.n(2), w.call('max', steps, w.n(0))), w.n(rest));
	return rest === 0 ? w.times(w.call('sign', x), whole) : w.choice(w.isNegative(x), w.negative(whole), whole);
}

/** The mean of the squares of the deviations. */
const populationVariance: Formula = (w, ...args) =>
	w.over(w.times(w.call('variance', ...args), w.n(args.length - 1)), w.n(args.length));

/** (1 + rate)^count. */
const growth = (w: Writer, rate: Syntax, count: Syntax): Syntax => w.power(w.plus(w.n(1), rate), count);
const discount = (w: Writer, rate: Syntax, count: Syntax): Syntax =>
	w.minus(w.n(1), growth(w, rate, w.negative(count)));

/** Names are those of the common spreadsheets, in any case. */
const FUNCTIONS: Readonly<Record<string, Composed>> = {
	roundup: composed(1, 2, rounded('ceil')),
	rounddown: composed(1, 2, rounded('floor')),
	trunc: composed(2, 2, rounded('floor')),
	ceiling: composed(2, 2, multiple('ceil')),
	floor: composed(2, 2, multiple('floor')),
	mround: composed(2, 2, multiple('round')),
	sumsq: composed(1, 100, (w, ...args) => w.plus(...args.map((x) => w.power(x, w.n(2))))),
	varp: composed(2, 1_000, populationVariance),
	stdevp: composed(2, 1_000, (w, ...args) => w.call('sqrt', populationVariance(w, ...args))),
	geomean: composed(1, 1_000, (w, ...args) => w.call('root', w.times(...args), w.n(args.length))),
	harmean: composed(1, 1_000, (w, ...args) => w.over(w.n(args.length), w.plus(...args.map((x) => w.over(w.n(1), x))))),
	spread: composed(1, 1_000, (w, ...args) => w.minus(w.call('max', ...args), w.call('min', ...args))),
	count: composed(1, 100, (w, ...args) => w.n(args.length)),
	even: composed(1, 1, (w, x) => awayFromZero(w, defined(x), 0)),
	odd: composed(1, 1, (w, x) => awayFromZero(w, defined(x), 1)),
	pv: composed(3, 3, (w, rate = w.n(0), count = w.n(0), payment = w.n(0)) =>
		w.negative(w.over(w.times(payment, discount(w, rate, count)), rate))
	),
	pmt: composed(3, 3, (w, rate = w.n(0), count = w.n(0), value = w.n(0)) =>
		w.negative(w.over(w.times(value, rate), discount(w, rate, count)))
	),
	fv: composed(3, 4, (w, rate = w.n(0), count = w.n(0), payment = w.n(0), value = w.n(0)) => {
		const grown = growth(w, rate, count);
		return w.negative(w.plus(w.times(value, grown), w.over(w.times(payment, w.minus(grown, w.n(1))), rate)));
	})
};

/** The function of this name where so many arguments make it one of a spreadsheet. */
export function composedFunction(name: string, count: number): Composed | undefined {
	const lower = name.toLowerCase();
	const found = Object.hasOwn(FUNCTIONS, lower) ? FUNCTIONS[lower] : undefined;
	return found && count >= found.least && count <= found.most ? found : undefined;
}
