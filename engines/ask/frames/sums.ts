/** Questions for a sum, a conversion, the larger of two sizes, a pace, an area. */
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import { CALENDAR_UNITS, convertible, measuresOf, mixed, otherSystem, unitBeside } from '../facts/units';
import { inOrder } from './direction';

const unitOf = (span: Span): string => span.unit ?? span.value;

/** A size as an expression: `5 ft + 11 in`. */
const sizeOf = ({ amount = 1, plus }: Span, unit: string): string => `${amount} ${unit}${plus ? ` + ${plus.amount} ${plus.unit}` : ''}`; // prettier-ignore

/** The scale of temperature that each is read beside. */
const SCALES: Readonly<Record<string, string | undefined>> = { degC: 'degF', degF: 'degC' };

/** Measures of volume that Britain has of another size, by the names of the math engine. */
const IMPERIAL: Readonly<Record<string, string | undefined>> = {
	pint: 'imperialpint',
	gallon: 'imperialgallon',
	quart: 'imperialquart',
	floz: 'imperialfluidounce'
};

/** The size or unit of a span, that of Britain where the question names the country. */
function measured(span: Span, { lattice }: Match): Span {
	const isBritish = lattice.starts.some((spans) =>
		spans.some(({ kind, country }) => kind === 'place' && country === 'GB')
	);
	const of = isBritish ? IMPERIAL[unitOf(span)] : undefined;
	return of === undefined ? span : { ...span, ...(span.kind === 'quantity' ? { unit: of } : { value: of }) };
}

function conversion(match: Match): Built | null {
	const items = match.all('quantity', 'unit').map((span) => measured(span, match));
	const targets = items.filter(({ kind }) => kind === 'unit');
	const sizes = items.filter(({ kind }) => kind === 'quantity');
	const [size] = sizes;
	const [one, other] = targets;
	const isPair = targets.length === 2 && one && other && isJoined(one, other, match);
	// In “3450 grams, so in pounds and ounces” the size is in the statement.
	if (!size && isPair && match.lattice.hasContext) return null;
	const count = match.one('number')?.amount;
	// A bare figure beside one scale of temperature is of the other: a fever of 38.5, in Fahrenheit.
	const [scale] = targets;
	const assumed = scale && targets.length === 1 ? SCALES[scale.value] : undefined;
	// A figure that counts the word before it is no temperature: gas mark 6.
	const figure = match.one('number');
	if (
		figure &&
		assumed !== undefined &&
		match.tokens[figure.from - 1]?.kind === 'word' &&
		!match.lattice.known[figure.from - 1]
	)
		return null;
	if (count !== undefined && !size && scale && assumed !== undefined) {
		const role = match.roleBefore(scale) ?? scale.role ?? '';
		return {
			input: { expression: `${count} ${assumed} to ${scale.value}` },
			strong: role === 'in' || role === 'to' ? 2 : 1
		};
	}
	if (count !== undefined && (size || targets.length !== 2)) return null;
	// 2850 a month is no number of months.
	if (figure && match.lattice.has(figure.to, 'one', 'role')) return null;
	// “Which is longer, 5 km or 3 miles” compares. It asks for no conversion.
	if (sizes.length > 1 && (!match.isExplained || items.some(({ to }) => match.lattice.has(to, 'operator'))))
		return null;
	// 7.5 GB in MB and MiB: one conversion a target.
	if (size?.unit && sizes.length === 1 && targets.length > 1) {
		const units = targets.filter(({ value }) => convertible(size.unit ?? '', value)).map(({ value }) => value);
		const [first] = units;
		// Feet n inches: of a size that people say in both, a small word between them.
		const isBeside = one && other && other.from - one.to <= 1;
		const joined =
			(isPair || (isBeside && targets.length === 2)) && first !== undefined
				? mixed(one?.value ?? '', other?.value ?? '')
				: undefined;
		if (joined !== undefined) return { input: { expression: `${sizeOf(size, size.unit)} to ${joined}` }, strong: 2 };
		if (first !== undefined) return { input: { expression: `${sizeOf(size, size.unit)} to ${first}` }, strong: 2, focus: { kind: 'conversions', expressions: units.map((unit) => `${sizeOf(size, size.unit ?? '')} to ${unit}`) } }; // prettier-ignore
	}
	// Day, month and year are a date.
	if (sizes.length === 0 && count === undefined && targets.length > 2) return null;
	const [a, b] = items.length === 3 ? items.slice(0, 2) : items;
	if (!a) return null;
	if (b) {
		const [from, to] = inOrder(a, b, match);
		const [ofFrom, ofTo] = [unitBeside(unitOf(from), unitOf(to)), unitBeside(unitOf(to), unitOf(from))];
		if (!convertible(ofFrom, ofTo)) return null;
		// Day of year is the number of a day.
		if (sizes.length === 0 && count === undefined && CALENDAR_UNITS.has(ofFrom) && match.isLedBy(b, 'of')) return null;
		const text = `${from.kind === 'quantity' ? sizeOf(from, ofFrom) : `${count ?? 1} ${ofFrom}`} to ${ofTo}`;
		// “Is a mile longer than 1.5 km” has an answer of yes or no. “How many days more than” has none.
		const isCompared = to.amount !== undefined && to.kind === 'unit' && !match.has('how-many', 'how-much');
		return {
			input: { expression: text },
			...(isCompared && { focus: { kind: 'compare', limit: to.amount, below: to.role === 'below' } }),
			...(match.has('larger') &&
				sizes.length === 2 && {
					focus: {
						kind: 'larger',
						limit: to.amount,
						below: match.variantOf('larger') === 'below',
						sizes: [from, to].map(({ from: start, to: end }) => match.textOf(start, end)).join('\n')
					}
				}),
			strong:
				sizes.length > 0 || count !== undefined || match.isLedBy(from, 'one') || (to === b && match.isPure) ? 2 : 1
		};
	}
	const opposite = otherSystem(unitOf(a));
	if (a.kind !== 'quantity' || opposite === undefined || match.content > 1) return null;
	return { input: { expression: `${sizeOf(a, unitOf(a))} to ${opposite}` }, strong: 0 };
}

