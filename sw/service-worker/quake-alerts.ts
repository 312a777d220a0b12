import type { QuakeWatch } from '../host/quake-watch';

/** The fields of an event that a notification shows. */
export interface WatchedQuake {
	readonly id: string;
	readonly magnitude: number | null;
	readonly place: string | null;
	readonly time: string;
	readonly distance_km: number | null;
}

/** A notification to show: `tag` replaces an earlier one of the same event, `path` opens on a click. */
export interface QuakeAlert {
	readonly title: string;
	readonly body: string;
	readonly tag: string;
	readonly path: string;
}

/** More at once would bury other notifications. */
const MAX_ALERTS = 3;
/** Ids are kept for the events of a day; a swarm has some hundred. */
const MAX_REPORTED = 500;

/** Path of the request for a watch. */
export const quakePath = ({ near, radiusKm, minMagnitude }: QuakeWatch) =>
	`/v1/recent?${new URLSearchParams({
		period: 'day',
		near,
		radius_km: String(radiusKm),
		min_magnitude: 'all',
		at_least: String(minMagnitude),
		order: 'time'
	})}`;

/** Notifications about the events of an answer, the newest first, and the watch without these events. */
export function quakeAlerts(
	watch: QuakeWatch,
	quakes: readonly WatchedQuake[]
): { alerts: QuakeAlert[]; watch: QuakeWatch } {
	const reported = new Set(watch.reported);
	const fresh = quakes.filter(({ id, time }) => !reported.has(id) && Date.parse(time) >= watch.since);
	const kilometres = new Intl.NumberFormat(watch.language, {
		style: 'unit',
		unit: 'kilometer',
		maximumFractionDigits: 0
	});
	const magnitudes = new Intl.NumberFormat(watch.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const clock = new Intl.DateTimeFormat(watch.language, { timeStyle: 'short' });
	const query = new URLSearchParams({ near: watch.near, period: 'day', radius_km: String(watch.radiusKm) });
	const alerts = fresh.slice(0, MAX_ALERTS).map(({ id, magnitude, place, time, distance_km: distance }) => ({
		title: `M ${magnitude === null ? '?' : magnitudes.format(magnitude)} · ${place ?? watch.name}`,
		body: `${clock.format(Date.parse(time))} · ${watch.text
			.replace('{distance}', () => kilometres.format(distance ?? 0))
			.replace('{place}', () => watch.name)}`,
		tag: `quake-${id}`,
		path: `/tools/earthquakes/recent?${query}`
	}));
	return {
		alerts,
		watch: { ...watch, reported: [...fresh.map(({ id }) => id), ...watch.reported].slice(0, MAX_REPORTED) }
	};
}
