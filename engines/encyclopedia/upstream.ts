import type { Upstream } from '../kit/contract';

/**
 * The Wikipedias: title search of their REST API and their feed service. Programs without a contact address are
 * limited to ten requests a minute (their User-Agent policy); browsers identify themselves.
 */
export const wikipedia: Upstream = {
	id: 'WIKIPEDIA',
	name: 'Wikipedia',
	base: 'https://{lang}.wikipedia.org',
	perMinute: 100,
	perMinuteWithoutContact: 8
};
