import { expect, test } from 'vitest';
import { LANGUAGES } from './settings/languages';
import type { PluralForms, Words } from './words.svelte';

/**
 * All words of the app: `…/messages/<language>.ts`, `…/words/<part>/<language>.ts`, each exporting its language by that name.
 * Those of contracts have English there, and their own tests.
 */
const files = import.meta.glob<Record<string, Words<string>>>(
	['../**/{messages,words,*-words}/**/??.ts', '!./contract-words/**'],
	{ eager: true }
);
const folderOf = (path: string) => path.replace(/\w+\.ts$/, '');
const languageOf = (path: string) => /(\w+)\.ts$/.exec(path)![1]!;
const wordsOf = (path: string) => files[path]![languageOf(path)]!;

const texts = (word: string | PluralForms): string[] => (typeof word === 'string' ? [word] : Object.values(word));
const partsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const folders = [...new Set(Object.keys(files).map(folderOf))];
const others = Object.keys(files).filter((path) => languageOf(path) !== 'en');

test.each(folders)('%s has its words in every language of the interface', (folder) => {
	const languages = Object.keys(files).filter((path) => folderOf(path) === folder).map(languageOf); // prettier-ignore
	expect(languages.sort()).toEqual(Object.keys(LANGUAGES).sort());
	for (const word of Object.values(wordsOf(`${folder}en.ts`)).flatMap(texts)) expect(word.trim()).not.toBe('');
});

test.each(others)('%s says everything that English says, with the same parts', (path) => {
	const [english, own] = [wordsOf(`${folderOf(path)}en.ts`), wordsOf(path)];
	expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
	for (const [key, word] of Object.entries(own)) {
		for (const text of texts(word)) expect(text.trim(), key).not.toBe('');
		// A form for one may leave its number out: "a day".
		const [mine, theirs] = [word, english[key]!].map((each) => [...new Set(texts(each).flatMap(partsOf))].sort());
		expect(mine, key).toEqual(theirs);
	}
});

test.each(others)('%s has a form for every kind of number of its language, where it counts', (path) => {
	const categories = new Intl.PluralRules(languageOf(path)).resolvedOptions().pluralCategories;
	for (const [key, word] of Object.entries(wordsOf(path)))
		if (typeof word !== 'string')
			expect(categories.filter((category) => category !== 'many' || languageOf(path) === 'ar').every((category) => category in word), key).toBe(true); // prettier-ignore
});

test.each(others.filter((path) => /(?:hi|mr|ta|ar)\.ts$/.test(path)))('%s is written in its own script', (path) => {
	const script = { hi: /\p{Script=Devanagari}/u, mr: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, ar: /\p{Script=Arabic}/u }; // prettier-ignore
	const own = script[languageOf(path) as keyof typeof script];
	const foreign = Object.entries(wordsOf(path)).filter(([, word]) =>
		texts(word).some((text) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) && !own.test(text))
	);
	// Names, codes and abbreviations that are written in Latin letters everywhere.
	expect(foreign.map(([, word]) => word).filter((word) => !texts(word).every((text) => /^[^\p{Ll}]*$|API|JSON|QR|\b(?:km|mi|ms|px|KB|MB)\b/u.test(text)))).toEqual([]); // prettier-ignore
});
