import { records, STALLED_MS, type Mode, type WireReply } from './failures';
import { replyAt } from './play';

/** One way in which a source's answer goes wrong: a whole answer in, another one out. */
export interface Fault {
	readonly name: string;
	/** The answer in its place; `reset` for a connection that ends. */
	reply(good: WireReply, play: Replay): Response | 'reset';
	/** The answer is read, all of it but what cannot be. */
	readonly isHarmless?: true;
	/** It is of another schema: it must be refused as such, and leave nothing behind. */
	readonly isOther?: true;
	/** The truth at that time, milliseconds from now. */
	readonly shift?: number;
}

/** Plays the same question otherwise. */
interface Replay {
	/** At another time, milliseconds since 1970. */
	at(shift: number): WireReply;
	as(mode: Mode): WireReply;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html' };
const DAY = 86_400_000;

const page = (title: string, rest = '') => `<!doctype html><title>${title}</title><p>Please come back later</p>${rest}`;
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status, headers: JSON_TYPE });
const plain = ({ status, text, headers }: WireReply) => new Response(text, { status, headers });
const given = ({ text }: WireReply): unknown =>
	JSON.parse(text.startsWith('{') || text.startsWith('[') ? text : 'null');

/** A status without, or with, the content that it should not have. */
const statuses: readonly Fault[] = [
	...[400, 401, 403, 404, 405, 406, 408, 410, 414, 422, 429, 451, 500, 501, 502, 503, 504, 511].map((status) => ({
		name: `status ${status} with a page`,
		reply: () => new Response(page(String(status)), { status, headers: HTML_TYPE })
	})),
	...[204, 205, 304].map((status) => ({ name: `status ${status}`, reply: () => new Response(null, { status }) })),
	{ name: 'status 206 with half', reply: ({ text }) => new Response(text.slice(0, text.length / 2), { status: 206 }) },
	{ name: 'status 404 in JSON of a proxy', reply: () => json({ error: 'no route', code: 404 }, 404) },
	...['120', 'Thu, 01 Jan 2099 00:00:00 GMT', 'soon', '-5'].map((when) => ({
		name: `status 503 until ${when}`,
		reply: () => new Response(page('Busy'), { status: 503, headers: { 'Retry-After': when } })
	}))
];

/** Text that is not a whole JSON document. */
const texts: readonly Fault[] = (
	[
		['nothing', () => ''],
		['spaces', () => ' \n '],
		['its first half', ({ text }) => text.slice(0, text.length / 2)],
		['all but its last character', ({ text }) => text.slice(0, -1)],
		['itself twice', ({ text }) => text + text],
		['a page', () => page('Error')],
		['a page that wants a password', () => page('Hotel', '<input type="password">')],
		['brackets without end', () => '['.repeat(20_000)],
		['NaN for numbers', ({ text }) => text.replace(/:\s*-?\d[\d.]*/g, ': NaN')]
	] satisfies readonly (readonly [string, (good: WireReply) => string])[]
).map(([name, change]) => ({
	name: `200 with ${name}`,
	...(name === 'a page' && { isOther: true as const }),
	reply: (good) => new Response(change(good), { status: 200, headers: JSON_TYPE })
}));

/** JSON of another form. */
const forms: readonly Fault[] = (
	[
		['null', () => null],
		['true', () => true],
		['a text', () => 'ok'],
		['an empty list', () => []],
		['an empty object', () => ({})],
		['an error of its own', () => ({ error: true, message: 'internal error', status: 500 })],
		['itself in data', (good) => ({ data: given(good) })],
		['itself in a list', (good) => [given(good)]],
		['every name in capitals', (good) => renamed(given(good), (name) => name.toUpperCase())],
		['every value null', (good) => changed(given(good), () => null)],
		[
			'every number as text',
			(good) => changed(given(good), (value) => (typeof value === 'number' ? `${value} ` : value))
		],
		[
			'every number far below zero',
			(good) => changed(given(good), (value) => (typeof value === 'number' ? -value - 1e6 : value))
		],
		['every text empty', (good) => changed(given(good), (value) => (typeof value === 'string' ? '' : value))],
		[
			'every number in an object',
			(good) => changed(given(good), (value) => (typeof value === 'number' ? { value } : value))
		],
		['every record an empty object', (good) => records(given(good), (list) => list.map(() => ({})))],
		['every text as a number', (good) => changed(given(good), (value) => (typeof value === 'string' ? 7 : value))],
		['every record null', (good) => records(given(good), (list) => list.map(() => null))],
		['most records null', (good) => records(given(good), (list) => list.map((one, at) => (at % 4 === 0 ? one : null)))],
		[
			'a third of its records null',
			(good) => records(given(good), (list) => list.map((one, at) => (at % 3 === 1 ? null : one)))
		]
	] satisfies readonly (readonly [string, (good: WireReply) => unknown])[]
).map(([name, change]) => ({ name: `200 with ${name}`, reply: (good) => json(change(good), good.status) }));

