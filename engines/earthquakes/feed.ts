import { UpstreamInvalid, type Feed, type FeedPolicy, type Weight } from '../kit/contract';
import { fieldsOf, itemsOf, numberOf, numberOrNull, soundOf, textOf, textOrNull } from '../kit/upstream';
import { eventPage, latestVersions, PERIOD_MS, THRESHOLDS, type MinMagnitude, type Period, type Quake } from './quakes';
import { usgs } from './upstream';

/** A circle on the Earth: degrees, kilometres. */
export interface Circle {
	readonly latitude: number;
	readonly longitude: number;
	readonly radiusKm: number;
}

/** A question to a catalogue: of a stretch of time, milliseconds since 1970. */
export interface CatalogueQuestion {
	/** The period up to now: the same cache key at any time. Null for fixed dates. */
	readonly period: Period | null;
	readonly since: number;
	/** Null for up to now. */
	readonly until: number | null;
	/** Smallest magnitude; null for all, unknown ones too. */
	readonly least: number | null;
	/** The order that decides which events are returned when there are too many. */
	readonly order: 'time' | 'magnitude';
	readonly circle: Circle | null;
}

/** A feed file, or a catalogue query for data without a small file. */
export type QuakeQuestion = { readonly file: Period; readonly minMagnitude: MinMagnitude } | CatalogueQuestion;

/** A window of events, with the question that it answers. */
export interface QuakeWindow {
	/** The requested interval, milliseconds since 1970. */
	readonly since: number;
	readonly until: number;
	/** Smallest magnitude asked for; null for all. */
	readonly least: number | null;
	/** Only events of that significance. */
	readonly significantOnly: boolean;
	readonly order: 'time' | 'magnitude';
	readonly circle: Circle | null;
	/** There are more events than the window has: the last of its order are missing. */
	readonly truncated: boolean;
	/** When the source made it, milliseconds since 1970. */
	readonly generated: number;
	/** Records of the file that could not be read. */
	readonly skipped: number;
	readonly quakes: readonly Quake[];
}

/** Events that a catalogue query asks for: the most that an answer may hold. */
export const CATALOGUE_LIMIT = 500;
/** An event so far outside the period has an unknown unit or clock. */
const SLACK_MS = PERIOD_MS.day;

/** Query of the FDSN event service (fdsn.org/webservices), whose names for parameters differ between catalogues. */
export function fdsnQuery({ since, until, least, order, circle }: CatalogueQuestion, names: FdsnNames): string {
	const iso = (time: number) => new Date(time).toISOString().slice(0, 19);
	return new URLSearchParams({
		orderby: order,
		limit: String(CATALOGUE_LIMIT),
		[names.start]: iso(since),
		...(until !== null && { [names.end]: iso(until) }),
		...(least !== null && { [names.least]: String(least) }),
		...(circle && {
			[names.latitude]: String(circle.latitude),
			[names.longitude]: String(circle.longitude),
			...names.radius(circle.radiusKm)
		})
	}).toString();
}

/** Names of the parameters of an FDSN event service. */
interface FdsnNames {
	readonly start: string;
	readonly end: string;
	readonly least: string;
	readonly latitude: string;
	readonly longitude: string;
	radius(km: number): Readonly<Record<string, string>>;
}

const USGS_NAMES: FdsnNames = {
	start: 'starttime',
	end: 'endtime',
	least: 'minmagnitude',
	latitude: 'latitude',
	longitude: 'longitude',
	radius: (km) => ({ maxradiuskm: String(km) })
};

