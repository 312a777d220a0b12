import { expect, test } from 'vitest';
import { coarseOf, coarseText, switchesOf } from './keep-switches';
import type { Info } from './privacy';

const blocks = (...names: readonly string[]): Info['blocks'] =>
	names.map((name) => ({ name, bytes: 10, read: true, carries: [] }));

/** A switch that moves nothing in the copy would be untrue. */
test.each([
	['JPEG', ['JFIF', 'EXIF', 'thumbnail', 'maker notes', 'colour profile'], ['EXIF', 'colour profile']],
	['JPEG', ['JFIF', 'thumbnail', 'comment'], ['thumbnail', 'comment']],
	['JPEG', ['EXIF', 'second picture', 'list of pictures (MPF)', 'second picture: EXIF'], ['EXIF', 'second picture']],
	['JPEG', ['EXIF', 'application data (tag 50000)', 'application data (APP4 FPXR)'], ['EXIF', 'application data (APP4 FPXR)']], // prettier-ignore
	['HEIC', ['EXIF', 'XMP', 'thumbnail', 'colour profile'], ['EXIF', 'XMP']],
	['TIFF', ['EXIF', 'XMP', 'thumbnail', 'colour profile'], ['EXIF', 'XMP', 'colour profile']]
] as const)('a %s of %j has switches for %j', (format, names, switches) =>
	expect(switchesOf({ format, blocks: blocks(...names) }).map(({ name }) => name)).toEqual(switches)
);

const taken: Info['taken'] = {
	place: {
		name: 'Paris',
		country: 'FR',
		timezone: 'Europe/Paris',
		latitude: 48.853,
		longitude: 2.348,
		distance_km: 4.1,
		inside: true
	},
	time: { local: '2024-05-03T19:00:12', offset: '+02:00' },
	device: 'iPhone XS',
	person: null,
	linked_by: null
};
const town = { name: 'Paris, FR', latitude: 48.853, longitude: 2.348 };

test.each([
	['JPEG', 'EXIF', taken, { year: 2024, town }],
	['JPEG', 'XMP', { ...taken, time: null }, { year: null, town }],
	['HEIC', 'EXIF', taken, { year: 2024, town }],
	// No byte can be added to it.
	['HEIC', 'XMP', taken, null],
	['GIF', 'XMP', taken, null],
	['PNG', 'XMP', { ...taken, place: null, time: null }, null],
	[
		'PNG',
		'XMP',
		{ ...taken, place: taken.place && { ...taken.place, inside: false, distance_km: 60 } },
		{ year: 2024, town: null }
	]
] as const)('a %s with %s may keep a town and a year (%#)', (format, block, facts, coarse) =>
	expect(coarseOf({ format, blocks: blocks(block), taken: facts })).toEqual(coarse)
);

test('a town and a year in words', () =>
	expect([coarseText({ year: 2024, town }), coarseText({ year: 2024, town: null })]).toEqual([
		'Paris, FR · 2024',
		'2024'
	]));
