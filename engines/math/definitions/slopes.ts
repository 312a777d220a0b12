/** The calculus of functions, as texts in u: a column of the table of functions that calculus and the docs read. */
import type { FunctionName } from './facts';

export interface Slopes {
	/** f′(u) in the input syntax (DLMF 4.20, 4.34, 4.24, 4.38); of inverse functions on their principal branch. */
	readonly derivative?: string;
	/** Where a real u has that derivative; absent: wherever f has a value. */
	readonly differentiable?: string;
	/** ∫ f(u) du in the input syntax (DLMF 4.26, 4.40). */
	readonly antiderivative?: string;
	/** ∫ f(u)² du in the input syntax. */
	readonly antiderivativeOfSquare?: string;
	/** Analytic at every real u, and not written by other functions. */
	readonly smooth?: true;
	/** It has jumps, and is constant between them. */
	readonly steps?: true;
}

export const SLOPES: Readonly<Partial<Record<FunctionName, Slopes>>> = {
	sin: { smooth: true, derivative: 'cos(u)', antiderivative: '-cos(u)' },
	cos: { smooth: true, derivative: '-sin(u)', antiderivative: 'sin(u)' },
	tan: { derivative: '1+tan(u)^2', differentiable: 'cos(u) != 0', antiderivative: '-log(abs(cos(u)))', antiderivativeOfSquare: 'tan(u)-u' },
	cot: { derivative: '-(1+cot(u)^2)', differentiable: 'sin(u) != 0', antiderivative: 'log(abs(sin(u)))', antiderivativeOfSquare: '-(cot(u)+u)' },
	sec: { derivative: 'sec(u)*tan(u)', differentiable: 'cos(u) != 0', antiderivative: 'log(abs(sec(u)+tan(u)))', antiderivativeOfSquare: 'tan(u)' },
	csc: { derivative: '-csc(u)*cot(u)', differentiable: 'sin(u) != 0', antiderivative: '-log(abs(csc(u)+cot(u)))', antiderivativeOfSquare: '-cot(u)' },
	sinh: { smooth: true, derivative: 'cosh(u)', antiderivative: 'cosh(u)' },
	cosh: { smooth: true, derivative: 'sinh(u)', antiderivative: 'sinh(u)' },
	tanh: { smooth: true, derivative: '1-tanh(u)^2', antiderivative: 'log(cosh(u))', antiderivativeOfSquare: 'u-tanh(u)' },
	coth: { derivative: '1-coth(u)^2', differentiable: 'u != 0', antiderivative: 'log(abs(sinh(u)))', antiderivativeOfSquare: 'u-coth(u)' },
	sech: { smooth: true, derivative: '-sech(u)*tanh(u)', antiderivative: 'atan(sinh(u))', antiderivativeOfSquare: 'tanh(u)' },
	csch: { derivative: '-csch(u)*coth(u)', differentiable: 'u != 0', antiderivative: 'log(abs(tanh(1/2*u)))', antiderivativeOfSquare: '-coth(u)' },
	asin: { derivative: '1/sqrt(1-u^2)', differentiable: 'abs(u) < 1', antiderivative: 'u*asin(u)+sqrt(1-u^2)' },
	acos: { derivative: '-1/sqrt(1-u^2)', differentiable: 'abs(u) < 1', antiderivative: 'u*acos(u)-sqrt(1-u^2)' },
	atan: { smooth: true, derivative: '1/(1+u^2)', antiderivative: 'u*atan(u)-1/2*log(1+u^2)' },
	acot: { derivative: '-1/(1+u^2)', differentiable: 'u != 0' },
	asinh: { smooth: true, derivative: '1/sqrt(1+u^2)', antiderivative: 'u*asinh(u)-sqrt(1+u^2)' },
	// √(u − 1)·√(u + 1) has the sign of the principal branch below −1 too.
	acosh: { derivative: '1/(sqrt(u-1)*sqrt(u+1))', differentiable: 'u > 1', antiderivative: 'u*acosh(u)-sqrt(u-1)*sqrt(u+1)' },
	atanh: { derivative: '1/(1-u^2)', differentiable: 'abs(u) < 1', antiderivative: 'u*atanh(u)+1/2*log(1-u^2)' },
	exp: { smooth: true, derivative: 'exp(u)', antiderivative: 'exp(u)' },
	log: { derivative: '1/u', differentiable: 'u > 0', antiderivative: 'u*log(u)-u' },
	cbrt: { derivative: '1/(3*cbrt(u)^2)', differentiable: 'u != 0' },
	abs: { derivative: 'sign(u)', differentiable: 'u != 0' },
	erf: { smooth: true, derivative: '2/sqrt(pi)*exp(-u^2)', antiderivative: 'u*erf(u)+exp(-u^2)/sqrt(pi)' },
	erfc: { smooth: true, derivative: '-2/sqrt(pi)*exp(-u^2)', antiderivative: 'u*erfc(u)-exp(-u^2)/sqrt(pi)' },
	erfi: { derivative: '2/sqrt(pi)*exp(u^2)', antiderivative: 'u*erfi(u)-exp(u^2)/sqrt(pi)' },
	Ei: { derivative: 'exp(u)/u', differentiable: 'u != 0', antiderivative: 'u*Ei(u)-exp(u)' },
	li: { derivative: '1/log(u)', differentiable: 'u > 0', antiderivative: 'u*li(u)-Ei(2*log(u))' },
	Si: { derivative: 'sin(u)/u', differentiable: 'u != 0', antiderivative: 'u*Si(u)+cos(u)' },
	Ci: { derivative: 'cos(u)/u', differentiable: 'u > 0', antiderivative: 'u*Ci(u)-sin(u)' },
	Shi: { derivative: 'sinh(u)/u', differentiable: 'u != 0', antiderivative: 'u*Shi(u)-cosh(u)' },
	Chi: { derivative: 'cosh(u)/u', differentiable: 'u > 0', antiderivative: 'u*Chi(u)-sinh(u)' },
	FresnelS: { derivative: 'sin(pi/2*u^2)', antiderivative: 'u*FresnelS(u)+cos(pi/2*u^2)/pi' },
	FresnelC: { derivative: 'cos(pi/2*u^2)', antiderivative: 'u*FresnelC(u)-sin(pi/2*u^2)/pi' },
	lambertw: { derivative: 'lambertw(u)/(u*(1+lambertw(u)))', differentiable: 'u > 0', antiderivative: 'u*(lambertw(u)-1+1/lambertw(u))' },
	digamma: { derivative: 'polygamma(1,u)', differentiable: 'u > 0' },
	loggamma: { derivative: 'digamma(u)', differentiable: 'u > 0' },
	gamma: { derivative: 'gamma(u)*digamma(u)', differentiable: 'u > 0' },
	factorial: { derivative: 'gamma(u+1)*digamma(u+1)', differentiable: 'u > -1' },
	elliptick: { derivative: '(elliptice(u)-(1-u)*elliptick(u))/(2*u*(1-u))', differentiable: 'u < 1' },
	elliptice: { derivative: '(elliptice(u)-elliptick(u))/(2*u)', differentiable: 'u < 1' },
	sinc: { derivative: '(cos(u)-sinc(u))/u', differentiable: 'u != 0', antiderivative: 'Si(u)' },
	sign: { steps: true },
	floor: { steps: true },
	ceil: { steps: true },
	round: { steps: true },
	trunc: { steps: true }
}; // prettier-ignore

