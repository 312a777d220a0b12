import { expect, test } from 'vitest';
import { groupFindings, unread, verdict, type Info } from './privacy';

type Finding = Info['findings'][number];
const finding = (about: Finding['about'], value = 'x', where = 'EXIF x'): Finding => ({ about, where, value });
const judge = (findings: Info['findings'], read = true, thumbnails: Info['thumbnails'] = []) =>
	verdict({ findings, thumbnails, blocks: [{ name: 'maker notes', bytes: 4100, read, carries: [] }] });

test.each([
	['a place counts most', [finding('device'), finding('place')], 'danger', 'Tells where it was taken'],
	['a name', [finding('person'), finding('date')], 'danger', 'Tells a name'],
	['a serial number', [finding('serial')], 'danger', 'Tells which device or file it is'],
	['a generator', [finding('ai'), finding('words')], 'warn', 'Tells that a machine made it'],
	['a date', [finding('date')], 'warn', 'Tells a little about how it was made'],
	['nothing', [], 'good', 'Nothing in its metadata tells about you']
] as const)('%s', (_, findings, tone, text) => {
	expect(judge(findings)).toEqual({ tone, text });
});

test('nothing is called clean beside what was not read, or beside a thumbnail', () => {
	expect(judge([], false)).toEqual({ tone: 'warn', text: 'Holds data that was not read' });
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
		['Who', [{ text: 'Asha', where: ['XMP dc:creator', 'IPTC By-line'] }]],
		['When', [{ text: '2024', where: ['EXIF x'] }]]
	]);
});
