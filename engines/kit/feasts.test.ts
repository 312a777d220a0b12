import { expect, test } from 'vitest';
import Holidays from 'date-holidays';
import { feastCalled, isFeast } from './feasts';
import { hebrewDays } from './hebrew';
import { dayOf, timeOf } from './calendar';

const TODAY = '2026-11-24';
const of = (name: string, country = 'US', year?: number) => feastCalled(name, country, TODAY, year)?.from ?? null;

test.each([
	// Easter of 2027 is 28 March.
	['easter', 'US', '2027-03-28'],
	['easter monday', 'DE', '2027-03-29'],
	['good friday', 'GB', '2027-03-26'],
	['ascension day', 'FR', '2027-05-06'],
	['pfingsten', 'DE', '2027-05-16'],
	['corpus christi', 'ES', '2027-05-27'],
	['mardi gras', 'US', '2027-02-09'],
	['ash wednesday', 'US', '2027-02-10'],
	// Of the eastern churches: 2 May 2027.
	['easter', 'GR', '2027-05-02'],
	['orthodox easter', 'US', '2027-05-02'],
	['1. advent', 'DE', '2026-11-29'],
	['4. advent', 'DE', '2026-12-20'],
	['black friday', 'US', '2026-11-27'],
	['cyber monday', 'US', '2026-11-30'],
	['thanksgiving', 'US', '2026-11-26'],
	['thanksgiving', 'CA', '2027-10-11'],
	['mlk day', 'US', '2027-01-18'],
	["valentine's day", 'US', '2027-02-14'],
	['St. Patrick’s Day', 'IE', '2027-03-17'],
	['halloween', 'US', '2027-10-31'],
	["mother's day", 'US', '2027-05-09'],
	["mother's day", 'GB', '2027-03-07'],
	['muttertag', 'DE', '2027-05-09'],
	['día de la madre', 'ES', '2027-05-02'],
	['fête des mères', 'FR', '2027-05-30'],
	["father's day", 'US', '2027-06-20'],
	['vatertag', 'DE', '2027-05-06'],
	['día del padre', 'ES', '2027-03-19'],
	['leap day', 'US', '2028-02-29'],
	['remembrance sunday', 'GB', '2027-11-14']
])('%s in %s is next on %s', (name, country, day) => expect(of(name, country)).toBe(day));

test('of French mothers: a week later where the last Sunday of May is Pentecost', () => {
	expect(of('fête des mères', 'FR', 2023)).toBe('2023-06-04');
	expect(of('fête des mères', 'FR', 2024)).toBe('2024-05-26');
	expect(of('fête des mères', 'FR', 2028)).toBe('2028-05-28');
});

test('a feast of several days has its last one, and is not over before it', () => {
	expect(feastCalled('hanukkah', 'US', TODAY)).toEqual({ from: '2026-12-05', to: '2026-12-12', evening: true });
	expect(feastCalled('hanukkah', 'US', '2026-12-12')?.from).toBe('2026-12-05');
	expect(feastCalled('hanukkah', 'US', '2026-12-13')?.from).toBe('2027-12-25');
	expect(feastCalled('semana santa', 'ES', TODAY)).toEqual({ from: '2027-03-21', to: '2027-03-28' });
});

test('feasts of the Jewish year, as the calendars print them', () => {
	expect(of('rosh hashanah', 'US', 2026)).toBe('2026-09-12');
	expect(of('yom kippur', 'US', 2027)).toBe('2027-10-11');
	expect(of('passover', 'US', 2027)).toBe('2027-04-22');
	expect(of('purim', 'US', 2027)).toBe('2027-03-23');
	expect(of('shavuot', 'US', 2027)).toBe('2027-06-11');
	expect(of('sukkot', 'US', 2026)).toBe('2026-09-26');
});

test('Hebrew days are those of the calendar of the platform', () => {
	const format = new Intl.DateTimeFormat('en-u-ca-hebrew-nu-latn', { timeZone: 'UTC', month: 'long', day: 'numeric' });
	for (const [month, date] of [
		['Kislev', 25],
		['Tishri', 1],
		['Nisan', 15]
	] as const)
		// prettier-ignore
		for (const day of hebrewDays(month, date, 1990, 2090)) expect(format.format(timeOf(day))).toBe(`${date} ${month}`);
	expect(dayOf(1970, 1, 1)).toBe(0);
});

test('feasts of the moon that is looked for are said to be estimated', () => {
	// Saudi Arabia: 1 Ramadan 1446 was 1 March 2025, Eid al-Fitr of 1445 was 10 April 2024.
	expect(feastCalled('ramadan', 'US', TODAY, 2025)).toMatchObject({ from: '2025-03-01', estimated: true });
	expect(of('eid al-fitr', 'SA', 2024)).toBe('2024-04-10');
	expect(of('eid al-adha', 'SA', 2024)).toBe('2024-06-16');
	// Two in one civil year: the next is the one that is not over.
	expect(feastCalled('ramadan', 'US', '2030-06-01')?.from).toBe('2030-12-26');
});

test('what is asked of a country where its day is not known has none', () => {
	expect(of("mother's day", 'ID')).toBeNull();
	expect(of("father's day", 'XX')).toBeNull();
	expect(isFeast("mother's day")).toBe(true);
	expect(of('constructor')).toBeNull();
	expect(isFeast('monday')).toBe(false);
});

/** Days of custom beside a second opinion, in every country that has one: differences are decided here, by name. */
test('mothers’ and fathers’ days agree with date-holidays', () => {
	const decided = new Set([
		// There it is always the last Sunday of May, also where that is Pentecost.
		'FR 2020',
		'FR 2023',
		'FR 2034'
	]);
	const found: string[] = [];
	let compared = 0;
	for (const country of 'AT AU BE BR CA CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LV MX NL NO PL PT SE SK US ZA'.split(
		' '
	))
		// prettier-ignore
		for (const [name, pattern] of [["mother's day", /^(?:Mother|Mothering)/], ["father's day", /^Father/]] as const) // prettier-ignore
			for (let year = 2020; year <= 2036; year++) {
				const peers = new Holidays(country, { languages: 'en', types: ['observance', 'optional', 'public', 'bank', 'school'] }) // prettier-ignore
					.getHolidays(year)
					.filter((one) => pattern.test(one.name));
				const ours = of(name, country, year);
				if (peers.length === 0 || ours === null) continue;
				compared++;
				if (!peers.some(({ date }) => date.startsWith(ours))) found.push(`${country} ${year}`);
			}
	expect(compared).toBeGreaterThan(700);
	expect(found.filter((one) => !decided.has(one))).toEqual([]);
});
