import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { pngPixels, toRgba } from '../../tests/support/png-pixels';
import { wifiCases } from '../../tests/support/wifi-networks';
import { hasZbar, readByZbar } from '../../tests/support/zbar';
import { layOut } from './code';
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

test('the SVG has the pixels of the PNG', () => {
	const code = layOut('WIFI:T:nopass;S:x;;', 100);
	const svg = toSvg(code);
	expect(svg).toContain('width="100" height="100" viewBox="0 0 100 100"');
	const dark = new Uint8Array(100 * 100);
	for (const [, x, y, width, height] of svg.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
		for (let row = Number(y); row < Number(y) + Number(height); row++)
			dark.fill(1, row * 100 + Number(x), row * 100 + Number(x) + Number(width));
	}
	expect(Buffer.compare(dark, pngPixels(toPng(code)).dark)).toBe(0);
});

test('error correction is M, and L where modules would be less than 2 pixels wide', () => {
	const text = `WIFI:T:WPA;S:Home;P:${'x'.repeat(40)};;`;
	expect(layOut(text, 300).errorCorrection).toBe('M');
	expect(layOut(text, 64).errorCorrection).toBe('M');
	expect(layOut('x'.repeat(200), 64).errorCorrection).toBe('L');
});

test('a text too long for the picture says which size would do, and that size does', () => {
	expect(() => layOut('x'.repeat(400), 64)).toThrow('size: must be at least 77 for this name and password');
	expect(layOut('x'.repeat(400), 77).size).toBe(77);
});

test('the largest picture stays below 16 KiB', () => {
	expect(toPng(layOut('x'.repeat(220), 2000)).length).toBeLessThan(16384);
});
