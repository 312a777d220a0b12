/** What of a text is read: without addresses and invisible characters, letters in their plain form, a long text in three places. */

/** Characters that are read of a text. More would not change the answer, only take longer. */
const READ = 1200;
/** Where a text is longer, so many are read at its beginning, in its middle and at its end. */
const PLACE = READ / 3;
/** Looked through for letters at a time: addresses that are left out may fill the beginning. */
const WINDOW = 2400;

/** Web addresses, mail addresses and @names: no words of the language around them. Linear: no part can match what another does. */
export const ADDRESS = /(?:https?:\/\/|www\.)[!-~]+|(?<![\w.+-])[\w.+-]+@[\w.-]+|@[\p{L}\p{N}_]+/giu;
/** Tags of HTML: their words are no text. */
export const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
/** Drawn as nothing, and no letters: soft hyphen, zero width space, word joiner, byte order mark, directions. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters in another dress: ligatures, presentation forms, half and full width, mathematical and circled alphabets. */
const DRESSED =
	/[\u2100-\u214f\u2460-\u24ff\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff00-\uffef]|[\ud835\ud83c][\udc00-\udfff]/;
/** Letters and nothing else of DRESSED: 🅰 and ① stay what they are. */
const dress =
	/[\u2100-\u214f\u24b6-\u24e9\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f169}]/gu;

/** The text as it is judged, at most 1,200 characters, in NFC; `values` are those of the script table. */
export function readable(text: string, values: Uint8Array): string {
	const start = readAt(text, 0, READ, values);
	if (start.end >= text.length) return start.read;
	const middle = readAt(text, wordAfter(text, Math.max(start.end, text.length >> 1)), PLACE, values).read;
	const last = readAt(text, wordAfter(text, Math.max(start.end, text.length - 2 * PLACE)), PLACE, values).read;
	const first = middle === '' && last === '' ? start.read : start.read.slice(0, READ - 2 * PLACE);
	return `${first} ${middle} ${last}`;
}

/** The first place after `from` where a word may begin, near it. */
function wordAfter(text: string, from: number): number {
	for (let at = from; at < Math.min(text.length, from + 60); at++) if (text.charCodeAt(at) <= 0x20) return at;
	return from;
}

/** Up to `wanted` characters from `at` on, and where they end in the text. */
function readAt(text: string, at: number, wanted: number, values: Uint8Array): { read: string; end: number } {
	let read = '';
	for (; at < text.length && read.length < wanted; at += WINDOW) {
		// What has no letters is skipped at the speed of a loop, but for the beginning of a tag or an @name.
		while (at < text.length && isSkipped(text.charCodeAt(at), values)) at++;
		read += plain(text.slice(at, at + WINDOW));
	}
	return { read: read.slice(0, wanted).normalize('NFC'), end: read.length > wanted ? at - WINDOW + wanted : at };
}

const isSkipped = (unit: number, values: Uint8Array) =>
	(values[unit] as number) < 3 && !(unit >= 0xd800 && unit < 0xdc00) && unit !== 0x3c && unit !== 0x40;

function plain(part: string): string {
	let read = INVISIBLE.test(part) ? part.replace(INVISIBLE, '') : part;
	INVISIBLE.lastIndex = 0;
	if (DRESSED.test(read)) read = read.replace(dress, (letters) => letters.normalize('NFKC'));
	if (read.includes('<')) read = read.replace(TAG, ' ');
	return /@|:\/\/|www\./i.test(read) ? read.replace(ADDRESS, ' ') : read;
}
