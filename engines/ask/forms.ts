/** Whole texts that are something by their form: codes, formulas, pictures, numbers of days. */
import { recognise as domains } from '../universities/recognise';
import { recognise as barcodes } from '../food/recognise';
import { recognise as points } from '../geo/recognise';
import { isWebAddress, readPicture, recognise as addresses } from '../image/recognise';
import { isRoman, readFormula } from '../math/recognise';
import { recognise as phones } from '../phone/recognise';
import { readWifi } from '../qr/recognise';
import type { Recognise, Recognised } from '../kit/recognised';
import { isDay, isoOf, mondayOf } from './facts/calendar';
import type { Reading } from './reading';
import type { Setting } from './setting';
import { strangerOf } from './strangers';

const RECOGNISERS: readonly Recognise[] = [points, phones, barcodes, domains, addresses];

/** Values of the groups in a text. */
export function recognised(text: string, { country }: Setting): Recognised[] {
	// Every such value has a digit, but for names of domains.
	return [...text].some((character) => (character >= '0' && character <= '9') || character === '.' || character === ':')
		? RECOGNISERS.flatMap((recognise) => recognise(text, country))
		: [];
}

/** 2027-W05. */
const ISO_WEEK = /^(\d{4})-?W(\d{2})$/i;
const IANA_ZONE = /^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_+-]+){1,2}$/;
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/;
const PAIR = /^([A-Za-z]{3})[ /-]?([A-Za-z]{3})$/;
/** Codes of currencies in pairs without a mark. */
const CODES: ReadonlySet<string> = new Set(
	'EUR USD GBP JPY INR CHF CAD AUD CNY NZD SEK NOK DKK MXN BRL ZAR PLN CZK HUF TRY ILS KRW HKD SGD THB PHP IDR MYR RON ISK'.split(
		' '
	)
);

/** Readings of a text by its form alone, best first; may be empty. `values` are those `recognised` in it. */
export function readForm(text: string, values: readonly Recognised[], setting: Setting): Reading[] {
	const wifi = readWifi(text);
	if (wifi) return [form('qr/wifi', wifi, 1)];
	const picture = readPicture(text);
	if (picture) return [form('image/info', picture, 0.98)];
	if (isWebAddress(text)) return [form('qr/qr', { text }, 0.7)];
	const [, year, week] = ISO_WEEK.exec(text) ?? [];
	if (year !== undefined && Number(week) >= 1 && Number(week) <= 53)
		return [
			{
				...form('ask/day', { date: mondayOf(Number(year), Number(week)) }, 0.96),
				focus: { kind: 'day', part: 'whole-week' }
			}
		];
	let end = text.length;
	while (' ?'.includes(text[end - 1] ?? '.')) end--;
	const whole = values.find(({ from, to }) => from === 0 && to === end);
	if (whole) {
		const byKind = ofKind(whole);
		if (byKind) return byKind;
	}
	const stranger = strangerOf(text);
	if (stranger !== undefined) return [stranged(stranger)];
	if (IANA_ZONE.test(text)) return [form('geo/timezone', { coords: text }, 0.98)];
	if (ISO_MOMENT.test(text))
		return [form('geo/timezone', { coords: setting.timeZone, at: text.replace(' ', 'T') }, 0.9)];
	const pair = PAIR.exec(text)
		?.slice(1)
		.map((code) => code.toUpperCase());
	if (pair?.every((code) => CODES.has(code)) && pair[0] !== pair[1])
		return [form('currency/rates', { base: pair[0], symbols: pair[1] }, 0.95)];
	const day = readDay(text, setting);
	if (day === null) return [stranged('no-day')];
	if (day !== undefined) {
		// Of a day to come there are no events yet.
		const isAhead = day > setting.today;
		const events = form(
			'encyclopedia/onThisDay',
			{ month: Number(day.slice(5, 7)), day: Number(day.slice(8)) },
			isAhead ? 0.6 : 0.9
		);
		const weekday = form('ask/day', { date: day }, isAhead ? 0.9 : 0.6);
		return isAhead ? [weekday, events] : [events, weekday];
	}
	if (isRoman(text)) return [form('math/evaluate', { expression: text }, 0.9)];
	return formula(text, setting);
}

const form = (operation: string, input: Reading['input'], score: number): Reading => ({ operation, input, score, frame: 'form' }); // prettier-ignore
const stranged = (elsewhere: string): Reading => ({ ...form('none', {}, 1), elsewhere });

function ofKind({ kind, value, country, isWeak }: Recognised): Reading[] | null {
	if (kind === 'phone')
		return [form('phone/number', { number: value, ...(country !== undefined && { country }) }, isWeak ? 0.87 : 0.97)];
	if (kind === 'prefix') return [form('phone/example', { country }, 0.96)];
	if (kind === 'point') return [form('geo/timezone', { coords: value }, 0.98), form('geo/places', { q: value }, 0.5)];
	if (kind === 'barcode' && !isWeak) return [form('food/product', { barcode: value }, 0.98)];
	if (kind === 'barcode')
		return [form('food/product', { barcode: value }, 0.7), form('math/evaluate', { expression: value }, 0.4)];
	if (kind === 'domain') return [form('universities/universities', { domain: value }, 0.95)];
	return null;
}

/** A day in digits alone: undefined for another text, null for a day that no calendar has. */
function readDay(text: string, { dayFirst }: Setting): string | null | undefined {
	const match = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})$/.exec(text);
	if (!match) return undefined;
	const [, first = '', mark, second = '', third = ''] = match;
	const [a, b, c] = [Number(first), Number(second), Number(third)];
	if (first.length === 4 && third.length <= 2) return isDay(a, b, c) ? isoOf(a, b, c) : null;
	if (first.length > 2 || third.length !== 4) return undefined;
	const isDayFirst = mark === '.' || ((dayFirst || a > 12) && b <= 12);
	const [day, month] = isDayFirst ? [a, b] : [b, a];
	return isDay(c, month, day) ? isoOf(c, month, day) : null;
}

/** Figures as people write a phone number without its area: 555-1234. It may as well be a difference. */
const LOCAL_NUMBER = /^\d{3}-\d{4}$/;

function formula(text: string, { groupsByDot, country }: Setting): Reading[] {
	let bare = text.startsWith('=') ? text.slice(1).trim() : text;
	while (bare.endsWith('?') || (bare.endsWith('=') && !bare.endsWith('=='))) bare = bare.slice(0, -1).trim();
	const found = readFormula(bare);
	if (!found) return [];
	if (LOCAL_NUMBER.test(bare))
		return [form('phone/number', { number: bare, country }, 0.55), form('math/evaluate', { expression: bare }, 0.5)];
	// In brackets of a function a comma is between its arguments, and 0x1F4 is a number.
	const hasCall = /\p{L}\(|\[/u.test(bare);
	const point = groupsByDot ? bare.replace(/(?<=\d),(?=\d)/g, '.') : bare.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
	const expression = (hasCall ? bare : point).replace(/(?<=\d)(?:(?<!\b0)x| ?×| x) ?(?=\d)/g, ' * ');
	const sum = form('math/evaluate', { expression }, found.isFree ? 0.85 : 0.97);
	if (!found.isFree || found.isEquation) return [sum];
	return [sum, form('math/simplify', { expression }, found.hasCall ? 0.84 : 0.86)].sort((a, b) => b.score - a.score);
}
