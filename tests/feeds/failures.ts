import type { Answer } from './upstreams/answer';

/** Everything that an upstream has been seen to do, or may do. */
export const MODES = [
	'normal',
	'empty',
	'huge',
	'not-found',
	/** The place that is asked first is no more; what the upstream has besides answers. */
	'first-gone',
	'unprocessable',
	'forbidden',
	'too-many',
	'too-many-without-cors',
	'server-error',
	'bad-gateway',
	'unavailable',
	'web-page',
	'not-json',
	'field-missing',
	'type-changed',
	'slow-first-byte',
	'slow-trickle',
	/** Status, headers and the beginning of a body, then silence. */
	'slow-stalled',
	/** A body that keeps coming and never ends. */
	'slow-endless',
	'cut-off',
	'wrong-order',
	'future-clock',
	'past-clock',
	'refused-connection'
] as const;
export type Mode = (typeof MODES)[number];

/** Milliseconds by which a wrong clock is off. */
export const CLOCK_ERROR = 400 * 86_400_000;

/** Seconds that a slow upstream lets its caller wait: longer than any hard timeout. */
export const SLOW_SECONDS = 20;

/** A reply as bytes on the wire, spoiled as `mode` says. */
export interface WireReply {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly text: string;
	readonly cors: boolean;
	readonly delivery: 'at-once' | 'late' | 'trickle' | 'stalled' | 'endless' | 'cut' | 'reset';
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' };
const PAGE =
	'<!doctype html><html><head><title>Sorry</title></head><body><h1>Please come back later</h1></body></html>';

/** What goes over the wire for an answer in a mode. */
export function spoil(answer: Answer, mode: Mode): WireReply {
	const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = HTML_TYPE): WireReply => ({
		status,
		headers,
		text,
		cors: true,
		delivery: 'at-once'
	});
	const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
	const good = plain(answer.status, text, { ...JSON_TYPE, ...answer.headers });
	switch (mode) {
		case 'not-found':
			return plain(404, '{"message":"not found"}', JSON_TYPE);
		case 'forbidden':
			return plain(403, 'Please set a user-agent and respect our robot policy.', { 'Content-Type': 'text/plain' });
		case 'unprocessable':
			return plain(422, '{"message":"invalid date"}', JSON_TYPE);
		case 'too-many':
			return plain(429, '{"message":"too many requests"}', { ...JSON_TYPE, 'Retry-After': '30' });
		case 'too-many-without-cors':
			return { ...plain(429, PAGE), cors: false };
		case 'server-error':
			return plain(500, PAGE);
		case 'bad-gateway':
			return plain(502, PAGE);
		case 'unavailable':
			return plain(503, PAGE);
		case 'web-page':
			return plain(200, PAGE);
		case 'not-json':
			return plain(200, `${text.slice(0, Math.ceil(text.length / 2))}`, JSON_TYPE);
		case 'field-missing':
			return plain(answer.status, JSON.stringify(withoutFields(answer.body)), JSON_TYPE);
		case 'type-changed':
			return plain(answer.status, JSON.stringify(withOtherTypes(answer.body)), JSON_TYPE);
		case 'wrong-order':
			return plain(answer.status, JSON.stringify(reordered(answer.body)), JSON_TYPE);
		case 'slow-first-byte':
			return { ...good, delivery: 'late' };
		case 'slow-trickle':
			return { ...good, delivery: 'trickle' };
		case 'slow-stalled':
			return { ...good, delivery: 'stalled' };
		case 'slow-endless':
			return { ...good, delivery: 'endless' };
		case 'cut-off':
			return { ...good, delivery: 'cut' };
		case 'refused-connection':
			return { ...good, delivery: 'reset' };
		default:
			return good;
	}
}

/** The fields that no reader of the five upstreams can do without. */
const NEEDED = new Set([
	'time',
	'rates',
	'rate',
	'product',
	'status',
	'title',
	'text',
	'objectID',
	'hits',
	'pages',
	'coordinates',
	'wikitext',
	'extract'
]);

function withoutFields(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutFields);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name]) => !NEEDED.has(name))
			.map(([name, inner]) => [name, withoutFields(inner)])
	);
}

/** Numbers become text and text becomes lists, everywhere. */
function withOtherTypes(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withOtherTypes);
	if (typeof value === 'number') return String(value);
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOtherTypes(inner)]));
}

/** Every list turned round, which no schema forbids. */
function reordered(value: unknown): unknown {
	if (Array.isArray(value))
		return value.every((item) => typeof item === 'number' || item === null) ? value : value.map(reordered).reverse();
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reordered(inner)]));
}
