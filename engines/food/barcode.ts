import { asciiDigits } from '../kit/ascii-digits';

/**
 * A barcode as the database knows it, or null when it cannot be one: digits of any script, spaces and hyphens removed, 8, 12, 13 or 14 digits,
 * leading zeros stripped, filled up to 8 or 13 (a UPC-A is the EAN-13 with a zero before it; GTIN-14 keeps its 14).
 */
export function normaliseBarcode(text: string): string | null {
	const digits = asciiDigits(text).replace(/[\s-]/g, '');
	if (!isCode(digits)) return null;
	const significant = digits.replace(/^0+/, '');
	return significant.padStart(significant.length <= 8 ? 8 : 13, '0');
}

/** Whether digits are as many as a product code has: 8, 12, 13 or 14. */
export const isCode = (digits: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(digits);

/** The check digit that a GTIN of these digits, the last one ignored, should have (GS1: weights 3 and 1 from the right). */
export function checkDigit(gtin: string): number {
	let sum = 0;
	for (let index = 0; index < gtin.length - 1; index++) {
		const weight = (gtin.length - index) % 2 === 0 ? 3 : 1;
		sum += weight * Number(gtin[index]);
	}
	return (10 - (sum % 10)) % 10;
}

/** Whether a GTIN ends in its check digit. */
export const hasCheckDigit = (gtin: string): boolean => Number(gtin.at(-1)) === checkDigit(gtin);

/**
 * The UPC-A, as EAN-13, that a UPC-E of eight digits stands for; null when it cannot be one (its first digit is 0 or 1).
 * The sixth of the middle digits says where the zeros were left out (GS1 General Specifications, zero suppression).
 */
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

/** The check digit that the code should end in, when it ends in another one; null when it is right in any reading. */
export function betterCheckDigit(code: string): number | null {
	const expanded = code.length === 8 ? expandUpcE(code) : null;
	return hasCheckDigit(code) || (expanded !== null && hasCheckDigit(expanded)) ? null : checkDigit(code);
}
