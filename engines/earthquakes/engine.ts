import { isComplete } from '../kit/complete';
import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import type { earthquakes } from './contract';
import { findQuakes, PRESENT_MS, type Centre, type FoundQuakes } from './find-quakes';
import type * as Near from './near.lazy';
import { eventPage, PERIOD_MS, reaches, type Quake } from './quakes';

/** The first year of which catalogues have a part. */
const FIRST_TIME = Date.UTC(1900, 0, 1);

export const engine: Engine<typeof earthquakes> = {
	async recent(input, context) {
		const { period, min_magnitude, limit, near, at_least: atLeast = null, radius_km: radiusKm = null, order } = input;
		const span = spanOf(input, context.now);
		if (near === undefined && radiusKm !== null) throw invalid('near', 'is required with radius_km');
		if (near === undefined && order === 'distance') throw invalid('near', 'is required to order by distance');
		const measure = near === undefined ? null : await context.lazy<typeof Near>('earthquakes/near');
		const place = measure && near !== undefined ? await measure.readPoint(near, 'near', context) : null;
		const centre: Centre | null = measure &&
			place && {
				latitude: place.point.lat,
				longitude: place.point.lon,
				distanceTo: ({ latitude, longitude }) => measure.distanceKm(place.point, { lat: latitude, lon: longitude })
			};
		const found = await findQuakes(
			{
				...span,
				minMagnitude: min_magnitude,
				atLeast,
				limit,
				order,
				centre,
				radiusKm,
				compares: input.compare
			},
			context
		);
		const { listed, strongest, nearest, total, known } = found;
		const wire = (quake: Quake) => toWire(quake, centre && centre.distanceTo(quake));
		return {
			period,
			min_magnitude,
			at_least: atLeast,
			start: span.period === null ? new Date(span.from).toISOString() : null,
			end: span.period === null ? new Date(span.until).toISOString() : null,
			count: listed.length,
			total,
			generated_at: new Date(found.until).toISOString(),
			covered_from: new Date(found.from).toISOString(),
			covered_until: new Date(found.until).toISOString(),
			complete: isWhole(found, span, limit, order, context.now),
			skipped: found.records.reduce((sum, { item }) => sum + item.skipped, 0),
			catalogues: [...found.catalogues],
			near: place && {
				latitude: place.point.lat,
				longitude: place.point.lon,
				name: place.place,
				read_as: place.readAs
			},
			radius_km: radiusKm,
			strongest: strongest && wire(strongest),
			nearest: nearest && wire(nearest),
			earthquakes: listed.map(wire),
			last_known:
				listed.length > 0
					? []
					: lastKnown(
							known.filter((quake) => reaches(quake, atLeast)),
							limit
						).map(wire)
		};
	}
};

type Span = Pick<Parameters<typeof findQuakes>[0], 'period' | 'from' | 'until'>;

/** The requested interval: the period up to now, or from `start` to `end`. */
function spanOf(
	{ period, start, end }: Pick<Parameters<typeof engine.recent>[0], 'period' | 'start' | 'end'>,
	now: number
): Span {
	if (start === undefined && end === undefined) return { period, from: now - PERIOD_MS[period], until: now };
	if (start === undefined) throw invalid('start', 'is required with end');
	const from = timeOf('start', start, false);
	const until = Math.min(now, end === undefined ? now : timeOf('end', end, true));
	if (from < FIRST_TIME) throw invalid('start', 'must not be before 1900');
	if (from > now) throw invalid('start', 'must not be in the future');
	if (until < from) throw invalid('end', 'must not be before start');
	return { period: null, from, until };
}

/** A day or a time (UTC without an offset), milliseconds since 1970; of a day its beginning, or its end. */
function timeOf(field: string, given: string, isEnd: boolean): number {
	const text = given.trim();
	const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
	const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)?$/.test(text);
	const time = isDay || isTime ? Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) || isDay ? text : `${text}Z`) : NaN;
	const isReal = !Number.isNaN(time) && (!isDay || new Date(time).toISOString().startsWith(text));
	if (!isReal) throw invalid(field, 'must be a day (2026-07-20) or a time (2026-07-20T12:00:00Z)');
	return isDay && isEnd ? time + 86_400_000 - 1 : time;
}

/** Whether the data are complete for the answer: for the period, or as far back as a full list of the newest goes. */
function isWhole(found: FoundQuakes, span: Span, limit: number, order: string, now: number): boolean {
	const { listed, records, catalogues } = found;
	const isFull = listed.length >= limit && order === 'time';
	const oldest = Math.min(...listed.map(({ time }) => time));
	const asked = {
		from: isFull ? oldest : span.from + PRESENT_MS,
		until: Math.min(span.until, now) - PRESENT_MS
	};
	return catalogues[0] === 'USGS' && isComplete(records, { asked, known: { from: found.from, until: found.until } });
}

/** The newest events of any time, for a period without events. */
const lastKnown = (all: readonly Quake[], limit: number) =>
	[...all].sort((a, b) => b.time - a.time).slice(0, Math.min(limit, 5));

/** `distance` from the place that the question names, kilometres; null without one. */
const toWire = (quake: Quake, distance: number | null) => ({
	id: quake.id,
	magnitude: quake.magnitude,
	magnitude_type: quake.magnitudeType,
	place: quake.place,
	time: new Date(quake.time).toISOString(),
	updated: quake.updated === null ? null : new Date(quake.updated).toISOString(),
	latitude: quake.latitude,
	longitude: quake.longitude,
	depth_km: quake.depthKm,
	url: quake.url ?? eventPage(quake.id),
	type: quake.type,
	status: quake.status,
	alert: quake.alert,
	tsunami: quake.tsunami,
	felt: quake.felt,
	mmi: quake.mmi,
	cdi: quake.cdi,
	distance_km: distance && Math.round(distance * 10) / 10,
	significance: quake.significance,
	catalogue: quake.catalogue ?? ('USGS' as const),
	other_catalogues: (quake.others ?? []).map(({ catalogue, magnitude, depthKm }) => ({ catalogue, magnitude, depth_km: depthKm })) // prettier-ignore
});
