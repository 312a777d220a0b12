import { UpstreamInvalid, type Feed, type FeedPolicy } from '../kit/contract';
import { fieldsOf, itemsOf, numberOrNull, soundOf, textOf, textOrNull } from '../kit/upstream';
import type { CatalogueQuestion, QuakeWindow } from './feed';
import {
	catalogueKey,
	DEPTHS_KM,
	fdsnQuery,
	featureOf,
	INTENSITIES,
	isQuietCircle,
	lostQuakes,
	MAGNITUDES,
	positionOf,
	provenWindow,
	weighWindow,
	windowOf
} from './feed';
import { newestFirst, type OtherReading, type Quake } from './quakes';
import { emsc, geonet } from './upstream';

const POLICY: FeedPolicy = {
	freshSeconds: 300,
	errorSeconds: 7 * 86_400,
	softTimeoutMs: 4000,
	idleTimeoutMs: 8000,
	retry: false,
	cache: 'no-cache'
};
const KM_PER_DEGREE = 111.195;

/** What all catalogues but the first leave unsaid. */
const UNSAID = {
	updated: null,
	alert: null,
	tsunami: false,
	felt: null,
	mmi: null,
	cdi: null,
	significance: null
} as const;

/** Earthquakes of the EMSC (seismicportal.eu), the fallback for the USGS. */
export const emscQuakes: Feed<CatalogueQuestion, QuakeWindow> = {
	id: 'emsc-quakes',
	schemaVersion: 1,
	upstream: emsc,
	budgetBytes: 500_000,
	dropRank: 3,
	// The long names of these parameters were refused in the past.
	path: (question) =>
		`/fdsnws/event/1/query?format=json&${fdsnQuery(question, {
			start: 'start',
			end: 'end',
			least: 'minmag',
			latitude: 'lat',
			longitude: 'lon',
			radius: (km) => ({ maxradius: String(Math.min(180, Math.round((km / KM_PER_DEGREE) * 100) / 100)) })
		})}`,
	key: catalogueKey,
	source: () => 'https://www.seismicportal.eu/',
	trim(body, question) {
		const features = itemsOf(fieldsOf(body, 'the answer').features, 'features');
		const { items, skipped } = soundOf(features, (feature, index) => {
			const { at, properties, coordinates } = featureOf(feature, index);
			const id = textOf(properties.unid, `${at}.unid`);
			const place = textOrNull(properties.flynn_region, `${at}.flynn_region`);
			// The third coordinate is a height.
			const height = numberOrNull(coordinates[2], `${at} height`);
			return {
				...UNSAID,
				id: `emsc${id}`,
				magnitude: numberOrNull(properties.mag, `${at}.mag`, MAGNITUDES),
				magnitudeType: textOrNull(properties.magtype, `${at}.magtype`),
				place: place === null ? null : capitalised(place),
				time: timeOf(properties.time, `${at}.time`),
				...positionOf(coordinates, at),
				depthKm: numberOrNull(properties.depth, `${at}.depth`, DEPTHS_KM) ?? (height === null ? null : -height),
				url: `https://www.seismicportal.eu/eventdetails.html?unid=${encodeURIComponent(id)}`,
				type: textOrNull(properties.evtype, `${at}.evtype`)?.endsWith('x') ? 'explosion' : 'earthquake',
				status: null,
				catalogue: 'EMSC' as const
			};
		});
		return windowWith(question, items, skipped);
	},
	weigh: weighWindow,
	lost: lostQuakes,
	shape: {
		schema: 'FDSN event 1, EMSC JSON',
		checked: '2026-11-26',
		fields: ['features[].geometry.coordinates[]', ...['unid', 'time', 'mag', 'magtype', 'depth', 'flynn_region', 'evtype'].map((name) => `features[].properties.${name}`)] // prettier-ignore
	},
	needsProof: isQuietCircle,
	probe: (now) => ({
		period: 'week',
		since: now - 7 * 86_400_000,
		until: null,
		least: 4.45,
		order: 'time',
		circle: null
	}),
	policy: () => POLICY
};

