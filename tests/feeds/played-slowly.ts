import { SLOW_SECONDS, type Mode, type WireReply } from './failures';
import { replyAt } from './play';

/** Pieces of a body that trickles. */
const PIECES = 100;

/** As `playedUpstreams`, with all its delays: for clocks that a test moves. */
export const playedSlowly =
	(mode: Mode, now: number) =>
	async (address: string, init?: RequestInit): Promise<Response> => {
		const reply = replyAt(new URL(address), mode, now);
		if (!reply.cors || reply.delivery === 'reset') throw new TypeError('Failed to fetch');
		const signal = init?.signal ?? new AbortController().signal;
		if (reply.delivery === 'late') await wait(SLOW_SECONDS * 1000, signal);
		const body = reply.delivery === 'at-once' || reply.delivery === 'late' ? reply.text : slowBody(reply, signal);
		return new Response(body, { status: reply.status, headers: reply.headers });
	};

/** Twice the slow seconds for a body that trickles; for ever for others. */
function slowBody({ delivery, text }: WireReply, signal: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
	const bytes = new TextEncoder().encode(text);
	const step = Math.ceil(bytes.length / PIECES);
	let sent = 0;
	return new ReadableStream(
		{
			async pull(controller) {
				if (delivery === 'stalled' && sent > 0) return wait(Infinity, signal);
				if (delivery === 'cut' && sent > 0) throw new TypeError('network error');
				await wait((2000 * SLOW_SECONDS) / PIECES, signal);
				// White space after JSON never makes it something else.
				controller.enqueue(sent < bytes.length ? bytes.slice(sent, sent + step) : new TextEncoder().encode(' '));
				sent += step;
				if (sent >= bytes.length && delivery === 'trickle') controller.close();
			}
		},
		{ highWaterMark: 0 }
	);
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		signal.throwIfAborted();
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason as Error);
		};
		const done = () => {
			signal.removeEventListener('abort', stop);
			resolve();
		};
		const timer = ms === Infinity ? undefined : setTimeout(done, ms);
		signal.addEventListener('abort', stop);
	});
