import { hasAscii, latin1 } from '../bytes';
import type { Gathered } from './gathered';

/** Bytes at each end of a file that are searched: where a walk took all of it apart, and where metadata may lie far from its ends. */
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
/** Letters of a moment as EXIF writes it and of a place as films do: remains of a directory without a reference. */
const FIGURES = '0123456789:+-. ';
/**
 * By the byte under the last letter of a head: how far the search may move on (Horspool 1980, for several words), and a bit for
 * figures.
 */
const STEPS = new Uint8Array(256).fill(HEAD);
for (const [word] of WORDS)
	for (let i = 0; i < HEAD; i++) STEPS[word.charCodeAt(i)] = Math.min(STEPS[word.charCodeAt(i)] ?? HEAD, HEAD - 1 - i);
const FIGURE = 8;
for (const letter of FIGURES) STEPS[letter.charCodeAt(0)] = (STEPS[letter.charCodeAt(0)] ?? HEAD) | FIGURE;
const isFigure = (byte = 0) => ((STEPS[byte] ?? 0) & FIGURE) !== 0;

const VALUE = /(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d|[+-]\d\d\.\d{3,8}[+-]\d{3}\.\d{3}/;
const LONGEST_VALUE = 24;

const NAME = 'metadata that nothing leads to';

/** Returns the first of the words within `start` to `end`, or the first moment or place; else null. Looks at one byte in some four. */
function remains(bytes: Uint8Array, start: number, end: number, words: typeof WORDS): string | null {
	let looked = start;
	for (let at = start + HEAD - 1; at < end;) {
		const step = STEPS[bytes[at] ?? 0] ?? HEAD;
		if (step > 0 && step <= HEAD) {
			at += step;
			continue;
		}
		if ((step & ~FIGURE) === 0) for (const [word] of words) if (hasAscii(bytes, at + 1 - HEAD, word)) return word;
		if (at >= looked && isFigure(bytes[at]) && isFigure(bytes[at - 1])) {
			const first = Math.max(start, at - LONGEST_VALUE);
			looked = at;
			while (looked < end && isFigure(bytes[looked])) looked++;
			const found = VALUE.exec(latin1(bytes, first, looked - first))?.[0];
			if (found !== undefined) return found;
		}
		at += Math.max(1, step & ~FIGURE);
	}
	return null;
}

/**
 * Returns the report, with an unread block added when it is clear and complete while signatures of metadata lie near an end of the
 * file in bytes that no reader reached: a damaged reference leads to them, or they lie in an unusual place.
 */
export function withUnreached(gathered: Gathered, bytes: Uint8Array, isWalked: boolean): Gathered {
	const { findings, blocks } = gathered;
	if (findings.length > 0 || blocks.some(({ read }) => !read)) return gathered;
	// Blanks that a clean copy leaves are blocks with nothing in them.
	const known = new Set(
		blocks.filter(({ bytes: length }) => length > 0).map(({ name }) => (name === 'extended XMP' ? 'XMP' : name))
	);
	const words = WORDS.filter(([, block]) => !known.has(block));
	const stretch = isWalked ? STRETCH : LONG_STRETCH;
	const tail = Math.max(stretch, bytes.length - stretch);
	const found = remains(bytes, 0, Math.min(stretch, bytes.length), words) ?? remains(bytes, tail, bytes.length, words);
	if (found === null) return gathered;
	return { ...gathered, blocks: [...blocks, { name: NAME, bytes: found.length, read: false, carries: [] }] };
}
