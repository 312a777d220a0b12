import { lowerBound } from '../kit/lower-bound';
import { countryInLanguages, countryWords } from '../kit/country';
import { foldName } from '../kit/fold-name';
import { KIND, type Gazetteer } from './gazetteer';
import { WORTH, worthOf } from './place-worth';
import { spellings, splits } from './query-parts';
import { OTHER_WHERES } from './region-aliases';

/** A city that fits, the name that fits, and how well. */
export interface FoundPlace {
	readonly index: number;
	readonly name: number;
	/** Worth of the match, and the logarithm of the population. */
	readonly score: number;
	/** The query is the name itself and, where it has more, a country or region in full. */
	readonly whole: boolean;
}

export interface FoundPlaces {
	readonly places: readonly FoundPlace[];
	/** What led to them: a name, the name of the country or part of one that they are in, or names spelled alike. */
	readonly by: 'name' | 'area' | 'likeness';
}

/** Location in the query: a country, or one of its subdivisions. */
interface Where {
	readonly key: string;
	readonly country: number;
	/** -1 for the whole country. */
	readonly subdivision: number;
}
type Wheres = readonly (Where & { readonly whole: boolean })[];
type Allowed = (city: number) => boolean;
type Offer = (name: number, worth: number, whole?: boolean) => void;

/** Cities nearest to one that are looked at for its suburbs, and how far these lie. */
const SUBURBS = 40;
const SUBURB_KM = 30;
/** Cities that are offered of an area beside those of its name. */
const LARGEST = 3;
/** A city of fewer people comes after an area of its name elsewhere that has so many times its people. */
const SMALL_CITY = 100_000;
const AREA_AHEAD = 20;
/** Letters that a name has at least with one letter wrong, two, and three. */
const EDITS = [4, 6, 10] as const;
/** A wrong letter of a short name is worth less, by this over the letters. */
const SHORT_EDIT = -14;
/** Letters of a region's name that its longer form begins with, at least. */
const SHORTEST_STEM = 5;
const LONGEST_ABBREVIATION = 4;

/** Whether a word is one of a query, or begins as its abbreviation does and has its other letters in their order: `puerto` of `pto`. */
function isAbbreviated(word: string, asked: { readonly word: string; readonly isShort: boolean } | undefined): boolean {
	if (asked === undefined || !asked.isShort) return asked?.word === word;
	if (word[0] !== asked.word[0]) return false;
	let at = 0;
	for (const letter of word) if (letter === asked.word[at]) at++;
	return at === asked.word.length;
}

/** Codes of two letters are the beginning of a name rather than a country's, but for these. */
const isAreaKey = (key: string): boolean => key.length >= 3 || key === 'uk' || key === 'us';

/** Finds cities by their names, as people type them. */
export class PlaceSearch {
	private wheres: readonly Where[] | undefined;
	private readonly best: Float32Array;
	private readonly bestName: Uint32Array;
	private readonly bestWhole: Uint8Array;

	constructor(readonly gazetteer: Gazetteer) {
		this.best = new Float32Array(gazetteer.count);
		this.bestName = new Uint32Array(gazetteer.count);
		this.bestWhole = new Uint8Array(gazetteer.count);
	}

	/**
	 * Cities, the likeliest first: by a whole name, its beginning, that of a later word, or a name with a letter or two wrong.
	 * `paris texas`, `berlin, de`, `ontario london` say where.
	 *
	 * @param country ISO code in which they must lie.
	 */
	find(query: string, limit: number, country?: string): FoundPlaces {
		const key = foldName(query);
		const { gazetteer } = this;
		const touched: number[] = [];
		const inCountry = country === undefined ? -1 : gazetteer.header.countries.findIndex(([code]) => code === country);
		if (key === '' || (country !== undefined && inCountry < 0)) return { places: [], by: 'name' };
		const offer: Offer = (name, worth, isWhole = false) => {
			const city = gazetteer.cityOf[name] as number;
			if (inCountry >= 0 && gazetteer.countryOf[city] !== inCountry) return;
			const score = worth + this.standing(city, name);
			if (this.best[city] === 0) {
				touched.push(city);
				this.bestWhole[city] = 0;
			}
			this.bestWhole[city] = (this.bestWhole[city] as number) | Number(isWhole);
			if (score <= (this.best[city] as number)) return;
			this.best[city] = score;
			this.bestName[city] = name;
		};
		let whole = this.offerNames(key, offer, 0);
		for (const other of spellings(key, whole)) whole = this.offerNames(other, offer, -0.5, 'whole') || whole;
		if (!whole && query.includes('.')) whole = this.offerAbbreviated(query, offer);
		this.offerWithWhere(query, key, offer, () => touched.length, whole);
		let by: FoundPlaces['by'] = 'name';
		if (whole) this.offerLargest(key, touched, offer);
		else if (
			this.offerWithin(
				query,
				key,
				offer,
				touched.some((city) => this.bestWhole[city] === 1)
			)
		)
			by = 'area';
		else if (key.length >= 4) {
			const before = touched.length;
			for (let edits = 1; edits <= EDITS.length && touched.length === before && before < limit; edits++)
				if (key.length >= (EDITS[edits - 1] as number)) this.offerAlike(key, edits, offer);
			if (before === 0 && touched.length > 0) by = 'likeness';
			if (touched.length === 0) this.offerAbbreviated(query, offer);
		}
		const places = touched
			.map((index) => ({
				index,
				name: this.bestName[index] as number,
				score: this.best[index] as number,
				whole: this.bestWhole[index] === 1
			}))
			.sort((a, b) => b.score - a.score || a.index - b.index)
			.slice(0, limit);
		for (const city of touched) this.best[city] = 0;
		return { places, by };
	}

