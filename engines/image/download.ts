import { concat } from '../kit/bytes';
import type { EngineContext } from '../kit/contract';
import { ApiError, invalid } from '../kit/errors';

/** Time that the other server has for its whole answer. */
const TIMEOUT_MS = 20_000;

/**
 * The bytes at an address that the caller named. Each way to fail has its own message: refused by CORS, unreachable,
 * redirected, slow, too large, another status.
 *
 * @param limit maximum number of bytes
 * @throws ApiError 400 `url:` for an address that must not be fetched or a body above the limit, 502 or 504 for a failing server
 */
export async function download(
	address: string,
	context: Pick<EngineContext, 'fetch'>,
	limit: number,
	tooLarge: string
): Promise<Uint8Array<ArrayBuffer>> {
	const url = checkAddress(address, typeof location === 'undefined' ? null : location);
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
	try {
		const response = await ask(url, context, controller.signal);
		if (!response.ok) throw upstream(`the server answered ${response.status}`);
		if (Number(response.headers.get('Content-Length') ?? 0) > limit) throw invalid('url', tooLarge);
		return await readBody(response, limit, tooLarge);
	} catch (error) {
		if (error instanceof ApiError) throw error;
		if (controller.signal.aborted)
			throw new ApiError(
				'UPSTREAM_TIMEOUT',
				`url: the server did not answer within ${TIMEOUT_MS / 1000} s`,
				{},
				{ cause: error }
			);
		throw upstream('the connection broke while the picture was read', error);
	} finally {
		clearTimeout(timer);
		// Aborts the transfer when the answer is refused.
		controller.abort();
	}
}

const upstream = (reason: string, cause?: unknown) =>
	new ApiError('UPSTREAM_ERROR', `url: ${reason}`, {}, cause === undefined ? undefined : { cause });

/** Parses the address and refuses forbidden ones. From a `page`, http: is allowed for its own origin only. */
export function checkAddress(address: string, page: { readonly origin: string } | null): URL {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (!url || !['http:', 'https:'].includes(url.protocol)) throw invalid('url', 'must be an absolute http(s) address');
	if (url.username !== '' || url.password !== '') throw invalid('url', 'must not carry a user name or password');
	const reachable = page === null || url.origin === page.origin || isLoopback(url.hostname);
	if (url.protocol === 'http:' && !reachable) throw invalid('url', 'must be https:');
	return url;
}

/** Hosts that browsers trust without https (W3C Secure Contexts, 3.1). */
const isLoopback = (host: string) =>
	host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(host);

async function ask(url: URL, { fetch }: Pick<EngineContext, 'fetch'>, signal: AbortSignal): Promise<Response> {
	const init: RequestInit = { signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };
	try {
		return await fetch(url.href, init);
	} catch (error) {
		if (signal.aborted || !(error instanceof TypeError)) throw error;
		throw upstream(await explainRefusal(url, fetch, init), error);
	}
}

// A browser gives the same TypeError for a redirect across origins, for a server that refuses other
// origins and for an unreachable one. A second request without following shows a redirect. A third without
// reading succeeds for a server that refuses other origins, and fails for an unreachable one.
async function explainRefusal(url: URL, fetch: EngineContext['fetch'], init: RequestInit): Promise<string> {
	const answers = async (probe: RequestInit): Promise<Response | null> => {
		try {
			return await fetch(url.href, { ...init, ...probe, method: 'HEAD' });
		} catch (error) {
			if (error instanceof TypeError) return null;
			throw error;
		}
	};
	const redirect = await answers({ redirect: 'manual' });
	if (redirect?.type === 'opaqueredirect') return 'redirects to an address that this page may not read';
	const opaque = await answers({ mode: 'no-cors' });
	return opaque ? 'the server does not let other sites read its pictures (CORS)' : 'the server cannot be reached';
}

async function readBody(response: Response, limit: number, tooLarge: string): Promise<Uint8Array<ArrayBuffer>> {
	const reader = response.body?.getReader();
	if (!reader) return new Uint8Array();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (let step = await reader.read(); !step.done; step = await reader.read()) {
		parts.push(step.value);
		length += step.value.length;
		if (length <= limit) continue;
		await reader.cancel();
		throw invalid('url', tooLarge);
	}
	return concat(parts);
}
