import { decodeText, decodeUtf16, hasAscii, u16, u32 } from '../bytes';

type BlockKind = 'iptc' | 'icc' | 'exif' | 'xmp';

/** What Photoshop keeps beside a picture: blocks of other kinds, a thumbnail, and names. */
export interface Photoshop {
	readonly blocks: readonly (readonly [kind: BlockKind, data: Uint8Array])[];
	readonly thumbnails: readonly { readonly width: number; readonly height: number; readonly bytes: number }[];
	readonly words: readonly (readonly [name: string, text: string])[];
	readonly unknown: number;
}

const KINDS: Readonly<Record<number, BlockKind>> = {
	0x0404: 'iptc',
	0x040f: 'icc',
	0x0422: 'exif',
	0x0424: 'xmp'
};
const SIGNATURES = ['8BIM', 'MeSa', 'PHUT', 'AgHg', 'DCSR'];
const MAX_RESOURCES = 1000;
const MAX_TEXT = 1024;

/** Resources of numbers, colours, grids and print settings: they are not personal. */
const SILENT: ReadonlySet<number> = new Set([
	0x03e8, 0x03e9, 0x03eb, 0x03ed, 0x03ef, 0x03f0, 0x03f1, 0x03f2, 0x03f3, 0x03f4, 0x03f5, 0x03f6, 0x03f7, 0x03f8,
	0x03f9, 0x03fa, 0x03fb, 0x03fc, 0x03fd, 0x03fe, 0x03ff, 0x0400, 0x0401, 0x0402, 0x0403, 0x0405, 0x0406, 0x0407,
	0x0408, 0x040a, 0x040d, 0x040e, 0x0410, 0x0411, 0x0412, 0x0413, 0x0414, 0x0416, 0x0417, 0x0419, 0x041b, 0x041c,
	0x041d, 0x041f, 0x0420, 0x0423, 0x0425, 0x0426, 0x0427, 0x0428, 0x042a, 0x042b, 0x042d, 0x042f, 0x0430, 0x0432,
	0x0433, 0x0434, 0x0435, 0x0436, 0x0437, 0x0438, 0x0439, 0x043a, 0x043b, 0x043c, 0x043d, 0x043e, 0x043f, 0x0440, 0x2710
]);

/** The image resources of Photoshop (its file format specification, "Image resources"). */
export function readPhotoshop(block: Uint8Array): Photoshop {
	const blocks: [BlockKind, Uint8Array][] = [];
	const thumbnails: { width: number; height: number; bytes: number }[] = [];
	const words: [string, string][] = [];
	let unknown = 0;
	let at = 0;
	let count = 0;
	while (at + 12 <= block.length && count++ < MAX_RESOURCES) {
		if (!SIGNATURES.some((word) => hasAscii(block, at, word))) break;
		const id = u16(block, at + 4, false);
		const nameLength = block[at + 6] ?? 0;
		const sizeAt = at + 6 + ((nameLength + 2) & ~1);
		const start = sizeAt + 4;
		const end = Math.min(block.length, start + u32(block, sizeAt, false));
		const data = block.subarray(start, end);
		const say = (name: string, text: string) => {
			if (text !== '') words.push([name, text.slice(0, MAX_TEXT)]);
		};
		if (nameLength > 0 && (id < 0x07d0 || id > 0x0bb6))
			say('resource name', decodeText(block.subarray(at + 7, at + 7 + nameLength)));
		const kind = KINDS[id];
		if (kind) blocks.push([kind, data]);
		else if (id === 0x0409 || id === 0x040c)
			thumbnails.push({ width: u32(data, 4, false), height: u32(data, 8, false), bytes: data.length });
		else if (id === 0x040b) say('URL', decodeText(data));
		else if (id === 0x041e) for (const text of urls(data)) say('URL list', text);
		else if (id === 0x041a) for (const text of sliceNames(data)) say('slice', text);
		else if (id === 0x0421) for (const text of programs(data)) say('program', text);
		else if (id === 0x0415) say('channels', counted(data));
		else if (id === 0x03ee) say('channels', pascals(data));
		else if (id >= 0x07d0 && id <= 0x0bb6) say('path', decodeText(block.subarray(at + 7, at + 7 + nameLength)));
		else if (id === 0x0bb7) say('clipping path', pascals(data));
		else if (!SILENT.has(id) && data.length > 4) unknown += data.length;
		// One that is longer than the block has others in it, or its length is damaged.
		if (u32(block, sizeAt, false) > end - start) unknown += end - at;
		at = start + ((end - start + 1) & ~1);
	}
	if (at < block.length && block.subarray(at).some((byte) => byte !== 0)) unknown += block.length - at;
	return { blocks, thumbnails, words, unknown };
}

/** A length of 32 bits, then as many characters of UTF-16; gives the text and where it ends. */
function unicode(data: Uint8Array, at: number): { readonly text: string; readonly end: number } {
	const length = Math.min(u32(data, at, false), MAX_TEXT);
	return { text: decodeUtf16(data.subarray(at + 4, at + 4 + 2 * length), false), end: at + 4 + 2 * length };
}

/** One after the other, as long as they last. */
function counted(data: Uint8Array): string {
	const texts: string[] = [];
	for (let at = 0; at + 4 <= data.length && texts.length < 64;) {
		const { text, end } = unicode(data, at);
		if (text !== '') texts.push(text);
		at = end;
	}
	return texts.join(', ');
}

function pascals(data: Uint8Array): string {
	const texts: string[] = [];
	for (let at = 0; at < data.length && texts.length < 64; at += 1 + (data[at] ?? 0))
		texts.push(decodeText(data.subarray(at + 1, at + 1 + (data[at] ?? 0))));
	return texts.filter((text) => text !== '').join(', ');
}

/** Version 6: the bounds, the name of the group, the slices; later ones keep it in a descriptor of which the name is read. */
const sliceNames = (data: Uint8Array): string[] =>
	u32(data, 0, false) === 6 ? [unicode(data, 20).text] : descriptorTexts(data);

const T = 0x54;

/** Every `TEXT` value of a descriptor. */
function descriptorTexts(data: Uint8Array): string[] {
	const texts: string[] = [];
	for (let at = data.indexOf(T); at !== -1 && texts.length < 16; at = data.indexOf(T, at + 1))
		if (hasAscii(data, at, 'TEXT')) texts.push(unicode(data, at + 4).text);
	return texts.filter((text) => text !== '');
}

function programs(data: Uint8Array): string[] {
	const writer = unicode(data, 5);
	return [...new Set([writer.text, unicode(data, writer.end).text])];
}

function urls(data: Uint8Array): string[] {
	const texts: string[] = [];
	let at = 4;
	for (let i = Math.min(u32(data, 0, false), 64); i > 0 && at + 12 <= data.length; i--) {
		const { text, end } = unicode(data, at + 8);
		texts.push(text);
		at = end;
	}
	return texts;
}
