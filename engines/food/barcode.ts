import { asciiDigits } from '../kit/ascii-digits';
import { checkDigit, gtinOfElements, gtinOfUrn, isElementText } from './gs1';

/**
 * The product code in a text as the database stores it, or null. Accepts the forms of people and scanners: 8, 12, 13
 * or 14 digits of any script with spaces and dashes, GS1 Digital Link and other product addresses, GS1 element strings with or
 * without brackets and symbology identifiers, URNs. Leading zeros are stripped, and codes filled up to 8 or 13 digits (a UPC-A is the
 * EAN-13 with a zero before it; GTIN-14 keeps its 14). Linear time.
 */
export function normaliseBarcode(text: string): string | null {
	const given = asciiDigits(text.trim());
	const address =
		/^(?:https?:\/\/)(\S+)$/i.exec(given)?.[1] ?? (/^[\w-]{1,63}\.[\w.-]{1,200}\/\S+$/.test(given) ? given : null);
	const digits =
		address !== null
			? codeInAddress(address)
			: /^urn:/i.test(given)
				? gtinOfUrn(given)
				: isElementText(given)
					? gtinOfElements(given)
					: plainDigits(given);
	if (digits === null || !isCode(digits)) return null;
	const significant = digits.replace(/^0+/, '');
	return significant.padStart(significant.length <= 8 ? 8 : 13, '0');
}

/** The digits of a typed code: without the name of its kind, spaces, dashes of any script and the identifier of an EAN or ITF symbol. */
const plainDigits = (text: string): string =>
	text
		.replace(/^\](?:E[0-4]|I[0-3])/, '')
		.replace(/^(?:ean|upc|gtin|jan|itf)(?:-?(?:8|12|13|14|a|e))?[:\s]+/i, '')
		.replace(/[\s\p{Pd}\u2212\u200b-\u200f\u2060\ufeff]/gu, '');

/** Keys under which addresses carry a code: GS1 Digital Link's 01 and its long name, and those of shops. */
const CODE_KEYS: ReadonlySet<string> = new Set(['01', 'gtin', 'ean', 'ean13', 'upc', 'barcode', 'code']);

/** The code in an address without scheme: after `/01/`, in a parameter, or the one path segment. Null for several. */
function codeInAddress(address: string): string | null {
	const [, path = '', query = ''] = /^[^/?#]*([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
	const segments = path.split('/').filter((segment) => segment !== '');
	const behindKey = segments.findIndex((segment) => CODE_KEYS.has(segment.toLowerCase()));
	const keyed = behindKey === -1 ? undefined : segments[behindKey + 1];
	if (keyed !== undefined && isCode(keyed)) return keyed;
	for (const part of query.split('&')) {
		const [key = '', value = ''] = part.split('=');
		if (CODE_KEYS.has(key.toLowerCase()) && isCode(value)) return value;
	}
	const codes = segments.filter(isCode);
	return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Whether digits are as many as a product code has: 8, 12, 13 or 14. */
export const isCode = (digits: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(digits);

/** Whether a GTIN ends in its check digit. */
export const hasCheckDigit = (gtin: string): boolean => Number(gtin.at(-1)) === checkDigit(gtin);

/** The UPC-A, as EAN-13, of an eight-digit UPC-E; else null. GS1 General Specifications, zero suppression. */
export function expandUpcE(code: string): string | null {
	const match = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code);
	if (match === null) return null;
	const [, system, a, b, c, d, e, last, check] = match;
	const body =
		last === '0' || last === '1' || last === '2'
			? `${a}${b}${last}0000${c}${d}${e}`
			: last === '3'
				? `${a}${b}${c}00000${d}${e}`
				: last === '4'
					? `${a}${b}${c}${d}00000${e}`
					: `${a}${b}${c}${d}${e}0000${last}`;
	return `0${system}${body}${check}`;
}

/** The product's code in an ITF-14 trading unit. Null for shorter codes, and for 9 (variable weight). */
export function unitInCase(code: string): string | null {
	if (code.length !== 14 || code.startsWith('9')) return null;
	const inner = code.slice(1);
	return `${inner.slice(0, -1)}${checkDigit(inner)}`;
}

/** Codes to look up for a normalised one, best first: itself, the UPC-A that it is short for, the product inside a case. */
export const readingsOf = (code: string): readonly string[] =>
	[code, code.length === 8 ? expandUpcE(code) : null, unitInCase(code)].filter((reading) => reading !== null);

/** The check digit that the code should end in, when it ends in another one; null when it is right in any reading. */
export function betterCheckDigit(code: string): number | null {
	const expanded = code.length === 8 ? expandUpcE(code) : null;
	return hasCheckDigit(code) || (expanded !== null && hasCheckDigit(expanded)) ? null : checkDigit(code);
}
