import type { ZoneMap } from '../../../engines/geo/zone-map';
import type { Arcs } from './arcs';
import { landZones } from './labels';
import { MICRO } from './leaves';
import { METRES_PER_MICRO } from './simplify';

/** The farthest from a true border that the pack may be wrong, metres: between two countries, and towards the seas. */
export const MAX_ERROR = { land: 60, sea: 200 };

/** What the check found. */
export interface Verdict {
	readonly asked: number;
	readonly wrong: number;
	/** Farthest wrong answer from a true border, metres. */
	readonly land: number;
	readonly sea: number;
}

interface Miss {
	/** Millionths of a degree. */
	readonly x: number;
	readonly y: number;
	readonly sea: boolean;
	/** Metres to the nearest true border. */
	metres: number;
}

const GRID_DEGREES = 0.25;
const BORDER_SAMPLES = 150_000;
/** Samples lie up to this far off a border, metres. */
const BORDER_REACH = 400;

/**
 * Compares the map with geo-tz, zone sets and not only names, on a grid over the whole globe and beside every border.
 * @throws Error when an answer is wrong farther from a border than `MAX_ERROR` allows.
 */
export function verifyZones(map: ZoneMap, arcs: Arcs): Verdict {
	const misses: Miss[] = [];
	let asked = 0;
	const ask = (lat: number, lon: number) => {
		asked++;
		const zones = landZones(lat, lon);
		const found = map.header.sets[map.labelAt(lat, lon)] ?? [];
		if (zones.length === found.length && zones.every((zone, i) => zone === found[i])) return;
		const sea = zones.length === 0 || found.length === 0;
		misses.push({ x: lon * MICRO, y: lat * MICRO, sea, metres: Infinity });
	};
	for (let lat = -90 + GRID_DEGREES / 2; lat < 90; lat += GRID_DEGREES)
		for (let lon = -180 + GRID_DEGREES / 2; lon < 180; lon += GRID_DEGREES) ask(lat, lon);
	for (const { lat, lon } of besideBorders(arcs)) ask(lat, lon);
	measure(misses, arcs);
	const worst = (sea: boolean) =>
		misses.reduce((most, miss) => (miss.sea === sea ? Math.max(most, miss.metres) : most), 0);
	const verdict = { asked, wrong: misses.length, land: worst(false), sea: worst(true) };
	if (verdict.land > MAX_ERROR.land || verdict.sea > MAX_ERROR.sea) {
		const far = misses.filter(({ sea, metres }) => metres > (sea ? MAX_ERROR.sea : MAX_ERROR.land));
		const places = far.slice(0, 10).map(({ x, y, metres }) => `${y / MICRO},${x / MICRO} (${Math.round(metres)} m)`);
		throw new Error(`the zone map is wrong at ${far.length} places far from a border: ${places.join('; ')}`);
	}
	return verdict;
}

/** Points at even distances along all borders, on alternate sides, at distances that a fixed sequence draws. */
function* besideBorders(arcs: Arcs): Generator<{ lat: number; lon: number }> {
	const steps: { i: number; dx: number; dy: number; scale: number; length: number }[] = [];
	let total = 0;
	for (let k = 0; k < arcs.count; k++)
		for (let i = (arcs.starts[k] as number) + 1; i < (arcs.starts[k + 1] as number); i++) {
			const scale = Math.cos((((arcs.y[i] as number) / MICRO) * Math.PI) / 180);
			const dx = ((arcs.x[i] as number) - (arcs.x[i - 1] as number)) * scale;
			const dy = (arcs.y[i] as number) - (arcs.y[i - 1] as number);
			const length = Math.hypot(dx, dy);
			steps.push({ i, dx, dy, scale, length });
			total += length;
		}
	// Lehmer's generator: the same points every time.
	let seed = 20_261_120;
	const random = () => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff;
	const every = total / BORDER_SAMPLES;
	let due = every / 2;
	for (const { i, dx, dy, scale, length } of steps) {
		for (; due < length; due += every) {
			const off = ((random() * 2 - 1) * BORDER_REACH) / METRES_PER_MICRO / length;
			const along = due / length - 1;
			const lon = ((arcs.x[i] as number) + (along * dx - off * dy) / scale) / MICRO;
			const lat = ((arcs.y[i] as number) + along * dy + off * dx) / MICRO;
			if (Math.abs(lon) < 179.9999 && Math.abs(lat) < 89.9999) yield { lat, lon };
		}
		due -= length;
	}
}

/** Sets every miss's distance to the true borders. */
function measure(misses: readonly Miss[], arcs: Arcs): void {
	const side = 0.02 * MICRO;
	const reach = 1000 / METRES_PER_MICRO;
	const cells = new Map<number, Miss[]>();
	const key = (column: number, row: number) => column * 100_000 + row;
	for (const miss of misses) {
		const k = key(Math.floor(miss.x / side), Math.floor(miss.y / side));
		cells.set(k, [...(cells.get(k) ?? []), miss]);
	}
	for (let k = 0; k < arcs.count; k++)
		for (let i = (arcs.starts[k] as number) + 1; i < (arcs.starts[k + 1] as number); i++) {
			const [x0, y0, x1, y1] = [
				arcs.x[i - 1] as number,
				arcs.y[i - 1] as number,
				arcs.x[i] as number,
				arcs.y[i] as number
			];
			const scale = Math.max(0.01, Math.cos(((y0 / MICRO) * Math.PI) / 180));
			const west = Math.floor((Math.min(x0, x1) - reach / scale) / side);
			const east = Math.floor((Math.max(x0, x1) + reach / scale) / side);
			const south = Math.floor((Math.min(y0, y1) - reach) / side);
			const north = Math.floor((Math.max(y0, y1) + reach) / side);
			for (let column = west; column <= east; column++)
				for (let row = south; row <= north; row++)
					for (const miss of cells.get(key(column, row)) ?? [])
						miss.metres = Math.min(miss.metres, METRES_PER_MICRO * toSegment(miss, x0, y0, x1, y1));
		}
}

/** Distance of a point from a segment, in millionths of a degree of latitude. */
function toSegment({ x, y }: Miss, x0: number, y0: number, x1: number, y1: number): number {
	const scale = Math.cos(((y / MICRO) * Math.PI) / 180);
	const [ax, ay, bx, by] = [(x0 - x) * scale, y0 - y, (x1 - x0) * scale, y1 - y0];
	const squared = bx * bx + by * by;
	const t = squared > 0 ? Math.max(0, Math.min(1, -(ax * bx + ay * by) / squared)) : 0;
	return Math.hypot(ax + t * bx, ay + t * by);
}
