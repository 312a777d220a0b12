/** Texts of codes that phones understand, by purpose. Fields contain typed text; empty ones are left out. */
import { asciiDigits } from '../../../engines/kit/ascii-digits';
import { ready, wrong, type Composed, type Fields } from './composed';
import { escapeText } from '../../../engines/kit/icalendar';
import { contactCard } from './contact-card';
import { composePayment } from './payment-text';
import type { Key } from './code-kinds';

export type CodeKind = 'link' | 'text' | 'contact' | 'event' | 'place' | 'phone' | 'payment';

/** The fields of a kind. */
export interface KindField {
	readonly name: string;
	/** Label, a key of the words. */
	readonly label: Key;
	/** `place` gives `lat, lon` or the typed text, `switch` `yes` or nothing. */
	readonly type?: 'text' | 'url' | 'tel' | 'email' | 'datetime-local' | 'date' | 'long-text' | 'place' | 'switch';
	readonly placeholder?: string;
	readonly required?: true;
}

const KINDS: Readonly<Record<CodeKind, readonly KindField[]>> = {
	link: [{ name: 'url', label: 'url', placeholder: 'https://', required: true }],
	text: [{ name: 'text', label: 'text', type: 'long-text', required: true }],
	contact: [
		{ name: 'given', label: 'givenName' },
		{ name: 'family', label: 'familyName' },
		{ name: 'organisation', label: 'organisation' },
		{ name: 'phone', label: 'phone', type: 'tel' },
		{ name: 'email', label: 'email', type: 'email' },
		{ name: 'url', label: 'webPage' },
		{ name: 'address', label: 'address' }
	],
	event: [
		{ name: 'title', label: 'title', required: true },
		{ name: 'days', label: 'allDay', type: 'switch' },
		{ name: 'start', label: 'start', type: 'datetime-local', required: true },
		{ name: 'end', label: 'end', type: 'datetime-local' },
		{ name: 'place', label: 'where' }
	],
	place: [{ name: 'coords', label: 'kind_place', type: 'place', required: true }],
	phone: [{ name: 'phone', label: 'number', type: 'tel', placeholder: '+49 89 12345', required: true }],
	payment: [
		{ name: 'name', label: 'recipient', required: true },
		{ name: 'iban', label: 'iban', required: true },
		{ name: 'amount', label: 'euros', placeholder: '12.50' },
		{ name: 'reason', label: 'reason' }
	]
};

export const codeKinds = Object.keys(KINDS) as readonly CodeKind[];

/** The fields of a kind, in order; days instead of moments where an event takes the whole of them. */
export const fieldsOf = (kind: CodeKind, { days = '' }: Fields): readonly KindField[] =>
	days === ''
		? KINDS[kind]
		: KINDS[kind].map((field) => (field.type === 'datetime-local' ? { ...field, type: 'date' } : field));

const COMPOSE: Readonly<Record<CodeKind, (fields: Fields) => Composed>> = {
	link: ({ url = '' }) => {
		if (url === '') return ready('');
		const full = addressOf(url);
		return full === null ? wrong('url', 'notAddress') : ready(full);
	},
	text: ({ text = '' }) => ready(text),
	contact: composeContact,
	event: composeEvent,
	place: ({ coords = '' }) => {
		if (coords === '') return ready('');
		const [lat = NaN, lon = NaN, ...more] = coords
			.split(/(?<!\s)\s*,\s*/)
			.map((part) => (part === '' ? NaN : Number(part)));
		const valid = more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
		return valid ? ready(`geo:${plainDegrees(lat)},${plainDegrees(lon)}`) : wrong('coords', 'noPlace');
	},
	phone: ({ phone = '' }) => {
		if (phone === '') return ready('');
		const number = dialled(phone);
		return number === null ? wrong('phone', 'notNumber') : ready(`tel:${number}`);
	},
	payment: composePayment
};

/** The text of a code of `kind`. */
export const compose = (kind: CodeKind, fields: Fields): Composed =>
	COMPOSE[kind](Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])));

