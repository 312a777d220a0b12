import { ApiError } from '../kit/errors';
import type { Engine, FeedContext } from '../kit/contract';
import type { earthquakes } from './contract';
import { quakes, type QuakeQuestion, type QuakeWindow } from './feed';
import { covers, eventPage, PERIOD_MS, select, type MinMagnitude, type Period, type Quake } from './quakes';

export const engine: Engine<typeof earthquakes> = {
	async recent({ period, min_magnitude, limit }, context) {
		const { window, generated } = await windowFor(period, min_magnitude, limit, context);
		const selected = select(window, period, min_magnitude, limit, context.now);
		return {
			period,
			min_magnitude,
			count: selected.length,
			generated_at: new Date(generated).toISOString(),
			earthquakes: selected.map(toWire)
		};
	}
};

interface Answer {
	readonly window: readonly Quake[];
	readonly generated: number;
}

/** Asks for the smallest file that fills the answer; when that fails, any stored window that covers the question. */
async function windowFor(period: Period, least: MinMagnitude, limit: number, context: FeedContext): Promise<Answer> {
	try {
		let answer: QuakeWindow | undefined;
		for (const question of questionsFor(period, least, context.now)) {
			answer = (await context.ask(quakes, question)).item;
			if (select(answer.quakes, period, least, limit, context.now).length >= limit) break;
		}
		if (answer === undefined) throw new Error('no question for this period');
		return { window: answer.quakes, generated: answer.generated };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const stored = (await context.seen(quakes)).find(({ item }) => !item.cut && covers(item, { period, least }));
		if (stored === undefined) throw error;
		return { window: stored.item.quakes, generated: stored.item.generated };
	}
}

/**
 * The questions to try in turn until one holds enough. A week or month of small earthquakes is megabytes, and its newest
 * 500 are usually no more than two days: so the day first, then the week, and the month from the catalogue.
 */
function questionsFor(period: Period, least: MinMagnitude, now: number): readonly QuakeQuestion[] {
	const small = least === 'all' || least === '1.0';
	if (!small || period === 'hour' || period === 'day') return [{ file: period, least }];
	const day: QuakeQuestion = { file: 'day', least };
	const week: QuakeQuestion = { file: 'week', least };
	if (period === 'week') return [day, week];
	// To the hour before, so that everyone who asks within an hour asks the same.
	const since = Math.floor((now - PERIOD_MS.month) / 3_600_000) * 3_600_000;
	return [day, week, { since, least }];
}

const toWire = (quake: Quake) => ({
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
	significance: quake.significance
});
