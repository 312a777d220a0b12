import { asciiDigits } from '../../../engines/kit/ascii-digits';

/** Parses a limit of requests: 1 to 999,999,999, null for unlimited (empty), undefined otherwise. */
export function readLimit(text: string): number | null | undefined {
	const digits = asciiDigits(text)
		.trim()
		.replace(/(?<=\d)[\s,.'’\u066c](?=\d{3}(?!\d))/g, '');
	if (digits === '') return null;
	return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}
