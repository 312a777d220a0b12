import type { Upstream } from '../kit/contract';

/**
 * The Wikipedias: title search of their REST API and their feed service. Programs that do not say whom to write to are
 * allowed ten questions a minute (their User-Agent policy); a browser is told by its own name.
 */
export const wikipedia: Upstream = {
	id: 'WIKIPEDIA',
	name: 'Wikipedia',
	base: 'https://{lang}.wikipedia.org',
	perMinute: 100,
	perMinuteWithoutContact: 8
};
