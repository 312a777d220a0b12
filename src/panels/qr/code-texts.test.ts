import { expect, test } from 'vitest';
import { codeKinds, compose, fieldsOf } from './code-texts';
import { eurosOf, isIban } from './payment-text';
import { readCode } from './read-code';

test.each([
	['link', { url: 'example.org/a' }, 'https://example.org/a'],
	['link', { url: 'mailto:a@example.org' }, 'mailto:a@example.org'],
	['text', { text: 'héllo' }, 'héllo'],
	['place', { coords: '48.1371, 11.5754' }, 'geo:48.1371,11.5754'],
	['link', { url: 'example.org:8080/a' }, 'https://example.org:8080/a'],
	['link', { url: '//example.org' }, 'https://example.org'],
	['link', { url: 'asha@example.org' }, 'mailto:asha@example.org'],
	['link', { url: 'http://intranet/wiki' }, 'http://intranet/wiki'],
	['link', { url: 'localhost:4173' }, 'https://localhost:4173'],
	['link', { url: 'bücher.example/ä?ö=1' }, 'https://bücher.example/ä?ö=1'],
	['place', { coords: '0.0000001,-0.00000001' }, 'geo:0.0000001,0'],
	['place', { coords: '-90, 180' }, 'geo:-90,180'],
	['phone', { phone: '+49 (89) 123-45' }, 'tel:+498912345'],
	['phone', { phone: '+49 (0)89 123.45' }, 'tel:+498912345'],
	['phone', { phone: '0049 89 12345' }, 'tel:+498912345'],
	['phone', { phone: '089/12345' }, 'tel:08912345'],
	['phone', { phone: '1-800-FLOWERS' }, 'tel:18003569377'],
	['phone', { phone: '٠١٢٣٤٥' }, 'tel:012345'],
	['phone', { phone: '*#06#' }, 'tel:*#06#'],
	[
		'contact',
		{ given: '太郎', family: '山田' },
		'BEGIN:VCARD\r\nVERSION:3.0\r\nN:山田;太郎;;;\r\nFN:山田太郎\r\nEND:VCARD'
	],
	[
		'contact',
		{ organisation: 'Acme', url: 'acme.example', address: 'High St 1, Town' },
		'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Acme\r\nORG:Acme\r\nURL:https://acme.example\r\nADR:;;High St 1\\, Town;;;;\r\nEND:VCARD'
	],
	[
		'event',
		{ title: 'Fair', start: '2026-02-28', end: '', days: 'yes' },
		'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Fair\r\nDTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\nEND:VEVENT\r\nEND:VCALENDAR'
	],
	[
		'event',
		{ title: 'Night', start: '2026-12-31T22:00', end: '2027-01-01T02:00' },
		'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Night\r\nDTSTART:20261231T220000\r\nDTEND:20270101T020000\r\nEND:VEVENT\r\nEND:VCALENDAR'
	],
	[
		'contact',
		{ given: 'Asha', family: 'Rao', organisation: 'Acme; Ltd', phone: '+911234', email: 'a@b.c' },
		'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rao;Asha;;;\r\nFN:Asha Rao\r\nORG:Acme\\; Ltd\r\nTEL;TYPE=CELL:+911234\r\nEMAIL:a@b.c\r\nEND:VCARD'
	],
	[
		'event',
		{ title: 'Tea', start: '2026-11-21T15:30', end: '2026-11-21T17:00', place: 'Home, upstairs' },
		'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Tea\r\nDTSTART:20261121T153000\r\nDTEND:20261121T170000\r\nLOCATION:Home\\, upstairs\r\nEND:VEVENT\r\nEND:VCALENDAR'
	],
	[
		'payment',
		{ name: 'Red Cross', iban: 'BE72 0000 0000 1616', amount: '1', reason: 'Gift' },
		'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1.00\n\n\nGift'
	]
] as const)('%s of %j', (kind, fields, text) => expect(compose(kind, fields)).toEqual({ text, problem: null }));

test.each([
	['link', { url: 'http://' }, 'url', 'notAddress'],
	['link', { url: 'hello' }, 'url', 'notAddress'],
	['link', { url: 'two words.example' }, 'url', 'notAddress'],
	['place', { coords: '91, 0' }, 'coords', 'noPlace'],
	['place', { coords: '1,' }, 'coords', 'noPlace'],
	['place', { coords: 'nowhere' }, 'coords', 'noPlace'],
	['phone', { phone: 'call me' }, 'phone', 'notNumber'],
	['phone', { phone: '+49 89 12345 x 6' }, 'phone', 'notNumber'],
	['contact', { phone: '110' }, 'given', 'nameOrOrganisation'],
	['contact', { given: 'A', phone: 'home' }, 'phone', 'notNumber'],
	['contact', { given: 'A', email: 'a@b' }, 'email', 'notMail'],
	['event', { title: 'Tea' }, 'start', 'whatAndWhen'],
	['event', { title: 'Tea', start: '2026-11-21T15:30', end: '2026-11-20T15:30' }, 'end', 'endsFirst'],
	['event', { title: 'Tea', start: '2026-11-21T15:30', end: '2026-11-21T15:30' }, 'end', 'endsFirst'],
	['payment', { name: 'A', iban: 'BE72 0000 0000 1617' }, 'iban', 'wrongIban'],
	['payment', { name: 'A', iban: 'BE72 0000 0000 161' }, 'iban', 'ibanLength'],
	['payment', { name: 'A', iban: 'TR33 0006 1005 1978 6457 8413 26' }, 'iban', 'notSepa'],
	['payment', { name: 'A', iban: 'BE72000000001616', amount: '-1' }, 'amount', 'amountForm'],
	['payment', { name: 'A', iban: 'BE72000000001616', amount: '0' }, 'amount', 'amountRange'],
	['payment', { name: 'ä'.repeat(70), iban: 'BE72000000001616', reason: 'ä'.repeat(140) }, 'reason', 'paymentBytes']
] as const)('%s of %j: %s: %s', (kind, fields, field, reason) =>
	expect(compose(kind, fields)).toMatchObject({ text: '', problem: { field, reason } })
);

test.each([
	['12', 12],
	['12,5', 12.5],
	['€ 1.234,50', 1234.5],
	['1,234.50 EUR', 1234.5],
	['1 234,50', 1234.5],
	["1'234.50", 1234.5],
	['1,234', null],
	['1.234.567,50', 1234567.5],
	['1.234,567.50', null],
	['1e3', null],
	['0x10', null],
	['12.345', null]
])('%s is %s euros', (text, euros) => expect(eurosOf(text)).toBe(euros));

test('every kind has nothing to say of nothing, and an event of whole days asks for days', () => {
	for (const kind of codeKinds) expect(compose(kind, {})).toEqual({ text: '', problem: null });
	expect(fieldsOf('event', { days: 'yes' }).filter(({ type }) => type === 'date')).toHaveLength(2);
});

test.each(['DE89370400440532013000', 'GB82 WEST 1234 5698 7654 32', 'FR14 2004 1010 0505 0001 3M02 606'])(
	'%s is an IBAN',
	(iban) => expect(isIban(iban)).toBe(true)
);

test.each(['contact', 'event', 'payment'] as const)('a %s that is composed is read back', (kind) => {
	const fields = { name: 'Asha', given: 'Asha', title: 'Tea', start: '2026-11-21T15:30', iban: 'BE72000000001616' };
	expect(readCode(compose(kind, fields).text).title).toBe(
		{ contact: 'isContact', event: 'isEvent', payment: 'isPayment' }[kind]
	);
});
