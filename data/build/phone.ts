import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import libphonenumber from 'google-libphonenumber';

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = libphonenumber;
type PhoneNumberType = libphonenumber.PhoneNumberType;

/** Types in the order of the table's columns, named as the API names them. */
const TYPES = Object.entries(PhoneNumberType)
	.filter(([, type]) => Number(type) >= 0)
	.sort(([, a], [, b]) => Number(a) - Number(b))
	.map(([name, type]) => ({ name: name.toLowerCase(), type: type as PhoneNumberType }));

/**
 * The table of examples as text: a line a country, `US|1|<national>;<international>|…`, one cell a type, empty where the
 * country has no such numbers. The calling code and `+` are left out of the international form.
 *
 * Throws when e164 or rfc3966 do not derive from the international form, or an example is not of its own type.
 */
export function phoneTable(): string {
	const util = PhoneNumberUtil.getInstance();
	const lines = [...util.getSupportedRegions()].sort().map((country) => {
		const code = util.getCountryCodeForRegion(country);
		const cells = TYPES.map(({ name, type }) => {
			const number = util.getExampleNumberForType(country, type);
			// Plans that separate fixed lines from mobiles lack numbers that may be either.
			if (!number || !isOfType(util.getNumberType(number), type)) return '';
			const national = util.format(number, PhoneNumberFormat.NATIONAL);
			const international = util.format(number, PhoneNumberFormat.INTERNATIONAL);
			const prefix = `+${code} `;
			const digits = international.replace(/[^+\d]/g, '');
			const uri = `tel:${international.replace(/[^+\d]+/g, '-')}`;
			if (
				!util.isValidNumberForRegion(number, country) ||
				!international.startsWith(prefix) ||
				digits !== util.format(number, PhoneNumberFormat.E164) ||
				uri !== util.format(number, PhoneNumberFormat.RFC3966)
			)
				throw new Error(`${country} ${name}: ${international} is not what the table assumes`);
			const rest = international.slice(prefix.length);
			return rest === national ? national : `${national};${rest}`;
		});
		return [country, code, ...cells].join('|').replace(/\|+$/, '');
	});
	return lines.join('\n');
}

const isOfType = (found: PhoneNumberType, asked: PhoneNumberType) =>
	found === asked ||
	(found === PhoneNumberType.FIXED_LINE_OR_MOBILE &&
		(asked === PhoneNumberType.FIXED_LINE || asked === PhoneNumberType.MOBILE));

/** The module that the engine imports. */
export const phoneModule =
	() => `/** Made by data/build/phone.ts from google-libphonenumber (Apache-2.0); see data/sources/phone. */
export const TYPES = ${JSON.stringify(TYPES.map(({ name }) => name))} as const;

/** A line a country: code, calling code, and a cell a type: national form, and what follows the calling code if different. */
export const TABLE = \`
${phoneTable()}
\`;
`;

/** Writes the table anew: npm run data does not, since it is small enough to live in the code. */
export async function main(): Promise<void> {
	await writeFile(path.resolve('engines/phone/table.generated.ts'), phoneModule());
}
