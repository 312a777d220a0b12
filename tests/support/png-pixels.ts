import { inflateSync } from 'node:zlib';

export interface Pixels {
	readonly width: number;
	readonly height: number;
	/** 1 = dark, row by row. */
	readonly dark: Uint8Array;
}

/** Pixels of a PNG of 1-bit greyscale without filters, inflated by Node: the form of the QR writer only. */
export function pngPixels(png: Uint8Array): Pixels {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const width = view.getUint32(16);
	const height = view.getUint32(20);
	if (png[24] !== 1 || png[25] !== 0) throw new Error('not 1-bit greyscale');
	const rows = inflateSync(png.subarray(41, 41 + view.getUint32(33)));
	const stride = 1 + Math.ceil(width / 8);
	if (rows.length !== stride * height) throw new Error(`${rows.length} bytes of pixels in place of ${stride * height}`);
	const dark = new Uint8Array(width * height);
	for (let y = 0; y < height; y++) {
		if (rows[y * stride] !== 0) throw new Error('a filtered row');
		for (let x = 0; x < width; x++) {
			const byte = rows[y * stride + 1 + (x >> 3)] ?? 0;
			dark[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 0 : 1;
		}
	}
	return { width, height, dark };
}

/** The same as the RGBA that decoders take. */
export function toRgba({ width, height, dark }: Pixels): Uint8ClampedArray {
	const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let i = 0; i < dark.length; i++) if (dark[i] === 1) rgba.fill(0, i * 4, i * 4 + 3);
	return rgba;
}
