/** Numbers with units. */
import { defined, itemAt } from '../../kit/checked';
import { isOfAngle } from '../definitions/facts';
import { add, divide, multiply, negate } from '../core/arithmetic';
import { applyFunction } from '../functions/functions';
import { integerNode, isInteger, isNumber, number, ONE, type Expression } from '../core/expression';
import { signOf } from '../core/numeric';
import { power } from '../core/powers';
import { NoValueError } from '../core/refusals';
import type { Dimension, Unit } from './unit';
import { COHERENT, DIMENSIONLESS, isDimensionless, nameOfDimension, ratioOf, sameDimension, unitNamed } from './unit';

export type UnitPower = { readonly unit: Unit; readonly exponent: number };

/** value · ∏ unit^exponent; a temperature with an offset has that unit alone. */
export type Quantity = { readonly value: Expression; readonly units: readonly UnitPower[] };

export const plain = (value: Expression): Quantity => ({ value, units: [] });

export const dimensionOf = (units: readonly UnitPower[]): Dimension =>
	units.reduce((sum, { unit, exponent }) => sum.map((e, i) => e + exponent * itemAt(unit.dimension, i)), DIMENSIONLESS);

const isScale = ({ units }: Quantity): boolean =>
	units.length === 1 && itemAt(units, 0).exponent === 1 && itemAt(units, 0).unit.offset !== undefined;

/** A temperature on a scale as one in kelvin; others as they are. */
export function absolute(q: Quantity): Quantity {
	if (!isScale(q)) return q;
	const { unit } = itemAt(q.units, 0);
	const value = add([multiply([unit.factor, q.value]), defined(unit.offset)]);
	if (isNumber(value) && value.value.num < 0n) throw new NoValueError('the temperature lies below absolute zero');
	return { value, units: [{ unit: defined(unitNamed('K')), exponent: 1 }] };
}

/** Size in SI base units. */
export const sizeOf = ({ value, units }: Quantity): Expression =>
	multiply([value, ...units.map(({ unit, exponent }) => power(unit.factor, integerNode(exponent)))]);

/** a + b in the units of a. Throws NoValueError for different dimensions. */
export function addQuantities(a: Quantity, b: Quantity, subtracting = false): Quantity {
	// A difference in kelvin: 20 °C + 5 K is 25 °C.
	const [first, only] = [a.units[0]?.unit, b.units[0]?.unit];
	if (isScale(a) && b.units.length === 1 && itemAt(b.units, 0).exponent === 1 && defined(only).name === 'K') {
		const step = divide(b.value, defined(first).factor);
		return { value: add([a.value, subtracting ? negate(step) : step]), units: a.units };
	}
	const [left, right] = isScale(a) || isScale(b) ? [absolute(a), absolute(b)] : [a, b];
	const [x, y] = [dimensionOf(left.units), dimensionOf(right.units)];
	if (!sameDimension(x, y))
		throw new NoValueError(
			`${nameOfDimension(y)} cannot be ${subtracting ? 'taken from' : 'added to'} ${nameOfDimension(x)}`
		);
	const other = converted(right, left.units);
	return { value: add([left.value, subtracting ? negate(other.value) : other.value]), units: left.units };
}

/** a in other units of its dimension. */
export function converted(a: Quantity, units: readonly UnitPower[]): Quantity {
	const one = sizeOf({ value: ONE, units });
	return { value: divide(sizeOf(a), one), units };
}

/** a·b, units of one dimension joined into the first of them. */
export function multiplyQuantities(a: Quantity, b: Quantity, dividing = false): Quantity {
	const [left, right] = [absolute(a), absolute(b)];
	let value = dividing ? divide(left.value, right.value) : multiply([left.value, right.value]);
	const units = [...left.units];
	for (const { unit, exponent } of right.units) {
		const times = dividing ? -exponent : exponent;
		const at = units.findIndex((each) => sameDimension(each.unit.dimension, unit.dimension));
		const known = units[at];
		// Litres for kilometres: what shares a dimension only in part stays.
		if (!known) units.push({ unit, exponent: times });
		else {
			value = multiply([value, power(ratioOf(unit, known.unit), integerNode(times))]);
			units[at] = { unit: known.unit, exponent: known.exponent + times };
		}
	}
	return collapsed(withoutShares({ value, units: units.filter(({ exponent }) => exponent !== 0) }));
}

