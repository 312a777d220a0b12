import type { GpsSource } from './gps-sources';
import type { XmpValue } from './xmp';
import { coordinate, fraction, type Position } from '../coordinate';

/** A position, and the block that says it. */
export interface SourcedPosition extends Position {
	readonly source: GpsSource;
}

/** Letters of a text or name that are looked at. */
const MAX_LENGTH = 80;

/** Names of a latitude, a longitude and related values, without their prefix. DJI once wrote Longtitude. */
const PARTS: readonly (readonly [part: Part, name: RegExp])[] = [
	['latitude', /^(?:gps)?lat(?:itude)?$/i],
	['longitude', /^(?:gps)?(?:lng|lon(?:gt?itude|g)?)$/i],
	['latitudeRef', /^gpslatituderef$/i],
	['longitudeRef', /^gpslongituderef$/i],
	['altitude', /^(?:(?:gps)?altitude|absolutealtitude)$/i],
	['altitudeRef', /^gpsaltituderef$/i]
];
type Part = 'latitude' | 'longitude' | 'latitudeRef' | 'longitudeRef' | 'altitude' | 'altitudeRef';
/** A part of each of these names: most names have none. */
const LIKELY = /lat|l(?:on|ng)|altitude/i;
/** The pictured place may lie far from the camera. */
const SHOWN = /shown|dest/i;

/** Finds the first pair of latitude and longitude among named texts with the same path and prefix, or null. */
export function positionIn(named: Iterable<readonly [name: string, value: XmpValue]>): Position | null {
	const groups = new Map<string, Partial<Record<Part, string>>>();
	for (const [name, value] of named) {
		if (!LIKELY.test(name)) continue;
		const local = /(?<![^/: ])[^/: ]*$/.exec(name.slice(-MAX_LENGTH))?.[0] ?? '';
		const part = PARTS.find(([, pattern]) => pattern.test(local))?.[0];
		if (part === undefined || SHOWN.test(name)) continue;
		const outer = name.slice(0, name.length - local.length);
		const group = groups.get(outer) ?? {};
		group[part] ??= String(value);
		groups.set(outer, group);
	}
	for (const group of groups.values()) {
		const latitude = coordinate(group.latitude ?? '', 90, group.latitudeRef);
		const longitude = coordinate(group.longitude ?? '', 180, group.longitudeRef);
		if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) continue;
		const height = group.altitude === undefined ? NaN : fraction(group.altitude.replace('+', ''));
		const altitude = Number.isFinite(height) ? (group.altitudeRef === '1' ? -height : height) : null;
		return { latitude, longitude, altitude };
	}
	return null;
}

const ISO_6709 =
	/^\s*([+-])(\d{6}|\d{4}|\d{2})(\.\d{1,12})?([+-])(\d{7}|\d{5}|\d{3})(\.\d{1,12})?(?:([+-]\d{1,6}(?:\.\d{1,12})?))?/;

/** Reads a position as films write it, `+48.1371+011.5754+520/` (ISO 6709, annex H); null for another text, or for zeros. */
export function filmPosition(text: string): Position | null {
	const found = ISO_6709.exec(text.slice(0, MAX_LENGTH));
	if (!found) return null;
	const [, south, lat = '', latRest = '', west, lon = '', lonRest = '', height] = found;
	const latitude = sexagesimal(lat, 2, latRest) * (south === '-' ? -1 : 1);
	const longitude = sexagesimal(lon, 3, lonRest) * (west === '-' ? -1 : 1);
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || (latitude === 0 && longitude === 0)) return null;
	return { latitude, longitude, altitude: height === undefined ? null : Number(height) };
}

/** `DD`, `DDMM` or `DDMMSS`, with the decimals of the last. */
function sexagesimal(digits: string, width: number, rest: string): number {
	const parts = [digits.slice(0, width), digits.slice(width, width + 2), digits.slice(width + 2)].filter(Boolean);
	return parts.reduce((sum, part, i) => sum + Number(i === parts.length - 1 ? part + rest : part) / 60 ** i, 0);
}
