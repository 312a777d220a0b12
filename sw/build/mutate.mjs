// npm run mutate [-- folder … --ranges 12 --seed 1]: plants faults in hosts, engines and state, one at a time, and says which no test
// sees. With `--ranges`, in so many places of some lines each, drawn by the seed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const tool = path.join(root, 'tests/mutate');
const stryker = path.join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** Tests elsewhere that hold every engine: the line of its answers, and its examples through the API. */
const EVERY_ENGINE = ['src/state/call/answer-summary.test.ts', 'tests/contract/battery.test.ts'];
/** Tests of how feeds fail. */
const FEED_TESTS = ['tests/feeds/conformance.test.ts', 'tests/feeds/slow.test.ts'];
const ENGINE_TESTS = {
	...Object.fromEntries(
		['currency', 'earthquakes', 'encyclopedia', 'food', 'news'].map((group) => [group, FEED_TESTS])
	),
	ask: ['tests/box/*.test.ts'],
	kit: ['engines/holidays/ics.test.ts'],
	geo: ['tests/oracle/city-of-point.test.ts', 'tests/oracle/timezone-*.test.ts'],
	holidays: ['tests/oracle/holidays-library.test.ts'],
	text: ['tests/oracle/readability.test.ts']
};
/** Folders of faults and their tests. Each must reach the floor. No braces: Stryker splits at commas. */
const FOLDERS = {
	'sw/api': [],
	'sw/host': [
		'tests/conformance/key-store.test.ts',
		'tests/conformance/updates.test.ts',
		'src/state/network/data-update.test.ts'
	],
	'sw/feeds': ['tests/conformance/feed-store.test.ts'],
	'sw/page': [],
	'sw/service-worker': [],
	'sw/node': ['tests/conformance/feed-store.test.ts'],
	'sw/agents': ['tests/agents/tool-choice.test.ts', 'tests/contract/mcp.test.ts'],
	...Object.fromEntries(
		readdirSync(path.join(root, 'engines'), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => [`engines/${name}`, [...EVERY_ENGINE, ...(ENGINE_TESTS[name] ?? [])]])
	),
	'src/state': []
};
/** Where no fault is planted, and what holds it instead. */
const LEFT_OUT = [
	'**/*.generated.ts',
	// Data, checked by tests/contract.
	'engines/*/contract.ts',
	'engines/*/contract-*.ts',
	// Names by CLDR; the test beside it compares them with those of the platform.
	'engines/kit/country-words.ts',
	// Effects, which run in a browser alone: src/pages/*.component.ts, tests/e2e/web-mcp.e2e.ts.
	'src/state/pages/view.svelte.ts',
	'src/state/keys/agent.svelte.ts',
	// Wiring that is started anew for each fault, which takes seconds: tests/conformance/service-worker-host.test.ts.
	'sw/service-worker/sw.ts',
	// Loads its host from its own address: tests/e2e/client.e2e.ts.
	'sw/page/client.ts',
	// Two pages of two origins that speak with each other, and a window of a third: tests/e2e/bridge.e2e.ts, in three browsers.
	'sw/page/connect.ts',
	'sw/page/bridge.ts',
	// The server and its wiring: each fault would restart it with all engines: tests/contract/node-*.test.ts,
	// tests/contract/mcp.test.ts, sw/node/gateway.test.ts.
	'sw/node/server.ts',
	'sw/node/host.ts',
	'sw/node/engines.ts',
	'sw/node/mcp.ts',
	// Entries of the build, and threads, whose tests need a build: tests/e2e/package.e2e.ts, tests/e2e/hosts-compute.e2e.ts.
	'sw/node/api.ts',
	'sw/node/cli.ts',
	'sw/node/index.ts',
	'sw/node/threads.ts',
	'sw/node/worker.ts'
];

/** Lines of a drawn place. */
const RANGE = 6;

/** Places in the code of a folder, the same for the same seed: each line has the same chance. */
function drawPlaces(folder, count, seed) {
	const files = readdirSync(path.join(root, folder), { recursive: true })
		.map((file) => `${folder}/${file}`)
		.filter((file) => /^(?!.*\.(test|d|generated)\.ts$).*\.ts$/.test(file) && !/\/contract(-[\w-]+)?\.ts$/.test(file))
		.filter((file) => !LEFT_OUT.includes(file));
	const places = files.flatMap((file) => {
		const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
		return Array.from(
			{ length: Math.ceil(lines / RANGE) },
			(_, nth) => `${file}:${nth * RANGE + 1}-${(nth + 1) * RANGE}`
		);
	});
	const orderOf = (place) => createHash('sha256').update(`${seed} ${place}`).digest('hex');
	return places.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).slice(0, count);
}

install();
install(tool);
const { values, positionals: asked } = parseArgs({
	allowPositionals: true,
	options: { ranges: { type: 'string' }, seed: { type: 'string', default: '1' } }
});
const failed = (asked.length > 0 ? asked : Object.keys(FOLDERS)).filter((folder) => {
	const owner = Object.keys(FOLDERS).find((known) => folder === known || folder.startsWith(`${known}/`));
	if (!owner) throw new Error(`no tests are named for ${folder}; there are ${Object.keys(FOLDERS).join(', ')}`);
	console.log(`\n── ${folder}`);
	const whole = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
	const places = values.ranges === undefined ? [whole] : drawPlaces(folder, Number(values.ranges), values.seed);
	const mutate = [...places, '!**/*.test.ts', '!**/*.d.ts', ...LEFT_OUT.map((file) => `!${file}`)].join(',');
	const tests = [`${owner}/**/*.test.ts`, ...FOLDERS[owner]].join(',');
	const words = [stryker, 'run', 'tests/mutate/stryker.config.mjs', '--mutate', mutate, '--testFiles', tests];
	return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`\nbelow the floor: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
