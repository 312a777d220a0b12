// npm test: installs missing packages, then runs everything but the kills; `npm run soak` runs those. The last line counts passed and
// failed tests, after a list of the failures. Environment: PASSED and FAILED (steps that ran before and count in that line), TALLY
// (a file that gets both numbers), FAILURES (a file of what failed before; gets what failed now). CI=true changes nothing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A Chromium for the end-to-end tests: the system's, else Debian's package, else Playwright's own download. */
async function ensureChromium() {
	if (['chromium', 'chromium-browser', 'google-chrome'].some((name) => existsSync(`/usr/bin/${name}`))) return;
	const { chromium } = await import('playwright');
	if (existsSync(chromium.executablePath())) return;
	const attempts = [
		['apt-get', ['update']],
		['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']]
	];
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		for (const [command, words] of attempts)
			spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
		if (existsSync('/usr/bin/chromium')) return;
	}
	const { status } = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
		cwd: root,
		stdio: 'inherit'
	});
	if (status !== 0)
		throw new Error(
			'The end-to-end tests need Chromium: install your system’s package "chromium", or run "npx playwright install chromium".'
		);
}

/** Makes the data packs that are not kept in git, and says so: tests would wait for them in silence. */
function makePacks() {
	const { status } = spawnSync(process.execPath, ['sw/build/run.mjs', 'sw/build/packs.ts'], {
		cwd: root,
		stdio: 'inherit'
	});
	if (status !== 0) throw new Error('The data packs could not be made.');
}

/** Builds as the end-to-end tests would at their start, when no other test runs. */
async function makeBuild() {
	const env = { UTILITY_RATES: 'none', ...process.env };
	const child = spawn(process.execPath, ['sw/build/build.mjs'], {
		cwd: root,
		env,
		stdio: ['ignore', 'ignore', 'inherit']
	});
	const [status] = await once(child, 'close');
	if (status !== 0) throw new Error('The build failed.');
}

/** Runs vitest with a configuration; answers how many tests passed and failed. `isLater` prints when it has ended. */
async function vitest(words, name, { isLater = false } = {}) {
	const report = path.join(folder, `${name}.json`);
	const child = spawn(
		process.execPath,
		[
			path.join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			...words,
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${report}`
		],
		{ cwd: root, stdio: isLater ? 'pipe' : 'inherit' }
	);
	const said = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
	const [status] = await once(child, 'close');
	process.stdout.write(Buffer.concat(said));
	const {
		numPassedTests = 0,
		numFailedTests = 0,
		success = false,
		testResults = []
	} = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
	for (const result of testResults) failures.push(...failuresOf(result));
	// A file that does not even load fails no test, but the run.
	return { passed: numPassedTests, failed: numFailedTests === 0 && (status !== 0 || !success) ? 1 : numFailedTests };
}

/** What failed in a file: its name, the test's, the first line of why. */
function failuresOf({ name, status, message = '', assertionResults = [] }) {
	const file = path.relative(root, name);
	const failed = assertionResults.filter((test) => test.status === 'failed');
	if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
	return failed.map(
		({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`
	);
}

const firstLine = (text) => text.trimStart().split('\n', 1)[0].slice(0, 300);

/** A failing preparation counts as one failure, and the run continues to the closing line. */
async function prepare(step) {
	try {
		await step();
		return { passed: 0, failed: 0 };
	} catch (error) {
		console.error(error);
		failures.push(`before the tests: ${firstLine(String(error))}`);
		return { passed: 0, failed: 1 };
	}
}

const { PASSED = '0', FAILED = '0', TALLY, FAILURES } = process.env;
const failures = [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'utility-apis-'));
const isSoak = process.argv[2] === '--soak';
const asked = isSoak ? [] : process.argv.slice(2);
/** Tests of the whole in real browsers, by the projects of their configuration. */
const endToEnd = (...projects) =>
	vitest(['--config', 'tests/e2e/vitest.config.ts', ...projects.map((project) => `--project=${project}`)], 'e2e');
/** Tests in Node, and beside them those of components, which wait for their browser, and the build that the end-to-end tests visit. */
const units = () =>
	Promise.all([
		vitest(['--project=node', '--project=pure'], 'node'),
		vitest(['--project=components*'], 'components', { isLater: true }),
		prepare(makeBuild)
	]);
const runs = [
	{ passed: Number(PASSED), failed: Number(FAILED) },
	await prepare(install),
	await prepare(() => install(path.join(root, 'sw/edge'))),
	await prepare(ensureChromium),
	await prepare(makePacks),
	...(isSoak
		? [await endToEnd('soak')]
		: asked.length > 0
			? [await vitest(asked, 'asked')]
			: [...(await units()), await endToEnd('together', 'alone')])
];
rmSync(folder, { recursive: true });
const total = (key) => runs.reduce((sum, run) => sum + run[key], 0);
if (FAILURES) appendFileSync(FAILURES, failures.map((line) => `${line}\n`).join(''));
const told = FAILURES ? readFileSync(FAILURES, 'utf8').trimEnd() : failures.join('\n');
if (told) console.log(`\nWhat failed:\n${told}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
if (TALLY) writeFileSync(TALLY, `${total('passed')} ${total('failed')}\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
