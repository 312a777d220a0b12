import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { codeOfShape } from './country-numbers';

/** A country's outline. `code` is its ISO 3166 code, null for disputed land. */
export interface CountryShape {
	readonly code: string | null;
	readonly name: string;
	readonly shape: Feature<Polygon | MultiPolygon>;
}

/**
 * Outlines of the world's countries, Natural Earth 1:110m (public domain) as packaged by world-atlas.
 * Loaded with this module: import it lazily.
 */
export function countryShapes(): CountryShape[] {
	const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;
	const collection = feature(topology, topology.objects.countries) as FeatureCollection<
		Polygon | MultiPolygon,
		{ name: string }
	>;
	return collection.features.map((shape) => ({
		code: codeOfShape(shape.id, shape.properties.name),
		name: shape.properties.name,
		shape
	}));
}
