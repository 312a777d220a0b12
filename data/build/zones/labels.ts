import { find } from 'geo-tz/all';
import type { Arcs } from './arcs';
import { MICRO } from './leaves';

/** Which zones lie left and right of every arc; an empty set is the high seas. */
export interface SideLabels {
	/** Sets of zone names, each sorted; set 0 is empty. */
	readonly sets: readonly (readonly string[])[];
	readonly left: Int32Array;
	readonly right: Int32Array;
}

/** Distances from the border of the two probes, millionths of a degree: beyond rounding, before the next border. */
const OFFSETS = [3, 1.5];
/** Segments asked for an arc, longest first, until both sides differ. */
const SEGMENTS_ASKED = 12;
/** geo-tz' map ends here; beyond it answers for this meridian. */
const EDGE = 179.99989;

/** The zones of geo-tz at a place, sorted. Empty on the high seas, which it gives by Etc/GMT±n. */
export const landZones = (lat: number, lon: number): string[] =>
	[...new Set(find(lat, lon))].filter((zone) => !zone.startsWith('Etc/GMT')).sort();

/** Asks geo-tz on both sides of every arc. */
export function labelSides(arcs: Arcs): SideLabels {
	const sets: string[][] = [[]];
	const numbers = new Map<string, number>([['', 0]]);
	const numberOf = (zones: string[]): number => {
		const key = zones.join('|');
		const known = numbers.get(key);
		if (known !== undefined) return known;
		numbers.set(key, sets.length);
		return sets.push(zones) - 1;
	};
	const left = new Int32Array(arcs.count);
	const right = new Int32Array(arcs.count);
	for (let k = 0; k < arcs.count; k++) {
		const segments: { length: number; at: number }[] = [];
		for (let i = (arcs.starts[k] as number) + 1; i < (arcs.starts[k + 1] as number); i++) {
			const { dx, dy } = step(arcs, i);
			segments.push({ length: Math.hypot(dx, dy), at: i });
		}
		segments.sort((a, b) => b.length - a.length || a.at - b.at);
		search: for (const { length, at } of segments.slice(0, SEGMENTS_ASKED)) {
			const { dx, dy } = step(arcs, at);
			const [x, y] = [(arcs.x[at] as number) - dx / 2, (arcs.y[at] as number) - dy / 2];
			for (const offset of OFFSETS) {
				const [east, north] = [(-dy / length) * offset, (dx / length) * offset];
				left[k] = numberOf(near(x + east, y + north));
				right[k] = numberOf(near(x - east, y - north));
				if (left[k] !== right[k]) break search;
			}
		}
	}
	return { sets, left, right };
}

const step = (arcs: Arcs, i: number) => ({
	dx: (arcs.x[i] as number) - (arcs.x[i - 1] as number),
	dy: (arcs.y[i] as number) - (arcs.y[i - 1] as number)
});

const near = (x: number, y: number): string[] =>
	landZones(Math.max(-89.9999, Math.min(89.9999, y / MICRO)), Math.max(-EDGE, Math.min(EDGE, x / MICRO)));