/** Earthquakes of the USGS: GeoJSON summary feeds, and the catalogue (fdsnws) in the same form. */
export const quakes: Feed<QuakeQuestion, QuakeWindow> = {
	id: 'quakes',
	schemaVersion: 3,
	upstream: usgs,
	budgetBytes: 2_000_000,
	dropRank: 0,
	path: pathAtUsgs,
	key: catalogueKey,
	source: () => 'https://earthquake.usgs.gov/earthquakes/map/',
	trim(body, question) {
		const collection = fieldsOf(body, 'the answer');
		if (collection.type !== 'FeatureCollection') throw new UpstreamInvalid('type is not FeatureCollection');
		const metadata = fieldsOf(collection.metadata, 'metadata');
		const features = itemsOf(collection.features, 'features');
		// A file that reports a failure or a truncation proves nothing about missing events.
		if ((numberOrNull(metadata.status, 'metadata.status') ?? 200) !== 200)
			throw new UpstreamInvalid('metadata.status is that of a failure');
		if ((numberOrNull(metadata.count, 'metadata.count') ?? 0) > features.length)
			throw new UpstreamInvalid('there are fewer features than metadata.count');
		const generated = numberOf(metadata.generated, 'metadata.generated');
		const window = windowOf(question, features.length, generated);
		const { items, skipped } = soundOf(features, (feature, index) => {
			const quake = quakeOf(feature, index);
			if (quake.time < window.since - SLACK_MS || quake.time > window.until + SLACK_MS)
				throw new UpstreamInvalid(`features[${index}].time is not of the period`);
			// The file of significant ones is cut by it.
			if (window.significantOnly && quake.significance === null)
				throw new UpstreamInvalid(`features[${index}] has no sig`);
			return quake;
		});
		return provenWindow({ ...window, skipped, quakes: items.filter((quake) => quake.status !== 'deleted') });
	},
	weigh: weighWindow,
	lost: lostQuakes,
	shape: {
		schema: 'GeoJSON summary 1.0',
		checked: '2026-11-26',
		fields: [
			'type',
			'metadata.generated',
			'metadata.count',
			'features[].id',
			'features[].geometry.coordinates[]',
			...['mag', 'place', 'time', 'updated', 'url', 'status', 'tsunami', 'sig', 'magType', 'type'].map(
				(name) => `features[].properties.${name}`
			)
		]
	},
	needsProof: isQuietCircle,
	probe: () => ({ file: 'week', minMagnitude: '4.5' }),
	policy(question): FeedPolicy {
		const common = { softTimeoutMs: 2500, idleTimeoutMs: 8000, retry: true, cache: 'no-cache' } as const;
		const period = 'file' in question ? question.file : 'month';
		if (period === 'week') return { ...common, freshSeconds: 300, errorSeconds: 30 * 86_400 };
		if (period === 'month') return { ...common, freshSeconds: 900, errorSeconds: 30 * 86_400 };
		return { ...common, freshSeconds: 60, errorSeconds: 7 * 86_400 };
	}
};

function pathAtUsgs(question: QuakeQuestion): string {
	return 'file' in question
		? `/earthquakes/feed/v1.0/summary/${question.minMagnitude}_${question.file}.geojson`
		: `/fdsnws/event/1/query?format=geojson&${fdsnQuery(question, USGS_NAMES)}`;
}

/** The cache key of a query: for a period up to now, everything but the time. */
export function catalogueKey(question: QuakeQuestion): string {
	if ('file' in question || question.period === null) return pathAtUsgs(question);
	const { period, least, order, circle } = question;
	return JSON.stringify([period, least, order, circle]);
}

/** A window's parameters, without its events. */
export function windowOf(
	question: QuakeQuestion,
	count: number,
	generated: number
): Omit<QuakeWindow, 'skipped' | 'quakes'> {
	if (!('file' in question)) {
		const { until, period: _period, ...rest } = question;
		const truncated = count >= CATALOGUE_LIMIT;
		return { ...rest, until: Math.min(until ?? generated, generated), significantOnly: false, truncated, generated };
	}
	const { file, minMagnitude } = question;
	const significantOnly = minMagnitude === 'significant';
	return {
		since: generated - PERIOD_MS[file],
		until: generated,
		least: significantOnly || minMagnitude === 'all' ? null : THRESHOLDS[minMagnitude],
		significantOnly,
		order: 'time',
		circle: null,
		truncated: false,
		generated
	};
}

