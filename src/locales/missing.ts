/** Lists the texts that languages lack: part of `npm run check`. With `--release` a missing text is an error. */
import { groups } from '../../engines';
import type { Group } from '../../engines/kit/contract';
import { SHARED_FIELDS } from './shared-fields';
import type { PluralForms } from './types';

type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const tableOf = (value: unknown): Table => (isTable(value) ? value : {});

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Whether a table holds the forms of one text by number. */
export const isPlural = (value: object): value is PluralForms =>
	'other' in value && Object.keys(value).every((key) => CATEGORIES.has(key));

/** Whether a text has words beside its parts: a figure or `{size} ({bytes})` is of no language. */
const hasLetters = (text: unknown): boolean => /\p{L}/u.test(JSON.stringify(text).replace(/\{\w+\}/g, ''));

/** Keys that `own` lacks of `wanted`, as paths: `words.title`. Forms of a number are one text. */
export const missingKeys = (wanted: Table, own: Table, above = ''): string[] =>
	Object.entries(wanted).flatMap(([key, value]) => {
		const found = Object.hasOwn(own, key) ? own[key] : undefined;
		if (found === undefined) return hasLetters(value) ? [`${above}${key}`] : [];
		return isTable(value) && !isPlural(value) ? missingKeys(value, tableOf(found), `${above}${key}.`) : [];
	});

/** Texts that a language writes like English: they are stated once, in English. */
const SAME: Readonly<Record<string, string>> = {
	ar: `
		qr.words.iban`,
	de: `
		app.words.appName, app.words.seconds, app.words.tookMs, app.words.newYork, app.words.london, app.words.sydney,
		app.words.code, app.words.region, app.values.N, app.values.S, app.values.SW, app.values.W, app.values.NW,
		currency.words.inBase, docs.words.status, docs.words.optional, food.words.nutriScore, food.words.greenScore,
		food.words.kj, food.words.kcal, geo.words.timeIn, geo.words.placeInZone, image.words.format,
		image.words.text, image.words.tag Software, image.words.framesIn, image.words.dpi, language.words.lettersIn,
		pages.words.themeSystem, pages.words.version, pages.words.hostOffline, pages.words.operation,
		qr.words.kind_link, qr.words.kind_text, qr.words.text, qr.words.name, qr.words.organisation, qr.words.iban,
		qr.words.logo`,
	es: `
		app.words.appName, app.words.seconds, app.words.no, app.words.tookMs, app.values.voip, app.values.N,
		app.values.NE, app.values.E, app.values.SE, app.values.S, food.words.nutriScore, food.words.greenScore,
		food.words.alcohol, food.words.kj, food.words.kcal, image.words.tag Flash, image.words.bits,
		math.words.decimal, qr.words.iban, qr.words.euros, text.words.gradeCollege, text.words.left scripts`,
	fr: `
		app.words.appName, app.words.menu, app.words.seconds, app.words.tookMs, app.words.newYork, app.words.tokyo,
		app.words.sydney, app.words.code, app.words.latitudeLongitude, app.values.mobile, app.values.voip,
		app.values.standard, app.values.N, app.values.NE, app.values.E, app.values.SE, app.values.S,
		dictionary.words.substance, docs.words.licences, earthquakes.words.magnitude, earthquakes.words.explosion,
		food.words.labels, food.words.nutriScore, food.words.greenScore, food.words.sodium, food.words.kj,
		food.words.kcal, holidays.words.date, image.words.date, image.words.format, image.words.tag
		Flash, image.words.tag GPSLatitude, image.words.tag GPSLongitude, image.words.tag GPSAltitude, image.words.tag
		Orientation, image.words.pixels, image.words.bits, math.words.solutions,
		news.words.points, pages.words.unitsImperial, pages.words.version, qr.words.pixels,
		qr.words.kind_contact, qr.words.organisation, qr.words.email, qr.words.iban, qr.words.euros, qr.words.message,
		qr.words.wifi, qr.words.logo, qr.words.issuer, qr.words.secret, text.words.gradeCollege, text.words.left
		scripts, text.words.left styles, text.words.left code`,
	hi: `
		qr.words.iban`,
	mr: `
		qr.words.iban`,
	ta: `
		qr.words.iban`
};
const isSame = (language: string, file: string, key: string): boolean =>
	SAME[language]
		?.replace(/\s+/g, ' ')
		.split(',')
		.some((one) => one.trim() === `${file}.${key}`) ?? false;

/** The fields that a group's contract asks for. */
export const wantedForms = ({ operations }: Group): Table =>
	Object.fromEntries(
		Object.values(operations)
			.flatMap(({ params }) => Object.keys(params.properties))
			.filter((name) => !SHARED_FIELDS.some((one) => one === name))
			.map((name) => [name, name])
	);

const choicesOf = (forms: unknown): Table =>
	Object.fromEntries(Object.entries(tableOf(forms)).filter(([key]) => key.includes('=')));

/** The names that the contracts ask for. English shows the contracts' own. */
export const wantedNames = (groups: readonly Group[]): Table =>
	Object.fromEntries(
		groups.flatMap(({ id, title, operations, packs = {} }) => [
			[id, title],
			...Object.entries(operations).map(([name, operation]) => [`${id}/${name}`, operation.title]),
			...Object.entries(packs).map(([name, holds]) => [`packs/${name}`, holds])
		])
	);

/** Every file of the locales by its path from the root. */
export const localeFiles: ReadonlyMap<string, Table> = new Map(
	Object.entries(import.meta.glob<Table>('./*/*.json', { import: 'default', eager: true })).map(([file, exported]) => [
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
		const group = groups.find(({ id }) => `${id}.json` === file);
		for (const language of languages) {
			const wanted = {
				...english,
				...(group && { forms: { ...wantedForms(group), ...choicesOf(english['forms']) } }),
				...(file === 'app.json' && { names: language === 'en' ? {} : wantedNames(groups) })
			};
			const own = `src/locales/${language}/${file}`;
			const missing = missingKeys(wanted, localeFiles.get(own) ?? {}).filter(
				(key) => !isSame(language, file.replace('.json', ''), key)
			);
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
