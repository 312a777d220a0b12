import type { Upstream } from '../kit/contract';

/** The U.S. Geological Survey: GeoJSON summary feeds and the catalogue (fdsnws). */
export const usgs: Upstream = {
	id: 'USGS',
	name: 'USGS',
	base: 'https://earthquake.usgs.gov',
	perMinute: 30
};
