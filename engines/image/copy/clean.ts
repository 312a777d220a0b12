import { hasAscii, u16, u32 } from '../bytes';
import { rawKind } from '../formats/raw';
import { DamagedImage, type Header } from '../header';
import { inspectImage } from '../inspect';
import type { Gathered } from '../metadata/gathered';
import { sniffFormat } from '../sniff';
import { copyBmp } from './bmp-copy';
import { copyJp2, copyJxl } from './box-copy';
import { copyGif, copyPng, copyWebp } from './chunk-copy';
import { copyHeif } from './heif-copy';
import { copyJpeg } from './jpeg-copy';
import type { Cleaned, Keep } from './keep';
import { copySvg } from './svg-copy';
import { copyTiff } from './tiff-copy';

export { LOOKS, type Coarse, type Keep } from './keep';

/** A copy that was read again, and what of the original's findings is still in it. */
export interface CleanCopy extends Cleaned {
	readonly findingsBefore: number;
	readonly findingsLeft: number;
	/** Whether the kept and the removed parts together are the whole original. */
	readonly isComplete: boolean;
	/** Blocks of the copy that were not understood. */
	readonly unreadLeft: readonly string[];
}

/**
 * A copy of a JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC, AVIF, JPEG XL, JPEG 2000 or SVG with only the kept metadata: pixels are copied byte for
 * byte. The same reader that lists the findings reads the copy again.
 *
 * @returns null for other formats, and for files that are too damaged to parse
 */
export function cleanCopy(bytes: Uint8Array, keep: Keep): CleanCopy | null {
	// Copiers never receive a file that the reader refuses as damaged.
	const before = lookAt(bytes);
	const cleaned = before && copyOf(bytes, keep);
	const after = cleaned && lookAt(cleaned.bytes);
	if (!after || after.look !== before.look) return null;
	const removed = cleaned.removed.reduce((sum, { bytes: length }) => sum + length, 0);
	return {
		...cleaned,
		findingsBefore: before.gathered.findings.length,
		findingsLeft: after.gathered.findings.length,
		isComplete: cleaned.kept + removed === bytes.length,
		unreadLeft: after.gathered.blocks.filter((block) => !block.read).map(({ name }) => name)
	};
}

function copyOf(bytes: Uint8Array, keep: Keep): Cleaned | null {
	switch (sniffFormat(bytes)) {
		case 'JPEG':
			return copyJpeg(bytes, keep);
		case 'PNG':
			return copyPng(bytes, keep);
		case 'WEBP':
			return copyWebp(bytes, keep);
		case 'GIF':
			return copyGif(bytes, keep);
		case 'TIFF':
			// Programs that develop a raw need what its maker noted.
			return rawKind(bytes) === null ? copyTiff(bytes, keep) : null;
		case 'BMP':
			return copyBmp(bytes, keep);
		default:
			if (hasAscii(bytes, 4, 'JXL ') || u16(bytes, 0, false) === 0xff0a) return copyJxl(bytes, keep);
			if (hasAscii(bytes, 4, 'jP  ') || u32(bytes, 0, false) === 0xff4fff51) return copyJp2(bytes, keep);
			return hasAscii(bytes, 4, 'ftyp') ? copyHeif(bytes, keep) : copySvg(bytes, keep);
	}
}

/** Facts that must be equal in a copy (size, colours and pages), and all reported metadata. */
type Seen = { readonly look: string; readonly gathered: Gathered };

/** Reads a file as the API does. Null for one too damaged to be read. */
export function lookAt(bytes: Uint8Array): Seen | null {
	try {
		const read = inspectImage(bytes);
		return read && { look: lookOf(read.header, read.format === 'JPEG'), gathered: read.gathered };
	} catch (error) {
		if (error instanceof DamagedImage) return null;
		throw error;
	}
}

/** Of a JPEG the pictures behind it are counted, which may go. */
const lookOf = (
	{ width, height, mode, frames }: Pick<Header, 'width' | 'height' | 'mode' | 'frames'>,
	isOne: boolean
) => [width, height, mode, isOne ? 1 : frames].join(' ');
