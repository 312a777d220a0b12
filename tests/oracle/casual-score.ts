import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../data/build/names/pairs';
import { isTranscribed, plain, shape } from '../../data/build/names/transcribed';
import { readGeoNames } from '../../data/build/places/sources';
import type { TypedNames } from '../../engines/language/transliterate/casual';
import { openNames } from '../../engines/language/transliterate/casual-gazetteer';
import { transliterate } from '../../engines/language/transliterate/transliterate';
import { readPack } from '../../sw/build/packs';

/** A name in an Indic script and in English, by CLDR. */
type Name = { readonly native: string; readonly english: string };

/** A locale, its script and how many of its names were right. */
export interface Score {
	readonly locale: string;
	readonly names: number;
	/** Spelt as in English but for capitals, accents and what parts words. */
	readonly spelt: number;
	/** Right by the rule of `isRight`. */
	readonly right: number;
	/** Of the half that rules are chosen by. */
	readonly wrong: readonly string[];
	/** Counts of errors in both halves by kind: the voice of consonants alone (Tamil, and v in Bengali), positions of vowels, other consonants. */
	readonly faults: Readonly<Record<Fault, number>>;
	/** Those of the half that no rule was chosen by, and how many of them were right. */
	readonly heldOut: { readonly names: number; readonly right: number };
}

/** Half of the names, told by a hash of the English one: of a place all ten locales fall into the same half. */
const isHeldOut = (english: string): boolean => ((createHash('sha1').update(english).digest()[0] ?? 0) & 1) === 1;

/** Whether a typed name has the English consonants, voiced, and vowels wherever that has one (any vowel). */
export const isRight = (typed: string, english: string): boolean => shape(typed) === shape(english);

/** Merges voice and hiss, like letters for several sounds: Tamil's க, Bengali's ব. */
const unvoiced = (consonants: string): string =>
	consonants
		.replace(/d/g, 't')
		.replace(/g/g, 'k')
		.replace(/[bvf]/g, 'p')
		.replace(/C/g, 's')
		.replace(/([^a])\1/g, '$1');

/** Kind of difference between a typed name and the English one. */
type Fault = 'voice' | 'vowels' | 'consonants';

function faultOf(typed: string, english: string): Fault {
	const [one, other] = [shape(typed), shape(english)];
	if (unvoiced(one) === unvoiced(other)) return 'voice';
	const bare = (text: string) => unvoiced(text.replace(/a/g, ''));
	return bare(one) === bare(other) ? 'vowels' : 'consonants';
}

const zoneName = (language: string, timeZone: string) =>
	new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' })
		.formatToParts(0)
		.find(({ type }) => type === 'timeZoneName')?.value ?? '';

let zones: readonly (readonly [timeZone: string, city: string])[] | undefined;
/** Zones that English calls "New York Time" and its like: what comes after the name is the same for them. */
const englishZones = () =>
	(zones ??= Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
		const [city = '', time, ...more] = zoneName('en', timeZone).split(' ');
		return time === 'Time' && more.length === 0 ? [[timeZone, city] as const] : [];
	}));

/** What an English name of one word is written like. */
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}’']+$/u;
const KINDS = ['region', 'language'] as const;

let english: readonly (readonly [kind: (typeof KINDS)[number], code: string, name: string])[] | undefined;
/** Countries and languages that English calls by one word. */
function englishNames() {
	const letters = [...'abcdefghijklmnopqrstuvwxyz'];
	const pairs = letters.flatMap((one) => letters.map((two) => one + two));
	const codes = {
		region: pairs.map((code) => code.toUpperCase()),
		language: [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))]
	};
	return (english ??= KINDS.flatMap((kind) => {
		const names = new Intl.DisplayNames(['en'], { type: kind, fallback: 'none' });
		return codes[kind].flatMap((code) => {
			const name = names.of(code);
			return name !== undefined && ONE_WORD.test(name) ? [[kind, code, name] as const] : [];
		});
	}));
}

const known = new Map<string, readonly Name[]>();
/** Names of countries, languages and, from their zones, cities, as CLDR in this Node has them; those of one word. */
function namesOf(locale: string): readonly Name[] {
	const before = known.get(locale);
	if (before) return before;
	const found = new Map<string, string>();
	const add = (native: string | undefined, name: string) => {
		if (native !== undefined && /^[\p{L}\p{M}\u200c\u200d]+$/u.test(native) && !/[A-Za-z]/.test(native))
			found.set(native, name);
	};
	for (const kind of KINDS) {
		const own = new Intl.DisplayNames([locale], { type: kind, fallback: 'none' });
		for (const [of, code, name] of englishNames()) if (of === kind) add(own.of(code), name);
	}
	for (const [timeZone, name] of englishZones()) {
		const words = zoneName(locale, timeZone).split(' ');
		if (words.length === 2 && ONE_WORD.test(name)) add(words[0], name);
	}
	const names = [...found].map(([native, name]) => ({ native, english: name }));
	known.set(locale, names);
	return names;
}

