/** A text with units or constants → its answer. */
import { defined, itemAt } from '../../kit/checked';
import { bounded } from '../core/bounded';
import { amountOf } from './bodies';
import type { Constant } from './constant';
import { exactVariables } from '../core/build';
import { describe, type Evaluation, describeTruth } from '../evaluate';
import { decimalOfRational, formatDecimal } from '../reals/digits';
import { multiply, negate, subtract } from '../core/arithmetic';
import { isClosed, isInteger, isNumber, MINUS_ONE, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { latexOf } from '../io/mathml';
import { signOf } from '../core/numeric';
import { printExpression } from '../io/print';
import type { Rational } from '../core/rational';
import { shorten } from '../core/shorten';
import { NoValueError } from '../core/refusals';
import type { Quantity, UnitPower } from './quantity';
import { absolute, addQuantities, dimensionOf, inUnits, named, plain, powerOfQuantity, withoutRates } from './quantity';
import { readQuantity, type Reading } from './read';
import { writtenUnits, NotAQuantity } from './spelling';
import { isDimensionless, nameOfDimension, ratioOf, sameDimension, unitNamed, type Unit } from './unit';
import { bySign } from '../io/syntax';

/** The answer of a text with units; undefined for others. Throws ApiError for units that do not fit. */
export const measure = (
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	steps?: number
): Evaluation | undefined =>
	bounded(() => {
		try {
			return evaluated(withDensity(text, variables), variables, digits);
		} catch (error) {
			if (error instanceof NotAQuantity) return undefined;
			throw error;
		}
	}, steps);

function evaluated(text: string, variables: Readonly<Record<string, number>>, digits: number): Evaluation | undefined {
	const reading = readQuantity(text, exactVariables(variables));
	requireUnits(reading, text);
	const { quantity, target, unknowns, constants, compared } = reading;
	if (compared) return truthOf(quantity, compared, unknowns);
	// 60000 a year: an amount with its period, not a product.
	if (
		unknowns.includes('a') &&
		!('a' in variables) &&
		/\d\s+a\s+[a-z]{2}|\*\s+a\s+(?:day|week|month|year|hour|minute)\b/i.test(text)
	)
		throw new NoValueError('"a" before a unit is no unknown here: write / in place of it, as in 50000 / year');
	if (unknowns.some((name) => name.length > 1))
		throw new NoValueError(
			`"${unknowns.find((name) => name.length > 1)}" is neither a unit nor a constant that is known here`
		);
	const said = [...new Set(constants.map(sourceOf))];
	if (/(?<!light[\s-]?)\b(?:years?|yrs?)\b/i.test(text) && /\d/.test(text)) said.push('a year is 365.25 days');
	if (/\bmonths?\b/i.test(text) && /\d/.test(text)) said.push('a month is a twelfth of a year of 365.25 days');
	if (/\bcalories?\b/.test(text)) said.push('a calorie is 4.184 J; the Calorie of food is a thousand of them, kcal');
	if (hasTwoTemperatures(text) && !target)
		said.push('temperatures are added as they are, from absolute zero; a difference is written in kelvin: 20 °C + 5 K');
	if (reading.rates) said.push('what is written without spaces after the / is divided by as a whole');
	if (reading.smaller) return { ...inSeveral(quantity, reading.smaller, digits), said };
	if (!target && isTogether(reading)) return { ...inSeveral(quantity, defined(reading.together), digits), said };
	if (!target) return { ...written(named(withoutRates(quantity)), digits), said };
	const volume = defined(unitNamed('L')).dimension;
	const fluid = [{ unit: defined(unitNamed('floz')), exponent: 1 }];
	const isWanted = isOunce(target.units) && sameDimension(dimensionOf(quantity.units), volume);
	if (isWanted || (isOunce(quantity.units) && sameDimension(dimensionOf(target.units), volume))) {
		said.push('an ounce of a volume is a fluid ounce (US)');
		const converted = isWanted
			? inUnits(quantity, fluid, 'floz')
			: inUnits({ value: quantity.value, units: fluid }, target.units, target.text);
		return { ...written(converted, digits), said };
	}
	const temperatures = asTemperatures(reading);
	const [has, asked] = [dimensionOf(quantity.units), dimensionOf(target.units)];
	// Minutes for a kilometre and kilometres an hour, seconds and hertz.
	const reciprocal =
		!isDimensionless(has) &&
		sameDimension(
			has,
			asked.map((e) => -e)
		);
	if (reciprocal) said.push('this is the reciprocal, as the unit asked for is one of it');
	const source = temperatures?.quantity ?? (reciprocal ? powerOfQuantity(quantity, plain(MINUS_ONE)) : quantity);
	return { ...written(inUnits(source, temperatures?.units ?? target.units, target.text), digits), said };
}

/** `1 gallon of water in pounds` as a product with a density. Throws NoValueError for an unknown density. */
function withDensity(text: string, variables: Readonly<Record<string, number>>): string {
	const asked = amountOf(text);
	if (!asked) return text;
	const { amount, of, target, known } = asked;
	const { quantity, target: wanted } = readQuantity(`1 ${target} in ${target}`, exactVariables(variables));
	const given = readQuantity(amount, exactVariables(variables)).quantity;
	if (!wanted || quantity.units.length === 0) return text;
	const [has, needs] = [dimensionOf(given.units), dimensionOf(wanted.units)];
	if (sameDimension(has, needs)) return `(${amount}) in ${target}`;
	const [mass, volume] = [defined(unitNamed('kg')).dimension, defined(unitNamed('L')).dimension];
	const weighed = sameDimension(has, volume) && sameDimension(needs, mass);
	if (!weighed && !(sameDimension(has, mass) && sameDimension(needs, volume))) return text;
	if (!known)
		throw new NoValueError(
			`the density of ${of} is not known here; write it, as in ${amount} ${weighed ? '*' : '/'} (0.6 g/ml) in ${target}`
		);
	return `(${amount}) ${weighed ? '*' : '/'} density of ${of} in ${target}`;
}

const isOunce = ([only, ...others]: readonly UnitPower[]): boolean =>
	others.length === 0 && only?.exponent === 1 && /^(?:oz|ounces?)$/.test(only.unit.name);

/** 20 °C + 5 °C */
const hasTwoTemperatures = (text: string): boolean => {
	const places = [...text.matchAll(/°\s*[CF]\b/g)].map(({ index }) => index);
	const [first = Infinity] = places;
	return text.slice(first, places.at(-1)).includes('+');
};

/** Whether an answer is of the units that were written beside each other: 3 h 20 min + 45 min is 4 h 5 min. */
function isTogether({ together, quantity }: Reading): boolean {
	const [only] = quantity.units;
	return (
		together !== undefined &&
		quantity.units.length === 1 &&
		defined(only).exponent === 1 &&
		isNumber(quantity.value) &&
		together.every(({ dimension }) => sameDimension(dimension, defined(only).unit.dimension))
	);
}

/** Splits a quantity into whole numbers of each unit and the rest in the last: 5 ft 8.9 in. Throws NoValueError for unfit units. */
function inSeveral(quantity: Quantity, units: readonly Unit[], digits: number): Evaluation {
	const parts: Quantity[] = [];
	let rest = inUnits(quantity, [{ unit: itemAt(units, 0), exponent: 1 }], itemAt(units, 0).name).value;
	const negative = isClosed(rest) && signOf(rest) === -1;
	for (const [index, unit] of units.entries()) {
		const last = index === units.length - 1;
		const whole = last ? rest : applyFunction('trunc', [rest]);
		if (!last && !isInteger(whole)) throw new NoValueError(`the number of ${unit.name} is not known`);
		parts.push({ value: negative && index > 0 ? negate(whole) : whole, units: [{ unit, exponent: 1 }] });
		if (!last) rest = multiply([subtract(rest, whole), ratioOf(unit, itemAt(units, index + 1))]);
	}
	const told = (negative ? withSign(parts) : parts).map((part) => written(part, digits));
	const text = (of: (each: Evaluation) => string | null) => told.map((each) => of(each) ?? '').join(' ');
	return {
		exact: text(({ exact }) => exact),
		decimal: null,
		decimalText: text(({ decimalText }) => decimalText),
		latex: text(({ latex }) => latex).replaceAll('} ', '}\\;'),
		kind: 'unit',
		unknowns: []
	};
}

/** A negative quantity in parts: zeros before the first part that is not 0 have no sign, and are left out. */
function withSign([first, ...others]: readonly Quantity[]): Quantity[] {
	const next = others.findIndex(({ value }) => !isNumber(value, 0));
	if (!first || !isNumber(first.value, 0) || next < 0) return first ? [first, ...others] : [];
	return others.slice(next).map((part, i) => (i === 0 ? { ...part, value: negate(part.value) } : part));
}

const sourceOf = ({ name, uncertainty, source }: Constant): string =>
	source !== undefined
		? `${name}: ${source}`
		: uncertainty === null
			? `${name}: exact by definition (SI, 2019)`
			: `${name}: CODATA 2022, standard uncertainty ${uncertainty}`;

/** F and C are degrees in a conversion between temperatures, farad and coulomb elsewhere. */
function asTemperatures({
	quantity,
	target
}: Reading): { quantity: Quantity; units: readonly UnitPower[] } | undefined {
	const from = scaleOf(quantity.units);
	const to = target && scaleOf(target.units);
	if (!from || !to) return undefined;
	return {
		quantity: { value: quantity.value, units: [{ unit: from, exponent: 1 }] },
		units: [{ unit: to, exponent: 1 }]
	};
}

function scaleOf(units: readonly UnitPower[]): Unit | undefined {
	const [only] = units;
	if (!only || units.length > 1 || only.exponent !== 1) return undefined;
	const { unit } = only;
	if (unit.offset) return unit;
	const name = unit.name === 'F' || unit.name === 'C' ? `deg${unit.name}` : unit.name === 'K' ? 'K' : undefined;
	return name === undefined ? undefined : { ...defined(unitNamed(name)), name: unit.name };
}

/** Two quantities compared; undefined where digits do not tell. Throws NotAQuantity for one with an unknown. */
function truthOf(
	left: Quantity,
	{ sign, with: right }: NonNullable<Reading['compared']>,
	unknowns: readonly string[]
): Evaluation | undefined {
	if (unknowns.length > 0) throw new NotAQuantity('an equation');
	const [a, b] = [absolute(left), absolute(right)];
	const [x, y] = [dimensionOf(a.units), dimensionOf(b.units)];
	if (!sameDimension(x, y))
		throw new NoValueError(`${nameOfDimension(x)} and ${nameOfDimension(y)} cannot be compared`);
	const side = signOf(addQuantities(a, b, true).value);
	return side === undefined ? undefined : describeTruth(bySign(side, sign));
}

/** A text without a unit or a constant is not for this part. */
function requireUnits(reading: Reading, text: string): void {
	if (reading.units === 0 && reading.constants.length === 0) {
		const words = text
			.slice(0, Math.max(0, text.search(/(?<=\s)constant\b/i)))
			.trim()
			.split(/\s+/);
		const name = words.slice(words.findLastIndex((word) => !/^[a-z'-]+$/i.test(word)) + 1).join(' ').replace(/^the /i, ''); // prettier-ignore
		if (name !== '') throw new NoValueError(`"${name} constant" is no constant that is known here`);
		throw new NotAQuantity(text);
	}
}

function written({ value, units }: Quantity, digits: number): Evaluation {
	const short = isClosed(value) ? shorten(value) : value;
	const answer = describe(short, digits);
	if (units.length === 0) return answer;
	const text = writtenUnits(units);
	const latex = `${latexOf(short)}\\,\\mathrm{${text
		.replace(/ \* /g, '\\cdot ')
		.replace(/ /g, '')
		.replace(/°/g, '{}^\\circ ')
		.replace(/\^(\d+)/g, '^{$1}')}}`;
	return {
		exact: `${exactText(short)} ${text}`,
		decimal: answer.decimal,
		decimalText: answer.decimalText === null ? null : `${answer.decimalText} ${text}`,
		latex,
		kind: 'unit',
		unknowns: answer.unknowns
	};
}

/** A decimal where it ends within 64 digits, else in parentheses. */
const exactText = (x: Expression): string => (!isNumber(x) ? `(${printExpression(x)})` : rationalText(x.value));

function rationalText(value: Rational): string {
	if (value.num === 0n) return '0';
	const decimal = decimalOfRational(value, 64);
	// 5.9723e+24, without zeros that fill it up.
	const kept = decimal.digits.replace(/(?<!0)0+$/, '');
	if (decimal.exact) return formatDecimal({ ...decimal, digits: kept }, value.num < 0n);
	return value.den === 1n ? String(value.num) : `(${value.num}/${value.den})`;
}
