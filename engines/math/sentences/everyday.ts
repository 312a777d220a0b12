/** Sentences of shops, kitchens and schools → arithmetic: "30 out of 120", "15% tip on 45", "split 120 by 5". */
import type { Note } from '../core/answer-notes';
import { CHANCES } from './chances';
import { GEOMETRY, measureFirst } from './geometry';
import { HOUSEHOLD, shapesInEnglish } from './household';
import { MONEY } from './money';
import { AMOUNT, of, RATE, rate, type Everyday, type Rule } from './rules';
import { SCHOOL } from './school';
import { SEQUENCES } from './sequences';

const RULES: readonly Rule[] = [
	[
		of(`(${AMOUNT})\\s+out\\s+of\\s+(${AMOUNT})`),
		([, part, whole]) => ({ text: `(${part})/(${whole})`, percent: true })
	],
	[
		of(`(?:from\\s+)?(${AMOUNT})\\s+to\\s+(${AMOUNT})\\s+(?:percent(?:age)?|%)\\s+(?:change|increase)`),
		([, from, to]) => ({ text: `((${to}) - (${from}))/(${from})`, percent: true })
	],
	[
		of(`(?:tip|vat|(?:sales\\s+)?tax|interest|discount)\\s+(?:of\\s+)?(${RATE})\\s+(on|of|off)\\s+(${AMOUNT})`),
		([all, part, , whole], note) => {
			const off = /^discount/i.test(all!);
			note(
				`this is the ${/^(?:sales\s+)?\w+/i.exec(all!)![0].toLowerCase()} alone`,
				`(${whole}) ${off ? '-' : '+'} ${rate(part!)}`
			);
			return { text: `${rate(part!)} of (${whole})` };
		}
	],
	[
		of(
			`(${RATE})\\s+tip\\s+on\\s+(${AMOUNT})(?:,?\\s+(?:split|shared|divided))\\s+(?:in\\s+|into\\s+|by\\s+|between\\s+|among\\s+)?(\\d+)(?:\\s+(?:ways|people|persons|friends|of\\s+us))?`
		),
		([, part, bill, people], note) => {
			note('each pays a share of the bill and the tip; of the tip alone', `${rate(part!)} of (${bill}) / ${people}`);
			return { text: `((${bill}) + ${rate(part!)})/${people}` };
		}
	],
	[
		of(
			`(${AMOUNT})\\s+(?:split|shared|divided)\\s+(?:in\\s+|into\\s+|by\\s+|between\\s+|among\\s+)?(\\d+)(?:\\s+(?:ways|people|persons|friends|equal\\s+parts|of\\s+us))?`
		),
		([, whole, parts]) => ({ text: `(${whole})/${parts}` })
	],
	[
		of(
			`(?:split|share|divide)\\s+(${AMOUNT})\\s+(?:in|into|by|between|among)\\s+(\\d+)(?:\\s+(?:ways|people|persons|friends|equal\\s+parts))?`
		),
		([, whole, parts]) => ({ text: `(${whole})/${parts}` })
	],
	[
		of(`(?:split|share)\\s+(\\d+(?:\\.\\d+)?)\\s+(\\d+)\\s+ways`),
		([, whole, parts]) => ({ text: `(${whole})/${parts}` })
	],
	[
		of(
			`(?:split|share|divide)\\s+(?:an?\\s+(?:bill|check)\\s+of\\s+)?(${AMOUNT})\\s+(?:in\\s+|into\\s+|by\\s+|between\\s+|among\\s+)?(\\d+)(?:\\s+(?:ways|people|persons|friends))?,?\\s+(?:with|plus|and|incl\\.?|including)\\s+(?:an?\\s+)?(${RATE})\\s+(?:tip|service)`
		),
		([, bill, people, part], note) => {
			note('each pays a share of the bill and the tip; of the tip alone', `${rate(part!)} of (${bill}) / ${people}`);
			return { text: `((${bill}) + ${rate(part!)})/${people}` };
		}
	],
	[
		of(`(increase|decrease)\\s+from\\s+(${AMOUNT})\\s+to\\s+(${AMOUNT})`),
		([, how, from, to], note) => {
			const less = /^d/i.test(how!);
			note('this is the difference; as a part of the first', `((${to}) - (${from}))/(${from})`);
			return { text: less ? `(${from}) - (${to})` : `(${to}) - (${from})` };
		}
	],
	[of(`(?:as\\s+)?(?:a\\s+)?fraction\\s+(?:of\\s+|for\\s+)?(\\d*\\.\\d+)`), ([, number]) => ({ text: number! })],
	[
		of(
			`(${AMOUNT})\\s+(?:(?:is\\s+)?(?:increased|raised|up)\\s+by|marked\\s+up|more|plus)\\s+(${RATE})(?:\\s+(?:vat|tax|tip))?`
		),
		([, whole, part]) => ({ text: `(${whole}) + ${rate(part!)}` })
	],
	[
		of(
			`(${AMOUNT})\\s+(?:(?:is\\s+)?(?:decreased|reduced|lowered|discounted|down)\\s+by|less|minus)\\s+(${RATE})(?:\\s+discount)?`
		),
		([, whole, part]) => ({ text: `(${whole}) - ${rate(part!)}` })
	],
	[
		of(`(${RATE})\\s+(increase|raise|decrease|reduction|discount|markup)\\s+(?:on|of|in|from)\\s+(${AMOUNT})`),
		([, part, kind, whole], note) => {
			const less = /^[d]|^reduc/i.test(kind!);
			if (/discount/i.test(kind!)) {
				note('this is the discount alone', `(${whole}) - ${rate(part!)}`);
				return { text: `${rate(part!)} of (${whole})` };
			}
			return { text: `(${whole}) ${less ? '-' : '+'} ${rate(part!)}` };
		}
	],
	[
		of(
			`(?:(simple|compound)\\s+)?interest\\s+(?:on\\s+|of\\s+)?(${AMOUNT})\\s+(?:at\\s+)?(${RATE})(?:\\s+(?:p\\.?a\\.?|per\\s+year|a\\s+year|yearly|annually))?\\s+(?:for|over|after|in)?\\s*(\\d+(?:\\.\\d+)?)\\s+years?`
		),
		([, kind, start, part, years], note) => {
			const share = `${/\d+(?:\.\d+)?/.exec(part!)![0]}/100`;
			const amount = `(${start})*(1 + ${share})^${years}`;
			if (/compound/i.test(kind ?? '')) {
				note('this is the interest alone; with what was lent', amount);
				return { text: `${amount} - (${start})` };
			}
			note(`${kind ? '' : 'simple interest, '}without interest on interest; with it`, `${amount} - (${start})`);
			return { text: `(${start})*${share}*${years}` };
		}
	],
	[
		of(`(?:(?:the\\s+)?remainder\\s+(?:of|when))\\s+(${AMOUNT})\\s*(?:/|÷|(?:is\\s+)?divided\\s+by)\\s*(${AMOUNT})`),
		([, a, b]) => ({ text: `(${a}) mod (${b})` })
	],
	[
		of(`(\\d+)\\s*(?:/|÷|divided\\s+by)\\s*(\\d+)\\s*,?\\s*(?:with\\s+)?(?:the\\s+)?remainder`),
		([, a, b]) => ({ text: `${a} mod ${b}` })
	],
	[
		of(`(\\d+)\\s+(?:in|out\\s+of)\\s+(\\d+)\\s+(?:chances?|odds|probability)`),
		([, part, whole]) => (Number(whole) > 0 ? { text: `${part}/${whole}` } : undefined)
	],
	...HOUSEHOLD,
	...SCHOOL,
	...SEQUENCES,
	...MONEY,
	...CHANCES,
	...GEOMETRY
];

