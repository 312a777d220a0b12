import { expect, test } from 'vitest';
import { findings, unread, verdict } from './privacy';

const judge = (exif: Record<string, string | number>, place = false) =>
	findings({ exif, gps: place ? { latitude: 19.076, longitude: 72.8777, altitude: null } : null });

test('a place counts most, and comes first', () => {
	const found = judge({ Make: 'Nikon', Artist: 'Asha' }, true);
	expect(found[0]).toEqual({ kind: 'place', title: 'Where it was taken', detail: '19.07600, 72.87770' });
	expect(verdict(found, [])).toEqual({ tone: 'danger', text: 'Tells where it was taken' });
});

test.each([
	[{ Artist: 'Asha' }, 'danger', 'Tells a name'],
	[{ BodySerialNumber: '123' }, 'danger', 'Tells which device took it'],
	[{ Make: 'Nikon', Model: 'Coolpix' }, 'warn', 'Tells a little about how it was made'],
	[{ DateTime: '2024:05:07 09:33:04' }, 'warn', 'Tells a little about how it was made'],
	[{ Orientation: 6, ColorSpace: 1 }, 'good', 'Nothing in its metadata tells about you']
])('%j', (exif, tone, text) => {
	expect(verdict(judge(exif), [])).toEqual({ tone, text });
});

test('the same words are said once', () => {
	const [time] = judge({ DateTimeOriginal: '2024:05:07 09:33:04', DateTime: '2024:05:07 09:33:04' });
	expect(time?.detail).toBe('2024:05:07 09:33:04');
});

test('what was not read is named, and nothing is called clean beside it', () => {
	const blocks = [
		{ name: 'EXIF', bytes: 100, read: true },
		{ name: 'maker notes', bytes: 4100, read: false }
	];
	expect(unread({ blocks }).map(({ name }) => name)).toEqual(['maker notes']);
	expect(verdict([], unread({ blocks }))).toEqual({ tone: 'warn', text: 'Holds data that was not read' });
	expect(verdict(judge({ Artist: 'Asha' }), unread({ blocks })).tone).toBe('danger');
});
