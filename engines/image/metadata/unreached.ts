import type { Gathered } from './gathered';

/** Bytes at each end of a file that are searched: of a picture of the six formats, and of others. */
const [STRETCH, LONG_STRETCH] = [16_384, 1 << 20];

/**
 * Signatures of metadata, too long to occur among pixels by chance, and the name of the block in which a reader
 * finds them: EXIF, maker notes, XMP, IPTC in Photoshop's resources, C2PA.
 */
const WORDS: readonly (readonly [word: string, block: string])[] = [
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

/** A moment as EXIF writes it, and a place as films do: remains of a directory without a reference. */
const VALUES = [/(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d/, /[+-]\d\d\.\d{3,8}[+-]\d{3}\.\d{3}/];

const NAME = 'metadata that nothing leads to';
/** One letter a byte. */
const letters = new TextDecoder('latin1');

/**
 * Returns the report, with unread blocks added when it is clear and complete while signatures of metadata lie near an end of the
 * file in bytes that no reader reached: a damaged reference leads to them, or they lie in an unusual place.
 *
 * @param kind whether pixels fill the middle of the file, metadata may lie far from its ends, or all of it is text that was read
 */
export function withUnreached(
	gathered: Gathered,
	bytes: Uint8Array,
	kind: 'six' | 'other' | 'text' = 'other'
): Gathered {
	const { findings, blocks } = gathered;
	if (kind === 'text' || findings.length > 0 || blocks.some(({ read }) => !read)) return gathered;
	// Blanks that a clean copy leaves are blocks with nothing in them.
	const known = new Set(
		blocks.filter(({ bytes: length }) => length > 0).map(({ name }) => (name === 'extended XMP' ? 'XMP' : name))
	);
	const words = WORDS.filter(([, block]) => !known.has(block));
	const length = kind === 'six' ? STRETCH : LONG_STRETCH;
	const parts = bytes.length <= 2 * length ? [bytes] : [bytes.subarray(0, length), bytes.subarray(-length)];
	const texts = parts.map((part) => letters.decode(part));
	const word = words.find(([each]) => texts.some((text) => text.includes(each)))?.[0];
	const value =
		kind === 'other' ? VALUES.flatMap((pattern) => texts.flatMap((text) => pattern.exec(text) ?? []))[0] : undefined;
	const found = word ?? value;
	if (found === undefined) return gathered;
	return { ...gathered, blocks: [...blocks, { name: NAME, bytes: found.length, read: false, carries: [] }] };
}
