import { expect, test } from 'vitest';
import { compose, isIban } from './code-texts';
import { readCode } from './read-code';

test.each([
	['link', { url: 'example.org/a' }, 'https://example.org/a'],
	['link', { url: 'mailto:a@example.org' }, 'mailto:a@example.org'],
	['text', { text: 'héllo' }, 'héllo'],
	['place', { coords: '48.1371, 11.5754' }, 'geo:48.1371,11.5754'],
	['phone', { phone: '+49 (89) 123-45' }, 'tel:+498912345'],
	[
		'contact',
		{ name: 'Asha Rao', organisation: 'Acme; Ltd', phone: '+911234', email: 'a@b.c' },
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
] as const)('%s of %j', (kind, fields, text) => {
	expect(compose(kind, fields)).toEqual({ text, problem: null });
});

test.each([
	['link', { url: 'http://' }, 'notAddress'],
	['place', { coords: '91, 0' }, 'twoNumbers'],
	['contact', { phone: '1' }, 'nameOrOrganisation'],
	['event', { title: 'Tea' }, 'whatAndWhen'],
	['event', { title: 'Tea', start: '2026-11-21T15:30', end: '2026-11-20T15:30' }, 'endsFirst'],
	['payment', { name: 'A', iban: 'BE72 0000 0000 1617' }, 'wrongIban'],
	['payment', { name: 'A', iban: 'BE72000000001616', amount: '-1' }, 'amountRange']
] as const)('%s of %j: %s', (kind, fields, problem) => {
	expect(compose(kind, fields)).toEqual({ text: '', problem });
});

test.each(['DE89370400440532013000', 'GB82 WEST 1234 5698 7654 32', 'FR14 2004 1010 0505 0001 3M02 606'])(
	'%s is an IBAN',
	(iban) => {
		expect(isIban(iban)).toBe(true);
	}
);

test.each([
	[
		'WIFI:T:WPA;S:Back\\; Office;P:a\\:b;H:true;;',
		'isWifi',
		[
			['security', 'WPA'],
			['network', 'Back; Office'],
			['password', 'a:b'],
			['hidden', 'true']
		]
	],
	['geo:48.1371,11.5754', 'isPlace', [['at', '48.1371, 11.5754']]],
	['3017620422003', 'isProduct', []],
	['tel:+4989', 'isPhone', [['number', '+4989']]],
	['javascript:alert(1)', 'isText', []]
] as const)('%j is %s', (text, title, facts) => {
	expect(readCode(text)).toMatchObject({ title, facts });
});

test('only a web address is offered to be opened', () => {
	expect(readCode('https://example.org/x').action).toEqual({
		label: 'open',
		host: 'example.org',
		href: 'https://example.org/x',
		outside: true
	});
	for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a/']) expect(readCode(text).action).toBeNull();
});

test.each(['contact', 'event', 'payment'] as const)('a %s that is composed is read back', (kind) => {
	const fields = { name: 'Asha', title: 'Tea', start: '2026-11-21T15:30', iban: 'BE72000000001616' };
	expect(readCode(compose(kind, fields).text).title).toBe(
		{ contact: 'isContact', event: 'isEvent', payment: 'isPayment' }[kind]
	);
});
