import type { Engine } from '../kit/contract';
import type { geo } from './contract';
import {
	MILE_KM,
	NAUTICAL_MILE_KM,
	bearing,
	compassPoint,
	distanceKm,
	ellipsoidalKm,
	finalBearing,
	midpoint,
	normalDegrees
} from './distance';
import { parsePoint } from './point';

export const engine: Engine<typeof geo> = {
	distance(input) {
		const from = parsePoint(input.from, 'from');
		const to = parsePoint(input.to, 'to');
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
			bearing: course === null ? null : normalDegrees(rounded(course)),
			final_bearing: arrival === null ? null : normalDegrees(rounded(arrival)),
			compass: course === null ? null : compassPoint(course),
			midpoint: middle === null ? null : { lat: rounded(middle.lat), lon: rounded(middle.lon) },
			ellipsoidal_kilometers: rounded(ellipsoidalKm(from, to))
		};
	},
	timezone(input) {
		parsePoint(input.coords, 'coords');
		throw new Error('not answered yet');
	}
};

/** Nine decimals: a micrometre of a kilometre, a tenth of a millimetre of a degree; beyond is the noise of the arithmetic. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;
