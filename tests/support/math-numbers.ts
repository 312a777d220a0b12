/** Formulas as text against numbers, in doubles by mathjs: shares no line with the engine. */
import { all, create, type EvalFunction } from 'mathjs';

export const math = create(all!, {});

export type Verdict = 'agreed' | 'undecided' | { readonly wrong: string };

/** The value of compiled text at x; undefined when it is not a finite real number. */
export function realAt(compiled: EvalFunction, x: number): number | undefined {
	try {
		const value = compiled.evaluate({ x, infinity: Infinity }) as unknown;
		if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
		const { re, im } = value as { re: number; im: number };
		return Math.abs(im) < 1e-12 * (1 + Math.abs(re)) && Number.isFinite(re) ? re : undefined;
	} catch {
		return undefined;
	}
}

export const near = (a: number, b: number, tolerance: number): boolean =>
	Math.abs(a - b) <= tolerance * (1 + Math.abs(a) + Math.abs(b));

/** f′(x) by differences of eighth order at two steps; undefined where they do not agree. */
function slope(f: EvalFunction, x: number): number | undefined {
	const at = (h: number): number | undefined => {
		let total = 0;
		for (const [k, weight] of [4 / 5, -1 / 5, 4 / 105, -1 / 280].entries()) {
			const [up, down] = [realAt(f, x + (k + 1) * h), realAt(f, x - (k + 1) * h)];
			if (up === undefined || down === undefined) return undefined;
			total += weight * (up - down);
		}
		return total / h;
	};
	const [coarse, fine] = [at(4e-3), at(2e-3)];
	return coarse !== undefined && fine !== undefined && near(coarse, fine, 1e-7) ? fine : undefined;
}

const POINTS = [0.37, -0.71, 1.43, 2.19, -1.61, 3.3, 0.93, -2.7, 5.1];

/** Whether F′ = f at the points where numbers tell. */
export function compareSlope(F: string, f: string): Verdict {
	const [upper, lower] = [math.compile(F), math.compile(f)];
	let seen = 0;
	for (const x of POINTS) {
		const [expected, found] = [realAt(lower, x), slope(upper, x)];
		if (expected === undefined || found === undefined || Math.abs(expected) > 1e6) continue;
		if (!near(expected, found, 2e-6)) return { wrong: `at ${x} the slope is ${found}, not ${expected}` };
		seen++;
	}
	return seen >= 2 ? 'agreed' : 'undecided';
}

/** Composite Gauss–Legendre with five points on n parts. */
export function quadrature(f: EvalFunction, from: number, to: number, n: number): number | undefined {
	const [a, b] = [Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3, Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3];
	const [u, v] = [(322 + 13 * Math.sqrt(70)) / 900, (322 - 13 * Math.sqrt(70)) / 900];
	let total = 0;
	const half = (to - from) / n / 2;
	for (let k = 0; k < n; k++)
		for (const [t, weight] of [
			[0, 128 / 225],
			[a, u],
			[-a, u],
			[b, v],
			[-b, v]
		] as const) {
			const value = realAt(f, from + half * (2 * k + 1 + t));
			if (value === undefined) return undefined;
			total += weight * value;
		}
	return total * half;
}
