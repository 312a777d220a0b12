import { expect, test } from 'vitest';
import { isoDate } from '../../../engines/holidays/calendar';
import { daysByRule } from './rules';
import { daysOfRule, ruleOf } from './series';
import { withDifferences } from './second-source';

const carriedOn = (days: readonly number[], year: number) => {
	const rule = ruleOf(days, 2010, 2032, 'last');
	return rule && daysOfRule(rule, year, year).map(isoDate);
};
const yearsOf = (rule: string) => daysByRule(rule, 2010, 2032);

test.each([
	['a date', yearsOf('05-01'), 2040, ['2040-05-01']],
	['a Monday in place of a Sunday', yearsOf('08-09 sunday>monday'), 2037, ['2037-08-10']],
	['days from Easter', yearsOf('easter+39'), 2040, ['2040-05-10']],
	['the last Monday of a month', yearsOf('last monday 05'), 2040, ['2040-05-28']],
	[
		'a feast of the Islamic year, of two days',
		[...yearsOf('hijri 10-1'), ...yearsOf('hijri 10-1 +1')].sort((a, b) => a - b),
		2033,
		['2033-01-03', '2033-01-04', '2033-12-23', '2033-12-24']
	],
	['a feast of the Chinese year', yearsOf('chinese 8-15'), 2033, ['2033-09-08']],
	['a feast of the Hindu year', yearsOf('hindu guru-nanak'), 2033, ['2033-11-06']]
])('a series by %s goes on by it', (_, days, year, dates) => {
	expect(carriedOn(days, year)).toEqual(dates);
});

test('days without a rule are not carried on', () => {
	expect(ruleOf(daysByRule('on 20130102 20190630', 1950, 2100), 2010, 2032, 'last')).toBeUndefined();
});

test('a rule that began late holds from then on only', () => {
	expect(ruleOf(daysByRule('06-19', 2021, 2032), 2010, 2032, 'last')).toMatchObject({ first: 2021, last: 2032 });
});

test('what only the second collection has says so, and what is carried back is estimated', () => {
	const added = withDifferences([]).find(({ code }) => code === 'KI')?.days ?? [];
	expect(added.length).toBeGreaterThan(0);
	for (const { source, days, estimated } of added) {
		expect(source.text).toMatch(/^vacanza\/holidays [\d.]+, a collection/);
		if (days.some((day) => isoDate(day) < '2010')) expect(estimated).toBe(true);
	}
});
