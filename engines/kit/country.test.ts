import { expect, test } from 'vitest';
import { countryOf, countryWords, readCountry, sharedBy } from './country';
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
	['Trinidad & Tobago', 'TT'],
	['Trinidad&Tobago', 'TT'],
	['the gambia', 'GM'],
	['the Netherlands', 'NL'],
	['Turkey', 'TR'],
	['Hong Kong', 'HK'],
	['XKX', 'XK'],
	['EL', 'GR'],
	['Guinea', 'GN'],
	['Niger', 'NE'],
	['Dominica', 'DM']
])('%s is %s', (word, code) => expect(readCountry(word)).toBe(code));

test('a country is known by its own name in the language that most of its people read, by CLDR', () => {
	// CLDR adds `special administrative region` to two; of Sango it has a form of its own.
	const codes = Object.keys(OTHER_NAMES).filter((code) => !['CF', 'HK', 'MO'].includes(code));
	const nameOf = (code: string): string => {
		const { language, script } = new Intl.Locale(`und-${code}`).maximize();
		return new Intl.DisplayNames(`${language}-${script}`, { type: 'region' }).of(code) ?? '';
	};
	expect(codes.map((code) => readCountry(nameOf(code)))).toEqual(codes);
	expect(codes.length).toBeGreaterThan(140);
});

test('a word for two countries is asked back with both', () => {
	expect(() => countryOf('Korea', 'country')).toThrow(
		'country: "Korea" is not one country; did you mean KP (North Korea) or KR (South Korea)?'
	);
	expect(() => countryOf('Scotland', 'country')).toThrow('GB (United Kingdom)');
	expect(() => countryOf(' Korea ', 'country')).toThrow('country: "Korea" is not');
	expect(() => countryOf(' Atlantis ', 'country')).toThrow('country: "Atlantis" is no country');
	expect([sharedBy('the Virgin Islands'), sharedBy('Germany')]).toEqual([['VG', 'VI'], []]);
	expect(countryOf(' deu ', 'country')).toBe('DE');
});

test('what a country is called: its own two codes, its name, others; of no country the code', () => {
	expect(countryWords('DE').slice(0, 3)).toEqual(['DE', 'DEU', 'Germany']);
	expect(countryWords('DE').filter((word) => /^[A-Z]{3}$/.test(word))).toEqual(['DEU']);
	expect(countryWords('QQ')).toEqual(['QQ', 'QQ']);
});

test.each(['', ' ', 'in the gambia', 'DEDEU', 'Atlantis', 'ZZ', 'ZZZ', '🙂', '__proto__', 'constructor'])(
	'%j is no country',
	(word) => expect(() => countryOf(word, 'country')).toThrow('is no country known here')
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
