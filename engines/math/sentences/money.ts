/** Taxes, prices, loans and savings: "120 including 20% VAT", "3 at 4.99", "loan of 200000 at 4% for 30 years". */
import { ParseError } from '../io/lexer';
import { AMOUNT, of, RATE, rate, type Rule } from './rules';

const TAX = String.raw`(?:vat|tax|sales\s+tax|gst|hst|mwst\.?|tva|iva)`;
const YEARS = String.raw`(\d+(?:\.\d+)?)\s*(?:years?|yrs?)`;
const PER_YEAR: Readonly<Record<string, number>> = { d: 365, w: 52, m: 12, q: 4, y: 1, a: 1 };
const PERIODS: Readonly<Record<string, string>> = { 'year month': '1/12', 'year week': '1/52', 'month year': '12', 'week year': '52' }; // prettier-ignore
const bare = (text: string): string => /\d+(?:\.\d+)?/.exec(text)![0];

export const MONEY: readonly Rule[] = [
	[
		of(
			`(?:price\\s+(?:of\\s+)?)?(${AMOUNT})\\s*,?\\s+(?:incl\\.?|including|includes|inclusive\\s+of|inc\\.?)\\s+(${RATE})\\s*${TAX}`
		),
		([, gross, part], note) => {
			note(
				'this is the amount without the tax that is in it; the tax alone',
				`(${gross}) - (${gross})/(1 + ${rate(part!)})`
			);
			return { text: `(${gross})/(1 + ${bare(part!)}/100)` };
		}
	],
	[
		of(
			`(?:price\\s+(?:of\\s+)?)?(${AMOUNT})\\s*,?\\s+(?:excl\\.?|excluding|without|ex|exclusive\\s+of)\\s+(${RATE})\\s*${TAX}`
		),
		([, amount, part]) => {
			throw new ParseError(`may ask for the tax to be added or taken out: write ${amount} + ${rate(part!)}, or ${amount}/(1 + ${rate(part!)})`, 0); // prettier-ignore
		}
	],
	[
		of(`(?:subtract|take(?:\\s+off)?|deduct)\\s+(${RATE})\\s+(?:from|off)\\s+(${AMOUNT})`),
		([, part, whole]) => ({ text: `(${whole}) - ${rate(part!)}` })
	],
	[
		of(
			`(?:price\\s+(?:of\\s+)?)?(${AMOUNT})\\s+(?:with\\s+|at\\s+)?(?:a\\s+)?(?:(${RATE})\\s+(?:discount|off)|discount\\s+(?:of\\s+)?(${RATE}))`
		),
		([, whole, part, other]) => ({ text: `(${whole}) - ${rate(part! || other!)}` })
	],
	[
		of(
			`(?:(?:the\\s+)?price\\s+(?:of\\s+)?)?(${AMOUNT})\\s+after\\s+(?:an?\\s+)?(${RATE})\\s*(?:discount|off|reduction)?`
		),
		([, whole, part]) => ({ text: `(${whole}) - ${rate(part!)}` })
	],
	[
		of(
			`(?:the\\s+)?(?:final\\s+|sale\\s+|new\\s+)?price\\s+(?:after|with)\\s+(?:an?\\s+)?(${RATE})\\s*(?:discount|off|reduction)?\\s+(?:on|of|from|off)\\s+(${AMOUNT})`
		),
		([, part, whole]) => ({ text: `(${whole}) - ${rate(part!)}` })
	],
	[
		of(
			`(?:the\\s+)?original\\s+price\\s+(?:if|of|when)\\s+(${AMOUNT})\\s+(?:is|after|with)\\s+(?:an?\\s+)?(${RATE})\\s*(?:discount|off)?`
		),
		([, reduced, part]) => ({ text: `(${reduced})/(1 - ${bare(part!)}/100)` })
	],
	[
		of(`(${AMOUNT})\\s+(?:plus|with|and|\\+)\\s+(?:a\\s+)?(?:tip|tax|vat|gst)\\s+(?:of\\s+)?(${RATE})`),
		([, whole, part]) => ({ text: `(${whole}) + ${rate(part!)}` })
	],
	[
		of(
			`(?:${TAX}|tip|gratuity|commission|service(?:\\s+charge)?)\\s+(?:on|for)\\s+(${AMOUNT})\\s+(?:at|of|@)\\s+(${RATE})`
		),
		([, whole, part], note) => {
			note('this is the part alone', `(${whole}) + ${rate(part!)}`);
			return { text: `${rate(part!)} of (${whole})` };
		}
	],
	[
		of(`(${RATE})\\s+(?:sales\\s+tax|gratuity|commission|service(?:\\s+charge)?)\\s+(?:on|of|for)\\s+(${AMOUNT})`),
		([, part, whole], note) => {
			note('this is the part alone', `(${whole}) + ${rate(part!)}`);
			return { text: `${rate(part!)} of (${whole})` };
		}
	],
	[
		of(
			`(${AMOUNT})\\s+(?:a|per|each|every)\\s+(year|month|week)\\s*,?\\s+(?:in|per|a|each|by|over)\\s+(?:the\\s+|an?\\s+|one\\s+)?(year|month|week)`
		),
		([, amount, from, to], note) => {
			const times = PERIODS[`${from} ${to}`.toLowerCase()];
			if (times === undefined) return undefined;
			note(`a year is taken as ${/week/i.test(from! + to!) ? '52 weeks' : '12 months'}`, null);
			return { text: `(${amount})*${times}` };
		}
	],
	[
		of(`(?:remove|subtract|deduct|take\\s+(?:off|out|away))\\s+(?:the\\s+)?(${RATE})\\s*${TAX}\\s+from\\s+(${AMOUNT})`),
		([, part, gross]) => ({ text: `(${gross})/(1 + ${bare(part!)}/100)` })
	],
	[
		of(`add\\s+(${RATE})\\s*(?:${TAX}|tip)?\\s+(?:to|on)\\s+(${AMOUNT})`),
		([, part, net]) => ({ text: `(${net}) + ${rate(part!)}` })
	],
	[
		of(`mark\\s?up\\s+(?:of\\s+)?(${RATE})\\s+on\\s+(${AMOUNT})`),
		([, part, net]) => ({ text: `(${net}) + ${rate(part!)}` })
	],
	[
		of(
			`(?:buy\\s+)?(\\d+)\\s+(?:items?\\s+|pieces?\\s+|of\\s+them\\s+)?(?:at|@)\\s+(${AMOUNT})(?:\\s+(?:each|apiece|a\\s+piece))?`
		),
		([, count, price]) => ({ text: `${count}*(${price})` })
	],
	[
		of(
			`(${AMOUNT})\\s+(?:per|a|each|every)\\s+(day|week|month|year)\\s+for\\s+(\\d+(?:\\.\\d+)?)\\s+(day|week|month|year)s?`
		),
		([, amount, each, count, all]) => (each === all ? { text: `(${amount})*${count}` } : undefined)
	],
	[
		of(
			`(?:the\\s+)?${TAX}\\s+(?:of|in|on)\\s+(${AMOUNT})\\s+(?:at\\s+(${RATE})\\s+included|incl\\.?(?:uding)?\\s+(${RATE}))`
		),
		([, gross, part, other]) => ({ text: `(${gross}) - (${gross})/(1 + ${bare(part! || other!)}/100)` })
	],
	[
		of(
			`(?:monthly\\s+)?(?:loan\\s+payments?|payments?\\s+(?:on|for)\\s+(?:a\\s+)?loan|mortgage\\s+payments?)\\s*,?\\s*(?:of|on|for)?\\s*(${AMOUNT})\\s*,?\\s+(?:(?:at|with)\\s+)?(${RATE})\\s*,?\\s+(?:(?:for|over|in)\\s+)?(\\d+)\\s*(months?|years?|yrs?)`
		),
		([, amount, part, count, unit], note) => {
			note('this is the monthly payment, to the cent, where each pays the interest of its month', null);
			const monthly = `${bare(part!)}/1200`;
			const months = /^m/i.test(unit!) ? count! : `12*${count}`;
			if (Number(bare(part!)) === 0) return { text: `round((${amount})/(${months}), 2)` };
			return { text: `round((${amount})*${monthly}/(1 - (1 + ${monthly})^(-(${months}))), 2)` };
		}
	],
	[
		of(
			`(?:(?:the\\s+)?monthly\\s+payments?\\s+(?:(?:on|for|of)\\s+)?)?(?:an?\\s+)?(loan|mortgage|)\\s*(?:of\\s+)?(${AMOUNT})(?:\\s+(?:loan|mortgage))?\\s*,?\\s+(?:(?:at|with)\\s+)?(${RATE})(?:\\s+interest)?\\s*,?\\s+(?:(?:for|over|in)\\s+)?${YEARS}(?:,?\\s+monthly(?:\\s+payments?)?)?`
		),
		([all, , amount, part, years], note) => {
			if (!/payment|loan|mortgage/i.test(all!)) {
				note(
					'interest is added every year; without interest on interest',
					`(${amount})*(1 + ${bare(part!)}/100*${years})`
				);
				return { text: `(${amount})*(1 + ${bare(part!)}/100)^${years}` };
			}
			note('this is the monthly payment, to the cent, where each pays the interest of its month', null);
			const monthly = `${bare(part!)}/1200`;
			if (Number(bare(part!)) === 0) return { text: `round((${amount})/(12*${years}), 2)` };
			return { text: `round((${amount})*${monthly}/(1 - (1 + ${monthly})^(-12*${years})), 2)` };
		}
	],
	[
		of(
			`(?:invest(?:ing|ed)?\\s+)?(${AMOUNT})\\s+at\\s+(${RATE})\\s*,?\\s+compounded\\s+(daily|weekly|monthly|quarterly|yearly|annually)\\s+(?:for|over)\\s+${YEARS}`
		),
		([, amount, part, how, years]) => {
			const times = PER_YEAR[how![0]!.toLowerCase()]!;
			return { text: `(${amount})*(1 + ${bare(part!)}/${100 * times})^(${times}*${years})` };
		}
	],
	[
		of(
			`(?:invest(?:ing|ed)?\\s+)?(${AMOUNT})\\s+at\\s+(${RATE})\\s*,?\\s+(?:for|over)\\s+${YEARS},?\\s+compounded\\s+(daily|weekly|monthly|quarterly|yearly|annually)`
		),
		([, amount, part, years, how]) => {
			const times = PER_YEAR[how![0]!.toLowerCase()]!;
			return { text: `(${amount})*(1 + ${bare(part!)}/${100 * times})^(${times}*${years})` };
		}
	],
	[
		of(`(?:invest(?:ing|ed)?\\s+)(${AMOUNT})\\s+at\\s+(${RATE})\\s+(?:for|over)\\s+${YEARS}`),
		([, amount, part, years], note) => {
			note(
				'interest is added every year; without interest on interest',
				`(${amount})*(1 + ${bare(part!)}/100*${years})`
			);
			return { text: `(${amount})*(1 + ${bare(part!)}/100)^${years}` };
		}
	],
	[
		of(`(?:percent(?:age)?|%)\\s+difference\\s+(?:between|of)\\s+(${AMOUNT})\\s+and\\s+(${AMOUNT})`),
		([, a, b], note) => {
			note(
				'the difference is one of the mean of both; the change from the first to the second',
				`((${b}) - (${a}))/(${a})`
			);
			return { text: `abs((${a}) - (${b}))/(((${a}) + (${b}))/2)`, percent: true };
		}
	],
	[
		of(`(increase|decrease|raise|reduce)\\s+(${AMOUNT})\\s+by\\s+(${RATE})\\s+(twice|\\d+\\s+times)`),
		([, how, amount, part, times]) => ({
			text: `(${amount})*(1 ${/^[dr]e/i.test(how!) ? '-' : '+'} ${bare(part!)}/100)^${/^t/i.test(times!) ? 2 : Number.parseInt(times!, 10)}`
		})
	]
];

