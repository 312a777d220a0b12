import { readPlace } from '../../../engines/kit/place';
import { partsOf } from './point-parts';

/**
 * A place in the form of the field and the API, `52.52, 13.405`, from any notation that the place parser knows: degrees
 * with minutes, hemispheres, `geo:`, links of maps, codes.
 *
 * @returns null for other texts, and for an ambiguous place: the API then lists the candidates.
 */
export function readPoint(text: string): string | null {
	const reading = readPlace(text);
	return reading.kind === 'point' ? `${rounded(reading.point.lat)}, ${rounded(reading.point.lon)}` : null;
}

/** Two places in one text, as a route is pasted: `52.52,13.405 to 48.8566,2.3522`. Null unless there are just two. */
export function readPointPair(text: string): readonly [string, string] | null {
	const [from, to] = partsOf(text)?.map(readPoint) ?? [];
	return from && to ? [from, to] : null;
}

/** Seven decimals: a centimetre. */
const rounded = (value: number): number => Math.round(value * 1e7) / 1e7;
