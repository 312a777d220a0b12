/**
 * Writes engines/language/letters.ts, the letters that each of the 55 languages uses, from CLDR's exemplar characters.
 *
 * Run after a new version of that package: `npm run data -- letters`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../engines/language/languages';
import { readPackage } from './detect-packages';

const CLDR = {
	name: 'cldr-misc-full',
	version: '48.2.0',
	integrity: 'sha512-dSc2Tr53dQcUGwsTinamEeoP2YXOhQrIZ+SyeuUrv4MzJOSjT/Q0qkSmX11ZwfcTbYSkIqbrgALQLhAm1yf5fA=='
};
const LOCALES: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil' };

/** The letters and marks of a Unicode set as CLDR writes it: characters, ranges and {sequences}; escapes are of punctuation only. */
function lettersOf(set: string): Set<string> {
	const letters = new Set<string>();
	for (const [, from = '', to] of set.slice(1, -1).matchAll(/([^\s{}\\-])(?:-([^\s{}\\-]))?/gu)) {
		const last = (to ?? from).codePointAt(0) as number;
		for (let point = from.codePointAt(0) as number; point <= last; point++)
			if (point > 0x7f && /[\p{L}\p{M}]/u.test(String.fromCodePoint(point))) letters.add(String.fromCodePoint(point));
	}
	return letters;
}

/** Auxiliary letters of another language in the same script, which they tell apart: Assamese, Ancient Greek. */
const ANOTHER: Readonly<Record<string, RegExp>> = { bn: /[ৰৱ]/, el: /[\u1f00-\u1fff]/ };

/** Chinese, Japanese and Korean are left out: their sets are of common characters, not of all. */
const UNBOUNDED = new Set(['ja', 'ko', 'zh-cn', 'zh-tw']);

export function main(): void {
	const files = readPackage(CLDR, (file) => file.endsWith('/characters.json'));
	const rows = LANGUAGES.filter(({ code }) => !UNBOUNDED.has(code)).map(({ code }) => {
		const locale = LOCALES[code] ?? code;
		const { main } = JSON.parse(files.get(`main/${locale}/characters.json`) ?? '') as {
			main: Record<string, { characters: { exemplarCharacters: string; auxiliary: string } }>;
		};
		const { exemplarCharacters, auxiliary } = (main[locale] as NonNullable<(typeof main)[string]>).characters;
		// Each by itself: a letter and the mark that the list has behind it would become one.
		const letters = [...lettersOf(exemplarCharacters), ...lettersOf(auxiliary)].map((letter) =>
			letter.normalize('NFC')
		);
		return `\t${code}: '${[...new Set(letters.join(''))]
			.filter((letter) => !ANOTHER[code]?.test(letter))
			.sort()
			.join('')}'`;
	});
	writeFileSync(
		path.resolve(import.meta.dirname, '../../engines/language/letters.ts'),
		[
			'/**',
			' * Letters and marks beyond ASCII of each language, the auxiliary ones of its foreign words included: exemplar characters of',
			` * CLDR ${CLDR.version} (Unicode License v3). Made by data/build/language-letters.ts.`,
			' */',
			'export const LETTERS: Readonly<Record<string, string>> = {',
			rows.join(',\n'),
			'};',
			''
		].join('\n')
	);
}
