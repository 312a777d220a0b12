import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { qr } from './contract';
import { engine } from './engine';
import { readWifi } from './recognise';

const input = { ssid: 'Home', password: 'correct horse', security: 'WPA', hidden: false, size: 300 } as const;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('JSON carries the picture as a data: URL that is the PNG itself', async () => {
	const answer = await engine.wifi(input, testContext());
	const picture = await engine.wifi({ ...input, format: 'png' }, testContext());
	if (!('image' in answer) || !('media' in picture)) throw new Error('wrong kind of answer');
	expect(answer).toMatchObject({
		ssid: 'Home',
		security: 'WPA',
		hidden: false,
		size: 300,
		format: 'png',
		warnings: []
	});
	expect(answer.image).toBe(`data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}`);
});

test.each([
	['image/png', 'image/png', '\x89PNG'],
	['image/svg+xml', 'image/svg+xml', '<svg ']
] as const)('Accept %s gets that picture', async (accept, media, start) => {
	const answer = await engine.wifi(input, testContext({ accept }));
	if (!('media' in answer)) throw new Error('JSON');
	expect(answer.media).toBe(media);
	expect(Buffer.from(answer.bytes).toString('latin1').startsWith(start)).toBe(true);
});

test('format wins over Accept', async () => {
	expect(await engine.wifi({ ...input, format: 'json' }, testContext({ accept: 'image/png' }))).toHaveProperty(
		'payload'
	);
	const svg = await engine.wifi({ ...input, format: 'svg' }, testContext({ accept: 'image/png' }));
	expect('media' in svg && textOf(svg.bytes)).toMatch(/^<svg .*<\/svg>$/);
});

test('the longest input that the contract lets through fits a code', async () => {
	const longest = { ...input, ssid: '📶'.repeat(200), password: '"'.repeat(200), size: 200 };
	expect(await engine.wifi(longest, testContext())).toHaveProperty('version');
});

test('the answer is marked as one that is never stored', () => expect(qr.operations.wifi.secret).toBe(true));

const plain = { text: 'hi', error_correction: 'M', dark: '#000000', light: '#ffffff' } as const;
const TINY = 'size: has one pixel a module, which cameras read badly';
test.each([
	[64, 'hi', []],
	[64, 'x'.repeat(60), [TINY]],
	[81, 'x'.repeat(60), [TINY]],
	[82, 'x'.repeat(60), []]
])('a code of any text in %i pixels: %s', async (size, text, warnings) => {
	const given = { ...plain, size, text };
	const answer = await engine.qr(given, testContext());
	const picture = await engine.qr({ ...given, format: 'png' }, testContext());
	if (!('image' in answer) || !('media' in picture)) throw new Error('wrong kind of answer');
	expect(answer.warnings).toEqual(warnings);
	expect(answer.image).toBe(`data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}`);
});

test('a code of any text as SVG has its light ground and its dark modules', async () => {
	const colored = { ...plain, size: 100, dark: '#102030', light: '#fff8e0', format: 'svg' } as const;
	const svg = await engine.qr(colored, testContext());
	const text = 'media' in svg ? textOf(svg.bytes) : '';
	expect(text).toMatch(/<path fill="#fff8e0" d="M0 0h\d+v\d+H0z"\/><path [^>]*="#102030"/);
});

test('every byte of a picture of many kilobytes is in its data: URL', async () => {
	const large = { ...input, password: 'x'.repeat(180), size: 2000, ssid: '📶'.repeat(100) };
	const answer = await engine.wifi(large, testContext());
	const picture = await engine.wifi({ ...large, format: 'png' }, testContext());
	if (!('image' in answer) || !('media' in picture)) throw new Error('wrong kind of answer');
	expect(picture.bytes.length).toBeGreaterThan(4096);
	expect(Buffer.from(answer.image.replace(/^.*,/, ''), 'base64').equals(Buffer.from(picture.bytes))).toBe(true);
});

test.each([
	['a code that fits the picture', {}, 'M'],
	['a long text in a small picture', { ssid: 'x'.repeat(32), password: 'y'.repeat(63), size: 100 }, 'L']
] as const)('%s: the answer names its level of correction', async (_what, given, level) => {
	expect(await engine.wifi({ ...input, ...given }, testContext())).toHaveProperty('error_correction', level);
});

test.each([
	['WIFI:T:WPA;S:Home;P:secret12;H:true;;', { ssid: 'Home', password: 'secret12', security: 'WPA', hidden: 'true' }],
	['WIFI:S:Guests;;', { ssid: 'Guests' }],
	['WIFI:T:WPA;;', null],
	['wifi', null],
	[`WIFI:S:${'x'.repeat(993)};`, null],
	[`WIFI:S:${'x'.repeat(992)};`, { ssid: 'x'.repeat(992) }]
])('the input of a code is read from %.40s', (text, input) => expect(readWifi(text)).toEqual(input));
