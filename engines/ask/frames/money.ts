/** Questions about exchange rates. */
import { currencyOf } from '../facts/currencies';
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { inOrder } from './direction';

const codeOf = (span: Span): string => span.unit ?? (span.country === undefined ? span.value : (currencyOf(span.country) ?? '')); // prettier-ignore

/** Named currencies and amounts, each currency once; countries mean their currencies. */
function itemsOf(match: Match): Span[] | null {
	const places = match.all('place');
	const own = match.all('amount', 'money');
	// Two currencies are enough. “I fly to Bangkok, how many baht are 500 dollars” takes none from the place.
	if (own.length > 1) return onceEach(own);
	const countries = places.filter(({ country }) => currencyOf(country) !== undefined);
	if (countries.length < places.length) return null;
	if (countries.length > 0 && own.length === 0 && !match.has('rate', 'exchange', 'worth', 'currency', 'convert')) return null; // prettier-ignore
	return onceEach([...own, ...countries].sort((a, b) => a.from - b.from));
}

/** Whether a number is taken off: 20 dollars off, a discount of 20. */
const isReduced = ({ lattice }: Match): boolean =>
	lattice.starts.some((spans) =>
		spans.some(
			({ kind, from, to }) =>
				kind === 'off' &&
				((lattice.ends[from] ?? []).some(isFigure) ||
					[to, to + 1].some((at) => (lattice.starts[at] ?? []).some(isFigure)))
		)
	);
const isFigure = ({ kind }: Span): boolean => kind === 'number' || kind === 'amount';

const isNumber = ({ tokens }: Match, at: number): boolean => tokens[at]?.kind === 'number';

const onceEach = (all: readonly Span[]): Span[] =>
	all.filter((span, at) => span.kind === 'amount' || all.findIndex((other) => codeOf(other) === codeOf(span)) === at);

/** Digits of amounts put together, without those that only doubles have. */
const MONEY_DIGITS = 12;

function exchange(match: Match, setting: Setting): Built | null {
	const items = itemsOf(match);
	// 79.99 with 20 dollars off is a price.
	if (items === null || isReduced(match)) return null;
	const date = match.one('date');
	const day = date && date.by !== 'today' && date.value <= setting.today ? { date: date.value } : {};
	const amounts = items.filter(({ kind }) => kind === 'amount');
	const [first, second] = amounts;
	// Two amounts of one currency are changed together. Of two currencies they are not one question.
	if (first && second && items.length > 2) {
		const target = items.find(({ kind }) => kind !== 'amount');
		if (codeOf(first) !== codeOf(second) || !target || items.length > 3 || match.has('difference')) return null;
		const amount = Number(((first.amount ?? 0) + (second.amount ?? 0)).toPrecision(MONEY_DIGITS));
		return { input: { base: codeOf(first), symbols: codeOf(target), amount, ...day }, strong: 2 };
	}
	const [a, b] = items;
	if (a && b && codeOf(a) !== codeOf(b)) {
		// USD EUR 250: figures behind two currencies are of the first.
		const isBehind = a.kind === 'money' && b.kind === 'amount' && a.to === b.from && !isNumber(match, b.from);
		const [from, to] = isBehind ? [a, b] : inOrder(a, b, match);
		const others = items.slice(2).filter((span) => span.kind !== 'amount').map(codeOf); // prettier-ignore
		// Pounds to rupees, 45 quid: the amount of either.
		const later = items.slice(2).find(({ kind }) => kind === 'amount');
		if (later && codeOf(later) !== codeOf(from)) return null;
		const amount = isBehind ? b.amount : (from.amount ?? later?.amount ?? match.one('number')?.amount);
		// A further number changes the amount: × 0.9.
		if (amount !== undefined && !isBehind && from.amount === amount && match.one('number')) return null;
		const symbols = from === a || others.length === 0 ? [codeOf(to), ...others].join(',') : codeOf(to);
		return { input: { base: codeOf(from), symbols, ...(amount !== undefined && { amount }), ...day }, strong: 2 };
	}
	const only = items.find(({ kind }) => kind === 'amount') ?? a;
	const home = setting.currency;
	if (only) {
		if (
			!match.has('rate', 'exchange', 'worth', 'convert', 'currency') &&
			only.kind !== 'amount' &&
			!match.has('how-much', 'how-many')
		)
			return null;
		const code = codeOf(only);
		// Which currency a country has is a fact.
		const isFact = only.country !== undefined && !match.has('rate', 'exchange', 'worth', 'convert');
		const other = home === code ? (home === 'USD' ? 'EUR' : 'USD') : home;
		return {
			...(isFact && { lacks: 'facts' }),
			input: { base: code, symbols: other, ...(only.kind === 'amount' && { amount: only.amount }), ...day },
			strong:
				match.has('rate') ||
				only.country !== undefined ||
				(only.kind === 'money' && match.isBare && (date?.by === 'today' || match.has('today')))
					? 1
					: 0
		};
	}
	return match.has('rate') && match.isBare ? { input: { base: home }, strong: 0 } : null;
}

export const MONEY_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'rates',
		operation: 'currency/rates',
		may: ['rate', 'exchange', 'worth', 'how-many', 'how-much', 'convert', 'currency', 'difference', 'what-is', 'today', 'day-of', 'history'], // prettier-ignore
		slots: { amount: 2, money: 4, place: 2, number: 1, date: 1 },
		build: exchange
	},
	{
		// A price for each of several things, in another currency: 240 EUR a night for 3 nights.
		id: 'rates-of-price',
		operation: 'currency/rates',
		needs: [['apiece']],
		may: ['how-much', 'what-is', 'worth', 'convert', 'exchange'],
		slots: { amount: 1, number: 1, money: 1 },
		wants: ['amount'],
		build(match) {
			const [price, money, count] = [match.one('amount'), match.one('money'), match.one('number')];
			if (price?.amount === undefined || count?.amount === undefined) return null;
			const amount = Number((price.amount * count.amount).toPrecision(MONEY_DIGITS));
			if (money && codeOf(money) !== codeOf(price))
				return { input: { base: codeOf(price), symbols: codeOf(money), amount }, strong: 4 };
			return { operation: 'math/evaluate', input: { expression: `${price.amount} * ${count.amount}` }, strong: 4 };
		}
	},
	{
		id: 'rates-by-concept',
		operation: 'currency/rates',
		needs: [['rate']],
		may: ['today', 'what-is', 'currency'],
		build: (match, { currency }) => (match.isBare ? { input: { base: currency }, strong: 0 } : null)
	},
	{
		id: 'money-then-sum',
		operation: 'currency/rates',
		may: ['convert', 'how-much', 'what-is'],
		slots: { amount: 1, money: 1, operator: 1, number: 1 },
		wants: ['operator'],
		build(match) {
			const [amount, money, sign, factor] = [match.one('amount'), match.one('money'), match.one('operator'), match.one('number')]; // prettier-ignore
			if (!amount || !money || !sign || factor?.amount === undefined || sign.from < money.from) return null;
			return { input: { base: codeOf(amount), symbols: codeOf(money), amount: amount.amount }, strong: 1, focus: { kind: 'then', operator: sign.value, number: factor.amount } }; // prettier-ignore
		}
	}
];
