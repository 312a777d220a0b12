import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { isoDate } from '../kit/calendar';
import { withNotices } from './notices.lazy';
import { holidaysOf, openTable, workedWeekends } from './table';

const table = testContext().pack('holidays').then(openTable);
const UPDATE = `updates 2027-11-26
[zones]
something of a later form
[holidays]
CN 2028 | off Spring Festival 01-25..01-31; Qingming Festival - | worked 01-23 02-12 | State Council, notice of November 2027 | https://example.org/cn
CH 2028 | off Jubilee 05-02 | in ZH | Zürich, Regierungsrat | https://example.org/zh
FR 2028 | off Odd Day without days | somebody
[phones]
DE 2028 | off Not A Holiday 05-04 | nobody
`;
const days = (place: Parameters<typeof holidaysOf>[2] & { days: Parameters<typeof holidaysOf>[0] }, year: number) =>
	holidaysOf(place.days, year, place).map(({ day, name, estimated, basis }) => [
		isoDate(day).slice(5),
		name,
		estimated,
		basis
	]);

test('a notice sets the days of its feasts in its year alone', async () => {
	const before = (await table).country('CN');
	const after = withNotices(await table, UPDATE).country('CN');
	if (!before || !after) throw new Error('no China');
	const feast = days(after, 2028).filter(([, name]) => name === 'Spring Festival');
	expect(feast.map(([day]) => day)).toEqual(['01-25', '01-26', '01-27', '01-28', '01-29', '01-30', '01-31']);
	expect(feast[0]).toEqual([
		'01-25',
		'Spring Festival',
		expect.any(Boolean),
		expect.stringMatching(/announced|computed/)
	]);
	expect(days(after, 2028).map(([, name]) => name)).not.toContain('Qingming Festival');
	expect(workedWeekends(after.days, 2028).map(isoDate)).toEqual(['2028-01-23', '2028-02-12']);
	expect(days(after, 2026)).toEqual(days(before, 2026));
});

test('a notice of one part leaves the others and the country alone', async () => {
	const country = withNotices(await table, UPDATE).country('CH');
	const has = (place: Parameters<typeof days>[0] | undefined) =>
		place && days(place, 2028).some(([, name]) => name === 'Jubilee');
	expect([has(country), has(country?.subdivisions.get('ZH')), has(country?.subdivisions.get('BE'))]).toEqual([
		false,
		true,
		false
	]);
});

test('lines of other sections and of newer forms change nothing', async () => {
	const after = withNotices(await table, UPDATE);
	for (const code of ['FR', 'DE']) expect(after.country(code)).toBe((await table).country(code));
	expect(withNotices(await table, 'updates 2027-11-26\n')).toBe(await table);
});