/** Longer texts are no sentences. */
const LONGEST = 200;

const THINGS =
	'eggs? apples? oranges? bananas? lemons? pears? cookies biscuits? cakes? pizzas? slices? sandwiches sweets candies books? pens? pencils? pages? tickets? boxes bottles? cans? bags? cars? bikes? houses? chairs? tables? balls? toys? marbles? cards? coins? stamps? stickers? flowers? trees? dogs? cats? birds? fish cows? chickens? shirts? shoes socks? balloons? items? things? pieces? people persons? students? children kids? boys? girls? friends guests'
		.split(' ')
		.join('|');
const COUNTED = new RegExp(
	`(?<=\\d|\\bdozens?)\\s+(${THINGS})(?=\\s*(?:[-+*/×÷,)]|$|(?:plus|minus|times|and|divided|multiplied|less|more)\\b))`,
	'gi'
);

/** 5 apples + 3 apples: sums of one kind of things, without its name. */
export function withoutThings(text: string, notes: Note[]): string {
	const kinds = new Set([...text.matchAll(COUNTED)].map(([, thing]) => thing!.toLowerCase().replace(/s$/, '')));
	if (kinds.size !== 1 || text.length > LONGEST) return text;
	notes.push({ text: `this is a number of ${[...text.matchAll(COUNTED)].at(-1)![1]}`, alternative: null });
	return text.replace(COUNTED, '');
}

/** The arithmetic of a sentence; undefined where it is none of these. */
export function everyday(text: string, notes: Note[]): Everyday | undefined {
	if (text.length > LONGEST) return undefined;
	const trimmed = measureFirst(
		shapesInEnglish(text)
			.trim()
			.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
			.replace(/\s+/g, ' ')
	);
	for (const [pattern, rewrite] of RULES) {
		const match = pattern.exec(trimmed);
		const told = match && rewrite([...match].map((group) => (group ?? '').trim()), (said, alternative) => notes.push({ text: said, alternative })); // prettier-ignore
		if (told) return told;
	}
	return undefined;
}
