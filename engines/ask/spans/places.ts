/** Towns, countries and parts of countries, with where they lie. */
import type { Lattice } from '../lattice';
import { regionName } from '../../kit/intl-cache';
import { fitsPlace } from '../affixes';
import { isHyphen, type Span } from '../lexicon';
import type { Tables } from '../setting';
import { COUNTRY_NAMES } from '../../kit/country-names';
import type { Token } from '../../kit/tokens';

/** Words that a name may have. */
const LONGEST = 5;
/** Shortest name of one word that a table alone makes a town. */
const SHORTEST = 3;
/** Words of these kinds may be names of places as well. */
const MAY_BE_PLACE: ReadonlySet<string> = new Set(['region', 'country', 'nickname', 'feast', 'money']);

interface Named {
	readonly from: number;
	readonly to: number;
	readonly key: string;
	readonly name?: string | undefined;
	readonly country?: string | undefined;
	readonly role?: string | undefined;
	/** The part of the country, ISO 3166-2. */
	readonly variant?: string | undefined;
	readonly isArea: boolean;
}

/** Concepts that ask for a place. */
const PLACING = ['distance', 'coordinates', 'time-zone', 'time', 'airport'] as const;
/** Codes of airports have three letters, of IATA. */
const CODE = 3;
const isCapital = (text: string): boolean => text.length === CODE && text === text.toUpperCase();

/** Whether a token stands right behind a preposition: the time in lax. */
const isBehindRole = (lattice: Lattice, at: number): boolean => !!lattice.ends[at]?.some(({ kind }) => kind === 'role');

/** Whether a text may name an airport or a landmark: a code, or beside a question for a place a name that no other table has. */
export const mayNameLandmark = (lattice: Lattice, { places, words }: Tables): boolean =>
	lattice.tokens.some(
		({ kind, text, key }, at) =>
			kind === 'word' &&
			!lattice.known[at] &&
			(isCapital(text) ||
				(key.length === CODE &&
					(lattice.concepts.has('airport') ||
						words.isName(key) ||
						(lattice.concepts.has('time') && isBehindRole(lattice, at)))) ||
				lattice.concepts.has('where') ||
				((key.length === CODE || PLACING.some((name) => lattice.concepts.has(name))) &&
					!places.isTown(key) &&
					!places.isArea(key) &&
					!words.has(key)))
	);

/** Codes of airports. In small letters or as a dictionary word one needs a place, a second code or a way. */
function airports({ tokens, known, concepts }: Lattice, { places, words }: Tables, hasPlace: boolean): number[] {
	const mayBeCode = [...tokens.keys()].filter((at) => !known[at] && places.isAirport(tokens[at]?.key ?? ''));
	const isPlain = (at: number): boolean => {
		const { key, text } = tokens[at] as Token;
		return isCapital(text) || concepts.has('airport') || !words.has(key) || words.isName(key);
	};
	const plain = mayBeCode.filter(isPlain);
	// Two steps from a code, with `to` between, a word is one too: lax to jfk.
	const codes = mayBeCode.filter((at) => isPlain(at) || plain.some((other) => Math.abs(other - at) === 2));
	const isWord = (at: number) => words.has(tokens[at]?.key ?? '');
	const hasCompany =
		hasPlace ||
		concepts.has('distance') ||
		concepts.has('airport') ||
		(codes.length > 1 &&
			(tokens.length === 3 ||
				!codes.every(isWord) ||
				codes.some((at) => isHyphen(tokens, at + 1) && codes.includes(at + 2))));
	return hasCompany ? codes : codes.filter((at) => isCapital(tokens[at]?.text ?? '') && !isWord(at));
}

/** Adds places to the lattice; the tables are missing while they are not loaded. */
export function addPlaces(lattice: Lattice, text: string, tables: Tables | undefined): void {
	const { tokens } = lattice;
	const places = tables?.places;
	const slice = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
	const named: Named[] = [];
	for (let at = 0; at < tokens.length; at++) {
		for (const kind of ['country', 'nickname'] as const)
			for (const span of lattice.all(at, kind)) {
				// The meeting, in small letters or where a sentence begins, is no island: reunião.
				const isNamed = tokens[at]?.text !== tokens[at]?.text.toLowerCase() && (at > 0 || span.to === tokens.length);
				if (!isNamed && lattice.all(at, 'elsewhere').some(({ to }) => to === span.to)) continue;
				const isCountry = kind === 'country';
				named.push({
					from: at,
					to: span.to,
					key: span.value,
					role: span.role,
					isArea: isCountry,
					...(isCountry
						? {
								country: span.value,
								variant: span.variant,
								name: span.variant === undefined ? englishName(span.value, lattice) : undefined
							}
						: { name: span.value.replaceAll('_', ' ') })
				});
			}
		// Codes of countries in capitals: holidays NL.
		const code = tokens[at]?.text ?? '';
		const name = lattice.known[at] ? undefined : COUNTRY_NAMES[code];
		if (name !== undefined)
			named.push({ from: at, to: at + 1, key: code.toLowerCase(), country: code, name, isArea: true });
		if (places && tokens[at]?.kind === 'word') named.push(...inTable(lattice, at, places, slice));
	}
	if (tables)
		for (const at of airports(lattice, tables, named.length > 0))
			named.push({ from: at, to: at + 1, key: (tokens[at] as Token).key, isArea: false });
	for (const place of named) {
		const own = place.name ?? slice(place.from, place.to);
		lattice.add({
			kind: 'place',
			value: place.key,
			country: place.country,
			variant: place.variant,
			name: own,
			from: place.from,
			to: place.to,
			role: place.role
		});
		// With its state or country behind it.
		const next = tokens[place.to]?.text === ',' ? place.to + 1 : place.to;
		const area =
			named.find((other) => other.from === next && (other.isArea || other.country !== undefined)) ??
			lattice.one(next, 'region');
		// Where a place ends with its postposition the next one may stand right before it.
		const isOther =
			lattice.lexicon.flags.has('postpositions') &&
			next === place.to &&
			area?.country !== undefined &&
			places?.countryOf(own) !== area.country;
		if (area && area.to > place.to && place.country === undefined && !isOther)
			lattice.add({
				kind: 'place',
				value: place.key,
				name: slice(place.from, area.to),
				from: place.from,
				to: area.to,
				role: area.role
			});
	}
}

