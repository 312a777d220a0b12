/** Names, arity, symmetry and drawing of every function, as data. registry.ts joins it with what computes. */

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
	/** Real for real arguments, or always real. Absent: undecided by name. */
	readonly real?: 'of reals' | 'always';
	/** Analytic but for poles: an identity between such functions extends to complex numbers. */
	readonly meromorphic?: true;
	readonly whole?: true;
}

/** Every function by the name that it is printed with. Names are read in any case where they are longer than one letter. */
const FACTS = {
	sin: { aliases: 'sen', parity: 'odd', family: 'circular', real: 'of reals', meromorphic: true },
	cos: { parity: 'even', family: 'circular', real: 'of reals', meromorphic: true },
	tan: { aliases: 'tg', parity: 'odd', family: 'circular', real: 'of reals', meromorphic: true },
	cot: { aliases: 'ctg cotg cotan', parity: 'odd', family: 'circular', real: 'of reals', meromorphic: true },
	sec: { parity: 'even', family: 'circular', real: 'of reals', meromorphic: true },
	csc: { aliases: 'cosec', parity: 'odd', family: 'circular', real: 'of reals', meromorphic: true },
	sinh: { aliases: 'sh', parity: 'odd', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	cosh: { aliases: 'ch', parity: 'even', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	tanh: { aliases: 'th', parity: 'odd', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	coth: { parity: 'odd', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	sech: { parity: 'even', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	csch: { parity: 'odd', family: 'hyperbolic', real: 'of reals', meromorphic: true },
	asin: { aliases: 'arcsin arcsen', parity: 'odd' },
	acos: { aliases: 'arccos' },
	atan: { aliases: 'arctan arctg', parity: 'odd', real: 'of reals' },
	acot: { aliases: 'arccot' },
	asec: { aliases: 'arcsec' },
	acsc: { aliases: 'arccsc', parity: 'odd' },
	asinh: { aliases: 'arcsinh arsinh', parity: 'odd', real: 'of reals' },
	acosh: { aliases: 'arccosh arcosh' },
	atanh: { aliases: 'arctanh artanh', parity: 'odd' },
	acoth: { aliases: 'arccoth arcoth', parity: 'odd' },
	asech: { aliases: 'arcsech arsech' },
	acsch: { aliases: 'arccsch arcsch', parity: 'odd' },
	atan2: { arity: [2, 2], real: 'of reals' },
	exp: { print: 'power of e', real: 'of reals', meromorphic: true },
	log: { arity: [1, 2], aliases: 'ln', print: 'log' },
	log2: { aliases: 'lb ld', print: 'log' },
	log10: { aliases: 'lg', print: 'log' },
	sqrt: { print: 'root' },
	cbrt: { parity: 'odd', print: 'cube root', real: 'of reals' },
	root: { arity: [2, 2], aliases: 'nthRoot surd', print: 'root of degree', real: 'of reals' },
	pow: { arity: [2, 2], aliases: 'power' },
	square: { parity: 'even', meromorphic: true },
	cube: { parity: 'odd', meromorphic: true },
	hypot: { arity: [1, MANY] },
	degrees: { aliases: 'deg', parity: 'odd', meromorphic: true },
	radians: { aliases: 'rad', parity: 'odd', meromorphic: true },
	abs: { parity: 'even', print: 'bars', real: 'always' },
	sign: { aliases: 'sgn signum', parity: 'odd', real: 'of reals' },
	floor: { aliases: 'int', print: 'floor', real: 'of reals', whole: true },
	ceil: { aliases: 'ceiling', print: 'ceil', real: 'of reals', whole: true },
	round: { arity: [1, 2], real: 'of reals', whole: true },
	trunc: { aliases: 'fix', parity: 'odd', real: 'of reals', whole: true },
	frac: { parity: 'odd' },
	mod: { arity: [2, 2], real: 'of reals' },
	quotient: { arity: [2, 2], aliases: 'div' },
	min: { arity: [1, MANY], aliases: 'minimum', real: 'of reals' },
	max: { arity: [1, MANY], aliases: 'maximum', real: 'of reals' },
	gcd: { arity: [1, MANY], aliases: 'hcf gcf', real: 'of reals' },
	lcm: { arity: [1, MANY], real: 'of reals' },
	factorial: { aliases: 'fact', real: 'of reals', meromorphic: true, whole: true },
	doubleFactorial: { real: 'of reals', whole: true },
	gamma: { real: 'of reals', meromorphic: true },
	binomial: {
		arity: [2, 2],
		aliases: 'nCr choose comb combin',
		print: 'binomial',
		real: 'of reals',
		meromorphic: true,
		whole: true
	},
	permutations: { arity: [2, 2], aliases: 'nPr perm permut', meromorphic: true },
	fibonacci: { aliases: 'fib', real: 'of reals', whole: true },
	zeta: { real: 'of reals' },
	erf: { parity: 'odd', real: 'of reals' },
	erfc: { real: 'of reals' },
	erfi: { parity: 'odd', real: 'of reals' },
	Ei: { aliases: 'expint', real: 'of reals' },
	li: { aliases: 'logint', real: 'of reals' },
	Si: { aliases: 'sinint', parity: 'odd', real: 'of reals' },
	Ci: { aliases: 'cosint', real: 'of reals' },
	Shi: { aliases: 'sinhint', parity: 'odd', real: 'of reals' },
	Chi: { aliases: 'coshint', real: 'of reals' },
	FresnelS: { parity: 'odd', real: 'of reals' },
	FresnelC: { parity: 'odd', real: 'of reals' },
	lambertw: { arity: [1, 2], aliases: 'productlog' },
	digamma: { aliases: 'psi', real: 'of reals' },
	polygamma: { arity: [2, 2], real: 'of reals' },
	loggamma: { aliases: 'lgamma lngamma gammaln' },
	beta: { arity: [2, 2] },
	uppergamma: { arity: [2, 2] },
	lowergamma: { arity: [2, 2] },
	polylog: { arity: [2, 2] },
	besselj: { arity: [2, 2], real: 'of reals' },
	bessely: { arity: [2, 2], real: 'of reals' },
	besseli: { arity: [2, 2], real: 'of reals' },
	besselk: { arity: [2, 2], real: 'of reals' },
	elliptick: { aliases: 'ellipticK elliptic_k' },
	elliptice: { arity: [1, 2], aliases: 'ellipticE elliptic_e' },
	ellipticf: { arity: [2, 2], aliases: 'ellipticF elliptic_f' },
	sinc: { parity: 'even', real: 'of reals' },
	re: { aliases: 'real', parity: 'odd', real: 'always' },
	im: { aliases: 'imag', parity: 'odd', real: 'always' },
	arg: { real: 'always' },
	conj: { aliases: 'conjugate', parity: 'odd' },
	sum: { arity: [1, MANY] },
	product: { arity: [1, MANY], aliases: 'prod' },
	mean: { arity: [1, MANY], aliases: 'average avg', meromorphic: true },
	median: { arity: [1, MANY] },
	mode: { arity: [1, MANY] },
	variance: { arity: [1, MANY], aliases: 'var', meromorphic: true },
	std: { arity: [1, MANY], aliases: 'stdev stddev' },
	bitand: { arity: [2, 2], real: 'of reals', whole: true },
	bitor: { arity: [2, 2], real: 'of reals', whole: true },
	bitxor: { arity: [2, 2], real: 'of reals', whole: true },
	bitnot: { real: 'of reals', whole: true },
	shiftleft: { arity: [2, 2], real: 'of reals', whole: true },
	shiftright: { arity: [2, 2], real: 'of reals', whole: true }
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
