import type { Upstream } from '../kit/contract';

/** The Wikipedias: title search and feed service. Programs without a contact address get ten requests a minute. */
export const wikipedia: Upstream = {
	id: 'WIKIPEDIA',
	name: 'Wikipedia',
	base: 'https://{lang}.wikipedia.org',
	perMinute: 100,
	perMinuteWithoutContact: 8
};
