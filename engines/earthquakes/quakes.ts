/** Periods of the feeds in milliseconds; the month is 30 days. */
export const PERIOD_MS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;

/** Smallest magnitude of each feed as the USGS cuts them: its numbers are rounded to a tenth. `all` takes unknown ones too. */
export const THRESHOLDS = { all: -Infinity, '1.0': 0.95, '2.5': 2.45, '4.5': 4.45 } as const;

/** Smallest significance of the feed of significant earthquakes. */
export const SIGNIFICANT = 600;

export type Period = keyof typeof PERIOD_MS;
export type MinMagnitude = keyof typeof THRESHOLDS | 'significant';

/** One event as it is kept: times in milliseconds since 1970, degrees, kilometres. */
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
	readonly significance: number | null;
}

/** Page of an event. */
export const eventPage = (id: string) =>
	`https://earthquake.usgs.gov/earthquakes/eventpage/${encodeURIComponent(id.toWellFormed())}`;

/** Whether an event belongs to the feed of this threshold. */
export function passes(quake: Quake, least: MinMagnitude): boolean {
	if (least === 'all') return true;
	if (least === 'significant') return (quake.significance ?? 0) >= SIGNIFICANT;
	return quake.magnitude !== null && quake.magnitude >= THRESHOLDS[least];
}

/** The events within `period` before `now` that pass the threshold, newest first (same time: by id), `limit` at most. */
export function select(
	quakes: readonly Quake[],
	period: Period,
	least: MinMagnitude,
	limit: number,
	now: number
): readonly Quake[] {
	const since = now - PERIOD_MS[period];
	return quakes
		.filter((quake) => quake.time >= since && passes(quake, least))
		.sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
		.slice(0, limit);
}

/** Whether a stored window answers a question about another one: it goes back as far and leaves out no more. */
export function covers(
	stored: { readonly period: Period; readonly least: MinMagnitude },
	asked: { readonly period: Period; readonly least: MinMagnitude }
): boolean {
	if (PERIOD_MS[stored.period] < PERIOD_MS[asked.period]) return false;
	if (stored.least === asked.least || stored.least === 'all') return true;
	if (stored.least === 'significant' || asked.least === 'significant') return false;
	return THRESHOLDS[stored.least] <= THRESHOLDS[asked.least];
}
