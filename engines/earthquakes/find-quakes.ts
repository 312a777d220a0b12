import type { Answered, FeedContext } from '../kit/contract';
import { ApiError } from '../kit/errors';
import type { CatalogueQuestion, Circle, QuakeQuestion, QuakeWindow } from './feed';
import { CATALOGUE_LIMIT, quakes } from './feed';
import { isSmall, knownQuakes, type KnownQuakes } from './known';
import type { Period, Quake, Selection } from './quakes';
import { feedFor, leastMagnitude, newestFirst, PERIOD_MS, select, strongestFirst } from './quakes';
import { emscQuakes, geonetQuakes, mergeCatalogues } from './second-catalogues';

/** A place from which distances are measured. */
export interface Centre {
	readonly latitude: number;
	readonly longitude: number;
	distanceTo(quake: Quake): number;
}

/** Search parameters. */
export interface QuakeSearch extends Selection {
	/** Null for a stretch of any dates. */
	readonly period: Period | null;
	readonly order: 'time' | 'magnitude' | 'distance';
	readonly limit: number;
	readonly centre: Centre | null;
	/** Only events so near to the centre, kilometres; null for all. */
	readonly radiusKm: number | null;
	/** Also the data of a second catalogue. */
	readonly compares: boolean;
}

/** Search result, true of the whole interval as far as `known` says. */
export interface FoundQuakes {
	/** In the requested order, at most `limit`. */
	readonly listed: readonly Quake[];
	/** Null without one, or when it is unknown. */
	readonly strongest: Quake | null;
	readonly nearest: Quake | null;
	/** How many there are; null where not all were looked at. */
	readonly total: number | null;
	/** The interval with complete data, milliseconds since 1970. */
	readonly from: number;
	readonly until: number;
	readonly records: readonly Answered<QuakeWindow>[];
	/** All known events, also those outside the interval. */
	readonly known: readonly Quake[];
	readonly catalogues: readonly ('USGS' | 'EMSC' | 'GeoNet')[];
}

/** Windows are made every minute or two: one that ends, or begins, this much off still covers the period. */
export const PRESENT_MS = 10 * 60_000;
/** A day of small earthquakes has more than this. */
const DAY_OF_SMALL = 150;
/** Radii in which the nearest events are looked for, kilometres; the last is half of the way round the Earth. */
const RADII_KM = [100, 400, 1600, 6400, 20_001] as const;
/** Queries by place use a point rounded to a tenth of a degree, for privacy. */
const ROUNDED_DEGREES = 0.1;
/** Circles that one question asks for at most. */
const MAX_CIRCLES = 12;
/** The farthest that a rounded point lies from its place, kilometres. */
const ROUNDING_KM = 8;

/**
 * Finds earthquakes: from the file of a period if it is complete, else from the catalogue, so that the strongest and the nearest
 * are those of the whole interval. When the USGS fails, stored data and a second catalogue answer. Rejects with the
 * ApiError of the USGS without any data.
 */
export async function findQuakes(search: QuakeSearch, context: FeedContext): Promise<FoundQuakes> {
	try {
		const found = await findAtUsgs(search, context);
		return search.compares ? await compared(found, search, context) : found;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return findElsewhere(search, error, context);
	}
}

