/** Special functions in double precision with their errors, for plots and checks; NaN where a series would cancel too much. */
import { addSamples } from '../definitions/samples';
import { gammaOf, real, type Value } from './values';

const NONE: Value = { re: NaN, im: 0, error: NaN };

/** Distance of the neighbours by which a slope is estimated. */
const STEP = 1e-6;

/** A function of real numbers from one of doubles whose relative error is `error`, NaN where an argument is not real. */
const ofReals =
	(f: (x: number, y: number) => number, error = 1e-13) =>
	(...args: Value[]): Value => {
		if (args.some(({ im }) => im !== 0)) return NONE;
		const at = args.map(({ re }) => re) as [number, number];
		const value = f(...at);
		const spread = args.reduce((sum, arg, i) => {
			if (arg.error === 0) return sum;
			const [after, before] = [STEP, -STEP].map((step) =>
				f(...(at.map((x, k) => (k === i ? x + step : x)) as typeof at))
			);
			return sum + (Math.abs((after as number) - (before as number)) / (2 * STEP)) * arg.error;
		}, 0);
		return { re: value, im: 0, error: (Math.abs(value) + 1) * error + spread };
	};

/** Σ of terms until they vanish. */
function sum(
	first: number,
	next: (term: number, k: number) => number,
	part: (term: number, k: number) => number
): number {
	let total = part(first, 0);
	for (let k = 1, term = first; k < 400; k++) {
		term = next(term, k);
		total += part(term, k);
		if (Math.abs(term) < 1e-18 * Math.abs(total)) break;
	}
	return total;
}

const ROOT_PI = Math.sqrt(Math.PI);
const GAMMA = 0.5772156649015329;
const SMALL = 6;

/** erfc x for x ≥ 2 by its continued fraction (DLMF 7.9.1). */
function erfcFar(x: number): number {
	let tail = 0;
	for (let k = 80; k > 0; k--) tail = k / 2 / (x + tail);
	return Math.exp(-x * x) / ROOT_PI / (x + tail);
}
const erfSeries = (x: number, sign: number): number =>
	(2 / ROOT_PI) *
	sum(
		x,
		(t, k) => (t * sign * x * x) / k,
		(t, k) => t / (2 * k + 1)
	);
const erf = (x: number): number => (Math.abs(x) < 2 ? erfSeries(x, -1) : Math.sign(x) * (1 - erfcFar(Math.abs(x))));
const erfc = (x: number): number => (x < 2 ? 1 - erf(x) : erfcFar(x));
const erfi = (x: number): number => (Math.abs(x) < 20 ? erfSeries(x, 1) : NaN);

const ei = (x: number): number =>
	x === 0 || x < -SMALL || x > 40
		? NaN
		: GAMMA +
			Math.log(Math.abs(x)) +
			sum(
				x,
				(t, k) => (t * x) / (k + 1),
				(t, k) => t / (k + 1)
			);
/** Σ (±1)^k x^(2k+s)/((2k+s)·(2k+s)!) */
const trigonometric = (x: number, s: 1 | 2, sign: number): number => {
	if (Math.abs(x) > 2 * SMALL) return NaN;
	const first = s === 1 ? x : (sign * x * x) / 2;
	return sum(
		first,
		(t, k) => (t * sign * x * x) / ((s + 2 * k) * (s + 2 * k - 1)),
		(t, k) => t / (s + 2 * k)
	);
};
const withLog = (x: number, rest: number): number => (x > 0 ? GAMMA + Math.log(x) + rest : NaN);
const fresnel = (x: number, s: 0 | 1): number => {
	if (Math.abs(x) > 2.5) return NaN;
	const angle = (Math.PI / 2) * x * x;
	return sum(
		s === 1 ? x * angle : x,
		(t, k) => (-t * angle * angle) / ((2 * k + s) * (2 * k + s - 1)),
		(t, k) => t / (4 * k + 2 * s + 1)
	);
};

