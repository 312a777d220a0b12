import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import { FIRST_YEAR, LAST_YEAR, clockAt, nextTransition } from './clock';
import type { geo } from './contract';
import {
	MILE_KM,
	NAUTICAL_MILE_KM,
	bearing,
	compassPoint,
	distanceKm,
	ellipsoidalKm,
	finalBearing,
	midpoint
} from './distance';
import { formatLocalTime, formatOffset, formatUtc, parseTime } from './local-time';
import { parsePoint } from './point';
import { zoneAt } from './zones';

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
			bearing: course === null ? null : rounded(course) % 360,
			final_bearing: arrival === null ? null : rounded(arrival) % 360,
			compass: course === null ? null : compassPoint(course),
			midpoint: middle === null ? null : { lat: rounded(middle.lat), lon: rounded(middle.lon) },
			ellipsoidal_kilometers: rounded(ellipsoidalKm(from, to))
		};
	},
	async timezone(input, context) {
		const coords = parsePoint(input.coords, 'coords');
		const time = input.at === undefined ? context.now / 1000 : parseAt(input.at);
		const { zone, alternatives, warning } = await zoneAt(coords, context);
		const clock = clockAt(zone, time);
		const next = nextTransition(zone, time);
		return {
			is_dst: clock.daylight,
			timezone: zone,
			local_time: formatLocalTime(time, clock.offset),
			utc_offset: formatOffset(clock.offset),
			abbreviation: clock.abbreviation,
			coords,
			alternatives,
			next_transition:
				next === null
					? null
					: {
							time: formatUtc(next.time),
							local_time: formatLocalTime(next.time, next.offset),
							utc_offset: formatOffset(next.offset),
							is_dst: next.daylight,
							abbreviation: next.abbreviation
						},
			warning
		};
	}
};

/** Nine decimals: a micrometre of a kilometre, a tenth of a millimetre of a degree; beyond is the noise of the arithmetic. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/** The moment asked for, seconds since 1970. */
function parseAt(text: string): number {
	const time = parseTime(text);
	if (Number.isNaN(time)) throw invalid('at', 'must be an ISO 8601 time like 2026-07-01T12:00:00Z');
	if (time < Date.UTC(FIRST_YEAR, 0) / 1000 || time >= Date.UTC(LAST_YEAR + 1, 0) / 1000)
		throw invalid('at', `must be between ${FIRST_YEAR} and ${LAST_YEAR}`);
	return time;
}
