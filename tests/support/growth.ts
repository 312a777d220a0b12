/** Measures of effort that hold on a busy machine: CPU time of this process, and only in proportion to other such times. */

const ROUNDS = 3;
/** Ratios of less than this are the clock's, not the work's. */
const LEAST_MS = 1;

/** Milliseconds of CPU time that `work` takes, the least of several runs: compiling and what was left to collect only add. */
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

/**
 * How many times the CPU time `work` takes for eight times the size: about 8 where it grows with its input, 64 where with the
 * square of it, 1 where it reads no further than it needs.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
	const once = await cpuTime(() => work(size));
	return (await cpuTime(() => work(8 * size))) / once;
}

/** Between growing with the input and with its square. */
export const LINEAR = 24;

/** `piece` again and again, so many UTF-16 code units of it. */
export const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
