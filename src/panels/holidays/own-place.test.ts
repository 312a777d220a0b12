import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace, keptPlace, landOf } from './own-place';

test.each([
	['Australia/Melbourne', { country: 'AU', subdivision: 'VIC' }],
	['America/Vancouver', { country: 'CA', subdivision: 'BC' }],
	// In many parts of a country.
	['Europe/Berlin', undefined],
	['UTC', undefined]
])('%s', (zone, place) => expect(landOf(zone)).toEqual(place));

afterEach(() => vi.unstubAllGlobals());
test('the last place is kept; refused storage is no error', () => {
	const items = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		setItem: (key: string, value: string) => items.set(key, value),
		getItem: (key: string) => items.get(key) ?? null
	});
	keepPlace({ country: 'DE', subdivision: 'BY' });
	expect(keptPlace()).toEqual({ country: 'DE', subdivision: 'BY' });
	items.forEach((_, key) => items.set(key, '<script>'));
	expect(keptPlace()).toBeUndefined();
	vi.stubGlobal('localStorage', undefined);
	keepPlace({ country: 'DE', subdivision: '' });
	expect(keptPlace()).toBeUndefined();
});
