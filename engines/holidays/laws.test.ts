import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { readLawBooks } from '../../data/build/holidays/books';
import type { Source } from '../../data/build/holidays/places';
import { isoDate, yearOf } from '../kit/calendar';
import { engine } from './engine';
import { holidaysOf, openTable, USUAL_KINDS, workedWeekends, type Kind } from './table';
import { UNREAD } from './unread';

const table = testContext().pack('holidays').then(openTable);

async function rulesOf(place: string) {
	const country = (await table).country(place.slice(0, 2));
	return (place.length === 2 ? country?.days : country?.subdivisions.get(place.slice(3))?.days) ?? [];
}

const WHOLE_AND_HALF: ReadonlySet<Kind> = new Set(['public', 'half']);

/** `MM-DD` of the days off of a year, each once. */
const daysOff = async (place: string, year: number, kinds: ReadonlySet<Kind> = WHOLE_AND_HALF) => [
	...new Set(holidaysOf(await rulesOf(place), year, undefined, kinds).map(({ day }) => isoDate(day).slice(5)))
];

test.each([
	['TH', 2005, '02-23 05-01 05-05 05-22 07-20', '05-04 10-13'],
	['HU', 1950, '', '10-23'],
	['AT', 1950, '', '10-26'],
	['MK', 1993, '', '10-23'],
	['ID', 2004, '03-22', '05-01 06-01'],
	['HR', 1991, '', '06-25'],
	['TN', 2010, '', '01-14']
])('%s %i keeps %s, not %s: days that came later are not carried back', async (place, year, off, not) => {
	const days = await daysOff(place, year);
	for (const day of off.split(' ').filter(Boolean)) expect(days).toContain(day);
	for (const day of not.split(' ')) expect(days).not.toContain(day);
});

test('South Africa before and after its Public Holidays Act of 1994', async () => {
	const namesOf = async (year: number) =>
		holidaysOf(await rulesOf('ZA'), year)
			.sort((a, b) => a.day - b.day)
			.map(({ day, name }) => `${isoDate(day).slice(5)} ${name}`);
	expect(await namesOf(1985)).toEqual([
		"01-01 New Year's Day",
		'04-05 Good Friday',
		"04-06 Founder's Day",
		'04-08 Family Day',
		'05-16 Ascension Day',
		'05-31 Republic Day',
		'10-10 Kruger Day',
		'12-16 Day of the Vow',
		'12-25 Christmas Day',
		'12-26 Day of Goodwill'
	]);
	expect(await namesOf(1958)).toContain("07-14 Queen's Birthday");
	expect(await namesOf(1995)).toContain('04-27 Freedom Day');
});

const BOOKS = readLawBooks();

/** Words by which a source names a law, in the languages of the books. */
const LEGAL =
	/\b(acts?|laws?|lois?|leye?s?|leis?|\w*gesetz\w*|zakon|codes?|código|codice|codul|statutes?|title|artículo|articles?|sections?|ordinance|decrees?|decretos?|décrets?|ordonnance|arrêté|orders?|ordem|regulations?|regeling|arbeidsregeling|arbeitsregeling|edict|constitution|legge|lov|lag|laki|RCW|\w*wet|resolution|gazette|boletín|proclamations?|dahir|cabinet|council|consejo|court|bill|lög|president|presiden|presidential|governor|rules?|notices?|notifications?|memorand\w+|circulars?|minist\w+|announcements?|instrument|agreement|amiri|royal|calendario|standards|administration|O\.C\.G\.A|GCA|cap)\b|§/i;

test('a day by law rests on a source that names a law, not on a list', () => {
	const lists = [...BOOKS].flatMap(([code, { places }]) =>
		places.flatMap(({ days }) =>
			days
				.filter(({ basis, source }) => basis === 'law' && !LEGAL.test(source.text))
				.map(({ source }) => `${code} ${source.text}`)
		)
	);
	expect([...new Set(lists)]).toEqual([]);
});

const LIST_OF_YEARS =
	/\b(?:here of|(?:lists?|holidays|calendars?|circulars?|notification)(?: of| for)?) ((?:19|20)\d\d(?:(?:, | and | to |–)(?:19|20)\d\d)*)/;

/** Words of a law, which holds after its year, and of sources that say that they are of other years. */
const OF_OTHER_YEARS =
	/\b(?:act|law|loi|\w*regeling|ordinance|code|décret|(?:sub-)?decree|O\.C\.G\.A|not chosen yet|the others by|before the)\b|^Carried over/i;

test('a list of some years is the source of no day of another year', () => {
	const yearsOf = ({ text, years }: Source) => {
		const named = OF_OTHER_YEARS.test(text) ? [] : (LIST_OF_YEARS.exec(text)?.[1]?.match(/\d{4}/g) ?? []).map(Number);
		return years ?? (named.length === 0 ? undefined : { from: Math.min(...named), to: Math.max(...named) + 1 });
	};
	const wrong = [...BOOKS].flatMap(([code, { places }]) =>
		places.flatMap(({ days }) =>
			days.flatMap(({ basis, source, days: on }) => {
				const years = basis === 'law' && !source.years ? undefined : yearsOf(source);
				// The notice on the first days of a year names the last ones of the year before.
				const first = years && basis === 'announced' ? years.from - 1 : years?.from;
				const outside = years && on.map(yearOf).find((year) => year < (first ?? 0) || year >= years.to);
				return outside === undefined ? [] : [`${code} ${outside}: ${source.text}`];
			})
		)
	);
	expect([...new Set(wrong)]).toEqual([]);
});

const FACTS = [...BOOKS].flatMap(([code, { facts }]) =>
	facts.map(({ part, ...fact }) => ({ ...fact, place: part === undefined ? code : `${code}-${part}` }))
);

test('every day that the facts of the law books settle is so in the pack', async () => {
	const wrong: string[] = [];
	for (const { place, year, off, not, worked, why } of FACTS) {
		const days = await daysOff(place, year);
		const whole = await daysOff(place, year, USUAL_KINDS);
		for (const day of off) if (!days.includes(day)) wrong.push(`${place} ${year} lacks ${day}: ${why}`);
		for (const day of not) if (whole.includes(day)) wrong.push(`${place} ${year} has ${day}: ${why}`);
		if (!worked) continue;
		const found = workedWeekends(await rulesOf(place), year).map((day) => isoDate(day).slice(5));
		if (found.join() !== worked.join()) wrong.push(`${place} ${year} works on ${found.join(' ')}: ${why}`);
	}
	expect(wrong).toEqual([]);
	expect(FACTS.length).toBeGreaterThan(650);
});

test('a law that suspends holidays is told, so that an empty list is no false "none"', async () => {
	const of = (country: string, year: number) => engine.holidays({ country, year }, testContext());
	expect(await of('UA', 2024)).toMatchObject({ count: 0, note: expect.stringContaining('martial law') });
	expect((await of('UA', 2021)) as object).toHaveProperty('note', null);
	expect((await of('DE', 2024)) as object).toHaveProperty('note', null);
	// The list of a whole country has the days that all its parts share, and mentions the others.
	expect(await of('CH', 2026)).toMatchObject({ note: expect.stringContaining('Good Friday') });
	const zurich = await engine.holidays({ country: 'CH', subdivision: 'ZH', year: 2026 }, testContext());
	expect(zurich as object).toHaveProperty('note', null);
	// No law of it was read: neither a day up to which notices are in nor silence about it.
	expect(await of('LR', 2024)).toMatchObject({ known_until: null, note: expect.stringContaining(UNREAD) });
});
