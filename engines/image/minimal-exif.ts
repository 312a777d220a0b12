import { crc32 } from '../kit/crc32';

/** A TIFF block of one tag, the orientation: all of EXIF that a picture needs to be shown upright. 26 bytes. */
export function minimalExif(orientation: number): Uint8Array<ArrayBuffer> {
	const block = new Uint8Array(26);
	const view = new DataView(block.buffer);
	view.setUint32(0, 0x4d4d002a);
	view.setUint32(4, 8); // the directory
	view.setUint16(8, 1); // one entry
	view.setUint16(10, 0x0112);
	view.setUint16(12, 3); // a 16-bit number
	view.setUint32(14, 1);
	view.setUint16(18, orientation);
	return block;
}

/** The same as a chunk of PNG. */
export function pngExifChunk(orientation: number): Uint8Array<ArrayBuffer> {
	const block = minimalExif(orientation);
	const chunk = new Uint8Array(12 + block.length);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, block.length);
	view.setUint32(4, 0x65584966); // eXIf
	chunk.set(block, 8);
	view.setUint32(8 + block.length, crc32(chunk.subarray(4, 8 + block.length)));
	return chunk;
}
