import type { Correction } from '../overlay';

/** Parts of a country that the library lacks, `A|Salta` a line: with the days of their country until a law says more. */
export const partsOf = (country: string, lines: readonly string[]): readonly Correction[] =>
	lines.map((line) => {
		const [code = '', named = ''] = line.split('|');
		return { places: `${country}-${code}`, named, source: 'ISO 3166-2' };
	});

/**
 * Days of parts of a country, `codes|English name|local name|rule|first year|law|page` a line; several codes with blanks between, the last
 * year after a dash (`2007-2014`), all years where none stands; the page without its `https://`. A day whose law has no page is an estimate.
 */
export const daysOfParts = (country: string, law: string, lines: readonly string[]): readonly Correction[] =>
	lines.map((line) => {
		const [codes = '', name = '', local = '', rule = '', years = '', source = '', page] = line.split('|');
		const [first = '', last = '2100'] = years.split('-');
		return {
			places: codes
				.split(' ')
				.map((code) => `${country}-${code}`)
				.join(' '),
			...(first && { years: [Number(first), Number(last)] as const }),
			days: [[name, local, rule]],
			source: `${law}${source}`,
			...(page ? { url: `https://${page}` } : { estimated: true })
		};
	});

/** What a place has otherwise from the law that is named: a table of corrections with one source. */
export const byLaw = (
	places: string,
	source: string,
	page: string | undefined,
	corrections: readonly Omit<Correction, 'places' | 'source' | 'url'>[]
): readonly Correction[] =>
	corrections.map((one) => ({
		...one,
		places,
		source,
		...(page ? { url: page } : { estimated: one.estimated ?? true })
	}));

/** Exchanged days, `year|days off and the days worked for them in pairs|what the page is called` a line. */
export const exchanges = (
	places: string,
	localName: string,
	source: string,
	page: (part: string) => string | undefined,
	lines: readonly string[]
): readonly Correction[] =>
	lines.map((line) => {
		const [year = '', pairs = '', part = ''] = line.split('|');
		const url = page(part);
		const dates = pairs.split(' ');
		return {
			places,
			years: [Number(year) - 1, Number(year)],
			days: [['Exchanged day off', localName, `on ${dates.filter((_, at) => at % 2 === 0).join(' ')}`]],
			worked: dates.filter((_, at) => at % 2 === 1).join(' '),
			source: `${source} of ${year}`,
			...(url !== undefined && { url })
		};
	});
