import type { Infer, ObjectSchema, Takes } from './schema';

/** One operation of the API, as data. Everything else about it (types, validation, OpenAPI, form, docs, tests) follows. */
export interface Operation {
	/** Its name for people, in two or three words; without the group's name where that is beside it. */
	readonly title: string;
	readonly method: 'GET' | 'POST';
	/** `/v1/distance`, or with one trailing parameter: `/v1/product/{barcode}`. */
	readonly path: string;
	readonly summary: string;
	/** A paragraph for the docs with details beyond the summary. */
	readonly description?: string;
	/** compute: an engine in a worker. data: a table that the host answers itself. feed: a cached upstream. */
	readonly kind: 'compute' | 'data' | 'feed';
	/** bounded: always done within milliseconds. unbounded: waits its turn for a worker that can be ended, and obeys `context.steps`. */
	readonly cost: 'bounded' | 'unbounded';
	/** Longest input of bounded work, characters of all its texts together. 64 Ki when left out: longer ones run in a thread. */
	readonly boundedUpTo?: number;
	/** Query and path of a GET, fields of a POST body; in the order in which they are checked. */
	readonly params: ObjectSchema;
	readonly response: ObjectSchema;
	/** Bodies other than JSON that a POST takes: a form, or the bytes of its one binary field by themselves. */
	readonly accepts?: readonly ('multipart/form-data' | 'image/*' | 'application/octet-stream')[];
	/** Media types of its answer besides JSON, chosen by Accept or `format=`; pictures by an <img> too. */
	readonly produces?: readonly MediaType[];
	/** The answer must never be stored: it carries a secret. */
	readonly secret?: boolean;
	/** The field whose value is an address that is fetched; feeds ask the network in any case. */
	readonly fetches?: string;
	/** Its answer depends on the day where its caller is, see X-Time-Zone. */
	readonly readsDay?: boolean;
	/** What its form takes beside its fields: a sum that is converted. */
	readonly takes?: Takes;
	readonly examples: readonly Example[];
	/** Bounds that a schema cannot express, for the docs. */
	readonly limits?: readonly string[];
}

/** What answering needs of an operation. Its docs (summary, response, examples) are most of a contract's weight. */
export type RoutedOperation = Pick<
	Operation,
	'method' | 'path' | 'kind' | 'cost' | 'boundedUpTo' | 'params' | 'accepts' | 'produces' | 'secret' | 'fetches'
>;
export interface RoutedGroup {
	readonly id: string;
	readonly operations: { readonly [name: string]: RoutedOperation };
}

export interface Example {
	readonly title: string;
	readonly input: Readonly<Record<string, unknown>>;
	/**
	 * Fields of the answer that hold for ever: checked by the battery, shown in the docs. Numbers hold within 1e-9, a list as the
	 * beginning of the answer's. */
	readonly output: Readonly<Record<string, unknown>>;
}

export interface Group {
	readonly id: string;
	/** Path data of its icon, drawn as lines on a 24 × 24 grid. */
	readonly icon: string;
	/** Its colour: degrees of hue in OKLCH. */
	readonly hue: number;
	/** What its packs hold, for people, by pack name. */
	readonly packs?: { readonly [pack: string]: string };
	readonly title: string;
	readonly summary: string;
	/** Where the answers come from: method, data, licence. */
	readonly source: {
		/** Who gives the data of a feed, in a few words. */
		readonly name?: string;
		readonly text: string;
		readonly licence?: string;
		readonly url?: string;
	};
	/** The source that its feeds ask, for groups that have feeds. */
	readonly upstream?: Upstream;
	/** Sources that take over when that one fails, or are compared with it. */
	readonly otherUpstreams?: readonly Upstream[];
	readonly operations: { readonly [name: string]: Operation };
}

/** What a tool's page needs of an operation: its docs are loaded when they are opened. */
export type PageOperation = Omit<Operation, 'summary' | 'description' | 'response' | 'examples' | 'limits'> & {
	/** The first alone. */
	readonly examples: readonly Pick<Example, 'input'>[];
};
export interface PageGroup extends Pick<Group, 'id' | 'packs' | 'title'> {
	readonly source: Partial<Group['source']>;
	readonly operations: { readonly [name: string]: PageOperation };
}

/** What lists of tools need of an operation. */
export type ListedOperation = Pick<Operation, 'title' | 'method' | 'path' | 'kind' | 'secret' | 'takes'>;
/** What lists of tools need of a group: its face, without the contracts. */
export interface ListedGroup extends Pick<Group, 'id' | 'icon' | 'hue' | 'packs' | 'title'> {
	readonly operations: { readonly [name: string]: ListedOperation };
}

