/** Characters as people paste them, made those of the grammar; places in the text stay where they are. */
import { itemAt } from '../../kit/checked';
import type { Note } from '../core/answer-notes';

const QUOTES: Readonly<Record<string, string>> = { '“': '”', '”': '”', '„': '“', '"': '"', "'": "'", '‘': '’', '«': '»', '`': '`', '$': '$' }; // prettier-ignore

/** $$…$$, \(…\), \[…\] around a formula. */
const DISPLAYED = /^(\s*(?:\$\$|\\\[|\\\())([^]*)((?:\$\$|\\\]|\\\))\s*)$/;

/** `text` without quotes around it, a sign of equality before or after it, full-width characters, currency signs. */
export function clean(text: string, notes: Note[]): string {
	let result = text.replace(/[\uff01-\uff5e\u3000]|\p{Nd}|[\u200b-\u200f\u2060\ufeff]/gu, plainCharacter);
	result = result.replace(DISPLAYED, (_, open: string, inner: string, close: string) => ' '.repeat(open.length) + inner + ' '.repeat(close.length)); // prettier-ignore
	for (let round = 0; round < 3; round++) result = unwrapped(result);
	const currencies = new Set<string>();
	result = result.replace(
		/(\d\s?)?(?<![A-Za-z])(\\?[$€£¥₹₽₩₺₴₦฿])(\s?\d)?/gu,
		(all, before: string | undefined, sign: string, after: string | undefined) => {
			if (before === undefined && after === undefined) return all;
			currencies.add(sign.slice(-1));
			return (before ?? '') + ' '.repeat(sign.length) + (after ?? '');
		}
	);
	// Two of them mean an exchange.
	const codes = new Set((result.match(CODES) ?? []).map((code) => code.replace(/(?<=[a-z]{3})s$/, '')));
	if (codes.size === 1 && currencies.size === 0 && !EXCHANGE.test(result)) {
		result = result.replace(CODES, (code) => ' '.repeat(code.length));
		currencies.add(itemAt([...codes], 0));
	}
	if (currencies.size > 0)
		notes.push({ text: `${[...currencies].join(' ')} is left out: amounts are plain numbers here`, alternative: null });
	return result;
}

/** An amount in a currency. */
export const EXCHANGE =
	/(?<=\d[^\n]{0,60})\s(?:to|in|into|as)\s+([A-Z]{3}|usd|eur|gbp|inr|chf|jpy|[Dd]ollars?|[Ee]uros?|[Yy]en|[Rr]upees?|[$€£¥₹])\s*$/;

/** Codes and names of currencies beside an amount. */
const CODES =
	/(?<=\d\s?)\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|dollars?|bucks|euros?|yen|rupees?|eur|usd|gbp|chf|inr|Rs\.?|rs\.?)(?![\w(])|\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|Rs\.?|rs\.?)(?=\s?\d)/g;

function plainCharacter(character: string): string {
	const code = character.codePointAt(0) as number;
	if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
	if (!/\p{Nd}/u.test(character)) return ' ';
	// Decimal digits occupy ten consecutive code points, each from its zero.
	let zero = code;
	while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return character.length > 1 ? character : String((code - zero) % 10);
}

function unwrapped(text: string): string {
	const start = text.search(/\S/);
	if (start < 0) return text;
	const end = text.trimEnd().length;
	const [first = '', last = ''] = [text[start], text[end - 1]];
	const blank = (from: number, to: number) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
	if (end - start > 2 && QUOTES[first] === last && !text.slice(start + 1, end - 1).includes(first)) {
		const inner = blank(start, start + 1);
		return inner.slice(0, end - 1) + ' ' + inner.slice(end);
	}
	if (first === '=' && text[start + 1] !== '=') return blank(start, start + 1);
	const tail = /(?<!\s)\s*(?:=\s*\??|;|\?)$/.exec(text.slice(0, end));
	return tail && tail.index > start ? blank(tail.index, end) : text;
}
