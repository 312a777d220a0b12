/**
 * Parses a typed limit of requests: null for unlimited (empty), a whole number from 1 to 999,999,999, undefined for
 * other texts. Group separators and digits of any script are read.
 */
export function readLimit(text: string): number | null | undefined {
	const digits = text
		.normalize('NFKC')
		.trim()
		.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
		.replace(/(?<=\d)[\s,.'’\u066c](?=\d{3}(?!\d))/g, '');
	if (digits === '') return null;
	return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

/** Decimal digits of every script occupy ten consecutive code points, zero first (Unicode, Nd). */
function digitValue(digit: string): number {
	const code = digit.codePointAt(0) ?? 0x30;
	let zero = code;
	while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return code - zero;
}