	/** ISO codes of the countries with a name, or of the countries with a region of that name. */
	areas(name: string, isCountry = false): readonly string[] {
		const key = foldName(name);
		if (!isAreaKey(key)) return [];
		return this.wheresOf(key)
			.filter(({ whole, subdivision }) => whole && !(isCountry && subdivision >= 0))
			.map(({ country }) => this.gazetteer.header.countries[country]?.[0] ?? '');
	}

	/** Whether a name rather means a country whose city has a longer one, or an area in which the city does not lie, nor at its edge. */
	namesOtherArea(name: string, city: number): boolean {
		const key = foldName(name);
		if (!isAreaKey(key)) return false;
		const { gazetteer } = this;
		const { countryOf, subdivisionOf, firstName } = gazetteer;
		const sameName = foldName(gazetteer.nameText(firstName[city] as number)) === key;
		const areas = this.wheresOf(key).filter(({ whole }) => whole);
		return (
			areas.length > 0 &&
			!areas.some(
				({ country, subdivision }) =>
					country === countryOf[city] &&
					(subdivision < 0
						? sameName
						: subdivision === subdivisionOf[city] ||
							(sameName && (this.isCapital(city) || this.liesBeside(city, subdivision))))
			)
		);
	}

	/** Whether an area begins at a city's edge, like the province of Buenos Aires, which excludes the capital. */
	private liesBeside(city: number, subdivision: number): boolean {
		const { gazetteer } = this;
		return gazetteer
			.nearest(gazetteer.city(city), SUBURBS)
			.some(({ index, kilometers }) => gazetteer.subdivisionOf[index] === subdivision && kilometers <= SUBURB_KM);
	}

	/** Whether a city is its country's capital: Sofia comes before the region around it. */
	private isCapital(city: number): boolean {
		return ((this.gazetteer.kind[city] as number) & 3) === KIND.capital;
	}

	/** Offers the cities of a country or region, also with its country: `Punjab, Pakistan`. False for an unknown area. */
	private offerWithin(query: string, key: string, offer: Offer, isCity: boolean): boolean {
		const named = (name: string) => (isAreaKey(name) ? this.wheresOf(name).filter(({ whole }) => whole) : []);
		const partsOf = ([place, wheres]: [string, string[]]): Wheres => {
			const within = wheres.flatMap(named).filter(({ subdivision }) => subdivision < 0);
			return within.length === 0
				? []
				: named(place).filter(
						(area) => area.subdivision >= 0 && within.some(({ country }) => country === area.country)
					);
		};
		const alone = named(key);
		const areas = alone.length > 0 || isCity ? alone : splits(query, key).flatMap(partsOf);
		const { gazetteer } = this;
		// Three letters may be a code, and are mostly the beginning of a name: `per` of Perth, PER of Peru.
		const worth = key.length === 3 ? WORTH.within : WORTH.area;
		for (const { country, subdivision } of areas)
			for (let city = 0; city < gazetteer.count; city++)
				if (gazetteer.countryOf[city] === country && (subdivision < 0 || gazetteer.subdivisionOf[city] === subdivision))
					offer(gazetteer.firstName[city] as number, worth);
		return areas.length > 0;
	}

