// Faults are planted in what no other gate looks at closely: the hosts, the kit, the state of the app.
export default {
	testRunner: 'vitest',
	vitest: { configFile: 'tests/mutate/vitest.config.ts' },
	coverageAnalysis: 'perTest',
	// Values that are made once, when a module loads, would have to be tried with all tests.
	ignoreStatic: true,
	ignorePatterns: ['/dist*', '/tests/mutate/node_modules', '/tests/bench', '/tests/e2e', '/docs', '/public'],
	tempDirName: 'test-results/stryker',
	reporters: ['clear-text', 'json'],
	clearTextReporter: { allowColor: false, reportTests: false },
	jsonReporter: { fileName: 'test-results/mutation.json' },
	thresholds: { high: 90, low: 80, break: 80 },
	concurrency: 2,
	timeoutMS: 20_000
};
