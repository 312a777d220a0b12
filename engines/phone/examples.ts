import { TABLE, TYPES } from './table.generated';
import type { PhoneType } from './types';

/** An example in the two forms from which the others derive. */
export interface PhoneExample {
	readonly national: string;
	readonly international: string;
}

export interface CountryPhones {
	readonly callingCode: number;
	readonly examples: ReadonlyMap<PhoneType, PhoneExample>;
}

let countries: Map<string, string> | undefined;

/** Codes of the countries that have a numbering plan, sorted. */
export const phoneCountries = (): readonly string[] => [...lines().keys()];

/** The calling code and examples of a country by its code in capitals; undefined without a numbering plan. */
export function phonesOf(country: string): CountryPhones | undefined {
	const line = lines().get(country);
	if (line === undefined) return undefined;
	const [, code = '', ...cells] = line.split('|');
	const examples = new Map<PhoneType, PhoneExample>();
	cells.forEach((cell, index) => {
		const type = TYPES[index];
		if (cell === '' || type === undefined) return;
		const [national = '', rest = national] = cell.split(';');
		examples.set(type, { national, international: `+${code} ${rest}` });
	});
	// As getExampleNumberForType: in a plan with both types, a fixed line serves for "fixed line or mobile".
	const fixed = examples.get('fixed_line');
	if (fixed && !examples.has('fixed_line_or_mobile')) examples.set('fixed_line_or_mobile', fixed);
	return { callingCode: Number(code), examples };
}

/** E.164: + and digits. */
export const toE164 = (international: string) => international.replace(/[^+\d]/g, '');

/** RFC 3966: a tel: address, groups parted by hyphens. */
export const toRfc3966 = (international: string) => `tel:${international.replace(/[^+\d]+/g, '-')}`;

/** One line of the table for each country; parsed on demand. */
function lines(): Map<string, string> {
	countries ??= new Map(
		TABLE.trim()
			.split('\n')
			.map((line) => [line.slice(0, 2), line])
	);
	return countries;
}
