/** Random math expressions with values by decimal.js; shares no code with the engine. */
import Decimal from 'decimal.js';

/** A complex number; `im` null says that it never left the reals. */
export type ReferenceValue = { readonly re: Decimal; readonly im: Decimal | null };

/** The formula is undefined, or this reference cannot decide it (a branch cut, a whole number under floor). */
export class NoValue extends Error {
	override readonly name = 'NoValue';
}

/** An expression as text and as a function of the precision and the unknowns. */
export interface Sample {
	readonly text: string;
	readonly value: (field: Field, unknowns: Readonly<Record<string, string>>) => ReferenceValue;
}

/** Complex arithmetic at one precision. */
export class Field {
	readonly D: typeof Decimal;
	private readonly pi: Decimal;
	/** What counts as nothing beside 1 at this precision. */
	private readonly tiny: Decimal;

	constructor(readonly digits: number) {
		this.D = Decimal.clone({ precision: digits, maxE: 9e15, minE: -9e15, defaults: true });
		this.pi = this.D.acos(-1);
		this.tiny = new this.D(10).pow(-digits + 15);
	}

	number(text: string): ReferenceValue {
		return { re: new this.D(text), im: null };
	}
	constant(name: string): ReferenceValue {
		const { D } = this;
		switch (name) {
			case 'pi':
				return { re: this.pi, im: null };
			case 'e':
				return { re: D.exp(1), im: null };
			case 'phi':
				return { re: new D(5).sqrt().plus(1).div(2), im: null };
			default:
				return { re: new D(0), im: new D(1) };
		}
	}
	add(a: ReferenceValue, b: ReferenceValue): ReferenceValue {
		return { re: this.sum(a.re, b.re), im: a.im || b.im ? this.sum(this.im(a), this.im(b)) : null };
	}
	/** A sum that cancels to rounding noise is not told from 0. */
	private sum(a: Decimal, b: Decimal): Decimal {
		const sum = a.plus(b);
		if (sum.isZero() || sum.abs().gt(this.D.max(a.abs(), b.abs()).times(this.tiny))) return sum;
		throw new NoValue('cancelled');
	}
	negate(a: ReferenceValue): ReferenceValue {
		return { re: a.re.neg(), im: a.im && a.im.neg() };
	}
	multiply(a: ReferenceValue, b: ReferenceValue): ReferenceValue {
		if (!a.im && !b.im) return { re: a.re.times(b.re), im: null };
		const [x, y, u, v] = [a.re, this.im(a), b.re, this.im(b)];
		return { re: x.times(u).minus(y.times(v)), im: x.times(v).plus(y.times(u)) };
	}
	invert(a: ReferenceValue): ReferenceValue {
		if (a.re.isZero() && this.im(a).isZero()) throw new NoValue('division by zero');
		if (!a.im) return { re: new this.D(1).div(a.re), im: null };
		const norm = a.re.times(a.re).plus(a.im.times(a.im));
		return { re: a.re.div(norm), im: a.im.neg().div(norm) };
	}
	exp(a: ReferenceValue): ReferenceValue {
		if (a.re.abs().gt(1e5)) throw new NoValue('too large');
		const size = a.re.exp();
		return a.im ? { re: size.times(this.cos(a.im)), im: size.times(this.sin(a.im)) } : { re: size, im: null };
	}
	log(a: ReferenceValue): ReferenceValue {
		if (a.re.isZero() && this.im(a).isZero()) throw new NoValue('log of zero');
		if (!a.im && a.re.gt(0)) {
			const distance = a.re.minus(1).abs();
			if (!distance.isZero() && distance.lt(this.tiny)) throw new NoValue('log of nearly 1');
			return { re: a.re.ln(), im: null };
		}
		return { re: this.size(a).ln(), im: this.angle(a) };
	}
	size(a: ReferenceValue): Decimal {
		return a.im ? a.re.times(a.re).plus(a.im.times(a.im)).sqrt() : a.re.abs();
	}
	private angle(a: ReferenceValue): Decimal {
		const im = this.im(a);
		if (!a.im) return a.re.lt(0) ? this.pi : new this.D(0);
		if (im.abs().lt(a.re.abs().times(this.tiny)) && a.re.lt(0)) throw new NoValue('on the branch cut');
		return this.D.atan2(im, a.re);
	}
	power(a: ReferenceValue, b: ReferenceValue): ReferenceValue {
		if (!b.im && b.re.isInteger() && b.re.abs().lte(60)) {
			if (b.re.isZero()) return { re: new this.D(1), im: null };
			let result = a;
			for (let k = 1; k < b.re.abs().toNumber(); k++) result = this.multiply(result, a);
			return b.re.lt(0) ? this.invert(result) : result;
		}
		if (a.re.isZero() && this.im(a).isZero()) {
			if (b.re.gt(0)) return a;
			throw new NoValue('zero to a power');
		}
		return this.exp(this.multiply(b, this.log(a)));
	}
	apply(name: string, a: ReferenceValue): ReferenceValue {
		const { D } = this;
		const one: ReferenceValue = { re: new D(1), im: null };
		const half: ReferenceValue = { re: new D('0.5'), im: null };
		const i: ReferenceValue = { re: new D(0), im: new D(1) };
		const square = (z: ReferenceValue) => this.multiply(z, z);
		const root = (z: ReferenceValue) => (z.re.isZero() && this.im(z).isZero() ? z : this.power(z, half));
		switch (name) {
			case 'sqrt':
				return root(a);
			case 'exp':
				return this.exp(a);
			case 'log':
				return this.log(a);
			case 'sin':
			case 'cos': {
				if (!a.im) return { re: name === 'sin' ? this.sin(a.re) : this.cos(a.re), im: null };
				const up = this.exp(this.multiply(i, a));
				const down = this.invert(up);
				if (name === 'cos') return this.multiply(half, this.add(up, down));
				return this.multiply(this.invert({ re: new D(0), im: new D(2) }), this.add(up, this.negate(down)));
			}
			case 'tan':
				return this.multiply(this.apply('sin', a), this.invert(this.apply('cos', a)));
			case 'sinh':
			case 'cosh': {
				const up = this.exp(a);
				const down = this.invert(up);
				return this.multiply(half, this.add(up, name === 'sinh' ? this.negate(down) : down));
			}
			case 'tanh':
				if (!a.im && a.re.abs().gt(this.digits * 1.1)) throw new NoValue('tanh of nearly 1');
				return this.multiply(this.apply('sinh', a), this.invert(this.apply('cosh', a)));
			case 'atan': {
				if (!a.im) return { re: a.re.atan(), im: null };
				const turned = this.multiply(i, a);
				const difference = this.add(
					this.log(this.add(one, this.negate(turned))),
					this.negate(this.log(this.add(one, turned)))
				);
				return this.multiply({ re: new D(0), im: new D('0.5') }, difference);
			}
			case 'asin': {
				if (!a.im && a.re.abs().lte(1)) return { re: a.re.asin(), im: null };
				const inner = this.add(this.multiply(i, a), root(this.add(one, this.negate(square(a)))));
				return this.multiply({ re: new D(0), im: new D(-1) }, this.log(inner));
			}
			case 'asinh':
				return !a.im && a.re.lt(0)
					? this.negate(this.apply('asinh', this.negate(a)))
					: this.log(this.add(a, root(this.add(square(a), one))));
			case 'abs':
				return { re: this.size(a), im: null };
			case 'floor': {
				if (a.im) throw new NoValue('floor of a complex number');
				const near = a.re.round();
				if (
					!a.re.eq(near) &&
					a.re
						.minus(near)
						.abs()
						.lt(this.tiny.times(D.max(1, a.re.abs())))
				)
					throw new NoValue('floor near a whole number');
				return { re: a.re.floor(), im: null };
			}
			default:
				throw new Error(`no function ${name}`);
		}
	}

