import { finished, type Finished } from '../api/encode-response';
import type { Call } from '../api/handle';
import { dayIn } from '../../engines/kit/calendar';
import type { AnyEngine, EngineContext, FeedContext } from '../../engines/kit/contract';

/** What an engine host brings in: worker, service worker, Node and tests each have their own. */
export interface EngineIo extends Pick<EngineContext, 'clock' | 'pack' | 'hasPack' | 'lazy' | 'fetch' | 'update'> {
	load(group: string): Promise<AnyEngine>;
	/** IANA zone of callers that do not name theirs: the device's in a browser, UTC on a server. */
	timeZone(): string;
	/** Called when the answer depends on the time of the call. */
	readsTime?(call: Call): void;
}

/** What only a host with a feed store can give; calls of feed operations need it. */
export type FeedPart = Pick<FeedContext, 'ask' | 'fresh' | 'storedAnswers' | 'signal' | 'online'>;

/** Runs one call of an engine. `handle` has validated its input, and handles its errors. */
export async function runEngine(io: EngineIo, call: Call, feeds?: FeedPart): Promise<Finished> {
	const operation = (await io.load(call.group))[call.name];
	if (!operation) throw new Error(`engine ${call.group} has no ${call.name}`);
	const { clock, pack, hasPack, lazy, fetch, update } = io;
	const now = () => {
		io.readsTime?.(call);
		return call.now;
	};
	const { accept, steps } = call;
	const context = {
		get now() {
			return now();
		},
		today: () => dayIn(call.timeZone ?? io.timeZone(), now()),
		accept,
		...(steps !== undefined && { steps }),
		clock,
		pack,
		hasPack,
		lazy,
		fetch,
		...(update && { update }),
		async call(group: string, name: string, input: Readonly<Record<string, unknown>>, most: number): Promise<unknown> {
			const other = (await io.load(group))[name];
			if (!other) throw new Error(`engine ${group} has no ${name}`);
			return other(input as never, { ...context, steps: Math.min(most, steps ?? most) } as FeedContext);
		},
		...feeds
	};
	// A compute operation never looks at the feed part; its type is that of the richer context only here.
	return finished(await operation(call.input as never, context as FeedContext));
}