/** ψ⁽ᵐ⁾ for m = 0 and 1, by recurrence and asymptotic series (DLMF 5.11.2, 5.15.8). */
function polygamma(m: number, x: number): number {
	if (m !== 0 && m !== 1) return NaN;
	let moved = x;
	let total = 0;
	for (; moved < 12; moved++) total += m === 0 ? -1 / moved : 1 / moved ** 2;
	const z = 1 / moved ** 2;
	const tail =
		m === 0
			? Math.log(moved) -
				0.5 / moved -
				z * (1 / 12 - z * (1 / 120 - z * (1 / 252 - z * (1 / 240 - z * (1 / 132 - (z * 691) / 32760)))))
			: 1 / moved +
				z / 2 +
				(z / moved) * (1 / 6 - z * (1 / 30 - z * (1 / 42 - z * (1 / 30 - z * (5 / 66 - (z * 691) / 2730)))));
	return total + tail;
}

function lambert(x: number): number {
	if (!(x >= -1 / Math.E)) return NaN;
	let w = x < 0 ? Math.max(-0.99, x) : Math.log1p(x);
	for (let round = 0; round < 60; round++) {
		const power = Math.exp(w);
		const residue = w * power - x;
		w -= residue / (power * (w + 1) - ((w + 2) * residue) / (2 * w + 2));
	}
	return w;
}

/** F(x|m) and E(x|m), complete for x = π/2, by the arithmetic-geometric mean (DLMF 19.8, 22.20). */
function elliptic(m: number, x = Math.PI / 2): { F: number; E: number } {
	if (!(m < 1)) return { F: NaN, E: NaN };
	let [a, g, total, angle, waves, scale] = [1, Math.sqrt(1 - m), m / 2, x, 0, 1];
	for (let n = 0; n < 40 && Math.abs(a - g) > 1e-16; n++) {
		const difference = (a - g) / 2;
		const turns = Math.round(angle / Math.PI);
		angle += Math.atan((g / a) * Math.tan(angle - turns * Math.PI)) + turns * Math.PI;
		[a, g] = [(a + g) / 2, Math.sqrt(a * g)];
		total += scale * difference ** 2;
		waves += difference * Math.sin(angle);
		scale *= 2;
	}
	const F = angle / scale / a;
	return { F, E: F * (1 - total) + waves };
}

const logGamma = (x: number): number => {
	const value = gammaOf(real(x));
	return x > 0 && Number.isFinite(value.re) ? Math.log(value.re) : NaN;
};

addSamples({
	erf: ofReals(erf),
	erfc: ofReals(erfc),
	erfi: ofReals(erfi),
	Ei: ofReals(ei, 1e-12),
	li: ofReals((x) => (x > 0 ? ei(Math.log(x)) : NaN), 1e-12),
	Si: ofReals((x) => trigonometric(x, 1, -1), 1e-11),
	Ci: ofReals((x) => withLog(x, trigonometric(x, 2, -1)), 1e-11),
	Shi: ofReals((x) => trigonometric(x, 1, 1)),
	Chi: ofReals((x) => withLog(x, trigonometric(x, 2, 1))),
	FresnelS: ofReals((x) => fresnel(x, 1), 1e-11),
	FresnelC: ofReals((x) => fresnel(x, 0), 1e-11),
	lambertw: ofReals((x, u?: number) => (u === undefined ? lambert(x) : NaN)),
	digamma: ofReals((x) => polygamma(0, x)),
	polygamma: ofReals(polygamma),
	loggamma: ofReals(logGamma, 1e-12),
	elliptick: ofReals((m) => elliptic(m).F),
	elliptice: ofReals((x, m?: number) => (m === undefined ? elliptic(x).E : elliptic(m, x).E)),
	ellipticf: ofReals((x, m) => elliptic(m, x).F),
	sinc: ofReals((x) => (x === 0 ? 1 : Math.sin(x) / x))
});
