import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** These mostly wait for their browser, and share nothing: two at a time. All others have the machine to themselves. */
const PAIRED = ['tests/e2e/{accessibility,app,barcode,early,feeds,licences,pictures}.e2e.ts'];

// Builds are the same with a network and without one; what a test wants otherwise it says itself.
process.env['UTILITY_RATES'] ??= 'none';

const shared = {
	// Generous: what hangs is found all the same, and a busy machine is none of the product's faults.
	testTimeout: 180_000,
	expect: { poll: { timeout: 30_000, interval: 100 } },
	hookTimeout: 180_000
};

export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	test: {
		globalSetup: ['tests/e2e/setup.ts'],
		projects: [
			{ test: { ...shared, name: 'paired', include: PAIRED, maxWorkers: 2 } },
			{
				test: {
					...shared,
					name: 'alone',
					include: ['tests/e2e/**/*.e2e.ts'],
					exclude: PAIRED,
					maxWorkers: 1,
					sequence: { groupOrder: 1 }
				}
			}
		]
	}
});