/** Names of the gazetteer that begin at a token: the longest, also of a word without its ending. */
function inTable(
	lattice: Lattice,
	at: number,
	places: Tables['places'],
	slice: (from: number, to: number) => string
): Named[] {
	const { tokens, lexicon } = lattice;
	const token = tokens[at] as { key: string; text: string };
	// A season alone may be a town as well.
	const isAlone = tokens.length === 1;
	const isWord = (lattice.starts[at] ?? []).some(
		({ kind, to, isStem, isSlip }) =>
			to === at + 1 &&
			!isStem &&
			!isSlip &&
			!MAY_BE_PLACE.has(kind) &&
			!(isAlone && (kind === 'season-name' || kind === 'season'))
	);
	const found: Named[] = [];
	// The Netherlands are their country.
	if (lattice.has(at, 'the') && lattice.has(at + 1, 'country')) return found;
	// A part of a longer name of a feast is no town: sexta-feira santa.
	if (lattice.starts.some((spans, from) => from < at && spans.some((span) => span.kind === 'feast' && span.to > at)))
		return found;
	for (let to = Math.min(tokens.length, at + LONGEST); to > at; to--) {
		if (tokens.slice(at, to).some(({ kind }) => kind === 'number')) continue;
		const key = slice(at, to);
		if (to === at + 1 && (isWord || token.key.length < SHORTEST)) continue;
		if (tokens[to - 1]?.kind === 'mark') continue;
		const isTown = places.isTown(key);
		const isArea = places.isArea(key);
		if (isTown || isArea) {
			found.push({ from: at, to, key: token.key, isArea: isArea && !isTown });
			break;
		}
		if (to > at + 1) {
			const whole = lexicon
				.stemsOf(tokens[to - 1]?.key ?? '')
				.find(([stem]) => stem.length > 2 && places.isTown(`${slice(at, to - 1)} ${stem}`));
			if (whole) {
				found.push({
					from: at,
					to,
					key: token.key,
					name: `${slice(at, to - 1)} ${whole[0]}`,
					role: whole[1],
					isArea: false
				});
				break;
			}
		}
	}
	if (!isWord && token.key.length > SHORTEST && !found.some(({ to }) => to === at + 1))
		// The longest stem that is a place: of and + the + town, only the first is removed.
		for (const [stem, role] of [...lexicon.stemsOf(token.key)].sort((a, b) => b[0].length - a[0].length))
			if (fitsPlace(role) && stem.length >= SHORTEST && (places.isTown(stem) || places.isArea(stem))) {
				found.push({ from: at, to: at + 1, key: stem, name: asTyped(token, stem), role, isArea: false });
				break;
			}
	return found;
}

/** The part of a word that a stem is, with the letters that folding changes. */
function asTyped({ text, key }: { readonly text: string; readonly key: string }, stem: string): string {
	const from = key.length === text.length ? key.indexOf(stem) : -1;
	return from < 0 ? stem : text.slice(from, from + stem.length);
}

/** The English name of a country that is said in another language: the gazetteer has no others. */
const englishName = (code: string, { lexicon }: Lattice): string | undefined =>
	lexicon.code === 'en' ? undefined : regionName('en', code);

/** A town that no table has: without its ending, and with the role that this gives it. */
export function unknownPlace(lattice: Lattice, text: string, from: number, to: number): Span {
	const { tokens, lexicon } = lattice;
	const last = tokens[to - 1];
	const ending = lexicon.suffixes.find(
		([suffix, role]) => fitsPlace(role) && (last?.key.length ?? 0) > suffix.length + 2 && last?.key.endsWith(suffix)
	);
	const end = (last?.end ?? 0) - (ending?.[0].length ?? 0);
	return { kind: 'unknown-place', value: '', name: text.slice(tokens[from]?.start, end), from, to, role: ending?.[1] };
}
