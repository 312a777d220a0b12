/** The selection of a city's names, and their order. */
import { foldName } from '../../../engines/kit/fold-name';
import {
	EVERYWHERE,
	INTERFACE_SCRIPTS,
	LATIN_LANGUAGES,
	LOCAL,
	OF_SUBDIVISION,
	SCRIPT_OF_LANGUAGE,
	SCRIPTS,
	SCRIPTS_OF,
	WIDE
} from './languages';
import { MENDED, NICKNAMES } from './nicknames';
import type { GeoName } from './sources';

/** From this population on a city keeps names in wide languages, and other spellings. */
const LARGE = 100_000;
/** From this one on names in the scripts of its country and of the interface. */
const MIDDLE = 30_000;
const LONGEST_NAME = 40;

const LATIN = /^[\p{Script=Latin}\p{M}\p{P} 0-9]+$/u;
const CONTROL = /\p{Cc}/u;
const HAS_SCRIPT = new Map(
	SCRIPTS.map((script) => [script, new RegExp(script === 'Han' ? '^\\p{Script=Han}+$' : `\\p{Script=${script}}`, 'u')])
);

export interface CityNames {
	readonly english: string;
	/** In the language of the place; null where it is the English one. */
	readonly local: string | null;
	readonly others: readonly string[];
}

/** Sources of names. */
export interface NameSources {
	/** By language, then by number. */
	readonly byLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>;
	/** Names of the cities that zones are called after, by number. */
	readonly ofZones: ReadonlyMap<string, readonly string[]>;
	readonly official: ReadonlyMap<string, readonly string[]>;
}

/** The names that a city keeps. `subdivision` is its ISO 3166-2 code. */
export function namesOf(city: GeoName, subdivision: string | null, sources: NameSources): CityNames {
	const capital = city.feature === 'PPLC';
	const large = city.population >= LARGE || capital;
	const inLanguage = (language: string): string | undefined => {
		const name = MENDED[language]?.[city.id] ?? sources.byLanguage.get(language)?.get(city.id);
		// The source has Latin names under languages that are not written so.
		if (name === undefined || CONTROL.test(name)) return undefined;
		return LATIN_LANGUAGES.has(language) || !LATIN.test(name)
			? withoutCity(name.normalize('NFC'), language)
			: undefined;
	};
	const english = inLanguage('en') ?? city.name;
	const kept = new Kept(english);
	// A subdivision with another language lacks names in the country's.
	const ownLanguage = OF_SUBDIVISION[subdivision ?? ''];
	const languages =
		ownLanguage === undefined
			? [...(sources.official.get(city.country) ?? []), ...(LOCAL[city.country] ?? [])].filter(
					(language) => language !== 'en'
				)
			: [ownLanguage];
	const own =
		languages.map(inLanguage).find((name) => name !== undefined) ??
		city.alternates.find(
			(name) =>
				HAS_SCRIPT.get(SCRIPT_OF_LANGUAGE[ownLanguage ?? ''] ?? '')?.test(name) && !/\p{Script=Latin}/u.test(name)
		);
	// Where English lacks a name, the source's main name is the local one: Zürich, not Zurich.
	const latin = own ?? (foldName(city.name) === foldName(english) && city.name !== english ? city.name : undefined);
	const local = latin === undefined || latin === english ? null : latin;
	if (local !== null) kept.add(local);

	for (const language of [...EVERYWHERE, ...(LOCAL[city.country] ?? []), ...(large ? WIDE : [])])
		kept.add(inLanguage(language));
	kept.add(city.name);
	for (const name of sources.ofZones.get(city.id) ?? []) kept.add(name);
	addOtherScripts(city, kept, large || city.feature === 'PPLA');
	if (large) addSpellings(city, kept, sources);
	for (const name of NICKNAMES.get(city.id) ?? []) kept.add(name);
	const others = kept.names().filter((name) => name !== english && name !== local);
	return { english, local, others };
}

