import type { Engine, EngineContext } from '../kit/contract';
import { invalid } from '../kit/errors';
import { FIRST_YEAR, LAST_YEAR, clockAt, isEarly, nextTransition, useEarlyClocks, wallTime } from './clock';
import type { geo } from './contract';
import type * as EarlyClocks from './early-clocks.lazy';
import { formatLocalTime, formatOffset, formatUtc, hasOffset, parseTime } from './local-time';
import type { ClockPlace } from './point';
import { EARLY_NOTE, NEWER_NOTE, UTC_NOTE } from './zone-warnings';
import { followZoneUpdate } from './zone-updates';
import { zoneAt } from './zones';

type Timezone = Engine<typeof geo>['timezone'];

/** Answers `/v1/timezone` for the place that was read. With the clocks of all zones it is larger than the rest of its group. */
export async function timezone(
	input: Parameters<Timezone>[0],
	{ point: coords, readAs, place: named, zone: given }: ClockPlace,
	context: EngineContext
): Promise<Awaited<ReturnType<Timezone>>> {
	if (input.at !== undefined && input.local !== undefined) throw invalid('local', 'must not be given beside at');
	const asked = parseMoment(input.at, 'at');
	const wall = parseMoment(input.local, 'local');
	if (isEarly(wall ?? asked ?? context.now / 1000))
		useEarlyClocks((await context.lazy<typeof EarlyClocks>('geo/early-clocks')).EARLY_CLOCKS);
	const { zone, alternatives, warning } = given === undefined ? await zoneAt(coords, context) : { zone: given, alternatives: null, warning: null }; // prettier-ignore
	const update = await context.update?.();
	const updated = update === undefined ? null : followZoneUpdate(update, zone);
	const local = wall === undefined ? undefined : wallTime(zone, wall);
	const time = local ? (local.kind === 'gap' ? local.later : local.earlier) : (asked ?? context.now / 1000);
	const clock = clockAt(zone, time);
	const next = nextTransition(zone, time);
	const notes = [
		...(updated === null ? [] : [`${NEWER_NOTE} ${updated}`]),
		...(input.at !== undefined && !hasOffset(input.at) ? [UTC_NOTE] : []),
		...(time < 0 && !zone.startsWith('Etc/') ? [EARLY_NOTE] : [])
	];
	return {
		is_dst: clock.daylight,
		timezone: zone,
		local_time: formatLocalTime(time, clock.offset),
		utc_offset: formatOffset(clock.offset),
		abbreviation: clock.abbreviation,
		local: local
			? {
					kind: local.kind,
					earlier: formatLocalTime(local.earlier, clockAt(zone, local.earlier).offset),
					later: formatLocalTime(local.later, clockAt(zone, local.later).offset)
				}
			: null,
		coords,
		read_as: readAs,
		place: named,
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
		warning,
		note: notes.length > 0 ? notes.join('; ') : null
	};
}

/** A moment asked for, seconds since 1970; of the wall clock when it carries no offset and `field` says so. */
function parseMoment(text: string | undefined, field: 'at' | 'local'): number | undefined {
	if (text === undefined) return undefined;
	const time = parseTime(text);
	if (Number.isNaN(time))
		throw invalid(field, 'must be an ISO 8601 time of a day that there is, like 2026-07-01T12:00');
	if (time < Date.UTC(FIRST_YEAR, 0) / 1000 || time >= Date.UTC(LAST_YEAR + 1, 0) / 1000)
		throw invalid(field, `must be between ${FIRST_YEAR} and ${LAST_YEAR}`);
	return time;
}