async function findAtUsgs(search: QuakeSearch, context: FeedContext): Promise<FoundQuakes> {
	const { period, minMagnitude, atLeast } = search;
	const feed = feedFor(minMagnitude, atLeast);
	if (period !== null && (!isSmall(feed) || period === 'hour' || period === 'day')) {
		const record = await context.ask(quakes, { file: period, minMagnitude: feed });
		const known = knownQuakes([record.item], feed, atLeast);
		if (known === undefined) throw new Error('a file lacks its own threshold');
		// What ended before the period began says nothing of it.
		if (known.until <= search.from) throw late(known.until, context);
		return whole(search, known, [record]);
	}
	const isAround = search.centre !== null && (search.radiusKm !== null || search.order === 'distance');
	if (isAround) return findAround(search, context);
	const records: Answered<QuakeWindow>[] = [];
	for (const question of questionsFor(search, context.now)) {
		records.push(await context.ask(quakes, question));
		const known = knownOf(records, search);
		if (known && search.order === 'time' && matching(known.quakes, search).length >= search.limit)
			return withExtremes(search, known, records, context);
	}
	const last = records.at(-1)?.item;
	const known = knownOf(records, search);
	if (known && known.from <= search.from + PRESENT_MS && last?.truncated !== true) return whole(search, known, records);
	if (search.order === 'magnitude' && last !== undefined) {
		const listed = matching(last.quakes, search).sort(strongestFirst);
		const nearest = await nearestOf(search, context);
		return {
			...found(search, listed, last, records),
			strongest: listed[0] ?? null,
			nearest,
			total: null,
			from: search.from
		};
	}
	if (known === undefined) throw new Error('the catalogue lacks its own threshold');
	return withExtremes(search, known, records, context);
}

function questionsFor(search: QuakeSearch, now: number): readonly QuakeQuestion[] {
	const isFew = search.period !== null && search.order === 'time' && search.limit <= DAY_OF_SMALL;
	const day = { file: 'day', minMagnitude: feedFor(search.minMagnitude, search.atLeast) } as const;
	return [...(isFew ? [day] : []), catalogueQuestion(search, now, search.order === 'magnitude' ? 'magnitude' : 'time')];
}

/** Of the exact threshold: with a lower one, smaller events would fill the page. */
function catalogueQuestion(
	search: Selection & Pick<QuakeSearch, 'period'>,
	now: number,
	order: CatalogueQuestion['order'],
	circle: Circle | null = null
): CatalogueQuestion {
	// To the hour before, so that everyone who asks within an hour asks the same.
	const since =
		search.period === null ? search.from : Math.floor((now - PERIOD_MS[search.period]) / 3_600_000) * 3_600_000;
	const until = search.period === null && search.until < now ? search.until : null;
	return {
		period: search.period,
		since,
		until,
		least: leastMagnitude(search.minMagnitude, search.atLeast),
		order,
		circle
	};
}

function matching(all: readonly Quake[], search: QuakeSearch): Quake[] {
	const { centre, radiusKm } = search;
	return select(all, search).filter(
		(quake) => centre === null || radiusKm === null || centre.distanceTo(quake) <= radiusKm
	);
}

function ordered(list: readonly Quake[], { order, centre }: QuakeSearch): readonly Quake[] {
	if (order === 'magnitude') return [...list].sort(strongestFirst);
	if (order === 'time' || centre === null) return list;
	const far = new Map(list.map((quake) => [quake, centre.distanceTo(quake)]));
	return [...list].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || newestFirst(a, b));
}

const nearestIn = (list: readonly Quake[], search: QuakeSearch): Quake | null =>
	search.centre === null ? null : (ordered(list, { ...search, order: 'distance' })[0] ?? null);

const knownOf = (records: readonly Answered<QuakeWindow>[], { minMagnitude, atLeast }: Selection) =>
	knownQuakes(
		records.map(({ item }) => item),
		minMagnitude,
		atLeast
	);

/** The outcome of a question, or null where its source fails: the list must not be lost with it. */
const orNull = <T>(outcome: Promise<T>): Promise<T | null> =>
	outcome.catch((error: unknown) => {
		if (error instanceof ApiError) return null;
		throw error;
	});

const strongestIn = (list: readonly Quake[]): Quake | null => [...list].sort(strongestFirst)[0] ?? null;

/** The parts that every answer of the USGS has. */
const found = (
	{ from, limit }: QuakeSearch,
	listed: readonly Quake[],
	{ until, quakes: known }: Pick<QuakeWindow, 'until' | 'quakes'>,
	records: readonly Answered<QuakeWindow>[]
) => ({ listed: listed.slice(0, limit), from, until, records, known, catalogues: ['USGS'] }) as const;

