import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engines/language/languages';
import { languageName, scriptName } from './names';

test.each([
	['de', 'German', 'de', 'Deutsch'],
	['ta', 'Tamil', 'ta', 'தமிழ்'],
	['zh-tw', 'Chinese (Traditional)', 'fr', 'chinois traditionnel'],
	['bn', 'Bengali', 'en-GB', 'Bengali'],
	['xx', 'Unheard', 'de', 'Unheard']
])('%s (%s) in %s is %s', (code, english, locale, name) => expect(languageName(code, english, locale)).toBe(name));

test('every language that is detected, and each of its scripts, has a name in Marathi', () => {
	for (const { code, name, scripts } of LANGUAGES)
		for (const text of [languageName(code, name, 'mr'), ...scripts.map((script) => scriptName(script, 'mr'))])
			expect(text, code).toMatch(/\p{Script=Devanagari}/u);
});

test('a script without a name of its own keeps that of Unicode', () =>
	expect([scriptName('Cyrillic', 'de'), scriptName('Zanabazar Square', 'de')]).toEqual([
		'Kyrillisch',
		'Zanabazar Square'
	]));
