/** Formats of Intl, each made once: making one costs a hundred times what using it does. */
import { memoize } from './memoize';

const dates = memoize((key: string) => {
	const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions];
	return new Intl.DateTimeFormat(locale, options);
});
const numbers = memoize((key: string) => {
	const [locale, options] = JSON.parse(key) as [string, Intl.NumberFormatOptions];
	return new Intl.NumberFormat(locale, options);
});

/** Returns the shared format of dates. Throws a RangeError for an unknown zone or locale. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
	dates(JSON.stringify([locale, options]));

/** Returns Intl's own name of a zone, which may be an older one; undefined for an unknown zone. */
export function intlZone(zone: string): string | undefined {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

/** Returns the shared format of numbers. Throws a RangeError for an unknown locale. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
	numbers(JSON.stringify([locale, options]));

const regions = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

/** Returns the name of a region in a locale, or `code` unless it is an ISO 3166-1 code with a name. */
export const regionName = (locale: string, code: string): string =>
	/^[A-Z]{2}$/.test(code) ? (regions(locale).of(code) ?? code) : code;
