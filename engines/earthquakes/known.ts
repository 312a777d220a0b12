import type { QuakeWindow } from './feed';
import { latestVersions, leastMagnitude, passes, THRESHOLDS, type MinMagnitude, type Quake } from './quakes';

/** What stored windows together know of the events of a threshold. */
export interface KnownQuakes {
	readonly quakes: readonly Quake[];
	/** Start of the interval without gaps, milliseconds since 1970. */
	readonly from: number;
	/** End of that interval: the time of the newest window. */
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

/** Start of a window: as requested, or its oldest event when it was truncated. */
const startOf = ({ since, truncated, quakes }: QuakeWindow): number =>
	truncated ? Math.max(since, ...quakes.slice(-1).map(({ time }) => time)) : since;

/** Union of the windows, in any order, that hold every event of a threshold. Undefined without one. */
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
		// Events before a gap are unknown.
		if (window.until < from) continue;
		from = Math.min(from, startOf(window));
		joined.push(window);
	}
	const versions = joined.flatMap(({ quakes }) => quakes.filter((quake) => passes(quake, minMagnitude)));
	// An event that is missing from a newer window of the same interval was withdrawn.
	const start = startOf(newest);
	const current = new Set(newest.quakes.map(({ id }) => id));
	const quakes = latestVersions(versions).filter(
		({ id, time, magnitude }) =>
			current.has(id) || time < start || time > newest.until || (magnitude ?? -Infinity) < (newest.least ?? -Infinity)
	);
	return { quakes, from, until: newest.until, skipped: joined.reduce((sum, { skipped }) => sum + skipped, 0) };
}

/** The threshold whose file has at most a page for a week or month: stronger events are fetched whole. */
export const isSmall = (minMagnitude: MinMagnitude): boolean =>
	minMagnitude !== 'significant' && THRESHOLDS[minMagnitude] < THRESHOLDS['2.5'];
