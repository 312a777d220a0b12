import { UpstreamInvalid, type Feed, type FeedPolicy } from '../kit/contract';
import { fieldsOf, itemsOf, numberOf, numberOrNull, soundOf, textOf, textOrNull } from '../kit/upstream';
import { eventPage, PERIOD_MS, THRESHOLDS, type MinMagnitude, type Period, type Quake } from './quakes';
import { usgs } from './upstream';

/** A feed file, or a query to the catalogue for the months whose file would be megabytes. */
export type QuakeQuestion =
	| { readonly file: Period; readonly minMagnitude: MinMagnitude }
	| { readonly since: number; readonly minMagnitude: 'all' | '1.0' };

/** A window of events, with the question that it answers. */
export interface QuakeWindow {
	readonly period: Period;
	readonly minMagnitude: MinMagnitude;
	/** Whether the window may begin after its period does: the catalogue was asked for the newest 500 only. */
	readonly truncated: boolean;
	/** When the USGS made it, milliseconds since 1970. */
	readonly generated: number;
	/** Records of the file that could not be read. */
	readonly skipped: number;
	readonly quakes: readonly Quake[];
}

/** Events that a catalogue query asks for: the most that an answer may hold. */
const CATALOGUE_LIMIT = 500;
/** An event so far outside of its file's period is in no unit or by no clock that is known. */
const SLACK_MS = PERIOD_MS.day;

/** Earthquakes of the USGS: GeoJSON summary feeds, and the catalogue (fdsnws) in the same form. */
export const quakes: Feed<QuakeQuestion, QuakeWindow> = {
	id: 'quakes',
	schemaVersion: 2,
	upstream: usgs,
	budgetBytes: 2_000_000,
	dropRank: 0,
	path(question) {
		if ('file' in question) return `/earthquakes/feed/v1.0/summary/${question.minMagnitude}_${question.file}.geojson`;
		const start = new Date(question.since).toISOString().slice(0, 19);
		const minMagnitude = question.minMagnitude === 'all' ? '' : `&minmagnitude=${THRESHOLDS[question.minMagnitude]}`;
		return `/fdsnws/event/1/query?format=geojson&orderby=time&limit=${CATALOGUE_LIMIT}&starttime=${start}${minMagnitude}`;
	},
	source: () => 'https://earthquake.usgs.gov/earthquakes/map/',
	trim(body, question) {
		const collection = fieldsOf(body, 'the answer');
		if (collection.type !== 'FeatureCollection') throw new UpstreamInvalid('type is not FeatureCollection');
		const metadata = fieldsOf(collection.metadata, 'metadata');
		const features = itemsOf(collection.features, 'features');
		// A file that says that it failed, or that it holds more, is no list of what happened: none is not nothing.
		if ((numberOrNull(metadata.status, 'metadata.status') ?? 200) !== 200)
			throw new UpstreamInvalid('metadata.status is that of a failure');
		if ((numberOrNull(metadata.count, 'metadata.count') ?? 0) > features.length)
			throw new UpstreamInvalid('there are fewer features than metadata.count');
		const generated = numberOf(metadata.generated, 'metadata.generated');
		const period = 'file' in question ? question.file : 'month';
		const { items, skipped } = soundOf(features, (feature, index) => {
			const quake = quakeOf(feature, index);
			if (quake.time < generated - PERIOD_MS[period] - SLACK_MS || quake.time > generated + SLACK_MS)
				throw new UpstreamInvalid(`features[${index}].time is not of the period`);
			// The file of significant ones is cut by it.
			if (question.minMagnitude === 'significant' && quake.significance === null)
				throw new UpstreamInvalid(`features[${index}] has no sig`);
			return quake;
		});
		return {
			period,
			minMagnitude: question.minMagnitude,
			truncated: !('file' in question) && features.length >= CATALOGUE_LIMIT,
			generated,
			skipped,
			quakes: items.filter((quake) => quake.status !== 'deleted')
		};
	},
	policy(question): FeedPolicy {
		const period = 'file' in question ? question.file : 'month';
		const common = { softTimeoutMs: 2500, idleTimeoutMs: 8000, retry: true, cache: 'no-cache' } as const;
		if (period === 'week') return { ...common, freshSeconds: 300, errorSeconds: 30 * 86_400 };
		if (period === 'month') return { ...common, freshSeconds: 900, errorSeconds: 30 * 86_400 };
		return { ...common, freshSeconds: 60, errorSeconds: 7 * 86_400 };
	}
};

function quakeOf(feature: unknown, index: number): Quake {
	const at = `features[${index}]`;
	const fields = fieldsOf(feature, at);
	const properties = fieldsOf(fields.properties, `${at}.properties`);
	const coordinates = itemsOf(fieldsOf(fields.geometry, `${at}.geometry`).coordinates, `${at}.geometry.coordinates`);
	const id = textOf(fields.id, `${at}.id`);
	const latitude = numberOf(coordinates[1], `${at} latitude`);
	const longitude = numberOf(coordinates[0], `${at} longitude`);
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 360) throw new UpstreamInvalid(`${at} lies outside the Earth`);
	const url = textOrNull(properties.url, `${at}.url`);
	// A magnitude that is null is unknown; one that is missing altogether is another schema.
	if (!('mag' in properties)) throw new UpstreamInvalid(`${at} has no mag`);
	return {
		id,
		magnitude: numberOrNull(properties.mag, `${at}.mag`),
		magnitudeType: textOrNull(properties.magType, `${at}.magType`),
		place: textOrNull(properties.place, `${at}.place`),
		time: instantOf(properties.time, `${at}.time`),
		updated:
			properties.updated === undefined || properties.updated === null
				? null
				: instantOf(properties.updated, `${at}.updated`),
		latitude,
		// Catalogues near the date line give up to ±360.
		longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
		depthKm: numberOrNull(coordinates[2], `${at} depth`),
		url: url === null || url === eventPage(id) || !url.startsWith('https://') ? null : url,
		type: textOrNull(properties.type, `${at}.type`) ?? 'earthquake',
		status: textOrNull(properties.status, `${at}.status`),
		alert: textOrNull(properties.alert, `${at}.alert`),
		tsunami: numberOrNull(properties.tsunami, `${at}.tsunami`) === 1,
		mmi: numberOrNull(properties.mmi, `${at}.mmi`),
		cdi: numberOrNull(properties.cdi, `${at}.cdi`),
		felt: wholeOrNull(properties.felt, `${at}.felt`),
		significance: wholeOrNull(properties.sig, `${at}.sig`)
	};
}

/** Milliseconds since 1970 that a Date can hold. */
function instantOf(value: unknown, what: string): number {
	const time = numberOf(value, what);
	if (Math.abs(time) > 8.64e15) throw new UpstreamInvalid(`${what} is not a time`);
	return time;
}

function wholeOrNull(value: unknown, what: string): number | null {
	const number = numberOrNull(value, what);
	return number === null ? null : Math.round(number);
}
