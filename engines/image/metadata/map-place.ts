import { decodeText } from '../bytes';
import type { TagValue, Tiff } from '../ifd';

/** GeoTIFF 1.1: where points of the picture lie on the map, how pixels become places, and the names of both. */
const [TIE_POINTS, TRANSFORMATION, NAMES] = [33922, 34264, 34737];

/** Where a TIFF says that its picture lies on a map: easting and northing, or longitude and latitude, with the system's name; null where it does not. */
export function mapPlace(tiff: Tiff): string | null {
	const first = tiff.directory(tiff.first);
	const [ties, matrix] = [numbersOf(first.get(TIE_POINTS)), numbersOf(first.get(TRANSFORMATION))];
	const [x, y] = ties.length >= 6 ? [ties[3], ties[4]] : [matrix[3], matrix[7]];
	if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y) || (x === 0 && y === 0))
		return null;
	const text = first.get(NAMES);
	const name = (typeof text === 'string' ? text : text instanceof Uint8Array ? decodeText(text) : '').replace(
		/\|.*/s,
		''
	);
	return `${round(x)}, ${round(y)}${name === '' ? '' : ` (${name})`}`;
}

const numbersOf = (value: TagValue | undefined): readonly number[] =>
	value === undefined || typeof value === 'string' || value instanceof Uint8Array ? [] : value;
const round = (number: number) => Math.round(number * 1e6) / 1e6;
