import type { AnswerMemory, Ran } from '../api/handle';
import { isMedia } from '../api/encode-response';
import type { Asked } from '../api/request-url';

/** Longest time for which an answer is repeated, milliseconds: a period up to now moves on. */
const KEPT_MS = 10_000;
/** A day begins on a quarter of an hour in every time zone. */
const QUARTER_MS = 900_000;
/** Characters of all kept answers and their questions. Beyond them, all are dropped. */
const MAX_CHARACTERS = 8_000_000;
/** Characters that the headers of an answer and its entry count as. */
const ENTRY_CHARACTERS = 1_000;

interface Kept {
	readonly ran: Ran;
	readonly until: number;
	readonly keptAt: number;
	/** Seconds that it is fresh, from its source's answer on, and its age when it was kept. */
	readonly lifetime: number;
	readonly age: number;
}

/**
 * Repeats the answers of feeds that shared caches may store, by their own headers (RFC 9111 §4.2), for ten seconds at most and
 * not into another day. A repeated answer costs neither validation nor an engine. Keys are checked and counted before. `now` in
 * milliseconds; `name` for Cache-Status.
 */
export function answerMemory(now: () => number, name: string): AnswerMemory {
	const answers = new Map<string, Kept>();
	let characters = 0;
	const questionOf = ({ url, headers }: Asked) => `${url.pathname}${url.search} ${headers.get('x-time-zone') ?? ''}`;

	return {
		recall({ operation }, asked) {
			// Of a POST, and where Accept chooses the type, the address is not the whole question.
			const isWhole = operation.kind === 'feed' && operation.method === 'GET' && !operation.produces;
			const kept = isWhole ? answers.get(questionOf(asked)) : undefined;
			const time = now();
			if (kept === undefined || time >= kept.until || time < kept.keptAt) return undefined;
			const { ran, keptAt, lifetime } = kept;
			const age = kept.age + Math.floor((time - keptAt) / 1000);
			const headers = { ...ran.headers, Age: String(age), 'Cache-Status': `${name}; hit; ttl=${lifetime - age}` };
			return { value: ran.value, headers, where: 'memory' };
		},
		keep(asked, ran) {
			const { headers = {}, value } = ran;
			const lifetime = Number(/s-maxage=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1] ?? 0);
			const age = Number(headers['Age'] ?? 0);
			if (lifetime <= age || isMedia(value)) return;
			const question = questionOf(asked);
			const length = question.length + value.json.length + ENTRY_CHARACTERS;
			characters += length;
			if (characters > MAX_CHARACTERS) {
				answers.clear();
				characters = length;
			}
			const keptAt = now();
			const until = keptAt + Math.min(KEPT_MS, (lifetime - age) * 1000, QUARTER_MS - (keptAt % QUARTER_MS));
			answers.set(question, { ran, until, keptAt, lifetime, age });
		}
	};
}