	/** sin π is rounding noise here, not a number. */
	private clear(value: Decimal): Decimal {
		if (value.abs().lt(this.tiny) && !value.isZero()) throw new NoValue('near a zero of sine');
		return value;
	}
	private im(a: ReferenceValue): Decimal {
		return a.im ?? new this.D(0);
	}
	private sin(x: Decimal): Decimal {
		if (x.abs().gt(1e6)) throw new NoValue('angle too large');
		return this.clear(x.sin());
	}
	private cos(x: Decimal): Decimal {
		if (x.abs().gt(1e6)) throw new NoValue('angle too large');
		return this.clear(x.cos());
	}
}

/** Numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const FUNCTIONS = [
	'sqrt',
	'sin',
	'cos',
	'tan',
	'exp',
	'log',
	'atan',
	'asin',
	'sinh',
	'cosh',
	'tanh',
	'asinh',
	'abs',
	'floor'
];

/** A random expression of at most `depth` levels; `unknowns` are names that may occur, `complex` allows i. */
export function randomSample(
	random: () => number,
	depth: number,
	unknowns: readonly string[] = [],
	complex = false
): Sample {
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const below = (): Sample => randomSample(random, depth - 1, unknowns, complex);
	const kind = depth <= 0 ? 0 : random();
	if (kind < 0.18) {
		const name = pick(['pi', 'e', 'phi', ...(complex ? ['i', 'i'] : []), ...unknowns, ...unknowns, ...unknowns]);
		const leaf = random();
		if (unknowns.includes(name) && leaf < 0.75) {
			return { text: name, value: (field, values) => field.number(values[name] ?? '0') };
		}
		if (leaf < 0.3)
			return {
				text: name,
				value: (field, values) => (unknowns.includes(name) ? field.number(values[name] ?? '0') : field.constant(name))
			};
		if (leaf < 0.5) {
			// Multiples of π reach the tables of exact angles.
			const [a, b] = [1 + Math.floor(random() * 24), pick([2, 3, 4, 5, 6, 8, 10, 12])];
			return {
				text: `${a}pi/${b}`,
				value: (field) =>
					field.multiply(
						field.constant('pi'),
						field.multiply(field.number(String(a)), field.invert(field.number(String(b))))
					)
			};
		}
		const text = pick(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '0.5', '1.25', '0.1', '27', '50']);
		return { text, value: (field) => field.number(text) };
	}
	if (kind < 0.5) {
		const [a, b] = [below(), below()];
		const sign = pick(['+', '-', '*', '/']);
		return {
			text: `(${a.text})${pick(['', ' '])}${sign}(${b.text})`,
			value: (field, values) => {
				const [x, y] = [a.value(field, values), b.value(field, values)];
				if (sign === '+') return field.add(x, y);
				if (sign === '-') return field.add(x, field.negate(y));
				return field.multiply(x, sign === '*' ? y : field.invert(y));
			}
		};
	}
	if (kind < 0.6) {
		const a = below();
		return { text: `-(${a.text})`, value: (field, values) => field.negate(a.value(field, values)) };
	}
	if (kind < 0.76) {
		const a = below();
		const [text, num, den] = pick([
			['2', 2, 1],
			['3', 3, 1],
			['-1', -1, 1],
			['-2', -2, 1],
			['(1/2)', 1, 2],
			['(1/3)', 1, 3],
			['(3/2)', 3, 2],
			['(-1/2)', -1, 2],
			['(2/5)', 2, 5]
		] as const);
		return {
			text: `(${a.text})^${text}`,
			value: (field, values) => {
				const base = a.value(field, values);
				const exponent =
					den === 1
						? field.number(String(num))
						: field.multiply(field.number(String(num)), field.invert(field.number(String(den))));
				return field.power(base, exponent);
			}
		};
	}
	const name = pick(FUNCTIONS);
	const a = below();
	return { text: `${name}(${a.text})`, value: (field, values) => field.apply(name, a.value(field, values)) };
}

/** Reads `a + b*i` as the engine writes it. */
export function readComplex(text: string): ReferenceValue {
	const pure = /^(-?[\d.]+(?:e[+-]?\d+)?)\*i$/.exec(text);
	if (pure) return { re: new Decimal(0), im: new Decimal(pure[1] as string) };
	const match = /^(-?[\d.]+(?:e[+-]?\d+)?)(?: ([+-]) ([\d.]+(?:e[+-]?\d+)?)\*i)?$/.exec(text);
	if (!match) throw new Error(`no number: ${text}`);
	const im = match[3] === undefined ? null : new Decimal((match[2] === '-' ? '-' : '') + match[3]);
	return { re: new Decimal(match[1] as string), im };
}