/** An answer whose events are all known. */
function whole(search: QuakeSearch, known: KnownQuakes, records: readonly Answered<QuakeWindow>[]): FoundQuakes {
	const all = matching(known.quakes, search);
	return {
		...found(search, ordered(all, search), known, records),
		strongest: strongestIn(all),
		nearest: nearestIn(all, search),
		total: all.length,
		from: known.from
	};
}

/** The newest of more than were fetched: the strongest and the nearest of all are queried separately. */
const withExtremes = async (
	search: QuakeSearch,
	known: KnownQuakes,
	records: readonly Answered<QuakeWindow>[],
	context: FeedContext
): Promise<FoundQuakes> => ({
	...found(search, matching(known.quakes, search), known, records),
	strongest: await orNull(strongestOf(search, context)),
	nearest: await nearestOf(search, context),
	total: null,
	from: known.from
});

async function strongestOf(search: QuakeSearch, context: FeedContext): Promise<Quake | null> {
	// Among small ones there are always larger: their file is a page.
	const file = search.period !== null && { file: search.period, minMagnitude: '4.5' as const };
	for (const question of [...(file ? [file] : []), catalogueQuestion(search, context.now, 'magnitude')]) {
		const { item } = await context.ask(quakes, question, 'short');
		const strongest = strongestIn(matching(item.quakes, { ...search, radiusKm: null }));
		if (strongest !== null) return strongest;
	}
	return null;
}

async function nearestOf(search: QuakeSearch, context: FeedContext): Promise<Quake | null> {
	if (search.centre === null) return null;
	return (await orNull(findAround({ ...search, order: 'distance', limit: 1 }, context)))?.nearest ?? null;
}

/** Events around a place: in circles that grow until enough are in one, of which the catalogue gives all. */
async function findAround(search: QuakeSearch, context: FeedContext): Promise<FoundQuakes> {
	const { centre, radiusKm, order, limit } = search;
	if (centre === null) throw new Error('around no place');
	const records: Answered<QuakeWindow>[] = [];
	const farthest = radiusKm ?? 20_001;
	const growing = order === 'distance' ? [...RADII_KM.filter((km) => km < farthest), farthest] : [farthest];
	let best: QuakeWindow | undefined;
	/** The largest circle that was too small, and the smallest that had more than fit. */
	let [small, large] = [1, Infinity];
	for (let radius = growing.shift(); radius !== undefined && records.length < MAX_CIRCLES;) {
		const circle = {
			latitude: roundedDegrees(centre.latitude),
			longitude: roundedDegrees(centre.longitude),
			radiusKm: Math.min(20_001, Math.ceil(radius) + ROUNDING_KM)
		};
		const record = await context.ask(quakes, catalogueQuestion(search, context.now, order === 'magnitude' ? 'magnitude' : 'time', circle)); // prettier-ignore
		records.push(record);
		const { truncated } = record.item;
		// A circle with more than fit has its newest, not its nearest.
		if (best === undefined || !truncated || order !== 'distance') best = record.item;
		if (order !== 'distance') break;
		if (!truncated && matching(record.item.quakes, { ...search, radiusKm: radius }).length >= limit) break;
		if (truncated) large = Math.min(large, radius);
		else small = Math.max(small, radius);
		radius = large === Infinity ? growing.shift() : large / small < 1.05 ? undefined : Math.sqrt(small * large);
	}
	if (best === undefined) throw new Error('no circle was asked for');
	const all = matching(best.quakes, search);
	const isCut = best.truncated;
	return {
		...found(search, ordered(all, search), best, records),
		strongest: isCut && order !== 'magnitude' ? await strongestAround(search, context) : strongestIn(all),
		nearest: nearestIn(all, search),
		total: isCut || order === 'distance' ? null : all.length,
		from: isCut && order === 'time' ? Math.min(...best.quakes.map(({ time }) => time)) : search.from
	};
}

async function strongestAround(search: QuakeSearch, context: FeedContext): Promise<Quake | null> {
	if (search.radiusKm === null) return orNull(strongestOf(search, context));
	return (await findAround({ ...search, order: 'magnitude', limit: CATALOGUE_LIMIT }, context)).strongest;
}

