// npm run fuzz: the generated requests of tests/fuzz, a hundred thousand instead of the gate's five thousand.
process.env.FUZZ_RUNS ??= '100000';
process.argv.push('tests/fuzz');
await import('./test.mjs');
