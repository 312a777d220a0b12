/** How one question was answered, for the headers. Times in milliseconds since 1970. */
export interface Served {
	readonly how: 'hit' | 'fetched' | 'refreshed' | 'revalidating' | 'stale-if-error' | 'held' | 'offline' | 'seen';
	readonly checkedAt: number;
	readonly freshUntil: number;
	readonly modifiedAt: number;
	/** Whether a fetched answer was kept. */
	readonly stored: boolean;
	/** Status of the upstream's failure, where it gave one. */
	readonly failedStatus: number | null;
	readonly source: string;
}

/** `Cache-Status` (RFC 9211) of one answer. */
export function cacheStatus(served: Served, now: number): string {
	const stored = served.stored ? '; stored' : '';
	const status = served.failedStatus === null ? '' : `; fwd-status=${served.failedStatus}`;
	switch (served.how) {
		case 'hit':
			return `sw; hit; ttl=${ttl(served, now)}`;
		case 'fetched':
			return `sw; fwd=miss${stored}`;
		case 'refreshed':
			return `sw; fwd=stale${stored}`;
		case 'revalidating':
			return `sw; hit; ttl=${ttl(served, now)}; detail=stale-while-revalidate`;
		case 'stale-if-error':
			return `sw; hit; fwd=stale${status}; detail=stale-if-error`;
		case 'held':
			return 'sw; hit; detail=upstream-paused';
		case 'offline':
			return 'sw; hit; detail=offline';
		case 'seen':
			return 'sw; hit; detail=seen-before';
	}
}

const ttl = ({ freshUntil }: Served, now: number) => Math.floor((freshUntil - now) / 1000);

/** From the best to the worst news that an answer made of several records can bring. */
const WORST_LAST: readonly Served['how'][] = [
	'hit',
	'fetched',
	'refreshed',
	'revalidating',
	'seen',
	'held',
	'stale-if-error',
	'offline'
];

/** Headers of an answer made of these records: the oldest age, the worst status, every source once. */
export function feedHeaders(answers: readonly Served[], now: number): Record<string, string> {
	const [first] = answers;
	if (first === undefined) return {};
	const worst = answers.reduce((a, b) => (WORST_LAST.indexOf(b.how) > WORST_LAST.indexOf(a.how) ? b : a), first);
	const oldest = Math.min(...answers.map((answer) => answer.checkedAt));
	const modified = Math.max(...answers.map((answer) => answer.modifiedAt));
	return {
		Age: String(Math.max(0, Math.floor((now - oldest) / 1000))),
		'Cache-Status': cacheStatus(worst, now),
		'Last-Modified': new Date(modified).toUTCString(),
		...sourceHeader(answers)
	};
}

/** `Link` with every source once; empty without one. */
export function sourceHeader(answers: readonly Served[]): Record<string, string> {
	const sources = [...new Set(answers.map((answer) => answer.source))];
	return sources.length === 0 ? {} : { Link: sources.map((source) => `<${source}>; rel="via"`).join(', ') };
}
