/** Sizes and sums of money: a number and its unit or currency, in either order. */
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import { partBehind } from './numbers';
import { CALENDAR_UNITS, convertible, measuresOf } from '../facts/units';

/** Words allowed between a number and its unit: half *of a* mile. */
const MOST_BETWEEN = 2;

/** Units of one size a unit of another, by both: 70 miles an hour. */
const RATIOS: ReadonlyMap<string, string> = new Map(
	'mile/h=mph km/h=km/h m/s=m/s ft/s=ft/s nmi/h=knot mile/gallon=mpg km/L=km/L Mbit/s=Mbit/s Gbit/s=Gbit/s MB/s=MB/s g/m2=gsm kg/m2=kg/m2 oz/yd2=oz/yd2 lb/ft2=lb/ft2'
		.split(' ')
		.map((pair) => pair.split('=') as [string, string])
);
/** Implied unit of a number directly after a quantity: 6 foot 1, 2 hours 30. */
const SMALLER: Readonly<Record<string, { readonly unit: string; readonly most: number }>> = {
	ft: { unit: 'in', most: 12 },
	m: { unit: 'cm', most: 100 },
	stone: { unit: 'lb', most: 14 },
	lb: { unit: 'oz', most: 16 },
	h: { unit: 'min', most: 60 }
};

/** Units of the square and the cube of a length. */
const POWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	square: { m: 'm2', km: 'km2', cm: 'cm2', ft: 'ft2', in: 'in2', mile: 'mi2', yd: 'yd2' },
	cube: { m: 'm3', cm: 'cm3', ft: 'ft3' }
};

/** Adds areas and volumes: चौरस मीटर, metros cuadrados, Quadratmeter. */
function addPowers(lattice: Lattice): void {
	for (let at = 0; at < lattice.tokens.length; at++)
		for (const length of lattice.all(at, 'unit'))
			for (const [kind, units] of Object.entries(POWERS)) {
				const value = units[length.value];
				const before = lattice.ends[at]?.find((span) => span.kind === kind);
				const behind = lattice.one(length.to, kind);
				if (value === undefined || !(before ?? behind ?? length.role === kind)) continue;
				// With its beginning the word is no length: Quadratmeter.
				if (length.role === kind) lattice.remove(length);
				lattice.add({
					...length,
					value,
					from: before?.from ?? at,
					to: behind?.to ?? length.to,
					role: behind?.role ?? length.role
				});
			}
}

/** Adds units made of two, with a preposition or an article between them. */
function addRatios(lattice: Lattice): void {
	for (let at = 0; at < lattice.tokens.length; at++)
		for (const over of lattice.all(at, 'unit')) {
			let next = over.to;
			while (
				next < over.to + MOST_BETWEEN &&
				(lattice.has(next, 'one', 'the', 'role') || lattice.tokens[next]?.text === '/')
			)
				next++;
			if (next === over.to) continue;
			for (const below of lattice.all(next, 'unit')) {
				const unit = RATIOS.get(`${over.value}/${below.value}`);
				if (unit !== undefined) lattice.add({ kind: 'unit', value: unit, from: at, to: below.to, role: below.role });
			}
		}
}

/** Further currencies of a sign: $100 CAD are Canadian dollars, ¥5000 € is a question. */
const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
	USD: ['CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'BRL'],
	GBP: ['EGP'],
	JPY: ['CNY'],
	INR: ['PKR']
};

const isUnit = ({ kind }: Span): boolean => kind === 'unit' || kind === 'money';

