import { expect, test } from 'vitest';
import { isoDate } from '../../../engines/kit/calendar';
import { encodeDates } from './encode';
import { readDates, readLawBook } from './law-book';
import { lunarDays } from './lunar';
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
	['07-04 saturday<friday sunday>monday', 2027, '07-05'],
	['07-04 if sunday +1', 2027, '07-05']
])('%s in %i', (rule, year, date) => expect(days(rule, year)).toEqual([date]));

test('what is no rule is refused', () => {
	for (const rule of ['', '5-1', 'easter 3', '6 blueday 01', '05-01 sunday>fooday'])
		expect(() => daysByRule(rule, 2026, 2026), rule).toThrow();
});

test('the Islamic year is eleven days short: two first days of Shawwal in 2033', () => {
	const inYear = lunarDays('hijri', 10, 1).filter((day) => isoDate(day).startsWith('2033'));
	expect(inYear.map(isoDate)).toEqual(['2033-01-02', '2033-12-23']);
});

test('dates by one rule are one run', () => {
	expect(encodeDates(daysByRule('07-04', 1950, 2100))).toBe('0-46:0704');
	expect(encodeDates(daysByRule('easter+1', 1950, 2100))).toBe('0-46e1');
	expect(encodeDates(daysByRule('orthodox+50', 1960, 1969))).toBe('a-jo50');
	expect(encodeDates(daysByRule('4 thursday 11', 1950, 2100))).toBe('0-46a11224');
});

test('a condition leaves out the other weekdays', () => expect(days('07-04 if sunday +1', 2026)).toEqual([]));

test('years begin with the first and end before the second', () => {
	expect(readDates('07-04 [2024,2026), on 20300101').map(isoDate)).toEqual(['2024-07-04', '2025-07-04', '2030-01-01']);
	expect(readDates('12-31 +1 [2024,2026)').map(isoDate)).toEqual(['2024-01-01', '2025-01-01']);
});

const BOOK = `
part N North
part S South

source act | Holidays Act | https://example.org/act

Day One = Tag Eins | 01-01 | act
	on 20240102 | in N | substitute announced estimated | act
Long Feast | easter | but N national | 3d half | library
Working day | on 20240106 | worked announced | act

fact N 2024 | off 01-01 01-02 | not 03-31 | section 1
fact national 2024 | worked 01-06 | section 2
decided no some | Day Two; Day Three | 02-02 | [2010,) | national N | for some | Act 2 | https://example.org/2
`;

test('a book has rules with places, marks and sources, facts and decisions', () => {
	const { places, sources, facts, decisions } = readLawBook('FD', BOOK);
	expect(sources.map(({ text }) => text)).toEqual(['Holidays Act', expect.stringContaining('date-holidays')]);
	expect(places.map(({ code, name, days: rules }) => [code, name, rules.map((rule) => rule.name)])).toEqual([
		['FD', 'FD', ['Day One', 'Working day']],
		['FD-N', 'North', ['Day One', 'Day One', 'Working day']],
		['FD-S', 'South', ['Day One', 'Long Feast', 'Working day']]
	]);
	const [first, substitute, worked] = places[1]?.days ?? [];
	expect(first).toMatchObject({ localName: 'Tag Eins', basis: 'law', estimated: false, length: 1 });
	expect(substitute).toMatchObject({ localName: 'Tag Eins', basis: 'announced', observed: true, estimated: true });
	expect(worked).toMatchObject({ working: true });
	expect(places[2]?.days[1]).toMatchObject({ length: 3, half: true, localName: 'Long Feast' });
	expect(facts).toMatchObject([
		{ part: 'N', year: 2024, off: ['01-01', '01-02'], not: ['03-31'], why: 'section 1' },
		{ part: undefined, worked: ['01-06'], off: [] }
	]);
	expect(decisions).toMatchObject([{ verdict: 'no', kind: 'some', from: 2010, to: 2101, places: ['national', 'N'] }]);
});

test.each([
	['Day | 01-01 | nobody', 'no source nobody'],
	['Day | 01-32x | library', 'not a rule'],
	['Day | 01-01 | sometimes | library', 'not a mark: sometimes'],
	['Day | 01-01 [1990-2000) | library', 'not a range of years'],
	['\t01-01 | library', 'a rule without a name']
])('a book with the line %j is refused', (line, reason) =>
	expect(() => readLawBook('FD', `# a book\n${line}`)).toThrow(`FD, line 2: ${reason}`)
);

test('a comment between a name and its dates is no name for a country with the same rules', () => {
	const book = 'Feast\n# why\n\t01-01 | library';
	for (const { places } of [readLawBook('FD', book), readLawBook('XX', 'like FD', () => book)])
		expect(places[0].days.map(({ name }) => name)).toEqual(['Feast']);
});

