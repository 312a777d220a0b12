import { fieldText } from './exif-words';
import type { Info } from './privacy';

/** EXIF's and XMP's ways of writing a moment: with or without time and offset. */
const MOMENT = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:\d\d)?)?$/;
/** Which tag tells the offset of which (EXIF 2.31). */
const OFFSETS: Readonly<Record<string, string>> = {
	DateTimeOriginal: 'OffsetTimeOriginal',
	DateTimeDigitized: 'OffsetTimeDigitized',
	DateTime: 'OffsetTime'
};

/** A finding in the reader's form: a moment by the locale with its offset, a tag of EXIF in words. */
export function findingText(text: string, where: readonly string[], exif: Info['exif'], locale: string): string {
	const tag = /^EXIF (\w+)$/.exec(where[0] ?? '')?.[1];
	const offset = exif[OFFSETS[tag ?? ''] ?? ''];
	const moment = momentText(text, typeof offset === 'string' ? offset.trim() : '', locale);
	if (moment !== null) return moment;
	const lens = /\b(?:LensInfo|LensSpecification)$/.test(where[0] ?? '') ? lensText(text) : null;
	if (lens !== null) return lens;
	const value = tag === undefined ? undefined : exif[tag];
	return value === undefined || typeof value === 'string' ? text : fieldText(tag ?? '', value);
}

/** XMP's four fractions: shortest and longest focal length, widest aperture at each; null for other values. */
function lensText(text: string): string | null {
	const parts = text.trim().split(/\s+/);
	if (parts.length !== 4 || !parts.every((part) => /^\d+(?:\/\d+|\.\d+)?$/.test(part))) return null;
	const numbers = parts.map((part) => {
		const [over, under = '1'] = part.split('/');
		return Number(over) / Number(under);
	});
	return fieldText(
		'LensSpecification',
		numbers.map((number) => (Number.isFinite(number) ? number : null))
	);
}

function momentText(text: string, toldElsewhere: string, locale: string): string | null {
	const parts = MOMENT.exec(text);
	if (!parts) return null;
	const [, year, month, day, hour, minute, second = '00', offset = toldElsewhere] = parts;
	const at = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second}Z`);
	if (Number.isNaN(at.getTime())) return null;
	const format = new Intl.DateTimeFormat(locale, {
		dateStyle: 'medium',
		...(hour === undefined ? {} : { timeStyle: 'medium' }),
		timeZone: 'UTC'
	});
	const zone = offset === 'Z' ? ' UTC' : /^[+-]\d\d:\d\d$/.test(offset) ? ` UTC${offset}` : '';
	return `${format.format(at)}${hour === undefined ? '' : zone}`;
}
