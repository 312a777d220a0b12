import type { QuakeWindow } from './feed';
import { passes, PERIOD_MS, THRESHOLDS, type MinMagnitude, type Quake } from './quakes';

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

/** Whether a window leaves out no event of a threshold. */
function holdsAll({ minMagnitude: stored }: QuakeWindow, asked: MinMagnitude): boolean {
	if (stored === asked || stored === 'all') return true;
	if (stored === 'significant' || asked === 'significant') return false;
	return THRESHOLDS[stored] <= THRESHOLDS[asked];
}

/** When a window begins: with its period, or with its oldest event where it was truncated. */
function startOf({ period, truncated, generated, quakes }: QuakeWindow): number {
	const start = generated - PERIOD_MS[period];
	return truncated ? Math.max(start, ...quakes.slice(-1).map(({ time }) => time)) : start;
}

/**
 * The union of all windows that hold every event of a threshold: events by their id, known from where the windows join on to
 * the newest of them. Undefined when no window does. Windows in any order.
 */
export function knownQuakes(windows: readonly QuakeWindow[], minMagnitude: MinMagnitude): KnownQuakes | undefined {
	const fitting = windows.filter((window) => holdsAll(window, minMagnitude)).sort((a, b) => b.generated - a.generated);
	const [newest] = fitting;
	if (newest === undefined) return undefined;
	let from = startOf(newest);
	const joined: QuakeWindow[] = [newest];
	for (const window of fitting.slice(1)) {
		// Beyond a gap nothing can be said of the time between.
		if (window.generated < from) continue;
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
		({ id, time }) => current.has(id) || time < start || time > newest.generated
	);
	return { quakes, from, until: newest.generated, skipped: joined.reduce((sum, { skipped }) => sum + skipped, 0) };
}
