import { upstreams } from '../../engines/upstreams';
import { CLOCK_ERROR, spoil, STALLED_MS, type Mode, type WireReply } from './failures';
import type { Amount, Play } from './upstreams/answer';
import { frankfurter } from './upstreams/frankfurter';
import { hackerNews } from './upstreams/hackernews';
import { emsc, geonet } from './upstreams/second-catalogues';
import { openFoodFacts } from './upstreams/openfoodfacts';
import { usgs } from './upstreams/usgs';
import { wikipedia } from './upstreams/wikipedia';

const PLAYS: Readonly<Record<string, Play>> = {
	USGS: usgs,
	FRANKFURTER: frankfurter,
	OPENFOODFACTS: openFoodFacts,
	WIKIPEDIA: wikipedia,
	HACKERNEWS: hackerNews,
	EMSC: emsc,
	GEONET: geonet
};

/** The first address of upstreams with two addresses for the same data. */
const FIRST: Readonly<Record<string, RegExp>> = { FRANKFURTER: /^\/v1\//, OPENFOODFACTS: /^\/api\/v3/ };
const GONE = { status: 410, body: { message: 'gone' } };

/** Modes whose answers are those of another time, milliseconds from now. */
const SHIFTS: Readonly<Partial<Record<Mode, number>>> = {
	'future-clock': CLOCK_ERROR,
	'past-clock': -CLOCK_ERROR,
	stalled: -STALLED_MS
};

/** The reply of an upstream in a mode; `url` as the upstream sees it, `lang` of its sub-domain. */
export function replyOf(upstream: string, url: URL, mode: Mode, now: number, lang = 'en'): WireReply {
	const amount: Amount = mode === 'empty' || mode === 'huge' ? mode : 'usual';
	const clock = now + (SHIFTS[mode] ?? 0);
	const play = PLAYS[upstream];
	if (mode === 'first-gone' && (FIRST[upstream]?.test(url.pathname) ?? true)) return spoil(GONE, 'normal');
	if (!play) throw new Error(`nobody plays ${upstream}`);
	return spoil(play(url, clock, amount, lang), mode);
}

/** The upstream of an address, USGS for any other. */
export const upstreamOf = ({ hostname }: URL): string =>
	upstreams.find(({ base }) => hostname.endsWith(new URL(base.replace('{lang}.', '')).hostname))?.id ?? 'USGS';

/** The reply at an upstream's own address, whose first label is the language. */
export const replyAt = (url: URL, mode: Mode, now: number): WireReply =>
	replyOf(upstreamOf(url), url, mode, now, url.hostname.split('.')[0]);
