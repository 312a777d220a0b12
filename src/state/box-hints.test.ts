import { expect, test } from 'vitest';
import { countryCalled, hintsOf, isTown, offsetOf, townOfZone } from './box-hints';

test.each([
	['Germany', 'DE'],
	[' deutschland ', 'DE'],
	['Allemagne', 'DE'],
	['Alemania', 'DE'],
	['जर्मनी', 'DE'],
	['جرمانيا', undefined],
	['ألمانيا', 'DE'],
	['usa', 'US'],
	['UK', 'GB'],
	['england', 'GB'],
	['holland', 'NL'],
	['Österreich', 'AT'],
	['ÖSTERREICH', 'AT'],
	['Bosna i Hercegovina', 'BA'],
	['Congo-Kinshasa', 'CD'],
	['UAE', 'AE'],
	// Georgia in English; what a table says first stays.
	['United States', 'US'],
	['us', 'US'],
	// Two letters are words of many languages.
	['de', undefined],
	['at', undefined],
	['Atlantis', undefined],
	['', undefined]
])('%j calls the country %s', (name, code) => expect(countryCalled(name)).toBe(code));

test.each([
	['Berlin', true],
	[' new york ', true],
	['buenos aires', true],
	['Tokio', true],
	['münchen', true],
	['टोक्यो', true],
	['bogotá', true],
	['BOGOTA', true],
	['são paulo', true],
	['America/New_York', false],
	['new_york', false],
	['york', false],
	['Springfield', false],
	// What is left where the signs of all letters are taken away.
	['\u0301', false],
	['', false],
	['constructor', false]
])('%j is a town that is known without asking: %s', (name, known) => expect(isTown(name)).toBe(known));

test.each([
	['Berlin', '52.50,13.37', true],
	['Tokio', '35.65,139.74', true],
	['nyc', '40.71,-74.01', true],
	// They share the clock of Berlin and of New York, not their place.
	['Bogotá', '4.60,-74.08', true],
	['Munich', '52.50,13.37', false],
	['boston', '40.71,-74.01', false]
])('the clock of %s goes at %s', (name, coords, exact) => expect(townOfZone(name)).toEqual({ name, coords, exact }));

test('a town that names no zone has none', () => {
	for (const name of ['Springfield', 'constructor', '__proto__', '']) expect(townOfZone(name)).toBeNull();
});

test('what the box knows is what the device says, and these names', () => {
	expect(hintsOf({ country: 'CH', currency: 'CHF' }, '2026-03-01')).toEqual({
		today: '2026-03-01',
		here: null,
		home: 'CH',
		currency: 'CHF',
		country: countryCalled,
		isTown,
		offset: offsetOf,
		dayFirst: true,
		groupsByDot: false
	});
	const place = { name: 'Zurich', lat: 47.38, lon: 8.54 };
	expect(hintsOf({ country: 'CH', currency: 'CHF', place }, '2026-03-01').here).toEqual({ name: 'Zurich', coords: '47.38,8.54' }); // prettier-ignore
	expect(hintsOf({ country: 'US', currency: 'USD' }, '2026-03-01').dayFirst).toBe(false);
	expect(hintsOf({ country: 'DE', currency: 'EUR' }, '2026-03-01', 'de-DE')).toMatchObject({
		dayFirst: true,
		groupsByDot: true
	});
});

test.each([
	['london', '2026-11-21T15:00', '+00:00'],
	['london', '2026-07-01T15:00', '+01:00'],
	['munich', '2026-07-01T15:00', '+02:00'],
	['New York', '2026-11-21T12:00', '-05:00'],
	['pune', '2026-11-21T12:00', '+05:30'],
	// An hour before and after the clocks of Germany were set back.
	['berlin', '2026-10-25T01:30', '+02:00'],
	['berlin', '2026-10-25T03:30', '+01:00'],
	['kathmandu', '2026-11-21T12:00', '+05:45'],
	['new york', '2026-11-01T00:30', '-04:00'],
	['new york', '2026-11-01T03:30', '-05:00'],
	['gotham', '2026-11-21T12:00', undefined],
	['', '2026-11-21T12:00', undefined]
])('the clocks of %s at %s are %s from UTC', (town, local, offset) => expect(offsetOf(town, local)).toBe(offset));

test('how days and numbers are written is the locale’s, but for English, whose point is decimal', () => {
	const read = (locale: string) => {
		const { dayFirst, groupsByDot } = hintsOf({ country: 'DE', currency: 'EUR' }, '2026-03-01', locale);
		return [dayFirst, groupsByDot];
	};
	expect(read('de-DE')).toEqual([true, true]);
	expect(read('es-ES')[0]).toBe(true);
	expect(read('en-DE')).toEqual([true, false]);
	expect(read('en-US')).toEqual([false, false]);
	expect(read('fr-FR')).toEqual([true, false]);
	expect(read('de-CH')).toEqual([true, false]);
	expect(read('hi-IN')).toEqual([true, false]);
	expect(read('ja-JP')).toEqual([false, false]);
});
