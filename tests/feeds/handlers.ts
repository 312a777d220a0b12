import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { upstreams } from '../../engines/upstreams';
import { SLOW_SECONDS, type Mode } from './failures';
import { replyAt } from './play';

/** Mock handlers of all five upstreams with the stand-in's figures. `modeOf` sets behaviour, `now` the clock. */
export function upstreamHandlers(
	modeOf: (upstream: string) => Mode = () => 'normal',
	now: () => number = Date.now
): RequestHandler[] {
	return upstreams.map(({ id: upstream, base }) => {
		const { hostname } = new URL(base.replace('{lang}.', ''));
		const host = new RegExp(`^https://([a-z-]+\\.)?${hostname.replaceAll('.', '\\.')}/`);
		return http.get(host, async ({ request }) => {
			const reply = replyAt(new URL(request.url), modeOf(upstream), now());
			if (!reply.cors || reply.delivery === 'reset' || reply.delivery === 'cut') return HttpResponse.error();
			if (reply.delivery !== 'at-once') await delay(SLOW_SECONDS * 1000);
			return new HttpResponse(reply.text, { status: reply.status, headers: reply.headers });
		});
	});
}
