import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { readLawBooks } from '../../data/build/holidays/books';
import { isoDate } from '../kit/calendar';
import { engine } from './engine';
import { holidaysOf, openTable, workedWeekends } from './table';

const table = testContext().pack('holidays').then(openTable);

async function rulesOf(place: string) {
	const country = (await table).country(place.slice(0, 2));
	return (place.length === 2 ? country?.days : country?.subdivisions.get(place.slice(3))?.days) ?? [];
}

/** `MM-DD` of the days off of a year, each once. */
const daysOff = async (place: string, year: number) => [
	...new Set(holidaysOf(await rulesOf(place), year).map(({ day }) => isoDate(day).slice(5)))
];

// The day, and the year of what it remembers: none until then, one in the year after.
test.each([
	['HR', '06-25', 1991, 'independence'],
	['SS', '07-09', 2011, 'independence'],
	['HK', '10-01', 1996, 'its last year before the Hong Kong Special Administrative Region'],
	['ZA', '04-27', 1994, 'the first election of all'],
	['NA', '03-21', 1990, 'independence'],
	['IR', '02-11', 1979, 'the Islamic Revolution'],
	['TZ', '10-14', 1999, 'the death of Nyerere'],
	['PT', '04-25', 1974, 'the Carnation Revolution'],
	['XK', '02-17', 2008, 'independence'],
	['KZ', '12-16', 1991, 'independence'],
	['TH', '07-28', 2016, 'the accession of King Vajiralongkorn'],
	['TN', '01-14', 2011, 'the Revolution'],
	['CU', '01-01', 1959, 'the Revolution'],
	['GU', '01-20', 1985, 'the last year before the first Martin Luther King Jr. Day, 20 January 1986'],
	['BD', '12-16', 1971, 'victory']
])('%s keeps no %s up to %i, the year of %s', async (place, day, year) => {
	for (const before of [1950, 1951, year - 1, year])
		expect(await daysOff(place, before), `${before}`).not.toContain(day);
	expect(await daysOff(place, place === 'GU' ? 1986 : year + 1)).toContain(day);
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

const FACTS = [...readLawBooks()].flatMap(([code, { facts }]) =>
	facts.map(({ part, ...fact }) => ({ ...fact, place: part === undefined ? code : `${code}-${part}` }))
);

test('every day that the facts of the law books settle is so in the pack', async () => {
	const wrong: string[] = [];
	for (const { place, year, off, not, worked, why } of FACTS) {
		const days = await daysOff(place, year);
		for (const day of off) if (!days.includes(day)) wrong.push(`${place} ${year} lacks ${day}: ${why}`);
		for (const day of not) if (days.includes(day)) wrong.push(`${place} ${year} has ${day}: ${why}`);
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
	// The list of a whole country has what is off in all its parts, and says that there is more.
	expect(await of('CH', 2026)).toMatchObject({ note: expect.stringContaining('Good Friday') });
	const zurich = await engine.holidays({ country: 'CH', subdivision: 'ZH', year: 2026 }, testContext());
	expect(zurich as object).toHaveProperty('note', null);
	// No law of it was read: neither a day up to which notices are in nor silence about it.
	expect(await of('LR', 2024)).toMatchObject({ known_until: null, note: expect.stringContaining('No law') });
});
