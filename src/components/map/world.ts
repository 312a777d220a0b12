import type { Feature, MultiPolygon, Polygon } from 'geojson';
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

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;
const { geometries } = topology.objects.countries;
const read: CountryShape[] = [];

/** Outlines of countries, Natural Earth 1:110m (public domain) by world-atlas. Import it lazily. */
export function* countryShapes(): Generator<CountryShape> {
	for (const [index, geometry] of geometries.entries()) {
		const { name } = geometry.properties as { readonly name: string };
		yield (read[index] ??= {
			code: codeOfShape(geometry.id, name),
			name,
			shape: feature(topology, geometry) as Feature<Polygon | MultiPolygon>
		});
	}
}
