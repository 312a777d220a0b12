import { concat } from '../kit/bytes';
import { hasAscii, latin1, u16 } from './bytes';
import { DamagedImage, emptyHeader, type Header } from './header';
import { Pieces, type PieceKind, type Walk } from './pieces/piece';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const BLOCKS: ReadonlySet<number> = new Set([EXTENSION, IMAGE, TRAILER]);
const [PLAIN_TEXT, GRAPHIC_CONTROL, COMMENT, APPLICATION] = [0x01, 0xf9, 0xfe, 0xff];
const HUNDREDTH_MS = 10;
/** Blocks and parts of them that are stepped over: 25 MB of full ones are a hundred thousand. */
const MAX_STEPS = 500_000;

type ColorTable = { readonly start: number; readonly colors: number };

/** Application extensions by their eleven letters; those that an animation needs are the picture's. */
const APPLICATIONS: readonly (readonly [name: string, kind: PieceKind])[] = [
	['NETSCAPE2.0', 'picture'],
	['ANIMEXTS1.0', 'picture'],
	['ICCRGBG1012', 'icc'],
	['XMP DataXMP', 'xmp'],
	['C2PA_GIF', 'c2pa']
];

/** Frames and pieces of a GIF89a, at most `MAX_STEPS` steps. The size is the screen's, or a larger first frame's. */
export function walkGif(bytes: Uint8Array): Walk {
	if (bytes.length < 13) throw new DamagedImage('no screen descriptor');
	const header = emptyHeader();
	header.width = u16(bytes, 6, true);
	header.height = u16(bytes, 8, true);
	const screenTable = colorTable(bytes[10] ?? 0, 13);
	header.bitDepth = ((bytes[10] ?? 0) & 7) + 1;
	let frames = 0;
	let durationMs = 0;
	let complete = false;
	let at = screenTable ? 13 + 3 * screenTable.colors : 13;
	const steps = new Steps();
	const pieces = new Pieces(bytes.length);
	while (at < bytes.length && steps.take()) {
		const start = at;
		const block = bytes[at++];
		if (block === TRAILER) {
			complete = true;
			break;
		}
		if (block === EXTENSION) {
			const label = bytes[at++] ?? 0;
			if (label === GRAPHIC_CONTROL && (bytes[at] ?? 0) >= 4 && at + 4 < bytes.length) {
				if (frames === 0 && (bytes[at + 1] ?? 0) & 1) header.hasAlpha = true;
				durationMs += u16(bytes, at + 2, true) * HUNDREDTH_MS;
			} else if (label === APPLICATION && isLoop(bytes, at)) header.loop ??= u16(bytes, at + 14, true);
			const end = steps.afterSubBlocks(bytes, at);
			if (pieces.open) {
				const [kind, head, name] = kindOf(bytes, label, at);
				pieces.add('picture', start);
				pieces.add(kind, end, at + head, end - 1, name);
			}
			at = end;
		} else if (block === IMAGE) {
			if (at + 9 > bytes.length) break;
			const ownTable = colorTable(bytes[at + 8] ?? 0, at + 9);
			if (frames === 0) readFirstFrame(bytes, at, ownTable ?? screenTable, header);
			frames++;
			// One byte of code size follows the table.
			at = steps.afterSubBlocks(bytes, at + 10 + (ownTable ? 3 * ownTable.colors : 0));
		} else {
			while (at < bytes.length && !BLOCKS.has(bytes[at] ?? 0)) at++;
			if (pieces.open && at < bytes.length) {
				pieces.add('picture', start);
				pieces.add('application', at, start, at, 'between blocks');
			}
		}
	}
	if (frames === 0) header.warnings.push('file: has no frame');
	header.frames = Math.max(1, frames);
	header.isAnimated = frames > 1;
	if (header.isAnimated) header.durationMs = durationMs;
	else header.loop = null;
	if (steps.exhausted) header.warnings.push(`file: has more than ${MAX_STEPS} blocks; what follows them was not read`);
	else if (!complete) header.warnings.push('file: ends before the end of the picture');
	if (!pieces.open || steps.exhausted) return { header, pieces: pieces.finish('rest') };
	pieces.add('picture', at);
	return { header, pieces: pieces.finish(complete ? 'trailing' : 'picture') };
}

function kindOf(bytes: Uint8Array, label: number, at: number): readonly [PieceKind, number, string?] {
	if (label === COMMENT) return ['comment', 0];
	if (label === PLAIN_TEXT) return ['text', 13, 'plain text'];
	if (label !== APPLICATION) return ['picture', 0];
	for (const [name, kind] of APPLICATIONS) if (hasAscii(bytes, at + 1, name)) return [kind, 12];
	const name = latin1(bytes, at + 1, 11).replace(/[^\x20-\x7e]/g, ' ');
	return ['application', 12, name.trim()];
}

const colorTable = (flags: number, start: number): ColorTable | null =>
	flags & 0x80 ? { start, colors: 2 << (flags & 7) } : null;

function readFirstFrame(bytes: Uint8Array, at: number, table: ColorTable | null, header: Header): void {
	header.width = Math.max(header.width, u16(bytes, at, true) + u16(bytes, at + 4, true));
	header.height = Math.max(header.height, u16(bytes, at + 2, true) + u16(bytes, at + 6, true));
	header.mode = table && !isGreyRamp(bytes, table) ? 'P' : 'L';
	if (table) header.bitDepth = Math.log2(table.colors);
}

/** Whether colour i is the grey i all along: then the indices are brightness, and Pillow calls it L. */
function isGreyRamp(bytes: Uint8Array, { start, colors }: ColorTable): boolean {
	for (let i = 0; i < colors * 3; i++) if (bytes[start + i] !== Math.floor(i / 3)) return false;
	return true;
}

/** Whether an application's block has the rounds of the animation. */
const isLoop = (bytes: Uint8Array, at: number) =>
	hasAscii(bytes, at, '\x0bNETSCAPE2.0') && bytes[at + 13] === 1 && (bytes[at + 12] ?? 0) >= 3;

class Steps {
	/** Keeps V8 from discarding compiled code, as `Gatherer.alive` does. */
	static readonly alive = new Steps();
	private left = MAX_STEPS;

	get exhausted(): boolean {
		return this.left <= 0;
	}

	/** Takes a step; false when the budget is spent. */
	take(): boolean {
		return this.left-- > 0;
	}

	/** Where the sub-blocks that begin at `start` end, within the file. */
	afterSubBlocks(bytes: Uint8Array, start: number): number {
		let at = start;
		while (at < bytes.length && this.take()) {
			const length = bytes[at++] ?? 0;
			if (length === 0) break;
			at += length;
		}
		return Math.min(at, bytes.length);
	}
}

/** The content of sub-blocks that begin at `start`, at most `limit` bytes of it. */
export function joinSubBlocks(bytes: Uint8Array, start: number, limit: number): Uint8Array<ArrayBuffer> {
	const parts: Uint8Array[] = [];
	let total = 0;
	for (let at = start; at < bytes.length && total < limit;) {
		const length = bytes[at] ?? 0;
		if (length === 0) break;
		parts.push(bytes.subarray(at + 1, at + 1 + length));
		total += length;
		at += 1 + length;
	}
	return concat(parts);
}
