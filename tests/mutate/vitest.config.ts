/** As `npm test` in Node; which tests a fault is tried on is said by sw/build/mutate.mjs. */
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';
import { engines } from '../../sw/build/engines-plugin.ts';
import { packs } from '../../sw/build/packs-plugin.ts';
import { routes } from '../../sw/build/routes-plugin.ts';
import { noneLost, oneThread } from './one-thread.ts';

/** Counts what a module makes when it loads to no test: the one that first loads it need not look at that. */
const loads: Plugin = {
	name: 'loads-belong-to-no-test',
	enforce: 'post',
	transform(code) {
		if (!code.includes('stryMutAct_')) return undefined;
		const marks = 'globalThis.__stryker__';
		const before = `const __loadedBy = ${marks}?.currentTestId; if (${marks}) ${marks}.currentTestId = undefined;`;
		return { code: `${before}${code}\n;if (${marks}) ${marks}.currentTestId = __loadedBy;`, map: null };
	}
};

export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	plugins: [svelte({ configFile: false }), engines(), packs(), routes(), loads, oneThread()],
	define: { 'import.meta.env.VITE_VERSION': '"test"' },
	test: {
		include: ['{engines,sw,src,tests,data}/**/*.test.ts'],
		// Those of words read the sources, where a planted fault is a text too.
		exclude: ['tests/{e2e,components}/**', '**/node_modules/**', 'src/state/words-*.test.ts'],
		// Made anew for each file, as its globals are.
		server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
		reporters: [noneLost],
		env: { STORE_KILLS: '20' },
		setupFiles: ['tests/mutate/setup.ts'],
		// A fault that keeps a test waiting is seen by then, without ending the thread. Engines first read their packs.
		testTimeout: 120_000
	}
});
