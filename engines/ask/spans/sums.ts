/** Sums in words and signs, written as the math engine reads them: `subtract 100 from 12` → `12 - 100`. */
import { CASES } from '../affixes';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import type { Token } from '../../kit/tokens';
import { readFormula } from '../../math/recognise';
import { nthAt } from './numbers';
import { applied, joined, type Part } from './sum-texts';

/** Articles and `of` allowed between two parts. */
const MOST_BETWEEN = 2;
/** Signs of verbs that change a number by a share of it. */
const CHANGES: Readonly<Record<string, string | undefined>> = { up: '+', down: '-' };
/** Letters that mean a number. */
const UNKNOWNS = 'xyzntuv';
/** How deep brackets may be nested: each is a call. */
const DEEPEST = 20;

/** Adds a span `expression` at each beginning of a sum, `formula` if it contains letters. Numbers must be in the lattice. */
export function addSums(lattice: Lattice, text: string): void {
	addSystem(lattice, text);
	addFormulas(lattice, text);
	const reader = new SumReader(lattice);
	const isUnknown = ({ key }: Token, at: number) => UNKNOWNS.includes(key) || isNamedUnknown(lattice, at);
	const formulas = lattice.tokens.some(isUnknown) ? new SumReader(lattice, true) : undefined;
	for (let at = 0; at < lattice.tokens.length; at++) {
		if (isDayInDigits(lattice, at)) {
			at += 4;
			continue;
		}
		const phone = lattice.one(at, 'phone');
		if (phone && !phone.isWeak) {
			at = phone.to - 1;
			continue;
		}
		const found = reader.asked(at, 0) ?? reader.sum(at, 0);
		const formula = formulas?.asked(at, 0) ?? formulas?.sum(at, 0);
		if (formula && formula.operations > 0 && formula.to > (found?.to ?? 0))
			lattice.add({ kind: 'formula', value: formula.text, from: at, to: formula.to });
		// In words: x squared minus 4 equals zero.
		const equals = formula && lattice.concept(formula.to, 'equals');
		const right = equals && formulas?.sum(equals.to, 0);
		if (formula && right && formula.operations + right.operations > 0)
			lattice.add({ kind: 'expression', value: `${formula.text} = ${right.text}`, from: at, to: right.to });
		// The value of pi.
		const isConstant = lattice.concepts.has('worth') && lattice.has(at, 'constant') && !isNamedUnknown(lattice, at);
		if (found && (found.operations > 0 || isConstant))
			lattice.add({ kind: 'expression', value: found.text, amount: found.operations, from: at, to: found.to });
	}
}

/** Whether words name an unknown: what number. */
const isNamedUnknown = (lattice: Lattice, at: number): boolean =>
	lattice.all(at, 'constant').some(({ value }) => UNKNOWNS.includes(value));

/** Adds formulas of single letters and signs, without spaces but for those around signs: (a+b)^3. */
function addFormulas(lattice: Lattice, text: string): void {
	const { tokens } = lattice;
	const isSign = ({ text: sign }: Token) => '+-*/^='.includes(sign);
	for (let from = 0, to = 0; from < tokens.length; from = to) {
		for (to = from + 1; to < tokens.length; to++) {
			const [before, next] = [tokens[to - 1], tokens[to]];
			if (!before || !next || !(before.end === next.start || isSign(before) || isSign(next))) break;
		}
		const part = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
		if (to > from + 1 && readFormula(part)?.isFree === true) lattice.add({ kind: 'formula', value: part, from, to });
	}
}

/** Words between two equations at most: `and also`. */
const MOST_JOINTS = 2;

/** Adds equations with words or marks between them as one expression: x + y = 10 and x - y = 2. */
function addSystem(lattice: Lattice, text: string): void {
	const { tokens } = lattice;
	// A single letter behind a number or another letter joins: `y` in Spanish.
	const isPart = (at: number): boolean => {
		const { kind, key, text } = tokens[at] as Token;
		if (kind !== 'word') return kind === 'number' || !',;'.includes(text);
		return key.length === 1 && (at === 0 || !lattice.has(at, 'and') || tokens[at - 1]?.kind === 'mark');
	};
	const parts: { readonly from: number; readonly to: number; readonly text: string }[] = [];
	for (let from = 0, to = 0; from < tokens.length; from = to + 1) {
		for (to = from; to < tokens.length && isPart(to); to++);
		const part = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
		const last = parts.at(-1);
		if (to > from && readFormula(part)?.isEquation === true && (!last || from - last.to <= MOST_JOINTS))
			parts.push({ from, to, text: part });
	}
	const [first, last] = [parts[0], parts.at(-1)];
	if (first && last && first !== last)
		lattice.add({
			kind: 'expression',
			value: parts.map((part) => part.text).join('; '),
			from: first.from,
			to: last.to
		});
}