/** Earthquakes that may have been felt in New Zealand within a year, of GeoNet. */
export const geonetQuakes: Feed<null, QuakeWindow> = {
	id: 'geonet-quakes',
	schemaVersion: 1,
	upstream: geonet,
	budgetBytes: 100_000,
	dropRank: 3,
	path: () => '/quake?MMI=-1',
	source: () => 'https://www.geonet.org.nz/earthquake',
	trim(body) {
		const features = itemsOf(fieldsOf(body, 'the answer').features, 'features');
		const { items, skipped } = soundOf(features, (feature, index): Quake | null => {
			const { at, properties, coordinates } = featureOf(feature, index);
			const id = textOf(properties.publicID, `${at}.publicID`);
			if (properties.quality === 'deleted') return null;
			const mmi = numberOrNull(properties.mmi, `${at}.mmi`, INTENSITIES);
			return {
				...UNSAID,
				id: `geonet${id}`,
				magnitude: hundredths(numberOrNull(properties.magnitude, `${at}.magnitude`, MAGNITUDES)),
				magnitudeType: null,
				place: textOrNull(properties.locality, `${at}.locality`),
				time: timeOf(properties.time, `${at}.time`),
				...positionOf(coordinates, at),
				depthKm: hundredths(numberOrNull(properties.depth, `${at}.depth`, DEPTHS_KM)),
				url: `https://www.geonet.org.nz/earthquake/${encodeURIComponent(id)}`,
				type: 'earthquake',
				status: properties.quality === 'best' ? 'reviewed' : 'automatic',
				mmi: mmi === null || mmi < 1 ? null : mmi,
				catalogue: 'GeoNet' as const
			};
		});
		const quakes = items.filter((quake) => quake !== null);
		const newest = Math.max(0, ...quakes.map(({ time }) => time));
		const question = { period: null, since: Math.min(newest, ...quakes.map(({ time }) => time)), until: null, least: null, order: 'time', circle: null } as const; // prettier-ignore
		return windowWith(question, quakes, skipped);
	},
	weigh: ({ quakes, skipped }) => ({ holds: quakes.length, least: 1, skipped }),
	lost: lostQuakes,
	shape: {
		schema: 'GeoNet API 2',
		checked: '2026-11-26',
		fields: ['features[].geometry.coordinates[]', ...['publicID', 'time', 'depth', 'magnitude', 'locality', 'mmi', 'quality'].map((name) => `features[].properties.${name}`)] // prettier-ignore
	},
	probe: () => null,
	policy: () => POLICY
};

/** A window of events, newest first; it says nothing of when it was made, so that it reaches to its newest event. */
function windowWith(question: CatalogueQuestion, quakes: readonly Quake[], skipped: number): QuakeWindow {
	const newest = Math.max(question.since, ...quakes.map(({ time }) => time));
	return provenWindow({ ...windowOf(question, quakes.length, newest), skipped, quakes: [...quakes].sort(newestFirst) });
}

const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** `FIJI REGION` → Fiji Region. */
const capitalised = (name: string) =>
	name.toLowerCase().replace(/(^|[\s,.(/-])(\p{L})/gu, (_whole, before: string, letter: string) => before + letter.toUpperCase()); // prettier-ignore

/** Milliseconds since 1970 of an ISO time; one without an offset is UTC. */
function timeOf(value: unknown, what: string): number {
	const text = textOf(value, what);
	const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
	if (Number.isNaN(time)) throw new UpstreamInvalid(`${what} is not a time`);
	return time;
}

/** Two records so close are one event: seconds, kilometres. */
const SAME_MS = 30_000;
const SAME_KM = 100;

/** Events of two catalogues, each once: the second's data is added; its own events only if `fills`. */
export function mergeCatalogues(first: readonly Quake[], second: readonly Quake[], fills: boolean): readonly Quake[] {
	const left = new Set(second);
	const merged = first.map((quake) => {
		const same = [...left].find((other) => Math.abs(other.time - quake.time) <= SAME_MS && roughKm(other, quake) <= SAME_KM); // prettier-ignore
		if (same === undefined) return quake;
		left.delete(same);
		const reading: OtherReading = { catalogue: same.catalogue ?? 'USGS', magnitude: same.magnitude, depthKm: same.depthKm }; // prettier-ignore
		return { ...quake, others: [...(quake.others ?? []), reading] };
	});
	return fills ? [...merged, ...left] : merged;
}

/** Distance of near points on a plane, kilometres. */
function roughKm(a: Quake, b: Quake): number {
	const turn = Math.abs(a.longitude - b.longitude);
	const east = Math.min(turn, 360 - turn) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
	return Math.hypot(a.latitude - b.latitude, east) * KM_PER_DEGREE;
}
