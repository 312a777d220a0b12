import { decodeText, latin1, u16, u32 } from '../bytes';
import { DamagedImage } from '../header';
import type { Gatherer } from '../metadata/gather';
import { boxAt, boxesIn, type Box } from './isobmff';
import { pictureHeader, type Read } from './read';
import { readUuid } from './uuid-box';

const STRUCTURE: ReadonlySet<string> = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c', 'rreq']);

/** JPEG 2000 (ISO/IEC 15444-1): the boxes of JP2 and JPX, or a bare codestream. */
export function readJp2(bytes: Uint8Array, gatherer: Gatherer): Read {
	if (u32(bytes, 0, false) === 0xff4fff51) {
		comments(bytes, 0, gatherer);
		return fromCodestream(bytes, 0);
	}
	const boxes = boxesIn(bytes, 0, bytes.length);
	for (const box of boxes) metadata(bytes, box, gatherer);
	const heads = boxes.find(({ type }) => type === 'jp2h');
	const head = heads ? boxAt(bytes, heads, 'ihdr') : null;
	const stream = boxes.find(({ type }) => type === 'jp2c');
	if (stream) comments(bytes, stream.body, gatherer);
	if (!head) {
		if (!stream) throw new DamagedImage('no image header');
		return fromCodestream(bytes, stream.body);
	}
	const colors = u16(bytes, head.body + 8, false);
	const bits = ((bytes[head.body + 10] ?? 7) & 0x7f) + 1;
	const header = pictureHeader(
		u32(bytes, head.body + 4, false),
		u32(bytes, head.body, false),
		colors,
		bits,
		colors === 2 || colors === 4
	);
	const color = heads ? boxAt(bytes, heads, 'colr') : null;
	if (color && bytes[color.body] === 2) gatherer.block('icc', bytes.subarray(color.body + 3, color.end));
	return { format: 'JP2', header };
}

/** SIZ (15444-1, A.5.1): the reference grid less its offset. */
function fromCodestream(bytes: Uint8Array, start: number): Read {
	const at = start + 8;
	if (u16(bytes, start + 2, false) !== 0xff51) throw new DamagedImage('no size in its codestream');
	const width = u32(bytes, at, false) - u32(bytes, at + 8, false);
	const height = u32(bytes, at + 4, false) - u32(bytes, at + 12, false);
	const colors = u16(bytes, at + 32, false);
	return {
		format: 'JP2',
		header: pictureHeader(width, height, colors, ((bytes[at + 34] ?? 7) & 0x7f) + 1, colors === 2 || colors === 4)
	};
}

/** Segments before the first tile that are looked at, and comments among them; encoders write a dozen and two. */
const [MAX_SEGMENTS, MAX_COMMENTS] = [1000, 32];
const [COMMENT, START_OF_TILE] = [0xff64, 0xff90];

/** Comments in the head of a codestream (15444-1, A.9.2): text where their registration says 1, else bytes. */
function comments(bytes: Uint8Array, start: number, gatherer: Gatherer): void {
	let left = MAX_COMMENTS;
	for (let at = start + 2, count = 0; at + 4 <= bytes.length && count < MAX_SEGMENTS; count++) {
		const marker = u16(bytes, at, false);
		if (marker < 0xff00 || marker === START_OF_TILE) return;
		const end = at + 2 + u16(bytes, at + 2, false);
		if (marker === COMMENT) {
			if (left-- > 0 && u16(bytes, at + 4, false) === 1)
				gatherer.sayWords('comment', decodeText(bytes.subarray(at + 6, end)));
			else gatherer.unreadBlock('comment', end - at);
		}
		at = end;
	}
}

function metadata(bytes: Uint8Array, box: Box, gatherer: Gatherer): void {
	const { type, start, body, end } = box;
	const length = end - start;
	if (STRUCTURE.has(type)) return;
	if (type === 'xml ') gatherer.block('xmp', bytes.subarray(body, end), length);
	else if (type === 'jumb') gatherer.block('c2pa', bytes.subarray(start, end));
	else if (type === 'uuid') readUuid(bytes, box, gatherer);
	else gatherer.unreadBlock(`application data (${latin1(bytes, start + 4, 4).trim()})`, length);
}
