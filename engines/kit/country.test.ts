import { expect, test } from 'vitest';
import { countryOf, readCountry } from './country';
import { COUNTRY_NAMES } from './country-names';
import { ALPHA_3 } from './country-codes';
import { OTHER_NAMES } from './country-words';

test.each([
	['DE', 'DE'],
	[' deu ', 'DE'],
	['germany', 'DE'],
	['Deutschland', 'DE'],
	['UK', 'GB'],
	['U.S.A.', 'US'],
	['United States of America', 'US'],
	['भारत', 'IN'],
	['日本', 'JP'],
	['España', 'ES'],
	['espana', 'ES'],
	['CÔTE D’IVOIRE', 'CI'],
	["cote d'ivoire", 'CI'],
	['Saint Lucia', 'LC'],
	['St Lucia', 'LC'],
	['Trinidad and Tobago', 'TT'],
	['the Netherlands', 'NL'],
	['Turkey', 'TR'],
	['Hong Kong', 'HK'],
	['XKX', 'XK'],
	['EL', 'GR'],
	['Guinea', 'GN'],
	['Niger', 'NE'],
	['Dominica', 'DM']
])('%s is %s', (word, code) => expect(readCountry(word)).toBe(code));

test('a word for two countries is asked back with both', () => {
	expect(() => countryOf('Korea', 'country')).toThrow(
		'country: "Korea" is not one country; did you mean KP (North Korea) or KR (South Korea)?'
	);
	expect(() => countryOf('Scotland', 'country')).toThrow('GB (United Kingdom)');
});

test.each(['', ' ', 'Atlantis', 'ZZ', 'ZZZ', '🙂', '__proto__', 'constructor'])('%j is no country', (word) =>
	expect(() => countryOf(word, 'country')).toThrow('is no country known here')
);

test('every country is known by its code, its alpha-3 code and its English name, and none by the name of another', () => {
	const claimed = new Map<string, string>();
	for (const [code, name] of Object.entries(COUNTRY_NAMES)) {
		const alpha3 = ALPHA_3.find((both) => both.startsWith(code))?.slice(2);
		expect(alpha3).toMatch(/^[A-Z]{3}$/);
		for (const word of [code, alpha3 as string, name, ...(OTHER_NAMES[code] ?? [])]) {
			expect([word, readCountry(word)]).toEqual([word, code]);
			expect([word, claimed.get(word.toLowerCase()) ?? code]).toEqual([word, code]);
			claimed.set(word.toLowerCase(), code);
		}
	}
});
