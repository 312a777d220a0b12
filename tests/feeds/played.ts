import type { Mode } from './failures';
import { replyAt } from './play';

/** A fetch that plays all upstreams at their own addresses. Modes that would only wait fail at once. */
export const playedUpstreams = (mode: Mode, now: number) => async (address: string) => {
	const reply = replyAt(new URL(address), mode, now);
	if (!reply.cors || reply.delivery !== 'at-once') throw new TypeError('Failed to fetch');
	return new Response(reply.text, { status: reply.status, headers: reply.headers });
};
