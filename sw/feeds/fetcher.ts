import { ApiError, type ErrorCode } from '../../engines/kit/errors';
import { UpstreamInvalid, type FeedPolicy, type Upstream } from '../../engines/kit/contract';

/** Larger answers are not read to their end: no feed needs them. */
const MOST_BYTES = 12_000_000;
const RETRY_STATUS = new Set([502, 503, 504]);

/** What the API calls the upstreams in its messages. */
export const UPSTREAM_NAMES: Readonly<Record<Upstream, string>> = {
	USGS: 'USGS',
	FRANKFURTER: 'Frankfurter',
	OPENFOODFACTS: 'Open Food Facts',
	WIKIPEDIA: 'Wikipedia',
	HACKERNEWS: 'Hacker News search'
};

/** A question that got no usable answer, with what it means for the upstream's breaker. */
export class UpstreamFailure extends ApiError {
	constructor(
		code: ErrorCode,
		message: string,
		/** failure: it is doing badly. refusal: it asks us to wait. none: the question's own fault, or ours. */
		readonly verdict: 'failure' | 'refusal' | 'none',
		/** HTTP status, where there was one. */
		readonly upstreamStatus: number | null,
		readonly retryAfterSeconds: number | null = null,
		options?: ErrorOptions
	) {
		super(code, message, retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }, options);
	}
}

/** An answer read to its end. */
export interface Reply {
	readonly status: number;
	/** Parsed JSON; undefined when it was none, which only a status other than 200 may have. */
	readonly body: unknown;
	/** Milliseconds since 1970. */
	readonly lastModified: number | null;
}

export interface Sender {
	fetch(url: string, init: RequestInit): Promise<Response>;
	online(): boolean;
	/** 0 ≤ random < 1. */
	random(): number;
	/** Leave for a second attempt. */
	mayRetry(): Promise<boolean>;
}

/**
 * Asks one upstream question with nothing of the user's but the question: no cookies, no referrer, no header of ours.
 * One more attempt after a network error, 502, 503 or 504 where the policy has it, all within the hard timeout.
 * Answers with any status below 500 but 429; throws UpstreamFailure for the rest, and what `signal` was aborted with.
 */
export async function send(
	sender: Sender,
	url: string,
	upstream: Upstream,
	policy: FeedPolicy,
	refusesWithoutCors: boolean,
	signal: AbortSignal
): Promise<Reply> {
	const deadline = new AbortController();
	const timer = setTimeout(
		() =>
			deadline.abort(
				new UpstreamFailure(
					'UPSTREAM_TIMEOUT',
					`upstream: ${UPSTREAM_NAMES[upstream]} took longer than ${policy.hardTimeoutMs / 1000} s`,
					'failure',
					null
				)
			),
		policy.hardTimeoutMs
	);
	const either = AbortSignal.any([signal, deadline.signal]);
	try {
		try {
			return await attempt(sender, url, upstream, policy, refusesWithoutCors, either);
		} catch (error) {
			either.throwIfAborted();
			if (!policy.retry || !worthRetrying(error)) throw error;
			await pause(300 + 600 * sender.random(), either);
			if (!(await sender.mayRetry())) throw error;
			return await attempt(sender, url, upstream, policy, refusesWithoutCors, either);
		}
	} catch (error) {
		// The abort's own reason, not what fetch made of it.
		either.throwIfAborted();
		throw error;
	} finally {
		clearTimeout(timer);
	}
}

const worthRetrying = (error: unknown) =>
	error instanceof UpstreamFailure &&
	error.verdict === 'failure' &&
	error.code === 'UPSTREAM_ERROR' &&
	(error.upstreamStatus === null || RETRY_STATUS.has(error.upstreamStatus));

async function attempt(
	sender: Sender,
	url: string,
	upstream: Upstream,
	policy: FeedPolicy,
	refusesWithoutCors: boolean,
	signal: AbortSignal
): Promise<Reply> {
	const name = UPSTREAM_NAMES[upstream];
	let response: Response;
	let text: string;
	try {
		response = await sender.fetch(url, {
			mode: 'cors',
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			cache: policy.cache,
			redirect: 'follow',
			signal
		});
		text = response.ok || response.status < 500 ? await readText(response, name) : '';
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof UpstreamFailure) throw error;
		if (!sender.online())
			throw new UpstreamFailure('OFFLINE', 'network: is not available', 'none', null, null, { cause: error });
		if (refusesWithoutCors)
			throw new UpstreamFailure(
				'UPSTREAM_RATE_LIMITED',
				`upstream: ${name} asks to wait, or cannot be reached`,
				'refusal',
				null,
				60,
				{
					cause: error
				}
			);
		throw new UpstreamFailure('UPSTREAM_ERROR', `upstream: ${name} could not be reached`, 'failure', null, null, {
			cause: error
		});
	}
	if (response.status === 429) {
		const asked = Number(response.headers.get('Retry-After') ?? '');
		const seconds = Number.isFinite(asked) && asked > 60 ? Math.ceil(Math.min(asked, 600)) : 60;
		throw new UpstreamFailure('UPSTREAM_RATE_LIMITED', `upstream: ${name} asks to wait`, 'refusal', 429, seconds);
	}
	if (response.status >= 500)
		throw new UpstreamFailure(
			'UPSTREAM_ERROR',
			`upstream: ${name} answered ${response.status}`,
			'failure',
			response.status
		);
	const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
	return {
		status: response.status,
		body: parse(text, response, name),
		lastModified: Number.isNaN(modified) ? null : modified
	};
}

function parse(text: string, response: Response, name: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (response.status !== 200) return undefined;
		const what = text.trimStart().startsWith('<') ? 'a web page' : 'something that is not JSON';
		throw new UpstreamFailure('UPSTREAM_INVALID', `upstream: ${name} answered with ${what}`, 'failure', 200, null, {
			cause: error
		});
	}
}

/** Reads a body up to the bound, counting as it goes: a length header may be missing or wrong. */
async function readText(response: Response, name: string): Promise<string> {
	if (response.body === null) return '';
	const reader = response.body.getReader();
	const decoder = new TextDecoder();
	let text = '';
	let bytes = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		bytes += value.byteLength;
		if (bytes > MOST_BYTES) {
			await reader.cancel();
			throw new UpstreamFailure(
				'UPSTREAM_INVALID',
				`upstream: ${name} answered with more than 12 MB`,
				'failure',
				response.status
			);
		}
		text += decoder.decode(value, { stream: true });
	}
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
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
}

/** `trim` as the machinery sees it: its own refusal, or any stumble over an odd shape, means an invalid upstream. */
export function trimmed<Item>(upstream: Upstream, trim: () => Item): Item {
	try {
		return trim();
	} catch (error) {
		const what = error instanceof UpstreamInvalid ? `: ${error.message}` : '';
		throw new UpstreamFailure(
			'UPSTREAM_INVALID',
			`upstream: ${UPSTREAM_NAMES[upstream]} answered with an unknown shape${what}`,
			'failure',
			200,
			null,
			{ cause: error }
		);
	}
}
