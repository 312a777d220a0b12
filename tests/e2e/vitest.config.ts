import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	test: {
		include: ['tests/e2e/**/*.e2e.ts'],
		globalSetup: ['tests/e2e/setup.ts'],
		// One browser at a time: two cores are shared by browser, server and test.
		fileParallelism: false,
		maxWorkers: 1,
		// Generous: what hangs is found all the same, and a busy machine is none of the product's faults.
		testTimeout: 180_000,
		expect: { poll: { timeout: 30_000, interval: 100 } },
		hookTimeout: 180_000
	}
});
