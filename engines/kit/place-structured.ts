import { readAngles } from './place-text';
import { eitherOrder, pointReading, refused, type PlaceReading } from './place-reading';

/** ISO 6709: `+52.52+013.405/`, `+5231.2+01324.3/`, `+523112+0132418/`. */
export function readIso6709(text: string): PlaceReading {
	const match =
		/^([+-])(\d{2})(\d{2})?(\d{2})?(\.\d+)?([+-])(\d{3})(\d{2})?(\d{2})?(\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS.*)?\/?$/.exec(
			text
		);
	if (!match) return { kind: 'none' };
	const value = (sign = '', ...digits: (string | undefined)[]) => {
		const fraction = digits.pop() ?? '';
		const parts = digits.filter((part) => part !== undefined);
		const size = parts.reduce(
			(sum, part, nth) => sum + Number(nth === parts.length - 1 ? part + fraction : part) / 60 ** nth,
			0
		);
		return sign === '-' ? -size : size;
	};
	return pointReading(value(...match.slice(1, 6)), value(...match.slice(6, 11)), 'iso6709');
}

/** GeoJSON (RFC 7946), KML, attributes of XML, sentences of receivers, objects with latitude and longitude, `[a, b]` and WKT: forms in which programs write a point. */
export function readStructured(text: string): PlaceReading {
	const wkt = /^(?:SRID=4326;)?\s*POINT\s*(?:Z\s*)?\(\s*([+-]?[\d.]+)\s+([+-]?[\d.]+)(?:\s+[+-]?[\d.]+)?\s*\)$/i.exec(
		text
	);
	if (wkt) return pointReading(Number(wkt[2]), Number(wkt[1]), 'wkt');
	if (/^(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b/i.test(text)) return refused('is a shape that is not a point');
	const kml =
		/^(?:<Point>\s*)?<coordinates>\s*([+-]?[\d.]+),([+-]?[\d.]+)(?:,[+-]?[\d.]+)?\s*<\/coordinates>(?:\s*<\/Point>)?$/i.exec(
			text
		);
	if (kml) return pointReading(Number(kml[2]), Number(kml[1]), 'decimal');
	if (text.startsWith('<')) {
		const parts = Object.fromEntries(
			[...text.matchAll(/(?<!\w)(\w{1,20})="([^"]*)"/g)].map(([, name, value]) => [name, value])
		);
		return parts['content'] === undefined ? readObject(parts) : readAngles(parts['content']);
	}
	// A sentence of NMEA 0183: `$GPGGA,123519,4851.504,N,00217.670,E`.
	const [, lat, lon] = /^\$[A-Z]{5},(?:[^,]*,){0,3}(\d+\.\d+,[NS]),(\d+\.\d+,[EW])(?:,|$)/.exec(text) ?? [];
	if (lat !== undefined && lon !== undefined) return readAngles(`${lat} ${lon}`.replaceAll(',', ''));
	const [, template] = /^\{\{coord\|([^{}=]*)/i.exec(text) ?? [];
	if (template !== undefined)
		return readAngles(
			template
				.split('|')
				.filter((part) => !part.includes(':'))
				.join(' ')
		);
	if (!/^[[{]/.test(text)) return { kind: 'none' };
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		// Not JSON: brackets around numbers are read as words.
		return { kind: 'none' };
	}
	if (Array.isArray(value)) {
		const [a, b] = value as unknown[];
		if (typeof a !== 'number' || typeof b !== 'number' || value.length !== 2)
			return refused('must be one pair of numbers');
		return eitherOrder(a, b, 'a list of two numbers is longitude first in GeoJSON, latitude first elsewhere');
	}
	return readObject(value as Readonly<Record<string, unknown>>);
}

function readObject(value: Readonly<Record<string, unknown>>): PlaceReading {
	const inner = value['type'] === 'Feature' ? value['geometry'] : value;
	const shape = (typeof inner === 'object' && inner !== null ? inner : {}) as Readonly<Record<string, unknown>>;
	if (typeof shape['type'] === 'string') {
		const coordinates: unknown = shape['coordinates'];
		if (shape['type'] !== 'Point' || !Array.isArray(coordinates)) return refused('is a shape that is not a point');
		return pointReading(Number(coordinates[1]), Number(coordinates[0]), 'geojson');
	}
	const lat = shape['lat'] ?? shape['latitude'];
	const lon = shape['lon'] ?? shape['lng'] ?? shape['long'] ?? shape['longitude'];
	return lat === undefined || lon === undefined
		? refused('has no latitude and longitude')
		: pointReading(Number(lat), Number(lon), 'json');
}
