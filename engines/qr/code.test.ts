import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { cpuTime } from '../../tests/support/growth';
import { pngPixels, toRgba } from '../../tests/support/png-pixels';
import { wifiCases } from '../../tests/support/wifi-networks';
import { hasZbar, readByZbar } from '../../tests/support/zbar';
import { layOut, layOutText } from './code';
import { LEVELS } from './levels';
import { toPng } from './png';
import { toSvg } from './svg';
import { encodeWifiPayload } from './wifi-payload';

/** A few; tests/oracle/qr-readback.ts reads 500, up to 2000 pixels. */
const cases = wifiCases(40, 20).filter(({ size }) => size <= 800);

test('another decoder reads every code back, whatever its size', () => {
	for (const network of cases) {
		const { text } = encodeWifiPayload(network);
		const pixels = pngPixels(toPng(layOut(text, network.size)));
		expect(jsQR(toRgba(pixels), pixels.width, pixels.height)?.data, `${network.size} px`).toBe(text);
	}
});

test.skipIf(!hasZbar())('zbarimg reads every code back (needs zbar-tools)', () => {
	const texts = cases.map((network) => encodeWifiPayload(network).text);
	expect(readByZbar(cases.map(({ size }, index) => toPng(layOut(texts[index] ?? '', size))))).toEqual(texts);
});

test('the picture has exactly the size asked for, whole modules and four modules of white around', () => {
	for (const { size, ...network } of cases) {
		const code = layOut(encodeWifiPayload(network).text, size);
		const { width, height, dark } = pngPixels(toPng(code));
		expect([width, height]).toEqual([size, size]);
		const right = size - code.margin - code.modules * code.scale;
		expect(Math.min(code.margin, right)).toBeGreaterThanOrEqual(4 * code.scale);
		const wrong = dark.findIndex((pixel, index) => {
			const x = Math.floor(((index % size) - code.margin) / code.scale);
			const y = Math.floor((Math.floor(index / size) - code.margin) / code.scale);
			return pixel !== (code.dark(x, y) ? 1 : 0);
		});
		expect(wrong).toBe(-1);
	}
});

test.each([100, 121, 300])('the SVG of %i pixels has the pixels of the PNG', (size) => {
	const code = layOut('WIFI:T:nopass;S:x;;', size);
	const svg = toSvg(code);
	expect(svg).toContain(`width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`);
	const [, margin, scale] = /translate\((\d+) \1\)scale\((\d+)\)/.exec(svg)?.map(Number) ?? [];
	const dark = new Uint8Array(size * size);
	let [x, y] = [0, 0];
	for (const [, right, down, run] of svg.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
		[x, y] = [x + Number(right), y + Number(down)];
		for (let row = 0; row < (scale ?? 0); row++) {
			const start = ((margin ?? 0) + y * (scale ?? 0) + row) * size + (margin ?? 0) + x * (scale ?? 0);
			dark.fill(1, start, start + Number(run) * (scale ?? 0));
		}
		x += Number(run);
	}
	expect(Buffer.compare(dark, pngPixels(toPng(code)).dark)).toBe(0);
});

test('a code of any text at every level is read back, digits, capitals and other scripts', () => {
	for (const text of [
		'0123456789'.repeat(9),
		'HTTPS://EXAMPLE.ORG/A?B',
		'https://example.org/ä?b=1#c',
		'काफी 📶 網路',
		'BEGIN:VCARD\r\nN:Ö;A\r\nEND:VCARD'
	])
		for (const level of LEVELS) {
			const code = layOutText(text, 400, level);
			const pixels = pngPixels(toPng(code));
			expect(code.errorCorrection).toBe(level);
			expect(jsQR(toRgba(pixels), pixels.width, pixels.height)?.data, `${text} ${level}`).toBe(text);
		}
});

test.each([
	['L', 2953],
	['M', 2331],
	['Q', 1663],
	['H', 1273]
] as const)('level %s holds %i bytes and not one more', (level, most) => {
	expect(layOutText('x'.repeat(most), 400, level).version).toBe(40);
	expect(() => layOutText('x'.repeat(most + 1), 400, level)).toThrow(
		`text: has ${most + 1} bytes, a code of error correction ${level} holds at most ${most}`
	);
	expect(() => layOutText('x'.repeat(most), 184, level)).toThrow('size: must be at least 185 for this text');
});

test('7,089 digits fit', () => expect(layOutText('7'.repeat(7089), 400, 'L').version).toBe(40));

test('error correction is M, and L where modules would be less than 2 pixels wide', () => {
	const text = `WIFI:T:WPA;S:Home;P:${'x'.repeat(40)};;`;
	expect([layOut(text, 300).errorCorrection, layOut(text, 64).errorCorrection]).toEqual(['M', 'M']);
	// Of 200 letters M takes 65 modules with its quiet zone, L 61.
	for (const [size, level, scale] of [
		[121, 'M', 1],
		[122, 'L', 2],
		[129, 'L', 2],
		[130, 'M', 2]
	] as const)
		expect(layOut('x'.repeat(200), size), `${size}`).toMatchObject({ errorCorrection: level, scale });
	expect(layOut('x'.repeat(200), 64).errorCorrection).toBe('L');
});

test('a text too long for the picture says which size would do, and that size does', () => {
	expect(() => layOut('x'.repeat(400), 64)).toThrow('size: must be at least 77 for this name and password');
	expect(layOut('x'.repeat(400), 77).size).toBe(77);
});

test('the largest picture stays below 16 KiB', () =>
	expect(toPng(layOut('x'.repeat(220), 2000)).length).toBeLessThan(16384));

test('a picture of 1,000 pixels costs little beside laying out its code: equal rows are written once', async () => {
	const text = 'Zug 17, Gleis 4; '.repeat(90);
	const code = layOut(text, 1000);
	const repeated = (work: () => unknown) => cpuTime(() => Array.from({ length: 20 }, work));
	expect(await repeated(() => toPng(code))).toBeLessThan(4 * (await repeated(() => layOut(text, 1000))));
});
