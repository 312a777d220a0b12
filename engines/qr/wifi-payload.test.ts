import { expect, test } from 'vitest';
import { encodeWifiPayload, type WifiNetwork } from './wifi-payload';
import { wifiFields } from './wifi-fields';

const encode = (network: Partial<WifiNetwork>) =>
	encodeWifiPayload({ ssid: 'Home', password: '', security: 'WPA', hidden: false, ...network });

test.each([
	['a protected network', { password: 'correct horse' }, 'WIFI:T:WPA;S:Home;P:correct horse;;'],
	['WEP', { password: 'abcde', security: 'WEP' }, 'WIFI:T:WEP;S:Home;P:abcde;;'],
	['no password is an open network', {}, 'WIFI:T:nopass;S:Home;;'],
	['an open network has no password', { password: 'unused', security: 'nopass' }, 'WIFI:T:nopass;S:Home;;'],
	[
		'hidden is said only when it is so',
		{ password: '12345678', hidden: true },
		'WIFI:T:WPA;S:Home;P:12345678;H:true;;'
	],
	[
		'the five special characters are escaped',
		{ ssid: 'a\\b;c,d"e:f', password: ';;::""\\\\,' },
		'WIFI:T:WPA;S:a\\\\b\\;c\\,d\\"e\\:f;P:\\;\\;\\:\\:\\"\\"\\\\\\\\\\,;;'
	],
	[
		'nothing is percent-encoded',
		{ ssid: '50% & more?', password: 'a b+c%20' },
		'WIFI:T:WPA;S:50% & more?;P:a b+c%20;;'
	],
	['what looks hexadecimal is not quoted', { ssid: 'CAFE', password: 'deadbeef' }, 'WIFI:T:WPA;S:CAFE;P:deadbeef;;'],
	['other scripts stay as they are', { ssid: '网络📶', password: 'пароль' }, 'WIFI:T:WPA;S:网络📶;P:пароль;;']
] satisfies [string, Partial<WifiNetwork>, string][])('%s', (_, network, text) =>
	expect(encode(network).text).toBe(text)
);

test('security is what the code says, not what was asked', () => {
	expect(encode({ security: 'WEP' }).security).toBe('nopass');
	expect(encode({ security: 'WEP', password: 'abcde' }).security).toBe('WEP');
});

const WEP_KEY = 'password: a WEP key has 5, 13, 16 or 29 characters, or 10, 26, 32 or 58 hexadecimal digits';
test.each([
	[{ password: '12345678' }, []],
	[{ password: 'f'.repeat(64) }, []],
	[{ password: 'x'.repeat(63) }, []],
	[{ password: `g${'f'.repeat(64)}` }, ['password: has 65 bytes, a WPA password has 8 to 63']],
	[{ password: `${'f'.repeat(64)}g` }, ['password: has 65 bytes, a WPA password has 8 to 63']],
	[{ security: 'nopass' }, []],
	[{ security: 'WEP', password: '0123456789' }, []],
	[{ security: 'WEP', password: 'hello' }, []],
	...['g123456789', '012345678g', 'abcdef'].map((password): [Partial<WifiNetwork>, string[]] => [
		{ security: 'WEP', password },
		[WEP_KEY]
	]),
	[{ password: '1234567' }, ['password: has 7 bytes, a WPA password has 8 to 63']],
	[{ password: 'g'.repeat(64) }, ['password: has 64 bytes, a WPA password has 8 to 63']],
	[{ password: 'pässword' }, ['password: has characters outside ASCII, which some devices refuse']],
	[{}, ['password: is empty, the code is for an open network']],
	[{ security: 'nopass', password: 'x' }, ['password: is not used, security is nopass']],
	[{ ssid: 'x'.repeat(32), security: 'nopass' }, []],
	[{ ssid: 'x'.repeat(33), security: 'nopass' }, ['ssid: has 33 bytes, a network name has at most 32']],
	[{ ssid: '字'.repeat(11), security: 'nopass' }, ['ssid: has 33 bytes, a network name has at most 32']],
	[{ ssid: ' Home', security: 'nopass' }, ['ssid: starts or ends with a space']]
] satisfies [Partial<WifiNetwork>, string[]][])('warnings of %j', (network, warnings) =>
	expect(encode(network).warnings).toEqual(warnings)
);

