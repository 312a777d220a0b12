/** Handles messages over the port of a page of another origin, which are untrusted. */
import { ApiError, ERROR_STATUS, busy, invalid } from '../../engines/kit/errors';
import { MAX_BODY_BYTES } from '../api/limits';
import type { Ask, FromBridge } from './bridge-messages';

/** Maximum number of concurrent calls, and bytes of their bodies; further calls are told to retry. */
const MAX_CALLS = 64;
const MAX_BYTES = 2 * MAX_BODY_BYTES;
const MAX_URL = 65_536;

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const SENT = new Set(['accept', 'accept-language', 'content-type', 'if-none-match', 'x-time-zone']);
/** Not Age and Cache-Status: the age of a feed's answer would reveal earlier requests. */
const READ = [
	'allow',
	'content-length',
	'content-type',
	'etag',
	'link',
	'ratelimit',
	'ratelimit-policy',
	'retry-after',
	'server-timing',
	'vary',
	'warning',
	'x-request-id',
	'x-served-by'
];

/** The port of a page, as far as answering needs it. */
export type CallPort = Pick<MessagePort, 'postMessage' | 'start'> & {
	addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
};

/** Answers calls for `/v1/…` (GET, HEAD, POST) under `root`, few headers each way. Ignores others. */
export function serveCalls(port: CallPort, root: URL, answer: (request: Request) => Promise<Response>): void {
	const running = new Map<number, AbortController>();
	let bytes = 0;
	const say = (message: FromBridge, transfer: Transferable[] = []) => port.postMessage(message, transfer);

	async function call(ask: Ask): Promise<void> {
		const { id } = ask;
		if (running.has(id)) return;
		const size = ask.body?.byteLength ?? 0;
		if (running.size >= MAX_CALLS || bytes + size > MAX_BYTES) return tell(id, refusal(busy('too many calls at once')));
		const stop = new AbortController();
		running.set(id, stop);
		bytes += size;
		try {
			const answered = (async () => answer(requestOf(ask, root, stop.signal)))();
			await tell(id, await answered.catch(expected));
		} catch (error) {
			if (!stop.signal.aborted) say({ id, error: String(error) });
		} finally {
			running.delete(id);
			bytes -= size;
		}
	}

	async function tell(id: number, response: Response): Promise<void> {
		const body = await response.arrayBuffer();
		const headers = READ.map((name) => [name, response.headers.get(name)] as const).filter(
			([, value]) => value !== null
		);
		say({ id, status: response.status, headers: Object.fromEntries(headers) as Record<string, string>, body }, [body]);
	}

	port.addEventListener('message', ({ data }) => {
		if (isAsk(data)) void call(data).catch((error: unknown) => say({ id: data.id, error: String(error) }));
		else if (isAbort(data)) running.get(data.abort)?.abort();
	});
	port.start();
}

const isAbort = (data: unknown): data is { readonly abort: number } =>
	typeof data === 'object' && data !== null && 'abort' in data && typeof data.abort === 'number';

function isAsk(data: unknown): data is Ask {
	if (typeof data !== 'object' || data === null) return false;
	const { id, url, method, headers, body } = data as Partial<Record<keyof Ask, unknown>>;
	return (
		Number.isSafeInteger(id) &&
		typeof url === 'string' &&
		typeof method === 'string' &&
		typeof headers === 'object' &&
		headers !== null &&
		(body === undefined || body instanceof ArrayBuffer)
	);
}

/** The request of a call. Throws ApiError for one that is not for other origins. */
function requestOf({ url: given, method, headers: asked, body }: Ask, root: URL, signal: AbortSignal): Request {
	if (given.length > MAX_URL) throw invalid('path', `must be at most ${MAX_URL} characters long`);
	const url = URL.canParse(given, root.href) ? new URL(given, root.href) : undefined;
	const path = url?.origin === root.origin && url.pathname.startsWith(root.pathname) ? url.pathname.slice(root.pathname.length) : ''; // prettier-ignore
	if (!url || url.username || url.password || !path.startsWith('v1/'))
		throw new ApiError('NOT_FOUND', 'path: must be one of /v1/ of this app');
	if (path === 'v1/status') throw new ApiError('NOT_SUBSCRIBED', 'path: /v1/status is not for other sites');
	if (!METHODS.has(method)) throw new ApiError('METHOD_NOT_ALLOWED', 'method: must be GET, HEAD or POST');
	const headers = new Headers();
	for (const [name, value] of Object.entries(asked)) if (SENT.has(name.toLowerCase())) headers.set(name, String(value));
	return new Request(url, { method, headers, signal, ...(method === 'POST' && body && { body }) });
}

/** A refusal as the API words it; anything else is thrown on. */
function expected(error: unknown): Response {
	if (error instanceof ApiError) return refusal(error);
	throw error;
}

const refusal = ({ code, message, headers }: ApiError): Response =>
	Response.json({ error: { code, message } }, { status: ERROR_STATUS[code], headers });
