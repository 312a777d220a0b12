/** The texts that phones understand, by what they are for. Fields are what people type; empty ones are left out. */
import type { en } from './words/en';

export type Fields = Readonly<Record<string, string>>;
export type CodeKind = 'link' | 'text' | 'contact' | 'event' | 'place' | 'phone' | 'payment';

/** What a kind asks for. */
export interface KindField {
	readonly name: string;
	/** What it is called, a key of the words. */
	readonly label: keyof typeof en;
	readonly type?: 'text' | 'url' | 'tel' | 'email' | 'datetime-local' | 'long-text';
	readonly placeholder?: string;
	/** Whether there is no code without it. */
	readonly required?: true;
}

export const KINDS: Readonly<Record<CodeKind, readonly KindField[]>> = {
	link: [{ name: 'url', label: 'url', type: 'url', placeholder: 'https://', required: true }],
	text: [{ name: 'text', label: 'text', type: 'long-text', required: true }],
	contact: [
		{ name: 'name', label: 'name', required: true },
		{ name: 'organisation', label: 'organisation' },
		{ name: 'phone', label: 'phone', type: 'tel' },
		{ name: 'email', label: 'email', type: 'email' },
		{ name: 'url', label: 'webPage', type: 'url' },
		{ name: 'address', label: 'address' }
	],
	event: [
		{ name: 'title', label: 'title', required: true },
		{ name: 'start', label: 'start', type: 'datetime-local', required: true },
		{ name: 'end', label: 'end', type: 'datetime-local' },
		{ name: 'place', label: 'where' }
	],
	place: [{ name: 'coords', label: 'coords', placeholder: '48.1371, 11.5754', required: true }],
	phone: [{ name: 'phone', label: 'number', type: 'tel', required: true }],
	payment: [
		{ name: 'name', label: 'recipient', required: true },
		{ name: 'iban', label: 'iban', required: true },
		{ name: 'amount', label: 'euros', placeholder: '12.50' },
		{ name: 'reason', label: 'reason' }
	]
};

/** What can be missing or wrong, each a key of the words. */
type Problem =
	| 'notAddress'
	| 'twoNumbers'
	| 'nameOrOrganisation'
	| 'whatAndWhen'
	| 'endsFirst'
	| 'recipientLength'
	| 'wrongIban'
	| 'amountRange'
	| 'reasonLength';

export interface Composed {
	/** The text for the code; empty while something is missing. */
	readonly text: string;
	/** What is missing or wrong, null when nothing is. */
	readonly problem: Problem | null;
}

const COMPOSE: Readonly<Record<CodeKind, (fields: Fields) => Composed>> = {
	link: ({ url = '' }) => {
		const full = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : url === '' ? '' : `https://${url}`;
		return full !== '' && !URL.canParse(full) ? wrong('notAddress') : ready(full);
	},
	text: ({ text = '' }) => ready(text),
	contact: composeContact,
	event: composeEvent,
	place: ({ coords = '' }) => {
		const [lat = NaN, lon = NaN, ...more] = coords
			.trim()
			.split(/[\s,;]+/)
			.map(Number);
		if (coords.trim() === '') return ready('');
		const valid = more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
		return valid ? ready(`geo:${lat},${lon}`) : wrong('twoNumbers');
	},
	phone: ({ phone = '' }) => ready(phone.trim() === '' ? '' : `tel:${phone.replaceAll(/[\s()/-]/g, '')}`),
	payment: composePayment
};

/** The text of a code of `kind`. */
export const compose = (kind: CodeKind, fields: Fields): Composed =>
	COMPOSE[kind](Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])));

const ready = (text: string): Composed => ({ text, problem: null });
const wrong = (problem: Problem): Composed => ({ text: '', problem });

/** RFC 2426 and 5545: commas, semicolons and backslashes are escaped, lines become \n. */
const escape = (value: string) => value.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** vCard 3.0 (RFC 2426), which phones of every age read. */
function composeContact(fields: Fields): Composed {
	const { name = '', organisation = '', phone = '', email = '', url = '', address = '' } = fields;
	if (name === '' && organisation === '')
		return Object.values(fields).some(Boolean) ? wrong('nameOrOrganisation') : ready('');
	const words = name.split(/\s+/);
	const family = words.length > 1 ? (words.at(-1) ?? '') : '';
	const given = words.length > 1 ? words.slice(0, -1).join(' ') : name;
	const lines = [
		'BEGIN:VCARD',
		'VERSION:3.0',
		`N:${escape(family)};${escape(given)};;;`,
		`FN:${escape(name || organisation)}`,
		organisation && `ORG:${escape(organisation)}`,
		phone && `TEL;TYPE=CELL:${phone}`,
		email && `EMAIL:${email}`,
		url && `URL:${url}`,
		address && `ADR:;;${escape(address)};;;;`,
		'END:VCARD'
	];
	return ready(lines.filter((line) => line !== '').join('\r\n'));
}

/** iCalendar (RFC 5545), times as the clock on the wall shows them. */
function composeEvent({ title = '', start = '', end = '', place = '' }: Fields): Composed {
	if (title === '' && start === '') return ready('');
	if (title === '' || start === '') return wrong('whatAndWhen');
	if (end !== '' && end < start) return wrong('endsFirst');
	const stamp = (time: string) => `${time.replaceAll(/[-:]/g, '').padEnd(13, '0')}00`.slice(0, 15);
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'BEGIN:VEVENT',
		`SUMMARY:${escape(title)}`,
		`DTSTART:${stamp(start)}`,
		end && `DTEND:${stamp(end)}`,
		place && `LOCATION:${escape(place)}`,
		'END:VEVENT',
		'END:VCALENDAR'
	];
	return ready(lines.filter((line) => line !== '').join('\r\n'));
}

/** ISO 13616: the first four characters behind the others, letters as numbers from 10, modulo 97 is 1. */
export function isIban(text: string): boolean {
	const iban = text.replaceAll(/\s/g, '').toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
	const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	let rest = 0;
	for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
	return rest === 1;
}

/** EPC069-12, version 2: a SEPA transfer, as bank apps scan it. */
function composePayment({ name = '', iban = '', amount = '', reason = '' }: Fields): Composed {
	if (name === '' && iban === '') return ready('');
	if (name === '' || name.length > 70) return wrong('recipientLength');
	if (!isIban(iban)) return wrong('wrongIban');
	const euros = amount === '' ? null : Number(amount.replace(',', '.'));
	if (euros !== null && !(euros >= 0.01 && euros <= 999_999_999.99)) return wrong('amountRange');
	if (reason.length > 140) return wrong('reasonLength');
	const lines = [
		'BCD',
		'002',
		'1',
		'SCT',
		'',
		name,
		iban.replaceAll(/\s/g, '').toUpperCase(),
		euros === null ? '' : `EUR${euros.toFixed(2)}`,
		'',
		'',
		reason
	];
	return ready(lines.join('\n').replace(/\n+$/, ''));
}
