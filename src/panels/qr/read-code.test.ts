import { expect, test } from 'vitest';
import { factText, readCode } from './read-code';

const GS = '\x1d';
const SWISS = ['SPC', '0200', '1', 'CH4431999123000889012', 'S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH', '', '', '', '', '', '', '', '1949.75', 'CHF', 'S', 'Pia Rutschmann', 'Marktgasse', '28', '9400', 'Rorschach', 'CH', 'QRR', '210000000003139471430009017', 'Order of 15 June', 'EPD'].join('\n'); // prettier-ignore
const PIX = '00020126330014br.gov.bcb.pix0111123456789015204000053039865406150.755802BR5911Maria Silva6009SAO PAULO62070503***6304ABCD'; // prettier-ignore

test.each([
	['WIFI:T:WPA;S:Back\\; Office;P:a\\:b;H:true;;', 'isWifi', 'network Back; Office'],
	['WIFI:T:WPA;S:Home;P:a\\:b;;', 'isWifi', 'password a:b'],
	['WIFI:T:WPA;S:Home;H:true;;', 'isWifi', 'hidden true'],
	['WIFI:T:WPA;S:Home;;', 'isWifi', 'security WPA'],
	['geo:48.1371,11.5754', 'isPlace', 'at 48.1371, 11.5754'],
	['javascript:alert(1)', 'isText', ''],
	['data:text/html,x', 'isText', ''],
	['ftp://a/', 'isText', ''],
	['+1 for the plan of 12-24', 'isText', ''],
	['https://example.org/menu', 'isLink', 'goesTo example.org'],
	['HTTP://EXAMPLE.ORG', 'isLink', 'goesTo example.org'],
	['example.org/menu', 'isLink', 'goesTo example.org'],
	['MEBKM:TITLE:Menu;URL:https\\://example.org/a;;', 'isLink', 'goesTo example.org'],
	['URLTO:example.org', 'isLink', 'goesTo example.org'],
	['geo:48.1371,11.5754?q=48.1371,11.5754(Town+hall)', 'isPlace', 'name Town hall'],
	['geo:0,0?q=48.8584,2.2945(Tower)', 'isPlace', 'at 48.8584, 2.2945'],
	['https://wa.me/4989123456?text=Hi%20there', 'isLink', 'message Hi there'],
	['https://api.whatsapp.com/send?phone=4989123456', 'isLink', 'number 4989123456'],
	['4006381333931', 'isProduct', ''],
	['tel:+4989123456', 'isPhone', 'number +4989123456'],
	['+49 89 12 34 56', 'isPhone', 'number +49 89 12 34 56'],
	['SMSTO:+4989123456:Hello', 'isMessage', 'message Hello'],
	['mailto:a@example.org?subject=Hi', 'isMail', 'subject Hi'],
	['a.b@example.org', 'isMail', 'payTo a.b@example.org'],
	['MATMSG:TO:a@example.org;SUB:Hi;BODY:Text;;', 'isMail', 'message Text'],
	['MECARD:N:Rao,Asha;TEL:+4989123456;;', 'isContact', 'name Asha Rao'],
	['BEGIN:VCARD\nVERSION:3.0\nFN:Asha Rao\nEND:VCARD', 'isContact', 'name Asha Rao'],
	['BEGIN:VCARD\r\nVERSION:2.1\r\nN:Rao;Asha\r\nTEL:1\r\nEND:VCARD', 'isContact', 'name Asha Rao'],
	['BEGIN:VCARD\nFN:Asha\n  Rao\nitem1.EMAIL:a@example.org\nEND:VCARD', 'isContact', 'email a@example.org'],
	['BEGIN:VCARD\nFN:Asha\n  Rao\nEND:VCARD', 'isContact', 'name Asha Rao'],
	['BEGIN:VEVENT\nSUMMARY:Tea\nDTSTART:20240503T190000Z\nEND:VEVENT', 'isEvent', 'title Tea'],
	['BCD\n002\n1\nSCT\n\nAsha Rao\nDE89370400440532013000\nEUR12.50\n\n\nTea', 'isPayment', 'amount EUR12.50'],
	['BCD\n002\n1\nSCT\n\nAsha\nDE89370400440532013000\n\n\nRF18539007547034\n', 'isPayment', 'reason RF18539007547034'],
	['UPI://PAY?pa=jane@bank', 'isPayment', 'account jane@bank'],
	[SWISS, 'isPayment', 'reference 210000000003139471430009017'],
	['SPD*1.0*ACC:CZ5855000000001265098001*AM:480.50*CC:CZK*MSG:RENT*X-VS:1234', 'isPayment', 'amount CZK480.50'],
	['K:PR|V:01|C:1|R:845000000040484987|N:JP EPS|I:RSD3596,13|SF:189|S:Bill', 'isPayment', 'amount RSD3596.13'],
	['upi://pay?pa=jane@bank&pn=Jane%20Doe&am=10&cu=INR', 'isPayment', 'payTo Jane Doe'],
	['bank://singlepaymentsepa?name=Asha&iban=DE89370400440532013000&amount=12,5', 'isPayment', 'amount EUR12.5'],
	['payto://iban/DE89370400440532013000?amount=EUR:12.5&message=Tea', 'isPayment', 'account DE89370400440532013000'],
	[PIX, 'isPayment', 'amount BRL150.75'],
	['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01&label=Tea', 'isCoins', 'amount 0.01'],
	[
		'lightning:lnbc20u1p3y0x3hpp5743k2g0fsqqxj7n8qzuhns5gmkk4djeejk3wkp64ppevgekvc0jsdqcve5kzar2v9nr5',
		'isCoins',
		'currency lightning'
	],
	['ethereum:0xab5801a7d398351b8be11c439e05c5b3259aec9b', 'isCoins', 'currency ethereum'],
	['otpauth://totp/Example:jane?secret=JBSWY3DPEHPK3PXP&issuer=Example', 'isLogin', 'account jane'],
	['otpauth-migration://offline?data=CjEKCkhlbGxv', 'isAccounts', ''],
	[
		'FIDO:/13086400838107303667332719012595115747821895775708323189557153075146383351399743589971313508078026948312026786722471666005727649643501784024544726574771401798171307406596245',
		'isPasskey',
		''
	],
	['wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn', 'isWallet', ''],
	['MT:Y.K9042C00KA0648G00', 'isDevice', ''],
	['X-HM://0081YCYEP3QYT', 'isDevice', ''],
	['DPP:C:81/1,115/36;M:5254005828e5;K:MDkwEwYHKoZIzj0C;;', 'isDevice', ''],
	['LPA:1$smdp.example.com$ABC-123', 'isPlan', 'provider smdp.example.com'],
	['HC1:6BFOXN%TSMAHN-H', 'isHealth', ''],
	['magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a', 'isDownload', ''],
	['market://details?id=org.example', 'isApp', ''],
	['tg://resolve?domain=example', 'isChat', ''],
	['M1RAO/ASHA            EABC123 MUCDELLH 0762 123Y012A0001 100', 'isBoarding', 'number LH 762'],
	['(01)09521234543213(17)250401', 'isProduct', 'useBy 2025-04-01'],
	[`]d201095212345432131725040010AB12${GS}21XYZ`, 'isProduct', 'useBy 2025-04'],
	['https://id.gs1.org/01/09521234543213/10/ABC?17=250401', 'isProduct', 'batch ABC'],
	['(00)340123450000000011', 'isParcel', 'parcel 340123450000000011'],
	['mmsto:+4989123456:Hello', 'isMessage', 'message Hello'],
	['smtp:a@example.org:Hi:Text', 'isMail', 'subject Hi'],
	['BIZCARD:N:Asha;X:Rao;C:Acme;B:+4989123456;;', 'isContact', 'name Asha Rao'],
	['ST00012|Name=Acme|PersonalAcc=40702810138250123017|Sum=12345', 'isPayment', 'amount RUB123.45'],
	['|1234567890|PL61109010140000071219812874|000450|Jan|Tea|', 'isPayment', 'amount PLN4.50'],
	['upi://mandate?pa=gym@bank&pn=Gym', 'isPayment', 'payTo Gym'],
	['upi://pay?pa=jane@bank&am=1,000&INR=USD', 'isPayment', 'amount INR1,000'],
	['|123|61109010140000071219812874|000450|Jan|Tea|', 'isText', ''],
	['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'isCoins', 'currency bitcoin'],
	['ISBN 978-3-16-148410-0', 'isProduct', ''],
	['1Z999AA10123456784', 'isParcel', 'parcel 1Z999AA10123456784'],
	['RR473124829DE', 'isParcel', 'parcel RR473124829DE'],
	['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI', 'isKey', ''],
	['zoommtg://zoom.us/join?confno=1', 'isApp', ''],
	['RR473124828DE', 'isText', ''],
	['mailto:', 'isText', ''],
	['just words', 'isText', ''],
	['12:30', 'isText', '']
])('%s is read as %s', (text, title, fact) => {
	const read = readCode(text);
	expect(read.title).toBe(title);
	if (fact !== '') expect(read.facts.map((pair) => pair.join(' '))).toContain(fact);
	// Each has a next step but a text.
	expect(read.action !== null || typeof read.next === 'string').toBe(title !== 'isText');
});

test('what only begins like a kind is a text or a link', () => {
	for (const text of ['SPC', 'BCD', 'upi', 'otpauth', '0002', '(99)1', 'LPA:2$x', 'M1', 'a.b', `${GS}99`])
		expect(['isText', 'isLink']).toContain(readCode(text).title);
});

test.each([
	['https://example.org/x', { to: 'outside', label: 'open', host: 'example.org', href: 'https://example.org/x' }],
	['tel:+4989123', { to: 'tool', path: 'tools/phone/number', values: { number: '+4989123' } }],
	['+49 (0)89 123-45', { values: { number: '+49 (0)89 123-45' } }],
	['SMSTO:+4989123:Come soon', { to: 'tool', path: 'tools/phone/number', values: { number: '+4989123' } }],
	['sms:+4989123?body=Come%20soon', { values: { number: '+4989123' } }],
	[
		'mailto:asha@example.org?subject=Tea%20%26%20cake',
		{ label: 'writeMail', href: 'mailto:asha@example.org?subject=Tea%20%26%20cake', host: 'asha@example.org' }
	],
	[
		'MATMSG:TO:asha@example.org;SUB:Tea\\; cake;BODY:At five;;',
		{ href: 'mailto:asha@example.org?subject=Tea%3B%20cake&body=At%20five' }
	],
	[
		'WIFI:T:WPA;S:Home;P:secret12;;',
		{ path: 'tools/qr/wifi', values: { ssid: 'Home', password: 'secret12', security: 'WPA', hidden: false } }
	],
	['WIFI:S:Guests;;', { values: { ssid: 'Guests', password: '', security: 'nopass', hidden: false } }],
	['MECARD:N:Rao,Asha;TEL:+911234;;', { name: 'contact.vcf', content: expect.stringContaining('FN:Asha Rao') }],
	['BEGIN:VEVENT\r\nSUMMARY:Tea\r\nEND:VEVENT', { content: expect.stringMatching(/^BEGIN:VCALENDAR\r\n/) }],
	['geo:48.1371,11.5754', { path: 'tools/geo/timezone', values: { coords: '48.1371,11.5754' } }],
	['3017620422003', { path: 'tools/food/product', values: { barcode: '3017620422003' } }]
])('%j is offered to what it is for', (text, action) => expect(readCode(text).action).toMatchObject(action));

test.each([
	['start', '20261201T153000', 'Dec 1, 2026, 3:30 PM'],
	['end', '20261201T153000Z', 'Dec 1, 2026, 3:30 PM UTC'],
	['start', '20261224', 'Dec 24, 2026'],
	['end', '20270101', 'Dec 31, 2026'],
	['start', '20261340T990000', '20261340T990000'],
	['amount', 'EUR12.5', '€12.50'],
	['amount', 'a lot', 'a lot'],
	['title', '20261201T153000', '20261201T153000']
] as const)('%s of %s reads %s', (name, text, said) =>
	expect(factText(name, text, 'en-US').replaceAll(/\s/g, ' ')).toBe(said)
);