/** An example: what it shows, its input, and fields of its answer. */
export const example = <const I extends Example['input'], const O extends Example['output']>(
	title: string,
	input: I,
	output: O
) => ({ title, input, output });

/** Keeps the literal types of a contract while checking its form. */
export const defineGroup = <const G extends Group>(group: G): G => group;

/** A calendar day, with the IANA zone in which it was read off the clock. */
export interface Today {
	readonly year: number;
	/** 1 to 12. */
	readonly month: number;
	readonly day: number;
	readonly timeZone: string;
}

/** An engine's access to the world. It has no clock and no network. */
export interface EngineContext {
	/** The time of the question, milliseconds since 1970. */
	readonly now: number;
	/** The calendar day of the question where the caller is. */
	today(): Today;
	/** Monotonic milliseconds, for budgets. */
	clock(): number;
	/** Steps of about a microsecond that an answer may take; default: the engine's budget. Past them it answers 422. */
	readonly steps?: number;
	/** Bytes of a data pack by its name, fetched once and kept. */
	pack(name: string): Promise<ArrayBuffer>;
	/** Whether `pack(name)` would answer without a download. */
	hasPack(name: string): Promise<boolean>;
	/** The newest update of the app's data between two releases, its signature verified (data/updates/README.md); absent on most hosts. */
	update?(): Promise<string | undefined>;
	/** A lazily loaded part of the group's engine: `lazy('math/matrix')` is `engines/math/matrix.lazy.ts`. */
	lazy<M>(name: string): Promise<M>;
	/** Another operation's answer without feeds within so many steps. Input must be valid. Rejects as it does. */
	call?(group: string, name: string, input: Readonly<Record<string, unknown>>, steps: number): Promise<unknown>;
	/** Fetches a picture that the caller named (POST /v1/info with `url`); nothing else leaves the device by an engine. */
	fetch(url: string, init?: RequestInit): Promise<Response>;
	/** The media type that the caller wants, one of the operation's `produces` or JSON. */
	readonly accept: 'application/json' | MediaType;
}

/** Additional access of a feed operation: requests to an upstream through the store. */
export interface FeedContext extends EngineContext {
	/** The stored or fetched answer. Rejects with the caller's ApiError. `short`: waits for the soft timeout only. */
	ask<Question, Item>(
		feed: Feed<Question, Item>,
		question: Question,
		patience?: 'long' | 'short'
	): Promise<Answered<Item>>;
	/** The stored answer while it is fresh; sends no request. */
	fresh<Question, Item>(feed: Feed<Question, Item>, question: Question): Promise<Answered<Item> | undefined>;
	/** Stored records of this feed, newest first, for offline answers. The newest gives the headers' age. */
	storedAnswers<Question, Item>(feed: Feed<Question, Item>): Promise<readonly Answered<Item>[]>;
	readonly signal: AbortSignal;
	/** False when the browser reports that it is offline. */
	readonly online: boolean;
}

/** A record with the time at which the upstream gave it. */
export interface Answered<Item> {
	readonly item: Item;
	/** When the upstream gave it or last confirmed it, milliseconds since 1970. */
	readonly checkedAt: number;
	/** False for an incomplete record: malformed items, fewer than possible, a source that now gives less. */
	readonly isWhole: boolean;
	/** It came with the build: the store has no newer one, and the request did not finish in time. */
	readonly bundled?: true;
}

/** How much an answer of an upstream proves, in its feed's own count. */
export interface Weight {
	/** Events, days, fields … that it holds; 0 for an empty list and for a known absence. */
	readonly holds: number;
	/** Minimum number of items in a true answer to this request; 0 if it may be empty. */
	readonly least: number;
	/** Records that could not be read; 0 when left out. */
	readonly skipped?: number;
	/** False where the source itself says that it did not look at everything. */
	readonly exhaustive?: boolean;
}

/** The fields of its source's answers that a feed uses, for the contract watch. */
export interface SourceShape {
	/** Version of the source's schema as this code knows it, in the source's own words. */
	readonly schema: string;
	/** Day (YYYY-MM-DD) on which this shape was last compared with public descriptions of the source. */
	readonly checked: string;
	/** Fields that answers need, as paths: `features[].properties.mag`, `rates.*.*`. One of `a|b` is enough. */
	readonly fields: readonly string[];
	/** Path of the field in which an answer names its own schema, where it does. */
	readonly version?: string;
}

