import { putInteger } from '../../../engines/kit/bytes';
import type { ZonePackHeader } from '../../../engines/geo/zone-map';
import type { SideLabels } from './labels';
import { geoTzVersion } from './leaves';
import type { SimpleArc } from './simplify';

/** Writes arcs as variable-length integers: seven bits a byte, lowest first, sign in the lowest bit of steps. */
export function encodeZones(
	simple: readonly SimpleArc[],
	labels: SideLabels,
	southPole: number,
	quantum: number
): Uint8Array {
	// Neighbours in space follow each other, in strips of two degrees, so that the step from arc to arc is small.
	const strip = ({ x }: SimpleArc) => Math.floor(((x[0] as number) * quantum) / 2e6);
	const ordered = [...simple].sort(
		(a, b) => strip(a) - strip(b) || (a.y[0] as number) - (b.y[0] as number) || a.arc - b.arc
	);
	const [heads, east, north]: [number[], number[], number[]] = [[], [], []];
	let [x, y, vertices] = [0, 0, 0];
	for (const arc of ordered) {
		for (const value of [arc.x.length, labels.left[arc.arc] as number, labels.right[arc.arc] as number])
			putInteger(heads, value);
		for (let i = 0; i < arc.x.length; i++) {
			putInteger(east, zigzag((arc.x[i] as number) - x));
			putInteger(north, zigzag((arc.y[i] as number) - y));
			[x, y] = [arc.x[i] as number, arc.y[i] as number];
		}
		vertices += arc.x.length;
	}
	const header: ZonePackHeader = {
		format: 1,
		source: `timezone-boundary-builder, from data © OpenStreetMap contributors, by geo-tz ${geoTzVersion}`,
		licence: 'ODbL-1.0',
		quantum,
		arcs: ordered.length,
		vertices,
		sets: labels.sets,
		southPole,
		lengths: [heads.length, east.length, north.length]
	};
	const json = new TextEncoder().encode(JSON.stringify(header));
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, json.length, true);
	return Uint8Array.from([...length, ...json].concat(heads, east, north));
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
