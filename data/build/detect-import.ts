// Writes the texts of data/sources/detect that no npm package has, from bare clones of the repositories they are in:
// `node sw/build/run.mjs data/build/detect-import.ts <unilex> <langdata> <VisualEditor> <mediawiki-extensions-VisualEditor> <Android apps>…`.
// Revisions and licences: data/sources/detect/README.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANGUAGES } from '../../engines/language/languages';
import { scriptShares } from '../../engines/language/script';
import { BEYOND_CODES } from './detect-beyond';
import { NEVER_SEEN } from './detect-others';

const folder = path.resolve(import.meta.dirname, '../sources/detect');

/** Words of a list of frequencies, and of a further language. */
const LISTED = 20_000;
const FURTHER = 250;
/** A further language with fewer words is left out. */
const LEAST = 150;
const MESSAGES = 1200;

const LANGDATA: Readonly<Record<string, string>> = {
	as: 'asm',
	eo: 'epo',
	gl: 'glg',
	is: 'isl',
	tg: 'tgk',
	yi: 'yid'
};

/** Lists of unilex in one of the learned languages under another name. */
const FORMS =
	/^(?:arl|zlm|jvn|hns|nb|fil|qu.|qv.|qw.|qx.|iu|ae|jmc|ca-.*|fa-.*|pt-.*|ro-.*|el-.*|be-.*|rm-.*|vec-.*|gsw-.*|kab-.*)$/;
/** Languages held out wholly, where unilex has two letters for three. */
const HELD_OUT = new Set(['bi', 'fj', 'ee', 'sm', 'os', 'wa', ...NEVER_SEEN]);

const SCRIPTS = new Set(['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Hebrew', 'Bengali', 'Kannada']);

