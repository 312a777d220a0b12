import { expect, test } from 'vitest';
import { groupFindings, unread, verdict, type Info } from './privacy';

type Finding = Info['findings'][number];
const finding = (about: Finding['about'], value = 'x', where = 'EXIF x'): Finding => ({ about, where, value });
const judge = (findings: Info['findings'], read = true, thumbnails: Info['thumbnails'] = []) =>
	verdict({ findings, thumbnails, blocks: [{ name: 'maker notes', bytes: 4100, read, carries: [] }] });

test.each([
	['a place counts most', [finding('device'), finding('place')], 'danger', 'tellsPlace'],
	['a name', [finding('person'), finding('date')], 'danger', 'tellsPerson'],
	['a serial number', [finding('serial')], 'danger', 'tellsSerial'],
	['a generator', [finding('ai'), finding('words')], 'warn', 'tellsAi'],
	['a date', [finding('date')], 'warn', 'tellsLittle'],
	['nothing', [], 'good', 'tellsNothing']
] as const)('%s', (_, findings, tone, says) => expect(judge(findings)).toEqual({ tone, says }));

test('nothing is called clean beside what was not read, or beside a thumbnail', () => {
	expect(judge([], false)).toEqual({ tone: 'warn', says: 'holdsUnread' });
	expect(judge([], true, [{ width: 160, height: 120, bytes: 4000 }]).tone).toBe('warn');
	expect(unread({ blocks: [{ name: 'maker notes', bytes: 1, read: false, carries: [] }] })).toHaveLength(1);
});

test('the same value is said once, with all the places that tell it', () => {
	const groups = groupFindings([
		finding('person', 'Asha', 'XMP dc:creator'),
		finding('person', 'Asha', 'IPTC By-line'),
		finding('date', '2024')
	]);
	expect(groups.map(({ title, values }) => [title, values])).toEqual([
		['person', [{ text: 'Asha', where: ['XMP dc:creator', 'IPTC By-line'] }]],
		['when', [{ text: '2024', where: ['EXIF x'] }]]
	]);
});
