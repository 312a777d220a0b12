/** The first pass over expressions that become rational functions: which kernels they need. */
import { itemAt } from '../../kit/checked';
import { subtract } from '../core/arithmetic';
import { isReal } from '../core/assumptions';
import { spend } from '../core/budget';
import { E, isInteger, isNumber, splitCoefficient, termsOf, type Expression } from '../core/expression';
import { power } from '../core/powers';
import { gcdOf } from '../core/rational';
import { AngleTable, argumentsOf, CIRCLE, type Family, HYPERBOLA } from './angles';

export interface KernelOptions {
	/** Circular functions by sine and cosine: of the arguments as they are, of sums taken apart, or of half angles. */
	readonly circular?: 'whole' | 'split' | 'halved';
	/** Hyperbolic functions likewise, or by exponentials. */
	readonly hyperbolic?: 'whole' | 'split' | 'halved' | 'exponential';
	/** x becomes the power of its root where a root of the unknown x occurs. */
	readonly roots?: 'substituted';
}

/** Functions f with f(u + 1) a multiple of f(u). */
export type Stepping = 'factorial' | 'gamma';

export class KernelCollection {
	/** Unknowns, constants and function values that are kernels as they are. */
	readonly plain = new Map<string, Expression>();
	/** Base → least common denominator of the fractional exponents that it carries. */
	readonly roots = new Map<string, { base: Expression; order: bigint }>();
	/** `base^rest` → least common denominator of the coefficients of the exponent `rest`. */
	readonly exponentials = new Map<string, { base: Expression; rest: Expression; order: bigint }>();
	/** Factorials and gammas whose arguments differ by whole numbers: the lowest of each, (argument + offset)!. */
	readonly factorials = new Map<string, { name: Stepping; argument: Expression; offset: bigint }>();
	readonly tables = new Map<Family, AngleTable>();

	constructor(
		x: Expression,
		readonly options: KernelOptions
	) {
		for (const [family, mode] of [
			[CIRCLE, options.circular],
			[HYPERBOLA, options.hyperbolic]
		] as const) {
			if (mode === undefined || mode === 'exponential') continue;
			const found = argumentsOf(x, family);
			if (found.length > 0) this.tables.set(family, new AngleTable(found, mode === 'whole', mode === 'halved'));
		}
		this.#visit(x);
	}

	familyOf(name: string, args: readonly Expression[]): Family | undefined {
		for (const [family, table] of this.tables) if (family.names.has(name) && table.has(itemAt(args, 0))) return family;
		return undefined;
	}

	isExponential(name: string): boolean {
		return this.options.hyperbolic === 'exponential' && HYPERBOLA.names.has(name);
	}

	/** Whether the kernel of `base` is its root, of which it is a power. */
	isSubstituted(base: Expression): boolean {
		return this.options.roots === 'substituted' && base.kind === 'symbol' && this.roots.has(base.key);
	}

	#visit(x: Expression): void {
		spend(0.3);
		switch (x.kind) {
			case 'number':
				return;
			case 'symbol':
			case 'constant':
				this.#declarePlain(x);
				return;
			case 'sum':
				for (const term of x.terms) this.#visit(term);
				return;
			case 'product':
				for (const { base, exponent } of x.factors) this.#visitPower(base, exponent);
				return;
			case 'power':
				this.#visitPower(x.base, x.exponent);
				return;
			case 'call':
				this.#visitCall(x.name, x.args, x);
		}
	}

	#visitPower(base: Expression, exponent: Expression): void {
		if (exponent.kind === 'number') {
			if (exponent.value.den !== 1n) {
				const order = this.roots.get(base.key)?.order ?? 1n;
				this.roots.set(base.key, { base, order: leastCommonMultiple(order, exponent.value.den) });
			}
			// A number to a whole power that is too long to write.
			if (base.kind === 'number' && exponent.value.den === 1n) this.#declarePlain(power(base, exponent));
			else this.#visit(base);
			return;
		}
		for (const term of termsOf(exponent)) {
			const { coefficient, rest } = splitCoefficient(term);
			if (!rest) {
				this.#visitPower(base, term);
				continue;
			}
			const key = `${base.key}^${rest.key}`;
			const order = this.exponentials.get(key)?.order ?? 1n;
			this.exponentials.set(key, { base, rest, order: leastCommonMultiple(order, coefficient.den) });
		}
	}

	#declarePlain(x: Expression): void {
		this.plain.set(x.key, x);
	}

	#visitCall(name: string, args: readonly Expression[], x: Expression): void {
		if (this.familyOf(name, args)) return;
		if (this.isExponential(name)) {
			this.#visitPower(E, itemAt(args, 0));
			return;
		}
		if (name === 'factorial' || name === 'gamma') {
			const { core, offset } = steps(name, itemAt(args, 0));
			const known = this.factorials.get(core.key);
			this.factorials.set(core.key, {
				name: known && known.name !== name ? 'factorial' : name,
				argument: core,
				offset: known && known.offset < offset ? known.offset : offset
			});
			this.#visit(core);
			return;
		}
		this.#declarePlain(x);
		if (name === 'abs' && isReal(itemAt(args, 0))) this.#visit(itemAt(args, 0));
	}
}

const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / gcdOf(a, b)) * b;

/** name(x) as (core + offset)!: Γ(x) is (x − 1)!. */
export function steps(name: Stepping, x: Expression): { core: Expression; offset: bigint } {
	const { core, offset } = splitOffset(x);
	return { core, offset: name === 'gamma' ? offset - 1n : offset };
}

/** x = core + offset for the whole part of a constant term. */
function splitOffset(x: Expression): { core: Expression; offset: bigint } {
	const constantTerm = termsOf(x).find((term) => isInteger(term));
	if (!constantTerm || !isNumber(constantTerm) || x.kind !== 'sum') return { core: x, offset: 0n };
	return { core: subtract(x, constantTerm), offset: constantTerm.value.num };
}
