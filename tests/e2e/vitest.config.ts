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
		testTimeout: 60_000,
		hookTimeout: 180_000
	}
});
