import { concat } from '../kit/bytes';
import { deflateRows } from '../kit/deflate';
import { pngChunk } from '../kit/png-chunk';
import type { Code } from './code';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * The code as a PNG of exactly `size` × `size` pixels, 1 bit a pixel: black on white as greyscale, other colours by a
 * palette of two.
 * @param palette red, green and blue of the dark and of the light modules
 */
export function toPng(code: Code, palette: readonly number[] = []): Uint8Array<ArrayBuffer> {
	const header = new DataView(new ArrayBuffer(13));
	header.setUint32(0, code.size);
	header.setUint32(4, code.size);
	header.setUint8(8, 1); // bits a sample; no interlace
	header.setUint8(9, palette.length > 0 ? 3 : 0);
	const rows = rasterize(code);
	return concat([
		SIGNATURE,
		pngChunk('IHDR', new Uint8Array(header.buffer)),
		...(palette.length > 0 ? [pngChunk('PLTE', Uint8Array.from(palette))] : []),
		pngChunk('IDAT', deflateRows(rows, rows.length / code.size)),
		pngChunk('IEND', new Uint8Array())
	]);
}

/** Scanlines of 1-bit pixels, 1 = white, each after a filter byte of 0 (none). */
function rasterize(code: Code): Uint8Array {
	const { size, modules, scale, margin } = code;
	const stride = 1 + Math.ceil(size / 8);
	const rows = new Uint8Array(stride * size).fill(0xff);
	for (let y = 0; y < size; y++) rows[y * stride] = 0;
	for (let y = 0; y < modules; y++) {
		const first = (margin + y * scale) * stride;
		for (let x = 0; x < modules; x++) {
			if (!code.dark(x, y)) continue;
			const left = margin + x * scale;
			for (let pixel = left; pixel < left + scale; pixel++) {
				const at = first + 1 + (pixel >> 3);
				rows[at] = (rows[at] ?? 0) & ~(0x80 >> (pixel & 7));
			}
		}
		for (let copy = 1; copy < scale; copy++) rows.copyWithin(first + copy * stride, first, first + stride);
	}
	return rows;
}
