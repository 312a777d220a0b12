import type { RoutedGroup } from '../../engines/kit/contract';
import { isMedia } from '../api/encode-response';
import { SECURITY_HEADERS, type AnswerMemory, type Caller } from '../api/handle';
import type { Answer, Asked } from '../api/request-url';
import { createMatcher } from '../api/routes';
import type { Gate } from '../host/gate';

/** What stored answers need of their host. */
interface Place {
	readonly base: string;
	readonly memory: AnswerMemory;
	readonly gate: Pick<Gate, 'admitAtOnce'>;
	clock(): number;
	requestId(): string;
}

/** Answers a request within this turn of the event loop; undefined where something has to be waited for. */
export type Stored = (asked: Asked, caller: Caller) => Answer | undefined;

/** Gives recent answers of feeds to callers whose key has no limit, without a promise, since promises cost more than the rest. */
export function storedAnswers(groups: readonly RoutedGroup[], { base, memory, gate, clock, requestId }: Place): Stored {
	const match = createMatcher(groups);
	return (asked, caller) => {
		if (asked.method !== 'GET') return undefined;
		const started = clock();
		const { pathname } = asked.url;
		const found = match(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname);
		const ran = found && memory.recall(found.route, asked);
		if (!ran || isMedia(ran.value) || ran.value.warning !== null) return undefined;
		if (!gate.admitAtOnce(asked.headers.get('x-api-key'), found.route, caller)) return undefined;
		const headers = {
			'X-Request-Id': requestId(),
			'X-Served-By': 'node',
			...SECURITY_HEADERS,
			...ran.headers,
			'Server-Timing': `feed;dur=${(clock() - started).toFixed(2)};desc="memory"`,
			'Content-Type': 'application/json'
		};
		return { status: 200, headers, body: ran.value.json, isRepeated: true };
	};
}
