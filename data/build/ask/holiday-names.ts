/**
 * Writes engines/ask/lexicon/holidays.txt, the holidays that one country has by a name of its own, as feasts of the English lexicon:
 * `node sw/build/run.mjs data/build/ask/holiday-names.ts`. A name that several countries have on different days is left out, as is one that
 * the lexicon has already.
 */
import { ApiError } from '../../../engines/kit/errors';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { engine } from '../../../engines/holidays/engine';
import { COUNTRY_CODES } from '../../../engines/kit/country-codes';
import { linesOf } from '../../../engines/kit/lexicon-lines';
import type { EngineContext } from '../../../engines/kit/contract';
import { pack } from './reader';
import { ROOT } from './sentences';

/** The day of a holiday depends on the tables alone. */
const CONTEXT = {
	now: 0,
	today: () => ({ year: 2026, month: 1, day: 1, timeZone: 'UTC' }),
	pack,
	hasPack: async () => true
} as unknown as EngineContext;
const YEARS = [2026, 2027, 2028];
const MOST_WORDS = 4;
/** Countries that may have a holiday on the same day: Anzac Day. */
const MOST_COUNTRIES = 6;
/** Kinds of lines whose words are in the names of many days. */
const OF_CALENDARS: ReadonlySet<string> = new Set(['unit', 'month', 'weekday', 'season']);
/** A name in words of Latin letters with capitals. */
const NAME = /^[A-Z][\p{Script=Latin}'.-]*(?: [\p{Script=Latin}'.-]+)*$/u;

const plain = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** Countries, with the days of each name in them. */
async function namesOfHolidays(): Promise<Map<string, Map<string, string>>> {
	const names = new Map<string, Map<string, string>>();
	for (const country of COUNTRY_CODES)
		for (const year of YEARS) {
			const days = await Promise.resolve(engine.holidays({ country, year }, CONTEXT)).catch((error: unknown) => {
				// A country without a law book is refused.
				if (error instanceof ApiError) return undefined;
				throw error;
			});
			for (const { name, date } of days && 'holidays' in days ? days.holidays : []) {
				const own = name.replaceAll('’', "'");
				if (!NAME.test(own) || own.split(' ').length > MOST_WORDS) continue;
				const countries = names.get(own) ?? new Map<string, string>();
				// The first day counts: others may be substitute days of some countries.
				names.set(own, countries.has(country) ? countries : countries.set(country, date));
			}
		}
	return names;
}

export async function main(): Promise<void> {
	const file = (name: string) => path.join(ROOT, `engines/ask/lexicon/${name}.txt`);
	const lines = [...linesOf(await readFile(file('en'), 'utf8'))];
	const phrasesOf = (isOf: (kind: string) => boolean) =>
		lines.filter(({ kind }) => isOf(kind)).flatMap(({ phrases }) => phrases.map(plain));
	const known = new Set(phrasesOf(() => true));
	const common = new Set([
		...known,
		...phrasesOf((kind) => OF_CALENDARS.has(kind)).flatMap((phrase) => phrase.split(' '))
	]);
	const feasts = phrasesOf((kind) => kind === 'feast');
	const byCountry = new Map<string, string[]>();
	const names = await namesOfHolidays();
	for (const [name, countries] of names) {
		const bare = plain(name);
		// Kings Day is spelled King's Day elsewhere.
		if ([...names.keys()].some((other) => other !== name && other.replaceAll("'", '') === name)) continue;
		const [country = ''] = countries.keys();
		// Summer Day may be any: a name has a word that the lexicon lacks.
		if (feasts.some((feast) => bare.startsWith(`${feast} `))) continue;
		const isOwn = countries.size <= MOST_COUNTRIES && new Set(countries.values()).size === 1 && !known.has(bare);
		if (
			isOwn &&
			bare.includes(' ') &&
			bare.split(' ').some((word) => !common.has(word) && !common.has(word.replace("'s", '')))
		)
			byCountry.set(country, [...(byCountry.get(country) ?? []), bare]);
	}
	const written = [...byCountry].map(([country, names]) => `holiday ${country}: ${names.sort().join(' | ')}`).sort();
	const about = '# Holidays that one country has by a name of its own, by data/build/ask/holiday-names.ts.';
	await writeFile(file('holidays'), [about, ...written, ''].join('\n'));
	console.log(`${[...byCountry.values()].flat().length} names of ${byCountry.size} countries`);
}
