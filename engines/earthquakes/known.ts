import type { QuakeWindow } from './feed';
import { leastMagnitude, passes, THRESHOLDS, type MinMagnitude, type Quake } from './quakes';

/** What stored windows together know of the events of a threshold. */
export interface KnownQuakes {
	/** Each event once, as it was given last. */
	readonly quakes: readonly Quake[];
	/** The time since which every event is known without a gap, milliseconds since 1970. */
	readonly from: number;
	/** The time up to which they are known: when the newest window was made. */
	readonly until: number;
	/** Records of these windows that could not be read. */
	readonly skipped: number;
}

/** Whether a window leaves out no event of a threshold, in its stretch of time. */
function holdsAll(window: QuakeWindow, minMagnitude: MinMagnitude, atLeast: number | null): boolean {
	if (window.circle !== null || (window.order === 'magnitude' && window.truncated)) return false;
	if (window.significantOnly) return minMagnitude === 'significant';
	if (minMagnitude === 'significant') return window.least === null;
	const least = leastMagnitude(minMagnitude, atLeast);
	return window.least === null || (least !== null && window.least <= least);
}

/** When a window begins: as it was asked for, or with its oldest event where it was truncated. */
function startOf({ since, truncated, quakes }: QuakeWindow): number {
	return truncated ? Math.max(since, ...quakes.slice(-1).map(({ time }) => time)) : since;
}

/**
 * The union of all windows that hold every event of a threshold: events by their id, known from where the windows join on to
 * the newest of them. Undefined when no window does. Windows in any order.
 */
export function knownQuakes(
	windows: readonly QuakeWindow[],
	minMagnitude: MinMagnitude,
	atLeast: number | null = null
): KnownQuakes | undefined {
	const fitting = windows
		.filter((window) => holdsAll(window, minMagnitude, atLeast))
		.sort((a, b) => b.until - a.until || b.generated - a.generated);
	const [newest] = fitting;
	if (newest === undefined) return undefined;
	let from = startOf(newest);
	const joined: QuakeWindow[] = [newest];
	for (const window of fitting.slice(1)) {
		// Beyond a gap nothing can be said of the time between.
		if (window.until < from) continue;
		from = Math.min(from, startOf(window));
		joined.push(window);
	}
	const byId = new Map<string, Quake>();
	for (const { quakes } of joined)
		for (const quake of quakes) {
			const known = byId.get(quake.id);
			if (passes(quake, minMagnitude) && (!known || (quake.updated ?? 0) > (known.updated ?? 0)))
				byId.set(quake.id, quake);
		}
	// An event that a newer window of the same time no longer has was taken back.
	const start = startOf(newest);
	const current = new Set(newest.quakes.map(({ id }) => id));
	const quakes = [...byId.values()].filter(
		({ id, time, magnitude }) =>
			current.has(id) || time < start || time > newest.until || (magnitude ?? -Infinity) < (newest.least ?? -Infinity)
	);
	return { quakes, from, until: newest.until, skipped: joined.reduce((sum, { skipped }) => sum + skipped, 0) };
}

/** The threshold whose file holds no more than a page of a week or month: what is stronger than that is asked for whole. */
export const isSmall = (minMagnitude: MinMagnitude): boolean =>
	minMagnitude !== 'significant' && THRESHOLDS[minMagnitude] < THRESHOLDS['2.5'];
