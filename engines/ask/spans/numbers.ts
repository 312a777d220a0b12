/** Numbers in digits and words, fractions and ordinals. */
import { CASES } from '../affixes';
import { compoundOf, scaleOf, withMore } from '../compounds';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { isRoman } from '../../math/recognise';

/** A number in digits: 1,500.5, 1.500,5 and 1'500; where dots group, 1.500 is a thousand and a half. NaN for a time. */
export function readDigits(text: string, groupsByDot: boolean): number {
	// Behind an apostrophe three digits are a group, others are inches.
	const groups = text.split("'").slice(1);
	if (text.includes(':') || groups.some((group) => !/^\d{3}(?!\d)/.test(group))) return NaN;
	const plain = text.replaceAll("'", '');
	const dot = plain.lastIndexOf('.');
	const comma = plain.lastIndexOf(',');
	if (dot >= 0 && comma >= 0)
		return Number(comma > dot ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
	if (comma >= 0) return Number(isGrouped(plain, ',') ? plain.replaceAll(',', '') : plain.replace(',', '.'));
	const dots = plain.split('.').length - 1;
	if (dots > 1 || (groupsByDot && dots === 1))
		return isGrouped(plain, '.') ? Number(plain.replaceAll('.', '')) : dots > 1 ? NaN : Number(plain);
	return Number(plain);
}

/** Whether a mark parts groups of digits: three in the last, two or three in those before, as in India. */
function isGrouped(text: string, mark: string): boolean {
	const groups = text.split(mark);
	return (
		(groups[0] ?? '').length <= 3 &&
		groups[0] !== '0' &&
		groups
			.slice(1)
			.every((group, at, all) => group.length === 3 || (group.length === 2 && mark === ',' && at < all.length - 1))
	);
}

/** Adds numbers, fractions and ordinals to the lattice. */
export function addNumbers(lattice: Lattice, { groupsByDot }: Setting): void {
	const { tokens } = lattice;
	for (let at = 0; at < tokens.length; at++) {
		const found = numberAt(lattice, at, groupsByDot);
		// Where the word for one is the article too, it rarely counts.
		if (found)
			lattice.add({
				kind: 'number',
				value: '',
				from: at,
				...found,
				...(found.to === at + 1 && lattice.has(at, 'one') && { isWeak: true })
			});
	}
	for (let at = 0; at < tokens.length; at++) addNegative(lattice, at);
	tokens.forEach(({ text }, at) => {
		if (isRoman(text)) lattice.add({ kind: 'roman', value: text, from: at, to: at + 1 });
	});
	addHexadecimals(lattice);
	for (let at = 0; at < tokens.length; at++) addFractions(lattice, at);
	for (let at = 0; at < tokens.length; at++) addMixed(lattice, at);
	for (let at = tokens.length - 1; at >= 0; at--) addScaled(lattice, at);
	for (let at = 0; at < tokens.length; at++) addOrdinals(lattice, at);
}

/** Figures of base 16 with a letter. */
const HEXADECIMAL = /^(?=\d*[a-f])[\da-f]+$/i;

/** Adds figures of base 16 beside the word for it: hex ff, 1F4 in hexadecimal. Without a letter they are plain numbers. */
function addHexadecimals(lattice: Lattice): void {
	const { tokens } = lattice;
	for (let from = 0, to = 0; from < tokens.length; from = to) {
		for (to = from + 1; to < tokens.length && tokens[to]?.start === tokens[to - 1]?.end; to++);
		const figures = tokens
			.slice(from, to)
			.map(({ text }) => text)
			.join('');
		let end = to;
		while (lattice.has(end, 'role', 'the')) end++;
		// Of `dec to hex` the dec is a part of the phrase.
		if (lattice.concept(from, 'hexadecimal')) continue;
		const isNamed = lattice.conceptBefore(from, 'hexadecimal') ?? lattice.concept(end, 'hexadecimal');
		if (isNamed && HEXADECIMAL.test(figures)) lattice.add({ kind: 'hexadecimal', value: `0x${figures}`, from, to });
	}
}

/** Kinds before a sign of subtraction that make it an operator. */
const SUBTRACTED: ReadonlySet<string> = new Set(['number', 'behind', 'unit', 'money', 'constant']);

/** Reads subtraction as a sign where no value stands before it, as in “minus forty degrees” and “-40 °C”. */
function addNegative(lattice: Lattice, at: number): void {
	const { tokens, ends } = lattice;
	const [before, sign] = [tokens[at - 1], tokens[at]];
	const isSign = lattice.all(at, 'operator').some(({ value, to }) => value === '-' && to === at + 1);
	// A hyphen joins words and figures that it touches.
	const mayBegin = sign?.kind === 'word' || before === undefined || before.end < (sign?.start ?? 0);
	if (!isSign || !mayBegin || ends[at]?.some(({ kind }) => SUBTRACTED.has(kind))) return;
	const number = lattice.one(at + 1, 'number');
	if (number?.amount !== undefined) lattice.add({ ...number, amount: -number.amount, from: at });
}

type Found = { readonly amount: number; readonly to: number };

function numberAt(lattice: Lattice, at: number, groupsByDot: boolean): Found | null {
	const { tokens } = lattice;
	const first = tokens[at];
	if (first?.kind === 'number') return digitsAt(lattice, at, groupsByDot);
	const more = lattice.one(at, 'more');
	if (more && tokens[more.to]?.kind === 'number') {
		const found = digitsAt(lattice, more.to, groupsByDot);
		return found && { ...found, amount: found.amount + Number(more.value) };
	}
	const words = wordsAt(lattice, at);
	if (words === null) return null;
	// zero point five
	const point = lattice.one(words.to, 'point');
	let decimals = '';
	let to = point?.to ?? words.to;
	while (point) {
		const digit = tokens[to]?.kind === 'number' ? undefined : lattice.one(to, 'numeral');
		if (tokens[to]?.kind === 'number') decimals += tokens[to++]?.text;
		else if (digit && Number(digit.value) < 10) [decimals, to] = [decimals + digit.value, digit.to];
		else break;
	}
	return decimals === '' ? words : { amount: Number(`${words.amount}.${decimals}`), to };
}

/** 1 500 is one number, 2 million too, and 5k. */
function digitsAt(lattice: Lattice, at: number, groupsByDot: boolean): Found | null {
	const { tokens } = lattice;
	const first = tokens[at] as { text: string; end: number };
	let amount = readDigits(first.text, groupsByDot);
	if (!Number.isFinite(amount)) return null;
	let to = at + 1;
	let text = first.text;
	while (
		text.length <= 3 + 3 * (to - at - 1) &&
		isThree(tokens[to]?.text) &&
		!first.text.includes('.') &&
		tokens[to]?.start === (tokens[to - 1]?.end ?? 0) + 1
	)
		text += tokens[to++]?.text;
	if (to > at + 1 && first.text.length <= 3) amount = Number(text);
	else to = at + 1;
	for (
		let scale = lattice.one(to, 'numeral');
		scale && Number(scale.value) >= 100;
		scale = lattice.one(to, 'numeral')
	) {
		amount *= Number(scale.value);
		to = scale.to;
	}
	if (tokens[to]?.key === 'k' && tokens[to]?.start === tokens[to - 1]?.end)
		return { amount: amount * 1000, to: to + 1 };
	return { amount, to };
}

const isThree = (text: string | undefined): boolean => text?.length === 3 && Number.isInteger(Number(text));

/** A number in words: two hundred and five, quatre-vingt-dix, einundzwanzig in parts. */
function wordsAt(lattice: Lattice, at: number): Found | null {
	const { tokens, lexicon } = lattice;
	const { flags } = lexicon;
	const [compounds, vigesimal, isCased] = [flags.has('compounds'), flags.has('vigesimal'), flags.has('postpositions')];
	let total = 0;
	let current = -1;
	// साढ़े तीन: a half more than three. सवा सौ: a quarter more than a hundred.
	const more = lattice.one(at, 'more');
	let to = more?.to ?? at;
	for (;;) {
		let next = to;
		if (current >= 0 && to < tokens.length && (tokens[to]?.text === '-' || lattice.has(to, 'and'))) next++;
		const word = lattice.one(next, 'numeral');
		if (!word) break;
		const value = withMore(Number(word.value), Number(more?.to === to ? more.value : word.role) || 0);
		const rest = current % 100;
		if (value >= 1000) {
			total += (current > 0 ? current : 1) * value;
			current = 0;
		} else if (value === 100) {
			if (current >= 100) break;
			current = (current > 0 ? current : 1) * 100;
		} else if (current < 0 || (current === 0 && total > 0)) current = value;
		else if (value === 20 && current === 4 && vigesimal) current = 80;
		else if (rest === 0 && current > 0) current += value;
		else if (current % 10 === 0 && rest >= 20 && value < 10) current += value;
		else if (vigesimal && (rest === 60 || rest === 80) && value > 9 && value < 20) current += value;
		else if (((next > to && compounds) || word.role === 'and') && rest < 10 && value % 10 === 0 && value >= 20)
			current += value;
		else break;
		to = word.to;
		if (isCased && CASES.has(word.role ?? '')) break;
	}
	// सवा लीटर: a quarter more than one.
	if (current < 0) return more ? { amount: 1 + Number(more.value), to } : null;
	return { amount: total + current, to };
}

function addFractions(lattice: Lattice, at: number): void {
	const { tokens } = lattice;
	const number = lattice.one(at, 'number');
	const counted = number?.amount;
	const add = (over: number, below: number, to: number, kind = 'number') =>
		lattice.add({ kind, value: '', amount: over / below, exact: `(${over}/${below})`, from: at, to });
	if (number && counted !== undefined) {
		const parts = lattice.one(number.to, 'parts');
		if (parts) add(counted, Number(parts.value), parts.to);
		const below = tokens[number.to]?.text === '/' ? lattice.one(number.to + 1, 'number') : undefined;
		if (below?.amount && tokens[at]?.kind === 'number') add(counted, below.amount, below.to, 'fraction');
	}
	const half = lattice.one(at, 'share');
	if (half) {
		const [over = 1, below = 1] = half.value.split('/').map(Number);
		lattice.add({
			kind: 'number',
			value: '',
			amount: over / below,
			exact: `(${half.value})`,
			role: half.role,
			from: at,
			to: half.to
		});
	}
}

/** One and a half, 2 1/2. */
function addMixed(lattice: Lattice, at: number): void {
	for (const { amount, exact, to } of lattice.all(at, 'number')) {
		if (amount === undefined || exact !== undefined) continue;
		const isDigits = lattice.tokens[to]?.kind === 'number';
		const part = partBehind(lattice, to) ?? (isDigits ? lattice.one(to, 'fraction') : undefined);
		// A million and a half: the part is one of the last word.
		const whole = amount >= 1000 && lattice.tokens[to - 1]?.kind === 'word' ? scaleOf(amount) : 1;
		if (part?.amount !== undefined && part.amount < 1 && part.exact)
			lattice.add({ kind: 'number', value: '', amount: amount + part.amount * whole, from: at, to: part.to });
	}
}

/** A part of a whole behind `and`: and a half. The word for `and` may be an ending of the word before it or a beginning of its own. */
export function partBehind(lattice: Lattice, to: number): Span | undefined {
	const next = lattice.has(to, 'and')
		? lattice.has(to + 1, 'one') && !lattice.has(to + 1, 'share')
			? to + 2
			: to + 1
		: to;
	const isJoined = (lattice.ends[to] ?? []).some(({ kind, role }) => kind === 'numeral' && role === 'and');
	return lattice
		.all(next, 'number')
		.find(
			({ amount = 1, exact, role }) => exact !== undefined && amount < 1 && (next > to || isJoined || role === 'and')
		);
}

/** Units that count things: two dozen are 24. */
const COUNTS: Readonly<Record<string, number>> = { dozen: 12 };
/** Words between a part and its whole: half *of a* million. */
const MOST_BETWEEN = 2;

/** Half a dozen, two and a half million, a dozen dozens. */
function addScaled(lattice: Lattice, at: number): void {
	const countAt = (from: number) => lattice.all(from, 'unit').find(({ value }) => COUNTS[value] !== undefined);
	const add = (amount: number, to: number) =>
		lattice.add({ kind: 'number', value: '', amount, from: at, to, isWeak: true });
	const count = countAt(at);
	if (count) add(COUNTS[count.value] ?? 1, count.to);
	const one = !count && lattice.has(at, 'one') ? [{ amount: 1, to: at + 1, exact: undefined }] : [];
	for (const { amount, to, exact } of [...one, ...lattice.all(at, 'number')]) {
		if (amount === undefined) continue;
		let next = to;
		while (
			exact !== undefined &&
			next < to + MOST_BETWEEN &&
			lattice.has(next, 'of', 'one') &&
			!lattice.has(next, 'numeral')
		)
			next++;
		// The numbers behind are complete: this goes from the end to the beginning.
		if (countAt(next))
			for (const counted of lattice.all(next, 'number')) add(amount * (counted.amount ?? 1), counted.to);
		const scale = Number.isInteger(amount) ? undefined : lattice.one(next, 'numeral');
		if (scale && Number(scale.value) >= 100) add(amount * Number(scale.value), scale.to);
	}
}

function addOrdinals(lattice: Lattice, at: number): void {
	const { tokens, lexicon } = lattice;
	const token = tokens[at] as { text: string; key: string; kind: string; end: number };
	const add = (amount: number, to: number, isWeak = false) =>
		lattice.add({ kind: 'nth', value: '', amount, from: at, to, ...(isWeak && { isWeak }) });
	const next = tokens[at + 1];
	const digits = token.kind === 'number' && token.text.length <= 2 ? Number(token.text) : NaN;
	if (token.kind === 'number' && next?.start === token.end && lattice.has(at + 1, 'rank'))
		add(Number(token.text), at + 2);
	if (Number.isInteger(digits) && next?.text === '.') add(digits, at + 2, true);
	const said = lattice.one(at, 'ordinal');
	if (said) add(Number(said.value), said.to);
	// The fifth and twentieth: the tens follow with their own `and`.
	const tens = said && Number(said.value) < 10 ? lattice.one(said.to, 'numeral') : undefined;
	if (tens?.role === 'and' && Number(tens.value) % 10 === 0 && Number(tens.value) < 100)
		add(Number(said?.value) + Number(tens.value), tens.to);
	const number = lattice.one(at, 'number');
	if (number?.amount && token.kind !== 'number' && number.amount % 10 === 0 && number.amount <= 90) {
		const last = lattice.one(number.to + (tokens[number.to]?.text === '-' ? 1 : 0), 'ordinal');
		if (last && Number(last.value) < 10) add(number.amount + Number(last.value), last.to);
	}
	if (lexicon.flags.has('compounds') && token.kind === 'word')
		for (const ending of lexicon.rankEndings())
			if (token.key.endsWith(ending)) {
				const stem = token.key.slice(0, -ending.length);
				const amount = compoundOf(lexicon, stem) ?? lexicon.numbers.get(stem);
				if (amount !== undefined) return add(amount, at + 1);
			}
}

/** The ordinal that begins at a token. */
export const nthAt = (lattice: Lattice, at: number): Span | undefined => lattice.one(at, 'nth');
