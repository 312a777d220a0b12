/** Units: their size in SI base units as an exact factor, and their dimension. */
import { defined, itemAt } from '../../kit/checked';
import { divide, multiply } from '../core/arithmetic';
import { expressionOf } from '../core/build';
import { integerNode, number, ONE, type Expression } from '../core/expression';
import { parse } from '../io/parse';
import { power } from '../core/powers';
import { powerRational } from '../core/rational';
import { BINARY_PREFIXES, PREFIXES, TEMPERATURES, UNITS } from './table';

/** Exponents of metre, kilogram, second, ampere, kelvin, mole, candela, radian and bit. */
export type Dimension = readonly number[];

export interface Unit {
	/** As it was written. */
	readonly name: string;
	readonly factor: Expression;
	readonly dimension: Dimension;
	/** Of a temperature scale: T/K = factor·t + offset. */
	readonly offset?: Expression;
}

const BASES = ['m', 'g', 's', 'A', 'K', 'mol', 'cd', 'rad', 'bit'];
export const DIMENSIONLESS: Dimension = BASES.map(() => 0);

interface Entry {
	readonly factor: Expression;
	readonly dimension: Dimension;
	readonly offset?: Expression;
	readonly prefixes: 'symbol' | 'name' | 'both' | 'none';
}

let entries: Map<string, Entry> | undefined;

const valueOf = (text: string): Expression => expressionOf(parse(text));

function table(): ReadonlyMap<string, Entry> {
	if (entries) return entries;
	const found = new Map<string, Entry>();
	entries = found;
	try {
		fill(found);
	} catch (error) {
		// Out of steps: half a table would answer for good.
		entries = undefined;
		throw error;
	}
	return found;
}

/** Fills the table in the order of its lines, of which later ones are in units of earlier ones. */
function fill(found: Map<string, Entry>): void {
	BASES.forEach((name, i) =>
		found.set(name, {
			// The gram is the unit that takes prefixes; the kilogram is the base.
			factor: name === 'g' ? number({ num: 1n, den: 1000n }) : ONE,
			dimension: BASES.map((_, j) => (i === j ? 1 : 0)),
			prefixes: 'symbol'
		})
	);
	for (const line of UNITS.trim().split('\n')) {
		const [definition, symbols, names, others] = line.split('|').map((part) => part.trim());
		const place = defined(definition).indexOf(' ');
		const unit = composed(defined(definition).slice(place + 1));
		const factor = multiply([valueOf(defined(definition).slice(0, place)), unit.factor]);
		const add = (list: string | undefined, prefixes: Entry['prefixes']) => {
			for (const name of list?.split(' ') ?? []) {
				const known = found.get(name);
				if (!name || (known && prefixes === 'none')) continue;
				const both = known && known.prefixes !== prefixes;
				found.set(name, { factor, dimension: unit.dimension, prefixes: both ? 'both' : prefixes });
			}
		};
		add(symbols, 'symbol');
		add(names, 'name');
		add(others, 'none');
	}
	for (const [names, scale, offset] of TEMPERATURES)
		for (const name of names.split(' '))
			found.set(name, {
				factor: valueOf(scale),
				offset: valueOf(offset),
				dimension: defined(found.get('K')).dimension,
				prefixes: 'none'
			});
}

/** `kg*m/s^2` of a definition. */
function composed(text: string): { factor: Expression; dimension: Dimension } {
	let factor: Expression = ONE;
	let dimension = DIMENSIONLESS;
	let sign = 1;
	for (const part of text.split(/([*/])/)) {
		if (part === '*' || part === '/') {
			sign = part === '*' ? 1 : -1;
			continue;
		}
		if (part === '1') continue;
		const [name, exponent = '1'] = part.split('^');
		const unit = defined(unitNamed(defined(name)));
		const times = sign * Number(exponent);
		factor = multiply([factor, power(unit.factor, integerNode(times))]);
		dimension = dimension.map((e, i) => e + times * itemAt(unit.dimension, i));
	}
	return { factor, dimension };
}

const ten = (exponent: number): Expression => number(powerRational({ num: 10n, den: 1n }, BigInt(exponent)));