/** An upstream, as two pure functions and a policy. */
export interface Feed<Question, Item> {
	/** Names its records and its row in the status: `quakes`. */
	readonly id: string;
	/** Bump when the type of `Item` changes: records of other versions are ignored. */
	readonly schemaVersion: number;
	readonly upstream: Upstream;
	/** Bytes that its records may take on the device. */
	readonly budgetBytes: number;
	/** Where room is short, feeds of a higher rank lose all their records first; 0 keeps them to the last. */
	readonly dropRank: number;
	/** The path and query to ask for, relative to the upstream's base. */
	path(question: Question): string;
	/** The same at another place of the upstream, asked when the first is gone (404, 410 and the like) or of an unknown shape. */
	elsewhere?(question: Question): string;
	/** What makes two questions the same; the path where left out. For paths that hold a time which moves. */
	key?(question: Question): string;
	/** Sub-domain before the base host, for upstreams that have one a language: `de`. Checked against a list by the caller. */
	subdomain?(question: Question): string;
	/** A page where a person can read the same, for `Link: <…>; rel="via"`. */
	source(question: Question): string;
	/** Converts an upstream answer to the stored form. Throws `UpstreamInvalid` when it violates the upstream's schema. */
	trim(body: unknown, question: Question): Item;
	/** Meaning of a status other than 200: a record to store (a known absence), or undefined for an upstream failure. */
	absent?(status: number, body: unknown, question: Question): Item | undefined;
	/** The bundled answer of the build: equivalent to a stored one of that age. */
	bundled?(question: Question): Pick<Answered<Item>, 'item' | 'checkedAt'> | undefined;
	/** How much an answer proves. The feeds derive from it whether and for how long it is stored, and whether it is complete. */
	weigh(item: Item, question: Question, now: number): Weight;
	/** Share, 0 to 1, of a stored answer that a newer one lacks though it must still hold it; by the counts where left out. */
	lost?(before: Item, after: Item, question: Question, now: number): number;
	/** The used fields of the source's answers. */
	readonly shape: SourceShape;
	/** Whether an answer holds so little that it is believed only while the source still answers `probe` in full. */
	needsProof?(item: Item, question: Question): boolean;
	/** A question with a known answer, also for `npm run watch:upstreams`; `now` in milliseconds. */
	probe(now: number): Question;
	/** By the item and the time at which the upstream confirmed it; without an item: for asking the first time. */
	policy(question: Question, item: Item | undefined, checkedAt: number): FeedPolicy;
}

export interface FeedPolicy {
	/** Served without asking, seconds. */
	readonly freshSeconds: number;
	/** Maximum age of a stale answer during a slow refresh, an upstream failure or without a network: seconds after it stopped being fresh. */
	readonly errorSeconds: number;
	/** A refresh that answers sooner than this is served instead of the older record, milliseconds. */
	readonly softTimeoutMs: number;
	/** Given up when nothing arrives for this long: progress decides, not total time. */
	readonly idleTimeoutMs: number;
	readonly retry: boolean;
	readonly cache: 'no-cache' | 'no-store' | 'default';
}

/** A source that feeds ask, as data: all that is particular to it. */
export interface Upstream {
	/** Names it in the store, in settings and in the environment (`VITE_<id>_URL`): `USGS`. */
	readonly id: string;
	readonly name: string;
	/** Its address; `{lang}` takes the language where it has a host for each. */
	readonly base: string;
	/** Our own limit of requests a minute, below that of the source. */
	readonly perMinute: number;
	readonly perMinuteWithoutContact?: number;
	/** Its refusals carry no CORS header, so that being told to wait looks like a network error to a page. */
	readonly refusesWithoutCors?: true;
}

/** Thrown by `Feed.trim`: the upstream answered something that is not its schema. */
export class UpstreamInvalid extends Error {
	override readonly name = 'UpstreamInvalid';
	/** By name, as ApiError is: the one who throws it and the one who catches it may be different files. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === 'UpstreamInvalid';
	}
}

/** What an operation may answer with besides JSON. */
export type MediaType = 'image/png' | 'image/svg+xml' | 'text/calendar';

/** A picture or a calendar in place of JSON. Plain data, so that it crosses a port. */
export type Media = { readonly media: MediaType; readonly bytes: Uint8Array<ArrayBuffer> };

type ContextOf<O extends Operation> = O['kind'] extends 'feed' ? FeedContext : EngineContext;
type Answer<O extends Operation> = O extends { readonly produces: readonly unknown[] }
	? Infer<O['response']> | Media
	: Infer<O['response']>;

/** Handler of one operation: its input is valid and complete, and its ApiErrors reach the caller. */
export type Handler<O extends Operation> = (
	input: Infer<O['params']>,
	context: ContextOf<O>
) => Answer<O> | Promise<Answer<O>>;

/** The functions of a group's engine; a missing one, or a missing field of an answer, does not compile. */
export type Engine<G extends Group> = { readonly [N in keyof G['operations']]: Handler<G['operations'][N]> };

/** An engine of a group that is known only at run time. */
export type AnyEngine = { readonly [name: string]: (input: never, context: FeedContext) => unknown };
