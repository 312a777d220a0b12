import type { AnyLines, Writing } from '../../../engines/kit/formatters';
import { countryName } from '../settings/country-name';
import { isValueWord, t, valueWord } from '../words/messages.svelte';
import { made } from '../settings/intl-cache';
import { settings } from '../settings/settings.svelte';

// Stryker disable next-line all: Vite takes nothing but literals here.
const lines = import.meta.glob<AnyLines>('../../../engines/*/lines.ts', { eager: true, import: 'lines' });

const MILE_KM = 1.609344;

/** Dates and numbers keep their own direction beside names of another. */
const apart = (text: string): string => (settings.language === 'ar' ? `\u2068${text}\u2069` : text);
const date = (value: number, options: Intl.DateTimeFormatOptions): string =>
	apart(made(Intl.DateTimeFormat, settings.locale, options).format(value));
const number = (value: number, digits: number, least = 0, unit?: string): string =>
	made(Intl.NumberFormat, settings.locale, {
		maximumFractionDigits: digits,
		minimumFractionDigits: least,
		...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'long' })
	}).format(value);

const offsetOf = (timeZone: string, now: number): string =>
	made(Intl.DateTimeFormat, settings.locale, { timeZone, timeZoneName: 'shortOffset' })
		.formatToParts(now)
		.find(({ type }) => type === 'timeZoneName')
		// A hyphen would let the number go on to the next line.
		?.value.replace('-', '\u2212') ?? '';

/** A clock's distance from UTC as a language writes it: `GMT-5`, `UTC+5:45`. */
function offset(utcOffset: string): string {
	try {
		return offsetOf(utcOffset, 0);
	} catch {
		// Not every browser has zones by their offset: one of whole hours, whose name has the other sign, lends the form.
		const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(utcOffset) ?? [];
		const hour = Number(hours);
		if (hour === 0 && minutes === '00') return offsetOf('UTC', 0);
		const whole = offsetOf(`Etc/GMT${sign === '+' ? '-' : '+'}${hour || 1}`, 0);
		return minutes === '00' ? whole : whole.replace(String(hour || 1), `${hour}:${minutes}`);
	}
}

/** By the interface's language and the device's region, as it is now. */
const writingOn = (today: string): Writing => ({
	today,
	day: (iso) => date(Date.parse(iso), { dateStyle: 'medium', timeZone: 'UTC' }),
	moment: (iso) => date(Date.parse(iso), { dateStyle: 'medium', timeStyle: 'short' }),
	clock: (local) => date(Date.parse(`${local.slice(0, 19)}Z`), { timeStyle: 'short', timeZone: 'UTC' }),
	offset: (utcOffset) => apart(offset(utcOffset)),
	number: (value, digits, least) => apart(number(value, digits, least)),
	way(kilometers) {
		const [unit, length] =
			settings.units === 'imperial' ? (['mile', kilometers / MILE_KM] as const) : (['kilometer', kilometers] as const);
		const options = { style: 'unit', unit, maximumFractionDigits: length < 100 ? 1 : 0 } as const;
		return apart(made(Intl.NumberFormat, settings.locale, options).format(length));
	},
	name: (english, local, country) =>
		settings.language !== 'en' && new Intl.Locale(`und-${country}`).maximize().language === settings.language
			? local
			: english,
	country: countryName,
	language(code, english) {
		if (settings.language === 'en' || code === 'und') return english;
		const tag = code === 'zh-cn' ? 'zh-Hans' : code === 'zh-tw' ? 'zh-Hant' : code;
		return made(Intl.DisplayNames, settings.locale, { type: 'language', fallback: 'none' }).of(tag) ?? english;
	},
	value: (word) => (isValueWord(word) ? valueWord(word) : word.replaceAll('_', ' ')),
	figures(text) {
		const mark = made(Intl.NumberFormat, settings.locale, {}).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value; // prettier-ignore
		// Where commas part values, a comma within one would be read as another of them.
		const written = mark === ',' && !text.includes(',') ? text.replace(/(?<=\d)\.(?=\d)/g, ',') : text;
		if (settings.language === 'en') return written;
		return written.replace(/(?<![\d.,/])(\d{1,9}) (second|minute|hour|day|week|month|year)s?\b/g, (_, count: string, unit: string) => number(Number(count), 0, 0, unit)); // prettier-ignore
	},
	english: settings.language === 'en',
	none: () => t('lineNoHoliday'),
	noChange: () => t('lineNoChange'),
	workdays: (count, days) => t('lineWorkdays', { count, days })
});

/** The line of an answer for the box and the shelf, by group and operation; may be empty. */
export function lineOf(
	group: string,
	operation: string,
	body: unknown,
	values: Readonly<Record<string, string>>,
	today: string
): string {
	const line = lines[`../../../engines/${group}/lines.ts`]?.[operation];
	return line && typeof body === 'object' && body !== null
		? line(body as never, values, writingOn(today)).slice(0, 200)
		: '';
}

/** The current time of a zone for the line of a clock's answer. `zone` is an IANA name that the browser knows. */
export const clockLine = (zone: string, now = Date.now()): string =>
	`${date(now, { timeStyle: 'short', timeZone: zone })} · ${apart(offsetOf(zone, now))}`;
