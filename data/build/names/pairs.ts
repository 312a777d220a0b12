/** Names of places and languages in an Indic script and in English, by Unicode CLDR and GeoNames. */
import { readPackage, type Package } from '../detect-packages';
import { readGeoNames, readLanguageNames, readZoneCities } from '../places/sources';
import type { IndicScript } from '../../../engines/language/transliterate/named';
import { scriptsOf } from '../../../engines/language/typing/languages';
import { spelt } from '../indic-spelling';
import { isSaidAlike, plain } from './transcribed';

const CLDR_NAMES: Package = {
	name: 'cldr-localenames-full',
	version: '48.2.0',
	integrity: 'sha512-4o0paYDz0UXhfhChAVFkmVl2CP0YTSEqE6WrC0fNafaSC5u5DAXphxH3SZ1Ujczarikr8DToKZfiok6EqWLdNQ=='
};

/** Languages of the nine scripts, in the order in which their spellings count. */
export const LANGUAGES: Readonly<Record<string, IndicScript>> = scriptsOf;

/** Countries whose towns these languages write about every day. */
export const NEAR: ReadonlySet<string> = new Set(['IN', 'BD', 'LK', 'NP', 'PK']);
/** Residents of the smallest town of another country. */
const SMALLEST = 50_000;

export interface NamePair {
	readonly script: IndicScript;
	readonly native: string;
	readonly english: string;
	readonly kind: 'country' | 'zone' | 'language' | 'town';
	/** ISO 3166-1 of a town, ISO 639 of a language. */
	readonly code: string;
	/** Of a town. */
	readonly population: number;
	/** Whether it is a word of a longer name. */
	readonly isPart?: true;
}

/** Letters and marks of one word; joiners inside it. */
const NATIVE = /^[\p{L}\p{M}\u200c\u200d]+$/u;
const ENGLISH = /^\p{Lu}[\p{L}\p{M}’ -]+$/u;

/** Names that a place or language has beside that of the sources; renamed towns of India among them. By hand. */
const SECOND_NAMES = new Map(
	`bangla=Bengali bengaluru=Bangalore gulbarga=Kalaburagi hubli=Hubballi mangalore=Mangaluru mysore=Mysuru tumkur=Tumakuru
	bellary=Ballari chikmagalur=Chikkamagaluru shimoga=Shivamogga hospet=Hosapete belgaum=Belagavi palghat=Palakkad tellicherry=Thalassery
	barddhaman=Bardhaman cuddapah=Kadapa vijayawada=Bejawada macau=Macao bhubaneshwar=Bhubaneswar raurkela=Rourkela allahabad=Prayagraj
	gurgaon=Gurugram vadodara=Baroda nashik=Nasik solapur=Sholapur kochi=Cochin puducherry=Pondicherry`
		.split(/\s+/)
		.map((row) => row.split('=') as [string, string])
);

/** Pairs of native and English names, most reliable first, by word. Names by other consonants are left out. */
export function readPairs(): NamePair[] {
	const found = new Map<string, NamePair>();
	const addNamed = (pair: NamePair) => {
		const key = `${pair.script} ${pair.native} ${pair.english} ${pair.kind}`;
		if (found.has(key) || !NATIVE.test(pair.native) || !ENGLISH.test(pair.english)) return;
		const isPlace = (pair.kind === 'country' || pair.kind === 'zone') && !pair.isPart;
		if (isSaidAlike(pair.native, pair.script, pair.english, isPlace)) found.set(key, pair);
	};
	const addWord = (pair: NamePair) => {
		addNamed(pair);
		const second = SECOND_NAMES.get(plain(pair.english));
		if (second !== undefined) addNamed({ ...pair, english: second });
	};
	const add = (pair: NamePair) => {
		const native = spelt(pair.native);
		addWord({ ...pair, native });
		const natives = native.split(/[\s-]+/);
		const words = pair.english.split(/[\s-]+/);
		// São Paulo, Sri Lanka; of languages the second word is often no name.
		if (natives.length > 1 && natives.length === words.length && pair.kind !== 'language')
			natives.forEach((word, index) => {
				const english = words[index] ?? '';
				if (english.length > 3) addWord({ ...pair, native: word, english, isPart: true });
			});
	};
	addCldr(add);
	addTowns(add);
	return [...found.values()];
}

function addCldr(add: (pair: NamePair) => void): void {
	const files = readPackage(CLDR_NAMES, (file) => /^main\/[a-z]{2}\/(?:languages|territories)\.json$/.test(file));
	const namesOf = (locale: string, kind: 'languages' | 'territories') => {
		const { main } = JSON.parse(files.get(`main/${locale}/${kind}.json`) ?? '') as {
			main: Record<string, { localeDisplayNames: Record<string, Record<string, string>> }>;
		};
		return main[locale]?.localeDisplayNames[kind] ?? {};
	};
	const cities = readZoneCities();
	for (const [locale, script] of Object.entries(LANGUAGES)) {
		for (const [kind, names] of [
			['country', 'territories'],
			['language', 'languages']
		] as const) {
			const english = namesOf('en', names);
			for (const [key, native] of Object.entries(namesOf(locale, names))) {
				const [code = ''] = key.split('-alt-');
				for (const name of new Set([english[code], english[key], english[`${code}-alt-variant`]]))
					if (name !== undefined) add({ script, native, english: name, kind, code, population: 0 });
			}
		}
		for (const [zone, native] of cities.get(locale) ?? []) {
			const english = cities.get('en')?.get(zone) ?? zone.replace(/.*\//, '').replaceAll('_', ' ');
			add({ script, native, english, kind: 'zone', code: zone, population: 0 });
		}
	}
}

function addTowns(add: (pair: NamePair) => void): void {
	const languageNames = readLanguageNames();
	const blocks = [...new Set(Object.values(LANGUAGES))].map(
		(script) =>
			[
				script,
				new RegExp(`^(?:\\p{Script=${script.charAt(0).toUpperCase()}${script.slice(1)}}|[\u200c\u200d])+$`, 'u')
			] as const
	);
	for (const { id, name: english, alternates, country: code, population } of readGeoNames()) {
		if (population < SMALLEST && !NEAR.has(code)) continue;
		const town = { english, kind: 'town', code, population } as const;
		for (const [language, script] of Object.entries(LANGUAGES)) {
			const native = languageNames.get(language)?.get(id);
			if (native !== undefined) add({ ...town, script, native });
		}
		for (const native of alternates) {
			const [script] = blocks.find(([, block]) => block.test(native)) ?? [];
			if (script) add({ ...town, script, native });
		}
	}
}
