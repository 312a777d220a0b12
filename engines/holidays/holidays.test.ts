import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import type { Media } from '../kit/contract';
import { ApiError, ERROR_STATUS } from '../kit/errors';
import { COUNTRY_NAMES } from '../kit/country-names';
import { engine } from './engine';
import { EARLY, RECKONED } from './unread';
import { openTable, type HolidayTable } from './table';
import { FIRST_YEAR, LAST_YEAR } from './years';

const context = testContext();
const ask = async (country: string, year: number, subdivision?: string) =>
	asJson(await engine.holidays({ country, year, ...(subdivision !== undefined && { subdivision }) }, context));

function asJson<A extends object>(answer: A | Media): A {
	if ('media' in answer) throw new Error('a calendar');
	return answer;
}

/** `MM-DD` of every holiday. */
async function datesOf(place: string, year: number): Promise<string[]> {
	const [country = '', subdivision] = place.split('/');
	return (await ask(country, year, subdivision)).holidays.map(({ date }) => date.slice(5));
}

let table: HolidayTable;
beforeAll(async () => {
	table = openTable(await context.pack('holidays'));
}, 60_000);

test('the United States in 2026: eleven holidays, the Fourth of July on a Saturday is taken on Friday', async () => {
	const { holidays, count, country_name } = await ask('US', 2026);
	expect(country_name).toBe('United States');
	expect(count).toBe(12);
	expect(holidays.map(({ date }) => date.slice(5))).toEqual(
		'01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'.split(' ')
	);
	expect(holidays[5]).toMatchObject({ date: '2026-07-03', weekday: 'Friday', observed: true, nationwide: true });
	expect(holidays[6]).toMatchObject({ name: 'Independence Day', weekday: 'Saturday', observed: false });
	expect(holidays[7]).toMatchObject({ name: 'Labor Day', local_name: 'Labor Day', estimated: false, subdivisions: [] });
});

