/** JSON Schema by Ajv: what the validator and every answer are compared with. */
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether there is such a day, by the lengths of the months alone. */
function isDate(text: string): boolean {
	const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
	const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
	return day >= 1 && day <= (days[month - 1] ?? 0);
}

export const ajv = new Ajv2020({
	strict: false,
	unicodeRegExp: true,
	formats: {
		date: isDate,
		'date-time': (text) => !Number.isNaN(Date.parse(text)),
		uri: (text) => URL.canParse(text),
		binary: true
	}
});

/** Texts that differ from a known one in one character: a digit of a date, a letter of a code. */
export const nearOf = (known: readonly string[]): fc.Arbitrary<string> =>
	fc
		.tuple(fc.constantFrom(...known), fc.nat({ max: 30 }), fc.constantFrom(...'0123456789aZ -'))
		.map(
			([text, at, character]) =>
				text.slice(0, at % (text.length + 1)) + character + text.slice((at % (text.length + 1)) + 1)
		);
