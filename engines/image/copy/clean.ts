import { hasAscii } from '../bytes';
import { inspectOther } from '../formats/other';
import { DamagedImage } from '../header';
import { inspectImage } from '../inspect';
import { gather, type Gathered } from '../metadata/gather';
import { sniffFormat } from '../sniff';
import { copyGif, copyPng, copyWebp } from './chunk-copy';
import { copyHeif, copyTiff } from './in-place';
import { copyJpeg } from './jpeg-copy';
import type { Cleaned, Keep } from './keep';

export { LOOKS, type Keep } from './keep';

/** A copy that was read again, and what of the original's findings is still in it. */
export interface CleanCopy extends Cleaned {
	readonly findingsBefore: number;
	readonly findingsLeft: number;
	/** Whether what stays and what is removed are together the whole original. */
	readonly isComplete: boolean;
	/** Blocks of the copy that were not understood. */
	readonly unreadLeft: readonly string[];
}

/**
 * A copy of a JPEG, PNG, WebP, GIF, TIFF, HEIC or AVIF without the metadata that are not kept: pixels are copied byte for
 * byte. It is read again by the reader that found what it tells.
 *
 * @returns null for other formats, and for files too damaged to be taken apart
 */
export function cleanCopy(bytes: Uint8Array, keep: Keep): CleanCopy | null {
	const cleaned = copyOf(bytes, keep);
	const seen = look(bytes);
	if (!cleaned || seen === '' || look(cleaned.bytes) !== seen) return null;
	const [before, after] = [read(bytes), read(cleaned.bytes)];
	const removed = cleaned.removed.reduce((sum, { bytes: length }) => sum + length, 0);
	return {
		...cleaned,
		findingsBefore: before?.findings.length ?? 0,
		findingsLeft: after?.findings.length ?? 0,
		isComplete: cleaned.kept + removed === bytes.length,
		unreadLeft: (after?.blocks ?? []).filter((block) => !block.read).map(({ name }) => name)
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
			return copyTiff(bytes, keep);
		default:
			return hasAscii(bytes, 4, 'ftyp') ? copyHeif(bytes, keep) : null;
	}
}

/** Size, colours and pages: a copy of a damaged file that lost them is none. */
function look(bytes: Uint8Array): string {
	try {
		const six = inspectImage(bytes);
		const header = six ?? inspectOther(bytes)?.header;
		// Of a JPEG the pictures behind it are counted, which may go.
		return header
			? [header.width, header.height, header.mode, six?.format === 'JPEG' ? 1 : header.frames].join(' ')
			: '';
	} catch (error) {
		if (error instanceof DamagedImage) return '';
		throw error;
	}
}

function read(bytes: Uint8Array): Gathered | null {
	const format = sniffFormat(bytes);
	if (format) return gather(bytes, format);
	try {
		return inspectOther(bytes)?.gathered ?? null;
	} catch (error) {
		if (error instanceof DamagedImage) return null;
		throw error;
	}
}
