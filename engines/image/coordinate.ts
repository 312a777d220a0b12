/** A place on the globe. */
export interface Position {
	/** Decimal degrees, north and east positive. */
	readonly latitude: number;
	readonly longitude: number;
	/** Metres above the sea, null where it is not said. */
	readonly altitude: number | null;
}

const MAX_LENGTH = 80;
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?/g;
/** Pairs of whole numbers, each a decimal with a comma: degrees, minutes and seconds of some phones. */
const COMMA_PAIRS = /^\d+,\d+(?:,\d+,\d+){1,2}$/;

/**
 * Reads degrees from a text: `47,22.5N` and `47,22,30N` (XMP), `-33.85`, `48/1, 8/1, 1354/100`, `48 deg 8' 13.5" N`.
 *
 * @param reference the optional tag that names the hemisphere
 * @returns decimal degrees, south and west negative; null when the text holds no degrees or they exceed `most`
 */
export function coordinate(text: string, most: 90 | 180, reference = ''): number | null {
	const given = text.slice(0, MAX_LENGTH).trim();
	const pairs = COMMA_PAIRS.test(given) ? given.split(',') : null;
	const parts = pairs
		? pairs.flatMap((part, i) => (i % 2 === 0 ? [Number(`${part}.${pairs[i + 1] ?? 0}`)] : []))
		: (given.match(NUMBER) ?? []).map(fraction);
	if (parts.length === 0 || parts.length > 3 || !parts.every(Number.isFinite)) return null;
	const [degrees = 0, minutes = 0, seconds = 0] = parts;
	const decimal = degrees + minutes / 60 + seconds / 3600;
	const letter = /[NSEW]/i.exec(given.replace(/deg/i, '').slice(-1)) ?? /^\s*[NSEW]/i.exec(reference);
	const isNegative = letter ? /[SW]/i.test(letter[0]) : given.startsWith('-');
	if (decimal > most) return null;
	return isNegative && decimal !== 0 ? -decimal : decimal;
}

/** Reads `1354/100`, or a number. */
export function fraction(text: string): number {
	const [above = 0, below = 1] = text.split('/').map(Number);
	return above / below;
}
