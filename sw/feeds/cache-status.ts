/** States of an answer's record, the freshest first, with the detail that Cache-Status has beside `hit` or `fwd`. */
const STATES = {
	hit: null,
	fetched: 'miss',
	refreshed: 'stale',
	revalidating: 'stale-while-revalidate',
	'other-question': 'seen-before',
	'breaker-open': 'upstream-paused',
	'stale-if-error': 'stale-if-error',
	offline: 'offline'
} as const;
const WORST_LAST = Object.keys(STATES);

/** How one question was answered, for the headers. Times in milliseconds since 1970. */
export interface Served {
	readonly how: keyof typeof STATES;
	readonly checkedAt: number;
	readonly freshUntil: number;
	readonly modifiedAt: number;
	readonly stored: boolean;
	readonly failedStatus: number | null;
	readonly source: string;
}

/** `Cache-Status` (RFC 9211) of one answer, by the cache of this name. */
export function cacheStatus(served: Served, now: number, name = 'sw'): string {
	const { how, failedStatus } = served;
	if (how === 'fetched' || how === 'refreshed') return `${name}; fwd=${STATES[how]}${served.stored ? '; stored' : ''}`;
	const isTimed = how === 'hit' || how === 'revalidating';
	const forwarded =
		how !== 'stale-if-error' ? '' : `; fwd=stale${failedStatus === null ? '' : `; fwd-status=${failedStatus}`}`;
	const detail = how === 'hit' ? '' : `; detail=${STATES[how]}`;
	return `${name}; hit${isTimed ? `; ttl=${ttl(served, now)}` : ''}${forwarded}${detail}`;
}

const ttl = ({ freshUntil }: Served, now: number) => Math.floor((freshUntil - now) / 1000);

/** Headers of an answer: oldest age, worst status, each source once. `gateway`: behind shared caches. */
export function feedHeaders(answers: readonly Served[], now: number, gateway?: string): Record<string, string> {
	const [first] = answers;
	if (first === undefined) return {};
	const worst = answers.reduce((a, b) => (WORST_LAST.indexOf(b.how) > WORST_LAST.indexOf(a.how) ? b : a), first);
	const oldest = Math.min(...answers.map((answer) => answer.checkedAt));
	const modified = Math.max(...answers.map((answer) => answer.modifiedAt));
	const age = Math.max(0, Math.floor((now - oldest) / 1000));
	const fresh = Math.floor((Math.min(...answers.map((answer) => answer.freshUntil)) - now) / 1000);
	const shareable = gateway !== undefined && fresh > 0 && FRESH.has(worst.how);
	return {
		Age: String(age),
		'Cache-Status': cacheStatus(worst, now, gateway),
		...(shareable && sharedFor(age + fresh)),
		'Last-Modified': new Date(modified).toUTCString(),
		...sourceHeader(answers)
	};
}

const FRESH: ReadonlySet<Served['how']> = new Set(['hit', 'fetched', 'refreshed']);

/** For shared caches, which add to Age (RFC 9111 §4.2.1). Vary separates keys, places and languages. */
const sharedFor = (seconds: number) => ({
	'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
	Vary: 'X-API-Key, X-Time-Zone, Accept-Language'
});

/** `Link` with every source once; empty without one. */
export function sourceHeader(answers: readonly Served[]): Record<string, string> {
	const sources = [...new Set(answers.map((answer) => answer.source))];
	return sources.length === 0 ? {} : { Link: sources.map((source) => `<${source}>; rel="via"`).join(', ') };
}
