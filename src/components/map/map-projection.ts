import { geoEqualEarth, type GeoProjection } from 'd3-geo';

/** Size of the maps' drawing, in units of its viewBox. */
export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 468;
const MAX_ZOOM = 16;

type Place = { readonly lat: number; readonly lon: number };

/** The whole globe in the Equal Earth projection, filling the map, with a longitude in its middle. */
export function worldProjection(centre: number): GeoProjection {
	const edges: [[number, number], [number, number]] = [
		[2, 2],
		[MAP_WIDTH - 2, MAP_HEIGHT - 2]
	];
	return geoEqualEarth().rotate([-centre, 0]).fitExtent(edges, { type: 'Sphere' });
}

/** The same, enlarged up to sixteenfold so that some places fill the map. What lies outside is cut off. */
export function closeUpProjection(centre: number, places: readonly Place[]): GeoProjection {
	const world = worldProjection(centre);
	const points = places.map(({ lat, lon }): [number, number] => world([lon, lat]) ?? [MAP_WIDTH / 2, MAP_HEIGHT / 2]);
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const room = Math.min((MAP_WIDTH * 0.7) / (east - west), (MAP_HEIGHT * 0.6) / (south - north));
	const zoom = Math.max(1, Math.min(MAX_ZOOM, room));
	const [x, y] = world.translate();
	return world
		.scale(world.scale() * zoom)
		.translate([MAP_WIDTH / 2 - zoom * ((west + east) / 2 - x), MAP_HEIGHT / 2 - zoom * ((north + south) / 2 - y)])
		.precision(0.2)
		.clipExtent([
			[-20, -20],
			[MAP_WIDTH + 20, MAP_HEIGHT + 20]
		]);
}
