/** Percentages, prices, taxes, loans and savings: "25% off 80", "120 including 20% VAT", "loan of 200000 at 4% for 30 years". */
import { ParseError } from '../../io/lexer';
import { bare, type Meaning, type Meanings } from './meaning';

const PAYMENT = 'this is the monthly payment, to the cent, where each pays the interest of its month';

/** The monthly payment of a loan over n months, or over y years of `months` each. */
const loan =
	(months: number): Meaning =>
	({ a, n, y, p }, say) => {
		say(PAYMENT);
		const count = months === 0 ? n : `${months}*${y}`;
		const monthly = `${bare(p)}/1200`;
		if (Number(bare(p)) === 0) return `round((${a})/(${count}), 2)`;
		return `round((${a})*${monthly}/(1 - (1 + ${monthly})^(-(${count}))), 2)`;
	};

/** The price of one or of as many others. */
const ofThree: Meaning = ({ n = '', a = '', m }) =>
	Number(n) === 0 ? undefined : `(${a})/${n}${m === undefined ? '' : `*${m}`}`;

export const MONEY: Meanings = {
	'without-tax-which': ({ a = '', p = '' }) => {
		throw new ParseError(`may ask for the tax to be added or taken out: write ${a} + ${p}, or ${a}/(1 + ${p})`, 0);
	},
	loan: loan(12),
	'loan-months': loan(0),
	'rule-of-three': ofThree,
	odds: ({ a = '', b = '' }) => (Number(b) > 0 ? `${a}/${b}` : undefined)
};
