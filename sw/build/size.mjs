// npm run size: download sizes beside their budgets; over budget fails. Builds when needed.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './build.mjs';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
install();
await buildApp();

const read = (file) => readFileSync(path.join(dist, file));
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
/** The build keeps a compressed copy of what gets smaller by it. */
const brotli = (file) => read(existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file).length;
const files = (folder) =>
	readdirSync(path.join(dist, folder))
		.filter((file) => !file.endsWith('.br'))
		.map((file) => `${folder}/${file}`);
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

const html = read('index.html').toString();
const first = [...html.matchAll(/(?:src|href)="[^"]*?((?:assets\/)[^"]+\.js)"/g)].map((match) => match[1]);
const serviceWorker = read('sw.js').toString();
// The list of files grows with the app, not with the worker's code.
const withoutList = serviceWorker.replace(/\[(\{"revision":[^\]]*)\]/, '[]');
const engine = (name) => files('engines').find((file) => path.basename(file).replace(/-[\w-]{8}\.js$/, '') === name);
const pack = (name) => files('packs').find((file) => path.basename(file).replace(/-[\w-]{8}\.bin$/, '') === name);
const lazy = files('assets').filter((file) => file.endsWith('.js') && !first.includes(file) && !/worker/.test(file));

const rows = [
	// With all styles, what all pages but two have in common, and the code of the page's worker (2 KiB), which has no copy of it.
	['first files of every page, gzip', first.reduce((sum, file) => sum + gzip(read(file)), 0), 55.7 * 1024],
	// 230 bytes more than a patched fetch needs: a body read to its end, a look at who answered, and a file asked for again, so that
	// the end of a worker costs no answer; a worker of the page for the service worker. 15 more ask under another address.
	['early script', read('early.js').length, 765],
	// 2 kB of it are lanes and stores that mend themselves.
	['client.js, gzip', gzip(read('client.js')), 3 * 1024],
	['connect.js, gzip', gzip(read('connect.js')), 3 * 1024],
	// Downloads of a visitor of another site before the first answer, without engines.
	['bridge, gzip', files('bridge').reduce((sum, file) => sum + gzip(read(file)), 0), 25.4 * 1024],
	// 700 bytes of it report earthquakes near a place.
	['service worker without its file list, gzip', gzip(withoutList), 25_900],
	...lazy
		.filter((file) => !/zxing|reader|math/i.test(file))
		.map((file) => [`lazy chunk ${path.basename(file)}, gzip`, gzip(read(file)), 107 * 1024])
		.sort((a, b) => b[1] - a[1])
		.slice(0, 3),
	['engine math, brotli', engine('math') && brotli(engine('math')), 70 * 1024],
	['pack zones, brotli', pack('zones') && brotli(pack('zones')), 1.3 * 2 ** 20],
	['pack places, brotli', pack('places') && brotli(pack('places')), 700_000],
	['pack universities, brotli', pack('universities') && brotli(pack('universities')), 470_000],
	['pack towns, brotli', pack('towns') && brotli(pack('towns')), 1_610_000],
	['pack landmarks, brotli', pack('landmarks') && brotli(pack('landmarks')), 310_000],
	['pack postcodes, brotli', pack('postcodes') && brotli(pack('postcodes')), 815_000],
	['pack phones, brotli', pack('phones') && brotli(pack('phones')), 460_000],
	['pack wordnet, brotli', pack('wordnet') && brotli(pack('wordnet')), 1_120_000],
	['pack definitions, brotli', pack('definitions') && brotli(pack('definitions')), 2340 * 1024],
	['pack detect, brotli', pack('detect') && brotli(pack('detect')), 2 ** 20],
	['pack typing, brotli', pack('typing') && brotli(pack('typing')), 400 * 1024],
	// The largest of ten, each fetched when its language is typed.
	['pack typing-ml, brotli', pack('typing-ml') && brotli(pack('typing-ml')), 525 * 1024],
	['pack names, brotli', pack('names') && brotli(pack('names')), 60 * 1024],
	// 25 KiB of it are links to the laws and notices behind the rules, 20 the years for which each rule was found to hold.
	['pack holidays, brotli', pack('holidays') && brotli(pack('holidays')), 170 * 1024]
].filter(([, bytes]) => bytes);

for (const [name, bytes, budget] of rows)
	console.log(
		`${name.padEnd(58)} ${kib(bytes).padStart(11)} of ${kib(budget).padStart(11)} ${bytes > budget ? '  OVER' : ''}`
	);
process.exitCode = rows.some(([, bytes, budget]) => bytes > budget) ? 1 : 0;