/** ∂f/∂u of functions of two arguments f(n, u), as texts (DLMF 5.15, 8.8, 10.6, 10.29, 19.4, 25.12). */
export const SECOND_SLOPES: Readonly<Partial<Record<FunctionName, string>>> = {
	polygamma: 'polygamma(n+1,u)',
	uppergamma: '-u^(n-1)*exp(-u)',
	lowergamma: 'u^(n-1)*exp(-u)',
	polylog: 'polylog(n-1,u)/u',
	besselj: '(besselj(n-1,u)-besselj(n+1,u))/2',
	bessely: '(bessely(n-1,u)-bessely(n+1,u))/2',
	besseli: '(besseli(n-1,u)+besseli(n+1,u))/2',
	besselk: '-(besselk(n-1,u)+besselk(n+1,u))/2',
	ellipticf: 'elliptice(n,u)/(2*u*(1-u))-ellipticf(n,u)/(2*u)-sin(2*n)/(4*(1-u)*sqrt(1-u*sin(n)^2))',
	elliptice: '(elliptice(n,u)-ellipticf(n,u))/(2*u)'
};

/** ∂f/∂n of functions of two arguments f(n, u), as texts (DLMF 19.2.4, 19.2.5). */
export const FIRST_SLOPES: Readonly<Partial<Record<FunctionName, string>>> = {
	ellipticf: '1/sqrt(1-u*sin(n)^2)',
	elliptice: 'sqrt(1-u*sin(n)^2)'
};

/** The calculus of a function by its canonical name. */
export const slopesOf = (name: string): Slopes | undefined =>
	Object.hasOwn(SLOPES, name) ? SLOPES[name as FunctionName] : undefined;
