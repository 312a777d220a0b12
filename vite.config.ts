import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/manifest.ts';
import { api } from './sw/build/api-plugin.ts';
import { bridge } from './sw/build/bridge-plugin.ts';
import { noteBundled } from './sw/build/bundled.mjs';
import { chunkGroups } from './sw/build/chunks.ts';
import { early } from './sw/build/early-plugin.ts';
import { engines } from './sw/build/engines-plugin.ts';
import { firstFiles } from './sw/build/first-files-plugin.ts';
import { ownModules } from './sw/build/modules-plugin.ts';
import { ownNamespaces } from './sw/build/namespaces-plugin.ts';
import { packs } from './sw/build/packs-plugin.ts';
import { bundledRates } from './sw/build/rates.mjs';
import { reach } from './sw/build/reach-plugin.ts';
import { routes } from './sw/build/routes-plugin.ts';
import { updateKeys } from './sw/build/updates.mjs';
import { upstreams } from './sw/build/upstreams-plugin.ts';

// What tests build is the same with a network and without one.
if (process.env['VITEST']) process.env['UTILITY_RATES'] ??= 'none';

// Tests that replace no module, global or timer, keep no state of the app and start no process: their files share processes, which
// load each module once. Spies are put back after each test, and files put back the environment and close their servers.
// One that is counted by V8 has to be loaded after that has begun.
const ALONE =
	/\bvi\.(?!(?:fn|mocked|spyOn|stubEnv|wait\w+|restoreAllMocks|unstubAllEnvs)\b)|countSteps|fake-indexeddb|globalThis|\bprocess\.(?!env\b|cpuUsage)|\.svelte'/;
const pureTests = ['engines', 'sw', 'src', 'tests', 'data']
	.flatMap((room) =>
		(readdirSync(room, { recursive: true }) as string[]).map((file) => `${room}/${file.replaceAll('\\', '/')}`)
	)
	.filter((file) => file.endsWith('.test.ts') && !/node_modules|^tests\/(?:e2e|components)\//.test(file))
	.filter((file) => !ALONE.test(readFileSync(file, 'utf8')));
const inNode = {
	// Only a hang takes this long: steps are limited, times are not.
	testTimeout: 240_000,
	hookTimeout: 240_000,
	// One more than the gate's machine has cores: the edge host and the slow upstreams are waited for.
	maxWorkers: 3
};

const version = process.env['VITE_VERSION'] ?? 'development';

export default defineConfig(async ({ mode }) => ({
	base: process.env['BASE'] ?? '/',
	define: {
		'import.meta.env.VITE_VERSION': JSON.stringify(version),
		'import.meta.env.VITE_UPDATE_KEYS': JSON.stringify(updateKeys().join(' '))
	},
	plugins: [
		// Components of packages, in tests, may be older.
		svelte({
			configFile: false,
			dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? {} : { runes: true })
		}),
		...(mode === 'test'
			? [engines(), packs(), routes()]
			: [
					engines({ emit: true }),
					packs({ emit: true }),
					routes(),
					early(),
					ownModules(),
					ownNamespaces(),
					firstFiles(),
					api(),
					upstreams(),
					reach(),
					bridge(),
					noteBundled(),
					// In development the engines are modules of this very server.
					bundledRates(),
					VitePWA({
						strategies: 'injectManifest',
						srcDir: 'sw/service-worker',
						filename: 'sw.ts',
						registerType: 'prompt',
						// src/state/worker/app-update.svelte.ts registers: an update waits for a click, and only that tab reloads.
						injectRegister: false,
						manifest,
						injectManifest: {
							// A classic script: a module worker has no importScripts.
							rollupFormat: 'iife',
							globPatterns: ['**/*.{js,css,html,svg,png,json,webmanifest}'],
							// The service worker's own engines are in its script map, the bridge's files are its own worker's.
							// A host may replace updates.json at any time.
							globIgnores: [
								'**/screenshots/**',
								'engines/service-worker-*.js',
								'bridge/**',
								'connect.js',
								'updates.json'
							],
							dontCacheBustURLsMatching: /^(assets|engines)\//,
							maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
							buildPlugins: { vite: [engines({ serviceWorker: true }), packs(), routes(), noteBundled()] }
						},
						devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' }
					})
				])
	],
	// What engines and panels import is known from the start: found late, it would reload the page in the middle.
	optimizeDeps: {
		entries: [
			'src/main.ts',
			'engines/*/*.ts',
			'src/panels/**/*.svelte',
			'src/panels/**/*.ts',
			'!**/*.{test,component}.ts'
		]
	},
	worker: { format: 'es' as const, plugins: () => [engines(), packs(), routes(), noteBundled()] },
	build: {
		target: 'es2022',
		// The oldest that adopt style sheets and know oklch() and container queries: colours need no second form.
		cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
		chunkSizeWarningLimit: 1024,
		assetsInlineLimit: 0,
		rolldownOptions: {
			checks: { pluginTimings: false },
			output: { codeSplitting: { groups: chunkGroups() } }
		}
	},
	test: {
		...(mode === 'test' && { sequence: { sequencer: (await import('./tests/support/long-first.ts')).LongFirst } }),
		projects: [
			{
				extends: true as const,
				test: {
					...inNode,
					name: 'node',
					// Begun in half the time of a process.
					pool: 'threads',
					include: ['{engines,sw,src,tests,data}/**/*.test.ts'],
					exclude: ['tests/e2e/**', 'tests/components/**', '**/node_modules/**', ...pureTests]
				}
			},
			{
				extends: true as const,
				test: { ...inNode, name: 'pure', include: pureTests, isolate: false, restoreMocks: true }
			},
			...(mode === 'test' ? [(await import('./tests/components/project.ts')).components] : [])
		]
	}
}));
