import { expect, test } from 'vitest';
import { type Clock, clockAt, nextTransition, useEarlyClocks, wallTime, zoneNames } from './clock';
import { EARLY_CLOCKS } from './early-clocks.lazy';
import { formatLocalTime, formatOffset, formatUtc, hasOffset, parseTime } from './local-time';

const said = ({ offset, abbreviation, daylight }: Clock) => `${offset} ${abbreviation} ${daylight}`;
const seconds = (iso: string) => Date.parse(iso) / 1000;

useEarlyClocks(EARLY_CLOCKS);

test.each([
	['Europe/Berlin', '2026-07-01T12:00:00Z', '2026-07-01T14:00:00+02:00', 'CEST', true],
	['Europe/Berlin', '2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00', 'CEST', true],
	['Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00', 'CET', false],
	['Europe/Dublin', '2026-07-01T12:00:00Z', '2026-07-01T13:00:00+01:00', 'IST', true],
	['Europe/Dublin', '2026-01-01T12:00:00Z', '2026-01-01T12:00:00+00:00', 'GMT', false],
	['Asia/Kolkata', '2026-01-01T00:00:00Z', '2026-01-01T05:30:00+05:30', 'IST', false],
	['Asia/Kathmandu', '1985-12-31T18:29:59Z', '1985-12-31T23:59:59+05:30', '+0530', false],
	['Asia/Kathmandu', '1985-12-31T18:30:00Z', '1986-01-01T00:15:00+05:45', '+0545', false],
	['Australia/Lord_Howe', '2026-01-01T00:00:00Z', '2026-01-01T11:00:00+11:00', '+11', true],
	['Antarctica/Troll', '2026-07-01T00:00:00Z', '2026-07-01T02:00:00+02:00', '+02', true],
	['America/Sao_Paulo', '2018-12-01T00:00:00Z', '2018-11-30T22:00:00-02:00', '-02', true],
	['America/Sao_Paulo', '2026-12-01T00:00:00Z', '2026-11-30T21:00:00-03:00', '-03', false],
	['Africa/Monrovia', '1971-06-01T00:00:00Z', '1971-05-31T23:15:30-00:44:30', 'MMT', false],
	['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29T23:59:59-10:00', '-10', true],
	['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31T00:00:00+14:00', '+14', true],
	['America/New_York', '2099-07-01T00:00:00Z', '2099-06-30T20:00:00-04:00', 'EDT', true],
	['Asia/Jerusalem', '2050-03-25T00:00:00Z', '2050-03-25T03:00:00+03:00', 'IDT', true],
	['Etc/GMT+11', '2026-07-01T00:00:00Z', '2026-06-30T13:00:00-11:00', '-11', false],
	['Etc/GMT', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00+00:00', 'GMT', false]
])('%s at %s', (zone, at, local, abbreviation, daylight) => {
	const clock = clockAt(zone, seconds(at));
	expect([formatLocalTime(seconds(at), clock.offset), clock.abbreviation, clock.daylight]).toEqual([
		local,
		abbreviation,
		daylight
	]);
});

test.each([
	['Europe/Berlin', '2026-11-20T12:00:00Z', '2027-03-28T01:00:00Z', 'CEST'],
	['Europe/Berlin', '2099-11-01T00:00:00Z', '2100-03-28T01:00:00Z', 'CEST'],
	['America/Santiago', '2030-05-01T00:00:00Z', '2030-09-08T04:00:00Z', '-03'],
	['America/Nuuk', '2030-01-01T00:00:00Z', '2030-03-31T01:00:00Z', '-01'],
	// Summer time pauses in Ramadan.
	['Asia/Gaza', '2043-05-01T00:00:00Z', '2043-07-31T23:00:00Z', 'EET']
])('after %s at %s the clocks change next', (zone, at, next, abbreviation) => {
	const transition = nextTransition(zone, seconds(at));
	expect([formatUtc(transition?.time ?? 0), transition?.abbreviation]).toEqual([next, abbreviation]);
});

test('clocks that rest have no next change', () => {
	expect(nextTransition('Asia/Tokyo', seconds('2026-01-01'))).toBeNull();
	expect(nextTransition('Etc/GMT-5', seconds('2026-01-01'))).toBeNull();
	expect(nextTransition('America/Sao_Paulo', seconds('2026-01-01'))).toBeNull();
});
test('no change after the year 2100 is told', () =>
	expect(nextTransition('Europe/Berlin', seconds('2100-12-01'))).toBeNull());

test('at every change of every zone the clocks really change, and to what was said before', () => {
	const names = zoneNames();
	expect(names.length).toBeGreaterThan(400);
	for (const zone of names) {
		let time = seconds('1900-01-01');
		for (let next = nextTransition(zone, time); next; next = nextTransition(zone, time)) {
			const changed = next.time;
			const wrong = changed <= time || said(clockAt(zone, changed)) !== said(next);
			if (wrong || said(clockAt(zone, changed - 1)) === said(next)) expect.unreachable(`${zone} ${formatUtc(changed)}`);
			time = changed;
		}
	}
});
test('a zone that is not in the table is an error, not a guess', () =>
	expect(() => clockAt('Mars/Olympus', 0)).toThrow('no zone Mars/Olympus'));

test('offsets are written as ISO 8601 has them', () =>
	expect([0, 19800, -12600, 50400, -2670].map(formatOffset)).toEqual([
		'+00:00',
		'+05:30',
		'-03:30',
		'+14:00',
		'-00:44:30'
	]));

test.each([
	['2026-07-01', '2026-07-01T00:00:00Z'],
	['2026-07-01T12:30', '2026-07-01T12:30:00Z'],
	['2026-07-01 12:30:15', '2026-07-01T12:30:15Z'],
	['2026-07-01T12:30:15.999z', '2026-07-01T12:30:15Z'],
	['2026-07-01T00:15:00+05:45', '2026-06-30T18:30:00Z'],
	['2024-02-29T23:59:59-12:00', '2024-03-01T11:59:59Z'],
	['20260701T123015Z', '2026-07-01T12:30:15Z'],
	['20260701', '2026-07-01T00:00:00Z'],
	['2026-07-01T12:30+0200', '2026-07-01T10:30:00Z'],
	['2026-07-01T12:30:15,5-03', '2026-07-01T15:30:15Z'],
	['2026-07-01T12:30−03:00', '2026-07-01T15:30:00Z'],
	// A + in an address is a space.
	['2026-07-01T12:30:00 02:00', '2026-07-01T10:30:00Z']
])('%s is %s', (text, utc) => expect(formatUtc(parseTime(text))).toBe(utc));
test.each([
	'2026-02-29',
	'2026-13-01',
	'2026-00-10',
	'2026-01-01T24:00Z',
	'2026-01-01T12:60Z',
	'2026-1-1',
	'0000-01-01',
	'2026-0701',
	'202607-01',
	'2026-07-01T12:30+25:00',
	'2026-07-01T12:30+2',
	''
])('%j is no time', (text) => expect(parseTime(text)).toBeNaN());

test('a time says its offset in every form of it; the end of a day is none', () => {
	const times = ['2026-07-01T12:30Z', '20260701T1230+02', '2026-07-01T12:30 02:00', '2026-07-01', '2026-07-01T12:30'];
	expect(times.map(hasOffset)).toEqual([true, true, true, false, false]);
});

test.each([
	['Europe/Berlin', '2026-07-01T14:00:00', 'plain', '2026-07-01T12:00:00Z', '2026-07-01T12:00:00Z'],
	['Europe/Berlin', '2026-03-29T01:59:59', 'plain', '2026-03-29T00:59:59Z', '2026-03-29T00:59:59Z'],
	['Europe/Berlin', '2026-03-29T02:00:00', 'gap', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
	['Europe/Berlin', '2026-03-29T02:30:00', 'gap', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
	['Europe/Berlin', '2026-03-29T03:00:00', 'plain', '2026-03-29T01:00:00Z', '2026-03-29T01:00:00Z'],
	['Europe/Berlin', '2026-10-25T02:30:00', 'fold', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
	['Europe/Berlin', '2026-10-25T03:00:00', 'plain', '2026-10-25T02:00:00Z', '2026-10-25T02:00:00Z'],
	['Australia/Lord_Howe', '2026-10-04T02:15:00', 'gap', '2026-10-03T15:15:00Z', '2026-10-03T15:45:00Z'],
	['Australia/Lord_Howe', '2026-04-05T01:45:00', 'fold', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
	// Samoa skipped 30 December 2011.
	['Pacific/Apia', '2011-12-30T12:00:00', 'gap', '2011-12-29T22:00:00Z', '2011-12-30T22:00:00Z'],
	['America/New_York', '2099-11-01T01:30:00', 'fold', '2099-11-01T05:30:00Z', '2099-11-01T06:30:00Z'],
	['Asia/Tokyo', '2026-03-29T02:30:00', 'plain', '2026-03-28T17:30:00Z', '2026-03-28T17:30:00Z']
])('in %s a clock shows %s: %s', (zone, wall, kind, earlier, later) => {
	const found = wallTime(zone, seconds(`${wall}Z`));
	expect([found.kind, formatUtc(found.earlier), formatUtc(found.later)]).toEqual([kind, earlier, later]);
});

test('every moment of every zone is among those that its wall time stands for', () => {
	const wrong: string[] = [];
	for (const zone of zoneNames())
		for (let i = 0; i < 40; i++) {
			const moment = Math.floor((i * 0.618_034 * 4.1e9) % 4.1e9);
			const around = nextTransition(zone, moment);
			for (const time of [moment, ...(around ? [around.time - 1, around.time, around.time + 1800] : [])]) {
				const { kind, earlier, later } = wallTime(zone, time + clockAt(zone, time).offset);
				if (kind === 'gap' || (earlier !== time && later !== time)) wrong.push(`${zone} ${time}`);
			}
		}
	expect(wrong).toEqual([]);
});
