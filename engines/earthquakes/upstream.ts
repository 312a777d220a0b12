import type { Upstream } from '../kit/contract';

/** The U.S. Geological Survey: GeoJSON summary feeds and the catalogue (fdsnws). */
export const usgs: Upstream = {
	id: 'USGS',
	name: 'USGS',
	base: 'https://earthquake.usgs.gov',
	perMinute: 30
};

/** The European-Mediterranean Seismological Centre: its catalogue (fdsnws), CC BY 4.0, credit EMSC-CSEM. */
export const emsc: Upstream = {
	id: 'EMSC',
	name: 'EMSC',
	base: 'https://www.seismicportal.eu',
	perMinute: 10
};

/** GeoNet of New Zealand, CC BY 3.0 NZ, by GNS Science and its sponsors. It asks for a question in five minutes at most. */
export const geonet: Upstream = {
	id: 'GEONET',
	name: 'GeoNet',
	base: 'https://api.geonet.org.nz',
	perMinute: 2
};
