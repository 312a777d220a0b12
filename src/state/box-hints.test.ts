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
	// Two letters are words of many languages.
	['de', undefined],
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
	['Springfield', false],
	['', false],
	['constructor', false]
])('%j is a town that is known without asking: %s', (name, known) => expect(isTown(name)).toBe(known));

test.each([
	['Berlin', '52.50,13.37', true],
	['Tokio', '35.65,139.74', true],
	['nyc', '40.71,-74.01', true],
	// They share the clock of Berlin and of New York, not their place.
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
	['gotham', '2026-11-21T12:00', undefined]
])('the clocks of %s at %s are %s from UTC', (town, local, offset) => expect(offsetOf(town, local)).toBe(offset));
