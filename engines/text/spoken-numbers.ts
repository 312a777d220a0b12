/** Syllables of zero to nineteen, then of the tens from twenty. */
const SMALL = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2] as const;
const TENS = [0, 1, 2, 2, 2, 2, 2, 3, 2, 2] as const;
/** Thousand, million, billion, trillion. */
const GROUPS = [0, 2, 2, 2, 2] as const;
/** Longer ones are not quantities: numbers of a phone or an account, read digit by digit. */
const LONGEST = 3 * GROUPS.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const small = (value: number): number => SMALL[value] ?? 0;
const byDigit = (digits: string): number => sum([...digits].map((digit) => small(Number(digit))));

function belowHundred(value: number): number {
	if (value < SMALL.length) return small(value);
	return (TENS[Math.floor(value / 10)] ?? 0) + (value % 10 === 0 ? 0 : small(value % 10));
}

function belowThousand(value: number): number {
	const rest = value % 100;
	const hundreds = value < 100 ? 0 : small(Math.floor(value / 100)) + 2;
	return hundreds + (rest === 0 && value > 0 ? 0 : belowHundred(rest));
}

/** A quantity: 1,918 has eight. */
function cardinal(digits: string): number {
	if (digits.length > LONGEST || (digits.length > 1 && digits.startsWith('0'))) return byDigit(digits);
	if (digits === '0') return small(0);
	const groups = digits.padStart(LONGEST, '0').match(/\d{3}/g) ?? [];
	return sum(
		groups.map((group, index) =>
			group === '000' ? 0 : belowThousand(Number(group)) + (GROUPS[groups.length - 1 - index] ?? 0)
		)
	);
}

/** Four digits of 1100 to 1999 and 2010 to 2099 as a year is read: nineteen hundred, nineteen oh four, twenty twenty-six. */
function yearOrCardinal(digits: string): number {
	if (!/^(?:1[1-9]\d\d|20[1-9]\d)$/.test(digits)) return cardinal(digits);
	const last = Number(digits.slice(2));
	return belowHundred(Number(digits.slice(0, 2))) + (last === 0 ? 2 : belowHundred(last) + (last < 10 ? 1 : 0));
}

const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.|$)/;
const DECIMALS = /^\d+((?:\.\d+)+)$/;

/** Syllables of a number read aloud in English, at least 1 (Flesch, The Art of Readable Writing, 1949: 1918 has 4). */
export function numberSyllables(word: string): number {
	const [grouped] = GROUPED.exec(word) ?? [];
	if (grouped === word) return cardinal(word.replaceAll(',', ''));
	const plain = grouped === undefined ? word : grouped.replaceAll(',', '') + word.slice(grouped.length);
	const [, decimals] = DECIMALS.exec(plain) ?? [];
	if (decimals === undefined) return Math.max(1, sum((plain.match(/\d+/g) ?? []).map(yearOrCardinal)));
	// Every point is one syllable.
	const points = decimals.slice(1).split('.');
	return cardinal(plain.slice(0, -decimals.length)) + sum(points.map((digits) => 1 + byDigit(digits)));
}
