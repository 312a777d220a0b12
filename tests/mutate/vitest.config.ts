/**
 * The tests that a fault is tried on: quick ones that are near. What the battery and the oracles would catch besides is not
 * counted, so that the figure is a lower bound.
 */
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engines } from '../../sw/build/engines-plugin.ts';
import { packs } from '../../sw/build/packs-plugin.ts';
import { routes } from '../../sw/build/routes-plugin.ts';

export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	plugins: [svelte({ configFile: false }), engines(), packs(), routes()],
	define: { 'import.meta.env.VITE_VERSION': '"test"' },
	test: {
		include: ['{sw,src,engines/kit,tests/{box,contract,conformance,feeds}}/**/*.test.ts'],
		exclude: ['**/node_modules/**', 'tests/contract/{agreement,battery,interface}.test.ts'],
		testTimeout: 60_000
	}
});
