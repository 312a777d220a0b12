import { u16, u32 } from '../bytes';
import { DamagedImage, type Mode } from '../header';
import type { Gatherer } from '../metadata/gather';
import { pictureHeader, type Read } from './read';

/** Colour modes of Photoshop (its file format specification) by Pillow's names, with their own channels. */
const MODES: Readonly<Record<number, readonly [mode: Mode, channels: number]>> = {
	0: ['1', 1],
	1: ['L', 1],
	2: ['P', 1],
	3: ['RGB', 3],
	4: ['CMYK', 4],
	8: ['L', 1],
	9: ['LAB', 3]
};

/** Header of a Photoshop file, and its image resources: EXIF, XMP, IPTC, a thumbnail, names. */
export function readPsd(bytes: Uint8Array, gatherer: Gatherer): Read {
	if (bytes.length < 26) throw new DamagedImage('no header');
	const channels = u16(bytes, 12, false);
	const [mode, own] = MODES[u16(bytes, 24, false)] ?? [null, channels];
	const header = pictureHeader(
		u32(bytes, 18, false),
		u32(bytes, 14, false),
		channels,
		u16(bytes, 22, false),
		channels > own
	);
	header.mode = mode === 'RGB' && channels > 3 ? 'RGBA' : mode;
	const resources = 30 + u32(bytes, 26, false);
	gatherer.photoshopBlock(bytes.subarray(resources + 4, resources + 4 + u32(bytes, resources, false)));
	if (resources + 4 > bytes.length || u32(bytes, resources, false) > bytes.length - resources - 4)
		gatherer.unreadBlock('data that could not be taken apart', 0);
	return { format: 'PSD', header };
}