/** Since when catalogues hold every event of magnitude 4.5 and more of the Earth (USGS, ANSS Comprehensive Catalog). */
const COMPLETE_SINCE = Date.UTC(1973, 0, 1);
// Events a day on the whole Earth that a catalogue has at least: of magnitude 4.5 and more a third of the 14 of an average day (USGS,
// earthquake statistics, 2000 to 2021), ten times fewer for each magnitude above (Gutenberg and Richter). Smaller ones are recorded in
// some regions only: a week of all had 244 a day, 147 of magnitude 1 and 44 of 2.5, and never 49 minutes without one.
function leastPerDay(magnitude: number | null): number {
	const recorded = magnitude === null || magnitude < 0.95 ? 80 : magnitude < 2.45 ? 50 : 30;
	return Math.min(recorded, 5 * 10 ** (4.5 - (magnitude ?? -Infinity)));
}
/** Expected events of an empty stretch: emptiness is less likely than one in a hundred million. */
const IMPOSSIBLY_EMPTY = 20;

/** Whether events of a window's kind must have happened in a stretch of time. */
const isEverBusy = (
	{ circle, significantOnly, least }: Pick<QuakeWindow, 'circle' | 'significantOnly' | 'least'>,
	from: number,
	until: number
): boolean =>
	circle === null &&
	!significantOnly &&
	from >= COMPLETE_SINCE &&
	(leastPerDay(least) * (until - from)) / PERIOD_MS.day >= IMPOSSIBLY_EMPTY;

/** How much a window proves: one without any event of a stretch that must have some is a fault. */
export function weighWindow(window: QuakeWindow, question: QuakeQuestion, now: number): Weight {
	const until = 'file' in question ? window.until : (question.until ?? now);
	return {
		holds: window.quakes.length,
		least: isEverBusy(window, window.since, until) ? 1 : 0,
		skipped: window.skipped
	};
}

/** A window with each event once, as far as its events prove it: a source may stand still or lose a part. */
export function provenWindow(given: QuakeWindow): QuakeWindow {
	const quakes = latestVersions(given.quakes);
	const window = { ...given, quakes };
	const { since, until, order, truncated } = window;
	if (quakes.length === 0 || (truncated && order === 'magnitude')) return window;
	const times = quakes.map(({ time }) => time);
	const [oldest, newest] = [Math.min(...times), Math.max(...times)];
	return {
		...window,
		until: isEverBusy(window, newest, until) ? newest : until,
		truncated: truncated || isEverBusy(window, since, oldest)
	};
}

/** Whether a window is of a circle, and empty. */
export function isQuietCircle({ quakes: found, circle }: QuakeWindow): boolean {
	return circle !== null && found.length === 0;
}

/** Servers of one source are this far apart. */
const OLDER_MS = 10 * 60_000;

/** Share of a stored window's events that a newer one must have and lacks. Two may be withdrawn, all may not. */
export function lostQuakes(before: QuakeWindow, after: QuakeWindow, _question: unknown, now: number): number {
	// An older copy takes nothing back.
	if (after.until < Math.min(before.until, now) - OLDER_MS) return 1;
	const oldest = Math.min(...after.quakes.map(({ time }) => time));
	// A full page displaces older events; a file that begins too late has lost them.
	const isFull = after.truncated && after.quakes.length + after.skipped >= CATALOGUE_LIMIT;
	const since = isFull ? Math.max(after.since, oldest) : after.since;
	const due = before.quakes.filter(({ time }) => time > since && time <= after.until);
	if (due.length === 0 || after.order === 'magnitude') return 0;
	if (due.length < 3 && after.quakes.length > 0) return 0;
	const held = new Set(after.quakes.map(({ id }) => id));
	return due.filter(({ id }) => !held.has(id)).length / due.length;
}

