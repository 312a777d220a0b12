/** Lists the texts that languages lack: part of `npm run check`. With `--release` a missing text is an error. */
import { groups } from '../../engines';
import type { Group } from '../../engines/kit/contract';
import type { GroupForms, PluralForms } from './types';

type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const tableOf = (value: unknown): Table => (isTable(value) ? value : {});

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Whether a table holds the forms of one text by number. */
export const isPlural = (value: object): value is PluralForms =>
	'other' in value && Object.keys(value).every((key) => CATEGORIES.has(key));

/** Keys that `own` lacks of `wanted`, as paths: `words.title`. Forms of a number are one text. */
export function missingKeys(wanted: Table, own: Table, above = ''): string[] {
	return Object.entries(wanted).flatMap(([key, value]) => {
		const found = Object.hasOwn(own, key) ? own[key] : undefined;
		if (found === undefined) return [`${above}${key}`];
		return isTable(value) && !isPlural(value) ? missingKeys(value, tableOf(found), `${above}${key}.`) : [];
	});
}

/** The texts of forms that a group's contract asks for. Examples have titles in the contract, which English shows as they are. */
export function wantedForms({ operations }: Group, inEnglish: boolean): GroupForms {
	const fields: Record<string, string> = {};
	const choices: Record<string, Record<string, string>> = {};
	const examples: Record<string, string> = {};
	for (const { params, examples: given } of Object.values(operations)) {
		for (const [name, schema] of Object.entries(params.properties)) {
			fields[name] = name;
			for (const value of Object.keys(('x-labels' in schema && schema['x-labels']) || {}))
				(choices[name] ??= {})[value] = value;
		}
		if (params.required.length > 0 && !inEnglish) for (const { title } of given) examples[title] = title;
	}
	const tables = { fields, choices, examples };
	return Object.fromEntries(Object.entries(tables).filter(([, table]) => Object.keys(table).length > 0));
}

/** The same with the choices that English names beside those of the contract. */
function withChoices(wanted: GroupForms, english: Table): Table {
	const { choices } = tableOf(english['forms']);
	return choices === undefined
		? { ...wanted }
		: { ...wanted, choices: merged(tableOf(wanted.choices), tableOf(choices)) };
}

const merged = (one: Table, other: Table): Table =>
	Object.fromEntries(
		[...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
			key,
			{ ...tableOf(one[key]), ...tableOf(other[key]) }
		])
	);

/** The names that the contracts ask for. English shows the contracts' own. */
export const wantedNames = (groups: readonly Group[]): Table =>
	Object.fromEntries(groups.map(({ id, title, operations, packs }) => [id, { title, operations: titlesOf(operations), ...(packs && { packs }) }])); // prettier-ignore
const titlesOf = (operations: Group['operations']): Table =>
	Object.fromEntries(Object.entries(operations).map(([name, { title }]) => [name, title]));

/** Every file of the locales by its path from the root. */
export const localeFiles: ReadonlyMap<string, Table> = new Map(
	Object.entries(import.meta.glob<Table>('./*/*.ts', { eager: true })).map(([file, exported]) => [
		file.replace('./', 'src/locales/'),
		exported
	])
);

/** Missing keys by file, complete files left out. */
export function missingTexts(): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	const languages = new Set([...localeFiles.keys()].map((file) => file.split('/')[2] ?? ''));
	for (const [path, english] of localeFiles) {
		const [, , from, file = ''] = path.split('/');
		if (from !== 'en') continue;
		const group = groups.find(({ id }) => `${id}.ts` === file);
		for (const language of languages) {
			const wanted = {
				...english,
				...(group && { forms: withChoices(wantedForms(group, language === 'en'), english) }),
				...(file === 'app.ts' && { names: language === 'en' ? {} : wantedNames(groups) })
			};
			const own = `src/locales/${language}/${file}`;
			const missing = missingKeys(wanted, localeFiles.get(own) ?? {});
			if (missing.length > 0) found.set(own, missing);
		}
	}
	return found;
}

export function main(...words: readonly string[]): void {
	const missing = [...missingTexts()];
	for (const [file, keys] of missing) console.warn(`${file}: ${keys.length} missing: ${keys.join(', ')}`);
	if (missing.length > 0 && words.includes('--release')) process.exitCode = 1;
}
