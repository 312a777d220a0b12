import type { Answer, Play } from './answer';
import { eventsSince } from './usgs';

/** The events of the USGS stand-in under ids of the EMSC, a tenth of a magnitude and a few seconds off. Shape of 2026-11. */
export const emsc: Play = (url, now, amount): Answer => {
	if (url.pathname !== '/fdsnws/event/1/query') return { status: 404, body: 'Not Found' };
	const { searchParams: asked } = url;
	if (asked.has('minmagnitude') || asked.has('starttime')) return { status: 400, body: 'Error 400: unknown parameter' };
	const since = Date.parse(`${asked.get('start') ?? ''}Z`);
	const until = asked.has('end') ? Date.parse(`${asked.get('end') ?? ''}Z`) : now;
	if (Number.isNaN(since)) return { status: 400, body: 'Error 400: bad start' };
	const least = Number(asked.get('minmag') ?? '-10');
	const events = amount === 'empty' ? [] : eventsSince(since, Math.min(now, until));
	const features = events
		.filter(({ properties }) => properties.mag !== null && properties.mag + 0.1 >= least)
		.slice(0, Number(asked.get('limit') ?? '20000'))
		.map(({ id, properties, geometry }) => {
			const [lon = 0, lat = 0, depth] = geometry.coordinates;
			return {
				type: 'Feature',
				id: `2026_${id}`,
				geometry: { type: 'Point', coordinates: [lon, lat, -(depth ?? 10)] },
				properties: {
					unid: `2026_${id}`,
					source_id: id,
					source_catalog: 'EMSC-RTS',
					time: new Date(properties.time + 4000).toISOString(),
					lastupdate: new Date(properties.time + 900_000).toISOString(),
					lat,
					lon,
					depth: depth ?? 10,
					mag: Math.round(((properties.mag ?? 0) + 0.1) * 100) / 100,
					magtype: 'mb',
					evtype: 'ke',
					auth: 'EMSC',
					flynn_region: 'SOMEWHERE REGION'
				}
			};
		});
	return { status: 200, body: { type: 'FeatureCollection', metadata: { totalCount: features.length }, features } };
};

/** GeoNet's list of a hundred; of the stand-in's regions only Kermadec is near. */
export const geonet: Play = (url, now, amount): Answer => {
	if (url.pathname !== '/quake') return { status: 404, body: 'Not Found' };
	const events = amount === 'empty' ? [] : eventsSince(now - 20 * 86_400_000, now);
	const features = events
		.filter(({ geometry }) => (geometry.coordinates[1] ?? 0) < -25 && (geometry.coordinates[0] ?? 0) < -170)
		.slice(0, 100)
		.map(({ id, properties, geometry }) => ({
			type: 'Feature',
			geometry: { type: 'Point', coordinates: geometry.coordinates.slice(0, 2) },
			properties: {
				publicID: id,
				time: new Date(properties.time).toISOString(),
				depth: (geometry.coordinates[2] ?? 10) + 1e-9,
				magnitude: (properties.mag ?? 2) + 1e-9,
				locality: '10 km north of Raoul Island',
				mmi: 3,
				quality: 'good'
			}
		}));
	return { status: 200, body: { type: 'FeatureCollection', features } };
};
