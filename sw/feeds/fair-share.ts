const WINDOW_MS = 60_000;

/** Requests of each caller to each upstream in the last minute, so that one caller cannot use the whole quota. */
export interface Shares {
	/** Counts a request; returns 0 or seconds to wait. Callers share half of a minute's quota, the rest is open. */
	take(upstream: string, asker: string, perMinute: number): number;
}

/** Callers that are reckoned with, where fewer have asked. */
const EXPECTED = 6;

/** Shares in memory: a restart forgives. `now` in milliseconds; `callers` that may come, where the host knows them. */
export function createShares(now: () => number, callers = EXPECTED): Shares {
	const asked = new Map<string, Map<string, number[]>>();
	return {
		take(upstream, asker, perMinute) {
			const time = now();
			const askers = asked.get(upstream) ?? new Map<string, number[]>();
			asked.set(upstream, askers);
			for (const [who, times] of askers) {
				const recent = times.filter((at) => at > time - WINDOW_MS && at <= time);
				if (recent.length > 0) askers.set(who, recent);
				else askers.delete(who);
			}
			const own = askers.get(asker) ?? [];
			askers.set(asker, own);
			const expected = Math.max(callers, askers.size);
			const guaranteed = Math.max(1, Math.floor(perMinute / 2 / expected));
			const free = perMinute - guaranteed * expected;
			const taken = [...askers.values()].reduce((sum, { length }) => sum + Math.max(0, length - guaranteed), 0);
			const [oldest] = own;
			const isGreedy = own.length >= Math.max(guaranteed, Math.floor(perMinute / 2));
			if (oldest !== undefined && (isGreedy || (own.length >= guaranteed && taken >= free)))
				return Math.max(1, Math.ceil((oldest + WINDOW_MS - time) / 1000));
			own.push(time);
			return 0;
		}
	};
}
