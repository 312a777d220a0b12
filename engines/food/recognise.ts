import type { Recognise, Recognised } from '../kit/recognised';
import { hasCheckDigit, isCode } from './barcode';

/** Barcodes: runs of 8, 12, 13 or 14 digits with their check digit, whose digits spaces or hyphens may part. */
export const recognise: Recognise = (text) => {
	const found: Recognised[] = [];
	for (const match of text.matchAll(/(?<![\d.,+])\d(?:[ -]?\d){7,13}(?![\d.,])/g)) {
		const value = match[0].replace(/[ -]/g, '');
		if (isCode(value) && hasCheckDigit(value) && !isBook(value))
			found.push({ kind: 'barcode', from: match.index, to: match.index + match[0].length, value, ...(value.length === 8 && { isWeak: true }) }); // prettier-ignore
	}
	return found;
};

/** 978 and 979 begin numbers of books. */
const isBook = (digits: string): boolean =>
	digits.length === 13 && (digits.startsWith('978') || digits.startsWith('979'));