const TIMES = /^(?:s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?)$/i;
const LENGTHS = /^(?:m|km|mi|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|ft|feet)$/i;
const AT_RATE = new RegExp(
	String.raw`^\s*(\d+(?:\.\d+)?)\s*([A-Za-z]+)\s+(?:at|@)\s+(\d+(?:\.\d+)?)\s*([A-Za-z]*)\s*(?:\/|\sper\s|\sa\s|\san\s)\s*([A-Za-z]+)\s*$`,
	'i'
);

/** 500 g at 12/kg costs, 120 km at 80 km/h lasts, 3 h at 80 km/h leads: a quantity and a rate of it → text with units. */
export function atRate(text: string): string | undefined {
	const speed =
		/^\s*(\d+(?:\.\d+)?)\s*([A-Za-z]+)\s+at\s+(\d+(?:\.\d+)?\s*(?:mph|km\/?h|kph|m\/s|mi\/h|knots?))\s*$/i.exec(text);
	if (speed && LENGTHS.test(speed[2]!)) return `(${speed[1]} ${speed[2]}) / (${speed[3]})`;
	if (speed && TIMES.test(speed[2]!)) return `(${speed[1]} ${speed[2]}) * (${speed[3]})`;
	const loaded =
		/^\s*(\d+(?:\.\d+)?\s*[kKMGTP]i?B)\s+(?:at|@|over|with)\s+(\d+(?:\.\d+)?\s*[kMGT]?i?(?:bps|bit\/s|B\/s|Bps))\s*$/.exec(
			text
		);
	if (loaded) return `(${loaded[1]}) / (${loaded[2]})`;
	const goods = /^\s*(\d+(?:\.\d+)?)\s*(?:gallons?|l|lit(?:er|re)s?|kg|kilos?|lbs?|pounds?|oz|items?|pieces?)\s+(?:at|@)\s+(\d+(?:\.\d+)?)(?:\s+each)?\s*$/i.exec(text); // prettier-ignore
	if (goods) return `${goods[1]}*${goods[2]}`;
	const rated = AT_RATE.exec(text);
	return rated && rated[4] === '' ? `(${rated[1]} ${rated[2]}) * ${rated[3]} / (1 ${rated[5]})` : undefined;
}
