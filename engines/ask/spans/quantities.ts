/** Sizes and sums of money: a number and its unit or currency, in either order. */
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import { CALENDAR_UNITS, convertible } from '../units';

/** Words that may stand between a number and its unit: half *of a* mile. */
const MOST_BETWEEN = 2;

/** Adds quantities and amounts of money to the lattice. Numbers must be in it. */
export function addQuantities(lattice: Lattice): void {
	const { tokens, lexicon } = lattice;
	for (let at = 0; at < tokens.length; at++) {
		for (const number of [...lattice.all(at, 'number'), ...lattice.all(at, 'fraction')]) {
			if (number.amount === undefined) continue;
			for (const { amount, to } of withFraction(lattice, number)) {
				const next = afterNumber(lattice, to, number.exact !== undefined);
				for (const unit of lattice.all(next, 'unit')) lattice.add({ kind: 'quantity', value: '', amount, unit: unit.value, from: at, to: unit.to, role: unit.role }); // prettier-ignore
				for (const money of lattice.all(next, 'money')) lattice.add({ kind: 'amount', value: '', amount, unit: money.value, from: at, to: money.to, role: money.role }); // prettier-ignore
			}
		}
		const isMark = tokens[at]?.kind === 'mark';
		for (const money of lattice.all(at, 'money'))
			for (const number of lattice.all(money.to, 'number')) {
				if (number.amount === undefined || !(isMark || lexicon.flags.has('money-first') || tokens[number.from]?.kind === 'number')) continue; // prettier-ignore
				const code = isMark ? lattice.one(number.to, 'money') : undefined;
				lattice.add({ kind: 'amount', value: '', amount: number.amount, unit: code?.value ?? money.value, from: at, to: code?.to ?? number.to }); // prettier-ignore
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
				// prettier-ignore
				lattice.add({ ...first, plus: { amount: second.amount, unit: second.unit }, to: second.to });
		}
	for (let at = 0; at < tokens.length; at++)
		for (const feet of lattice.all(at, 'quantity')) {
			// 6 ft 2 in
			const inches = feet.unit === 'ft' && !feet.plus ? lattice.one(feet.to, 'number') : undefined;
			if (inches?.amount !== undefined && inches.amount < 12 && tokens[inches.to]?.key === 'in') lattice.add({ ...feet, plus: { amount: inches.amount, unit: 'in' }, to: inches.to + 1 }); // prettier-ignore
		}
	addFeet(lattice);
}

/** One and a half, 2 1/2. */
function withFraction(lattice: Lattice, number: Span): { readonly amount: number; readonly to: number }[] {
	const own = { amount: number.amount ?? 0, to: number.to };
	const part = lattice.has(number.to, 'and')
		? (lattice.one(number.to + 1, 'number') ?? (lattice.has(number.to + 1, 'one') ? lattice.one(number.to + 2, 'number') : undefined)) // prettier-ignore
		: lattice.tokens[number.to]?.kind === 'number'
			? lattice.one(number.to, 'fraction')
			: undefined;
	return part?.amount !== undefined && part.amount < 1 && part.exact ? [own, { amount: own.amount + part.amount, to: part.to }] : [own]; // prettier-ignore
}

/** Where the unit of a number stands: behind `of a`, `de`. */
function afterNumber(lattice: Lattice, to: number, isFraction: boolean): number {
	let at = to;
	while (at < to + MOST_BETWEEN && !lattice.has(at, 'unit', 'money') && (lattice.has(at, 'of') || (isFraction && lattice.has(at, 'skip', 'one')))) at++; // prettier-ignore
	return at;
}

/** 5'11" and 5' 11: feet and inches by their marks. */
function addFeet(lattice: Lattice): void {
	const { tokens } = lattice;
	for (let at = 0; at + 1 < tokens.length; at++) {
		const [feet, mark, inches, end] = tokens.slice(at, at + 4);
		if (feet?.kind !== 'number' || mark?.text !== "'" || mark.start !== feet.end) continue;
		const amount = Number(feet.text);
		if (inches?.kind !== 'number') lattice.add({ kind: 'quantity', value: '', amount, unit: 'ft', from: at, to: at + 2 });
		else lattice.add({ kind: 'quantity', value: '', amount, unit: 'ft', plus: { amount: Number(inches.text), unit: 'in' }, from: at, to: at + (end?.text === '"' || end?.text === '″' ? 4 : 3) }); // prettier-ignore
	}
}
