import { Session } from 'node:inspector/promises';

/** Runs of every block of code in files whose address has `folder` in it, counted by V8: the same on any machine. */
export interface StepCounter {
	/** How many runs `work` takes. */
	count(work: () => unknown): Promise<number>;
	stop(): Promise<void>;
}

/** Start it before loading the counted code: compiled code counts whole functions only. */
export async function countSteps(folder: string): Promise<StepCounter> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	const taken = async () => {
		const { result } = await session.post('Profiler.takePreciseCoverage');
		let steps = 0;
		for (const { url, functions } of result) {
			if (!url.includes(folder)) continue;
			for (const { ranges } of functions) for (const { count } of ranges) steps += count;
		}
		return steps;
	};
	return {
		async count(work) {
			await taken();
			await work();
			return taken();
		},
		async stop() {
			await session.post('Profiler.stopPreciseCoverage');
			session.disconnect();
		}
	};
}
