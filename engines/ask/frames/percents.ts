/** Questions about prices and shares: tips, taxes, reductions, interest, parts in percent, and bills divided among people. */
import type { Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';

/** Strength of a price of which every part is understood. */
const CERTAIN = 4;

/** A share of a number, as sums are written. */
const SHARE = /^([\d.]+)% \* ([\d.]+)$/;

/** The numbers before signs of percent; undefined where another sign stands behind one. */
function sharesOf(match: Match): Span[] | undefined {
	const shares = match
		.all('behind')
		.map(({ from, value }) => value === '%' && match.all('number').find(({ to }) => to === from));
	return shares.every((share): share is Span => share !== undefined && share !== false && share.amount !== undefined)
		? shares
		: undefined;
}

/** Whether what the price is of has words that change nothing: a jacket, no span of time. */
function isOfThing({ topic, lattice: { starts } }: Match): boolean {
	const spans = topic ? starts.slice(topic.from, topic.to).flat() : [];
	return (
		!/\d/.test(topic?.text ?? '') &&
		spans.every(({ kind, isSlip }) => isSlip === true || (kind !== 'unit' && kind !== 'money'))
	);
}

/** The price before its shares, the count of people who pay it, and its number. Null where numbers are left. */
function wholeOf(match: Match, shares: readonly Span[]) {
	const sum = match.one('expression');
	// The article of the thing is no number: uma jaqueta.
	const isArticle = ({ amount, isWeak }: Span) => amount === 1 && isWeak === true;
	const [a, b, further] = match.all('number', 'amount').filter((one) => !shares.includes(one) && !isArticle(one));
	const isShared = match.has('split', 'persons');
	if (further || (sum && b)) return null;
	if (sum) {
		// A discount of 20 % of 90 is taken off the 90, and 5 % on 100 with the tax is added to it.
		const sign = match.has('reduced') ? '-' : match.has('gross') ? '+' : undefined;
		const [, share, price] = (sign && SHARE.exec(sum.value)) || [];
		const base = share === undefined ? sum.value : `${price} * (1 ${sign} ${share}%)`;
		return a && !isShared ? null : { base, count: a?.amount, price: undefined };
	}
	if (a?.amount === undefined || (b && !isShared)) return null;
	if (b?.amount === undefined) return isShared ? null : { base: String(a.amount), count: undefined, price: a };
	// Without a word for people an amount of money is what they pay.
	if (!match.has('between', 'persons') && !match.one('amount')) return null;
	// People may come first: we are five people and the bill is 90. A word between the two may belong to either: 90 for us five.
	const people = match.lattice.concept(a.to, 'persons');
	const isLarger = people ? people.to < b.from || b.amount > a.amount : !match.has('between') && b.amount > a.amount;
	// A count of people is a whole number.
	const isFirst = b.kind === 'amount' || isLarger || !Number.isInteger(b.amount);
	const [price, count] = isFirst ? [b, a] : [a, b];
	return count.kind === 'amount' ? null : { base: String(price.amount), count: count.amount, price };
}

/** A price changed by a share of it. */
const CHANGED = / \* \(1 [+-] [\d.]+%\)$/;
/** Whether no word of the topic has another meaning in the lexicon: knock 10 % off 250. */
const isUnread = ({ topic, lattice }: Match): boolean =>
	topic !== undefined && topic.to <= topic.from + 2 && !lattice.known.slice(topic.from, topic.to).includes(true);

/** Whether an article or a word for one stands behind the price. */
const isOneNamed = ({ lattice }: Match, price: Span | undefined): boolean =>
	price !== undefined && lattice.starts.some((_, at) => at >= price.to && lattice.has(at, 'one'));

/** Concepts of what a share does to a price. */
const SIGNS = { tip: '+', tax: '+', gross: '+', net: '+', raised: '+', reduced: '-', original: '-' } as const;

/** What a share does to the price, by the nearest word: a tip is added, a discount taken off. */
function signOf(share: Span, match: Match): string | undefined {
	let [best, sign]: [number, string | undefined] = [Infinity, undefined];
	const consider = ({ from, to }: Span, of: string) => {
		const gap = from >= share.to ? from - share.to : share.from - to + 0.5;
		if (gap < best) [best, sign] = [gap, of];
	};
	for (const [name, of] of Object.entries(SIGNS))
		for (const span of match.spansOf(name)) consider(span, span.variant === 'down' ? '-' : of);
	for (const span of match.all('off')) consider(span, '-');
	return sign;
}

/** Whether the price without its tax is wanted: from the words for it and for the price with it, of which one may describe the number. */
function isNetOf(price: Span, share: Span, match: Match): boolean {
	// Before tax, where the price is with it: what was it before VAT.
	const isBefore =
		match.has('tax') &&
		(match.follows(share, 'before') ||
			(match.has('gross') && match.spansOf('tax').some((tax) => match.follows(tax, 'before'))));
	if (!match.has('net')) return isBefore;
	const [net] = match.spansOf('net');
	if (!net) return false;
	const gap = ({ from, to }: Span) => (from >= price.to ? from - price.to : price.from - to + 0.5);
	const other = match.spansOf('gross')[0];
	// Beside a price the word describes it (121 before tax). Elsewhere the question wants that price (net of 121).
	return other ? gap(other) < gap(net) : net.from !== price.to;
}

/** A price without what is taken off it: a share in words (half off 47), or an amount (79.99 with 20 dollars off); undefined for other prices. */
function lessened(match: Match): string | undefined {
	const [off] = match.all('off');
	const numbers = match.all('number', 'amount');
	// Half off, a quarter off.
	const fraction =
		off &&
		numbers.find(({ kind, exact, amount = 1, to }) => kind === 'number' && exact && amount < 1 && to === off.from);
	const [a, b, further] = numbers.filter((one) => one !== fraction);
	if (!off || !a || further || match.one('expression') || match.has('persons', 'split', 'tip', 'tax')) return undefined;
	if (fraction) return b ? undefined : `${a.amount} * (1 - ${fraction.exact})`;
	if (!b) return undefined;
	// The number beside the word is taken off: 20 off 80, 80 with a discount of 20.
	const gap = ({ from, to }: Span) => (to <= off.from ? off.from - to : from - off.to);
	const [less, price] =
		gap(a) <= gap(b) && a.to <= off.from ? [a, b] : b.to <= off.from ? [b, a] : gap(a) < gap(b) ? [a, b] : [b, a];
	return (price.amount ?? 0) > (less.amount ?? 0) ? `${price.amount} - ${less.amount}` : undefined;
}

/** Certain where every word is explained, complete where every value is. */
const strengthOf = (match: Match): number => (match.isExplained ? CERTAIN : match.isFilled ? 2 : 0);

export const PERCENT_FRAMES: readonly Frame<Match>[] = [
	{
		// A price with all that changes it: tips, taxes, discounts, increases, and the people who share it.
		id: 'price',
		operation: 'math/evaluate',
		needs: [
			['tip', 'tax', 'reduced', 'raised', 'net', 'gross', 'original', 'split', 'persons', 'bill', '#off', '#expression']
		],
		may: 'how-much what-is worth rate tip tax reduced raised net gross original bill now-time before between persons split here apiece'.split(
			' '
		),
		slots: { number: 4, amount: 2, behind: 2, off: 1, expression: 1 },
		topic: 'thing',
		topicOptional: true,
		build(match) {
			const shares = sharesOf(match);
			const whole = shares && wholeOf(match, shares);
			const less = shares?.length === 0 && isOfThing(match) ? lessened(match) : undefined;
			if (less !== undefined) return { input: { expression: less }, strong: strengthOf(match) };
			if (!whole || !isOfThing(match)) return null;
			const { base, count, price } = whole;
			// 3 people, 40 dollars each: the amount is multiplied.
			const isOfEach = match.spansOf('apiece').some(({ from }) => match.all('amount').some(({ to }) => to === from));
			if (isOfEach && !match.has('bill', 'split', 'between')) return null;
			if (count === undefined && shares.length === 0) {
				const isChange = match.has('reduced', 'gross') || (isUnread(match) && CHANGED.test(base));
				if (match.topic && !isChange && match.content === match.slots.length) return null;
				return match.one('expression') ? { input: { expression: base }, strong: isChange ? CERTAIN : 1 } : null;
			}
			const [share] = shares;
			// My bill and 18 percent, what is the total?
			const isTotal = match.spansOf('bill').length > 1;
			// What people leave on top of their bill is a tip.
			const signs = shares.map(
				(one) => signOf(one, match) ?? (match.has('bill') && (count !== undefined || isTotal) ? '+' : undefined)
			);
			if (signs.includes(undefined)) return null;
			const isBack =
				match.has('original') || (price !== undefined && share !== undefined && isNetOf(price, share, match));
			// The tip itself, or the tax, where nothing says that it comes on top.
			const isPart =
				!isBack &&
				count === undefined &&
				shares.length === 1 &&
				match.has('tip', 'tax') &&
				!match.has('net', 'gross', 'original', 'raised', 'reduced') &&
				// Add 8 % tax to 50: the verb asks for both.
				!match.lattice.kinds.has('sum') &&
				!match.one('off', 'expression') &&
				match.roleBefore(share as Span) !== 'by';
			const factors = shares.map(({ amount }, nth) => ` ${isBack ? '/' : '*'} (1 ${signs[nth]} ${amount}%)`).join('');
			const total = isPart ? `${share?.amount}% * ${base}` : `${base}${factors}`;
			return {
				input: { expression: count === undefined ? total : `${total} / ${count}` },
				strong: strengthOf(match)
			};
		}
	},
	{
		// The price of one of several things: six eggs cost 1.80, how much is one?
		id: 'apiece',
		operation: 'math/evaluate',
		needs: [['how-much', 'how-many', 'worth', 'what-is']],
		may: ['how-much', 'how-many', 'worth', 'what-is', 'apiece', 'rate', 'split'],
		slots: { number: 3, amount: 1 },
		build(match) {
			const [count, price, one] = [...match.all('number', 'amount')];
			const isOne = one
				? one.amount === 1
				: match.has('apiece') || (match.has('split') && !Number.isInteger(price?.amount)) || isOneNamed(match, price);
			// 4 books at 12 dollars each are multiplied.
			const isOfEach = match.spansOf('apiece').some(({ from }) => from === price?.to);
			// 37 out of 45 is a part of a whole.
			const isPart = price !== undefined && match.follows(price, 'out-of');
			if (
				!isOne ||
				isOfEach ||
				isPart ||
				count?.kind !== 'number' ||
				!price?.amount ||
				!count.amount ||
				count.amount < 2
			)
				return null;
			return { input: { expression: `${price.amount} / ${count.amount}` }, strong: CERTAIN };
		}
	},
	{
		// Interest on interest: 2000 at 4 % for 5 years.
		id: 'compound-interest',
		operation: 'math/evaluate',
		needs: [['compound-interest']],
		may: ['how-much', 'what-is', 'worth', 'rate', 'after', 'later'],
		slots: { number: 2, amount: 1, behind: 1, quantity: 1, unit: 1 },
		wants: ['quantity'],
		build(match) {
			const [percent, time] = [match.one('behind'), match.one('quantity')];
			const share = match.all('number').find(({ to }) => to === percent?.from);
			const capital = match.all('number', 'amount').find((one) => one !== share);
			if (percent?.value !== '%' || share?.amount === undefined || capital?.amount === undefined) return null;
			if (time?.unit !== 'year' || time.amount === undefined) return null;
			if (match.one('unit') && match.one('unit')?.value !== 'year') return null;
			// Without interest on it the interest alone is asked for.
			const isSimple = match.spansOf('compound-interest').every(({ variant }) => variant === 'simple');
			const expression = isSimple
				? `${capital.amount} * ${share.amount}% * ${time.amount}`
				: `${capital.amount} * (1 + ${share.amount}%)^${time.amount}`;
			return { input: { expression }, strong: 4 };
		}
	},
	{
		id: 'percent-change',
		operation: 'math/evaluate',
		needs: [['percent-change', 'raised', 'reduced']],
		may: [
			'how-much',
			'what-is',
			'rate',
			'worth',
			'between',
			'difference',
			'percentage',
			'bill',
			'before',
			'now-time',
			'raised',
			'reduced'
		],
		slots: { number: 2, amount: 2, behind: 1 },
		build(match) {
			const [a, b] = match.all('number', 'amount');
			// A raise from 100 to 110 in percent; a raise of 10 % is a price.
			const sign = match.one('behind');
			const isShare = sign ? sign.value === '%' && !match.isLedBy(sign, 'number') : match.has('percentage');
			if (sign ? !isShare : !match.has('percent-change') && !isShare) return null;
			if (a?.amount === undefined || b?.amount === undefined || a.amount === 0) return null;
			const isBack = match.roleBefore(a) === 'to' && match.roleBefore(b) === 'from';
			const [from, to] = isBack ? [b.amount, a.amount] : [a.amount, b.amount];
			const change = match.variantOf('percent-change') === 'off' ? `${from} - ${to}` : `${to} - ${from}`;
			return { input: { expression: `(${change}) is what percent of ${from}` }, strong: 4 };
		}
	},
	{
		// 430 of 500 in percent: the smaller is the part. 43 out of 58 percent.
		id: 'percent-of',
		operation: 'math/evaluate',
		needs: [['percentage', 'out-of', '#behind']],
		may: ['how-much', 'what-is', 'worth', 'percentage'],
		slots: { number: 2, behind: 1 },
		topic: 'thing',
		topicOptional: true,
		build(match) {
			// What was counted changes nothing: 34 of 40 questions right, what percentage.
			const sign = match.one('behind');
			const isAsked =
				match.has('percentage') ||
				(sign?.value === '%' && !match.isLedBy(sign, 'number') && sign.from > (match.all('number')[1]?.to ?? Infinity));
			if ((match.topic && !isOfThing(match)) || (isAsked && sign && match.lattice.has(sign.to, 'of'))) return null;
			const [first, last] = match.all('number');
			const [a, b] = [first?.amount, last?.amount];
			if (first === undefined || last === undefined || a === undefined || b === undefined) return null;
			// 30 is what percent more than 24.
			const than = match.roleBefore(last);
			if (sign?.value === '%' && !match.isLedBy(sign, 'number') && (than === 'than' || than === 'below'))
				return {
					input: { expression: `(${than === 'than' ? `${a} - ${b}` : `${b} - ${a}`}) is what percent of ${b}` },
					strong: CERTAIN
				};
			const isOf = match.has('out-of') || (isAsked && match.lattice.has(first.to, 'of'));
			if (isAsked ? !isOf && !match.has('percentage') : !isOf || !sign) return null;
			const ordered = match.lattice.lexicon.flags.has('postpositions') ? [b, a] : [a, b];
			const [part, whole] = isOf ? ordered : [Math.min(a, b), Math.max(a, b)];
			return { input: { expression: `${part} is what percent of ${whole}` }, strong: match.isExplained ? CERTAIN : 2 };
		}
	}
];