/** Adds quantities and amounts of money to the lattice. Numbers must be in it. */
export function addQuantities(lattice: Lattice): void {
	const { tokens, lexicon } = lattice;
	// My, not miles.
	for (let at = 0; at < tokens.length; at++)
		if (lattice.has(at, 'self') && tokens[at - 1]?.kind !== 'number')
			for (const unit of lattice.all(at, 'unit')) if (unit.to === at + 1) lattice.remove(unit);
	addPowers(lattice);
	addRatios(lattice);
	for (let at = 0; at < tokens.length; at++) {
		for (const number of [...lattice.all(at, 'number'), ...lattice.all(at, 'fraction')]) {
			const { amount, to, exact, role } = number;
			// The half of كيلو ونص belongs to the unit before it.
			if (amount === undefined || (exact && role === 'and' && lattice.ends[at]?.some(isUnit))) continue;
			const next = afterNumber(lattice, to, exact !== undefined);
			// 10 in mm: inches, where the preposition leads to a length right behind it.
			const isInches =
				tokens[next]?.key === 'in' &&
				lattice.all(next + 1, 'unit').some(({ value }) => measuresOf(value).includes('length'));
			if (isInches && next === at + 1 && tokens[at]?.kind === 'number' && !lattice.has(at - 1, 'unit', 'money'))
				lattice.add({ kind: 'quantity', value: '', amount, unit: 'in', from: at, to: next + 1 });
			// 6ft1 cm: figures right behind a unit belong to it.
			const isTail = tokens[at]?.start === tokens[at - 1]?.end && (tokens[next]?.start ?? 0) > (tokens[at]?.end ?? 0);
			if (isTail && lattice.ends[at]?.some(({ kind, value }) => kind === 'unit' && SMALLER[value])) continue;
			for (const { value, to, role } of lattice.all(next, 'unit'))
				lattice.add({ kind: 'quantity', value: '', amount, unit: value, from: at, to, role });
			for (const { value, to, role } of lattice.all(next, 'money'))
				// EUR 45 USD: the currency before the figures is theirs.
				lattice.add({
					kind: 'amount',
					value: '',
					amount,
					unit: value,
					from: at,
					to,
					role,
					isWeak: lattice.ends[at]?.some((before) => before.kind === 'money' && before.value !== value)
				});
		}
		// A litre and a half, two inches and a half.
		for (const kind of ['unit', 'money', 'quantity', 'amount'] as const)
			for (const { value, unit = value, amount = 1, to } of lattice.all(at, kind)) {
				const part = partBehind(lattice, to);
				if (part?.amount === undefined || !Number.isInteger(amount)) continue;
				const whole = kind === 'unit' || kind === 'quantity' ? 'quantity' : 'amount';
				lattice.add({ kind: whole, value: '', amount: amount + part.amount, unit, from: at, to: part.to });
			}
		const isMark = tokens[at]?.kind === 'mark';
		for (const money of lattice.all(at, 'money'))
			for (const number of lattice.all(money.to, 'number')) {
				if (
					number.amount === undefined ||
					(!isMark && lattice.ends[at]?.some(({ kind }) => kind === 'number')) ||
					!(isMark || lexicon.flags.has('money-first') || tokens[number.from]?.kind === 'number')
				)
					continue;
				const code = isMark
					? lattice
							.all(number.to, 'money')
							.find(({ value }) => value === money.value || SHARED_SIGNS[money.value]?.includes(value))
					: undefined;
				lattice.add({
					kind: 'amount',
					value: '',
					amount: number.amount,
					unit: code?.value ?? money.value,
					from: at,
					to: code?.to ?? number.to,
					// 5 dollars 30: the figures before the currency are its own.
					isWeak: lattice.ends[at]?.some(({ kind }) => kind === 'number')
				});
			}
	}
	for (let at = 0; at < tokens.length; at++)
		for (const first of lattice.all(at, 'quantity')) {
			if (first.plus) continue;
			const second = lattice.one(lattice.has(first.to, 'and') ? first.to + 1 : first.to, 'quantity');
			if (
				second?.unit &&
				second.amount !== undefined &&
				first.unit &&
				convertible(first.unit, second.unit) &&
				!CALENDAR_UNITS.has(first.unit)
			)
				lattice.add({ ...first, plus: { amount: second.amount, unit: second.unit }, to: second.to });
		}
	for (let at = 0; at < tokens.length; at++)
		for (const large of lattice.all(at, 'quantity')) {
			const small = large.plus ? undefined : SMALLER[large.unit ?? ''];
			const number = small && lattice.one(large.to, 'number');
			if (!small || number?.amount === undefined || number.amount >= small.most) continue;
			// The sign of inches is a word of English as well.
			const isInches = large.unit === 'ft' && tokens[number.to]?.key === 'in' && !lattice.has(number.to + 1, 'unit');
			const isTail = tokens[number.from]?.start === tokens[number.from - 1]?.end;
			if (isInches || isTail || !lattice.has(number.to, 'unit', 'money', 'operator'))
				lattice.add({
					...large,
					plus: { amount: number.amount, unit: small.unit },
					to: isInches ? number.to + 1 : number.to
				});
		}
	addCents(lattice);
	addMarked(lattice);
	addThousands(lattice);
	addCompared(lattice);
	for (let at = 0; at < tokens.length; at++)
		for (const size of lattice.all(at, 'quantity'))
			if (isStuff(size.unit) || lattice.has(at - 1, 'one', 'the')) addStuff(lattice, size);
}

/** A size that another is compared with asks for its unit, and keeps its amount for the comparison: more than 90 days, 90 days से ज़्यादा. */
function addCompared(lattice: Lattice): void {
	const isBehind = lattice.lexicon.flags.has('postpositions');
	const roles = lattice.starts
		.flat()
		.filter(({ kind, value }) => kind === 'role' && (value === 'than' || value === 'below'));
	for (const { from, to, value } of roles)
		for (const [size, kind] of [
			['quantity', 'unit'],
			['amount', 'money']
		] as const) {
			const sizes = isBehind ? (lattice.ends[from] ?? []).filter((one) => one.kind === size) : lattice.all(to, size);
			for (const { unit, amount, plus, from: start, to: end } of sizes)
				if (unit !== undefined && !(isBehind && plus))
					lattice.add({ kind, value: unit, amount, role: value, from: Math.min(from, start), to: Math.max(to, end) });
			// A pint is one pint.
			for (const { value: unit, to: end } of lattice.has(to, 'one') ? lattice.all(to + 1, kind) : [])
				lattice.add({ kind, value: unit, amount: 1, role: value, from, to: end });
		}
}

