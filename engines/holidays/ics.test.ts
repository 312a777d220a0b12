import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { escapeText, foldLine } from '../kit/icalendar';
import { calendarFile } from './ics';

const NOW = Date.UTC(2026, 10, 20, 12, 30, 15, 250);

test('a whole day begins on its date and ends before the next', () => {
	const file = calendarFile(
		'Germany 2026',
		'DE',
		[{ date: '2026-12-31', name: 'New Year’s Eve', summary: 'Eve' }],
		NOW
	);
	expect(file.split('\r\n')).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Public holidays//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'REFRESH-INTERVAL;VALUE=DURATION:P1D',
		'X-PUBLISHED-TTL:P1D',
		'X-WR-CALNAME:Germany 2026',
		'BEGIN:VEVENT',
		'UID:DE-2026-new-year-s-eve-1@holidays.invalid',
		'DTSTAMP:20261120T000000Z',
		'DTSTART;VALUE=DATE:20261231',
		'DTEND;VALUE=DATE:20270101',
		'SUMMARY:Eve',
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
		''
	]);
});

test('the days of a feast have ids of their own, which they keep when it is announced for another day', () => {
	const file = calendarFile(
		'',
		'IQ',
		[
			{ date: '2026-03-21', name: 'Eid', summary: 'a' },
			{ date: '2026-03-22', name: 'Eid', summary: 'b' }
		],
		NOW
	);
	expect(file.match(/^UID:.*$/gm)).toEqual([
		'UID:IQ-2026-eid-1@holidays.invalid',
		'UID:IQ-2026-eid-2@holidays.invalid'
	]);
});

test('separators and line ends in a name are escaped, so that a name cannot add lines', () => {
	expect(escapeText('a,b;c\\d\r\ne\nf\rg')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng');
	const file = calendarFile(
		'x\nEND:VCALENDAR',
		'XX',
		[{ date: '2026-01-01', name: 'z\r\nEND:VEVENT', summary: 'y\r\nBEGIN:VEVENT' }],
		NOW
	);
	expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
	expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
});

test('lines have at most 75 octets and come back whole, whatever the script', () => {
	for (const text of ['a'.repeat(200), 'ö'.repeat(90), '天皇誕生日'.repeat(30), '🎉'.repeat(50), 'a'.repeat(75), '']) {
		const folded = foldLine(`SUMMARY:${text}`);
		for (const line of folded.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
		expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${text}`);
		expect(folded).not.toMatch(/[\uD800-\uDBFF]\r/);
	}
	expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
});

test('a day that stays on its date keeps its id under another name', () => {
	const idOf = (summary: string) =>
		/^UID:(.*)\r$/m.exec(calendarFile('', 'DE', [{ date: '2026-05-01', name: null, summary }], NOW))?.[1];
	expect(idOf('Labour Day')).toBe('DE-2026-05-01-1@holidays.invalid');
	expect(idOf('May Day')).toBe(idOf('Labour Day'));
});

test.each(['DE', 'IN', 'JP', 'ID'])('ical.js and node-ical read the same days of %s', async (country) => {
	const answer = await engine.holidays(
		{ country, year: 2026, subdivision: undefined, kinds: undefined, format: 'ics' },
		testContext({ accept: 'text/calendar' })
	);
	if (!('media' in answer)) throw new Error('is no file');
	const text = new TextDecoder().decode(answer.bytes);
	const events = new ICAL.Component(ICAL.parse(text))
		.getAllSubcomponents('vevent')
		.map((event) => new ICAL.Event(event));
	const days = events.map(({ uid, startDate }) => `${uid} ${startDate.toString()}`).sort();
	const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((item) =>
		item?.type === 'VEVENT' ? [`${item.uid} ${localDay(item.start)}`] : []
	);
	expect(others.sort()).toEqual(days);
	expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
	expect(events.length).toBeGreaterThan(40);
});

/** The day of a date as node-ical gives whole days: midnight of this machine's zone. */
const localDay = (date: Date): string =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
