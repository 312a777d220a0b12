const WINDOW_MS = 60_000;

/** What each caller has asked of each upstream in the last minute, so that one cannot take what is there for all. */
export interface Shares {
	/**
	 * Counts a question of `asker`; answers 0, or the seconds to wait when it has had its share: as much as each of those
	 * who asked within the last minute may have, with one more who may come.
	 */
	take(upstream: string, asker: string, perMinute: number): number;
}

/** Shares in memory: a restart forgives. `now` in milliseconds. */
export function createShares(now: () => number): Shares {
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
			const share = Math.max(1, Math.floor(perMinute / (askers.size + 1)));
			const oldest = own.at(-share);
			if (oldest !== undefined) return Math.max(1, Math.ceil((oldest + WINDOW_MS - time) / 1000));
			own.push(time);
			return 0;
		}
	};
}