class Kept {
	private readonly byKey = new Map<string, string>();
	constructor(english: string) {
		this.add(english);
	}
	add(name: string | undefined): void {
		if (name === undefined || name.length > LONGEST_NAME || CONTROL.test(name)) return;
		const key = foldName(name);
		if (key !== '' && !this.byKey.has(key)) this.byKey.set(key, name.normalize('NFC'));
	}
	keys(): string[] {
		return [...this.byKey.keys()];
	}
	names(): string[] {
		return [...this.byKey.values()];
	}
}

const withoutCity = (name: string, language: string): string =>
	/^(?:zh|ja)$/.test(language) && name.length > 2 ? name.replace(/[市都府縣县郡]$/u, '') : name;

function addOtherScripts(city: GeoName, kept: Kept, important: boolean): void {
	const own = SCRIPTS_OF[city.country] ?? [];
	const scripts = new Set([
		...(important || city.population >= MIDDLE ? [...own, ...INTERFACE_SCRIPTS] : []),
		...(important ? SCRIPTS : [])
	]);
	const others = city.alternates.filter((name) => !LATIN.test(name));
	for (const script of scripts) {
		const written = HAS_SCRIPT.get(script) as RegExp;
		const has = kept.names().some((name) => written.test(name));
		const few = has ? Number(city.population >= 500_000) : city.population >= 300_000 ? 2 : 1;
		let room = own.includes(script) && city.population >= 200_000 ? 5 : few;
		for (const name of others) {
			if (room === 0) break;
			const key = foldName(name);
			if (!written.test(name) || (script !== 'Han' && kept.keys().some((known) => editsBetween(known, key) <= 1)))
				continue;
			const before = kept.keys().length;
			kept.add(name);
			if (kept.keys().length > before) room--;
		}
	}
}

/** Other names in Latin letters: of each cluster of like spellings the one in its middle. */
function addSpellings(city: GeoName, kept: Kept, { byLanguage }: NameSources): void {
	const votes = new Map<string, number>();
	const spelt = new Map<string, string>();
	const count = (name: string, weight: number) => {
		if (!LATIN.test(name) || !/^\p{Lu}/u.test(name) || name.length < 4 || name.length > 24) return;
		const key = foldName(name);
		if (key.length < 4) return;
		votes.set(key, (votes.get(key) ?? 0) + weight);
		if (!spelt.has(key) || /^[\x20-\x7e]+$/.test(spelt.get(key) ?? '')) spelt.set(key, name);
	};
	for (const name of new Set(city.alternates)) count(name, 0);
	for (const names of byLanguage.values()) count(names.get(city.id) ?? '', 2);
	let keys = [...votes.keys()].filter(
		(key) => !kept.keys().some((known) => editsBetween(known, key) <= (key.length <= 5 ? 1 : 2))
	);
	let room = city.population >= 1e6 ? 8 : city.population >= 3e5 ? 4 : 2;
	while (room-- > 0 && keys.length > 0) {
		const near = (key: string) => keys.filter((other) => editsBetween(key, other) <= 2).length + (votes.get(key) ?? 0);
		const [best] = keys
			.map((key) => ({ key, near: near(key) }))
			.sort((a, b) => b.near - a.near || a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
		if (!best || best.near < 2) return;
		kept.add(spelt.get(best.key));
		keys = keys.filter((key) => editsBetween(key, best.key) > 2);
	}
}

/** Levenshtein distance, 3 for anything above 2. */
export function editsBetween(a: string, b: string): number {
	if (Math.abs(a.length - b.length) > 2) return 3;
	let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let line = 1; line <= a.length; line++) {
		const row = [line];
		for (let column = 1; column <= b.length; column++)
			row[column] = Math.min(
				(previous[column] as number) + 1,
				(row[column - 1] as number) + 1,
				(previous[column - 1] as number) + (a[line - 1] === b[column - 1] ? 0 : 1)
			);
		if (Math.min(...row) > 2) return 3;
		previous = row;
	}
	return Math.min(3, previous[b.length] as number);
}
