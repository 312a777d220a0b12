import { decodeText } from '../bytes';
import type { Gatherer } from '../metadata/gather';
import { boxesIn, type Box } from './isobmff';

/** Boxes at the top of a file that are read, or only lay out its pictures and sounds. */
const KNOWN = new Set(
	'ftyp meta mini moov moof mfra mdat sidx ssix styp pdin prft wide uuid imda idat skip free'.split(' ')
);
const MAX_WORDS = 4096;
const MAX_TOLD = 64;

/** Reports the unread top-level boxes: unknown kinds, words in padding, and bytes behind the last box. */
export function tellRest(bytes: Uint8Array, gatherer: Gatherer): void {
	const boxes = boxesIn(bytes, 0, bytes.length);
	let told = 0;
	for (const box of boxes) {
		if (told > MAX_TOLD) break;
		if (!isKnownBox(box)) {
			told++;
			// Samsung's HEICs have the same data as its JPEGs, in a box.
			if (box.type === 'sefd') gatherer.samsungBlock(bytes.subarray(box.body, box.end), nameOf(box));
			else gatherer.unreadBlock(nameOf(box), box.end - box.start);
		} else {
			const text = wordsIn(bytes, box);
			if (text === '') continue;
			told++;
			gatherer.sayWords(box.type, text);
		}
	}
	const end = restStart(bytes, boxes);
	if (end < bytes.length && bytes.subarray(end).some((byte) => byte !== 0))
		gatherer.unreadBlock('data after the picture', bytes.length - end);
}

/** Where the last whole box ends. */
export const restStart = (bytes: Uint8Array, boxes = boxesIn(bytes, 0, bytes.length)): number => boxes.at(-1)?.end ?? 0;

export const isKnownBox = ({ type }: Box): boolean => KNOWN.has(type);

/** A box by its four letters, as far as they can be shown. */
export const nameOf = ({ type }: Box): string => `application data (${type.replace(/[^\x20-\x7e]/g, ' ').trim()})`;

/** The words in a box of padding, if it contains any. */
export function wordsIn(bytes: Uint8Array, { type, body, end }: Box): string {
	if (type !== 'free' && type !== 'skip') return '';
	const text = decodeText(bytes.subarray(body, Math.min(end, body + MAX_WORDS)));
	return /\p{L}{3}/u.test(text) && !/[\p{Cc}\ufffd]/u.test(text.replaceAll(/\s/g, '')) ? text : '';
}
