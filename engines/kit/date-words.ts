import { dateFormat } from './intl-cache';
import { memoize } from './memoize';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'hi', 'mr', 'ta', 'ar'];
const plain = (name: string): string =>
	name
		.replace(/\.$/, '')
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC');

/** Months by their long and short names. Source: Unicode CLDR by Intl. */
const monthsIn = memoize((language: string) => {
	const formats = (['long', 'short'] as const).map((month) =>
		dateFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' })
	);
	return new Map(
		formats.flatMap((format) =>
			[...Array(12).keys()].map((at) => [plain(format.format(Date.UTC(2024, at)).toLowerCase()), at + 1] as const)
		)
	);
});

/** A parsed day: the year is null when it is missing. `other` is the second meaning of `3/4/2026`. */
export interface ReadDay {
	readonly year: number | null;
	readonly month: number;
	readonly day: number;
	readonly other?: { readonly year: number | null; readonly month: number; readonly day: number };
}

/** A month by its name, or by three or more of its first letters; 0 for another word. */
function monthOf(word: string): number {
	const key = plain(word);
	const months = LANGUAGES.map(monthsIn);
	const short = key.length < 3 ? [] : months.flatMap((names) => [...names].filter(([name]) => name.startsWith(key)));
	return months.find((names) => names.has(key))?.get(key) ?? short[0]?.[1] ?? 0;
}

function valid(year: number | null, month: number, day: number): ReadDay | null {
	const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
	const fits = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && day >= 1;
	return fits && (year === null || (year >= 1 && year <= 9999)) ? { year, month, day } : null;
}

/** A calendar day in lower-case text: ISO, `25.12.2026`, `december 25`, `3. mai`. Null for no or no real day. */
export function readDay(lower: string): ReadDay | null {
	const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(lower);
	if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
	const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/.exec(lower);
	if (dotted) return valid(dotted[3] ? Number(dotted[3]) : null, Number(dotted[2]), Number(dotted[1]));
	const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(lower);
	if (slashed) {
		const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
		const [american, other] = [valid(year, a, b), valid(year, b, a)];
		const first = american ?? other;
		return first && american && other && a !== b ? { ...first, other } : first;
	}
	const named =
		/^(?:(?:am|on|le|el|the) )?(\d{1,2})(?:\.|st|nd|rd|th|er|º)? (?:of |de |d’)?([\p{L}\p{M}]+\.?)(?:,? (?:de |of )?(\d{4}))?$/u.exec(
			lower
		);
	if (named) return valid(named[3] ? Number(named[3]) : null, monthOf(named[2] ?? ''), Number(named[1]));
	const after = /^([\p{L}\p{M}]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u.exec(lower);
	return after ? valid(after[3] ? Number(after[3]) : null, monthOf(after[1] ?? ''), Number(after[2])) : null;
}

/** A parsed day as ISO date; `year` is the default year. */
export const isoOf = ({ year, month, day }: ReadDay, ofYear: number): string =>
	`${String(year ?? ofYear).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
