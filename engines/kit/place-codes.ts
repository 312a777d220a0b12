/// <reference path="./place-codes.d.ts" />
import { OpenLocationCode } from 'open-location-code';
import { bandOf, mgrsPoint, utmPoint } from './place-grid';
import { pointReading, refused, type PlaceReading, type Point } from './place-reading';

const plusCodes = new OpenLocationCode();
const PLUS_DIGITS = '23456789CFGHJMPQRVWX';
const GEOHASH_DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz';

/** Reads the codes of places: plus codes, MGRS, UTM, geohash, Maidenhead. `text` is in ASCII. */
export function readCode(text: string): PlaceReading {
	const [, scheme, bare = ''] =
		/^(?:(plus code|mgrs|utm|geohash|maidenhead|qth|locator|grid)(?:\s*:)?\s+|(?:(plus ?code|mgrs|utm|geohash)):\s*)?(.*)/is
			.exec(text)
			?.map((part, nth, all) => (nth === 1 ? (part ?? all[2]) : nth === 2 ? all[3] : part)) ?? [
			undefined,
			undefined,
			text
		];
	for (const [name, read] of READERS) {
		if (scheme !== undefined && name !== scheme.toLowerCase().replace('plusc', 'plus c')) continue;
		const found = read(bare.trim(), scheme !== undefined);
		if (found.kind !== 'none') return found;
	}
	return { kind: 'none' };
}

const READERS: readonly (readonly [scheme: string, read: (text: string, named: boolean) => PlaceReading])[] = [
	['plus code', readPlusCode],
	['mgrs', readMgrs],
	['utm', readUtm],
	['geohash', readLetters],
	['maidenhead', readMaidenhead],
	['qth', readMaidenhead],
	['locator', readMaidenhead],
	['grid', readMaidenhead]
];

const PLUS_CODE = new RegExp(`^([${PLUS_DIGITS}0]{2,8}\\+[${PLUS_DIGITS}]{0,7})(?:[\\s,]+([^\\s,].*))?$`, 'is');
const WITHOUT_PLUS = new RegExp(`^[${PLUS_DIGITS}]{2,6}0{2,6}$`, 'i');

function readPlusCode(text: string): PlaceReading {
	const match = PLUS_CODE.exec(text);
	if (!match)
		return WITHOUT_PLUS.test(text) && text.length === 8 ? refused('is a plus code without its +') : { kind: 'none' };
	const code = (match[1] as string).toUpperCase();
	if (plusCodes.isFull(code)) {
		const { latitudeCenter, longitudeCenter } = plusCodes.decode(code);
		return pointReading(latitudeCenter, longitudeCenter, 'plus_code');
	}
	if (!plusCodes.isShort(code)) return refused('is not a whole plus code');
	return match[2] === undefined
		? refused('is a short plus code: add the place that it is near to, like 42+JV Paris')
		: { kind: 'short_code', code, near: match[2] };
}

/** The place that a short plus code means near another. */
export const recoverShortCode = (code: string, near: Point): PlaceReading =>
	readPlusCode(plusCodes.recoverNearest(code, near.lat, near.lon));

function readMgrs(text: string): PlaceReading {
	const match = /^(\d{1,2})\s*([C-HJ-NP-X])\s*([A-HJ-NP-Z]{2})\s*(?:(\d+)(?:\s+(\d*))?)?$/i.exec(text);
	if (!match) return { kind: 'none' };
	const [, zone = '', band = '', square = '', east = '', north = ''] = match;
	const digits = east + north;
	if (
		digits.length === 0 ||
		digits.length % 2 === 1 ||
		digits.length > 10 ||
		(north !== '' && east.length !== north.length)
	)
		return { kind: 'none' };
	// Short ones in small letters are geohashes as well.
	if (text === text.toLowerCase() && isGeohash(text)) return { kind: 'none' };
	if (Number(zone) < 1 || Number(zone) > 60) return refused('has a zone that is not 1 to 60');
	const point = mgrsPoint(Number(zone), band.toUpperCase(), square.toUpperCase(), digits);
	return point ? pointReading(point.lat, point.lon, 'mgrs') : refused('is not on the grid of MGRS');
}

/** Words around the numbers of UTM coordinates. */
const UTM_WORDS = /[,:=\s]+|(?<![a-z])(?:utm|zone|easting|northing|east|north|south|hemisphere|m)(?![a-z])/gi;
const UTM =
	/^(\d{1,2}) ?([C-HJ-NP-X])(?: ?E ?| )(\d{4,7}(?:\.\d{1,9})?) ?m? ?E? ?N? ?(\d{1,8}(?:\.\d{1,9})?) ?m? ?N?$/i;

