import { readPlace } from '../kit/place';
import type { Recognise, Recognised } from '../kit/recognised';

const LONGEST = 200;

/** Points in any form that `readPlace` knows: the whole text, the two sides of a way, or decimal pairs within words. */
export const recognise: Recognise = (text) => {
	if (text.length > LONGEST || !/\d/.test(text)) return [];
	// Digits with signs alone are a sum or a day, but for ISO 6709, which ends in a slash. An equation has one equals sign, a number in another base its beginning.
	const isMathematics = /^[^=:?]*=[^=]*$/.test(text) || /^0[xbo][\da-f]+$/i.test(text);
	const mayBeWhole = (/[^\d+./x×*-]/.test(text) && !isMathematics) || /^[+-].*\/$/.test(text);
	const whole = mayBeWhole ? spanOf(text, 0, text.length) : null;
	if (whole) return [whole];
	const found: Recognised[] = [];
	for (const match of text.matchAll(/[-+]?\d{1,3}\.\d{1,12} ?, ?[-+]?\d{1,3}\.\d{1,12}/g)) {
		const span = spanOf(text, match.index, match.index + match[0].length);
		if (span) found.push(span);
	}
	for (const match of text.matchAll(/(?<![\w+])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,7}(?![\w+])/gi)) {
		const span = spanOf(text, match.index, match.index + match[0].length);
		if (span) found.push(span);
	}
	return found;
};

function spanOf(text: string, from: number, to: number): Recognised | null {
	const value = text.slice(from, to).trim();
	const reading = readPlace(value);
	return reading.kind === 'point' || reading.kind === 'short_code' ? { kind: 'point', from, to, value } : null;
}
