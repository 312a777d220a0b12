import { ApiError, type ErrorCode } from '../../engines/kit/errors';
import { UpstreamInvalid, type FeedPolicy, type Upstream } from '../../engines/kit/contract';

/** Larger answers are not read to their end: no feed needs them. */
const MAX_BYTES = 12_000_000;
const RETRY_STATUS = new Set([502, 503, 504]);

/** A fetch without a usable answer, with its meaning for the circuit breaker. */
export class UpstreamFailure extends ApiError {
	readonly status: number | null;
	readonly retryAfterSeconds: number | null;

	constructor(
		code: ErrorCode,
		message: string,
		/** What is at fault: the upstream, the upstream that asks to wait, or neither but the request or this host. */
		readonly verdict: 'failure' | 'refusal' | 'none',
		{ status, retryAfterSeconds, cause }: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {}
	) {
		super(code, message, retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }, {
			cause
		});
		this.status = status ?? null;
		this.retryAfterSeconds = retryAfterSeconds ?? null;
	}
}

/** An answer read to its end. */
export interface Reply {
	readonly status: number;
	/** Parsed JSON; undefined for invalid JSON, which only a status other than 200 may have. */
	readonly body: unknown;
	/** Milliseconds since 1970. */
	readonly lastModified: number | null;
	readonly etag: string | null;
}

export interface Sender {
	fetch(url: string, init: RequestInit): Promise<Response>;
	online(): boolean;
	/** Milliseconds since 1970. */
	now(): number;
	/** Whether answers without a CORS header are blocked, as in a browser. */
	readonly underCors: boolean;
	/** 0 ≤ random < 1. */
	random(): number;
	/** Leave for a second attempt. */
	mayRetry(): Promise<boolean>;
}

/** A request with its timeouts. */
export interface Question {
	readonly url: string;
	readonly upstream: Upstream;
	readonly policy: FeedPolicy;
	readonly signal: AbortSignal;
	/** Headers of a conditional request; its answer may be 304. */
	readonly validators?: Readonly<Record<string, string>>;
}

/** The longest that an answer may take however it trickles in: Firefox fails a service worker's answer after 60 s. */
const LONGEST_MS = 45_000;

/** The idle time is counted in so many parts, see `idleTimer`. */
const IDLE_PARTS = 8;

/** Calls `giveUp` after `ms` without `progress`, in parts, so that a busy host counts no time. */
function idleTimer(ms: number, giveUp: (hostWasBusy: boolean) => void): { progress(): void; stop(): void } {
	let timer: ReturnType<typeof setTimeout>;
	let [parts, begun] = [0, 0];
	const next = () => {
		if (parts++ < IDLE_PARTS) timer = setTimeout(next, ms / IDLE_PARTS);
		else giveUp(performance.now() - begun > 2 * ms);
	};
	const progress = () => {
		clearTimeout(timer);
		[parts, begun] = [0, performance.now()];
		next();
	};
	progress();
	return { progress, stop: () => clearTimeout(timer) };
}

/**
 * Asks one upstream question with nothing of the user's but the question: no cookies, no referrer, no header of ours but those of a
 * conditional request. One more attempt after a network error, 502, 503 or 504 where the policy has it. Given up when nothing
 * arrives for the policy's idle time. Answers with any status below 500 but 403 and 429; throws UpstreamFailure for the rest,
 * and what `signal` was aborted with.
 */
