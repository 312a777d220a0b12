// Names that the platform knows in every language: countries, currencies, languages, units, months and weekdays. Source: Unicode CLDR by
// Intl. A word that the lexicon has for itself keeps its meaning there.
import { COUNTRY_CODES } from '../kit/country-codes';
import { PAID_CURRENCIES } from './facts/currencies';
import type { Lexicon } from './lexicon';

/** Counts whose plurals differ in one of the languages. A form for two alone counts by itself: ساعتان. */
const countsIn = (code: string): readonly number[] => {
	const plurals = new Intl.PluralRules(code);
	return [1, 2, 5].filter((count) => plurals.select(count) !== 'two');
};
/** Units that Intl names, with their codes here where those differ. */
const UNITS =
	'acre bit byte celsius=degC centimeter=cm day degree=deg fahrenheit=degF fluid-ounce=floz foot=ft gallon gigabit=Gbit gigabyte=GB gram=g hectare hour=h inch=in kilobit=kbit kilobyte=kB kilogram=kg kilometer=km liter=L megabit=Mbit megabyte=MB meter=m mile milliliter=mL millimeter=mm millisecond=ms minute=min month ounce=oz pound=lb second=s stone terabyte=TB week yard=yd year kilometer-per-hour=km/h mile-per-hour=mph meter-per-second=m/s mile-per-gallon=mpg'
		.split(' ')
		.map((pair) => pair.split('=') as [name: string, code?: string]);
/** Languages that questions name. */
const LANGUAGES =
	'en de es fr it pt nl ru ja zh ar hi ta mr ko tr la pl sv el he fa uk vi th id bn te ur sw ml kn gu pa or ne'.split(
		' '
	);

/** A currency with its names, by itself and beside numbers. */
type Money = readonly [currency: string, name: string | undefined, ...counted: (string | undefined)[]];

/** Adds every name in a language, by default that of the lexicon. */
export function addNames(lexicon: Lexicon, code = lexicon.code): void {
	const counts = countsIn(code);
	const names = (type: Intl.DisplayNamesType) => new Intl.DisplayNames(code, { type });
	const add = (kind: string, value: string, name: string | undefined): void => {
		if (name !== undefined && name !== value) lexicon.addName(kind, value, name);
	};
	const [countries, currencies, languages] = [names('region'), names('currency'), names('language')];
	for (const country of COUNTRY_CODES) add('country', country, countries.of(country));
	for (const language of LANGUAGES) add('language', language, languages.of(language));
	const money = [...PAID_CURRENCIES].map((currency): Money => {
		const format = new Intl.NumberFormat(code, { style: 'currency', currency, currencyDisplay: 'name' });
		return [currency, currencies.of(currency), ...counts.map((count) => partOf(format, count, 'currency'))];
	});
	for (const [currency, ...own] of money) for (const name of own) add('money', currency, name);
	for (const [noun, currency] of nounsOf(money)) add('money', currency, noun);
	for (const [name, unit = name] of UNITS) {
		for (const unitDisplay of ['long', 'short'] as const) {
			const format = new Intl.NumberFormat(code, { style: 'unit', unit: name, unitDisplay });
			for (const count of counts) add('unit', unit, partOf(format, count, 'unit'));
		}
	}
	const calendar = { timeZone: 'UTC', calendar: 'gregory' } as const;
	const [month, weekday] = [
		new Intl.DateTimeFormat(code, { ...calendar, month: 'long' }),
		new Intl.DateTimeFormat(code, { ...calendar, weekday: 'long' })
	];
	for (let at = 1; at <= 12; at++) add('month', String(at), month.format(Date.UTC(2024, at - 1, 1)));
	// The first of January 2024 was a Monday.
	for (let at = 1; at <= 7; at++) add('weekday', String(at), weekday.format(Date.UTC(2024, 0, at)));
}

/** Minimum letters of a noun that names a currency: a shorter one may be any word. */
const LONG_NOUN = 5;

/** Nouns that name one currency alone: soles without the Peruvian. The noun is a name's first or last word. */
function nounsOf(rows: readonly Money[]): [noun: string, currency: string][] {
	const nounOf = (name: string | undefined, at: number) => name?.split(/[ -]/).at(at) ?? '';
	const nounsAt = (at: number) => new Set(rows.map(([, name]) => nounOf(name, at)));
	const at = nounsAt(0).size < nounsAt(-1).size ? 0 : -1;
	const isOfOne = ([, name]: Money) => rows.filter(([, other]) => nounOf(other, at) === nounOf(name, at)).length === 1;
	return rows
		.filter(isOfOne)
		.flatMap(([currency, ...own]) => own.map((name) => [nounOf(name, at), currency] as [string, string]))
		.filter(([noun]) => noun.length >= LONG_NOUN);
}

const partOf = (format: Intl.NumberFormat, count: number, type: string): string | undefined =>
	format
		.formatToParts(count)
		.find((part) => part.type === type)
		?.value.trim();
