import type { Gathered } from './gathered';
import { findMark, momentMark, placeMark, wordMark, type Mark } from './marks';

/** Bytes at each end of a file that is not searched whole. */
const STRETCH = 65_000;

/**
 * What metadata begin with or hold, too long to stand among pixels by chance, and the block that has them where a reader
 * found them: EXIF, maker notes, XMP, IPTC in Photoshop's resources, C2PA.
 */
const WORDS: readonly (readonly [mark: Mark, block: string])[] = [
	[wordMark('Exif\0\0'), 'EXIF'],
	[wordMark('JpgTiffExif'), 'EXIF'],
	[wordMark('Nikon\0\x02', 1), 'maker notes'],
	[wordMark('OLYMPUS\0'), 'maker notes'],
	[wordMark('Apple iOS\0'), 'maker notes'],
	[wordMark('Panasonic\0'), 'maker notes'],
	[wordMark('xmpmeta'), 'XMP'],
	[wordMark('/1999/02/22-rdf', 10), 'XMP'],
	[wordMark('8BIM\x04\x04'), 'Photoshop data'],
	[wordMark('c2pa.claim'), 'content credentials (C2PA)']
];

const NAME = 'metadata that nothing leads to';

/**
 * The same, unless it says that nothing tells and nothing is unread while marks of metadata stand in the file that no reader
 * came to: what leads to them is damaged, or they are where nobody looks. They are told as unread.
 *
 * @param where whether they may stand anywhere in the file, or only near its start and end; in a drawing the numbers of its
 * lines look like places
 */
export function withUnreached(
	gathered: Gathered,
	bytes: Uint8Array,
	where: 'anywhere' | 'ends' | 'drawing' = 'anywhere'
): Gathered {
	const { findings, blocks } = gathered;
	if (findings.length > 0 || blocks.some(({ read }) => !read)) return gathered;
	// Blanks that a clean copy leaves are blocks with nothing in them.
	const known = new Set(
		blocks.filter(({ bytes: length }) => length > 0).map(({ name }) => (name === 'extended XMP' ? 'XMP' : name))
	);
	const marks = [...WORDS.filter(([, block]) => !known.has(block)).map(([mark]) => mark), momentMark];
	if (where !== 'drawing') marks.push(placeMark);
	const length =
		where !== 'ends' || bytes.length <= 2 * STRETCH
			? findMark(bytes, marks)
			: findMark(bytes.subarray(0, STRETCH), marks) || findMark(bytes.subarray(-STRETCH), marks);
	if (length === 0) return gathered;
	return { ...gathered, blocks: [...blocks, { name: NAME, bytes: length, read: false, carries: [] }] };
}
