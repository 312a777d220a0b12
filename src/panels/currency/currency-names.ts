import { made } from '../../state/settings/intl-cache';

/** Name of a currency in the interface's language: `US Dollar`; the code itself where the browser has no name. */
export function currencyName(code: string, locale: string): string {
	try {
		return made(Intl.DisplayNames, locale, { type: 'currency' }).of(code) ?? code;
	} catch {
		// Not the form of a code.
		return code;
	}
}

/** Parses a typed amount, also `1,234.5` and `1 234,5`; null when it is not a number. */
export function readAmount(text: string): number | null {
	const compact = text.replace(/[\s\u00a0\u202f'’]/g, '');
	const lastComma = compact.lastIndexOf(',');
	const lastDot = compact.lastIndexOf('.');
	// The last separator is the decimal one, unless exactly three digits follow it (1,234).
	const decimal =
		lastComma > lastDot
			? /^[^.]*,\d{3}$/.test(compact) && compact.indexOf(',') === lastComma && lastComma <= 3
				? ''
				: ','
			: '.';
	const plain = decimal === ',' ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', '');
	return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
}

/** An amount for an input: as many digits as money has, more when it is small. */
export const writeAmount = (amount: number): string =>
	amount === 0 ? '0' : Math.abs(amount) >= 1 ? amount.toFixed(2) : String(Number(amount.toPrecision(4)));