/** How names of CLDR in the ten locales are typed: by rules and the lists of the code alone, or with the pack `names`. */
export const scores = (names?: TypedNames): Score[] =>
	Object.entries(LANGUAGES).map(([locale, script]) => scoreOf(locale, script, namesOf(locale), names));

/** Where the languages of the nine scripts are spoken. */
const COUNTRIES = ['IN', 'BD', 'LK', 'NP'];
const BLOCKS: Readonly<Record<string, RegExp>> = Object.fromEntries(
	Object.values(LANGUAGES).map((script) => {
		const name = script.charAt(0).toUpperCase() + script.slice(1);
		return [script, new RegExp(`^(?:\\p{Script=${name}}|[\u200c\u200d])+$`, 'u')];
	})
);

/** Scores of towns of India and neighbours by GeoNames (CC BY 4.0) with names in a script; fetched from npm. */
export function townScores(names?: TypedNames): Score[] {
	const towns = readGeoNames().filter(({ country }) => COUNTRIES.includes(country));
	return Object.entries(BLOCKS).map(([script, block]) => {
		const found = towns.flatMap(({ name, alternates }) =>
			alternates.filter((other) => block.test(other)).map((native) => [native, name] as const)
		);
		return scoreOf(
			script,
			script,
			[...new Map(found)].map(([native, english]) => ({ native, english })),
			names
		);
	});
}

function scoreOf(locale: string, script: string, all: readonly Name[], names: TypedNames | undefined): Score {
	const typed = all
		.filter(({ native, english }) => isTranscribed(native, english))
		.map(({ native, english }) => ({
			native,
			english,
			casual: transliterate(native, script, 'casual', names).result
		}));
	const right = typed.filter(({ casual, english }) => isRight(casual, english));
	const faults = typed
		.filter(({ casual, english }) => !isRight(casual, english))
		.map(({ casual, english }) => faultOf(casual, english));
	const count = (fault: Fault) => faults.filter((one) => one === fault).length;
	const heldOut = typed.filter(({ english }) => isHeldOut(english));
	return {
		locale,
		names: typed.length,
		spelt: typed.filter(({ casual, english }) => plain(casual) === plain(english)).length,
		right: right.length,
		wrong: typed
			.filter(({ casual, english }) => !isRight(casual, english) && !isHeldOut(english))
			.map(({ native, casual, english }) => `${native} ${casual} ${english}`),
		faults: { voice: count('voice'), vowels: count('vowels'), consonants: count('consonants') },
		heldOut: { names: heldOut.length, right: right.filter(({ english }) => isHeldOut(english)).length }
	};
}

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

/**
 * Prints how many names of countries, languages and cities in CLDR (from this Node's Intl) are typed as in English, and how many of
 * the towns in GeoNames: all of them with the pack `names`, which is made of them, then by rules alone, as for unlisted names; there
 * one half is held out. `--wrong` lists errors of the half for choosing rules, never those of the other half. Names that
 * are not transcriptions (Deutschland) are recognised by their consonants, which `casual` does not use, and left out.
 */
export async function main(...given: string[]): Promise<void> {
	const { typedOf } = openNames(await readPack('names'));
	for (const [title, rows] of [
		['CLDR, with the names of the pack', scores(typedOf)],
		['GeoNames, with the names of the pack', townScores(typedOf)],
		['CLDR, by rules alone', scores()],
		['GeoNames, by rules alone', townScores()]
	] as const) {
		console.log(title);
		console.table(
			rows.map(({ locale, names, spelt, right, heldOut, faults }) => ({
				locale,
				names,
				right: percent(right, names),
				tuned: percent(right - heldOut.right, names - heldOut.names),
				'held out': percent(heldOut.right, heldOut.names),
				'spelt as in English': percent(spelt, names),
				'voice alone': faults.voice,
				'place of vowels': faults.vowels,
				'other consonants': faults.consonants
			}))
		);
		const sum = (of: (row: Score) => number) => rows.reduce((all, row) => all + of(row), 0);
		console.log(`${sum(({ right }) => right)} of ${sum(({ names }) => names)} right`);
		if (given.includes('--wrong'))
			for (const { locale, wrong } of rows) console.log(`\n${locale}: ${wrong.join(', ')}`);
	}
}
