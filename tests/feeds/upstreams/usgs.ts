import { chance, pick, type Amount, type Answer, type Play } from './answer';

const HOUR = 3_600_000;
const PERIOD_HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168, month: 720 };

/** Regions: name, latitude, longitude, and whether small ones are recorded there. */
const REGIONS: readonly [[string, number, number, boolean], ...[string, number, number, boolean][]] = [
	['The Geysers, CA', 38.8, -122.8, true],
	['Ridgecrest, CA', 35.7, -117.5, true],
	['Volcano, Hawaii', 19.4, -155.2, true],
	['Skwentna, Alaska', 61.9, -151.4, true],
	['Milford, Utah', 38.4, -113, true],
	['Guánica, Puerto Rico', 17.9, -66.9, true],
	['Kermadec Islands, New Zealand', -29.9, -178.1, false],
	['Neiafu, Tonga', -18.7, -174, false],
	['Hualien City, Taiwan', 23.9, 121.6, false],
	['Severo-Kuril’sk, Russia', 50.7, 156.1, false],
	['Iquique, Chile', -20.2, -70.1, false],
	['Padang, Indonesia', -0.9, 100.4, false],
	['Kathmandu, Nepal', 27.7, 85.3, false],
	['Crete, Greece', 35.2, 25.1, false],
	['Reykjanes Ridge', 61.4, -27.2, false],
	['South Sandwich Islands region', -58.4, -26.4, false]
];

interface Feature {
	readonly type: 'Feature';
	readonly properties: Readonly<Record<string, unknown>> & {
		readonly mag: number | null;
		readonly time: number;
		readonly sig: number;
	};
	readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly (number | null)[] };
	readonly id: string;
}

/** The `index`th event of an hour counted since 1970: always the same one. */
function event(hour: number, index: number): Feature {
	const seed = hour * 16 + index;
	const small = index > 1;
	const [name, latitude, longitude, local] = pick(REGIONS, seed * 3 + 1);
	const spread = -Math.log10(1 - chance(seed * 3 + 2));
	// Of the Earth's, some seven a day reach 4.5.
	const magnitude = small || local ? spread * 0.9 - 0.4 : (index === 0 ? 2.6 : 3.9) + spread * 0.9;
	const mag = chance(seed + 7) < 0.004 ? null : Math.round(Math.min(magnitude, 7.9) * 100) / 100;
	const significance = Math.round(((mag ?? 0) ** 2 * 1000) / 65);
	const time = hour * HOUR + Math.floor(chance(seed * 5) * HOUR);
	const code = `${hour.toString(36)}${index}`;
	const id = `${local ? 'nc' : 'us'}${code}`;
	const distance = Math.ceil(chance(seed + 11) * 90);
	return {
		type: 'Feature',
		properties: {
			mag,
			place: chance(seed + 13) < 0.01 ? null : `${distance} km ${pick(['N', 'SSE', 'W', 'ENE'], seed)} of ${name}`,
			time,
			updated: time + 600_000,
			tz: null,
			url: `https://earthquake.usgs.gov/earthquakes/eventpage/${id}`,
			detail: `https://earthquake.usgs.gov/earthquakes/feed/v1.0/detail/${id}.geojson`,
			felt: mag !== null && mag > 3 ? Math.round(mag * 7) : null,
			cdi: null,
			mmi: null,
			alert: mag !== null && mag >= 5.5 ? (mag >= 7 ? 'orange' : 'green') : null,
			status: chance(seed + 17) < 0.5 ? 'reviewed' : 'automatic',
			tsunami: mag !== null && mag >= 6.5 ? 1 : 0,
			sig: significance,
			net: local ? 'nc' : 'us',
			code,
			ids: `,${id},`,
			sources: `,${local ? 'nc' : 'us'},`,
			types: ',origin,phase-data,',
			nst: null,
			dmin: null,
			rms: 0.3,
			gap: null,
			magType: mag === null ? null : mag >= 5 ? 'mww' : small ? 'md' : 'mb',
			type: chance(seed + 19) < 0.02 ? 'quarry blast' : 'earthquake',
			title: `M ${mag ?? '?'} - ${name}`
		},
		geometry: {
			type: 'Point',
			coordinates: [
				Math.round((longitude + (chance(seed + 23) - 0.5) * 8) * 1e4) / 1e4,
				Math.round((latitude + (chance(seed + 29) - 0.5) * 8) * 1e4) / 1e4,
				chance(seed + 31) < 0.01 ? null : Math.round((local ? 12 : 120) * chance(seed + 37) * 100) / 100 - 0.5
			]
		},
		id
	};
}

