import { ApiError, invalid } from '../../engines/kit/errors';
import { SECURITY_HEADERS, type Handle } from '../api/handle';
import { asSubscription } from '../api/subscription';
import { visitOf } from '../api/visit';
import type { Asked } from '../api/request-url';
import { challenged } from '../api/www-authenticate';
import { bodyTooLong } from '../api/read';
import { createEdgeHandle } from './host';

export { Limit } from './limit';
export { Upstream } from './upstream';

/** An isolate has 128 MB: less than a longest body elsewhere and what is made of it. */
const MAX_BODY_BYTES = 32 * 2 ** 20;
/** Of a body that is refused, so much is read and thrown away: its connection would be cut, and the refusal lost on the way. */
const READ_OUT_BYTES = 2 * MAX_BODY_BYTES;

/** Made at the first request: before one nothing may be asked of workerd. */
let handle: Handle | undefined;

export default {
	async fetch(request: Request, env: EdgeEnv, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
		const url = new URL(request.url);
		if (url.pathname === '/v1' || url.pathname.startsWith('/v1/')) {
			handle ??= createEdgeHandle(env);
			const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
			const answer = challenged(
				await handle.plain(asSubscription(askedOf(request, url)), { ...visitOf(request.headers), waitUntil })
			);
			await readOut(request);
			const headers = new Headers(answer.headers);
			// What was counted must come here again.
			if (headers.has('RateLimit') && headers.get('Cache-Control')?.startsWith('public'))
				headers.set('Cache-Control', 'private, no-cache');
			return new Response(answer.body, { status: answer.status, headers });
		}
		if (/^\/mcp\/?$/.test(url.pathname)) {
			handle ??= createEdgeHandle(env);
			// Loaded when an agent comes: it is more code than all else here.
			const { answerMcp } = await import('../agents/http');
			const answer = await answerMcp(askedOf(request, url), handle, (work) => context.waitUntil(work));
			await readOut(request);
			return new Response(answer.body, answer);
		}
		if (url.pathname === '/healthz') return say(200, 'ok');
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return say(405, 'method not allowed', { Allow: 'GET, HEAD' });
		const visit = request.headers.get('accept')?.includes('text/html') && !/\.\w+$/.test(url.pathname);
		if (!visit || /^\/(assets|engines|packs)\//.test(url.pathname)) return say(404, 'not found');
		const page = await env.ASSETS.fetch(new Request(new URL('/', url), request));
		if (url.pathname !== '/allow') return page;
		// A window in which a person decides stands by itself.
		const alone = new Response(page.body, page);
		const policy = page.headers.get('content-security-policy') ?? '';
		alone.headers.delete('Cross-Origin-Opener-Policy');
		alone.headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"));
		return alone;
	}
};

const say = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
	new Response(`${text}\n`, { status, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', ...headers } });

async function readOut({ body, bodyUsed, headers }: Request): Promise<void> {
	if (body === null || bodyUsed || Number(headers.get('content-length')) > MAX_BODY_BYTES) return;
	let read = 0;
	for await (const chunk of body) {
		read += chunk.byteLength;
		if (read > READ_OUT_BYTES) return;
	}
}

const askedOf = (request: Request, url: URL): Asked => ({
	method: request.method,
	url,
	headers: request.headers,
	signal: request.signal,
	arrayBuffer: (maxBytes) => bodyOf(request, maxBytes)
});

/** Of bodies that are sent; workerd knows how to undo no others. */
const CODINGS = ['gzip', 'deflate', 'identity'];

/** The body of a request, never past what fits here, without its Content-Encoding. */
async function bodyOf({ headers, body }: Request, wanted: number): Promise<ArrayBuffer> {
	const maxBytes = Math.min(wanted, MAX_BODY_BYTES);
	const tooLong = () => bodyTooLong(maxBytes);
	if (Number(headers.get('content-length')) > maxBytes) throw tooLong();
	if (body === null) return new ArrayBuffer(0);
	const coding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
	if (!CODINGS.includes(coding)) throw invalid('Content-Encoding', `must be ${CODINGS.join(', ')} here`);
	let read = 0;
	const bounded = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, out) {
			read += chunk.byteLength;
			if (read <= maxBytes) out.enqueue(chunk);
			else if (read > READ_OUT_BYTES) throw tooLong();
		},
		flush() {
			if (read > maxBytes) throw tooLong();
		}
	});
	if (coding === 'identity') return new Response(body.pipeThrough(bounded)).arrayBuffer();
	const decoder = new DecompressionStream(coding as CompressionFormat);
	return new Response(body.pipeThrough(decoder).pipeThrough(bounded)).arrayBuffer().catch((cause: unknown) => {
		throw cause instanceof ApiError ? cause : invalid('body', 'must be what its Content-Encoding says', { cause });
	});
}
