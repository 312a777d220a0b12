// npm run fuzz: generated requests, and inputs of each operation for the validator: a hundred thousand instead of the gate's five
// thousand.
process.env.FUZZ_RUNS ??= '100000';
process.argv.push('tests/fuzz', 'tests/contract/agreement');
await import('./test.mjs');
