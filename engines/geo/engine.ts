import type { Engine, EngineContext } from '../kit/contract';
import { readPlace } from '../kit/place';
import type { geo } from './contract';
import {
	MILE_KM,
	NAUTICAL_MILE_KM,
	bearing,
	compassPoint,
	destination,
	distanceKm,
	ellipsoidalKm,
	finalBearing,
	midpoint
} from './distance';
import type * as Names from './names.lazy';
import { pointReader, type ClockPlace } from './point';
import type * as Timezone from './timezone.lazy';
import type { ZonePlace } from './zone-place';

/** Distances need neither names nor clocks: what reads names and what knows clocks is loaded by the questions about them. */
const readPoint = pointReader((context) => context.lazy<typeof Names>('geo/names'));

/** The point of a clock: any point, or a zone, a country, a part of one or towns of one name that have a single clock. */
async function readZone(text: string, context: EngineContext): Promise<ClockPlace> {
	if (!/\p{L}/u.test(text) || readPlace(text).kind !== 'none') return readPoint(text, 'coords', context);
	const { townZone, zonePlace } = await context.lazy<typeof Names>('geo/names');
	const asZone = ({ point, name, zone }: ZonePlace): ClockPlace => ({ point, readAs: 'zone', place: name, zone });
	const found = await zonePlace(text, context);
	if (found) return asZone(found);
	try {
		return await readPoint(text, 'coords', context);
	} catch (error) {
		const town = await townZone(text, context);
		if (town === null) throw error;
		return asZone(town);
	}
}

export const engine: Engine<typeof geo> = {
	async distance(input, context) {
		const { point: from, readAs: fromAs, place: start } = await readPoint(input.from, 'from', context);
		const { point: to, readAs: toAs, place: end } = await readPoint(input.to, 'to', context);
		const kilometers = distanceKm(from, to);
		const course = bearing(from, to);
		const arrival = finalBearing(from, to);
		const middle = midpoint(from, to);
		return {
			from,
			to,
			kilometers: rounded(kilometers),
			miles: rounded(kilometers / MILE_KM),
			nautical_miles: rounded(kilometers / NAUTICAL_MILE_KM),
			bearing: course === null ? null : rounded(course) % 360,
			final_bearing: arrival === null ? null : rounded(arrival) % 360,
			compass: course === null ? null : compassPoint(course),
			midpoint: middle === null ? null : { lat: rounded(middle.lat), lon: rounded(middle.lon) },
			ellipsoidal_kilometers: rounded(ellipsoidalKm(from, to)),
			read_as: { from: fromAs, to: toAs },
			places: { from: start, to: end }
		};
	},
	async destination({ from: given, bearing: course, kilometers }, context) {
		const { point: from, readAs, place: start } = await readPoint(given, 'from', context);
		const { to, finalBearing: arrival } = destination(from, course, kilometers);
		return {
			from,
			bearing: course,
			kilometers,
			to: { lat: rounded(to.lat), lon: rounded(to.lon) },
			final_bearing: rounded(arrival) % 360,
			read_as: readAs,
			place: start
		};
	},
	async timezone(input, context) {
		const [{ timezone }, place] = await Promise.all([
			context.lazy<typeof Timezone>('geo/timezone'),
			readZone(input.coords, context)
		]);
		return timezone(input, place, context);
	},
	async places(input, context) {
		const { places } = await context.lazy<typeof Names>('geo/names');
		return places(input, context);
	}
};

/** Nine decimals: a micrometre of a kilometre, a tenth of a millimetre of a degree; beyond is the noise of the arithmetic. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;
