import type { Abortable } from '../api/request-url';
import type { Call, Caller, Host, Ran } from '../api/handle';
import type { Route } from '../api/routes';
import { withHeaders } from '../../engines/kit/errors';
import type { Gate } from './gate';
import { runEngine, type EngineIo, type FeedPart } from './run-engine';

/** One request's view of the feeds. */
export interface FeedView extends Pick<FeedPart, 'ask' | 'fresh' | 'storedAnswers' | 'online'> {
	/** Headers with the age of the used data; empty without data. */
	headers(): Readonly<Record<string, string>>;
	/** The header that names the sources: the only source information of an error, which is not a stored answer. */
	sources(): Readonly<Record<string, string>>;
}

/** The host's interface to the feeds, a higher layer. */
export interface HostFeeds {
	open(request: {
		readonly signal: AbortSignal;
		/** Who asks: its key. */
		readonly asker?: string;
		waitUntil(work: Promise<unknown>): void;
	}): FeedView;
	/** Rows of GET /v1/status. */
	status(): Promise<readonly unknown[]>;
}

/** Runs a computation where it does not block other requests. */
export type Compute = (call: Call, route: Route, caller: Caller, asked: Abortable) => Promise<Ran>;

/** The rest of GET /v1/status, which only the surroundings know. */
export interface Surroundings {
	packs(): Promise<readonly unknown[]>;
	storage(): Promise<{ readonly usage_bytes: number | null; readonly quota_bytes: number | null }>;
}

export interface HostOptions extends Surroundings {
	readonly kind: Host['kind'];
	/** Path before `/v1/`, without trailing slash. */
	readonly base: string;
	readonly version: string;
	readonly gate: Pick<Gate, 'admit' | 'check'>;
	/** Runs feed operations in this thread. */
	readonly engines: EngineIo;
	/** The feed machinery; asked for at each question, so that it may be loaded late and replaced. */
	feeds(): Promise<HostFeeds>;
	readonly compute: Compute;
	readonly parseLong?: Host['parseLong'];
	/** Hears of a computation before its key is looked up, so that both take their time at once. */
	prepare?(route: Route, caller: Caller): void;
	openApi(server: string): Promise<unknown>;
	now(): number;
	/** Monotonic milliseconds. */
	clock(): number;
	requestId(): string;
	log(line: string, error: unknown): void;
	/** How a JSON text is best sent; as it is when left out. */
	body?(text: string): BodyInit;
}

/** Runs a feed operation; its answers and errors carry the data's age and source. */
export async function runFeed(
	feeds: Pick<HostFeeds, 'open'>,
	engines: EngineIo,
	call: Call,
	caller: Caller,
	signal: AbortSignal
): Promise<Ran> {
	const view = feeds.open({
		signal,
		asker: caller.key ?? 'own',
		waitUntil: (work) => caller.waitUntil(work)
	});
	const { ask, fresh, storedAnswers, online } = view;
	try {
		return {
			value: await runEngine(engines, call, { ask, fresh, storedAnswers, online, signal }),
			headers: view.headers(),
			where: 'feed'
		};
	} catch (error) {
		throw withHeaders(error, view.sources());
	}
}

/** The host of `handle`, the same for service worker, page, Node and tests, with their different services. */
export function createHost(options: HostOptions): Host {
	const { kind, base, version, gate, engines, compute, log } = options;
	/** Groups that have answered since this host started, wherever their engine ran. */
	const answered = new Set<string>();

	return {
		kind,
		base,
		now: () => options.now(),
		clock: () => options.clock(),
		requestId: () => options.requestId(),
		check: (key, caller) => gate.check(key, caller),
		admit(key, route, caller) {
			if (route.operation.kind === 'compute') options.prepare?.(route, caller);
			return gate.admit(key, route, caller);
		},
		async run(call, route, caller, asked) {
			const ran = await (route.operation.kind === 'feed'
				? runFeed(await options.feeds(), engines, call, caller, asked.signal)
				: compute(call, route, caller, asked));
			answered.add(call.group);
			return ran;
		},
		parseLong: options.parseLong,
		openApi: (server) => options.openApi(server),
		async status() {
			const [feeds, packs, storage] = await Promise.all([
				options.feeds().then((opened) => opened.status()),
				options.packs(),
				options.storage()
			]);
			return { version, host: kind, engines_loaded: [...answered].sort(), feeds, packs, storage };
		},
		log,
		body: (text) => options.body?.(text) ?? text
	};
}
