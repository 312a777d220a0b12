import type { Answer } from './upstreams/answer';

/** Everything that an upstream has been seen to do, or may do. */
export const MODES = [
	'normal',
	'empty',
	'huge',
	'not-found',
	/** The first address was removed; the upstream's other address answers. */
	'first-gone',
	'unprocessable',
	'forbidden',
	'too-many',
	'too-many-without-cors',
	'server-error',
	'bad-gateway',
	'unavailable',
	/** It says until when it is busy, as a date. */
	'busy-until',
	/** The network’s own page, in place of every server’s answer. */
	'sign-in',
	/** The form of an answer, and nothing in it. */
	'hollow',
	/** A tenth of what there is. */
	'fewer',
	/** Each list of three or more has a record that cannot be read. */
	'one-odd',
	/** What there was two weeks ago, under today's time stamp. */
	'stalled',
	/** Values that cannot be: an order of magnitude or more off. */
	'implausible',
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

/** Modes that a host's transport meets: statuses, CORS, late, cut and endless bodies. Others run in process. */
export const TRANSPORT_MODES = [
	'normal',
	'huge',
	'not-found',
	'first-gone',
	'too-many',
	'too-many-without-cors',
	'server-error',
	'sign-in',
	'not-json',
	'slow-first-byte',
	'slow-trickle',
	'slow-stalled',
	'slow-endless',
	'cut-off',
	'refused-connection'
] as const satisfies readonly Mode[];

/** Milliseconds by which a wrong clock is off. */
export const CLOCK_ERROR = 400 * 86_400_000;
/** Milliseconds for which a source stands still. */
export const STALLED_MS = 14 * 86_400_000;

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

/** Modes that are another answer altogether: its status, text and headers. */
const INSTEAD: Readonly<Partial<Record<Mode, readonly [number, string, Readonly<Record<string, string>>?]>>> = {
	'not-found': [404, '{"message":"not found"}', JSON_TYPE],
	forbidden: [403, 'Please set a user-agent and respect our robot policy.', { 'Content-Type': 'text/plain' }],
	unprocessable: [422, '{"message":"invalid date"}', JSON_TYPE],
	'too-many': [429, '{"message":"too many requests"}', { ...JSON_TYPE, 'Retry-After': '30' }],
	'too-many-without-cors': [429, PAGE],
	'server-error': [500, PAGE],
	'bad-gateway': [502, PAGE],
	unavailable: [503, PAGE],
	'sign-in': [200, '<html><title>Guest Wi-Fi</title><form><input type="password"></form></html>'],
	'web-page': [200, PAGE]
};

const CHANGED: Readonly<Partial<Record<Mode, (body: unknown) => unknown>>> = {
	hollow,
	fewer,
	'one-odd': (body) => records(body, (list) => (list.length < 3 ? list : list.toSpliced(1, 1, null))),
	stalled: (body) => named(body, { generated: (time) => time + STALLED_MS }),
	implausible: (body) => named(body, IMPLAUSIBLE),
	'field-missing': withoutFields,
	'type-changed': withOtherTypes,
	'wrong-order': reordered
};

const DELIVERIES: Readonly<Partial<Record<Mode, WireReply['delivery']>>> = {
	'slow-first-byte': 'late',
	'slow-trickle': 'trickle',
	'slow-stalled': 'stalled',
	'slow-endless': 'endless',
	'cut-off': 'cut',
	'refused-connection': 'reset'
};

/** What goes over the wire for an answer in a mode. */
export function spoil(answer: Answer, mode: Mode): WireReply {
	const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = HTML_TYPE): WireReply => ({
		status,
		headers,
		text,
		cors: mode !== 'too-many-without-cors',
		delivery: DELIVERIES[mode] ?? 'at-once'
	});
	const [instead, change] = [INSTEAD[mode], CHANGED[mode]];
	if (instead) return plain(...instead);
	if (mode === 'busy-until')
		return plain(503, PAGE, { ...HTML_TYPE, 'Retry-After': new Date(Date.now() + 180_000).toUTCString() });
	if (change) return plain(answer.status, JSON.stringify(change(answer.body)), JSON_TYPE);
	const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
	if (mode === 'not-json') return plain(200, text.slice(0, Math.ceil(text.length / 2)), JSON_TYPE);
	return plain(answer.status, text, { ...JSON_TYPE, ...answer.headers });
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

/** Objects that hold the records of an answer, by the names that the sources give them. */
const HOLDERS = new Set(['rates', 'product', 'parse', 'query']);
const COUNTS = new Set(['count', 'nbHits', 'nbPages']);

/** Numbers that no source can mean, by their names. */
const IMPLAUSIBLE: Readonly<Record<string, (value: number) => number>> = {
	mag: () => 95,
	magnitude: () => 95,
	depth: () => 64_000,
	USD: (rate) => rate * 1e4,
	rate: (rate) => rate * 1e4,
	/** Nutrients of a product. */
	value: (amount) => amount * 1e4,
	points: () => -5
};

/** Numbers of these names, in fields or in nutrition sets, changed. */
function named(value: unknown, changes: Readonly<Record<string, (value: number) => number>>): unknown {
	if (Array.isArray(value)) return value.map((one) => named(one, changes));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => {
			const change = changes[name];
			return [name, change !== undefined && typeof inner === 'number' ? change(inner) : named(inner, changes)];
		})
	);
}

/** Every list of objects, changed. */
export function records(value: unknown, change: (list: readonly unknown[]) => readonly unknown[]): unknown {
	if (Array.isArray(value)) {
		const inner = value.map((one) => records(one, change));
		return inner.some((one) => typeof one === 'object' && one !== null) ? change(inner) : inner;
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, records(inner, change)]));
}

/** Lists and objects without their content; counts agree. */
function hollow(value: unknown): unknown {
	if (Array.isArray(value)) return [];
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, COUNTS.has(name) ? 0 : HOLDERS.has(name) ? {} : hollow(inner)])
	);
}

/** Lists, and objects of many fields, cut to their first tenth. */
function fewer(value: unknown): unknown {
	if (Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 10)).map(fewer);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value);
	const kept = entries.length > 40 ? entries.slice(0, Math.ceil(entries.length / 10)) : entries;
	return Object.fromEntries(kept.map(([name, inner]) => [name, fewer(inner)]));
}

/** Every list turned round, which no schema forbids. */
function reordered(value: unknown): unknown {
	if (Array.isArray(value))
		return value.every((item) => typeof item === 'number' || item === null) ? value : value.map(reordered).reverse();
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reordered(inner)]));
}
