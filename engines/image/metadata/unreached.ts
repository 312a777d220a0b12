import { latin1 } from '../bytes';
import type { Gathered } from './gathered';

/** Of a file at a time, so that no second copy of it is made as text. */
const STRETCH = 65_000;
/** Longer than any of the marks, which may lie over the end of a stretch. */
const OVERLAP = 40;

/**
 * What metadata begin with or hold, too long to stand among pixels by chance, and the block that has them where a reader
 * found them: EXIF, maker notes, XMP, IPTC in Photoshop's resources, C2PA.
 */
const WORDS: readonly (readonly [mark: string, block: string])[] = [
	['Exif\0\0', 'EXIF'],
	['JpgTiffExif', 'EXIF'],
	['Nikon\0\x02', 'maker notes'],
	['OLYMPUS\0', 'maker notes'],
	['Apple iOS\0', 'maker notes'],
	['Panasonic\0', 'maker notes'],
	['xmpmeta', 'XMP'],
	['/1999/02/22-rdf', 'XMP'],
	['8BIM\x04\x04', 'Photoshop data'],
	['c2pa.claim', 'content credentials (C2PA)']
];
/** A moment as EXIF writes it, a place as films do (ISO 6709). */
const NUMBERS = /(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d|[+-]\d{2}\.\d{3,8}[+-]\d{3}\.\d{3,8}/;

const NAME = 'metadata that nothing leads to';

/**
 * The same, unless it says that nothing tells and nothing is unread while marks of metadata stand in the file that no reader
 * came to: what leads to them is damaged, or they are where nobody looks. They are told as unread.
 *
 * @param isAnywhere whether they may stand anywhere in the file, not only near its start and end
 */
export function withUnreached(gathered: Gathered, bytes: Uint8Array, isAnywhere = true): Gathered {
	const { findings, blocks } = gathered;
	if (findings.length > 0 || blocks.some(({ read }) => !read)) return gathered;
	// Blanks that a clean copy leaves are blocks with nothing in them.
	const known = new Set(
		blocks.filter(({ bytes: length }) => length > 0).map(({ name }) => (name === 'extended XMP' ? 'XMP' : name))
	);
	const marks = WORDS.filter(([, block]) => !known.has(block)).map(([mark]) => mark);
	const length =
		isAnywhere || bytes.length <= 2 * STRETCH
			? markIn(bytes, marks)
			: markIn(bytes.subarray(0, STRETCH), marks) || markIn(bytes.subarray(-STRETCH), marks);
	if (length === 0) return gathered;
	return { ...gathered, blocks: [...blocks, { name: NAME, bytes: length, read: false, carries: [] }] };
}

/** Length of the first mark that is met, 0 where there is none. */
function markIn(bytes: Uint8Array, marks: readonly string[]): number {
	for (let at = 0; at < bytes.length; at += STRETCH) {
		const text = latin1(bytes, at, Math.min(STRETCH + OVERLAP, bytes.length - at));
		const found = marks.find((mark) => text.includes(mark)) ?? NUMBERS.exec(text)?.[0];
		if (found !== undefined) return found.length;
	}
	return 0;
}
