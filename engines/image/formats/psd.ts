import { decodeText, i16, u16, u32, u64 } from '../bytes';
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
	gatherer.block('photoshop', bytes.subarray(resources + 4, resources + 4 + u32(bytes, resources, false)));
	if (resources + 4 > bytes.length || u32(bytes, resources, false) > bytes.length - resources - 4)
		gatherer.unreadBlock('data that could not be taken apart', 0);
	readLayers(bytes, resources + 4 + u32(bytes, resources, false), gatherer);
	return { format: 'PSD', header };
}

const MAX_LAYERS = 1000;
const [MAX_NAMED, FIXED] = [100, 18];
/** As Photoshop names them itself. */
const USUAL =
	/^(?:background|(?:layer|group|color fill|curves|levels) \d+(?: copy(?: \d+)?)?|<\/layer (?:set|group)>)$/i;

/** Names of layers, which people choose; other layer data are reported as unread. */
function readLayers(bytes: Uint8Array, start: number, gatherer: Gatherer): void {
	const wide = u16(bytes, 4, false) === 2;
	const size = wide ? 8 : 4;
	const length = wide ? u64(bytes, start, false) : u32(bytes, start, false);
	const end = Math.min(bytes.length, start + size + length);
	if (end <= start + size) return;
	gatherer.unreadBlock('layers', end - start - size);
	const count = Math.min(MAX_LAYERS, Math.abs(i16(bytes, start + 2 * size, false)));
	const names = new Set<string>();
	for (let i = 0, at = start + 2 * size + 2; i < count && at + FIXED < end && names.size < MAX_NAMED; i++) {
		at += FIXED + (2 + size) * u16(bytes, at + 16, false) + 12;
		const next = at + 4 + u32(bytes, at, false);
		const ranges = at + 8 + u32(bytes, at + 4, false);
		const name = ranges + 4 + u32(bytes, ranges, false);
		if (name < next) names.add(decodeText(bytes.subarray(name + 1, Math.min(next, name + 1 + (bytes[name] ?? 0)))));
		at = next;
	}
	for (const name of names) if (!USUAL.test(name)) gatherer.sayWords('layer name', name);
}
