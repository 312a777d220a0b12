import { expect, test } from 'vitest';
import {
	commonHours,
	fromFragment,
	hourKind,
	meetingFile,
	momentOf,
	startOfDay,
	suggestMeeting,
	toFragment,
	unresolved,
	wallAt
} from './side-by-side';

const hours = (iso: string) => Date.parse(iso);

test.each([
	['Europe/London', '2026-11-26T13:30:00Z', '2026-11-26T13:30:00Z'],
	['America/New_York', '2026-11-26T13:30:00Z', '2026-11-26T08:30:00Z'],
	['Asia/Kathmandu', '2026-11-26T18:30:00Z', '2026-11-27T00:15:00Z']
])('the clocks of %s at %s show %s', (zone, moment, wall) =>
	expect(new Date(wallAt(zone, hours(moment))).toISOString()).toBe(new Date(wall).toISOString())
);

test.each([
	['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
	['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
	['Pacific/Auckland', '2026-11-26', '2026-11-25T11:00:00.000Z']
])('in %s the day %s begins at %s', (zone, day, start) =>
	expect(new Date(startOfDay(zone, day)).toISOString()).toBe(start)
);

test('nine to five on weekdays is work, seven to ten at night is awake', () => {
	expect(['09:00', '16:59', '17:00', '07:00', '21:59', '22:00', '06:59'].map((time) => hourKind(hours(`2026-11-26T${time}:00Z`)))).toEqual(['work', 'work', 'awake', 'awake', 'awake', 'night', 'night']); // prettier-ignore
	expect(hourKind(hours('2026-11-28T10:00:00Z'))).toBe('awake');
});

test('London and New York share 14 to 17, and the kindest time is the first of it', () => {
	const { spans, kindest } = commonHours(
		['Europe/London', 'America/New_York'],
		startOfDay('Europe/London', '2026-11-26')
	);
	expect(spans).toEqual([{ from: hours('2026-11-26T14:00:00Z'), to: hours('2026-11-26T17:00:00Z') }]);
	expect(kindest).toBe(hours('2026-11-26T14:00:00Z'));
});

test('London, New York and Tokyo share no working hour', () => {
	const zones = ['Europe/London', 'America/New_York', 'Asia/Tokyo'];
	const { spans, kindest } = commonHours(zones, startOfDay('Europe/London', '2026-11-26'));
	expect(spans).toEqual([]);
	// 12:00 in London, 07:00 in New York, 21:00 in Tokyo.
	expect(new Date(kindest).toISOString()).toBe('2026-11-26T12:00:00.000Z');
});

test('places come back from an address, and what is not a zone is left out', () => {
	const places = [{ name: 'São Paulo; Brasil', coords: '-23.55,-46.63', zone: 'America/Sao_Paulo' }];
	expect(fromFragment(toFragment(places))).toEqual(places);
	expect(fromFragment('#places=X@1,2@No/Where;%E0%A4@1@UTC')).toEqual([]);
	expect([unresolved('#places=new%20york;52.5,13.4;A@1,2@UTC;%E0%A4'), unresolved('#z=abc')]).toEqual([
		['new york', '52.5,13.4', '�'],
		[]
	]);
	expect([toFragment([]), fromFragment('#z=abc')]).toEqual(['', []]);
});

test('a meeting is in hours that all work, else at the kindest, and never in the past', () => {
	const zones = ['Europe/London', 'America/New_York'];
	const start = startOfDay('Europe/London', '2026-11-26');
	expect(suggestMeeting(zones, start, hours('2026-11-26T01:04:29Z'))).toBe(hours('2026-11-26T14:00:00Z'));
	expect(suggestMeeting(zones, start, hours('2026-11-26T20:00:00Z'))).toBe(hours('2026-11-27T14:00:00Z'));
	expect(suggestMeeting([...zones, 'Asia/Tokyo'], start, start)).toBe(hours('2026-11-26T12:00:00Z'));
});

test('an address keeps the chosen moment beside the places', () => {
	const places = [{ name: 'Tokyo', coords: '35.69,139.69', zone: 'Asia/Tokyo' }];
	const fragment = toFragment(places, hours('2026-11-26T12:00:00Z'));
	expect([fromFragment(fragment), momentOf(fragment)]).toEqual([places, hours('2026-11-26T12:00:00Z')]);
	expect([momentOf(toFragment(places)), momentOf('#places=a&at=2026'), unresolved('#places=new%20york&at=x')]).toEqual([
		null,
		null,
		['new york']
	]);
});

test('a meeting is an hour in UTC', () => {
	const file = meetingFile('Call; London', '1, 2', hours('2026-11-26T14:00:00Z'), hours('2026-11-20T00:00:00Z'));
	expect(file).toContain('DTSTART:20261126T140000Z\r\nDTEND:20261126T150000Z\r\nSUMMARY:Call\\; London\r\n');
});

test('its lines have at most 75 octets, as calendars demand', () => {
	const file = meetingFile('Call', '9:00 in New York, '.repeat(10), 0, 0);
	for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
