import type { ExifValue } from '../exif';
import type { Gathered } from '../metadata/gathered';

/** Date and time of a picture, by the local clock of the place. */
export interface Moment {
	/** `2024-05-03T19:00:00`, a day alone, `2024-05-03`, or a year alone, `2024`. */
	readonly local: string;
	/** `+02:00` where the file says it, `UTC` where the clock is that of satellites or of a film; else null. */
	readonly offset: string | null;
}

const EXIF_MOMENT = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/;
/** EXIF has blanks for parts that are not known. */
const YEAR = /^(\d{4})(?::  :(?:  |$)|$)/;
const EARLIEST_YEAR = 1826;
const OFFSET = /(Z|[+-]\d\d:?\d\d)\s*$/;

/** Reads `2024:05:07 09:33:04`, `2024-05-07T09:33:04+02:00`, a day or a year; null for zeros and for other texts. */
export function momentIn(text: string, offset: string | null = null): Moment | null {
	if (text === '') return null;
	const found = EXIF_MOMENT.exec(text.trim().slice(0, 40));
	if (!found) {
		const year = YEAR.exec(text.trim())?.[1];
		return year !== undefined && Number(year) >= EARLIEST_YEAR ? { local: year, offset: null } : null;
	}
	const [, year = '', month = '', day = '', time] = found;
	const date = `${year}-${month}-${day}`;
	const full = time === undefined ? date : `${date}T${time.length === 5 ? `${time}:00` : time}`;
	const stamp = Date.parse(time === undefined ? `${date}T00:00:00Z` : `${full}Z`);
	if (!Number.isFinite(stamp) || new Date(stamp).toISOString().slice(0, 10) !== date || Number(year) < EARLIEST_YEAR)
		return null;
	const own = time === undefined ? null : (OFFSET.exec(text.trim().slice(0, 40))?.[1] ?? offset);
	return { local: full, offset: own === null ? null : offsetOf(own) };
}

function offsetOf(text: string): string | null {
	const given = text.trim();
	if (given === 'Z') return 'UTC';
	const found = /^([+-]\d\d):?(\d\d)$/.exec(given);
	return found ? `${found[1]}:${found[2]}` : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the date and time of a picture: by the camera's clock in EXIF, then XMP, IPTC, a film, then the satellites. */
export function momentOf(exif: Readonly<Record<string, ExifValue>>, { xmp, iptc, findings }: Gathered): Moment | null {
	const offset = textOf(exif['OffsetTimeOriginal'] ?? exif['OffsetTime']);
	const film = (name: string) => findings.find(({ where }) => where === `film ${name}`)?.value ?? null;
	const iptcDay = textOf(iptc['DateCreated'])?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
	return (
		momentIn(textOf(exif['DateTimeOriginal']) ?? '', offset) ??
		momentIn(textOf(exif['DateTimeDigitized']) ?? '', offset) ??
		momentIn(textOf(xmp['exif:DateTimeOriginal']) ?? '') ??
		momentIn(textOf(xmp['photoshop:DateCreated']) ?? '') ??
		momentIn(iptcDay ?? '') ??
		momentIn(film('DateCreated') ?? '') ??
		momentIn(film('CreateDate') ?? '', 'Z') ??
		satelliteMoment(exif['GPSDateStamp'], exif['GPSTimeStamp'])
	);
}

function satelliteMoment(day: ExifValue | undefined, time: ExifValue | undefined): Moment | null {
	if (typeof day !== 'string' || typeof time !== 'object') return null;
	const clock = time.map((part) => String(Math.floor(part ?? 0)).padStart(2, '0')).join(':');
	return momentIn(`${day} ${clock}`, 'Z');
}