	/** Offers the largest cities of each area that is called as cities elsewhere are: who asks for Goa may mean the state of India. */
	private offerLargest(key: string, cities: readonly number[], offer: Offer): void {
		if (!isAreaKey(key)) return;
		const { countryOf, subdivisionOf, size, firstName, count } = this.gazetteer;
		const called = cities.filter((city) => this.bestWhole[city] === 1);
		for (const { country, subdivision, whole } of this.wheresOf(key)) {
			const isIn = (city: number) =>
				countryOf[city] === country && (subdivision < 0 || subdivisionOf[city] === subdivision);
			if (!whole || called.some(isIn)) continue;
			const inside: number[] = [];
			for (let city = 0; city < count; city++) if (isIn(city)) inside.push(city);
			inside.sort((a, b) => (size[b] as number) - (size[a] as number));
			const people = inside.reduce((sum, city) => sum + Math.exp(size[city] as number), 0);
			const largest = Math.max(...called.map((city) => Math.exp(size[city] as number)));
			// Bali is the island before a town of that name.
			const isMeant =
				largest < SMALL_CITY && people > AREA_AHEAD * largest && !called.some((city) => this.isCapital(city));
			for (const city of inside.slice(0, LARGEST))
				offer(firstName[city] as number, isMeant ? WORTH.area : WORTH.within);
		}
	}

	/** Score of a city beside the match: people, rank, and whether the name is one of its main ones. */
	private standing(city: number, name: number): number {
		const { gazetteer } = this;
		const kind = (gazetteer.kind[city] as number) & 3;
		const rank =
			kind === KIND.capital
				? WORTH.capital
				: kind === KIND.seat
					? WORTH.seat
					: kind === KIND.district
						? WORTH.district
						: 0;
		// Above 0, which marks a city that nothing was offered for.
		return 20 + (gazetteer.size[city] as number) + rank + (this.isOwnName(name, city) ? WORTH.englishOrLocal : 0);
	}

	/** Whether a name is the English or the local one. */
	isOwnName(name: number, city: number): boolean {
		const nth = name - (this.gazetteer.firstName[city] as number);
		return nth === 0 || (nth === 1 && ((this.gazetteer.kind[city] as number) & KIND.local) !== 0);
	}

	/** Offers names that are or begin with `key`. True when one is just that. */
	private offerNames(
		key: string,
		offer: Offer,
		bonus: number,
		only: 'all' | 'whole' | 'first' = 'all',
		allowed?: Allowed,
		known = true,
		begun = 0
	): boolean {
		let whole = false;
		this.gazetteer.keys.beginning(key, (match) => {
			const city = this.gazetteer.cityOf[match.name] as number;
			if ((only === 'whole' && match.next !== 'end') || (only === 'first' && !match.first)) return;
			if (allowed && !allowed(city)) return;
			if (match.first && match.next === 'end') whole = true;
			let worth = worthOf(match, key);
			if (match.next !== 'end') worth += begun + (this.isOwnName(match.name, city) ? 0 : WORTH.foreign);
			offer(match.name, worth + bonus, known && match.first && match.next === 'end');
		});
		return whole;
	}

	/** Offers names that the query abbreviates (period, or ≤ 3 letters): `Frankfurt a. M.`, `Pto. Montt`. True if any. */
	private offerAbbreviated(query: string, offer: Offer): boolean {
		const words = query.split(/\s+|(?<=\.)(?=\p{L})/u).map((text) => {
			const word = foldName(text);
			return { word, isShort: word.length <= LONGEST_ABBREVIATION && (text.endsWith('.') || word.length < 4) };
		});
		// Names with the longest word in full are few.
		const [longest] = words.filter(({ isShort }) => !isShort).sort((a, b) => b.word.length - a.word.length);
		if (longest === undefined || longest.word.length < 3 || words.length < 2) return false;
		let found = false;
		this.gazetteer.keys.beginning(longest.word, (match) => {
			if (match.next === 'letters') return;
			const own = foldName(this.gazetteer.nameText(match.name)).split(' ');
			if (own.length !== words.length || !own.every((word, at) => isAbbreviated(word, words[at]))) return;
			found = true;
			offer(match.name, WORTH.whole, true);
		});
		return found;
	}

