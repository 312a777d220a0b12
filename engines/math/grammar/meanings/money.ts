/** Percentages, prices, taxes, loans and savings: "25% off 80", "120 including 20% VAT", "loan of 200000 at 4% for 30 years". */
import { ParseError } from '../../io/lexer';
import { bare, filled, noted, percentage, template, type Meaning, type Meanings } from './meaning';

const PAYMENT = 'this is the monthly payment, to the cent, where each pays the interest of its month';

/** The monthly payment of a loan over so many months. */
const loan =
	(months: string): Meaning =>
	(slots, say) => {
		say(PAYMENT);
		const count = filled(months, slots);
		const monthly = `${bare(slots['p'])}/1200`;
		if (Number(bare(slots['p'])) === 0) return filled(`round(({a})/(${count}), 2)`, slots);
		return filled(`round(({a})*${monthly}/(1 - (1 + ${monthly})^(-(${count}))), 2)`, slots);
	};

/** Savings whose interest is added so many times a year. */
const compounded =
	(times: number): Meaning =>
	({ a = '', p, y = '' }) =>
		`(${a})*(1 + ${bare(p)}/${100 * times})^(${times}*${y})`;

const growth: Meaning = ({ a = '', p, y = '' }, say) => {
	say('interest is added every year; without interest on interest', `(${a})*(1 + ${bare(p)}/100*${y})`);
	return `(${a})*(1 + ${bare(p)}/100)^${y}`;
};

const simple =
	(said: string): Meaning =>
	({ a = '', p, y = '' }, say) => {
		say(`${said}without interest on interest; with it`, `(${a})*(1 + ${bare(p)}/100)^${y} - (${a})`);
		return `(${a})*${bare(p)}/100*${y}`;
	};

const compound: Meaning = ({ a = '', p, y = '' }, say) => {
	const amount = `(${a})*(1 + ${bare(p)}/100)^${y}`;
	say('this is the interest alone; with what was lent', amount);
	return `${amount} - (${a})`;
};

const changed =
	(sign: string): Meaning =>
	({ a = '', p, n = '2' }) =>
		`(${a})*(1 ${sign} ${bare(p)}/100)^${n}`;

/** The price of one or of as many others. */
const ofThree: Meaning = ({ n = '', a = '', m }) =>
	Number(n) === 0 ? undefined : `(${a})/${n}${m === undefined ? '' : `*${m}`}`;

const withoutTaxIn: Meaning = ({ a = '', p }, say) => {
	say('this is the amount without the tax that is in it; the tax alone', `(${a}) - (${a})/(1 + ${p})`);
	return `(${a})/(1 + ${bare(p)}/100)`;
};

export const MONEY: Meanings = {
	'percent-of': percentage('({a})/({b})'),
	'negative-part': template('-({p} of ({a}))'),
	'of-amount': template('{p} of ({a})'),
	'without-tax': ({ a = '', p }) => `(${a})/(1 + ${bare(p)}/100)`,
	'of-what': template('({a})/({p})'),
	'percent-change': percentage('(({b}) - ({a}))/({a})'),
	'percent-decrease': percentage('(({a}) - ({b}))/({a})'),
	'percent-difference': ({ a = '', b = '' }, say) => {
		say(
			'the difference is one of the mean of both; the change from the first to the second',
			`((${b}) - (${a}))/(${a})`
		);
		return { text: `abs((${a}) - (${b}))/(((${a}) + (${b}))/2)`, form: 'percent' };
	},
	'raised-by': template('({a}) + {p}'),
	'lowered-by': template('({a}) - {p}'),
	'raised-times': changed('+'),
	'lowered-times': changed('-'),
	'part-alone': noted('{p} of ({a})', 'this is the part alone', '({a}) + {p}'),
	'discount-alone': noted('{p} of ({a})', 'this is the discount alone', '({a}) - {p}'),
	'before-discount': ({ a = '', p }) => `(${a})/(1 - ${bare(p)}/100)`,
	'tip-shared': noted(
		'(({a}) + {p})/{n}',
		'each pays a share of the bill and the tip; of the tip alone',
		'{p} of ({a}) / {n}'
	),
	shared: template('({a})/{n}'),
	'without-tax-in': withoutTaxIn,
	'tax-in': ({ a = '', p }) => `(${a}) - (${a})/(1 + ${bare(p)}/100)`,
	'without-tax-which': ({ a = '', p = '' }) => {
		throw new ParseError(`may ask for the tax to be added or taken out: write ${a} + ${p}, or ${a}/(1 + ${p})`, 0);
	},
	rise: noted('({b}) - ({a})', 'this is the difference; as a part of the first', '(({b}) - ({a}))/({a})'),
	fall: noted('({a}) - ({b})', 'this is the difference; as a part of the first', '(({b}) - ({a}))/({a})'),
	'simple-interest': simple(''),
	'plain-interest': simple('simple interest, '),
	'compound-interest': compound,
	loan: loan('12*{y}'),
	'loan-months': loan('{n}'),
	growth,
	inflation: ({ a = '', p, y = '' }) => `(${a})*(1 + ${bare(p)}/100)^${y}`,
	'growth-daily': compounded(365),
	'growth-weekly': compounded(52),
	'growth-monthly': compounded(12),
	'growth-quarterly': compounded(4),
	'growth-yearly': compounded(1),
	'times-12': noted('({a})*12', 'a year is taken as 12 months'),
	'times-52': noted('({a})*52', 'a year is taken as 52 weeks'),
	twelfth: noted('({a})*1/12', 'a year is taken as 12 months'),
	'fifty-second': noted('({a})*1/52', 'a year is taken as 52 weeks'),
	'so-many': template('{n}*({a})'),
	'so-long': template('({a})*{n}'),
	'rule-of-72': template('72/{n}'),
	'rule-of-three': ofThree,
	odds: ({ a = '', b = '' }) => (Number(b) > 0 ? `${a}/${b}` : undefined),
	'numbers-in-numbers': ({ n = '', a = '', b = '' }, say) => {
		say(`the answer is a number of powers of ten, 10^${b}`, `${n}*10^${a}`);
		return `${n}*10^${a}/10^${b}`;
	}
};