/** 10 % of 2 kg are 0.2 kg: shares beside their base are plain numbers. */
function withoutShares(q: Quantity): Quantity {
	const isShare = ({ unit }: UnitPower): boolean => isDimensionless(unit.dimension);
	if (!q.units.some(isShare) || !q.units.some((each) => !isShare(each) && each.exponent > 0)) return q;
	const shares = q.units.filter(isShare);
	return { value: sizeOf({ value: q.value, units: shares }), units: q.units.filter((each) => !isShare(each)) };
}

/** Units that cancel to a plain number are one. */
const collapsed = (q: Quantity): Quantity =>
	q.units.length < 2 || !isDimensionless(dimensionOf(q.units)) ? q : plain(sizeOf(q));

/** a^n for a plain number n. Throws NoValueError for an exponent with a unit and for a fraction. */
export function powerOfQuantity(a: Quantity, n: Quantity): Quantity {
	if (n.units.length > 0) throw new NoValueError('an exponent has no unit');
	if (a.units.length === 0) return plain(power(a.value, n.value));
	const base = absolute(a);
	if (isInteger(n.value)) {
		const times = Number(n.value.value.num);
		return {
			value: power(base.value, n.value),
			units: base.units
				.map(({ unit, exponent }) => ({ unit, exponent: exponent * times }))
				.filter(({ exponent }) => exponent !== 0)
		};
	}
	if (n.value.kind === 'number' && n.value.value.den === 2n && base.units.every(({ exponent }) => exponent % 2 === 0)) {
		const times = Number(n.value.value.num) / 2;
		return {
			value: power(base.value, n.value),
			units: base.units.map(({ unit, exponent }) => ({ unit, exponent: exponent * times }))
		};
	}
	throw new NoValueError('a unit has whole powers here');
}

/** A function of quantities. Throws NoValueError for a unit that does not fit. */
export function applyToQuantity(name: string, args: readonly Quantity[]): Quantity {
	const [first] = args;
	if (!first) throw new NoValueError(`${name} needs a value`);
	if (args.every(({ units }) => units.length === 0))
		return plain(
			applyFunction(
				name,
				args.map(({ value }) => value)
			)
		);
	if (name === 'sqrt') return powerOfQuantity(first, plain(number({ num: 1n, den: 2n })));
	if (name === 'max' || name === 'min') return args.reduce((a, b) => (isGreater(b, a) === (name === 'max') ? b : a));
	if (name === 'sum' || name === 'mean') {
		const total = args.reduce((a, b) => addQuantities(a, b));
		return name === 'sum' ? total : { ...total, value: divide(total.value, integerNode(args.length)) };
	}
	const [, ...others] = args;
	if (ROUNDED.has(name) && others.every(({ units }) => units.length === 0))
		return { value: applyFunction(name, [first.value, ...others.map(({ value }) => value)]), units: first.units };
	if (name === 'abs') return { value: applyFunction('abs', [first.value]), units: first.units };
	const dimension = dimensionOf(first.units);
	if (isOfAngle(name) && sameDimension(dimension, defined(unitNamed('rad')).dimension))
		return plain(applyFunction(name, [sizeOf(first)]));
	if (isDimensionless(dimension) && args.length === 1) return plain(applyFunction(name, [sizeOf(first)]));
	throw new NoValueError(`${name} of ${nameOfDimension(dimension)} has no meaning`);
}

/** Functions that round a number; of a quantity in the unit that it is written in. */
const ROUNDED: ReadonlySet<string> = new Set(['round', 'floor', 'ceil', 'trunc']);

/** Throws NoValueError for another dimension, or where digits do not tell. */
function isGreater(a: Quantity, b: Quantity): boolean {
	const [x, y] = [dimensionOf(a.units), dimensionOf(b.units)];
	if (!sameDimension(x, y))
		throw new NoValueError(`${nameOfDimension(x)} and ${nameOfDimension(y)} cannot be compared`);
	const side = signOf(addQuantities(a, b, true).value);
	if (side === undefined) throw new NoValueError('which of the values is the greater is not known');
	return side > 0;
}

