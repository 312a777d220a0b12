import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { dayOf, isoDate, weekdayOf } from '../kit/calendar';
import { engine } from './engine';
import { weekendOf } from './weekends';

const context = testContext();
const between = (country: string, from: string, to: string, subdivision?: string) =>
	engine.workdays({ country, from, to, ...(subdivision !== undefined && { subdivision }) }, context);
const add = async (country: string, from: string, n: number) =>
	(await engine.workdays({ country, from, add: n }, context)).to;

// Counted by hand in a calendar.
test.each([
	['DE', 'BY', '2026-12-21', '2027-01-06', 10],
	['DE', undefined, '2026-12-21', '2027-01-06', 11],
	['US', undefined, '2026-07-01', '2026-07-31', 22],
	['AE', undefined, '2021-12-27', '2022-01-07', 9],
	['IL', undefined, '2026-06-07', '2026-06-13', 5],
	['FR', undefined, '2026-05-01', '2026-05-31', 17]
])('%s %s from %s to %s: %i working days', async (country, subdivision, from, to, workdays) => {
	const answer = await between(country, from, to, subdivision);
	expect(answer.workdays).toBe(workdays);
	const costly = answer.holidays.filter(({ on_weekend, half_day }) => !on_weekend && !half_day);
	expect(answer.workdays + answer.weekend_days + new Set(costly.map(({ date }) => date)).size).toBe(
		answer.calendar_days
	);
});

test('the n-th working day, forward, back and none', async () => {
	expect(await add('US', '2026-12-21', 10)).toBe('2027-01-06');
	expect(await add('US', '2027-01-06', -10)).toBe('2026-12-21');
	expect(await add('DE', '2026-12-25', 0)).toBe('2026-12-28');
	expect(await add('DE', '2026-12-23', 0)).toBe('2026-12-23');
	for (let n = 1; n < 400; n += 37) {
		const to = await add('GB', '2025-03-03', n);
		// From the next day on there are n working days.
		expect((await between('GB', '2025-03-04', to)).workdays).toBe(n);
	}
});

test('what is no such question is a clear 400', async () => {
	const ask = (input: Parameters<typeof engine.workdays>[0]) =>
		Promise.resolve(engine.workdays(input, context)).then(
			() => 'answered',
			(error: unknown) => (error instanceof Error ? error.message : 'thrown')
		);
	expect(await ask({ country: 'DE', from: '2026-01-01' })).toBe('to: one of `to` and `add` must be given');
	expect(await ask({ country: 'DE', from: '2026-01-01', to: '2026-01-02', add: 1 })).toMatch(/^to: one of/);
	expect(await ask({ country: 'DE', from: '2026-02-30', add: 1 })).toBe('from: must be a date as YYYY-MM-DD');
	expect(await ask({ country: 'DE', from: '2026-02-02', to: '2026-02-01' })).toBe('to: must not be before from');
	expect(await ask({ country: 'DE', from: '2026-02-02', to: '2036-03-01' })).toMatch(/^to: must be at most ten years/);
	expect(await ask({ country: 'DE', from: '2100-12-01', add: 100 })).toMatch(/^add: leads out of the years/);
	expect(await ask({ country: 'DE', from: '1949-12-31', add: 1 })).toMatch(/^from: must be in the years/);
	expect(await ask({ country: 'XX', from: '2026-02-02', add: 1 })).toMatch(/^country: /);
});

// The National, 2021-12-07; Saudi royal order of 23 June 2013.
test.each([
	['SA', null, '2013-06-28', [4, 5]],
	['SA', null, '2013-06-29', [5, 6]],
	['AE', null, '2021-12-31', [5, 6]],
	['AE', null, '2022-01-01', [6, 0]],
	['NP', null, '2026-01-01', [6]],
	['MY', '02', '2026-01-01', [5, 6]],
	['MY', '01', '2025-01-01', [6, 0]],
	['MY', null, '2026-01-01', [6, 0]],
	['US', 'CA', '2026-01-01', [6, 0]]
] as const)('the weekend of %s %s on %s', (country, subdivision, date, days) => {
	const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
	expect(weekendOf(country, subdivision, dayOf(year, month, day))).toEqual(days);
	expect(isoDate(dayOf(year, month, day))).toBe(date);
	expect(weekdayOf(dayOf(2026, 1, 1))).toBe(4);
});

test('a calendar to subscribe to: six years, the same ids when asked again', async () => {
	const file = async (year: number) => {
		const answer = await engine.holidays({ country: 'DE', subdivision: 'BY', year, format: 'ics' }, context);
		if (!('media' in answer)) throw new Error('no calendar');
		expect(answer.media).toBe('text/calendar');
		return new TextDecoder().decode(answer.bytes);
	};
	const text = await file(2026);
	expect(text).toContain('X-WR-CALNAME:Public holidays: Germany\\, Bayern');
	expect(new Set(text.match(/(?<=DTSTART;VALUE=DATE:)\d{4}/g))).toEqual(
		new Set(['2025', '2026', '2027', '2028', '2029', '2030'])
	);
	const ids = text.match(/^UID:.*$/gm) ?? [];
	expect(new Set(ids).size).toBe(ids.length);
	const later = (await file(2027)).match(/^UID:.*$/gm) ?? [];
	expect(ids.filter((id) => id.includes('-2027-'))).toEqual(later.filter((id) => id.includes('-2027-')));
});

test('the Accept header asks for the calendar as well', async () => {
	const answer = await engine.holidays({ country: 'DE' }, { ...context, accept: 'text/calendar' });
	expect('media' in answer && answer.media).toBe('text/calendar');
});
