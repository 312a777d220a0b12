import type { ExifValue } from '../exif';
import { emptyHeader, type Format, type Header } from '../header';
import type { OtherFormat } from './names';

/** Result of a walker: the header, beside the filled gatherer. */
export interface Read {
	readonly format: Format | OtherFormat;
	readonly header: Header;
	/** Pixels that are shown before the orientation is applied, where fewer than are stored. */
	readonly shown?: readonly [width: number, height: number] | null;
	/** EXIF orientation that says the same as the file's own turning and mirroring. */
	readonly orientation?: number | null;
	readonly exif?: Readonly<Record<string, ExifValue>>;
}

/** A header of a picture of `channels` × `bits`. */
export function pictureHeader(width: number, height: number, channels = 3, bits = 8, hasAlpha = false): Header {
	const header = emptyHeader();
	header.width = width;
	header.height = height;
	header.bitDepth = bits;
	header.channels = channels;
	header.hasAlpha = hasAlpha;
	header.mode =
		channels === 1 ? 'L' : channels === 2 ? 'LA' : channels === 4 && hasAlpha ? 'RGBA' : channels === 3 ? 'RGB' : null;
	return header;
}

/** Orientations of EXIF by the degrees clockwise by which raws say that they are to be turned. */
export const CLOCKWISE: Readonly<Record<number, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 };
