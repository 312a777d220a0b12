import { asciiDigits } from '../../../engines/kit/ascii-digits';

/**
 * Parses a typed limit of requests: null for unlimited (empty), a whole number from 1 to 999,999,999, undefined for
 * other texts. Group separators and digits of other scripts are read.
 */
export function readLimit(text: string): number | null | undefined {
	const digits = asciiDigits(text)
		.trim()
		.replace(/(?<=\d)[\s,.'’\u066c](?=\d{3}(?!\d))/g, '');
	if (digits === '') return null;
	return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}