/** 12/03/2019 and 2019-03-12 are days. */
function isDayInDigits({ tokens }: Lattice, at: number): boolean {
	const [first, mark, middle, again, last] = tokens.slice(at, at + 5);
	return (
		first?.kind === 'number' &&
		last?.kind === 'number' &&
		((first.text.length <= 2 && last.text.length === 4) ||
			(first.text.length === 4 && middle?.text.length === 2 && last.text.length === 2)) &&
		last.end - first.start < 11 &&
		mark?.text === again?.text &&
		'/.-'.includes(mark?.text ?? ' ')
	);
}

class SumReader {
	readonly #sums = new Map<number, Part | null>();
	readonly #isVerbLast: boolean;

	/** @param hasUnknowns whether letters mean numbers. */
	constructor(
		readonly lattice: Lattice,
		readonly hasUnknowns = false
	) {
		this.#isVerbLast = lattice.lexicon.flags.has('postpositions');
	}

	/** Add A and B; the sum of A and B. */
	asked(at: number, depth: number): Part | null {
		const verb = this.lattice.one(at, 'sum');
		if (!verb) return this.#askedBehind(at, depth);
		const parts: Part[] = [];
		let to = this.#over(verb.to);
		let from = -1;
		for (;;) {
			while (this.#isBetween(to) || (parts.length > 0 && this.#isTax(to))) {
				const isFrom = (value: string) => value === 'from' || (value === 'to' && verb.value === '-');
				if (from < 0 && this.lattice.all(to, 'role').some(({ value }) => isFrom(value))) from = parts.length;
				to++;
			}
			if (parts.length === 2 && OF_TWO.has(verb.value)) break;
			const next = verb.value === '+' ? this.sum(to, depth) : this.#product(to, depth, true);
			if (!next) break;
			parts.push(next);
			to = next.to;
		}
		const [only] = parts;
		// The sum of the numbers from 1 to 100 has further ones.
		if (verb.value === '+' && from === 0 && !this.#isVerbLast) return null;
		// Increase 80 by 15 %. An increase from 80 to 92 is no sum.
		const sign = CHANGES[verb.value] ?? verb.value;
		if (sign !== verb.value && !parts.some(({ text }) => text.endsWith('%'))) return null;
		if (parts.length < 2) return only && only.operations > 0 && verb.value !== '-' ? only : null;
		if (verb.value === '-' && from === 1 && !this.#isVerbLast) parts.reverse();
		// Add 18 % to 2500: of what it is added to.
		const whole = parts.find(({ text }) => !text.endsWith('%'));
		const share = parts.find(({ text }) => text.endsWith('%'));
		if (parts.length === 2 && whole && share && '+-'.includes(sign))
			return {
				text: `${whole.text} * (1 ${sign} ${share.text})`,
				to: Math.max(whole.to, share.to),
				operations: 2
			};
		return { text: joined(sign, parts), to: Math.max(...parts.map((part) => part.to)), operations: parts.length };
	}

	/** A and B their sum; in languages whose verb is not last, figures alone: 1 2 3 average. */
	#askedBehind(at: number, depth: number): Part | null {
		const parts: Part[] = [];
		let to = at;
		for (let next = this.#product(to, depth, true); next; next = this.#product(to, depth, true)) {
			parts.push(next);
			to = next.to;
			const isBetween = (at: number) =>
				this.#isVerbLast
					? this.#isBetween(at) || this.lattice.has(at, 'skip')
					: this.lattice.tokens[at]?.text === ',' || this.lattice.has(at, 'and');
			while (to < this.lattice.tokens.length && !this.lattice.has(to, 'sum') && isBetween(to)) to++;
		}
		const verb = parts.length > 1 ? this.lattice.one(to, 'sum') : undefined;
		return verb ? { text: joined(verb.value, parts), to: verb.to, operations: parts.length } : null;
	}

	/** Add 18 % tax to it. */
	#isTax = (at: number): boolean => ['tax', 'tip'].some((name) => this.lattice.concept(at, name) !== undefined);

	#overPurpose(from: number): number {
		let at = from;
		while (this.lattice.has(at, 'off') || this.#isTax(at)) at++;
		return at;
	}

	#isBetween = (at: number): boolean => this.lattice.has(at, 'role', 'of', 'and', 'skip') || this.lattice.tokens[at]?.text === ','; // prettier-ignore

	/** Parts with plus and minus between. */
	sum(at: number, depth: number): Part | null {
		const known = this.#sums.get(at);
		if (known !== undefined) return known;
		this.#sums.set(at, null);
		let left = this.#product(at, depth);
		while (left) {
			// 400 minus 30 % discount plus 20 % tax: the purpose of a share says nothing more.
			const operator = this.#operator(
				left.text.endsWith(')') || left.text.endsWith('%') ? this.#overPurpose(left.to) : left.to,
				'+-'
			);
			const right = operator && this.#product(this.#over(operator.to), depth);
			if (!operator || !right) break;
			// 100 - 20 %: of the preceding value.
			const text =
				right.text.endsWith('%') && Number.isFinite(Number(right.text.slice(0, -1)))
					? `${left.text} * (1 ${operator.value} ${right.text})`
					: `${left.text} ${operator.value} ${right.text}`;
			left = { text, to: right.to, operations: left.operations + right.operations + 1 };
		}
		this.#sums.set(at, left);
		return left;
	}

