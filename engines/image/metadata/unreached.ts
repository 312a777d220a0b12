import { hasAscii, latin1 } from '../bytes';
import type { Gathered } from './gathered';

/** Bytes at each end of a file that are searched: where a walk took all of it apart, and where metadata may lie far from its ends. */
const [STRETCH, LONG_STRETCH] = [8192, 1 << 17];

/** Signatures of metadata and the block in which a reader finds them: EXIF, maker notes, XMP, IPTC, C2PA. */
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

/** The search looks at every fourth pair of bytes: each word, and each figure below, contains one of its first four pairs there. */
const STRIDE = 4;
/** Letters of a moment as EXIF writes it and of a place as films do: remains of a directory without a reference. */
const FIGURES = '0123456789:+-. ';
const VALUE = /(?:19|20)\d\d:[01]\d:[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d|[+-]\d\d\.\d{3,8}[+-]\d{3}\.\d{3}/;
const SHORTEST_VALUE = 15;

const FIGURE_BYTES = new Uint8Array(256);
/** Words by the pairs of bytes in them, and where in the word a pair is. */
const PAIRS = new Map<number, readonly (readonly [word: string, block: string, at: number])[]>();
/** A bit for each pair of bytes that occurs in a word or a figure: 8 KB, so that most bytes cost one look. */
const LIKELY = new Uint8Array(1 << 13);
const mark = (pair: number) => (LIKELY[pair >> 3] = (LIKELY[pair >> 3] ?? 0) | (1 << (pair & 7)));
for (const [word, block] of WORDS)
	for (let at = 0; at < STRIDE; at++) {
		const pair = (word.charCodeAt(at) << 8) | word.charCodeAt(at + 1);
		PAIRS.set(pair, [...(PAIRS.get(pair) ?? []), [word, block, at]]);
		mark(pair);
	}
for (const first of FIGURES) {
	FIGURE_BYTES[first.charCodeAt(0)] = 1;
	for (const second of FIGURES) mark((first.charCodeAt(0) << 8) | second.charCodeAt(0));
}

const NAME = 'metadata that nothing leads to';

/** Returns the first word of an unread block within `start` to `end`, or the first moment or place; else null. */
function remains(bytes: Uint8Array, start: number, end: number, read: ReadonlySet<string>): string | null {
	let looked = start;
	for (let at = start; at + 1 < end; at += STRIDE) {
		const first = bytes[at] ?? 0;
		const second = bytes[at + 1] ?? 0;
		const pair = (first << 8) | second;
		if (((LIKELY[pair >> 3] ?? 0) & (1 << (pair & 7))) === 0) continue;
		for (const [word, block, within] of PAIRS.get(pair) ?? [])
			if (!read.has(block) && at - within >= start && hasAscii(bytes, at - within, word)) return word;
		if (at < looked || FIGURE_BYTES[first] === 0 || FIGURE_BYTES[second] === 0) continue;
		let from = at;
		while (from > start && FIGURE_BYTES[bytes[from - 1] ?? 0] === 1) from--;
		looked = at;
		while (looked < end && FIGURE_BYTES[bytes[looked] ?? 0] === 1) looked++;
		if (looked - from < SHORTEST_VALUE) continue;
		const found = VALUE.exec(latin1(bytes, from, looked - from))?.[0];
		if (found !== undefined) return found;
	}
	return null;
}

/** Returns the report, with an unread block added where signatures lie near the file's end in unread bytes. */
export function withUnreached(
	gathered: Gathered,
	bytes: Uint8Array,
	isWalked: boolean,
	[pixels, behind]: readonly [start: number, end: number]
): Gathered {
	const { findings, blocks } = gathered;
	if (findings.length > 0 || blocks.some(({ read }) => !read)) return gathered;
	// Blanks that a clean copy leaves are blocks with nothing in them.
	const known = new Set(
		blocks.filter(({ bytes: length }) => length > 0).map(({ name }) => (name === 'extended XMP' ? 'XMP' : name))
	);
	const { length } = bytes;
	const stretch = Math.min(isWalked ? STRETCH : LONG_STRETCH, length);
	for (const [start, end] of [
		[0, stretch],
		[Math.max(stretch, length - stretch), length]
	] as const) {
		const found =
			remains(bytes, start, Math.min(end, pixels), known) ?? remains(bytes, Math.max(start, behind), end, known);
		if (found !== null)
			return { ...gathered, blocks: [...blocks, { name: NAME, bytes: found.length, read: false, carries: [] }] };
	}
	return gathered;
}
