import { expect, test } from 'vitest';
import type { Gathered } from '../metadata/gathered';
import { deviceName } from './device';
import { momentIn } from './moment';
import { summarize, takenOf, type Place } from './summary';

const NOTHING: Gathered = {
	blocks: [],
	xmp: {},
	iptc: {},
	text: [],
	maker: {},
	credentials: null,
	profile: null,
	thumbnails: [],
	findings: [],
	position: null,
	hdr: null,
	motion: null
};
const paris: Place = {
	name: 'Paris',
	country: 'FR',
	timezone: 'Europe/Paris',
	latitude: 48.853,
	longitude: 2.348,
	kilometers: 4.1,
	isInside: true
};
const say = (exif: Parameters<typeof takenOf>[0], more: Partial<Gathered> = {}, place: Place | null = null) => {
	const gathered = { ...NOTHING, ...more };
	return summarize(takenOf(exif, gathered, place), gathered.position, gathered);
};
const phone = {
	Make: 'Apple',
	Model: 'iPhone XS',
	DateTimeOriginal: '2024:05:03 19:00:12',
	OffsetTimeOriginal: '+02:00'
};

test('one place, one moment, one device, and what links it', () => {
	expect(say(phone, { findings: [{ about: 'serial', where: 'EXIF BodySerialNumber', value: '42' }] }, paris)).toBe(
		'Taken in Paris on 3 May 2024 at 7 pm (UTC+2) with an iPhone XS. It can be linked to your other photos by a serial number.'
	);
	expect(say(phone, {}, { ...paris, name: 'Singapore', isInside: false })).toMatch(/^Taken near Singapore on /);
});

test('coordinates stand where no city is known', () => {
	const position = { latitude: 48.8584, longitude: 2.2945, altitude: null, source: 'XMP' } as const;
	expect(say({}, { position })).toBe('Taken at 48.8584, 2.2945.');
});

test('persons, identifiers, generators and silence are said', () => {
	expect(say({}, { findings: [{ about: 'person', where: 'XMP dc:creator', value: 'Asha Rao' }] })).toBe(
		'It does not say where, when or with what it was taken. It names Asha Rao.'
	);
	const path = { about: 'person', where: 'SVG path', value: 'C:\\Users\\Asha Rao\\a.svg' } as const;
	expect(say({}, { findings: [path] })).toMatch(/It names Asha Rao\.$/);
	expect(say({}, { findings: [{ about: 'serial', where: 'XMP xmpMM:DocumentID', value: 'x' }] })).toMatch(
		/by an identifier\.$/
	);
	expect(say({}, { findings: [{ about: 'ai', where: 'PNG text prompt', value: 'x' }] })).toMatch(
		/^It says that a picture generator/
	);
	expect(say({})).toBe('Nothing in it tells who took it, where, when or with what.');
	expect(say({}, { blocks: [{ name: 'x', bytes: 1, read: false, carries: [] }] })).toMatch(
		/some of it could not be read\.$/
	);
});

test.each([
	['Apple', 'iPhone XS', 'iPhone XS'],
	['Canon', 'Canon EOS 5D Mark II', 'Canon EOS 5D Mark II'],
	['NIKON CORPORATION', 'NIKON D5', 'NIKON D5'],
	['SONY', 'ILCE-7M3', 'Sony ILCE-7M3'],
	['samsung', 'SM-G991B', 'samsung SM-G991B'],
	['OLYMPUS IMAGING CORP.  ', 'E-M1', 'Olympus E-M1'],
	['FUJI PHOTO FILM CO., LTD.', 'X100', 'Fuji X100'],
	['LG', 'G6', 'LG G6'],
	['Canon', '', null]
])('%s %s is called %s', (maker, model, name) => expect(deviceName(maker, model)).toBe(name));

test.each([
	['2024:05:07 09:33:04', null, { local: '2024-05-07T09:33:04', offset: null }],
	['2024-05-07T09:33:04+05:30', null, { local: '2024-05-07T09:33:04', offset: '+05:30' }],
	['2024-05-07T09:33:04.123Z', null, { local: '2024-05-07T09:33:04', offset: 'UTC' }],
	['2024:05:07 09:33', '-08:00', { local: '2024-05-07T09:33:00', offset: '-08:00' }],
	['2024-05-07', '+02:00', { local: '2024-05-07', offset: null }],
	['2024:  :     :  :  ', '+02:00', { local: '2024', offset: null }],
	['2024', null, { local: '2024', offset: null }],
	['1200', null, null],
	['0000:00:00 00:00:00', null, null],
	['2024:02:31 10:00:00', null, null],
	['yesterday', null, null]
] as const)('%s is read as a moment', (text, offset, moment) => expect(momentIn(text, offset)).toEqual(moment));