	private offerAlike(key: string, edits: number, offer: Offer, bonus = 0, allowed?: Allowed): void {
		this.gazetteer.keys.alike(key, edits, (name, sameFirst, likelihood) => {
			const city = this.gazetteer.cityOf[name] as number;
			if (allowed && !allowed(city)) return;
			let worth = (WORTH.edits[edits - 1] as number) + likelihood * WORTH.oddSlip + (SHORT_EDIT * edits) / key.length;
			if (!sameFirst) worth += WORTH.firstLetterWrong;
			if (!this.isOwnName(name, city)) worth += WORTH.foreign;
			offer(name, worth + bonus);
		});
	}

	/** Offers "place, where" in any order. If the whole is a city's name (Iowa City), only places that begin so. */
	private offerWithWhere(query: string, key: string, offer: Offer, offered: () => number, whole: boolean): void {
		const ways = splits(query, key);
		const first = ways[0]?.[0];
		for (const [place, wheres] of ways) {
			if (place.length < 2) continue;
			const known = wheres.map((where) => this.likeliestOf(where)).filter((found) => found.length > 0);
			if (known.length === 0) {
				// "Springfield, somewhere": where is not understood, the name still is.
				if (query.includes(',') && place === first) this.offerNames(place, offer, -1, 'whole', undefined, false);
				continue;
			}
			const inFull = known.every((found) => found.some(({ whole }) => whole));
			const bonus = inFull ? WORTH.country : WORTH.countryBegun;
			const allowed: Allowed = (city) =>
				known.every((found) =>
					found.some(
						({ country, subdivision }) =>
							country === this.gazetteer.countryOf[city] &&
							(subdivision < 0 || subdivision === this.gazetteer.subdivisionOf[city])
					)
				);
			const before = offered();
			const isFirst = whole && !query.includes(',');
			const begun = inFull && wheres.every((where) => where.length > 2) ? 0 : WORTH.beginningWithin;
			this.offerNames(place, offer, bonus, isFirst ? 'first' : 'all', allowed, inFull, begun);
			for (const other of spellings(place)) this.offerNames(other, offer, bonus - 0.5, 'whole', allowed, inFull);
			if (offered() === before && place.length >= 4 && !whole) this.offerAlike(place, 1, offer, bonus, allowed);
		}
	}

	/** Countries and subdivisions that are called so, or begin so from three letters on. */
	private wheresOf(key: string): Wheres {
		const wheres = (this.wheres ??= this.listWheres());
		let at = lowerBound(wheres.length, (index) => (wheres[index] as Where).key < key);
		const found: (Where & { whole: boolean })[] = [];
		for (; wheres[at]?.key.startsWith(key); at++) {
			const where = wheres[at] as Where;
			if (where.key === key || key.length >= 3) found.push({ ...where, whole: where.key === key });
		}
		if (found.some(({ whole }) => whole)) return found;
		const code = countryInLanguages(key);
		const country = this.gazetteer.header.countries.findIndex(([known]) => known === code);
		return country < 0 ? found : [...found, { key, country, subdivision: -1, whole: true }];
	}

	/** Exact names first, else names that the text goes on from (`Kharkivska Oblast`), else those ending with it. */
	private likeliestOf(where: string): Wheres {
		const found = this.wheresOf(where);
		const called = found.filter(({ whole }) => whole);
		if (called.length > 0 || found.length > 0) return called.length > 0 ? called : found;
		for (let length = where.length - 1; length >= SHORTEST_STEM; length--) {
			const stems = this.wheresOf(where.slice(0, length).trimEnd()).filter(({ whole }) => whole);
			if (stems.length > 0) return stems;
		}
		const ending = ` ${where}`;
		const ends = (this.wheres ?? []).filter(({ key }) => where.length >= SHORTEST_STEM && key.endsWith(ending));
		return ends.map((area) => ({ ...area, whole: false }));
	}

	private listWheres(): Where[] {
		const { header, subdivisions } = this.gazetteer;
		const found: Where[] = [];
		const add = (text: string, country: number, subdivision: number) => {
			const key = foldName(text);
			if (key !== '') found.push({ key, country, subdivision });
		};
		let at = 0;
		for (const [country, [code, count]] of header.countries.entries()) {
			for (const word of countryWords(code)) add(word, country, -1);
			for (const part of OTHER_WHERES[code] ?? []) add(part, country, -1);
			for (let left = count; left > 0; left--, at++) {
				const subdivision = subdivisions[at];
				if (!subdivision) continue;
				const iso = subdivision.code?.slice(3) ?? '';
				for (const word of [
					subdivision.name,
					...(OTHER_WHERES[subdivision.code ?? ''] ?? []),
					/\d/.test(iso) ? '' : iso
				])
					add(word, country, at);
			}
		}
		return found.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
	}
}