test('a source speaks for its years, a name for its parts, an announced day in place of the reckoned one', () => {
	const { places } = readLawBook(
		'FD',
		`
part N North
source act | the Act | https://example.org/act
source list-2026 | the list of 2026
Founding Day = Gründung; Fondation @ N | 05-01 [2024,2027) | act [2025,); library
Feast = Fest | hijri 10-1 [2025,2028) | computed estimated | act
	on 20260321 | announced | list-*
Procession | 1 thursday 04 unless easter-3 +7 [2025,2027) | act
`
	);
	const read = places.map(({ code, days }) => [
		code,
		...days.map(({ localName, basis, days: on }) => `${localName} ${basis} ${on.map(isoDate).join(' ')}`)
	]);
	const others = [
		'Fest computed 2025-03-30 2027-03-09',
		'Fest announced 2026-03-21',
		'Procession law 2025-04-03 2026-04-09'
	];
	expect(read).toEqual([
		['FD', 'Gründung law 2025-05-01 2026-05-01', 'Gründung collection 2024-05-01', ...others],
		['FD-N', 'Fondation law 2025-05-01 2026-05-01', 'Fondation collection 2024-05-01', ...others]
	]);
});

test('a list covers the years that it names; other days rest on the next source, or are carried over as estimates', () => {
	const { places } = readLawBook(
		'FD',
		`
source list-of-2024 | List of 2024, of 2026 | list
source list-since | Guide, from 2021 on | list [2021,)
Founding Day | 05-01 [2023,2028) | list-of-2024; library
Harvest | 09-01 [2025,2028) | list-of-2024
Peace Day | 11-09 [2020,2022) | list-since; library
lieu tuesday>friday | Peace Day | list-of-2024
`
	);
	expect(
		places[0].days.map(({ source, estimated, days: on }) => [
			source.text.slice(0, 30),
			estimated,
			on.map((day) => isoDate(day).slice(0, 4)).join(' ')
		])
	).toEqual([
		['List of 2024, of 2026', false, '2024 2025 2026'],
		['date-holidays 3.37.0, a collec', false, '2023 2027'],
		['List of 2024, of 2026', false, '2025 2026'],
		['Carried over from another year', true, '2027'],
		['Guide, from 2021 on', false, '2021'],
		['date-holidays 3.37.0, a collec', false, '2020'],
		['Carried over from another year', true, '2021']
	]);
});

/** The days in lieu of a book, `MM-DD` with the first letter of the holiday and `~` where it is an estimate. */
function lieuDays(lines: string, year: number, part = 'FD'): string {
	const { places } = readLawBook('FD', `part N North\nsource act | the Act | https://example.org/act\n${lines}`);
	const days = places.find(({ code }) => code === part)?.days ?? [];
	return days
		.filter(({ observed }) => observed)
		.flatMap(({ name, estimated, days: on }) =>
			on
				.map(isoDate)
				.filter((day) => day.startsWith(`${year}`))
				.map((day) => `${day.slice(5)} ${name[0]}${estimated ? '~' : ''}`)
		)
		.sort()
		.join(', ');
}

const YEAR_END = 'Christmas Day | 12-25 | act\nBoxing Day | 12-26 | act\nEaster | easter | act';

test.each([
	['a Sunday gives the next day', 'lieu sunday>next | all | act', 2021, '12-27 B'],
	['a day that is off is passed over', 'lieu sunday>next | all | act', 2022, '12-27 C'],
	['both days of a weekend, in order', 'lieu saturday>next sunday>next | all | act', 2021, '12-27 C, 12-28 B'],
	['a given weekday may be off already', 'lieu sunday>monday | all | act', 2022, '12-26 C'],
	['before or after', 'lieu saturday<friday sunday>monday | all | act', 2021, '12-24 C, 12-27 B'],
	['each clause has its years', 'lieu sunday>next [,2021), saturday>next [2021,) | all | act', 2021, '12-27 C'],
	['some holidays alone', 'lieu saturday>next sunday>next | Boxing Day | act', 2021, '12-27 B'],
	['all but some', 'lieu saturday>next sunday>next | all but Boxing Day | act', 2021, '12-27 C'],
	[
		'an announced day stands',
		'lieu sunday>next | all | act\nBoxing Day (substitute day) | on 20211229 | substitute | act',
		2021,
		'12-29 B'
	],
	['two holidays on a day have one', 'lieu sunday>next | all | act\nUnion Day | 12-26 | act', 2021, '12-27 B'],
	[
		'of an estimate it is one',
		'lieu sunday>next | all | act\nUnion Day | 10-03 | estimated | act',
		2021,
		'10-04 U~, 12-27 B'
	],
	[
		'half days and one-off days have none',
		'lieu sunday>next | all | act\nEve | 10-03 | half | act\nVote | on 20211010 20221009 20231008 | one_off | act',
		2021,
		'12-27 B'
	],
	['in its places', 'lieu sunday>next | all | in N | act', 2021, '']
])('days in lieu: %s', (_, lines, year, days) => expect(lieuDays(`${YEAR_END}\n${lines}`, year)).toBe(days));

