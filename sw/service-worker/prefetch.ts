const DAY_MS = 86_400_000;

/**
 * Requests worth sending ahead, as paths of the API: on periodic sync, on start, when the network is back. Only of feeds that
 * this person has opened before (`opened`, ids of feeds with records), so that unused feeds cause no traffic; each is free
 * while its answer is fresh. `now` in milliseconds since 1970.
 */
export function prefetchPaths(now: number, opened: ReadonlySet<string>): readonly string[] {
	// A day of three weeks ago brings the running year with it (and in January the one before).
	const past = new Date(now - 21 * DAY_MS).toISOString().slice(0, 10);
	return [
		...(opened.has('quakes') ? ['/v1/recent'] : []),
		...(opened.has('rates') ? ['/v1/rates', `/v1/rates?date=${past}`] : [])
	];
}