export async function send(sender: Sender, { url, upstream, policy, signal, validators }: Question): Promise<Reply> {
	const patience = new AbortController();
	const giveUp = (hostWasBusy: boolean) =>
		patience.abort(
			new UpstreamFailure(
				'UPSTREAM_TIMEOUT',
				`upstream: ${upstream.name} sent nothing for ${policy.idleTimeoutMs / 1000} s`,
				// A host that is too busy to read answers proves nothing about the upstream.
				hostWasBusy ? 'none' : 'failure',
				{ retryAfterSeconds: RETRY_AFTER_SECONDS }
			)
		);
	const idle = idleTimer(policy.idleTimeoutMs, giveUp);
	const longest = idleTimer(LONGEST_MS, giveUp);
	const either = AbortSignal.any([signal, patience.signal]);
	const question = { url, upstream, policy, signal: either, ...(validators && { validators }) };
	const once = () => attempt(sender, question, idle.progress);
	try {
		try {
			return await once();
		} catch (error) {
			either.throwIfAborted();
			if (!policy.retry || !worthRetrying(error)) throw error;
			await pause(700 + 600 * sender.random(), either);
			if (!(await sender.mayRetry())) throw error;
			return await once();
		}
	} catch (error) {
		// The abort's own reason, not what fetch made of it.
		either.throwIfAborted();
		throw error;
	} finally {
		idle.stop();
		longest.stop();
	}
}

/** A network error, which may be one glitch of the line, or a gateway's trouble. */
const worthRetrying = (error: unknown) =>
	error instanceof UpstreamFailure &&
	error.code !== 'OFFLINE' &&
	error.code !== 'UPSTREAM_INVALID' &&
	!(error.verdict === 'refusal' && error.status !== null) &&
	(error.status === null || RETRY_STATUS.has(error.status));

async function attempt(
	sender: Sender,
	{ url, upstream, policy, signal, validators }: Question,
	progress: () => void
): Promise<Reply> {
	const { name } = upstream;
	let response: Response;
	let bytes: Blob;
	try {
		response = await sender.fetch(url, {
			mode: 'cors',
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			cache: policy.cache,
			redirect: 'follow',
			signal,
			...(validators && { headers: validators })
		});
		progress();
		bytes = response.status < 500 ? await readBytes(response, name, progress) : new Blob();
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof UpstreamFailure) throw cause;
		if (!sender.online())
			throw new UpstreamFailure('OFFLINE', 'network: is not available', 'none', { retryAfterSeconds: 30, cause });
		if (upstream.refusesWithoutCors && sender.underCors)
			throw new UpstreamFailure(
				'UPSTREAM_RATE_LIMITED',
				`upstream: ${name} asks to wait, or cannot be reached`,
				'refusal',
				{ retryAfterSeconds: 60, cause }
			);
		throw new UpstreamFailure('UPSTREAM_ERROR', `upstream: ${name} could not be reached`, 'failure', {
			retryAfterSeconds: RETRY_AFTER_SECONDS,
			cause
		});
	}
	const { status } = response;
	const asked = retryAfterOf(response, sender.now());
	if (status === 429 || status === 403)
		throw new UpstreamFailure(
			'UPSTREAM_RATE_LIMITED',
			`upstream: ${name} ${status === 429 ? 'asks to wait' : 'refuses to answer for now'}`,
			'refusal',
			// At least a minute; ten for 403, which lasts longer.
			{ status, retryAfterSeconds: Math.max(asked ?? 0, status === 403 ? 600 : 60) }
		);
	if (status === 511) throw signInFailure(status);
	if (status >= 500)
		throw new UpstreamFailure(
			'UPSTREAM_ERROR',
			`upstream: ${name} answered ${status}`,
			// One that says when to come back refuses: it is left alone until then.
			asked === null ? 'failure' : 'refusal',
			{ status, retryAfterSeconds: asked ?? RETRY_AFTER_SECONDS }
		);
	const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
	return {
		status,
		body: await parse(bytes, response, name, url),
		lastModified: Number.isNaN(modified) ? null : modified,
		etag: response.headers.get('ETag')
	};
}

const RETRY_AFTER_SECONDS = 30;
/** The longest that an upstream is left alone because it said so, seconds. */
const LONGEST_RETRY_AFTER = 3600;

