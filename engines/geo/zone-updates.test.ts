import { afterEach, expect, test, vi } from 'vitest';
import { testContext } from '../../tests/support/context';
import { clockAt, nextTransition } from './clock';
import { engine } from './engine';
import { followZoneUpdate } from './zone-updates';

afterEach(() => followZoneUpdate('updates 2000-01-01\n', ''));

const UPDATE = `updates 2027-01-10
[holidays]
CN 2028 | off Qingming Festival 04-04 | somebody
[zones]
Europe/Berlin | 2027-06-01T00:00Z | <+01>-1 | invented: summer time ends for good
America/New_York | 2028-01-01T00:00Z | EST5EDT,M4.1.0,M10.5.0 | invented: other Sundays
Asia/Tokyo | 2027-03-01T00:00Z | JST-9JDT | a summer without its days
Asia/Kolkata | next year | IST-5:30 | no moment
a line of a later form
`;
const hours = (zone: string, time: string) => clockAt(zone, Date.parse(time) / 1000).offset / 3600;

test('clocks follow the rules of an update from its moment on, and the table before', () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	expect(followZoneUpdate(UPDATE, 'Europe/Berlin')).toBe('2027-01-10');
	expect(
		['2026-07-01', '2027-01-15', '2027-05-01', '2027-07-01', '2029-07-01'].map((day) => hours('Europe/Berlin', day))
	).toEqual([2, 1, 2, 1, 1]);
	expect(nextTransition('Europe/Berlin', Date.UTC(2027, 6) / 1000)).toBeNull();
	// The second Sunday of March 2027 by the table, the first of April 2028 by the update, at 2 o'clock.
	expect(
		['2027-03-14T07:00Z', '2028-03-20T00:00Z', '2028-04-02T06:59Z', '2028-04-02T07:00Z', '2028-11-01T00:00Z'].map(
			(at) => hours('America/New_York', at)
		)
	).toEqual([-4, -5, -5, -4, -5]);
	for (const zone of ['Asia/Tokyo', 'Asia/Kolkata', 'Europe/Paris']) expect(followZoneUpdate(UPDATE, zone)).toBeNull();
	expect(hours('Asia/Tokyo', '2027-07-01')).toBe(9);
});

test('an answer about a zone of the update shows its day, others do not', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const context = testContext({ update: async () => UPDATE });
	const at = async (coords: string) => engine.timezone({ coords, at: '2027-07-01T12:00Z' }, context);
	expect(await at('52.52,13.405')).toMatchObject({
		utc_offset: '+01:00',
		is_dst: false,
		abbreviation: '+01',
		note: expect.stringContaining('update of 2027-01-10')
	});
	expect((await at('48.85,2.35')).note).toBeNull();
});
