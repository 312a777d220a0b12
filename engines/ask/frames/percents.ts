/** Questions about shares of amounts: tips, taxes, reductions, interest, parts in percent, and bills divided among people. */
import type { Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';

export const PERCENT_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'tip',
		operation: 'math/evaluate',
		needs: [['tip', 'tax']],
		may: ['how-much', 'what-is', 'bill'],
		slots: { expression: 1, amount: 1, number: 2, behind: 1 },
		build(match) {
			const sum = match.one('expression');
			if (sum) return { input: { expression: sum.value }, strong: 1 };
			// Before or after tax: the price is wanted.
			if (match.lattice.concepts.has('net') || match.lattice.concepts.has('gross')) return null;
			const [a, b] = match.all('number', 'amount');
			if (a?.amount === undefined || b?.amount === undefined) return null;
			// 20 % of a bill of 60; the share keeps its sign.
			const isShare = (span: Span) => (match.lattice.starts[span.to] ?? []).some(({ kind, value }) => kind === 'behind' && value === '%'); // prettier-ignore
			const [share, whole] = isShare(b) && !isShare(a) ? [b, a] : [a, b];
			return { input: { expression: `${share.amount}% * ${whole.amount}` }, strong: isShare(share) ? 2 : 1 };
		}
	},
	{
		// A reduced price: “was 80, now 25 % off”.
		id: 'reduced',
		operation: 'math/evaluate',
		may: ['how-much', 'what-is', 'worth', 'rate', 'reduced', 'now-time', 'tax', 'bill'],
		slots: { number: 2, amount: 1, behind: 1, off: 1 },
		topic: 'thing',
		topicOptional: true,
		wants: ['off', 'behind'],
		build(match) {
			const [off, percent] = [match.one('off'), match.one('behind')];
			const share = match.all('number').find(({ to }) => to === percent?.from);
			const price = match.all('number', 'amount').find((one) => one !== share);
			if (!off && !match.has('reduced')) return null;
			// A further figure changes the price again.
			if (/\d/.test(match.topic?.text ?? '')) return null;
			if (percent?.value !== '%' || share?.amount === undefined || price?.amount === undefined) return null;
			return { input: { expression: `${price.amount} * (1 - ${share.amount}%)` }, strong: 4 };
		}
	},
	{
		// The price without the tax that it has, or with the tax that it lacks.
		id: 'taxed',
		operation: 'math/evaluate',
		needs: [['net', 'gross'], ['tax']],
		may: ['how-much', 'what-is', 'worth', 'bill', 'net', 'gross'],
		slots: { number: 2, amount: 1, behind: 1 },
		wants: ['behind'],
		build(match) {
			const percent = match.one('behind');
			const share = match.all('number').find(({ to }) => to === percent?.from);
			const price = match.all('number', 'amount').find((one) => one !== share);
			if (percent?.value !== '%' || share?.amount === undefined || price?.amount === undefined) return null;
			// Beside a price the word describes it (121 before tax). Elsewhere the question wants that price (net of 121).
			const isBeside = (name: string) =>
				match.has('net') && match.has('gross')
					? match.follows(price, name)
					: match.lattice.concept(price.to, name) !== undefined;
			const isNet = isBeside('net') || (!match.has('net') && !isBeside('gross'));
			const sign = isNet ? '*' : '/';
			return { input: { expression: `${price.amount} ${sign} (1 + ${share.amount}%)` }, strong: 4 };
		}
	},
	{
		// Interest on interest: 2000 at 4 % for 5 years.
		id: 'compound-interest',
		operation: 'math/evaluate',
		needs: [['compound-interest']],
		may: ['how-much', 'what-is', 'worth', 'rate', 'after', 'later'],
		slots: { number: 2, amount: 1, behind: 1, quantity: 1 },
		wants: ['quantity'],
		build(match) {
			const [percent, time] = [match.one('behind'), match.one('quantity')];
			const share = match.all('number').find(({ to }) => to === percent?.from);
			const capital = match.all('number', 'amount').find((one) => one !== share);
			if (percent?.value !== '%' || share?.amount === undefined || capital?.amount === undefined) return null;
			if (time?.unit !== 'year' || time.amount === undefined) return null;
			return { input: { expression: `${capital.amount} * (1 + ${share.amount}%)^${time.amount}` }, strong: 4 };
		}
	},
	{
		id: 'percent-change',
		operation: 'math/evaluate',
		needs: [['percent-change']],
		may: ['how-much', 'what-is', 'rate', 'worth', 'between', 'difference'],
		slots: { number: 2, amount: 2 },
		build(match) {
			const [a, b] = match.all('number', 'amount');
			if (a?.amount === undefined || b?.amount === undefined || a.amount === 0) return null;
			const isBack = match.roleBefore(a) === 'to' && match.roleBefore(b) === 'from';
			const [from, to] = isBack ? [b.amount, a.amount] : [a.amount, b.amount];
			const change = match.variantOf('percent-change') === 'off' ? `${from} - ${to}` : `${to} - ${from}`;
			return { input: { expression: `(${change}) is what percent of ${from}` }, strong: 4 };
		}
	},
	{
		// 430 of 500 in percent: the smaller is the part.
		id: 'percent-of',
		operation: 'math/evaluate',
		needs: [['percentage']],
		may: ['how-much', 'what-is', 'worth'],
		slots: { number: 2 },
		build(match) {
			const [a, b] = match.all('number').map(({ amount = 0 }) => amount);
			if (a === undefined || b === undefined) return null;
			return { input: { expression: `${Math.min(a, b)} is what percent of ${Math.max(a, b)}` }, strong: 2 };
		}
	},
	{
		// An amount divided among people.
		id: 'split',
		operation: 'math/evaluate',
		needs: [['split']],
		may: ['how-much', 'what-is', 'worth', 'between', 'persons', 'here', 'bill', 'tip', 'tax', 'reduced'],
		slots: { number: 3, amount: 1, behind: 1, off: 1 },
		topic: 'thing',
		topicOptional: true,
		build(match) {
			const percent = match.one('behind');
			const share = percent && match.all('number').find(({ to }) => to === percent.from);
			const [a, b, further] = match.all('number', 'amount').filter((one) => one !== share);
			if (a?.amount === undefined || b?.amount === undefined || further) return null;
			if (percent && (percent.value !== '%' || !share)) return null;
			// Without a word for people an amount of money is what they pay.
			if (!match.has('between', 'persons') && !match.one('amount')) return null;
			// People may come first: we are five people and the bill is 90. A word between the two may belong to either: 90 for us five.
			const people = match.lattice.concept(a.to, 'persons');
			const isLarger = people
				? people.to < b.from || b.amount > a.amount
				: !match.has('between') && b.amount > a.amount;
			// So many people are a whole number.
			const isFirst = b.kind === 'amount' || isLarger || !Number.isInteger(b.amount);
			const [whole, count] = isFirst ? [b, a] : [a, b];
			// With a tip or a discount on the whole: 86.40 by three, and 18 % tip.
			const sign = match.one('off') || match.has('reduced') ? '-' : '+';
			const sum = share ? `${whole.amount} * (1 ${sign} ${share.amount}%)` : whole.amount;
			return count.kind === 'amount' ? null : { input: { expression: `${sum} / ${count.amount}` }, strong: 4 };
		}
	}
];