/** The unit of a name, with or without a prefix, in the singular or plural; or undefined. */
export function unitNamed(name: string): Unit | undefined {
	const units = table();
	const direct = units.get(name);
	if (direct) return { name, ...direct };
	const spoken = name.toLowerCase();
	for (const [symbol, word, exponent] of PREFIXES) {
		const short = name.startsWith(symbol) ? units.get(name.slice(symbol.length)) : undefined;
		if ((short?.prefixes === 'symbol' || short?.prefixes === 'both') && !short.offset)
			return scaled(name, short, ten(exponent));
		const long = spoken.startsWith(word) ? nameIn(units, spoken.slice(word.length)) : undefined;
		if (long?.prefixes === 'name' || long?.prefixes === 'both') return scaled(name, long, ten(exponent));
	}
	for (const [symbol, word, exponent] of BINARY_PREFIXES) {
		const times = number(powerRational({ num: 1024n, den: 1n }, BigInt(exponent)));
		const short = name.startsWith(symbol) ? name.slice(symbol.length) : '';
		if (['B', 'b', 'bit', 'Bps', 'bps'].includes(short)) return scaled(name, defined(units.get(short)), times);
		const long = spoken.startsWith(word) ? spoken.slice(word.length).replace(/s$/, '') : '';
		if (long === 'byte' || long === 'bit') return scaled(name, defined(units.get(long)), times);
	}
	if (name === 'KB') return scaled(name, defined(units.get('B')), ten(3));
	const spelled = nameIn(units, name) ?? nameIn(units, spoken);
	return spelled && spelled.prefixes !== 'symbol' ? { name, ...spelled } : undefined;
}

/** A written-out name, in the plural too. */
const nameIn = (units: ReadonlyMap<string, Entry>, name: string): Entry | undefined => {
	for (const each of [name, name.replace(/s$/, ''), name.replace(/es$/, '')]) {
		const entry = name.length > 2 ? units.get(each) : undefined;
		if (entry && (each.length > 2 || entry.prefixes !== 'symbol')) return entry;
	}
	return undefined;
};

const scaled = (name: string, { factor, dimension }: Entry, times: Expression): Unit => ({
	name,
	dimension,
	factor: multiply([factor, times])
});

export const sameDimension = (a: Dimension, b: Dimension): boolean =>
	a.every((e, i) => Math.abs(e - itemAt(b, i)) < 1e-9);

export const isDimensionless = (a: Dimension): boolean => sameDimension(a, DIMENSIONLESS);

/** Size of one unit in terms of another of the same dimension. */
export const ratioOf = (a: Unit, b: Unit): Expression => divide(a.factor, b.factor);

const WORDS: readonly (readonly [name: string, unit: string])[] = [
	['length', 'm'],
	['mass', 'kg'],
	['time', 's'],
	['current', 'A'],
	['temperature', 'K'],
	['amount of substance', 'mol'],
	['luminous intensity', 'cd'],
	['luminous flux', 'lm'],
	['illuminance', 'lx'],
	['angle', 'rad'],
	['data', 'bit'],
	['area', 'acre'],
	['volume', 'L'],
	['speed', 'mph'],
	['force', 'N'],
	['pressure', 'Pa'],
	['energy', 'J'],
	['power', 'W'],
	['frequency', 'Hz'],
	['charge', 'C'],
	['voltage', 'V'],
	['resistance', 'ohm'],
	['capacitance', 'F'],
	['conductance', 'S'],
	['inductance', 'H'],
	['magnetic flux', 'Wb'],
	['magnetic flux density', 'T']
];

/** Name of a dimension: length, energy, or its base units without a name. */
export function nameOfDimension(dimension: Dimension): string {
	if (isDimensionless(dimension)) return 'a plain number';
	for (const [name, unit] of WORDS) if (sameDimension(defined(unitNamed(unit)).dimension, dimension)) return name;
	return dimension
		.flatMap((e, i) => (e === 0 ? [] : [`${BASES[i] === 'g' ? 'kg' : BASES[i]}${e === 1 ? '' : `^${e}`}`]))
		.join(' ');
}

/** Names of SI units by dimension, for products of base units. */
export const COHERENT = ['N', 'Pa', 'J', 'W', 'C', 'V', 'F', 'ohm', 'S', 'Wb', 'T', 'H', 'Hz'];
