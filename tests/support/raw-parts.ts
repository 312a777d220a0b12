/** Builders for the directories of camera raws. */
import * as make from './pictures';
import type { Tag } from './tiff-block';

export const [PREVIEW, SENSOR, CFA, JPEG] = [1, 0, 32803, 6];
export const camera = (maker: string, model: string, orientation: number): Tag[] => [
	[0x10f, 'ascii', maker],
	[0x110, 'ascii', model],
	[0x112, 'short', [orientation]]
];
export const size = (width: number, height: number, kind?: number): Tag[] => [
	...(kind === undefined ? [] : [[254, 'long', [kind]] as const]),
	[256, 'long', [width]],
	[257, 'long', [height]]
];
export const shown = (compression: number, photometric: number, bits = 14): Tag[] => [
	[258, 'short', [bits]],
	[259, 'short', [compression]],
	[262, 'short', [photometric]],
	[277, 'short', [1]]
];
export const small = make.jpeg({});
/** A preview beside the directory: its place and length, here the file's own first bytes. */
export const preview: Tag[] = [
	[0x201, 'long', [8]],
	[0x202, 'long', [small.length]]
];
export const taken = (serial?: string): Tag[] => [
	[0x9003, 'ascii', '2024:05:07 09:33:04'],
	...(serial === undefined ? [] : [[0xa431, 'ascii', serial] as const])
];
export const note = (bytes: Uint8Array): Tag => [0x927c, 'undefined', [...bytes]];
