/**
 * What is told of every function: its names, how many arguments it takes, its symmetry, how it is drawn. Data alone, so that
 * the grammar and the notations read it without the engine; registry.ts joins it with what computes.
 */

const MANY = 1000;

/** How a call is drawn where not as `name(…)`: between signs, as a root, a power of e, a logarithm, a binomial coefficient. */
export type Print =
	| 'bars'
	| 'floor'
	| 'ceil'
	| 'root'
	| 'cube root'
	| 'root of degree'
	| 'power of e'
	| 'log'
	| 'binomial';

export interface FunctionFacts {
	/** Least and most arguments; absent: one. */
	readonly arity?: readonly [least: number, most: number];
	/** Its other names, with spaces between them. */
	readonly aliases?: string;
	/** f(−u) = f(u), or −f(u): for all complex u. */
	readonly parity?: 'even' | 'odd';
	/** Functions of an angle, and of a hyperbolic one; the inverse of `sin` is `asin`, and so on. */
	readonly family?: 'circular' | 'hyperbolic';
	readonly print?: Print;
}

/** Every function by the name that it is printed with. Names are read in any case where they are longer than one letter. */
const FACTS = {
	sin: { aliases: 'sen', parity: 'odd', family: 'circular' },
	cos: { parity: 'even', family: 'circular' },
	tan: { aliases: 'tg', parity: 'odd', family: 'circular' },
	cot: { aliases: 'ctg cotg cotan', parity: 'odd', family: 'circular' },
	sec: { parity: 'even', family: 'circular' },
	csc: { aliases: 'cosec', parity: 'odd', family: 'circular' },
	sinh: { aliases: 'sh', parity: 'odd', family: 'hyperbolic' },
	cosh: { aliases: 'ch', parity: 'even', family: 'hyperbolic' },
	tanh: { aliases: 'th', parity: 'odd', family: 'hyperbolic' },
	coth: { parity: 'odd', family: 'hyperbolic' },
	sech: { parity: 'even', family: 'hyperbolic' },
	csch: { parity: 'odd', family: 'hyperbolic' },
	asin: { aliases: 'arcsin arcsen', parity: 'odd' },
	acos: { aliases: 'arccos' },
	atan: { aliases: 'arctan arctg', parity: 'odd' },
	acot: { aliases: 'arccot' },
	asec: { aliases: 'arcsec' },
	acsc: { aliases: 'arccsc', parity: 'odd' },
	asinh: { aliases: 'arcsinh arsinh', parity: 'odd' },
	acosh: { aliases: 'arccosh arcosh' },
	atanh: { aliases: 'arctanh artanh', parity: 'odd' },
	acoth: { aliases: 'arccoth arcoth', parity: 'odd' },
	asech: { aliases: 'arcsech arsech' },
	acsch: { aliases: 'arccsch arcsch', parity: 'odd' },
	atan2: { arity: [2, 2] },
	exp: { print: 'power of e' },
	log: { arity: [1, 2], aliases: 'ln', print: 'log' },
	log2: { aliases: 'lb ld', print: 'log' },
	log10: { aliases: 'lg', print: 'log' },
	sqrt: { print: 'root' },
	cbrt: { parity: 'odd', print: 'cube root' },
	root: { arity: [2, 2], aliases: 'nthRoot surd', print: 'root of degree' },
	pow: { arity: [2, 2], aliases: 'power' },
	square: { parity: 'even' },
	cube: { parity: 'odd' },
	hypot: { arity: [1, MANY] },
	degrees: { aliases: 'deg', parity: 'odd' },
	radians: { aliases: 'rad', parity: 'odd' },
	abs: { parity: 'even', print: 'bars' },
	sign: { aliases: 'sgn signum', parity: 'odd' },
	floor: { aliases: 'int', print: 'floor' },
	ceil: { aliases: 'ceiling', print: 'ceil' },
	round: { arity: [1, 2] },
	trunc: { aliases: 'fix', parity: 'odd' },
	frac: { parity: 'odd' },
	mod: { arity: [2, 2] },
	quotient: { arity: [2, 2], aliases: 'div' },
	min: { arity: [1, MANY], aliases: 'minimum' },
	max: { arity: [1, MANY], aliases: 'maximum' },
	gcd: { arity: [1, MANY], aliases: 'hcf gcf' },
	lcm: { arity: [1, MANY] },
	factorial: { aliases: 'fact' },
	doubleFactorial: {},
	gamma: {},
	binomial: { arity: [2, 2], aliases: 'nCr choose comb combin', print: 'binomial' },
	permutations: { arity: [2, 2], aliases: 'nPr perm permut' },
	fibonacci: { aliases: 'fib' },
	zeta: {},
	erf: { parity: 'odd' },
	erfc: {},
	erfi: { parity: 'odd' },
	Ei: { aliases: 'expint' },
	li: { aliases: 'logint' },
	Si: { aliases: 'sinint', parity: 'odd' },
	Ci: { aliases: 'cosint' },
	Shi: { aliases: 'sinhint', parity: 'odd' },
	Chi: { aliases: 'coshint' },
	FresnelS: { parity: 'odd' },
	FresnelC: { parity: 'odd' },
	lambertw: { arity: [1, 2], aliases: 'productlog' },
	digamma: { aliases: 'psi' },
	polygamma: { arity: [2, 2] },
	loggamma: { aliases: 'lgamma lngamma gammaln' },
	beta: { arity: [2, 2] },
	uppergamma: { arity: [2, 2] },
	lowergamma: { arity: [2, 2] },
	polylog: { arity: [2, 2] },
	besselj: { arity: [2, 2] },
	bessely: { arity: [2, 2] },
	besseli: { arity: [2, 2] },
	besselk: { arity: [2, 2] },
	elliptick: { aliases: 'ellipticK elliptic_k' },
	elliptice: { aliases: 'ellipticE elliptic_e' },
	re: { aliases: 'real', parity: 'odd' },
	im: { aliases: 'imag', parity: 'odd' },
	arg: {},
	conj: { aliases: 'conjugate', parity: 'odd' },
	sum: { arity: [1, MANY] },
	product: { arity: [1, MANY], aliases: 'prod' },
	mean: { arity: [1, MANY], aliases: 'average avg' },
	median: { arity: [1, MANY] },
	mode: { arity: [1, MANY] },
	variance: { arity: [1, MANY], aliases: 'var' },
	std: { arity: [1, MANY], aliases: 'stdev stddev' },
	bitand: { arity: [2, 2] },
	bitor: { arity: [2, 2] },
	bitxor: { arity: [2, 2] },
	bitnot: {},
	shiftleft: { arity: [2, 2] },
	shiftright: { arity: [2, 2] }
} as const satisfies Readonly<Record<string, FunctionFacts>>;

/** The name that a function is printed with. */
export type FunctionName = keyof typeof FACTS;

/** Every function's facts, in the order of textbooks. */
export const ALL_FACTS: Readonly<Record<FunctionName, FunctionFacts>> = FACTS;

/** The facts of a function by its canonical name. */
export const factsOf = (name: string): FunctionFacts | undefined =>
	Object.hasOwn(FACTS, name) ? ALL_FACTS[name as FunctionName] : undefined;

/** The function behind f⁻¹. */
export const inverseOf = (name: string): string | undefined => (factsOf(name)?.family ? `a${name}` : undefined);

/** Whether it is a function of an angle: sin, cos … */
export const isOfAngle = (name: string): boolean => factsOf(name)?.family === 'circular';

/** The functions of a family. */
export const namesOfFamily = (family: NonNullable<FunctionFacts['family']>): ReadonlySet<string> =>
	new Set(Object.keys(FACTS).filter((name) => factsOf(name)?.family === family));
