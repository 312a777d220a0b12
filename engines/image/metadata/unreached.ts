import { hasAscii, latin1 } from '../bytes';
import type { Gathered } from './gathered';

/** Bytes at each end of a file that are searched: of a picture of the six formats, and of others. */
const [STRETCH, LONG_STRETCH] = [8192, 1 << 17];

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

/** Letters of each word that the search compares first: with more they would have zeros, which are frequent. */
const HEAD = 4;
/** How far the search may move on by the byte under the last letter of a head (Horspool 1980, for several words). */
const STEPS = new Uint8Array(256).fill(HEAD);
for (const [word] of WORDS)
	for (let i = 0; i < HEAD; i++) STEPS[word.charCodeAt(i)] = Math.min(STEPS[word.charCodeAt(i)] ?? HEAD, HEAD - 1 - i);

/** A moment as EXIF writes it, and a place as films do: remains of a directory without a reference. */
const MOMENT = /^(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d/;
const PLACE = /^[+-]\d\d\.\d{3,8}[+-]\d{3}\.\d{3}/;
const LONGEST_VALUE = 24;
const [COLON, POINT, BLANK, PLUS, MINUS] = [0x3a, 0x2e, 0x20, 0x2b, 0x2d];

const NAME = 'metadata that nothing leads to';

/** Returns the first of the words within `start` to `end`, or null. Looks at one byte in some four. */
function wordBetween(bytes: Uint8Array, start: number, end: number, words: typeof WORDS): string | null {
	for (let at = start + HEAD - 1; at < end;) {
		const step = STEPS[bytes[at] ?? 0] ?? HEAD;
		if (step === 0) {
			const found = words.find(([word]) => hasAscii(bytes, at + 1 - HEAD, word));
			if (found) return found[0];
		}
		at += Math.max(1, step);
	}
	return null;
}

/** Returns the first moment or place within `start` to `end`, or null. Looks around colons and points only. */
function valueBetween(bytes: Uint8Array, start: number, end: number): string | null {
	const part = bytes.subarray(start, end);
	const isMoment = (at: number) =>
		part[at + 3] === COLON && part[at + 6] === BLANK && part[at + 9] === COLON && part[at + 12] === COLON;
	const isPlace = (at: number) => part[at - 3] === PLUS || part[at - 3] === MINUS;
	return valueAround(part, COLON, 4, isMoment, MOMENT) ?? valueAround(part, POINT, 3, isPlace, PLACE);
}

/** Returns the first text of a pattern that has the byte `mark` behind `before` others. */
function valueAround(
	part: Uint8Array,
	mark: number,
	before: number,
	isLikely: (at: number) => boolean,
	pattern: RegExp
): string | null {
	for (let at = part.indexOf(mark, before); at !== -1; at = part.indexOf(mark, at + 1)) {
		const found = isLikely(at) ? pattern.exec(latin1(part, at - before, LONGEST_VALUE))?.[0] : undefined;
		if (found !== undefined) return found;
	}
	return null;
}

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
	const ends =
		bytes.length <= 2 * length
			? ([[0, bytes.length]] as const)
			: ([
					[0, length],
					[bytes.length - length, bytes.length]
				] as const);
	const [found = null] = ends.flatMap(
		([start, end]) =>
			wordBetween(bytes, start, end, words) ?? (kind === 'other' ? valueBetween(bytes, start, end) : null) ?? []
	);
	if (found === null) return gathered;
	return { ...gathered, blocks: [...blocks, { name: NAME, bytes: found.length, read: false, carries: [] }] };
}
