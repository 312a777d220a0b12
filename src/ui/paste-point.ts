/**
 * Reads a place as people and programs write it, and gives it as the API takes it: `52.52, 13.405`.
 *
 * Known: decimal degrees (also with decimal commas, brackets, a semicolon or only a space between), hemisphere letters
 * before or after, in either order, degrees with minutes and seconds, `geo:` addresses (RFC 5870), ISO 6709, and links to
 * OpenStreetMap, Google, Apple and Bing maps.
 *
 * @returns null when it is none of these, or not on the globe.
 */
export function readPoint(text: string): string | null {
	const trimmed = text.trim().slice(0, 2000);
	const found = fromLink(trimmed) ?? fromIso6709(trimmed) ?? fromWords(trimmed);
	if (!found || !(Math.abs(found.lat) <= 90 && Math.abs(found.lon) <= 180)) return null;
	return `${rounded(found.lat)}, ${rounded(found.lon)}`;
}

/** Two places in one text, as a route is pasted: `52.52,13.405 to 48.8566,2.3522`. Null unless there are just two. */
export function readPointPair(text: string): readonly [string, string] | null {
	const parts = text
		.trim()
		.slice(0, 2000)
		.split(/\s*(?:\bto\b|→|–>|->|\||\n|;(?=[^;]*,))\s*/);
	if (parts.length !== 2) return null;
	const [from, to] = parts.map(readPoint);
	return from && to ? [from, to] : null;
}

interface Place {
	readonly lat: number;
	readonly lon: number;
}
/** Seven decimals: a centimetre. */
const rounded = (value: number): number => Math.round(value * 1e7) / 1e7;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;
/** Where the links of maps and `geo:` addresses carry the place. */
const LINKS = [
	new RegExp(`^geo:${NUMBER},${NUMBER}(?:[,;?].*)?$`, 'i'),
	new RegExp(String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`, 'i'),
	new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`),
	new RegExp(
		String.raw`[?&](?:q|query|ll|sll|daddr|center|destination)=(?:loc:)?${NUMBER}(?:,|%2C)(?:\+|%20)?${NUMBER}`,
		'i'
	),
	new RegExp(String.raw`[?&]cp=${NUMBER}~${NUMBER}`, 'i'),
	new RegExp(String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`),
	new RegExp(`@${NUMBER},${NUMBER},`)
];

function fromLink(text: string): Place | null {
	if (!/^(geo|https?):/i.test(text)) return null;
	for (const link of LINKS) {
		const match = link.exec(text);
		if (match) return { lat: Number(match[1]), lon: Number(match[2]) };
	}
	return null;
}

/** `+52.52+013.405/`, `+5231.2+01324.3/`, `+523112+0132418/`. */
function fromIso6709(text: string): Place | null {
	const match =
		/^([+-])(\d{2})(\d{2})?(\d{2})?(\.\d+)?([+-])(\d{3})(\d{2})?(\d{2})?(\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS.*)?\/?$/.exec(
			text
		);
	if (!match) return null;
	const value = (sign = '', degrees = '', minutes?: string, seconds?: string, fraction = '') => {
		const parts = [degrees, minutes, seconds].filter((part): part is string => part !== undefined);
		const last = parts.length - 1;
		const sum = parts.reduce((total, part, i) => total + Number(i === last ? part + fraction : part) / 60 ** i, 0);
		return sign === '-' ? -sum : sum;
	};
	return { lat: value(...match.slice(1, 6)), lon: value(...match.slice(6, 11)) };
}

/** A latitude or longitude as read: its value without sign of hemisphere, and which of both a letter says that it is. */
interface Angle {
	readonly value: number;
	readonly axis: 'lat' | 'lon' | null;
}

function fromWords(text: string): Place | null {
	let plain = text
		.replace(/[−–]/g, '-')
		.replace(/[()[\]{}]/g, ' ')
		.replace(/\b(?:lat|lon|lng|long)(?:itude)?\b\.?\s*[:=]?/gi, ' ');
	// A comma between digits is a decimal comma when there are two or more of them and no point: `52,52; 13,405`.
	if (!plain.includes('.') && (plain.match(/\d,\d/g) ?? []).length >= 2) plain = plain.replace(/(\d),(?=\d)/g, '$1.');
	const tokens = plain.match(/[+-]?\d+(?:\.\d*)?|[+-]?\.\d+|[NSEWO](?![a-z])|[°º'′’"″”]+|[a-zäöüß]+|[^\s\w]/gi) ?? [];
	const angles = readAngles(tokens);
	const [a, b] = angles ?? [];
	if (!angles || angles.length !== 2 || !a || !b) return null;
	if (a.axis !== null && a.axis === b.axis) return null;
	const swapped = a.axis === 'lon' || b.axis === 'lat';
	return swapped ? { lat: b.value, lon: a.value } : { lat: a.value, lon: b.value };
}

/** Groups tokens into angles: numbers of degrees, minutes, seconds with a letter before or behind. Null at anything else. */
function readAngles(tokens: readonly string[]): Angle[] | null {
	const groups: { numbers: number[]; negative: boolean; letter: string | null; closed: boolean }[] = [];
	const marked = tokens.some((token) => /^[NSEWO]$/i.test(token)) || tokens.some((token) => /^[°º'′’"″”]/.test(token));
	let pending: string | null = null;
	for (const token of tokens) {
		const last = groups.at(-1);
		if (/^[+-]?\.?\d/.test(token)) {
			const value = Number(token);
			const signed = /^[+-]/.test(token);
			// Without marks every number is an angle; with them an unsigned one may go on as minutes or seconds.
			if (last && !last.closed && marked && !signed && pending === null && last.numbers.length < 3)
				last.numbers.push(value);
			else {
				groups.push({ numbers: [Math.abs(value)], negative: token.startsWith('-'), letter: pending, closed: false });
				pending = null;
			}
		} else if (/^[NSEWO]$/i.test(token)) {
			const letter = token.toUpperCase();
			if (last && last.letter === null && pending === null) Object.assign(last, { letter, closed: true });
			else pending = letter;
		} else if (/^[,;/]$/.test(token)) {
			if (last) last.closed = true;
		} else if (!/^[°º'′’"″”]+$/.test(token)) return null;
	}
	if (pending !== null) return null;
	return groups.some(({ numbers: [, minutes = 0, seconds = 0] }) => minutes >= 60 || seconds >= 60)
		? null
		: groups.map(toAngle);
}

function toAngle({
	numbers,
	negative,
	letter
}: {
	numbers: number[];
	negative: boolean;
	letter: string | null;
}): Angle {
	const size = numbers.reduce((sum, part, i) => sum + part / 60 ** i, 0);
	// O is west in French, Spanish and Italian: German readers, whose O is east, write decimal degrees.
	const backward = letter === 'S' || letter === 'W' || letter === 'O';
	return {
		value: negative !== backward && size > 0 ? -size : size,
		axis: letter === null ? null : letter === 'N' || letter === 'S' ? 'lat' : 'lon'
	};
}
