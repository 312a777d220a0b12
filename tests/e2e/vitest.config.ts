import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** It compares times: it has the machine to itself. All others share nothing. */
const ALONE = ['tests/e2e/hosts-lanes.e2e.ts'];
/** Kills again and again, in each browser: `npm run soak`. */
const SOAK = ['tests/e2e/{feed-kills,kills}.e2e.ts'];

/** Files of two minutes and more, which begin first: none of them runs alone at the end. */
const LONGEST = /(?:first-visits|accessibility|hosts)\.e2e\.ts$/;
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

// Builds are the same with a network and without one, unless a test says otherwise.
process.env['UTILITY_RATES'] ??= 'none';

const shared = {
	// Generous: a hang still shows, and a busy machine is not a fault of the product.
	testTimeout: 180_000,
	expect: { poll: { timeout: 30_000, interval: 100 } },
	hookTimeout: 180_000
};

export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	test: {
		globalSetup: ['tests/e2e/setup.ts'],
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					...shared,
					name: 'together',
					include: ['tests/e2e/**/*.e2e.ts'],
					exclude: [...ALONE, ...SOAK],
					// One more than the gate's machine has cores: they wait for their browsers most of the time.
					maxWorkers: 3
				}
			},
			{ test: { ...shared, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
			{ test: { ...shared, name: 'soak', include: SOAK, maxWorkers: 2, sequence: { groupOrder: 2 } } }
		]
	}
});