/** Magnitudes of events: the strongest known had 9.5 (Chile, 1960), the weakest that catalogues hold −3 (USGS). */
export const MAGNITUDES = [-5, 10] as const;
/** Depths of events, kilometres: down to 750 (USGS, determining the depth of an earthquake), up to the highest mountain. */
export const DEPTHS_KM = [-10, 1000] as const;
/** Modified Mercalli intensities; GeoNet writes -1 for one that is too small. */
export const INTENSITIES = [-1, 12] as const;

/** The parts of a GeoJSON feature. Throws UpstreamInvalid for another form. */
export function featureOf(feature: unknown, index: number) {
	const at = `features[${index}]`;
	const fields = fieldsOf(feature, at);
	const coordinates = itemsOf(fieldsOf(fields.geometry, `${at}.geometry`).coordinates, `${at}.geometry.coordinates`);
	return { at, fields, properties: fieldsOf(fields.properties, `${at}.properties`), coordinates };
}

function quakeOf(feature: unknown, index: number): Quake {
	const { at, fields, properties, coordinates } = featureOf(feature, index);
	const id = textOf(fields.id, `${at}.id`);
	const { latitude, longitude } = positionOf(coordinates, at);
	const url = textOrNull(properties.url, `${at}.url`);
	// A magnitude that is null is unknown; one that is missing altogether is another schema.
	if (!('mag' in properties)) throw new UpstreamInvalid(`${at} has no mag`);
	return {
		id,
		magnitude: numberOrNull(properties.mag, `${at}.mag`, MAGNITUDES),
		magnitudeType: textOrNull(properties.magType, `${at}.magType`),
		place: textOrNull(properties.place, `${at}.place`),
		time: instantOf(properties.time, `${at}.time`),
		updated:
			properties.updated === undefined || properties.updated === null
				? null
				: instantOf(properties.updated, `${at}.updated`),
		latitude,
		longitude,
		depthKm: numberOrNull(coordinates[2], `${at} depth`, DEPTHS_KM),
		url: url === null || url === eventPage(id) || !url.startsWith('https://') ? null : url,
		type: textOrNull(properties.type, `${at}.type`) ?? 'earthquake',
		status: textOrNull(properties.status, `${at}.status`),
		alert: alertOf(properties.alert),
		tsunami: numberOrNull(properties.tsunami, `${at}.tsunami`) === 1,
		mmi: numberOrNull(properties.mmi, `${at}.mmi`, INTENSITIES),
		cdi: numberOrNull(properties.cdi, `${at}.cdi`, INTENSITIES),
		felt: wholeOrNull(properties.felt, `${at}.felt`),
		significance: wholeOrNull(properties.sig, `${at}.sig`)
	};
}

/** The position of GeoJSON coordinates, degrees. Throws UpstreamInvalid outside of the Earth. */
export function positionOf(coordinates: readonly unknown[], at: string): Pick<Quake, 'latitude' | 'longitude'> {
	const latitude = numberOf(coordinates[1], `${at} latitude`);
	const longitude = numberOf(coordinates[0], `${at} longitude`);
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 360) throw new UpstreamInvalid(`${at} lies outside the Earth`);
	// Catalogues near the date line give up to ±360.
	return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude };
}

const ALERTS: ReadonlySet<unknown> = new Set(['green', 'yellow', 'orange', 'red']);

/** One of the four levels of alert; null for other values such as `pending`. */
const alertOf = (value: unknown): string | null => (typeof value === 'string' && ALERTS.has(value) ? value : null);

/** Milliseconds since 1970 that a Date can hold. */
function instantOf(value: unknown, what: string): number {
	const time = numberOf(value, what);
	if (Math.abs(time) > 8.64e15) throw new UpstreamInvalid(`${what} is not a time`);
	return time;
}

function wholeOrNull(value: unknown, what: string): number | null {
	const number = numberOrNull(value, what);
	return number === null ? null : Math.round(number);
}
