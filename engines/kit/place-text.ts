import { asciiDigits } from './ascii-digits';
import { eitherOrder, pointReading, refused, type PlaceReading } from './place-reading';

/** The text with ASCII digits, minus, comma and point for those of other scripts and of full width. */
export function plainText(text: string): string {
	return asciiDigits(text)
		.replace(/[\u2212\u2012\u2013\u2010\u2011]/g, '-')
		.replace(/º/g, '°')
		.replace(/[\u066b]/g, '.')
		.replace(/[\u060c\u3001]/g, ',')
		.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
		.replace(/[\u00a0\u2000-\u200b\u202f\u3000]/g, ' ')
		.trim();
}

const DEGREES = /[°º˚d]/i;
const MINUTES = /['′’‘´`]/;
const SECONDS = /["″”“]/;

/** A latitude or longitude as it is read: its size, its sign, and the letter of its hemisphere. */
interface Angle {
	readonly parts: number[];
	readonly negative: boolean;
	letter: string | null;
	/** What says which of both it is: `lat`, `lng`. */
	readonly word: 'lat' | 'lon' | null;
	/** A mark of degrees or of its parts was seen. */
	marked: boolean;
	closed: boolean;
}

/**
 * Reads decimal degrees (also with decimal commas, brackets, a semicolon or only a space between) and degrees with minutes and
 * seconds, with hemisphere letters or `lat` and `lon` in either order. `none` when there are words in it that say something else.
 */
export function readAngles(text: string): PlaceReading {
	const lettered = withLetters(plainText(text));
	const plain = withDecimalPoints(lettered.replace(/[()[\]{}]/g, ' '))
		// 48.51.30N has two points: no number, but degrees, minutes, seconds. Without a letter it may be a date.
		.replace(/(?<![\d.])(\d{1,3})\.(\d{1,2})\.(\d{1,2}(?:\.\d+)?)(?![\d.])/g, (written, ...parts: string[]) =>
			/[NSEWO]/i.test(lettered) ? marks(parts.slice(0, 3)) : written
		)
		// 40d42m46s and 40:42:46 say degrees, minutes, seconds; a capital S is south.
		.replace(
			/(?<!\d)(\d+)\s*d\s*(\d+(?:\.\d+)?)\s*m(?:\s*(\d+(?:\.\d+)?)\s*s)?/g,
			(_, ...parts: (string | undefined)[]) => marks(parts)
		)
		.replace(/(?<!\d)(\d+):(\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?/g, (_, ...parts: (string | undefined)[]) =>
			marks(parts)
		);
	const tokens = plain.match(/[+-]?\d+(?:\.\d*)?|[+-]?\.\d+|\p{L}+|[^\s\p{L}\d]/gu) ?? [];
	// `1e2` is a number of programs, unless other letters say that E is east.
	if (/\de[+-]?\d/i.test(plain) && !/[NSWO]/i.test(plain)) return { kind: 'none' };
	const numbers = tokens.filter((token) => /\d/.test(token)).length;
	if (numbers === 0 || tokens.some((token) => /^\p{L}+$/u.test(token) && !isKnownWord(token)))
		return numbers >= 2 && /[°º'′"″]/.test(text)
			? refused('has a letter that is no hemisphere: N, S, E or W')
			: { kind: 'none' };
	const angles = groupAngles(tokens);
	if (angles === null) return { kind: 'none' };
	const [a, b] = angles;
	if (!a || !b || angles.length !== 2)
		return refused(`must be latitude,longitude, like 52.52,13.405, not ${count(angles.length)}`);
	if ([...a.parts.slice(1), ...b.parts.slice(1)].some((part) => part >= 60))
		return refused('minutes and seconds must be below 60');
	const [first, second] = [axisOf(a), axisOf(b)];
	if (first !== null && first === second) return refused(`has two ${first === 'lat' ? 'latitudes' : 'longitudes'}`);
	const readAs = angles.some(({ parts }) => parts.length > 1) ? 'dms' : 'decimal';
	const swapped = first === 'lon' || second === 'lat';
	const read = (west: boolean) => {
		const [x, y] = [valueOf(a, west), valueOf(b, west)];
		return swapped ? pointReading(y, x, readAs) : pointReading(x, y, readAs);
	};
	const [east, west] = [read(false), read(true)];
	if ((a.letter === 'O' || b.letter === 'O') && east.kind === 'point' && west.kind === 'point')
		return {
			kind: 'doubtful',
			readings: [east.point, west.point],
			reason: 'O is east (Ost) in German and Dutch, west (ouest, oeste, ovest) in Romance languages: write E or W'
		};
	const signed = [a, b].find(({ letter, negative }) => (letter === 'S' || letter === 'W') && negative);
	if (signed && east.kind === 'point') {
		const byLetters = [a, b].map((angle) => ({ ...angle, negative: false }));
		const [x, y] = byLetters.map((angle) => valueOf(angle, false)) as [number, number];
		const byLetter = swapped ? pointReading(y, x, readAs) : pointReading(x, y, readAs);
		return {
			kind: 'doubtful',
			readings: [...(byLetter.kind === 'point' ? [byLetter.point] : []), east.point],
			reason: `has a minus and the letter ${signed.letter}: write one of both`
		};
	}
	return east;
}

/** Hemispheres in words of English, German, Dutch, Scandinavian and Romance languages. */
const HEMISPHERES: readonly (readonly [word: RegExp, letter: string])[] = [
	[/(?<!\p{L})(?:north|norte?|nord|noord|norr)(?!\p{L})/giu, 'N'],
	[/(?<!\p{L})(?:south|s[üu]d|sur|sul|zuid|syd)(?!\p{L})/giu, 'S'],
	[/(?<!\p{L})(?:east|ost|oost|[öø]st|este?|leste)(?!\p{L})/giu, 'E'],
	[/(?<!\p{L})(?:west|v[äe]st|ouest|oeste|ovest)(?!\p{L})/giu, 'W']
];

/** The letters of hemispheres for their words. */
const withLetters = (text: string): string =>
	HEMISPHERES.reduce((written, [word, letter]) => written.replace(word, letter), text);

/** Degrees, minutes and perhaps seconds with their marks. */
const marks = ([degrees, minutes, seconds]: readonly (string | undefined)[]): string =>
	`${degrees}°${minutes}'${seconds === undefined ? '' : `${seconds}"`} `;
const count = (numbers: number): string => (numbers === 1 ? 'one number' : `${numbers} numbers`);

/** `52,52; 13,405`: commas between digits are decimal when there are two, no point, and something else parts the numbers. */
function withDecimalPoints(text: string): string {
	if (text.includes('.')) return text;
	const match = /^([^,]*\d),(\d+[^,\d;\s/|]*[;\s/|][^,\d]*\d+),(\d+\D*)$/.exec(text);
	// "52,52, 13,405" too: the comma that a space follows is no decimal one.
	const spaced = /^(\D*\d+),(\d+)\s*,\s+([+-]?\d+),(\d+\D*)$/.exec(text);
	if (spaced) return `${spaced[1]}.${spaced[2]}, ${spaced[3]}.${spaced[4]}`;
	return match ? `${match[1]}.${match[2]}.${match[3]}` : text;
}

const isKnownWord = (word: string): boolean => /^(?:[NSEWO]|lat|latitude|lon|lng|long|longitude)$/i.test(word);

/** Groups tokens into angles; null at anything that does not belong to one. */
function groupAngles(tokens: readonly string[]): Angle[] | null {
	const angles: Angle[] = [];
	const marked = tokens.some((token) => /^[NSEWO]$/i.test(token) || (token.length === 1 && DEGREES.test(token)));
	let [letter, word]: [string | null, 'lat' | 'lon' | null] = [null, null];
	let unparted = true;
	for (const token of tokens) {
		const last = angles.at(-1);
		if (/\d/.test(token)) {
			const signed = /^[+-]/.test(token);
			// Without marks every number is an angle; with them an unsigned one may go on as minutes or seconds.
			if (last && !last.closed && marked && !signed && letter === null && word === null && last.parts.length < 3)
				last.parts.push(Number(token));
			else {
				if (last && !unparted) return null;
				angles.push({
					parts: [Math.abs(Number(token))],
					negative: token.startsWith('-'),
					letter,
					word,
					marked: false,
					closed: false
				});
				[letter, word] = [null, null];
			}
			unparted = true;
		} else if (/^[NSEWO]$/i.test(token)) {
			if (last && last.letter === null && letter === null && !(last.closed && !marked)) {
				last.letter = token.toUpperCase();
				last.closed = true;
			} else if (letter === null) letter = token.toUpperCase();
			else return null;
		} else if (/^l/i.test(token)) word = /^la/i.test(token) ? 'lat' : 'lon';
		else if (/^[,;/|]$/.test(token)) {
			if (!last || !unparted) return null;
			last.closed = true;
			unparted = false;
			if (letter !== null) return null;
			unparted = true;
		} else if (DEGREES.test(token) || MINUTES.test(token) || SECONDS.test(token)) {
			if (!last) return null;
			last.marked = true;
		} else if (!/^[:=]$/.test(token)) return null;
	}
	return letter === null ? angles : null;
}

const axisOf = ({ letter, word }: Angle): 'lat' | 'lon' | null =>
	letter === null ? word : letter === 'N' || letter === 'S' ? 'lat' : 'lon';

/** Degrees with their sign; `O` is west when `west` says so. */
function valueOf({ parts, negative, letter }: Angle, west: boolean): number {
	const [degrees = 0, minutes = 0, seconds = 0] = parts;
	// In seconds first: 52°31'12" is 52.52 then, to the last digit.
	const size = parts.length === 1 ? degrees : (degrees * 3600 + minutes * 60 + seconds) / 3600;
	const backward = letter === 'S' || letter === 'W' || (letter === 'O' && west);
	return negative !== backward ? -size : size;
}

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

/** GeoJSON (RFC 7946), objects with latitude and longitude, `[a, b]` and WKT: forms in which programs write a point. */
export function readStructured(text: string): PlaceReading {
	const wkt = /^(?:SRID=4326;)?\s*POINT\s*(?:Z\s*)?\(\s*([+-]?[\d.]+)\s+([+-]?[\d.]+)(?:\s+[+-]?[\d.]+)?\s*\)$/i.exec(
		text
	);
	if (wkt) return pointReading(Number(wkt[2]), Number(wkt[1]), 'wkt');
	if (/^(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b/i.test(text)) return refused('is a shape that is not a point');
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