/** The figures behind a currency are its hundredths: 25 euros 60. */
function addCents(lattice: Lattice): void {
	for (let at = 0; at < lattice.tokens.length; at++)
		for (const sum of lattice.all(at, 'amount')) {
			const cents = lattice.one(lattice.has(sum.to, 'and') ? sum.to + 1 : sum.to, 'number');
			const { amount = 0 } = sum;
			const isTwoFigures = cents?.amount !== undefined && cents.to > sum.to && cents.amount >= 10 && cents.amount < 100;
			if (!isTwoFigures || !Number.isInteger(amount) || !Number.isInteger(cents.amount)) continue;
			if (
				lattice.tokens[sum.to - 1]?.kind === 'word' &&
				!lattice.has(cents.to, 'unit', 'money', 'behind', 'operator', 'month')
			)
				lattice.add({ ...sum, amount: amount + (cents.amount ?? 0) / 100, to: cents.to });
		}
}

const isStuff = (unit = ''): boolean => measuresOf(unit).some((kind) => kind === 'mass' || kind === 'volume');

/** Eight ounces of chocolate, a 12 gallon tank: the thing does not affect the size. */
function addStuff(lattice: Lattice, size: Span): void {
	let at = size.to;
	while (at < size.to + MOST_BETWEEN && lattice.has(at, 'of', 'the')) at++;
	const isFree = lattice.tokens[at]?.kind === 'word' && !lattice.known[at];
	const isFood = (lattice.starts[at] ?? []).some(
		({ kind, value, to }) => kind === 'elsewhere' && value === 'food' && to === at + 1
	);
	if (isFood || (isFree && (at > size.to || lattice.has(size.from - 1, 'one', 'the'))))
		lattice.add({ ...size, to: at + 1 });
}

/** Units that the letter k behind a number means beside another unit, by its dimension: 5k in miles. */
const THOUSANDS: Readonly<Record<string, string>> = { length: 'km', mass: 'kg', temperature: 'kelvin' };

/** Adds sizes of a number with the letter k, where a unit of the same dimension is in the text. */
function addThousands(lattice: Lattice): void {
	const { tokens, starts } = lattice;
	const kinds = new Set(
		starts.flatMap((spans) => spans.flatMap(({ kind, value }) => (kind === 'unit' ? measuresOf(value) : [])))
	);
	tokens.forEach(({ kind, text, end }, at) => {
		const next = tokens[at + 1];
		if (kind !== 'number' || next?.key !== 'k' || lattice.has(at + 2, 'unit', 'money')) return;
		for (const measure of kinds) {
			const unit = THOUSANDS[measure];
			// 300 K, apart: the sign of kelvin.
			const isBeside = next.start === end || (unit === 'kelvin' && next.text === 'K');
			if (unit === undefined || !isBeside) continue;
			for (const number of lattice.all(at, 'number')) lattice.remove(number);
			lattice.add({ kind: 'quantity', value: '', amount: Number(text), unit, from: at, to: at + 2 });
		}
	});
}

/** Position of a number's unit: after `of a`, `de`. */
function afterNumber(lattice: Lattice, to: number, isFraction: boolean): number {
	let at = to;
	while (
		at < to + MOST_BETWEEN &&
		!lattice.has(at, 'unit', 'money') &&
		(lattice.has(at, 'of') || (isFraction && lattice.has(at, 'skip', 'one')))
	)
		at++;
	return at;
}

/** 5'11", 5' 11 and 72": feet and inches by their marks directly after the number. */
function addMarked(lattice: Lattice): void {
	const { tokens } = lattice;
	const isInches = (at: number) =>
		(tokens[at]?.text === '"' || tokens[at]?.text === '″') && tokens[at]?.start === tokens[at - 1]?.end;
	for (let at = 0; at + 1 < tokens.length; at++) {
		const [first, mark, inches] = tokens.slice(at, at + 3);
		if (first?.kind !== 'number') continue;
		const [feet = '', rest = ''] = first.text.split("'");
		if (rest !== '' && rest.length < 3)
			lattice.add({
				kind: 'quantity',
				value: '',
				amount: Number(feet),
				unit: 'ft',
				plus: { amount: Number(rest), unit: 'in' },
				from: at,
				to: isInches(at + 1) ? at + 2 : at + 1
			});
		const size = { kind: 'quantity', value: '', amount: Number(first.text), from: at } as const;
		// A text that has the sign before the number is quoted.
		if (isInches(at + 1) && tokens[at - 1]?.text !== '"') lattice.add({ ...size, unit: 'in', to: at + 2 });
		if (mark?.text !== "'" || mark.start !== first.end) continue;
		if (inches?.kind !== 'number') lattice.add({ ...size, unit: 'ft', to: at + 2 });
		else
			lattice.add({
				...size,
				unit: 'ft',
				plus: { amount: Number(inches.text), unit: 'in' },
				to: at + (isInches(at + 3) ? 4 : 3)
			});
	}
}
