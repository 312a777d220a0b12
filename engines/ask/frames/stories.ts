/** Questions of a short story: a price per unit and a size, a rate per period and a time, a price of some and of others, parts in a whole. */
import { convertible, measuresOf } from '../facts/units';
import type { Built, Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';

/** How often a period is in a longer one, as people count: 52 weeks a year. */
const PERIODS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	day: { week: 7, fortnight: 14, year: 365 },
	week: { fortnight: 2, year: 52, decade: 520 },
	month: { year: 12, decade: 120 },
	year: { decade: 10 }
};
/** Strength of a story all of whose values are used. */
const COMPLETE = 4;
const ASKED = ['how-much', 'how-many', 'what-is', 'worth', 'bill'] as const;

const isSame = (a: string, b: string): boolean => a === b || convertible(a, b);

/** Whether a unit is that of a rate: 3.89 a gallon, 45 per week. */
const isOfRate = (unit: Span, rate: Span, { lattice }: Match): boolean =>
	unit.from > rate.to &&
	unit.from <= rate.to + 2 &&
	(lattice.has(unit.from - 1, 'one') || lattice.all(unit.from - 1, 'role').some(({ value }) => value === 'per'));

/** So much per unit, times a size or a period: 3.89 a gallon for 14 gallons, 45 a week in a year. */
function byRate(match: Match): Built | null {
	const rate = match.one('number', 'amount');
	const units = match.all('unit');
	const per = rate && units.find((unit) => isOfRate(unit, rate, match));
	const size = match.one('quantity');
	const other = size ?? units.find((unit) => unit !== per);
	if (rate?.amount === undefined || !per || !other || units.length + (size ? 1 : 0) !== 2) return null;
	const [of, whole] = [per.value, other.unit ?? other.value];
	const count = other.amount ?? 1;
	if (!isSame(of, whole) || size?.plus) return null;
	if (!measuresOf(of).includes('time')) {
		// Gallons in litres are a conversion of the unit.
		if (!size) return null;
		const product = of === whole ? `${rate.amount} * ${count}` : `${rate.amount} * (${count} ${whole}) / (1 ${of})`;
		return { input: { expression: product }, strong: COMPLETE };
	}
	const [more, less] = [of === whole ? 1 : PERIODS[of]?.[whole], PERIODS[whole]?.[of]];
	if (more === undefined && less === undefined) return null;
	const factors = [more ?? 1, count].filter((factor) => factor !== 1).map((factor) => ` * ${factor}`);
	const expression = `${rate.amount}${factors.join('')}${more === undefined ? ` / ${less}` : ''}`;
	return { input: { expression }, strong: COMPLETE };
}

/** What so many of a thing give, if others give so much: 3 kg cost 7.20, 5 kg cost how much; 420 km on 31 L, per 100 km. */
function inProportion(match: Match): Built | null {
	const values = match.all('number', 'amount', 'quantity');
	const [first, second, last] = values;
	if (values.length !== 3 || !first || !second || !last) return null;
	const unitOf = ({ unit, kind }: Span) => (kind === 'quantity' ? unit : undefined);
	const like = (a: Span, b: Span) => unitOf(a) === unitOf(b) && a.kind === b.kind && a.kind !== 'amount';
	const isPaid = match.has('worth');
	const isPer = match.roleBefore(last) === 'per';
	const middle = unitOf(second);
	if (!like(first, last) || like(first, second) !== (middle === undefined && first.kind === 'number')) return null;
	if (!(isPaid && middle === undefined) && !(isPer && middle !== undefined)) return null;
	return { input: { expression: `${second.amount} / ${first.amount} * ${last.amount}` }, strong: COMPLETE };
}

export const STORY_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'by-rate',
		operation: 'math/evaluate',
		needs: [ASKED],
		may: ['after', 'later', 'rate', 'apiece'],
		slots: { number: 1, amount: 1, quantity: 1, unit: 2 },
		wants: ['unit'],
		build: byRate
	},
	{
		id: 'in-proportion',
		operation: 'math/evaluate',
		needs: [ASKED],
		may: ['rate', 'how-long', 'brand'],
		slots: { number: 3, amount: 1, quantity: 3 },
		wants: ['number', 'quantity'],
		build: inProportion
	},
	{
		// How many cans of 0.33 l make 5 litres.
		id: 'parts-in',
		operation: 'math/evaluate',
		needs: [['how-many'], ['goes-into', 'convert', 'in-whole', 'after']],
		slots: { quantity: 2 },
		wants: ['quantity'],
		build(match) {
			const [a, b, further] = match.all('quantity');
			if (!a?.unit || !b?.unit || further || a.plus || b.plus || !isSame(a.unit, b.unit)) return null;
			const sizes = [a, b].map(({ amount, unit }) => `(${amount} ${unit})`);
			return { input: { expression: `${sizes[1]} / ${sizes[0]}` }, strong: COMPLETE };
		}
	},
	{
		// The monthly payment of a loan of 20000 at 5 percent over 5 years.
		id: 'installment',
		operation: 'math/evaluate',
		needs: [['installment']],
		may: [...ASKED, 'rate', 'compound-interest'],
		slots: { number: 2, amount: 1, behind: 1, quantity: 1 },
		wants: ['quantity'],
		build(match) {
			const [percent, time] = [match.one('behind'), match.one('quantity')];
			const share = match.all('number').find(({ to }) => to === percent?.from);
			const capital = match.all('number', 'amount').find((one) => one !== share);
			const months =
				time?.unit === 'month' ? time.amount : time?.unit === 'year' ? 12 * (time.amount ?? NaN) : undefined;
			if (percent?.value !== '%' || !share?.amount || !capital?.amount || !months) return null;
			const monthly = `${share.amount}% / 12`;
			return {
				input: { expression: `${capital.amount} * ${monthly} / (1 - (1 + ${monthly})^(-${months}))` },
				strong: COMPLETE
			};
		}
	}
];
