import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { decode } from 'geobuf';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import Pbf from 'pbf';

/** Degrees are counted in millionths, the resolution of geo-tz' tiles. */
export const MICRO = 1e6;

/** A tile of the map: what of the zones' polygons lies in a box. Millionths of a degree. */
export interface Leaf {
	readonly west: number;
	readonly east: number;
	readonly south: number;
	readonly north: number;
	/** Rings as x, y, x, y …; where a zone goes on beyond the box, its ring runs along the box's side. */
	readonly rings: readonly (readonly number[])[];
}

/** A node of geo-tz' quadtree: a tile in the data file, the zones that fill it, or four more nodes. */
interface Node {
	readonly pos?: number;
	readonly len?: number;
	readonly a?: Node | readonly number[];
	readonly b?: Node | readonly number[];
	readonly c?: Node | readonly number[];
	readonly d?: Node | readonly number[];
}

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('geo-tz/all')), '../data');

/** Version of the geo-tz package in use. */
export const geoTzVersion = (
	JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8')) as { version: string }
).version;

/** Names of all zones of geo-tz' complete map. */
export const readZoneNames = (): readonly string[] =>
	(JSON.parse(readFileSync(path.join(folder, 'timezones.geojson.index.json'), 'utf8')) as { timezones: string[] })
		.timezones;

/** Every tile of geo-tz' complete map (`all`: zones that ever differed keep their borders). */
export function* readLeaves(): Generator<Leaf> {
	const index = JSON.parse(readFileSync(path.join(folder, 'timezones.geojson.index.json'), 'utf8')) as { lookup: Node };
	const data = readFileSync(path.join(folder, 'timezones.geojson.geo.dat'));
	yield* below(index.lookup, -179.9999, 179.9999, -89.9999, 89.9999);

	function* below(node: Node, west: number, east: number, south: number, north: number): Generator<Leaf> {
		if (node.pos !== undefined && node.len) {
			const tile = decode(new Pbf(data.subarray(node.pos, node.pos + node.len))) as FeatureCollection<
				Polygon | MultiPolygon
			>;
			yield {
				west: Math.round(west * MICRO),
				east: Math.round(east * MICRO),
				south: Math.round(south * MICRO),
				north: Math.round(north * MICRO),
				rings: tile.features
					.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
					.flat()
					.map(inMicro)
			};
			return;
		}
		const [x, y] = [(west + east) / 2, (south + north) / 2];
		if (isNode(node.a)) yield* below(node.a, x, east, y, north);
		if (isNode(node.b)) yield* below(node.b, west, x, y, north);
		if (isNode(node.c)) yield* below(node.c, west, x, south, y);
		if (isNode(node.d)) yield* below(node.d, x, east, south, y);
	}
}

/** The vertices of a ring one after the other, x before y. */
function inMicro(ring: readonly Position[]): number[] {
	const flat = new Array<number>(2 * ring.length);
	let at = 0;
	// Millions in all: making a pair of each would take as long as reading the file.
	for (const position of ring) {
		flat[at++] = Math.round((position[0] ?? 0) * MICRO);
		flat[at++] = Math.round((position[1] ?? 0) * MICRO);
	}
	return flat;
}

const isNode = (node: Node | readonly number[] | undefined): node is Node => !!node && !Array.isArray(node);
