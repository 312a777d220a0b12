import { CLOCK_ERROR, spoil, type Mode, type WireReply } from './failures';
import type { Amount, Play } from './upstreams/answer';
import { frankfurter } from './upstreams/frankfurter';
import { hackerNews } from './upstreams/hackernews';
import { openFoodFacts } from './upstreams/openfoodfacts';
import { usgs } from './upstreams/usgs';
import { wikipedia } from './upstreams/wikipedia';

/** The five upstreams, played. */
const PLAYS: Readonly<Record<string, Play>> = {
	USGS: usgs,
	FRANKFURTER: frankfurter,
	OPENFOODFACTS: openFoodFacts,
	WIKIPEDIA: wikipedia,
	HACKERNEWS: hackerNews
};

/** The reply of an upstream in a mode; `url` as the upstream sees it, `lang` of its sub-domain. */
export function replyOf(upstream: string, url: URL, mode: Mode, now: number, lang = 'en'): WireReply {
	const amount: Amount = mode === 'empty' || mode === 'huge' ? mode : 'usual';
	const clock = mode === 'future-clock' ? now + CLOCK_ERROR : mode === 'past-clock' ? now - CLOCK_ERROR : now;
	const play = PLAYS[upstream];
	if (!play) throw new Error(`nobody plays ${upstream}`);
	return spoil(play(url, clock, amount, lang), mode);
}
