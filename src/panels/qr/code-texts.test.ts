import { expect, test } from 'vitest';
import { compose, isIban } from './code-texts';
import { factText, readCode } from './read-code';

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

test('of addresses only those of the web and of e-mail are offered to be opened', () => {
	expect(readCode('https://example.org/x').action).toEqual({
		to: 'outside',
		label: 'open',
		host: 'example.org',
		href: 'https://example.org/x'
	});
	for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a/']) expect(readCode(text).action).toBeNull();
});

test.each([
	['tel:+4989123', 'isPhone', { to: 'tool', path: 'tools/phone/number', values: { number: '+4989123' } }],
	['SMSTO:+4989123:Come soon', 'isMessage', { to: 'tool', path: 'tools/phone/number', values: { number: '+4989123' } }],
	['sms:+4989123?body=Come%20soon', 'isMessage', { to: 'tool', values: { number: '+4989123' } }],
	[
		'mailto:asha@example.org?subject=Tea%20%26%20cake',
		'isMail',
		{
			to: 'outside',
			label: 'writeMail',
			href: 'mailto:asha@example.org?subject=Tea%20%26%20cake',
			host: 'asha@example.org'
		}
	],
	[
		'MATMSG:TO:asha@example.org;SUB:Tea\\; cake;BODY:At five;;',
		'isMail',
		{ href: 'mailto:asha@example.org?subject=Tea%3B%20cake&body=At%20five' }
	],
	[
		'WIFI:T:WPA;S:Home;P:secret12;;',
		'isWifi',
		{ path: 'tools/qr/wifi', values: { ssid: 'Home', password: 'secret12', security: 'WPA', hidden: false } }
	],
	['WIFI:S:Guests;;', 'isWifi', { values: { ssid: 'Guests', password: '', security: 'nopass', hidden: false } }],
	[
		'MECARD:N:Rao,Asha;TEL:+911234;;',
		'isContact',
		{ to: 'file', name: 'contact.vcf', content: expect.stringContaining('FN:Asha Rao') }
	],
	[
		'BEGIN:VEVENT\r\nSUMMARY:Tea\r\nEND:VEVENT',
		'isEvent',
		{ to: 'file', content: expect.stringMatching(/^BEGIN:VCALENDAR\r\n/) }
	],
	['geo:48.1371,11.5754', 'isPlace', { path: 'tools/geo/timezone', values: { coords: '48.1371,11.5754' } }],
	['3017620422003', 'isProduct', { path: 'tools/food/product', values: { barcode: '3017620422003' } }]
])('%j is offered to what it is for', (text, title, action) => {
	expect(readCode(text)).toMatchObject({ title, action });
});

test.each(['contact', 'event', 'payment'] as const)('a %s that is composed is read back', (kind) => {
	const fields = { name: 'Asha', title: 'Tea', start: '2026-11-21T15:30', iban: 'BE72000000001616' };
	expect(readCode(compose(kind, fields).text).title).toBe(
		{ contact: 'isContact', event: 'isEvent', payment: 'isPayment' }[kind]
	);
});

test.each([
	['start', '20261201T153000', 'Dec 1, 2026, 3:30 PM'],
	['end', '20261201T153000Z', 'Dec 1, 2026, 3:30 PM UTC'],
	['start', '20261224', 'Dec 24, 2026'],
	['start', '20261340T990000', '20261340T990000'],
	['amount', 'EUR12.5', '€12.50'],
	['amount', 'a lot', 'a lot'],
	['title', '20261201T153000', '20261201T153000']
] as const)('%s of %s reads %s', (name, text, said) => {
	expect(factText(name, text, 'en-US').replaceAll(/\s/g, ' ')).toBe(said);
});
