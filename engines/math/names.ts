/** Names that the grammar knows: functions with their arity, constants, words. Pure data, built on first use. */

export interface FunctionEntry {
	/** The name that answers are printed with. */
	readonly name: string;
	readonly least: number;
	readonly most: number;
}

const MANY = 1000;

/** `canonical alias alias…`, least and most arguments. */
const FUNCTIONS: readonly (readonly [string, number, number])[] = [
	['sin cos tan cot sec csc sinh cosh tanh coth sech csch exp', 1, 1],
	['asin acos atan acot asec acsc asinh acosh atanh acoth asech acsch', 1, 1],
	['sqrt cbrt log2 log10 abs sign floor ceil round trunc frac', 1, 1],
	['factorial gamma re im conj arg square cube degrees radians fibonacci', 1, 1],
	['log', 1, 2],
	['root atan2 binomial permutations mod pow', 2, 2],
	['gcd lcm min max hypot', 1, MANY],
	['sum product', 1, MANY]
];

const ALIASES: Readonly<Record<string, string>> = {
	ln: 'log',
	lg: 'log10',
	lb: 'log2',
	tg: 'tan',
	ctg: 'cot',
	cosec: 'csc',
	sh: 'sinh',
	ch: 'cosh',
	th: 'tanh',
	ceiling: 'ceil',
	sgn: 'sign',
	signum: 'sign',
	conjugate: 'conj',
	fact: 'factorial',
	Gamma: 'gamma',
	nthRoot: 'root',
	nCr: 'binomial',
	choose: 'binomial',
	comb: 'binomial',
	nPr: 'permutations',
	perm: 'permutations',
	prod: 'product',
	power: 'pow',
	deg: 'degrees',
	rad: 'radians',
	fib: 'fibonacci',
	Abs: 'abs',
	Min: 'min',
	Max: 'max',
	Re: 're',
	Im: 'im'
};

let functions: Map<string, FunctionEntry> | undefined;

/** The function of this name or alias; `arcsin` and `arsinh` are understood for every inverse. */
export function functionNamed(name: string): FunctionEntry | undefined {
	if (!functions) {
		functions = new Map();
		for (const [names, least, most] of FUNCTIONS)
			for (const each of names.split(' ')) functions.set(each, { name: each, least, most });
		for (const [alias, canonical] of Object.entries(ALIASES)) {
			const entry = functions.get(canonical);
			if (entry) functions.set(alias, entry);
		}
		for (const inverse of 'sin cos tan cot sec csc sinh cosh tanh coth sech csch'.split(' ')) {
			const entry = functions.get(`a${inverse}`);
			if (!entry) continue;
			functions.set(`arc${inverse}`, entry);
			if (inverse.endsWith('h')) functions.set(`ar${inverse}`, entry);
		}
	}
	return functions.get(name);
}

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
export const RESERVED: ReadonlySet<string> = new Set(['mod', 'to', 'in', 'true', 'false']);

/** What a variable may be called. */
export const IDENTIFIER = /^[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*$/;
