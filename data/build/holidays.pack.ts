import { isoDate, yearOf } from '../../engines/kit/calendar';
import type { PackedCountry } from '../../engines/holidays/columns';
import { holidaysOf, KINDS, LAST_CERTAIN, NONE, openTable, UNREAD, type Kind } from '../../engines/holidays/table';
import { FIRST_YEAR, LAST_YEAR } from '../../engines/holidays/years';
import { writeColumns } from './holidays/columns';
import { encodeCountry } from './holidays/encode';
import { readLists } from '../../engines/holidays/runs';
import { listedDays } from './holidays/listed-rules';
import { readLawBooks } from './holidays/books';
import type { LawBook } from './holidays/law-book';
import { LIBRARY, VACANZA, type ListedDay, type Place, type Source } from './holidays/places';

/** The pack `holidays`, columns in UTF-8. Throws when reading it back gives other days than went in. */
export async function build(): Promise<Uint8Array> {
	const books = readLawBooks();
	// The days that each calendar gives, once for all countries: the first and the steps from one to the next.
	const steps = listedDays().map((days) => days.map((day, at) => day - (days[at - 1] ?? 0)));
	const lists = readLists(steps);
	const lines = [...books].map(([code, book]) => ({ code, packed: encodeCountry(book, knownIn(book.places), lists) }));
	const pack = new TextEncoder().encode(writeColumns(steps, likeBesideLike(lines)));
	check(pack.buffer, books);
	return pack;
}

/** Each country after the one that has most of its names and dates: compressed, the pack is 1.5 % smaller than by code. */
function likeBesideLike<T extends { readonly packed: PackedCountry }>(countries: readonly T[]): T[] {
	const left = new Map(
		countries.map((country) => [
			country,
			new Set(country.packed.days.flatMap(([name, localName, , dates]) => [name, localName, dates]))
		])
	);
	const ordered: T[] = [];
	let last = new Set<string>();
	while (left.size > 0) {
		let best: readonly [country: T, share: number] | undefined;
		for (const [country, words] of left) {
			const shared = [...words].filter((word) => last.has(word)).length / Math.sqrt(words.size + 1);
			if (!best || shared > best[1]) best = [country, shared];
		}
		if (!best) break;
		ordered.push(best[0]);
		last = left.get(best[0]) ?? last;
		left.delete(best[0]);
	}
	return ordered;
}

const COLLECTIONS: ReadonlySet<Source> = new Set([LIBRARY, VACANZA]);

/** The last year of which notices were looked for. */
const LOOKED_IN = 2026;

/** The first year that was looked at and the last day up to which announced dates are in at a place of a country. */
function knownIn(places: readonly Place[]): (place: Place) => string {
	const unread = places.every(({ days }) => days.every(({ source }) => COLLECTIONS.has(source)));
	return ({ days, knownFrom }) => `${knownFrom} ${unread ? UNREAD : knownUntil(days)}`;
}

/** The eve of the first estimate after the last year since 2010 without one, at most `LAST_CERTAIN`. */
function knownUntil(days: readonly ListedDay[]): string {
	const estimates = days
		.flatMap((day) => (day.estimated ? day.days.filter((one) => yearOf(one) >= 2010) : []))
		.sort((a, b) => a - b);
	const years = new Set(estimates.map(yearOf));
	let settled = LOOKED_IN;
	while (years.has(settled)) settled--;
	if (settled < 2010) return NONE;
	const next = estimates.find((day) => yearOf(day) > settled) ?? Infinity;
	const eve = next === Infinity ? LAST_CERTAIN : isoDate(next - 1);
	return eve < LAST_CERTAIN ? eve : LAST_CERTAIN;
}

/** Years of which every place is read back; the runs of dates themselves are checked where they are written. */
const ALL: ReadonlySet<Kind> = new Set([...KINDS, 'half']);
const CHECKED = [FIRST_YEAR, 1994, 2011, 2026, 2031, LAST_YEAR];

function check(pack: ArrayBuffer, books: ReadonlyMap<string, LawBook>): void {
	const table = openTable(pack);
	for (const [code, { places }] of books) {
		const country = table.country(code);
		for (const place of places) {
			const rules = place.code === code ? country?.days : country?.subdivisions.get(place.code.slice(3))?.days;
			const read = new Set<string>();
			for (const year of CHECKED)
				for (const { day, name } of holidaysOf(rules ?? [], year, undefined, ALL)) read.add(`${day} ${name}`);
			const wanted = new Set(
				place.days.flatMap(({ name, length, working, days }) =>
					(working ? [] : days).flatMap((first) =>
						Array.from({ length }, (_, at) => first + at)
							.filter((day) => CHECKED.includes(yearOf(day)))
							.map((day) => `${day} ${name}`)
					)
				)
			);
			const wrong = [...wanted].find((id) => !read.has(id)) ?? [...read].find((id) => !wanted.has(id));
			if (wrong !== undefined) throw new Error(`${place.code} is not read back as it was written: ${wrong}`);
		}
	}
}
