import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frameHeaders } from '../../sw/node/csp';

const paper = readFileSync(path.resolve(import.meta.dirname, '../../HOSTING.md'), 'utf8');
const policyOf = (address: string) => frameHeaders(address, '')['Content-Security-Policy'] ?? '';

test('the configurations for other servers send the policies that ours sends', () => {
	const written = [...paper.matchAll(/"(default-src [^"]+)"/g)].map(([, policy]) => policy);
	const ours = ['/', '/allow', '/bridge/'].map(policyOf);
	expect(new Set(ours).size).toBe(3);
	// Each of them once for each of the two servers.
	expect(written.sort()).toEqual([...ours, ...ours].sort());
});

test('every variable that the paper names is one of the README', () => {
	const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
	for (const [name] of paper.matchAll(/UTILITY_[A-Z_]+/g)) expect(readme).toContain(name);
});
