import { hasAscii } from '../bytes';
import type { Gatherer } from '../metadata/gather';
import { NAMES } from '../metadata/block-names';
import type { Box } from './isobmff';

/** The kinds of metadata that programs keep in a `uuid` box, by the first bytes of its number. */
const KINDS = [
	// XMP (ISO 16684-3), IPTC and EXIF as JPEG 2000 files have them, C2PA 2.1.
	['xmp', '\xbe\x7a\xcf\xcb'],
	['iptc', '\x33\xc7\xa4\xd2'],
	['exif', 'JpgTiffExif->JP2'],
	['c2pa', '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c']
] as const;

const kindOf = (bytes: Uint8Array, { body }: Box) => KINDS.find(([, number]) => hasAscii(bytes, body, number))?.[0];

/** Returns the name of the block that a `uuid` box is. */
export function uuidName(bytes: Uint8Array, box: Box): string {
	const kind = kindOf(bytes, box);
	return kind === undefined ? 'application data (uuid)' : NAMES[kind];
}

/** Reads the metadata of a `uuid` box; an unknown identifier is reported as unread. */
export function readUuid(bytes: Uint8Array, box: Box, gatherer: Gatherer): void {
	const length = box.end - box.start;
	const data = bytes.subarray(box.body + 16, box.end);
	const kind = kindOf(bytes, box);
	if (kind === undefined) gatherer.unreadBlock(uuidName(bytes, box), length);
	else if (kind === 'exif') gatherer.exifBlock(data, length);
	// Version and flags, a purpose that ends with a zero, and the place of a tree of hashes precede the store.
	else if (kind === 'c2pa') gatherer.block(kind, data.subarray(data.indexOf(0, 4) + 9));
	else gatherer.block(kind, data, length);
}