test('half days are a kind of their own, and a note names those that are left out', async () => {
	const usual = await ask('FO', 2026);
	expect(usual.holidays.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-04-25', '2026-07-29']));
	expect(usual.holidays.filter(({ half_day }) => half_day)).toEqual([]);
	expect(usual.note).toContain('2026-06-05, 2026-07-28');
	const halves = asJson(await engine.holidays({ country: 'FO', year: 2026, kinds: 'half' }, testContext()));
	expect(halves.holidays.map(({ date, half_day, type }) => [date, half_day, type])).toEqual([
		['2026-06-05', true, 'half'],
		['2026-07-28', true, 'half']
	]);
	expect((await ask('SE', 2026)).note).toContain(
		'Days off by custom are not listed: 2026-06-19, 2026-12-24, 2026-12-31 (kinds=public,customary)'
	);
});

test.each([
	['the day off for New Year on a Saturday is in the year before', 'US', 2021, '12-31', true],
	['no day for Martin Luther King before 1986', 'US', 1985, '01-21', false],
	['Martin Luther King Day on the third Monday since 1986', 'US', 1986, '01-20', true],
	['Washington’s Birthday was 22 February until 1970', 'US', 1970, '02-22', true],
	['Veterans Day was in October 1971 to 1977', 'US', 1975, '10-27', true],
	['no Juneteenth before 2021', 'US', 2020, '06-19', false],
	['Veterans Day on a Saturday is taken on Friday', 'US', 2028, '11-10', true],
	['17 June in West Germany', 'DE', 1975, '06-17', true],
	['3 October since 1990', 'DE', 1990, '10-03', true],
	['not 3 October in 1989', 'DE', 1989, '10-03', false],
	['Corpus Christi in Bavaria', 'DE/BY', 2026, '06-04', true],
	['no Corpus Christi in Hamburg', 'DE/HH', 2026, '06-04', false],
	['Reformation Day in Hamburg since 2018', 'DE/HH', 2018, '10-31', true],
	['Women’s Day in Berlin since 2019', 'DE/BE', 2019, '03-08', true],
	['Bastille Day', 'FR', 2026, '07-14', true],
	['no 8 May in France in 1970', 'FR', 1970, '05-08', false],
	['Good Friday in Alsace', 'FR/57', 2026, '04-03', true],
	['the Silver Jubilee', 'GB', 1977, '06-07', true],
	['the Golden Jubilee', 'GB', 2002, '06-03', true],
	['the Platinum Jubilee', 'GB', 2022, '06-03', true],
	['the Queen’s funeral', 'GB', 2022, '09-19', true],
	['the coronation of Charles III', 'GB', 2023, '05-08', true],
	['Early May 2020 was moved to VE Day', 'GB', 2020, '05-08', true],
	['no May Day in Britain before 1978', 'GB', 1977, '05-02', false],
	['Orangemen’s Day', 'GB/NIR', 2027, '07-12', true],
	['Saint Andrew’s Day', 'GB/SCT', 2026, '11-30', true],
	['a Japanese substitute on the next day that is none', 'JP', 2026, '05-06', true],
	['a day between two holidays of Japan', 'JP', 2026, '09-22', true],
	['Japan’s enthronement', 'JP', 2019, '05-01', true],
	['Republic Day of India', 'IN', 2030, '01-26', true],
	['Gandhi’s birthday', 'IN', 1975, '10-02', true],
	['Black Awareness Day in São Paulo state in 2023', 'BR/SP', 2023, '11-20', true],
	['Black Awareness Day in all of Brazil since 2024', 'BR', 2024, '11-20', true],
	['not yet in all of Brazil in 2023', 'BR', 2023, '11-20', false],
	['Orthodox Easter Monday in Greece', 'GR', 2026, '04-13', true],
	['Clean Monday in Greece', 'GR', 2026, '02-23', true],
	['Orthodox Good Friday in Romania since 2018', 'RO', 2018, '04-06', true],
	['Eid al-Fitr in Turkey', 'TR', 2026, '03-20', true],
	['15 July in Turkey since 2017', 'TR', 2016, '07-15', false],
	['Yom Kippur', 'IL', 2026, '09-21', true],
	['Israel’s Passover', 'IL', 2027, '04-22', true],
	['the second day of the Spring Festival', 'CN', 2027, '02-07', true],
	['New Year 2027 is on 6 February by the Hong Kong Observatory: the eve', 'CN', 2027, '02-05', true],
	['New Year 2030 is on 3 February', 'MO', 2030, '02-03', true],
	['the second of May in China since 2025', 'CN', 2027, '05-02', true],
	['not in 2020', 'CN', 2020, '05-02', false],
	['no Qingming in China before 2008', 'CN', 2005, '04-05', false],
	['the day before Seollal', 'KR', 2026, '02-16', true],
	['Midsummer Eve is off by custom in Sweden', 'SE', 2026, '06-19', false],
	['the first day of summer in Iceland', 'IS', 1996, '04-25', true],
	['Nowruz in Iraq', 'IQ', 2026, '03-21', true],
	['Constitutionalist Revolution in São Paulo', 'BR/SP', 2026, '07-09', true],
	['the national day of Qatar', 'QA', 2026, '12-18', true],
	['the sport day of Qatar', 'QA', 2027, '02-09', true],
	['Repentance Day of Papua New Guinea', 'PG', 2026, '08-26', true]
])('%s', async (_, place, year, date, there) => expect((await datesOf(place, year)).includes(date)).toBe(there));

test('a holiday of some Länder says where it holds', async () => {
	const { subdivision, holidays, subdivisions_available } = await ask('de', 2027, 'de-by');
	expect(subdivisions_available.filter(({ code }) => !code.includes('-'))).toHaveLength(16);
	expect(subdivisions_available).toContainEqual({ code: 'BY', name: 'Bayern' });
	expect(subdivision).toBe('BY');
	expect(holidays.find(({ date }) => date === '2027-01-06')).toMatchObject({
		local_name: 'Heilige Drei Könige',
		nationwide: false,
		subdivisions: ['BW', 'BY', 'ST']
	});
});

test.each([
	['CH', 2026, '08-01', 'Swiss National Day', 'Bundesfeiertag'],
	['AT', 2026, '10-26', 'National Holiday', 'Nationalfeiertag'],
	['CN', 2008, '04-04', 'Qingming Festival', '清明节'],
	['TW', 2026, '04-05', 'Tomb Sweeping Day', '民族掃墓節']
])('%s %i-%s is called in English, and in one script of its own', async (place, year, date, name, local) => {
	const { holidays } = await ask(place, year);
	const days = holidays.filter((day) => day.date === `${year}-${date}`);
	expect(days.map((day) => [day.name, day.local_name])).toContainEqual([name, local]);
});

test('a day by the moon is certain only where a source other than a reckoning names it', async () => {
	const sacrifice = async (year: number) =>
		(await ask('SG', year)).holidays.filter(({ name }) => name === 'Hari Raya Haji').map(({ estimated }) => estimated);
	// Named by the Ministry of Manpower for 2024; other years have no source.
	expect(await sacrifice(2024)).toEqual([false]);
	expect((await sacrifice(2030)).every(Boolean)).toBe(true);
	expect((await sacrifice(1975)).every(Boolean)).toBe(true);
	for (const country of table.codes)
		for (const year of [1996, 2024, 2028])
			for (const { date, name, estimated, source } of (await ask(country, year)).holidays)
				if (/Fitr|Adha|Ramadan|Mawlid|Ashura|Arafa|Mi'raj|Muharram|Islamic New Year/.test(name))
					if (source.startsWith('date-holidays') || year === 2028)
						expect([country, date, name, estimated]).toEqual([country, date, name, true]);
});

// General Office of the State Council, 4 November 2025; 10/2025. (IV. 30.) NGM rendelet; resolution of 24 September 2025.
test.each([
	['CN', '2026-02-14', '2026-02-28', 6, ['2026-02-14', '2026-02-28']],
	['HU', '2026-08-08', '2026-08-23', 9, ['2026-08-08']],
	['RU', '2025-10-27', '2025-11-09', 9, ['2025-11-01']],
	['RU', '2026-12-28', '2027-01-10', 3, []]
])(
	'%s from %s to %s: %i working days, weekends that are worked among them',
	async (country, from, to, workdays, weekends) => {
		const answer = await engine.workdays({ country, from, to }, context);
		expect([answer.workdays, answer.working_weekends]).toEqual([workdays, weekends]);
	}
);

// Ministry of Manpower 2024; Peraturan SKB 2023; La Razón 2025-09-28; National Day for Truth and Reconciliation (BC, 2023).
test.each([
	['SG', 2024, '06-17', '06-16'],
	['ID', 2023, '06-29', '06-28'],
	['IN', 2026, '11-08', '11-09'],
	['IN', 2026, '10-20', '10-21'],
	['BR/SP', 2025, '11-20', '11-21'],
	['BR/RJ', 2026, '11-20', '11-21'],
	['CA/BC', 2024, '09-30', '09-29'],
	['ES/MD', 2026, '11-02', '11-01'],
	['ES/MD', 2026, '12-07', '12-06'],
	['KR', 2025, '06-03', '06-04'],
	['TH', 2026, '06-01', '06-02'],
	['MO', 2027, '02-06', '02-05']
])('%s %i: %s is off, %s is not', async (place, year, off, on) => {
	const dates = await datesOf(place, year);
	expect([dates.includes(off), dates.includes(on)]).toEqual([true, false]);
});

test('the four days of the Spring Festival 2027 begin on the eve of 6 February', async () => {
	const { holidays } = await ask('CN', 2027);
	const days = holidays.filter(({ name, observed }) => name === 'Spring Festival' && !observed).map(({ date }) => date);
	expect(days).toEqual(['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08']);
});

test('every day says what it rests on', async () => {
	const { holidays, known_until } = await ask('US', 2026);
	expect(known_until).toMatch(/^20\d\d-\d\d-\d\d$/);
	expect(holidays.find(({ name }) => name === 'Juneteenth')).toMatchObject({
		basis: 'law',
		estimated: false,
		source_url: expect.stringContaining('uscourts.gov')
	});
	for (const code of table.codes)
		for (const { source, date, name } of (await ask(code, 2026)).holidays)
			expect(source, `${code} ${date} ${name}`).not.toBe('');
});

test('a day that the library has in one language only has an English name too', async () => {
	const { holidays } = await ask('ES', 2025);
	expect(holidays.find(({ date }) => date === '2025-12-06')).toMatchObject({
		name: 'Constitution Day',
		local_name: 'Día de la Constitución Española'
	});
});

test('two feasts of one kind in a year are both there', async () => {
	const starts = (await ask('SA', 2033)).holidays.filter(({ name }) => name.includes('Fitr'));
	expect(new Set(starts.map(({ date }) => date.slice(0, 7)))).toEqual(new Set(['2033-01', '2033-12']));
});

test('without a year it is the running one', async () =>
	expect(asJson(await engine.holidays({ country: 'FR' }, context)).year).toBe(2026));

test('every country and subdivision answers in every seventh year, by date, without a day twice by one name', async () => {
	expect(table.codes.length).toBeGreaterThan(240);
	const wrong: string[] = [];
	for (const code of table.codes) {
		expect(COUNTRY_NAMES[code], code).toBeDefined();
		for (const subdivision of ['', ...(table.country(code)?.subdivisions.keys() ?? [])])
			for (let year = FIRST_YEAR; year <= LAST_YEAR; year += subdivision ? 50 : 7) {
				const { holidays } = await ask(code, year, subdivision);
				const isTwice = new Set(holidays.map(({ date, name }) => `${date} ${name}`)).size !== holidays.length;
				const isOdd = ({ date }: { date: string }, at: number) =>
					!date.startsWith(String(year)) || date < (holidays[at - 1]?.date ?? '');
				if (isTwice || holidays.some(isOdd)) wrong.push(`${code}/${subdivision} ${year}`);
			}
	}
	expect(wrong).toEqual([]);
});

test.each([
	['DEU', 'Bayern', 'DE', 'BY'],
	['Germany', 'bavaria', 'DE', 'BY'],
	['Deutschland', 'NRW', 'DE', 'NW'],
	['Brazil', 'sao paulo', 'BR', 'SP'],
	['Spain', 'Madrid', 'ES', 'MD'],
	['ESP', 'Cataluña', 'ES', 'CT'],
	['Switzerland', 'Zürich', 'CH', 'ZH'],
	['CH', 'Genève', 'CH', 'GE'],
	['Austria', 'Wien', 'AT', '9'],
	['FR', 'La Réunion', 'FR', 'RE'],
	['France', 'Martinique', 'FR', 'MQ'],
	['UK', 'Scotland', 'GB', 'SCT'],
	['USA', 'california', 'US', 'CA'],
	['Germany', 'Augsburg', 'DE', 'BY-A'],
	['AU', 'Brisbane', 'AU', 'QLD-BNE'],
	['Argentina', 'tucuman', 'AR', 'T'],
	['Nicaragua', 'Managua', 'NI', 'MN'],
	['Solomon Islands', 'Western', 'SB', 'WE']
])('%s, %s is %s-%s', async (country, subdivision, code, part) =>
	expect(await ask(country, 2026, subdivision)).toMatchObject({ country: code, subdivision: part })
);

test.each([
	['DE', 'Munich', 'BY-KATH', 'Munich, Bavaria, Germany'],
	['DE', 'Bamberg', 'BY', 'Bamberg, Bavaria, Germany'],
	['FR', 'Strasbourg', '67', 'Strasbourg, Grand Est, France'],
	['US', 'NYC', 'NY', 'New York, United States'],
	['DE', 'Köln', 'NW', 'Cologne, North Rhine-Westphalia, Germany'],
	['US', 'San Diego', 'CA', 'San Diego, California, United States'],
	['US', 'Springfield, Illinois', 'IL', 'Springfield, Illinois, United States'],
	['IN', 'मुंबई', 'MH', 'Mumbai, Maharashtra, India'],
	['IN', 'Raipur', 'CT', 'Raipur, Chhattisgarh, India'],
	['CA', 'Vancouver', 'BC', 'Vancouver, British Columbia, Canada']
])('a city stands for the part of its country: %s, %s', async (country, city, code, place) => {
	const answer = await ask(country, 2026, city);
	expect(answer).toMatchObject({ subdivision: code, place });
	expect(answer.holidays).toEqual((await ask(country, 2026, code)).holidays);
});
test('Paris has the days of the country: only departments with others are parts of it', async () => {
	const [paris, france] = [await ask('FR', 2026, 'Paris'), await ask('FR', 2026)];
	expect(paris).toMatchObject({ subdivision: null, place: 'Paris, Île-de-France, France' });
	expect(paris.holidays).toEqual(france.holidays);
});
test('where a day depends on the municipality the answer says so', async () => {
	expect((await ask('DE', 2026, 'BY')).note).toMatch(/15 August .*BY-KATH/);
	expect((await ask('DE', 2026, 'Munich')).note).toBeNull();
	expect((await ask('DE', 2026, 'BE')).note).toBeNull();
});

test('days outside the known years are estimates, and before them a note says so', async () => {
	const [known, before, after] = await Promise.all([1995, 1989, 2031].map((year) => ask('FR', year)));
	expect(known).toMatchObject({ known_from: 1990, known_until: '2030-12-31', note: null });
	expect(known?.holidays.every(({ estimated }) => !estimated)).toBe(true);
	expect(before?.note).toBe(EARLY);
	for (const answer of [before, after]) expect(answer?.holidays.every(({ estimated }) => estimated)).toBe(true);
	expect((await ask('DE', 1975, 'BY')).note).toMatch(/known_from.* In most of Bavaria/);
});

test('no day of a notice is an estimate, and none outside the known years is certain', async () => {
	for (const code of table.codes)
		for (const year of [1960, 1999, 2013, 2026, 2027, 2040]) {
			const { holidays, known_from, known_until } = await ask(code, year);
			for (const { date, name, basis, estimated } of holidays) {
				const isOutside = year < known_from || date > (known_until ?? '2030-12-31');
				if (isOutside) expect(estimated, `${code} ${date} ${name}`).toBe(true);
				if (basis === 'announced') expect(estimated, `${code} ${date} ${name}`).toBe(false);
			}
		}
});

test('kinds of days are chosen; collective leave that is left out is named', async () => {
	const leave = '02-16 03-18 03-20 03-23 03-24 05-15 05-28 12-24'.split(' ').map((day) => `2026-${day}`);
	const usual = await ask('ID', 2026);
	expect(usual.note).toContain(leave.join(', '));
	expect(usual.holidays.filter(({ date }) => leave.includes(date))).toEqual([]);
	const chosen = asJson(await engine.holidays({ country: 'ID', year: 2026, kinds: 'collective' }, testContext()));
	expect(chosen.holidays.map(({ date }) => date)).toEqual(leave);
	expect(chosen).toMatchObject({
		note: null,
		holidays: [{ type: 'collective' }, ...Array.from({ length: 7 }, () => ({}))]
	});
	await expect(engine.holidays({ country: 'ID', kinds: 'public,odd' }, testContext())).rejects.toThrow(
		'kinds: must be of public, bank, government, customary, collective, school, half, separated by commas'
	);
});

test('words for several countries are asked back with these alone', async () => {
	await expect(ask('Congo', 2026)).rejects.toThrow(/did you mean CD \([^)]+\) or CG \([^)]+\)\?$/);
	await expect(ask('Wales', 2026)).rejects.toThrow(
		/did you mean GB \(United Kingdom\) with subdivision WLS \(Wales\)\?$/
	);
});
test.each([
	['Catalonia', 'ES (Spain) with subdivision CT (Catalonia)'],
	['England', 'GB (United Kingdom) with subdivision ENG (England)'],
	['DE-BY', 'DE (Germany) with subdivision BY (Bayern)'],
	['bavaria', 'DE (Germany) with subdivision BY (Bayern)']
])(
	'%s is asked for as a part of its country: %s',
	async (country, offer) =>
		await expect(ask(country, 2026)).rejects.toThrow(
			`country: ${JSON.stringify(country)} is not one country; did you mean ${offer}?`
		)
);
test('what is neither a country nor a part of one is refused', async () => {
	await expect(ask('Gondor', 2026)).rejects.toThrow('country: "Gondor" is no country known here');
	await expect(ask('Korea', 2026)).rejects.toThrow('did you mean KP (North Korea) or KR (South Korea)?');
});
test('a part that has a country’s code of its own is answered as that', async () => {
	for (const part of ['PR', 'us-pr']) expect(await ask('US', 2026, part)).toEqual(await ask('PR', 2026));
	expect(await ask('CN', 2026, 'CN-HK')).toEqual(await ask('HK', 2026));
	expect(await ask('FR', 2026, 'FR-971')).toEqual(await ask('FR', 2026, 'GP'));
	expect(await ask('BQ', 2026, 'BQ-BON')).toEqual(await ask('BQ', 2026, 'BQ-BO'));
});
test('a city’s name that may mean several, or one elsewhere, is refused', async () => {
	await expect(ask('US', 2026, 'Springfield')).rejects.toThrow(
		/^subdivision: must be one of AK \(.*; cities called so: Springfield, [\w ]+, United States; Springfield, /
	);
	await expect(ask('DE', 2026, 'Marseille')).rejects.toThrow(/^subdivision: must be one of BB/);
	await expect(ask('DE', 2026, 'Munhic Wall')).rejects.toThrow(/^subdivision: must be one of BB/);
});
test('announced dates are in up to the day before the first that is not', async () => {
	for (const place of ['IN', 'IN/MH', 'MY', 'SG', 'US', 'UA', 'PK', 'KR']) {
		const [country = '', subdivision] = place.split('/');
		const answers = await Promise.all([2024, 2025, 2026, 2027].map((year) => ask(country, year, subdivision)));
		const known = answers[0]?.known_until ?? '';
		expect(known, country).toMatch(/^20(2[3-9]|30)-\d\d-\d\d$/);
		const last = Number(known.slice(0, 4));
		for (const { year, holidays } of answers)
			if (year === last)
				expect(
					holidays.filter(({ date, estimated }) => estimated && date <= known),
					`${country} ${year}`
				).toEqual([]);
	}
	expect((await ask('SG', 2026)).known_until).toMatch(/^2027|^2028/);
	// Its crescents were taken from no announcement.
	expect(await ask('KE', 2026)).toMatchObject({ known_until: null, note: expect.stringContaining(RECKONED) });
});

test('what is no country or subdivision is a clear 400, a country without data a 404', async () => {
	const failure = (country: string, subdivision?: string) =>
		ask(country, 2026, subdivision).then(
			() => 'answered',
			(error: unknown) =>
				error instanceof ApiError ? `${ERROR_STATUS[error.code]} ${error.message}` : `thrown ${String(error)}`
		);
	expect(await failure('XX')).toMatch(/^400 country: "XX" is no country/);
	expect(await failure('Korea')).toMatch(/^400 country: .*KP .*KR/);
	expect(await failure('AQ')).toMatch(/^404 country: no holidays/);
	expect(await failure('DE', 'ZZ')).toMatch(/^400 subdivision: must be one of BB \(Brandenburg\), BE \(Berlin\), BW/);
	expect(await failure('VA', 'X')).toMatch(/^400 subdivision: none are known for VA/);
	const odd = `__proto__|constructor|toString|| |ſ|İ|💥|\0|"';--|../..|US-US|0|-|ß`.split('|');
	for (let i = 0; i < odd.length ** 2; i++) {
		const text = `${odd[i % odd.length]}${odd[Math.floor(i / odd.length)]}`.slice(0, 20);
		expect(await failure(text), text).toMatch(/^(40[04] country: |answered)/);
		expect(await failure('US', text), text).toMatch(/^(400 subdivision: |answered)/);
	}
});
