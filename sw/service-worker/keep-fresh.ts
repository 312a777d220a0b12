const DAY_MS = 86_400_000;

/**
 * Questions worth asking before anyone does, as paths of the API: on periodic sync, on start, when the network is back.
 * Each costs nothing while its answer is fresh. `now` in milliseconds since 1970.
 */
export function worthKeeping(now: number): readonly string[] {
	const days = [0, 1, 2].flatMap((ahead) => {
		const date = new Date(now + ahead * DAY_MS);
		const day = `month=${date.getUTCMonth() + 1}&day=${date.getUTCDate()}`;
		return ['selected', 'events'].map((type) => `/v1/on-this-day?${day}&type=${type}`);
	});
	// A day of three weeks ago brings the running year with it (and in January the one before).
	const past = new Date(now - 21 * DAY_MS).toISOString().slice(0, 10);
	return ['/v1/recent?period=day&min_magnitude=2.5', '/v1/rates', `/v1/rates?date=${past}`, ...days];
}
