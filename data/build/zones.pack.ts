import { ZoneMap } from '../../engines/geo/zone-map';
import { type Arcs, traceArcs } from './zones/arcs';
import { encodeZones } from './zones/encode';
import { labelSides, landZones } from './zones/labels';
import { readLeaves } from './zones/leaves';
import { METRES_PER_MICRO, simplifyArcs } from './zones/simplify';
import { MAX_ERROR, verifyZones } from './zones/verify';

/** Side of the grid that vertices are rounded to: 14 m. */
const QUANTUM = 125;
/** Rounding moves a vertex by at most half a cell's diagonal, metres; the rest of the allowance is for dropping vertices. */
const ROUNDING = (QUANTUM * METRES_PER_MICRO) / Math.SQRT2;

/** Time zone borders: geo-tz' tiles → arcs → sides → fewer vertices → bytes, compared at the end. Half a minute. */
export async function build(): Promise<Uint8Array> {
	const { bytes, arcs } = makeZones();
	verifyZones(new ZoneMap(bytes.slice().buffer), arcs);
	return bytes;
}

/** The pack before it is compared, and the borders to compare it with. */
export function makeZones(): { bytes: Uint8Array; arcs: Arcs } {
	const arcs = traceArcs(readLeaves());
	const labels = labelSides(arcs);
	const pole = landZones(-89.99, 0).join('|');
	const southPole = labels.sets.findIndex((zones) => zones.join('|') === pole);
	if (southPole < 0) throw new Error(`no border of the zone at the south pole, ${pole}`);
	const atSea = (arc: number) => labels.left[arc] === 0 || labels.right[arc] === 0;
	const simple = simplifyArcs(arcs, (arc) => (atSea(arc) ? MAX_ERROR.sea : MAX_ERROR.land) - ROUNDING, QUANTUM);
	return { bytes: encodeZones(simple, labels, southPole, QUANTUM), arcs };
}
