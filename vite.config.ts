import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['engines/**/*.test.ts', 'sw/**/*.test.ts', 'src/**/*.test.ts', 'tests/**/*.test.ts', 'data/**/*.test.ts'],
		exclude: ['tests/e2e/**', 'node_modules/**'],
		testTimeout: 60_000,
		maxWorkers: 2
	}
});
