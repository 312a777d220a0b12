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