	#product(at: number, depth: number, isBare = false): Part | null {
		let left = this.#power(at, depth);
		if (isBare) return left;
		while (left) {
			const isShare = left.text.endsWith('%');
			const operator = this.#operator(left.to, '*/mod');
			const off = isShare ? this.lattice.one(left.to, 'off') : undefined;
			const of = isShare || left.isFraction ? this.lattice.one(left.to, 'of') : undefined;
			// A share stands right before its whole: ثلثا 90.
			const joined =
				left.isFraction && this.lattice.lexicon.flags.has('construct') ? { kind: 'of', to: left.to } : undefined;
			const link = operator ?? off ?? of ?? joined ?? this.#packs(left);
			const right = link && this.#power(this.#over(link.to), depth);
			if (!right) break;
			const operations = left.operations + right.operations + 1;
			// 5 % sur 60: a word behind a share takes it of what follows.
			const isOf = isShare && operator?.value === '/' && this.lattice.tokens[left.to]?.kind === 'word';
			const sign = isOf ? '*' : (operator?.value ?? '*');
			if (link.kind === 'packs')
				return { text: `${left.text} * ${right.text}`, to: this.#overThing(right.to), operations };
			left =
				off && !operator
					? { text: `${right.text} * (1 - ${left.text})`, to: right.to, operations }
					: {
							text: `${left.text} ${sign} ${right.operations > 0 && sign === '/' ? `(${right.text})` : right.text}`,
							to: right.to,
							operations
						};
		}
		if (!left || !this.#isVerbLast) return left;
		// The whole behind its share: 15 % 2400 का.
		const whole = left.text.endsWith('%') ? this.#power(left.to, depth) : null;
		if (whole && this.lattice.has(whole.to, 'of'))
			return { text: `${left.text} * ${whole.text}`, to: whole.to + 1, operations: left.operations + 1 };
		// Behind a sum of money, or a number with a case, a share is of it: ६४० रुपयांचे १५ टक्के, ஐம்பதில் 12 சதவீதம்.
		const isOf = this.lattice.has(left.to, 'of');
		const isCased = this.lattice.ends[left.to]?.some(
			({ kind, role = '' }) => kind === 'money' || (kind === 'numeral' && CASES.has(role))
		);
		return isOf || isCased ? (this.#shareBehind(left, isOf ? left.to + 1 : left.to, depth) ?? left) : left;
	}

	/** Things of so many things each: 6 packs of 24 cans. */
	#packs({ text, to, operations }: Part): Span | undefined {
		const of =
			operations === 0 && Number(text) > 1 && Number.isInteger(Number(text)) && this.#overThing(to) > to
				? this.lattice.one(to + 1, 'of')
				: undefined;
		return of && this.lattice.has(of.to, 'number') ? { ...of, kind: 'packs' } : undefined;
	}

	/** Behind a word that no lexicon has. */
	#overThing = (at: number): number =>
		this.lattice.tokens[at]?.kind === 'word' && !this.lattice.known[at] ? at + 1 : at;

	/** The whole first: 80 का 15 %, 81 का वर्गमूल. */
	#shareBehind(whole: Part, at: number, depth: number): Part | null {
		const share = this.#power(at, depth);
		if (share?.text.endsWith('%') || share?.isFraction)
			return { text: `${share.text} * ${whole.text}`, to: share.to, operations: 1 };
		const name = this.lattice.one(at, 'function');
		return name ? { text: applied(name.value, whole.text), to: name.to, operations: 1 } : null;
	}