test('days in lieu are named after the holiday, cite the source of their year, and hold in their parts', () => {
	const book = `${YEAR_END.replace('Boxing Day', 'Boxing Day = Zweiter Feiertag')}\nlieu sunday>next | all | in N | as (Ersatz) | act [2020,); library`;
	expect(lieuDays(book, 2021, 'FD-N')).toBe('12-27 B');
	const days = readLawBook('FD', `part N North\nsource act | the Act | https://example.org/act\n${book}`).places[1]
		?.days;
	const boxing = days?.filter(({ name }) => name === 'Boxing Day (substitute day)') ?? [];
	expect(boxing.map(({ localName, basis }) => `${localName} ${basis}`)).toEqual([
		'Zweiter Feiertag (Ersatz) collection',
		'Zweiter Feiertag (Ersatz) law'
	]);
	expect(() => readLawBook('FD', 'lieu fooday>next | all | library')).toThrow('FD, line 1: not a weekday');
});

test('a list is no law: its days rest on a collection, and other years than its own are estimates', () => {
	const [country] = readLawBook(
		'XX',
		`
source lists | Freedonia, lists of 2014 and 2021 | https://example.org/list | list [2014,2022)
source once | Freedonia, a list of one year | https://example.org/once | list estimated
Founding Day | 03-01 [2013,2024) | lists
Harvest Day | 09-01 [2020,2022) | once
Fair Day | on 20230501 | announced | lists
`
	).places;
	expect(
		country.days.map(({ name, basis, estimated, days }) => [
			name,
			basis,
			estimated,
			days
				.map(isoDate)
				.map((day) => day.slice(0, 4))
				.join(' ')
		])
	).toEqual([
		['Founding Day', 'collection', true, '2013 2022 2023'],
		['Founding Day', 'collection', false, '2014 2015 2016 2017 2018 2019 2020 2021'],
		['Harvest Day', 'collection', true, '2020 2021'],
		['Fair Day', 'announced', false, '2023']
	]);
});

const LAWS = `
part N North
source act | Holidays Act 2010 | https://example.org/act
law [2001,2003) | all but Harvest | Holidays Act 2001 | https://example.org/2001
law [2000,) | all | days in lieu | in N | act
Founding Day = Gründung | 05-01 [1999,2004) | library
Harvest | 09-01 [1999,2004) | vacanza
New Moon | hijri 10-1 [2001,2003) | estimated | library
Own Day | 07-01 [2001,2003) | act
lieu sunday>monday | Founding Day | library
`;

test.each([
	[
		'FD',
		[
			'Founding Day 2001,2002 Holidays Act 2001 law',
			'New Moon 2001,2002 Holidays Act 2001 computed ~',
			'Own Day 2001,2002 Holidays Act 2010 law'
		]
	],
	[
		'FD-N',
		[
			'Founding Day 2000,2003 Holidays Act 2010 law',
			'Founding Day 2001,2002 Holidays Act 2001 law',
			'Harvest 2000,2001,2002,2003 Holidays Act 2010 law',
			'New Moon 2001,2002 Holidays Act 2001 computed ~',
			'Own Day 2001,2002 Holidays Act 2010 law'
		]
	]
])(
	'%s: a law line gives its days a source where their own is a collection, and a moon feast stays an estimate',
	(code, named) => {
		const days = readLawBook('FD', LAWS).places.find((place) => place.code === code)?.days ?? [];
		const found = days
			.filter(({ source, observed }) => !observed && source.text.startsWith('Holidays Act'))
			.map(({ name, days: on, source, basis, estimated }) =>
				[name, on.map((day) => isoDate(day).slice(0, 4)).join(), source.text, basis, ...(estimated ? ['~'] : [])].join(
					' '
				)
			);
		expect(found.sort()).toEqual(named);
	}
);

test('a law line without days or without a page is refused', () => {
	const book = (line: string) => `source s | A law | https://example.org\nDay | 05-01 | s\n${line}`;
	expect(() => readLawBook('FD', book('law [2000,) | all | Act | https://example.org/act'))).toThrow(
		'no day rests on the law Act'
	);
	expect(() => readLawBook('FD', book('law [2000,) | all | Act'))).toThrow('a law without a page: Act');
});

test('a law that a compiled page quotes leaves certain days certain', () => {
	const page = 'https://en.wikipedia.org/wiki/Holidays';
	const book = `Day | 05-01 [2001,2002) | library\nNight | 06-01 [2001,2002) | vacanza\nlaw [2000,) | all | Holidays Act | ${page}`;
	const { places } = readLawBook('FD', book);
	expect(places[0].days.map(({ estimated, basis }) => [estimated, basis])).toEqual([
		[false, 'collection'],
		[true, 'collection']
	]);
});
