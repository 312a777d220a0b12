/** In which country an institution is, as far as its domain tells. */
import { COUNTRY_NAMES } from '../../../engines/kit/country-names';

/** Country domains that are sold to the whole world as words of another meaning. */
const GENERIC = new Set('ac ad ai as bz cc cd cf co dj fm ga gg gl gq im io je la ly me ml ms nu pw sc sh sr st su sx tk to tv vc ws'.split(' ')); // prettier-ignore
/** Second levels that a country keeps for those who teach there. */
const KEPT = /^(?:ac|edu|sch|k12|ed|school|gov|mil)$/;

const STATES: Readonly<Record<string, string>> = {
	US: 'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc',
	CA: 'ab bc mb nb nl ns nt nu on pe qc sk yt',
	AU: 'act nsw nt qld sa tas vic wa'
};

/** Names of states as `.edu` domains' names have them, without Georgia and its namesakes. */
const STATE_NAME =
	/\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|South Carolina|North Dakota|South Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|SUNY)\b|Community (?:& Technical |and Technical )?College/;

/** Where an institution is: country (alpha-2), part of the ISO 3166-2 code, and whether a name told it. */
export interface Whereabouts {
	readonly country: string | null;
	readonly subdivision: string | null;
	readonly byName: boolean;
}

/**
 * By a country's own domain; `.gov` and `.mil` are of the United States (RFC 1591), `.edu` has been since 2001, but institutions
 * elsewhere kept theirs, so there the first name has to say so, too. The state by `*.<state>.us`, `<province>.ca`, `<state>.edu.au`.
 */
export function whereabouts(domain: string, name: string): Whereabouts {
	const labels = domain.split('.').reverse();
	const [top = '', second = '', third = ''] = labels;
	if (top === 'edu' && STATE_NAME.test(name) && !/\bGuam\b|Puerto Rico/.test(name))
		return { country: 'US', subdivision: null, byName: true };
	const code = top === 'uk' ? 'GB' : top === 'gov' || top === 'mil' ? 'US' : top.toUpperCase();
	if (!Object.hasOwn(COUNTRY_NAMES, code) || (GENERIC.has(top) && !(labels.length > 2 && KEPT.test(second))))
		return { country: null, subdivision: null, byName: false };
	const state = code === 'AU' && second === 'edu' ? third : second;
	const isState = labels.length > 2 && (STATES[code] ?? '').split(' ').includes(state);
	return { country: code, subdivision: isState ? state.toUpperCase() : null, byName: false };
}