test.each(['a\nb', 'a\u0000', '\u007f', 'a\u0085'])('control characters are refused: %j', (value) => {
	expect(() => encode({ ssid: value })).toThrow('ssid: must not contain control characters');
	expect(() => encode({ password: value })).toThrow('password: must not contain control characters');
});

test.each(['WPA2', 'WPA3', 'SAE', 'WPA3-SAE'] as const)('%s is written as WPA, which every phone reads', (security) => {
	const { text, warnings } = encode({ security, password: 'correct horse' });
	expect(text).toBe('WIFI:T:WPA;S:Home;P:correct horse;;');
	expect(warnings.map((warning) => warning.slice(0, 9))).toEqual(security === 'WPA2' ? [] : ['security:']);
	expect(warnings.join()).toEqual(security === 'WPA2' ? '' : expect.stringContaining('transition'));
});

test.each(['EAP', 'WPA2-EAP'] as const)('%s is refused with the reason', (security) =>
	expect(() => encode({ security, password: 'x' })).toThrow(
		'security: EAP (enterprise) networks cannot be joined by a code'
	)
);

test.each([
	['ends\\', true],
	['"quoted"', true],
	['"quoted" inside', false],
	['inside "quoted"', false]
])('%s is what old phones read wrongly: %s', (value, isWrong) => {
	const warning = 'ssid: ends with a backslash or stands in quotes, which old phones read wrongly';
	expect(encode({ ssid: value, security: 'nopass' }).warnings).toEqual(isWrong ? [warning] : []);
});

test.each([
	['WIFI:T:WPA;S:Back\\; Office;P:a\\:b;H:true;;', { T: 'WPA', S: 'Back; Office', P: 'a:b', H: 'true' }],
	['wifi:s:Home;;', { S: 'Home' }],
	['WIFI:T:WPA2-EAP;E:PEAP;PH2:MSCHAPV2;S:Home;;', { T: 'WPA2-EAP', E: 'PEAP', S: 'Home' }],
	['WIFI:S:Home;TRANSITION:1;;', { S: 'Home', TRANSITION: '1' }],
	['WIFI:S:Home;P:cut off', { S: 'Home' }],
	['WIFI:', {}],
	['Home', null],
	['My WIFI:S:Home;;', null]
])('the fields of %j are read', (text, fields) => expect(wifiFields(text)).toEqual(fields));

test('what is written into a code is read back', () => {
	for (const ssid of ['a\\b', ';', '\\;', 'q"q', 'x,y:z']) {
		const { text } = encodeWifiPayload({ ssid, password: 'pass;word\\1', security: 'WPA', hidden: false });
		expect(wifiFields(text)).toEqual({ T: 'WPA', S: ssid, P: 'pass;word\\1' });
	}
});

test.each([
	['WPA2-PSK', 'WPA'],
	['WPA/WPA2', 'WPA'],
	['WPA3-SAE', 'WPA'],
	['none', 'nopass'],
	['open', 'nopass']
] as const)('%s, as routers and people call it, is %s', (security, kind) =>
	expect(encode({ security, password: 'correct horse' }).security).toBe(kind)
);

test('a whole Wi-Fi code in place of the name is refused, a name that begins like one is not', () => {
	for (const ssid of ['WIFI:T:WPA;S:Home;P:12345678;;', 'wifi:S:Home;', 'WIFI:T:nopass;'])
		expect(() => encode({ ssid }), ssid).toThrow('ssid: is a whole Wi-Fi code');
	for (const ssid of ['WIFI: the cafe', 'WIFI:T:WPA', 'my WIFI:T:WPA;', 'WIFI:A:B;', 'WIFI;', 'Bus:T:4;'])
		expect(encode({ ssid }).security, ssid).toBe('nopass');
});