/** A quantity in the units asked for. Throws NoValueError for another dimension, or below absolute zero. */
export function inUnits(q: Quantity, target: readonly UnitPower[], written: string): Quantity {
	const source = absolute(q);
	const [x, y] = [dimensionOf(source.units), dimensionOf(target)];
	if (!sameDimension(x, y)) {
		const why = `${nameOfDimension(x)} cannot be given in ${written}, a unit of ${nameOfDimension(y)}`;
		const other = otherCase(q.units, y);
		throw new NoValueError(other ? `${why}; did you mean ${other.meant}, not ${other.read}?` : why);
	}
	const [only] = target;
	if (only && target.length === 1 && only.exponent === 1 && only.unit.offset) {
		const kelvin = sizeOf(source);
		if (isNumber(kelvin) && kelvin.value.num < 0n) throw new NoValueError('the temperature lies below absolute zero');
		return { value: divide(add([kelvin, negate(only.unit.offset)]), only.unit.factor), units: target };
	}
	return converted(source, target);
}

/** A single unit that has the dimension asked for when its letters are of the other case: g, not G. */
function otherCase(units: readonly UnitPower[], wanted: Dimension): { meant: string; read: string } | undefined {
	const [only] = units;
	if (!only || units.length > 1 || only.exponent !== 1) return undefined;
	const read = only.unit.name;
	const meant = [read.toLowerCase(), read.toUpperCase()].find((name) => {
		const unit = name === read ? undefined : unitNamed(name);
		return unit && sameDimension(unit.dimension, wanted);
	});
	return meant === undefined ? undefined : { meant, read };
}

const RATES: Readonly<Record<string, readonly [above: string, below: string]>> = {
	mph: ['mi', 'h'],
	kph: ['km', 'h'],
	kmh: ['km', 'h'],
	knot: ['nmi', 'h'],
	knots: ['nmi', 'h'],
	kn: ['nmi', 'h']
};

/** The units of a rate: mph is mi/h, Mbps is Mbit/s. */
function partsOfRate(name: string): readonly [above: string, below: string] | undefined {
	if (Object.hasOwn(RATES, name)) return RATES[name];
	const data = /^([kKMGTP]?i?)(b|B)ps$/.exec(name);
	return data ? [`${data[1]}${data[2] === 'b' ? 'bit' : 'B'}`, 's'] : undefined;
}

/** A product in which the parts of a rate cancel: 60 mph · h is 60 mi, 700 MB / Mbps is 5600 s. */
export function withoutRates(q: Quantity): Quantity {
	if (q.units.length < 2 || !q.units.some(({ unit }) => partsOfRate(unit.name))) return q;
	const split = q.units.flatMap(({ unit, exponent }): UnitPower[] => {
		const [above, below] = partsOfRate(unit.name)?.map(unitNamed) ?? [];
		return above && below ? [{ unit: above, exponent }, { unit: below, exponent: -exponent }] : [{ unit, exponent }];
	}); // prettier-ignore
	const size = divide(sizeOf({ value: ONE, units: q.units }), sizeOf({ value: ONE, units: split }));
	const joined = split.reduce((total, each) => multiplyQuantities(total, { value: ONE, units: [each] }), plain(multiply([q.value, size]))); // prettier-ignore
	return joined.units.length < q.units.length ? joined : q;
}

/** V/Ω is A, J/N is m, J/W is s. */
const BASES_OF_QUOTIENTS = ['A', 'm', 's', 'kg'];
/** Ohm's law: these units with any prefix give the coherent unit, 12 V / 4 kΩ is 0.003 A. */
const ELECTRIC = ['V', 'A', 'ohm'];

/** A product of coherent units by its own name: kg·m/s² is N. */
export function named(q: Quantity): Quantity {
	if (q.units.length < 2) return q;
	const size = sizeOf({ value: ONE, units: q.units });
	const electric = q.units.every(({ unit }) =>
		ELECTRIC.some((name) => sameDimension(defined(unitNamed(name)).dimension, unit.dimension))
	);
	if (!isNumber(size) || (!isNumber(size, 1) && !electric)) return q;
	const dimension = dimensionOf(q.units);
	for (const name of [...COHERENT, ...BASES_OF_QUOTIENTS]) {
		const unit = defined(unitNamed(name));
		if (sameDimension(unit.dimension, dimension))
			return { value: multiply([q.value, size]), units: [{ unit, exponent: 1 }] };
	}
	return q;
}
