/** Measures of effort that hold on a busy machine: CPU time of this process, and only in proportion to other such times. */

const ROUNDS = 3;
/** Ratios of less than this are the clock's, not the work's. */
const LEAST_MS = 1;

/** Milliseconds of CPU time of `work`, the least of several runs, because compilation and garbage collection only add. */
export async function cpuTime(work: () => unknown, rounds = ROUNDS): Promise<number> {
	let least = Infinity;
	for (let round = 0; round < rounds; round++) {
		const before = process.cpuUsage();
		await work();
		const { user, system } = process.cpuUsage(before);
		least = Math.min(least, (user + system) / 1000);
	}
	return Math.max(least, LEAST_MS);
}

/** Between growing with the input and with its square. */
export const LINEAR = 24;
/** A busy machine's caches slow one side of a ratio or the other; what grows with the square does so each time. */
const ATTEMPTS = 3;

/** Growth of CPU time for eight times the size: 8 is linear, 64 square. Measures up to three times. */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
	let least = Infinity;
	for (let attempt = 0; attempt < ATTEMPTS && least >= LINEAR; attempt++) {
		const once = await cpuTime(() => work(size));
		// Of the large one, which takes most of the time, one run is enough to find it linear: what others add only makes it more.
		least = Math.min(least, (await cpuTime(() => work(8 * size), 1)) / once);
		if (least >= LINEAR) least = Math.min(least, (await cpuTime(() => work(8 * size))) / once);
	}
	return least;
}

/** `piece` again and again, so many UTF-16 code units of it. */
export const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
