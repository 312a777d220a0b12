// Faults are planted in what no other gate looks at closely: the hosts, the kit, the state of the app.
export default {
	testRunner: 'vitest',
	// The tests are named by folder: what imports what need not be looked up for each fault.
	vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
	coverageAnalysis: 'perTest',
	// Vitest checks no types, and tests read sources as they are.
	disableTypeChecks: false,
	// Values that are made once, when a module loads, would have to be tried with all tests.
	ignoreStatic: true,
	ignorePatterns: [
		'/dist*',
		'/tests/mutate/node_modules',
		'/tests/bench',
		'/tests/e2e',
		'/docs',
		'/public',
		'/test-results'
	],
	tempDirName: 'test-results/stryker',
	reporters: ['clear-text', 'json', 'progress-append-only'],
	clearTextReporter: { allowColor: false, reportTests: false },
	jsonReporter: { fileName: 'test-results/mutation.json' },
	thresholds: { high: 90, low: 85, break: 85 },
	concurrency: Number(process.env.MUTATE_JOBS ?? 2),
	// On top of half as long again as the tests took without a fault.
	timeoutMS: 10_000,
	// On a busy machine the tests of a folder take longer than the five minutes of the default.
	dryRunTimeoutMinutes: 20
};
