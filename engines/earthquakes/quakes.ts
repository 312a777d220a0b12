/** Periods of the feeds in milliseconds; the month is 30 days. */
export const PERIOD_MS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;

/** Smallest magnitude of each feed as the USGS cuts them: its numbers are rounded to a tenth. `all` takes unknown ones too. */
export const THRESHOLDS = { all: -Infinity, '1.0': 0.95, '2.5': 2.45, '4.5': 4.45 } as const;

/** Smallest significance of the feed of significant earthquakes. */
export const SIGNIFICANT = 600;

export type Period = keyof typeof PERIOD_MS;
export type MinMagnitude = keyof typeof THRESHOLDS | 'significant';

/** The stored form of an event: times in milliseconds since 1970, degrees, kilometres. */
export interface Quake {
	readonly id: string;
	readonly magnitude: number | null;
	readonly magnitudeType: string | null;
	readonly place: string | null;
	readonly time: number;
	readonly updated: number | null;
	readonly latitude: number;
	readonly longitude: number;
	readonly depthKm: number | null;
	/** Null for the usual page, `eventPage(id)`. */
	readonly url: string | null;
	readonly type: string;
	readonly status: string | null;
	readonly alert: string | null;
	readonly tsunami: boolean;
	readonly felt: number | null;
	/** Modified Mercalli intensity, 1 to 10: computed (ShakeMap) and as people felt it ("Did you feel it?"). */
	readonly mmi: number | null;
	readonly cdi: number | null;
	readonly significance: number | null;
	/** Catalogue that it is from; the USGS when left out. */
	readonly catalogue?: 'EMSC' | 'GeoNet';
	/** What other catalogues say of the same event. */
	readonly others?: readonly OtherReading[];
}

/** What another catalogue says of an event. */
export interface OtherReading {
	readonly catalogue: 'USGS' | 'EMSC' | 'GeoNet';
	readonly magnitude: number | null;
	readonly depthKm: number | null;
}

/** Page of an event. */
export const eventPage = (id: string) =>
	`https://earthquake.usgs.gov/earthquakes/eventpage/${encodeURIComponent(id.toWellFormed())}`;

/** Whether an event belongs to the feed of this threshold. */
export function passes(quake: Quake, minMagnitude: MinMagnitude): boolean {
	if (minMagnitude === 'all') return true;
	if (minMagnitude === 'significant') return (quake.significance ?? 0) >= SIGNIFICANT;
	return quake.magnitude !== null && quake.magnitude >= THRESHOLDS[minMagnitude];
}

/** The smallest feed in which no event of a magnitude is missing: `minMagnitude`, or one above it that `atLeast` allows. */
export function feedFor(minMagnitude: MinMagnitude, atLeast: number | null): MinMagnitude {
	if (atLeast === null || minMagnitude === 'significant') return minMagnitude;
	const levels = ['4.5', '2.5', '1.0'] as const;
	const enough = levels.find((level) => lowest(atLeast) >= THRESHOLDS[level]);
	return enough === undefined || THRESHOLDS[enough] < THRESHOLDS[minMagnitude] ? minMagnitude : enough;
}

/** What rounds to a magnitude, as the feeds do. */
const lowest = (magnitude: number): number => Math.round(magnitude * 100 - 5) / 100;

/** Whether an event reaches a magnitude; true without a threshold. */
export const reaches = ({ magnitude }: Quake, atLeast: number | null): boolean =>
	atLeast === null || (magnitude !== null && magnitude >= lowest(atLeast));

/** The smallest magnitude that passes both thresholds; null without a threshold. */
export function leastMagnitude(minMagnitude: MinMagnitude, atLeast: number | null): number | null {
	const feed = minMagnitude === 'significant' ? -Infinity : THRESHOLDS[minMagnitude];
	const least = Math.max(feed, atLeast === null ? -Infinity : lowest(atLeast));
	return least === -Infinity ? null : least;
}

/** A query: an interval, milliseconds since 1970, and thresholds. */
export interface Selection {
	readonly from: number;
	readonly until: number;
	readonly minMagnitude: MinMagnitude;
	readonly atLeast: number | null;
}

/** Each event once, in its latest version, at its first place. */
export function latestVersions(quakes: Iterable<Quake>): Quake[] {
	const byId = new Map<string, Quake>();
	for (const quake of quakes) {
		const known = byId.get(quake.id);
		if (known === undefined || (quake.updated ?? 0) > (known.updated ?? 0)) byId.set(quake.id, quake);
	}
	return [...byId.values()];
}

/** The order of answers: newest first, by id within the same instant. */
export const newestFirst = (a: Quake, b: Quake) => b.time - a.time || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
/** Strongest first, newest first among equals; an unknown magnitude is the last. */
export const strongestFirst = (a: Quake, b: Quake) =>
	(b.magnitude ?? -Infinity) - (a.magnitude ?? -Infinity) || newestFirst(a, b);

/** The events of a selection, newest first. */
export const select = (quakes: readonly Quake[], { from, until, minMagnitude, atLeast }: Selection): readonly Quake[] =>
	quakes
		.filter(({ time }) => time >= from && time <= until)
		.filter((quake) => passes(quake, minMagnitude) && reaches(quake, atLeast))
		.sort(newestFirst);