/** Answers of the simulated upstream by its modes, and at another time. */
const contents: readonly Fault[] = [
	...(['hollow', 'fewer', 'one-odd', 'stalled', 'implausible', 'field-missing', 'type-changed'] as const).map(
		(mode) => ({
			name: mode,
			...((mode === 'field-missing' || mode === 'type-changed') && { isOther: true as const }),
			...(mode === 'one-odd' && { isHarmless: true as const }),
			...(mode === 'stalled' && { shift: -STALLED_MS }),
			reply: (_good: WireReply, play: Replay) => plain(play.as(mode))
		})
	),
	...[3, 60].map((days) => ({
		name: `a copy of ${days} days ago`,
		shift: -days * DAY,
		reply: (_good: WireReply, play: Replay) => plain(play.at(-days * DAY))
	})),
	{ name: 'reset', reply: () => 'reset' }
];

/** Nothing wrong with these. */
const harmless: readonly Fault[] = (
	[
		['every list turned round', (good, play) => (good.text.startsWith('[') ? good.text : play.as('wrong-order').text)],
		['every record twice', (good) => JSON.stringify(records(given(good), (list) => list.flatMap((one) => [one, one])))],
		['a byte order mark', ({ text }) => `\ufeff${text}`],
		['fields nobody knows', (good) => JSON.stringify(extended(given(good)))]
	] satisfies readonly (readonly [string, (good: WireReply, play: Replay) => string])[]
).map(([name, change]) => ({
	name: `200 with ${name}`,
	isHarmless: true as const,
	reply: (good, play) => new Response(change(good, play), { status: good.status, headers: good.headers })
}));

/** Every kind of fault, each on every answer of every source. */
export const FAULTS: readonly Fault[] = [...statuses, ...texts, ...forms, ...contents, ...harmless];

/** What sources said, by mode, time and address: the same in every fault. */
const played = new Map<string, WireReply>();

/** Every source in one fault. */
export const faulty =
	(fault: Fault | undefined, now: number) =>
	async (address: string): Promise<Response> => {
		const play = (mode: Mode, time: number): WireReply => {
			const key = `${mode} ${time} ${address}`;
			const reply = played.get(key) ?? replyAt(new URL(address), mode, time);
			played.set(key, reply);
			return reply;
		};
		const good = play('normal', now);
		if (fault === undefined) return plain(good);
		const reply = fault.reply(good, { at: (shift) => play('normal', now + shift), as: (mode) => play(mode, now) });
		if (reply === 'reset') throw new TypeError('Failed to fetch');
		return reply;
	};

type Change = (value: unknown) => unknown;

/** Every value that is neither list nor object, changed. */
function changed(value: unknown, change: Change): unknown {
	if (Array.isArray(value)) return value.map((one) => changed(one, change));
	if (typeof value !== 'object' || value === null) return change(value);
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, change)]));
}

function renamed(value: unknown, name: (given: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => renamed(one, name));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [name(key), renamed(inner, name)]));
}

/** Every object with a field more. */
function extended(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(extended);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, extended(inner)]);
	const isTable = entries.length > 0 && entries.every(([name]) => /^(?:[A-Z]{3}|\d{4}-\d\d-\d\d)$/.test(name));
	return Object.fromEntries(isTable ? entries : [...entries, ['_new', { since: 2027 }]]);
}
