import { expect, test } from 'vitest';
import { compose } from './code-texts';
import { eventFile } from './event-file';

const NOW = Date.UTC(2026, 10, 23, 12);

test('an event alone gets its calendar, an identifier and its moment of writing', () => {
	const file = eventFile('BEGIN:VEVENT\r\nSUMMARY:Tea\r\nDTSTART:20261201T153000\r\nEND:VEVENT', NOW);
	expect(file).toMatch(
		/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\nBEGIN:VEVENT\r\nUID:\w+@code\.invalid\r\nDTSTAMP:20261123T120000Z\r\nSUMMARY:Tea\r\nDTSTART:20261201T153000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/
	);
});

test('what a code has stays, once', () => {
	const text =
		'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VEVENT\nUID:7\nDTSTAMP:20260101T000000Z\nSUMMARY:Tea\nEND:VEVENT\nEND:VCALENDAR';
	expect(eventFile(text, NOW)).toBe(`${text.replaceAll('\n', '\r\n')}\r\n`);
});

test('a code that is read twice is one event, another is another', () => {
	const id = (title: string, now: number) =>
		/UID:(.*)/.exec(eventFile(compose('event', { title, start: '2026-12-01T15:30' }).text, now))?.[1];
	expect(id('Tea', NOW)).toBe(id('Tea', NOW + 1000));
	expect(id('Tea', NOW)).not.toBe(id('Coffee', NOW));
});
