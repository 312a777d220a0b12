/** Who answered a call, and how old the data is, read from the headers of the answer. */
export interface AnswerSource {
	/** node: a server, also one at the edge. */
	readonly host: 'service-worker' | 'page' | 'node' | null;
	/** Time of the upstream's data, milliseconds since 1970; null for computed answers. */
	readonly dataFrom: number | null;
	/** The upstream was unreachable. */
	readonly offline: boolean;
	/** The upstream failed, or its circuit breaker is open: the answer is a stored one. */
	readonly failed: boolean;
	/** A stored answer was returned at once, and a newer one is being fetched. */
	readonly refreshing: boolean;
}

/** Reads `X-Served-By`, `Age` and `Cache-Status` (RFC 9211). `now` in milliseconds since 1970. */
export function readSource(headers: Headers, now: number): AnswerSource {
	const served = headers.get('X-Served-By');
	const age = headers.get('Age');
	const status = headers.get('Cache-Status') ?? '';
	return {
		host:
			served === 'service-worker' || served === 'page'
				? served
				: served === 'node' || served === 'edge'
					? 'node'
					: null,
		dataFrom: age === null || !/^\d+$/.test(age) ? null : now - Number(age) * 1000,
		offline: /detail=offline/.test(status),
		failed: /detail=(stale-if-error|upstream-paused|seen-before)/.test(status),
		refreshing: status.includes('stale-while-revalidate')
	};
}
