import { expect, test } from 'vitest';
import { keepPlace, keptPlace, landOf } from './own-place';

test.each([
	['Australia/Melbourne', { country: 'AU', subdivision: 'VIC' }],
	['America/Vancouver', { country: 'CA', subdivision: 'BC' }],
	// In many parts of a country.
	['Europe/Berlin', undefined],
	['UTC', undefined]
])('%s', (zone, place) => expect(landOf(zone)).toEqual(place));

test('the last place is kept; refused storage is no error', () => {
	const items = new Map<string, string>();
	keepPlace({ setItem: (key, value) => void items.set(key, value) }, { country: 'DE', subdivision: 'BY' });
	expect(keptPlace({ getItem: (key) => items.get(key) ?? null })).toEqual({ country: 'DE', subdivision: 'BY' });
	const refuse = () => {
		throw new Error('refused');
	};
	keepPlace({ setItem: refuse }, { country: 'DE', subdivision: '' });
	expect(keptPlace({ getItem: refuse })).toBeUndefined();
	expect(keptPlace({ getItem: () => '<script>' })).toBeUndefined();
});
