import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '../../../engines/kit/country-codes';
import { keepPlace, keptPlace, ownPlace } from './own-place';

test.each([
	['Europe/Berlin', 'de-DE', { country: 'DE', subdivision: '' }],
	['Europe/Berlin', 'en-US', { country: 'DE', subdivision: '' }],
	['Europe/Vienna', 'de', { country: 'AT', subdivision: '' }],
	['Australia/Melbourne', 'en-GB', { country: 'AU', subdivision: 'VIC' }],
	['America/Vancouver', 'zh-CN', { country: 'CA', subdivision: 'BC' }],
	['Asia/Tokyo', 'ja', { country: 'JP', subdivision: '' }],
	['UTC', 'pt-BR', { country: 'BR', subdivision: '' }],
	['UTC', 'fr', undefined]
])('%s, %s', (zone, language, place) => {
	expect(ownPlace(zone, language, COUNTRY_CODES)).toEqual(place);
});

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