/** RFC 5870 has no exponents; seven decimals are a centimetre. */
const plainDegrees = (degrees: number): string =>
	degrees
		.toFixed(7)
		.replace(/(?<!0)0+$/, '')
		.replace(/\.$/, '')
		.replace(/^-0$/, '0');

const MAIL = /^[^\s@:/]+@[^\s@/.]+\.[^\s@/]+$/;

/** An address that phones open, with `https://` or `mailto:`. Null for others; a host needs a dot. */
function addressOf(text: string): string | null {
	if (MAIL.test(text)) return `mailto:${text}`;
	// `example.org:8080/a` has a port, no scheme.
	const whole = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i.test(text);
	const full = whole ? text : `https://${text.replace(/^\/\//, '')}`;
	if (/\s/.test(full) || !URL.canParse(full)) return null;
	const { hostname } = new URL(full);
	return whole || /[.:]./.test(hostname) || hostname === 'localhost' ? full : null;
}

/** A number that phones dial (RFC 3966): no `(0)`, letters by keypad (ITU-T E.161). Null for other texts. */
function dialled(text: string): string | null {
	const plain = asciiDigits(text)
		.replace(/^tel:/i, '')
		.replace(/^00(?=[1-9])/, '+')
		.replace(/^(\+[\d\s]{1,5})\(0\)/, '$1')
		.replaceAll(/[\s()./\u2010-\u2015\u00a0-]/g, '');
	const digits = /^\+?\d{1,4}[A-Z]{3,}/i.test(plain)
		? plain
				.toUpperCase()
				.replaceAll(/[A-Z]/g, (letter) => '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65))
		: plain;
	return /^(?:\+\d{4,15}|[\d*#]{2,20})$/.test(digits) ? digits : null;
}

function composeContact(fields: Fields): Composed {
	const { given = '', family = '', organisation = '', phone = '', email = '', url = '' } = fields;
	if (given + family + organisation === '')
		return Object.values(fields).some(Boolean) ? wrong('given', 'nameOrOrganisation') : ready('');
	const number = phone === '' ? '' : dialled(phone);
	if (number === null) return wrong('phone', 'notNumber');
	if (email !== '' && !MAIL.test(email)) return wrong('email', 'notMail');
	const page = url === '' ? '' : addressOf(url);
	if (page === null) return wrong('url', 'notAddress');
	return ready(contactCard({ ...fields, phone: number, url: page }));
}

/** The day after one of the calendar, both `2026-11-21`. */
const dayAfter = (day: string): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** iCalendar (RFC 5545) in wall time. Whole days end a day after the last (3.6.1), events after they begin. */
function composeEvent({ title = '', start = '', end = '', place = '', days = '' }: Fields): Composed {
	if (title === '' && start === '') return ready('');
	if (title === '' || start === '') return wrong(title === '' ? 'title' : 'start', 'whatAndWhen');
	const whole = days !== '';
	const [from, to] = whole ? [start.slice(0, 10), end.slice(0, 10)] : [start, end];
	if (to !== '' && (whole ? to < from : to <= from)) return wrong('end', 'endsFirst');
	const stamp = (time: string) => `${time.replaceAll(/[-:]/g, '').padEnd(9, 'T').padEnd(13, '0')}00`.slice(0, 15);
	const day = (date: string) => date.replaceAll('-', '');
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'BEGIN:VEVENT',
		`SUMMARY:${escapeText(title)}`,
		whole ? `DTSTART;VALUE=DATE:${day(from)}` : `DTSTART:${stamp(from)}`,
		whole ? `DTEND;VALUE=DATE:${day(dayAfter(to || from))}` : to && `DTEND:${stamp(to)}`,
		place && `LOCATION:${escapeText(place)}`,
		'END:VEVENT',
		'END:VCALENDAR'
	];
	return ready(lines.filter((line) => line !== '').join('\r\n'));
}
