import { crc32 } from '../kit/crc32';
import { fourCc, hasAscii, latin1, u16, u32 } from './bytes';
import { DamagedImage, emptyHeader, MAX_CHUNKS, TOO_MANY_CHUNKS, type Header, type Mode } from './header';
import { Pieces, type PieceKind, type Walk } from './pieces/piece';

const [IHDR, IDAT, IEND] = [fourCc('IHDR'), fourCc('IDAT'), fourCc('IEND')];
const [ACTL, FCTL, PHYS, TRNS] = [fourCc('acTL'), fourCc('fcTL'), fourCc('pHYs'), fourCc('tRNS')];

const METRES_PER_INCH = 0.0254;
const SIGNATURE_LENGTH = 8;

/** PNG, 11.2.2: samples a pixel of each colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Chunks that determine the appearance of the picture. */
const PICTURE: ReadonlySet<number> = new Set(
	'CgBI IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP mDCV cLLI mDCv cLLi sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT oFFs'
		.split(' ')
		.map(fourCc)
);
const KINDS: ReadonlyMap<number, PieceKind> = new Map([
	[fourCc('eXIf'), 'exif'],
	[fourCc('zxIf'), 'application'],
	[fourCc('iCCP'), 'icc'],
	[fourCc('tEXt'), 'text'],
	[fourCc('zTXt'), 'text'],
	[fourCc('iTXt'), 'text'],
	[fourCc('tIME'), 'time'],
	[fourCc('caBX'), 'c2pa']
]);
const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/**
 * Header and pieces of a PNG or APNG (W3C PNG, third edition), a chunk each: one step for each chunk, at most `MAX_CHUNKS`, without
 * inflating any.
 *
 * An APNG has the frames of its acTL chunk, plus the default image where that is not the first frame.
 *
 * @throws DamagedImage without a header, unless it is only a part of another file
 */
export function walkPng(bytes: Uint8Array, isPart = false): Walk {
	const header = emptyHeader();
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', SIGNATURE_LENGTH);
	const animation = { chunks: 0, frames: 0, firstIsDefault: false, delayMs: 0 };
	let hasHeader = false;
	let hasData = false;
	let hasEnd = false;
	let at = SIGNATURE_LENGTH;
	let chunks = 0;
	for (; at + 8 <= bytes.length && !hasEnd && chunks < MAX_CHUNKS; chunks++) {
		const length = u32(bytes, at, false);
		const type = u32(bytes, at + 4, false);
		const start = at + 8;
		const end = Math.min(start + length, bytes.length);
		if (type === IHDR && !hasHeader && end - start >= 13) {
			hasHeader = true;
			readImageHeader(bytes, start, header);
			if (end + 4 <= bytes.length && crc32(bytes.subarray(at + 4, end)) !== u32(bytes, end, false))
				header.warnings.push('file: its header is damaged, the size may be wrong');
		} else if (type === IDAT) hasData = true;
		else if (type === IEND) hasEnd = true;
		else if (type === ACTL && !hasData && end - start >= 8) {
			animation.chunks++;
			animation.frames = u32(bytes, start, false);
			header.loop = u32(bytes, start + 4, false);
		} else if (type === FCTL && end - start >= 26) {
			if (!hasData) animation.firstIsDefault = true;
			animation.delayMs += delayMs(bytes, start);
		} else if (type === TRNS) header.hasAlpha = true;
		else if (type === PHYS && end - start >= 9 && bytes[start + 8] === 1)
			header.dpi = [u32(bytes, start, false) * METRES_PER_INCH, u32(bytes, start + 4, false) * METRES_PER_INCH];
		at = start + length + 4;
		if (at > bytes.length || !pieces.open) continue;
		const known = PICTURE.has(type) ? 'picture' : (KINDS.get(type) ?? 'application');
		const kind = known === 'text' && hasAscii(bytes, start, XMP_KEYWORD) ? 'xmp' : known;
		pieces.add(kind, at, start, at - 4, kind === 'picture' ? undefined : latin1(bytes, start - 4, 4));
	}
	if (!hasHeader && !isPart) throw new DamagedImage('no IHDR chunk');
	setAnimation(header, animation);
	if (chunks === MAX_CHUNKS && !hasEnd) header.warnings.push(TOO_MANY_CHUNKS);
	else if (!hasData) header.warnings.push('file: has no picture data');
	else if (!hasEnd) header.warnings.push('file: ends before the end of the picture');
	const isCut = !pieces.open || (chunks === MAX_CHUNKS && !hasEnd);
	const isWhole = hasEnd && at <= bytes.length;
	return { header, pieces: pieces.finish(isCut ? 'rest' : isWhole ? 'trailing' : 'picture') };
}

function readImageHeader(bytes: Uint8Array, start: number, header: Header): void {
	header.width = u32(bytes, start, false);
	header.height = u32(bytes, start + 4, false);
	header.bitDepth = bytes[start + 8] ?? 0;
	const colorType = bytes[start + 9] ?? 0;
	header.mode = modeOf(colorType, header.bitDepth);
	header.channels = CHANNELS[colorType] ?? 0;
	header.hasAlpha = colorType === 4 || colorType === 6;
	if (header.mode === null)
		header.warnings.push(`file: has an unknown colour type ${colorType} of ${header.bitDepth} bits`);
}

function modeOf(colorType: number, bits: number): Mode | null {
	const power = [1, 2, 4, 8, 16].includes(bits);
	if (colorType === 0 && power) return bits === 1 ? '1' : bits === 16 ? 'I;16' : 'L';
	if (colorType === 3 && power && bits < 16) return 'P';
	if (bits !== 8 && bits !== 16) return null;
	if (colorType === 2) return 'RGB';
	if (colorType === 4) return bits === 8 ? 'LA' : 'RGBA';
	return colorType === 6 ? 'RGBA' : null;
}

/** Delay of an fcTL chunk; a denominator of 0 means hundredths of a second. */
const delayMs = (bytes: Uint8Array, start: number): number =>
	(u16(bytes, start + 20, false) * 1000) / (u16(bytes, start + 22, false) || 100);

function setAnimation(
	header: Header,
	{
		chunks,
		frames,
		firstIsDefault,
		delayMs
	}: { chunks: number; frames: number; firstIsDefault: boolean; delayMs: number }
): void {
	// Two acTL chunks, or a count beyond the format's 31 bits: browsers and Pillow show the default image.
	if (chunks !== 1 || frames < 1 || frames >= 2 ** 31) {
		header.loop = null;
		return;
	}
	header.frames = firstIsDefault ? frames : frames + 1;
	header.isAnimated = header.frames > 1;
	if (header.isAnimated) header.durationMs = Math.round(delayMs);
}
