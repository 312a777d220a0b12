import { expect, test } from 'vitest';
import { yearOf } from '../../../engines/kit/calendar';
import { readLawBooks } from './books';
import type { LawBook } from './law-book';

/** The year whose days are due: the next one from November on. */
const dueYear = (now: Date) => now.getUTCFullYear() + (now.getUTCMonth() >= 10 ? 1 : 0);

const BOOKS = readLawBooks();

const hasEstimates = ({ places: [country] }: LawBook, year: number) =>
	country.days.some(({ estimated, days }) => estimated && days.some((day) => yearOf(day) === year));

/** Countries whose days of the year before are all certain, and whose days of the year are not and lack an `awaited` line. */
const withoutNotice = (books: ReadonlyMap<string, LawBook>, year: number): string[] =>
	[...books]
		.filter(([, book]) => !hasEstimates(book, year - 1) && hasEstimates(book, year) && !book.awaited.includes(year))
		.map(([code]) => code);

test('each country has the notice of the year that is due, or a line that it is awaited', () => {
	const year = dueYear(new Date());
	expect(withoutNotice(BOOKS, year), `add a notice or \`awaited ${year}\` to data/holidays/<code>.ts`).toEqual([]);
});

test('a country whose notice is missing is named from November on', () => {
	expect([dueYear(new Date('2026-10-31')), dueYear(new Date('2026-11-01')), dueYear(new Date('2027-01-01'))]).toEqual([
		2026, 2027, 2027
	]);
	const china = BOOKS.get('CN');
	if (!china) throw new Error('no China');
	expect(withoutNotice(new Map([['CN', { ...china, awaited: [] }]]), 2027)).toEqual(['CN']);
});