const git = (repository: string, ...words: string[]): string =>
	execFileSync('git', ['-C', repository, ...words], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
const write = (file: string, text: string) =>
	writeFileSync(
		path.join(folder, file),
		brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
	);

/** Words in lower case with their counts, the commonest first. */
export type Counts = [word: string, count: number][];

function counts(rows: Iterable<readonly [string, number]>): Counts {
	const found = new Map<string, number>();
	for (const [form, count] of rows) {
		const word = form.toLowerCase().normalize('NFC');
		if (/^\p{L}[\p{L}\p{M}'’ʻʼ\u200c-]*$/u.test(word)) found.set(word, (found.get(word) ?? 0) + count);
	}
	return [...found].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

export function unilexCounts(unilex: string, code: string): Counts {
	const rows = git(unilex, 'show', `HEAD:data/frequency/${code}.txt`).split('\n').slice(1);
	return counts(
		rows.flatMap((row): [string, number][] => {
			const [form = '', count] = row.split('\t');
			return count === undefined ? [] : [[form, Number(count)]];
		})
	);
}

/** Langdata has words in the order of their frequency: counted by Zipf's law. */
export const langdataCounts = (langdata: string, name: string): Counts =>
	counts(
		git(langdata, 'show', `HEAD:${name}/${name}.wordlist`)
			.split('\n')
			.map((word, rank): [string, number] => [word.trim(), 1e6 / (rank + 3)])
	);

const filesIn = (repository: string, at: string): string[] => {
	return git(repository, 'ls-tree', '--name-only', `HEAD:${at}`).trim().split('\n');
};

/** Messages of VisualEditor's repositories and of Android apps, by code and key. */
function messages(
	editors: readonly [string, readonly string[]][],
	apps: readonly string[]
): Map<string, Map<string, string>> {
	const all = new Map<string, Map<string, string>>();
	const add = (code: string, key: string, text: string) => {
		const own = all.get(code) ?? new Map<string, string>();
		all.set(code, own.set(key, text));
	};
	for (const [repository, folders] of editors)
		for (const at of folders)
			for (const file of filesIn(repository, at).filter(
				(name) => /^[a-z-]+\.json$/.test(name) && name !== 'qqq.json'
			)) {
				const parsed = JSON.parse(git(repository, 'show', `HEAD:${at}/${file}`)) as Record<string, unknown>;
				for (const [key, text] of Object.entries(parsed))
					if (typeof text === 'string') add(file.slice(0, -'.json'.length), `${at}/${key}`, text);
			}
	for (const [at, app] of apps.entries())
		for (const file of git(app, 'ls-tree', '-r', '--name-only', 'HEAD:app/src/main/res').split('\n')) {
			const locale = /^values(?:-(.+))?\/strings\.xml$/.exec(file);
			if (locale === null) continue;
			const xml = git(app, 'show', `HEAD:app/src/main/res/${file}`);
			for (const [, key = '', text = ''] of xml.matchAll(/<string name="(\w+)"[^>]*>([^<]*)<\/string>/g))
				add(codeOfApp(locale[1] ?? 'en'), `${at}/${key}`, text.replaceAll("\\'", "'").replaceAll('\\"', '"'));
		}
	return all;
}

/** Android's names of languages: `b+sr+Latn` and three old codes. */
const codeOfApp = (locale: string): string =>
	({ iw: 'he', ji: 'yi', in: 'id', 'zh-rTW': 'zh-hant', zh: 'zh-hans' })[locale] ??
	(locale.startsWith('b+') ? locale.slice(2).replaceAll('+', '-').toLowerCase() : locale);

/** Writes the lists of the languages beyond the 55, and the commonest words of all others. */
function writeWords(unilex: string, langdata: string): void {
	const beyond = Object.values(BEYOND_CODES).flat();
	const listed = filesIn(unilex, 'data/frequency').map((name) => name.replace('.txt', ''));
	for (const code of beyond) {
		const name = LANGDATA[code];
		if (name === undefined && !listed.includes(code)) continue;
		const rows = (name === undefined ? unilexCounts(unilex, code) : langdataCounts(langdata, name)).slice(0, LISTED);
		const lines = rows
			.map(([word, count]) => `${word}\t${Math.round(4 * Math.log(count))}`)
			.sort((a, b) => (a < b ? -1 : 1));
		write(`frequencies/${code}.txt.br`, `${lines.join('\n')}\n`);
	}
	const learned = new Set([...beyond, ...LANGUAGES.map(({ code }) => code.slice(0, 2))]);
	const further = listed.flatMap((code) => {
		if (learned.has(code) || FORMS.test(code) || HELD_OUT.has(code)) return [];
		let words: Counts;
		try {
			words = unilexCounts(unilex, code).slice(0, FURTHER);
		} catch (error) {
			// Files of 4 MiB and more are not in every copy of the repository: git ends with 128.
			if ((error as { readonly status?: unknown }).status !== 128) throw error;
			return [];
		}
		const [script] = scriptShares(words.map(([word]) => word).join(' ')).scripts;
		return words.length >= LEAST && script && script.share > 0.9 && SCRIPTS.has(script.name)
			? [`${code}\t${script.name}\t${words.map(([word]) => word).join(' ')}`]
			: [];
	});
	write('further-words.txt.br', `${further.join('\n')}\n`);
	console.log(`${further.length} further languages`);
}

function writeMessages(editor: string, extension: string, apps: readonly string[]): void {
	const texts = messages(
		[
			[editor, ['i18n']],
			[extension, ['i18n/ve-mw', 'i18n/ve-wmf', 'editcheck/i18n']]
		],
		apps
	);
	const english = texts.get('en');
	const rows = [...texts]
		.filter(([code]) => !LANGUAGES.some((language) => language.code === code))
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([code, own]) => [
			code,
			[...own]
				.flatMap(([key, text]) => {
					const original = english?.get(key);
					return original === undefined || original === text ? [] : [[text, original]];
				})
				.slice(0, MESSAGES)
		]);
	write('messages.json.br', JSON.stringify(Object.fromEntries(rows)));
	console.log(`messages in ${rows.length} codes`);
}

export function main(unilex: string, langdata: string, editor: string, extension: string, ...apps: string[]): void {
	writeWords(unilex, langdata);
	writeMessages(editor, extension, apps);
}