/** Seconds to wait as `Retry-After` says, in either form of RFC 9110 §10.2.3: seconds or a date. Null without one. */
function retryAfterOf({ headers }: Response, now: number): number | null {
	const given = headers.get('Retry-After')?.trim() ?? '';
	// Its oldest form names no zone, and is of GMT as the others are.
	const date = /GMT$/i.test(given) ? given : `${given} GMT`;
	const seconds = /^[\d.]+$/.test(given) ? Number(given) : (Date.parse(date) - now) / 1000;
	return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(Math.min(seconds, LONGEST_RETRY_AFTER)) : null;
}

/** A network that wants a sign-in answers in place of every server: no upstream has failed. */
const signInFailure = (status: number, cause?: unknown) =>
	new UpstreamFailure(
		'UPSTREAM_INVALID',
		'network: sign in to this network first: it answers every address with a web page',
		'none',
		{ status, retryAfterSeconds: RETRY_AFTER_SECONDS, cause }
	);

/** Whether a web page came from another host, sends its reader to one, or asks for a sign-in. */
function isSignInPage(page: string, { url, redirected }: Response, asked: string): boolean {
	const text = page.slice(0, 20_000);
	const sends = text.search(/http-equiv=["']?refresh\b|\blocation(?:\.href)? ?=/i);
	// The address stands right behind the words that send there.
	const target = sends < 0 ? undefined : /https?:\/\/[^"'\s>]{1,300}/i.exec(text.slice(sends, sends + 400))?.[0];
	const landed = [redirected ? url : undefined, target];
	return (
		landed.some((other) => other && URL.canParse(other) && new URL(other).host !== new URL(asked).host) ||
		/captive.?portal|hotspot|wi-?fi|type=["']?password/i.test(text)
	);
}

async function parse(bytes: Blob, response: Response, name: string, url: string): Promise<unknown> {
	let text = '';
	try {
		// JSON is UTF-8: letters in another encoding must not turn into question marks.
		text = new TextDecoder('utf-8', { fatal: true }).decode(await bytes.arrayBuffer());
		return JSON.parse(text);
	} catch (error) {
		if (response.status !== 200) return undefined;
		const isPage = text.trimStart().startsWith('<');
		if (isPage && isSignInPage(text, response, url)) throw signInFailure(200, error);
		const what = isPage ? 'a web page' : 'something that is not JSON';
		throw new UpstreamFailure('UPSTREAM_INVALID', `upstream: ${name} answered with ${what}`, 'failure', {
			status: 200,
			cause: error
		});
	}
}

/** Reads a body up to the bound, counting as it goes: a length header may be missing or wrong. */
async function readBytes(response: Response, name: string, progress: () => void): Promise<Blob> {
	const chunks: BlobPart[] = [];
	const reader = response.body?.getReader();
	let bytes = 0;
	for (;;) {
		const { done = true, value } = (await reader?.read()) ?? {};
		if (done || value === undefined) return new Blob(chunks);
		progress();
		bytes += value.byteLength;
		if (bytes > MAX_BYTES) {
			await reader?.cancel();
			throw new UpstreamFailure('UPSTREAM_INVALID', `upstream: ${name} answered with more than 12 MB`, 'failure', {
				status: response.status
			});
		}
		chunks.push(value as Uint8Array<ArrayBuffer>);
	}
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason as Error);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop);
			resolve();
		}, ms);
		signal.addEventListener('abort', stop, { once: true });
	});

/** `trim` as the machinery sees it: its own refusal, or any stumble over an odd shape, means an invalid upstream. */
export function trimmed<Item>({ name }: Upstream, trim: () => Item): Item {
	try {
		return trim();
	} catch (cause) {
		const what = cause instanceof UpstreamInvalid ? `: ${cause.message}` : '';
		throw new UpstreamFailure(
			'UPSTREAM_INVALID',
			`upstream: ${name} answered with an unknown shape${what}`,
			'failure',
			{ status: 200, cause }
		);
	}
}