	#power(at: number, depth: number): Part | null {
		let left = this.#primary(at, depth);
		while (left) {
			const behind = this.lattice.one(left.to, 'behind');
			if (behind) {
				left = {
					text: left.text + behind.value,
					to: behind.to,
					operations: left.operations + (behind.value === '%' ? 0 : 1)
				};
				continue;
			}
			const operator = this.#operator(left.to, '^');
			const start = operator ? this.#over(operator.to) : this.#toRank(left.to);
			if (start === null) break;
			const rank = nthAt(this.lattice, start);
			const right = rank ? { text: String(rank.amount), to: rank.to } : operator ? this.#primary(start, depth) : null;
			const end = right && this.lattice.one(right.to, 'power');
			if (!right || (!operator && !end)) break;
			left = { text: `${left.text}^${right.text}`, to: end?.to ?? right.to, operations: left.operations + 1 };
		}
		return left;
	}

	/** 3 to the 6th power. */
	#toRank(at: number): number | null {
		const to = this.lattice.all(at, 'role').find(({ value }) => value === 'to');
		return to ? this.#over(to.to) : null;
	}

	#primary(at: number, depth: number): Part | null {
		const { lattice } = this;
		if (at >= lattice.tokens.length || depth > DEEPEST) return null;
		if (lattice.tokens[at]?.text === '(') {
			const inner = this.asked(at + 1, depth + 1) ?? this.sum(at + 1, depth + 1);
			return inner && lattice.tokens[inner.to]?.text === ')'
				? { text: `(${inner.text})`, to: inner.to + 1, operations: inner.operations }
				: null;
		}
		const minus = this.#operator(at, '-');
		if (minus && minus.to === at + 1) {
			const rest = this.#primary(minus.to, depth + 1);
			return rest && { ...rest, text: `-${rest.text}` };
		}
		const name = lattice.one(at, 'function');
		if (name?.value === 'logb') {
			const base = this.#primary(name.to, depth + 1);
			const whole = base && this.#primary(this.#over(base.to), depth + 1);
			return whole && { text: `log(${whole.text}, ${base.text})`, to: whole.to, operations: 1 };
		}
		if (name) {
			const inner = this.#primary(this.#over(name.to), depth + 1);
			// The sine of 30 degrees.
			const degrees = inner && lattice.all(inner.to, 'unit').find(({ value }) => value === 'deg');
			return (
				inner && {
					text: applied(name.value, degrees ? `${inner.text}°` : inner.text),
					to: (degrees ?? inner).to,
					operations: 1
				}
			);
		}
		const letter = lattice.tokens[at];
		if (this.hasUnknowns && letter?.kind === 'word' && letter.key.length === 1 && UNKNOWNS.includes(letter.key))
			return { text: letter.key, to: at + 1, operations: 0 };
		const constant = lattice.one(at, 'constant');
		if (constant && (this.hasUnknowns || !isNamedUnknown(lattice, at)))
			return { text: constant.value, to: constant.to, operations: 0 };
		// Money and its cents are figures here.
		const sign = lattice.tokens[at]?.kind === 'mark' ? lattice.one(at, 'money') : undefined;
		const number = lattice.one(sign?.to ?? at, 'number');
		// A +258: the sign belongs to the figures.
		const isCode =
			number?.isWeak &&
			lattice.tokens[number.to]?.text === '+' &&
			lattice.tokens[number.to]?.end === lattice.tokens[number.to + 1]?.start;
		if (number?.amount === undefined || isCode) return null;
		const money = lattice.one(number.to, 'money');
		// 4 x
		const factor = this.hasUnknowns ? lattice.tokens[number.to] : undefined;
		if (factor?.kind === 'word' && factor.key.length === 1 && UNKNOWNS.includes(factor.key))
			return { text: `${number.amount}*${factor.key}`, to: number.to + 1, operations: 1 };
		return {
			text: number.exact ?? String(number.amount),
			to: money && !lattice.has(money.to, 'role') ? money.to : number.to,
			operations: 0,
			isFraction: number.exact !== undefined
		};
	}

	/** Behind articles. */
	#over(from: number): number {
		let at = from;
		while (at < from + MOST_BETWEEN && this.lattice.has(at, 'of', 'the', 'one')) at++;
		return at;
	}

	#operator(at: number, allowed: string): Span | undefined {
		let best: Span | undefined;
		for (const span of this.lattice.all(at, 'operator'))
			if (allowed.includes(span.value) && (!best || span.to > best.to)) best = span;
		return best;
	}
}

/** Operations of two numbers: a third is the figure of something else, 5 decimals. */
const OF_TWO: ReadonlySet<string> = new Set(['-', '/', 'mod']);
