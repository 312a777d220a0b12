import type { Upstream } from '../kit/contract';

/** The Wikipedias: title search of their REST API and their feed service. */
export const wikipedia: Upstream = {
	id: 'WIKIPEDIA',
	name: 'Wikipedia',
	base: 'https://{lang}.wikipedia.org',
	perMinute: 100
};
