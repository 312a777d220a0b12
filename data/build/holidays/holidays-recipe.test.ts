import { expect, test } from 'vitest';
import { dayOf, isoDate } from '../../../engines/kit/calendar';
import { encodeDates } from './encode';
import { packDates, unpackDates } from './library';
import { lunarDays } from './lunar';
import { correct, withoutEarlySubstitutes, type AddedDay, type Correction } from './overlay';
import { daysByRule } from './rules';

const days = (rule: string, year: number) => daysByRule(rule, year, year).map((day) => isoDate(day).slice(5));

test.each([
	['05-01', 2026, '05-01'],
	['easter+39', 2026, '05-14'],
	['orthodox-2', 2026, '04-10'],
	['3 monday 01', 2026, '01-19'],
	['last monday 05', 2026, '05-25'],
	['monday<=05-24', 2026, '05-18'],
	['thursday>=04-19', 1996, '04-25'],
	['4 thursday 11 +1', 2026, '11-27'],
	['hijri 10-1', 2026, '03-20'],
	['about 04-14', 2026, '04-14'],
	['chinese 1-1 -1', 2026, '02-16'],
	['hebrew Nisan-15', 2026, '04-02'],
	['07-04 saturday<friday sunday>monday', 2026, '07-03'],
	['07-04 saturday<friday sunday>monday', 2027, '07-05']
])('%s in %i', (rule, year, date) => {
	expect(days(rule, year)).toEqual([date]);
});

test('what is no rule is refused', () => {
	for (const rule of ['', '5-1', 'easter 3', '6 blueday 01', '05-01 sunday>fooday'])
		expect(() => daysByRule(rule, 2026, 2026), rule).toThrow();
});

test('the Islamic year is eleven days short: two first days of Shawwal in 2033', () => {
	const inYear = lunarDays('hijri', 10, 1).filter((day) => isoDate(day).startsWith('2033'));
	expect(inYear.map(isoDate)).toEqual(['2033-01-02', '2033-12-23']);
});

test('packed dates come back', () => {
	const dates = [19500101, 19510101, 19520101, 19600102, 19610103, 19620103];
	expect(packDates(dates)).toBe('19500101x3 19600102 19610103x2');
	expect(unpackDates(packDates(dates))).toEqual(dates);
});

test('dates by one rule are one run', () => {
	expect(encodeDates(daysByRule('07-04', 1950, 2100))).toBe('0-46:0704');
	expect(encodeDates(daysByRule('easter+1', 1950, 2100))).toBe('0-46e1');
	expect(encodeDates(daysByRule('orthodox+50', 1960, 1969))).toBe('a-jo50');
	expect(encodeDates(daysByRule('4 thursday 11', 1950, 2100))).toBe('0-46a11224');
});

const place = (code: string, date: string) => ({
	code,
	name: code,
	days: [
		{
			name: 'A',
			localName: 'A',
			observed: false,
			half: false,
			estimated: false,
			basis: 'law' as const,
			source: { text: 'a law' },
			length: 1,
			days: daysByRule(date, 2020, 2023)
		}
	]
});
const dated = (correction: Omit<Correction, 'source'>, code = 'US') =>
	correct([place('US', '01-01'), place('US-CA', '01-01')], [{ ...correction, source: 'a law' }])
		.find((one) => one.code === code)
		?.days.flatMap(({ name, days: on }) => on.map((day) => `${name} ${isoDate(day)}`));

test('a correction of a country holds in its subdivisions, unless it is for the country alone', () => {
	expect(dated({ places: 'US', years: [2021, 2100], without: ['A'] }, 'US-CA')).toEqual(['A 2020-01-01']);
	expect(dated({ places: 'US', years: [2021, 2100], without: ['A'], alone: true }, 'US-CA')).toHaveLength(4);
	expect(dated({ places: 'US-CA', without: ['A'] })).toHaveLength(4);
});

test('days are moved, renamed, added, and taken on another day', () => {
	expect(dated({ places: 'US', years: [2022, 2023], redated: { A: '02-02' } })).toEqual([
		'A 2020-01-01',
		'A 2021-01-01',
		'A 2022-02-02',
		'A 2023-02-02'
	]);
	expect(dated({ places: 'US', years: [2023, 2023], renamed: { A: ['B'] } })?.at(-1)).toBe('B 2023-01-01');
	// 1 January was a Saturday in 2022 and a Sunday in 2023, and 2 January 2023 is taken.
	expect(
		dated({
			places: 'US',
			years: [2022, 2023],
			days: [['C', '', '01-02']],
			substitutes: { of: ['A'], moves: 'saturday<friday sunday>monday' }
		})?.filter((day) => day.startsWith('A (substitute day)'))
	).toEqual(['A (substitute day) 2021-12-31', 'A (substitute day) 2023-01-03']);
});

test('days go with those in place of them where a correction says so', () => {
	const taken: AddedDay = ['A (substitute day)', '', 'on 20210104 20230102'];
	const left = (substitutesToo?: true) =>
		correct(
			[place('US', '01-01')],
			[
				{ places: 'US', days: [taken], source: 'a law' },
				{
					places: 'US',
					years: [2020, 2021],
					without: ['A'],
					...(substitutesToo && { substitutesToo }),
					source: 'a law'
				}
			]
		)[0]?.days.flatMap(({ name, days: on }) => on.map((day) => `${name} ${isoDate(day)}`));
	expect(left()).toContain('A (substitute day) 2021-01-04');
	expect(left(true)).toEqual(['A 2022-01-01', 'A 2023-01-01', 'A (substitute day) 2023-01-02']);
});

test('no substitute is from before there was the day that it is in place of', () => {
	const [us] = correct(
		[place('US', '01-01')],
		[{ places: 'US', days: [['A (substitute day)', '', 'on 19520105 20190105 20220103']], source: 'a law' }]
	);
	const days = us && withoutEarlySubstitutes(us).days.find(({ name }) => name === 'A (substitute day)')?.days;
	expect(days?.map(isoDate)).toEqual(['2019-01-05', '2022-01-03']);
});

test('a correction of what is not there is refused', () => {
	expect(() => dated({ places: 'US', without: ['B'] })).toThrow('US has no B to correct');
	expect(() => dated({ places: 'QQ', days: [['B', '', '01-01']] })).toThrow('QQ');
});

test('days before 1950 and after 2100 are left out', () => {
	const [one] = correct(
		[{ ...place('US', '01-01'), days: [{ ...place('US', '01-01').days[0]!, days: [dayOf(1949, 1, 1)] }] }],
		[]
	);
	expect(one?.days).toEqual([]);
});
