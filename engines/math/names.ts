/** Names that the grammar knows: functions with their arity, constants, words. Pure data, built on first use. */

const MANY = 1000;

/**
 * Every function: least and most arguments, then its other names. What each does stands in definitions/, by the same
 * names; TypeScript asks for both. Names are read in any case where they are longer than one letter.
 */
const SIGNATURES = {
	sin: [1, 1, 'sen'],
	cos: [1, 1],
	tan: [1, 1, 'tg'],
	cot: [1, 1, 'ctg cotg cotan'],
	sec: [1, 1],
	csc: [1, 1, 'cosec'],
	sinh: [1, 1, 'sh'],
	cosh: [1, 1, 'ch'],
	tanh: [1, 1, 'th'],
	coth: [1, 1],
	sech: [1, 1],
	csch: [1, 1],
	asin: [1, 1, 'arcsin arcsen'],
	acos: [1, 1, 'arccos'],
	atan: [1, 1, 'arctan arctg'],
	acot: [1, 1, 'arccot'],
	asec: [1, 1, 'arcsec'],
	acsc: [1, 1, 'arccsc'],
	asinh: [1, 1, 'arcsinh arsinh'],
	acosh: [1, 1, 'arccosh arcosh'],
	atanh: [1, 1, 'arctanh artanh'],
	acoth: [1, 1, 'arccoth arcoth'],
	asech: [1, 1, 'arcsech arsech'],
	acsch: [1, 1, 'arccsch arcsch'],
	atan2: [2, 2],
	exp: [1, 1],
	log: [1, 2, 'ln'],
	log2: [1, 1, 'lb ld'],
	log10: [1, 1, 'lg'],
	sqrt: [1, 1],
	cbrt: [1, 1],
	root: [2, 2, 'nthRoot surd'],
	pow: [2, 2, 'power'],
	square: [1, 1],
	cube: [1, 1],
	hypot: [1, MANY],
	degrees: [1, 1, 'deg'],
	radians: [1, 1, 'rad'],
	abs: [1, 1],
	sign: [1, 1, 'sgn signum'],
	floor: [1, 1, 'int'],
	ceil: [1, 1, 'ceiling'],
	round: [1, 2],
	trunc: [1, 1, 'fix'],
	frac: [1, 1],
	mod: [2, 2],
	quotient: [2, 2, 'div'],
	min: [1, MANY, 'minimum'],
	max: [1, MANY, 'maximum'],
	gcd: [1, MANY, 'hcf gcf'],
	lcm: [1, MANY],
	factorial: [1, 1, 'fact'],
	doubleFactorial: [1, 1],
	gamma: [1, 1],
	binomial: [2, 2, 'nCr choose comb combin'],
	permutations: [2, 2, 'nPr perm permut'],
	fibonacci: [1, 1, 'fib'],
	zeta: [1, 1],
	re: [1, 1, 'real'],
	im: [1, 1, 'imag'],
	arg: [1, 1],
	conj: [1, 1, 'conjugate'],
	sum: [1, MANY],
	product: [1, MANY, 'prod'],
	mean: [1, MANY, 'average avg'],
	median: [1, MANY],
	mode: [1, MANY],
	variance: [1, MANY, 'var'],
	std: [1, MANY, 'stdev stddev'],
	bitand: [2, 2],
	bitor: [2, 2],
	bitxor: [2, 2],
	bitnot: [1, 1],
	shiftleft: [2, 2],
	shiftright: [2, 2]
} as const satisfies Readonly<Record<string, readonly [least: number, most: number, others?: string]>>;

/** The name that a function is printed with. */
export type FunctionName = keyof typeof SIGNATURES;

export interface FunctionEntry {
	readonly name: FunctionName;
	readonly least: number;
	readonly most: number;
}

let functions: Map<string, FunctionEntry> | undefined;

function allFunctions(): Map<string, FunctionEntry> {
	if (functions) return functions;
	functions = new Map();
	for (const [name, [least, most, others]] of Object.entries(SIGNATURES) as [
		FunctionName,
		readonly [number, number, string?]
	][]) {
		const entry: FunctionEntry = { name, least, most };
		for (const each of [name, ...(others?.split(' ') ?? [])]) {
			functions.set(each, entry);
			const lower = each.toLowerCase();
			if (!functions.has(lower)) functions.set(lower, entry);
		}
	}
	return functions;
}

/** The function of this name or alias, in any case: `Sin`, `ROUND`. */
export function functionNamed(name: string): FunctionEntry | undefined {
	const known = allFunctions();
	return known.get(name) ?? (name.length > 1 ? known.get(name.toLowerCase()) : undefined);
}

/** Every name that a function is known by. */
export const functionNames = (): readonly string[] => [...allFunctions().keys()];

/** Constants by every spelling. */
export function constantNamed(name: string): 'pi' | 'e' | 'i' | 'phi' | 'tau' | 'infinity' | undefined {
	switch (name) {
		case 'pi':
		case 'Pi':
		case 'PI':
		case 'π':
			return 'pi';
		case 'e':
		case 'i':
		case 'phi':
		case 'tau':
			return name;
		case 'φ':
		case 'ϕ':
			return 'phi';
		case 'τ':
			return 'tau';
		case '∞':
		case 'inf':
		case 'Infinity':
		case 'infinity':
		case 'oo':
			return 'infinity';
		default:
			return undefined;
	}
}

/** Words of the calculator's grammar (unit conversion) and infix words; none of them can be a variable. */
export const RESERVED: ReadonlySet<string> = new Set(['mod', 'to', 'in', 'true', 'false', 'and', 'or', 'not', 'xor']);

/** What a variable may be called. */
export const IDENTIFIER = /^[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*$/;
