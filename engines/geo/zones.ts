import type { EngineContext } from '../kit/contract';
import { openedInTime, openedOnce } from '../kit/lazy-pack';
import type { Point } from '../kit/place-reading';
import type * as SmallZones from './small-zones.lazy';
import { ZoneMap, nauticalZone } from './zone-map';
import { ZONE_WARNINGS, type ZoneWarning } from './zone-warnings';

/** The zone of a place. `alternatives` null and a `warning` say that the small map answered. */
export interface FoundZone {
	readonly zone: string;
	readonly alternatives: readonly string[] | null;
	readonly warning: ZoneWarning | null;
}

/** How long the first questions wait for the exact map before the small one answers, milliseconds. */
const PATIENCE = 1500;

let map: ZoneMap | undefined;
const open = openedOnce('zones', (bytes) => (map = new ZoneMap(bytes)));

/** The zone of a place from the exact map; from the small one, with a warning, while that is unavailable. */
export async function zoneAt(point: Point, context: EngineContext): Promise<FoundZone> {
	const exact = map ?? (await openedInTime('zones', open, context, PATIENCE));
	if (exact instanceof ZoneMap) return { ...exact.at(point), warning: null };
	const { smallZoneAt } = await context.lazy<typeof SmallZones>('geo/small-zones');
	const zone = smallZoneAt(point);
	return {
		zone: zone.startsWith('Etc/GMT') ? nauticalZone(point.lon).zone : zone,
		alternatives: null,
		warning: ZONE_WARNINGS[exact]
	};
}