/** Reads UTM: `31U 452483 5411717`, in metres. The letter is the band or the hemisphere, whichever fits. */
function readUtm(text: string): PlaceReading {
	const hemisphere = /^\D*\d{1,2} ?,? (north|south)/i.exec(text)?.[1]?.charAt(0) ?? '';
	const words = text.replace(UTM_WORDS, ' ').trim().replace(/\s+/g, ' ');
	const bare = words.replace(/^(\d[\d.]*) ?E? (\d[\d.]*) ?N? (\d{1,2} ?[C-HJ-NP-X])$/i, '$3 $1 $2');
	const match = UTM.exec(hemisphere === '' ? bare : bare.replace(/^\d+/, (zone) => zone + hemisphere));
	if (!match) return { kind: 'none' };
	const [zone, letter, east, north] = [Number(match[1]), (match[2] ?? '').toUpperCase(), Number(match[3]), Number(match[4])]; // prettier-ignore
	if (zone < 1 || zone > 60) return refused('has a zone that is not 1 to 60');
	if (east < 100_000 || east >= 1_000_000) return refused('has an easting that is not between 100,000 and 999,999 m');
	if (north > 10_000_000) return refused('has a northing above 10,000,000 m');
	const asBand = utmPoint(zone, east, north, letter >= 'N');
	const asHemisphere = letter === 'N' || letter === 'S' ? utmPoint(zone, east, north, letter === 'N') : null;
	const isInBand = bandOf(asBand.lat) === letter;
	if (isInBand && letter !== 'S' && hemisphere === '') return pointReading(asBand.lat, asBand.lon, 'utm');
	if (asHemisphere && (hemisphere !== '' || !isInBand)) return pointReading(asHemisphere.lat, asHemisphere.lon, 'utm');
	return {
		kind: 'doubtful',
		readings: asHemisphere ? [asBand, asHemisphere] : [asBand],
		reason: isInBand ? 'has the letter S, a band of the north or the southern hemisphere' : `does not lie in the band ${letter} of its zone` // prettier-ignore
	};
}

/** Letters and digits, both: a word without digits is a name, and a number no code. Capitals from eight on: fewer may be a postal code. */
const isGeohash = (text: string): boolean =>
	/^(?:[0-9b-hjkmnp-z]{5,12}|[0-9B-HJKMNP-Z]{8,12})$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);
/** Areas of British postal codes with the letters of a locator's field, as in `AB10` (Royal Mail). */
const POSTAL_AREAS =
	'AB AL BA BB BD BH BL BN BR CA CB CF CH CM CO CR DA DD DE DG DH DL DN EC EH EN FK GL GU HA HD HG HP HR IG IM IP KA KY LA LD LE LL LN MK NE NG NN NP NR OL PA PE PH PL PO PR RG RH RM';
const isMaidenhead = (text: string): boolean =>
	/^[A-R]{2}\d{2}[A-X]{2}(?:\d{2})?$/i.test(text) ||
	(/^[A-R]{2}\d{2}$/.test(text) && !POSTAL_AREAS.includes(text.slice(0, 2)));

/** A geohash, asked back where the same letters are a locator of radio amateurs. */
function readLetters(text: string, named: boolean): PlaceReading {
	const hash = text.toLowerCase();
	if (named ? !/^[0-9b-hjkmnp-z]{1,12}$/.test(hash) : !isGeohash(text)) return { kind: 'none' };
	const point = geohashCentre(hash);
	const other = !named && isMaidenhead(text) ? readMaidenhead(text) : undefined;
	// Locators are written in capitals, geohashes are not.
	if (other && text === text.toUpperCase()) return other;
	return other?.kind === 'point'
		? { kind: 'doubtful', readings: [point, other.point], reason: 'is a geohash and a Maidenhead locator' }
		: pointReading(point.lat, point.lon, 'geohash');
}

/** Middle of a geohash' cell: bits halve longitude and latitude in turn (Niemeyer, geohash.org, 2008). */
function geohashCentre(hash: string): Point {
	const halves = { lon: [-180, 180] as [number, number], lat: [-90, 90] as [number, number] };
	let axis: 'lon' | 'lat' = 'lon';
	for (const letter of hash)
		for (let bit = 16; bit > 0; bit >>= 1) {
			const range = halves[axis];
			range[GEOHASH_DIGITS.indexOf(letter) & bit ? 0 : 1] = (range[0] + range[1]) / 2;
			axis = axis === 'lon' ? 'lat' : 'lon';
		}
	return { lat: (halves.lat[0] + halves.lat[1]) / 2, lon: (halves.lon[0] + halves.lon[1]) / 2 };
}

/** Middle of a Maidenhead square: fields of 20° × 10°, then tenths, 24ths, tenths (IARU Region 1, 1980). */
function readMaidenhead(text: string): PlaceReading {
	if (!isMaidenhead(text)) return { kind: 'none' };
	const upper = text.toUpperCase();
	let [lon, lat, width] = [-180, -90, 20];
	for (let at = 0; at < upper.length; at += 2) {
		const letters = at % 4 === 0;
		const digit = (index: number) => (letters ? upper.charCodeAt(index) - 65 : Number(upper[index]));
		if (at > 0) width /= letters ? 24 : 10;
		lon += digit(at) * width;
		lat += (digit(at + 1) * width) / 2;
	}
	return pointReading(lat + width / 4, lon + width / 2, 'maidenhead');
}
