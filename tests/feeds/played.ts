import { upstreams } from '../../engines/upstreams';
import type { Mode } from './failures';
import { replyOf } from './play';

/** A fetch that plays all upstreams at their own addresses. Modes that would only wait fail at once. */
export const playedUpstreams = (mode: Mode, now: number) => async (address: string) => {
	const url = new URL(address);
	const { id: upstream } = upstreams.find(({ base }) =>
		url.hostname.endsWith(new URL(base.replace('{lang}.', '')).hostname)
	) ?? { id: 'USGS' };
	const reply = replyOf(upstream, url, mode, now, url.hostname.split('.')[0]);
	if (!reply.cors || reply.delivery !== 'at-once') throw new TypeError('Failed to fetch');
	return new Response(reply.text, { status: reply.status, headers: reply.headers });
};