const happened = new Map<number, readonly Feature[]>();

function eventsOf(hour: number): readonly Feature[] {
	let events = happened.get(hour);
	if (events === undefined) happened.set(hour, (events = Array.from({ length: 10 }, (_, index) => event(hour, index))));
	return events;
}

/** All events of a stretch of time, newest first. */
export function eventsSince(since: number, now: number): Feature[] {
	const events: Feature[] = [];
	for (let hour = Math.floor(now / HOUR); hour >= Math.floor(since / HOUR); hour--) events.push(...eventsOf(hour));
	return events
		.filter(({ properties }) => properties.time >= since && properties.time <= now)
		.sort((a, b) => b.properties.time - a.properties.time);
}

const HUGE_HOURS = 1100;

/** Events as if they had come faster, all within the last `hours`. */
const within = (hours: number, now: number, events: readonly Feature[]): Feature[] =>
	events.map((event) => ({
		...event,
		properties: {
			...event.properties,
			time: Math.round(now - ((now - event.properties.time) * hours) / HUGE_HOURS)
		}
	}));

/** Ten events an hour; `huge` has as many as the monthly feed of all, 11,000, in any file. */
export const usgs: Play = (url, now, amount) => {
	const file =
		/^\/earthquakes\/feed\/v1\.0\/summary\/(all|1\.0|2\.5|4\.5|significant)_(hour|day|week|month)\.geojson$/.exec(
			url.pathname
		);
	if (file !== null) {
		const hours = PERIOD_HOURS[file[2] ?? ''] ?? 1;
		const all =
			amount === 'empty'
				? []
				: amount === 'huge'
					? within(hours, now, eventsSince(now - HUGE_HOURS * HOUR, now))
					: eventsSince(now - hours * HOUR, now);
		const least = Number(file[1]);
		const chosen = all.filter(({ properties }) =>
			amount === 'huge' || file[1] === 'all'
				? true
				: file[1] === 'significant'
					? properties.sig >= 600
					: properties.mag !== null && properties.mag >= least - 0.05
		);
		return collection(url, chosen, now);
	}
	if (url.pathname === '/fdsnws/event/1/query') return query(url, now, amount);
	return { status: 404, body: 'Not Found' };
};

function query(url: URL, now: number, amount: Amount): Answer {
	const { searchParams: asked } = url;
	const since = Date.parse(`${asked.get('starttime') ?? ''}Z`);
	const until = asked.has('endtime') ? Date.parse(`${asked.get('endtime') ?? ''}Z`) : now;
	if (Number.isNaN(since)) return { status: 400, body: 'Error 400: Bad Request\n\nBad starttime value.' };
	const least = Number(asked.get('minmagnitude') ?? '-Infinity');
	const radius = Number(asked.get('maxradiuskm') ?? 'Infinity');
	if (asked.has('maxradiuskm') && !(asked.has('latitude') && asked.has('longitude')))
		return { status: 400, body: 'Error 400: a circle needs both coordinates' };
	const centre = [Number(asked.get('longitude')), Number(asked.get('latitude'))] as const;
	const all = amount === 'empty' ? [] : eventsSince(since, Math.min(now, until));
	const chosen = all.filter(
		({ properties, geometry }) =>
			(properties.mag ?? -10) >= least && (radius === Infinity || kilometres(centre, geometry.coordinates) <= radius)
	);
	if (asked.get('orderby') === 'magnitude')
		chosen.sort((a, b) => (b.properties.mag ?? -10) - (a.properties.mag ?? -10));
	return collection(url, chosen.slice(0, Number(asked.get('limit') ?? '20000')), now);
}

/** Great-circle distance on a sphere, like the catalogue's own circle. */
function kilometres([lonA, latA]: readonly [number, number], [lonB, latB]: readonly (number | null)[]): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const [a, b] = [radians(latA), radians(latB ?? 0)];
	const turn = radians((lonB ?? 0) - lonA);
	const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
	return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

const collection = (url: URL, features: readonly Feature[], now: number): Answer => ({
	status: 200,
	headers: { 'Cache-Control': 'public, max-age=60', 'Last-Modified': new Date(now).toUTCString() },
	body: {
		type: 'FeatureCollection',
		metadata: {
			generated: now,
			url: url.href,
			title: 'USGS Earthquakes',
			status: 200,
			api: '2.1.0',
			count: features.length
		},
		features,
		...(features.length === 0 ? {} : { bbox: [-180, -60, -1, 180, 70, 600] })
	}
});
