import { expect, test } from 'vitest';
import { isoDate, yearOf } from '../../../engines/kit/calendar';
import { isWeekend } from '../../../engines/holidays/weekends';
import { readLawBooks } from './books';
import type { LawBook } from './law-book';
import type { Place, Source } from './places';

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

const PLACES = [...BOOKS.values()].flatMap(({ places }) => places);

/** The last year up to which days are announced, and the one before the last of all, where lists may end. */
const LAST_READ = 2030;
const LAST_WHOLE = 2099;

/** Years in which a place has more days of one name than in any year that was read, `TH 2031 Visakha Bucha`; not feasts that wander through the year. */
function repeatedFeasts({ code, days }: Place): string[] {
	const byName = new Map<string, Set<string>>();
	for (const { name, observed, working, days: listed } of days)
		if (!observed && !working)
			byName.set(name, new Set([...(byName.get(name) ?? []), ...listed.map((day) => isoDate(day))]));
	return [...byName].flatMap(([name, dates]) => {
		if (new Set([...dates].map((date) => date.slice(5, 7))).size > 3) return [];
		const counts = new Map<number, number>();
		for (const date of dates) counts.set(Number(date.slice(0, 4)), (counts.get(Number(date.slice(0, 4))) ?? 0) + 1);
		const most = Math.max(0, ...[...counts].filter(([year]) => year <= LAST_READ).map(([, count]) => count));
		return [...counts]
			.filter(([year, count]) => most > 0 && year > LAST_READ && year <= LAST_WHOLE && count > most)
			.map(([year]) => `${code} ${year} ${name}`);
	});
}

test('no year that is reckoned has more days of a feast than the years that were read', () =>
	expect(PLACES.flatMap(repeatedFeasts)).toEqual([]));

/** Where the rule for days in lieu looks at Sunday or Friday alone: the other day of the weekend may be one. */
const ONE_DAY = new Set(['CD', 'YE']);

test('no reckoned day in lieu is on a weekend', () => {
	const onWeekends = PLACES.flatMap(({ code, days }) => {
		const [country = '', ...part] = code.split('-');
		return days
			.filter(({ observed }) => observed && !ONE_DAY.has(country))
			.flatMap((one) => one.days.map((day) => ({ day, name: one.name })))
			.filter(({ day }) => yearOf(day) > LAST_READ && isWeekend(country, part.join('-') || null, day))
			.map(({ day, name }) => `${code} ${isoDate(day)} ${name}`);
	});
	expect(onWeekends).toEqual([]);
});

test('a local name is of one language: it has no English in brackets', () => {
	const mixed = PLACES.flatMap(({ code, days }) =>
		days
			.filter(({ name, localName }) => localName !== name && /\((?:substitute day|observed|estimated)/.test(localName))
			.map(({ localName }) => `${code} ${localName}`)
	);
	expect([...new Set(mixed)]).toEqual([]);
});

/** Years that the text and the address of a source name, and those of its spans (`2021 to 2024`). */
function yearsOf({ text, url = '' }: Source): number[] {
	const named = [...`${text} ${url}`.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year));
	const spans = [...text.matchAll(/(20\d\d) to (20\d\d)/g)].flatMap(([, from, to]) =>
		Array.from({ length: Number(to) - Number(from) }, (_, at) => Number(from) + at)
	);
	return [...named, ...spans];
}

test('an announced day cites no notice of other years alone', () => {
	const others = PLACES.flatMap(({ code, days }) =>
		days
			.filter(({ basis, estimated }) => basis === 'announced' && !estimated)
			.flatMap(({ days: on, source }) => {
				const named = yearsOf(source);
				return [...new Set(on.map((day) => yearOf(day)))]
					.filter((year) => named.length > 0 && !named.some((one) => Math.abs(one - year) <= 1))
					.map((year) => `${code} ${year} ${source.text}`);
			})
	);
	expect([...new Set(others)]).toEqual([]);
});
