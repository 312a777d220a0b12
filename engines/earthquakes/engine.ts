import { ApiError } from '../kit/errors';
import type { Engine, FeedContext } from '../kit/contract';
import type { earthquakes } from './contract';
import { quakes, type QuakeQuestion, type QuakeWindow } from './feed';
import { knownQuakes, type KnownQuakes } from './known';
import type * as Near from './near.lazy';
import { eventPage, feedFor, PERIOD_MS, reaches, select, type MinMagnitude, type Period, type Quake } from './quakes';

/** Windows are made every minute or two: one that ends, or begins, this much off still covers the period. */
const PRESENT_MS = 10 * 60_000;

export const engine: Engine<typeof earthquakes> = {
	async recent({ period, min_magnitude, limit, near, at_least: atLeast = null }, context) {
		const measure = near === undefined ? null : await context.lazy<typeof Near>('earthquakes/near');
		const place = measure && near !== undefined ? await measure.readPoint(near, 'near', context) : null;
		const distanceOf = (quake: Quake): number | null =>
			measure && place && measure.distanceKm(place.point, { lat: quake.latitude, lon: quake.longitude });
		const feed = feedFor(min_magnitude, atLeast);
		const known = await knowledgeOf(period, feed, (quakes) => select(quakes, period, min_magnitude, limit, context.now, atLeast).length >= limit, context); // prettier-ignore
		const selected = select(known.quakes, period, min_magnitude, limit, context.now, atLeast);
		const oldest = selected.at(-1)?.time ?? context.now;
		const reachesBack =
			selected.length >= limit ? oldest >= known.from : known.from <= context.now - PERIOD_MS[period] + PRESENT_MS;
		return {
			period,
			min_magnitude,
			at_least: atLeast,
			count: selected.length,
			generated_at: new Date(known.until).toISOString(),
			covered_from: new Date(known.from).toISOString(),
			covered_until: new Date(known.until).toISOString(),
			complete: reachesBack && known.until >= context.now - PRESENT_MS && known.skipped === 0,
			skipped: known.skipped,
			near: place && {
				latitude: place.point.lat,
				longitude: place.point.lon,
				name: place.place,
				read_as: place.readAs
			},
			earthquakes: selected.map((quake) => toWire(quake, distanceOf(quake))),
			last_known:
				selected.length > 0
					? []
					: lastKnown(
							known.quakes.filter((quake) => reaches(quake, atLeast)),
							limit
						).map((quake) => toWire(quake, distanceOf(quake)))
		};
	}
};

/** The newest events of whatever time, for an answer that has none of its own period. */
const lastKnown = (all: readonly Quake[], limit: number) =>
	[...all].sort((a, b) => b.time - a.time).slice(0, Math.min(limit, 5));

/** Asks for the smallest file that is enough to fill the answer; when that fails, all stored windows together speak. */
async function knowledgeOf(
	period: Period,
	minMagnitude: MinMagnitude,
	isEnough: (quakes: readonly Quake[]) => boolean,
	context: FeedContext
): Promise<KnownQuakes> {
	try {
		const windows: QuakeWindow[] = [];
		for (const question of questionsFor(period, minMagnitude, context.now)) {
			windows.push((await context.ask(quakes, question)).item);
			const known = knownQuakes(windows, minMagnitude);
			if (known && isEnough(known.quakes)) return known;
		}
		const known = knownQuakes(windows, minMagnitude);
		if (known === undefined) throw new Error('no question for this period');
		// What ended before the period began says nothing of it.
		if (known.until > context.now - PERIOD_MS[period]) return known;
		throw new ApiError(context.online ? 'UPSTREAM_ERROR' : 'OFFLINE', lateMessage(known.until), {
			'Retry-After': '60'
		});
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const windows = (await context.storedAnswers(quakes)).map(({ item }) => item);
		const known = knownQuakes(windows, minMagnitude);
		if (known === undefined) throw error;
		// An hour's question with older data is unknown, not zero; longer periods show what is known and say until when.
		if (known.until <= context.now - PERIOD_MS.hour && period === 'hour')
			throw new ApiError(error.code, lateMessage(known.until), error.headers);
		return known;
	}
}

const lateMessage = (until: number) =>
	`upstream: earthquakes of this period are not known; the last answer is of ${new Date(until).toISOString()}`;

/**
 * The questions to try in turn until one holds enough. A week or month of small earthquakes is megabytes, and its newest
 * 500 are usually no more than two days: so the day first, then the week, and the month from the catalogue.
 */
function questionsFor(period: Period, minMagnitude: MinMagnitude, now: number): readonly QuakeQuestion[] {
	const small = minMagnitude === 'all' || minMagnitude === '1.0';
	if (!small || period === 'hour' || period === 'day') return [{ file: period, minMagnitude }];
	const day: QuakeQuestion = { file: 'day', minMagnitude };
	const week: QuakeQuestion = { file: 'week', minMagnitude };
	if (period === 'week') return [day, week];
	// To the hour before, so that everyone who asks within an hour asks the same.
	const since = Math.floor((now - PERIOD_MS.month) / 3_600_000) * 3_600_000;
	return [day, week, { since, minMagnitude }];
}

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
	significance: quake.significance
});