const roundedDegrees = (degrees: number) => Math.round(degrees / ROUNDED_DEGREES) / (1 / ROUNDED_DEGREES);

/** Adds a second catalogue's data of the same events; without it the answer is unchanged. */
async function compared(answer: FoundQuakes, search: QuakeSearch, context: FeedContext): Promise<FoundQuakes> {
	const second = await secondCatalogue(search, context);
	if (second === null) return answer;
	const merge = (quake: Quake | null) => quake && (mergeCatalogues([quake], second.quakes, false)[0] ?? quake);
	return {
		...answer,
		listed: mergeCatalogues(answer.listed, second.quakes, false),
		strongest: merge(answer.strongest),
		nearest: merge(answer.nearest),
		catalogues: [...answer.catalogues, second.catalogue]
	};
}

interface SecondCatalogue {
	readonly catalogue: 'EMSC' | 'GeoNet';
	readonly quakes: readonly Quake[];
	readonly record: Answered<QuakeWindow>;
}

const isNearNewZealand = ({ latitude, longitude }: Centre) => latitude > -50 && latitude < -30 && (longitude > 163 || longitude < -174); // prettier-ignore

/** The same search at another catalogue, or null on failure. */
async function secondCatalogue(search: QuakeSearch, context: FeedContext): Promise<SecondCatalogue | null> {
	// Another measure, which other catalogues do not have.
	if (search.minMagnitude === 'significant' || !context.online) return null;
	const of = (catalogue: SecondCatalogue['catalogue'], record: Answered<QuakeWindow> | null) =>
		record && { catalogue, record, quakes: matching(record.item.quakes, search) };
	const question = catalogueQuestion(search, context.now, search.order === 'magnitude' ? 'magnitude' : 'time');
	const emsc = await orNull(context.ask(emscQuakes, question, 'short'));
	if (emsc !== null || search.centre === null || !isNearNewZealand(search.centre)) return of('EMSC', emsc);
	return of('GeoNet', await orNull(context.ask(geonetQuakes, null, 'short')));
}

/** Without the USGS: its stored data together, and newer data of a second catalogue. */
async function findElsewhere(search: QuakeSearch, error: ApiError, context: FeedContext): Promise<FoundQuakes> {
	const stored = await context.storedAnswers(quakes);
	const known = knownOf(stored, { ...search, minMagnitude: feedFor(search.minMagnitude, search.atLeast) });
	const isKnown = known !== undefined && known.until > search.from;
	// Complete stored data answer as well as a request.
	const isCurrent = isKnown && known.until >= Math.min(search.until, context.now) - PRESENT_MS;
	const second = isCurrent || error.code === 'OFFLINE' ? null : await secondCatalogue(search, context);
	if (second === null || second.quakes.length === 0) {
		if (known === undefined) throw error;
		// For the last hour older data prove nothing; for longer periods they are returned with their end.
		if (!isKnown && search.period === 'hour') throw new ApiError(error.code, lateMessage(known.until), error.headers);
		return whole(search, known, stored);
	}
	const own = isKnown ? matching(known.quakes, search) : [];
	const all = [...mergeCatalogues(own, second.quakes, true)].sort(newestFirst);
	return {
		listed: ordered(all, search).slice(0, search.limit),
		strongest: strongestIn(all),
		nearest: nearestIn(all, search),
		total: null,
		from: search.from,
		until: second.record.item.until,
		// It has not all that the USGS has.
		records: [{ ...second.record, isWhole: false }],
		known: all,
		catalogues: [...(own.length > 0 ? (['USGS'] as const) : []), second.catalogue]
	};
}

const lateMessage = (until: number) =>
	`upstream: earthquakes of this period are not known; the last answer is of ${new Date(until).toISOString()}`;

const late = (until: number, context: FeedContext) =>
	new ApiError(context.online ? 'UPSTREAM_ERROR' : 'OFFLINE', lateMessage(until), { 'Retry-After': '60' });