const isOfTime = (span: Span): boolean => measuresOf(unitOf(span)).includes('time');

/** Whether `and` or a comma is between two units. */
const isJoined = (a: Span, b: Span, { lattice, tokens }: Match): boolean =>
	b.role === 'and' ||
	tokens[a.to]?.text === ',' ||
	lattice.has(a.to, 'and') ||
	lattice.all(a.to, 'role').some(({ value }) => value === 'and');

/** Rates by what they are a rate of, and the units of a whole: miles by miles an hour are hours. */
const PACES: Readonly<Record<string, readonly [whole: string, time: string, amount: string]>> = {
	speed: ['length', 'h', 'km'],
	rate: ['data', 'min', 'GB']
};

/** A product of two numbers. */
const PRODUCT = /^([\d.]+) \* ([\d.]+)$/;

export const SUM_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'sum',
		operation: 'math/evaluate',
		may: ['how-much', 'mathematics', 'what-is', 'how-many', 'worth', 'express', 'equals', 'solve'],
		slots: { expression: 1 },
		wants: ['expression'],
		build: (match) => ({
			input: { expression: match.one('expression')?.value },
			strong: match.isFilled && !match.lattice.kinds.has('date') ? 2 : 1
		})
	},
	{
		id: 'convert',
		operation: 'math/evaluate',
		may: [
			'convert',
			'how-many',
			'how-much',
			'worth',
			'what-is',
			'difference',
			'exchange',
			'how-long',
			'distance',
			'define',
			'larger'
		],
		slots: { quantity: 2, unit: 4, number: 1 },
		topic: 'thing',
		topicOptional: true,
		wants: ['quantity', 'unit'],
		build(match) {
			const found = conversion(match);
			// What a size is of changes nothing: a fever of 101 degrees, a screen of 55 inches. Spans of time are of other questions.
			const isOfThing =
				match.topic === undefined ||
				(found?.strong === 2 && match.all('quantity').length < 2 && !match.slots.some(isOfTime));
			return isOfThing ? found : null;
		}
	},
	{
		// The larger of two numbers.
		id: 'larger',
		operation: 'math/evaluate',
		needs: [['larger']],
		may: ['what-is'],
		slots: { number: 2, expression: 2 },
		build(match) {
			const sums = match
				.all('number', 'expression')
				.map(({ kind, exact, amount, value }) => (kind === 'expression' ? value : (exact ?? amount)));
			const isLess = match.variantOf('larger') === 'below';
			const name = isLess ? 'min' : 'max';
			const [, second] = match.all('number', 'expression');
			// Is 0.6 larger than 5/8.
			if (
				sums.length === 2 &&
				second &&
				!match.has('what-is') &&
				['than', 'below'].includes(match.roleBefore(second) ?? '')
			)
				return {
					input: { expression: sums.join(isLess || match.roleBefore(second) === 'below' ? ' < ' : ' > ') },
					strong: 4,
					focus: { kind: 'is-true' }
				};
			return sums.length === 2 ? { input: { expression: `${name}(${sums.join(', ')})` }, strong: 4 } : null;
		}
	},
	{
		// A size and its limit: 50 lbs, the limit is 23 kg, am I over?
		id: 'limit',
		operation: 'math/evaluate',
		needs: [['limit'], ['over-limit']],
		may: ['what-is'],
		slots: { quantity: 2 },
		wants: ['quantity'],
		build(match) {
			const [a, b] = match.all('quantity');
			if (!a?.unit || !b?.unit || a.plus || b.plus || (a.unit !== b.unit && !convertible(a.unit, b.unit))) return null;
			const [size, limit] = match.follows(a, 'limit') ? [b, a] : [a, b];
			const below = match.variantOf('over-limit') === 'within';
			return {
				input: { expression: `${size.amount} ${size.unit} to ${limit.unit}` },
				strong: 4,
				focus: { kind: 'compare', limit: limit.amount, below }
			};
		}
	},
	{
		id: 'pace',
		operation: 'math/evaluate',
		needs: [['how-long', 'how-many', 'how-much', 'distance', 'time']],
		may: ['when', 'what-is', 'here', 'until', 'after'],
		slots: { quantity: 2, unit: 1 },
		wants: ['quantity'],
		build(match) {
			const sizes = match.all('quantity');
			const pace = sizes.find(({ unit = '' }) => measuresOf(unit).some((kind) => PACES[kind]));
			const whole = sizes.find((size) => size !== pace);
			if (!pace?.unit || !whole?.unit) return null;
			const kind = measuresOf(pace.unit).find((one) => PACES[one]) ?? '';
			const [total = '', time = '', amount = ''] = PACES[kind] ?? [];
			const isTime = measuresOf(whole.unit).includes('time');
			if (!isTime && !measuresOf(whole.unit).includes(total)) return null;
			const said = match.one('unit')?.value;
			const to = said ?? (isTime ? (pace.unit === 'mph' ? 'mile' : amount) : time);
			if (!measuresOf(to).includes(isTime ? total : 'time')) return null;
			const sign = isTime ? '*' : '/';
			const product = `(${sizeOf(whole, whole.unit)}) ${sign} (${sizeOf(pace, pace.unit)})`;
			return { input: { expression: `${product} to ${to}` }, strong: 2 };
		}
	},
	{
		id: 'converted-sum',
		operation: 'math/evaluate',
		may: ['convert', 'how-much', 'what-is'],
		slots: { quantity: 4, unit: 1, operator: 3, number: 1 },
		wants: ['operator'],
		build(match) {
			const sizes = match.all('quantity', 'number');
			const signs = match.all('operator');
			const unit = match.one('unit');
			const [first] = sizes;
			if (!first?.unit || sizes.length < 2 || signs.length !== sizes.length - 1 || (unit && !convertible(unit.value, first.unit) && unit.value !== first.unit)) return null; // prettier-ignore
			// A size is added to a size, and multiplied by a number, before or after the conversion.
			if (sizes.some((size, at) => at > 0 && (size.kind === 'quantity') !== '+-'.includes(signs[at - 1]?.value ?? ''))) return null; // prettier-ignore
			if (CALENDAR_UNITS.has(first.unit) && match.has('what-is') && !unit) return null;
			const text = sizes.map((size, at) => `${at > 0 ? ` ${signs[at - 1]?.value} ` : ''}${size.kind === 'number' ? size.amount : sizeOf(size, size.unit ?? '')}`).join(''); // prettier-ignore
			return { input: { expression: unit ? `${text} to ${unit.value}` : text }, strong: 1 };
		}
	},
	{
		id: 'unit-alone',
		operation: 'math/evaluate',
		may: ['convert'],
		slots: { unit: 1 },
		wants: ['unit'],
		build(match) {
			const unit = match.one('unit');
			const other = unit && otherSystem(unit.value);
			return other !== undefined && match.content === 1 && match.tokens.length === 1 ? { input: { expression: `1 ${unit?.value} to ${other}` }, strong: 0 } : null; // prettier-ignore
		}
	},
	{
		// Square feet of a room of 13 by 74: the sides are in the unit of the area.
		id: 'area',
		operation: 'math/evaluate',
		needs: [['how-many', 'how-much', 'what-is']],
		slots: { unit: 1, expression: 1, quantity: 2 },
		wants: ['unit'],
		topic: 'thing',
		topicOptional: true,
		build(match) {
			const [unit = ''] = match.all('unit').map(({ value }) => value);
			const [, a, b] = PRODUCT.exec(match.one('expression')?.value ?? '') ?? [];
			const side = unit.endsWith('2') ? unit.slice(0, -1) : undefined;
			// A room of 12 ft by 14 ft.
			const [long, wide] = match.all('quantity');
			const isSided = [long, wide].every((one) => one?.unit && measuresOf(one.unit).includes('length'));
			if (long && wide && isSided && match.roleBefore(wide) === 'by' && measuresOf(unit).includes('area'))
				return { input: { expression: `(${sizeOf(long, long.unit ?? '')}) * (${sizeOf(wide, wide.unit ?? '')}) to ${unit}` }, strong: 2 }; // prettier-ignore
			if (a === undefined || side === undefined) return null;
			const length = side === 'mi' ? 'mile' : side;
			return { input: { expression: `${a} ${length} * ${b} ${length} to ${unit}` }, strong: 2 };
		}
	}
];
