// The rates that a build brings along: those that `npm run data -- rates` took. Environment: UTILITY_RATES, an address of
// Frankfurter's shape that every build fetches newer rates from, or `none`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Where they are put. */
const PLACE = path.join(root, 'engines/currency/bundled.ts');
/** Timeout of a build's request, milliseconds: without a network the build continues without newer rates. */
const PATIENCE_MS = 1500;
const NONE = 'none';

/** What imports this may run before there are any packages. */
async function use(file) {
	const { runnerImport } = await import('vite');
	return (await runnerImport(path.join(root, file), { root, configFile: false })).module;
}
const source = () => process.env.UTILITY_RATES || process.env.VITE_FRANKFURTER_URL || '';
/** As engines/currency/upstream.ts has it; rates.test.ts holds them together. */
export const FRANKFURTER = 'https://api.frankfurter.dev';
/** Stored by source, so that a stand-in's figures get into no other build. Frankfurter is one source. */
function keptFile() {
	const from = source().replace(/\/+$/, '');
	const key = from === FRANKFURTER ? '' : from;
	return path.join(root, 'data/generated', `rates-${createHash('sha256').update(key).digest('hex').slice(0, 8)}.json`);
}

/** The latest stored rates as JSON, or null. */
export const keptRates = () => (source() === NONE || !existsSync(keptFile()) ? null : readFileSync(keptFile(), 'utf8'));

/** Fetches and stores the rates. Rejects when they do not arrive within `patience` milliseconds. Resolves to their JSON. */
export async function takeRates(patience = 30_000) {
	const { takeRates: take } = await use('data/build/rates.ts');
	const text = JSON.stringify(await take(source() || FRANKFURTER, Date.now(), AbortSignal.timeout(patience)));
	await mkdir(path.dirname(keptFile()), { recursive: true });
	// Written aside first: two builds may be at it.
	await writeFile(`${keptFile()}.${process.pid}`, text);
	await rename(`${keptFile()}.${process.pid}`, keptFile());
	return text;
}

/** Fetches newer rates for a build and prints the result. Sends nothing without a source. `patience` in ms. */
export async function refreshRates(patience = PATIENCE_MS) {
	if (source() === NONE) return;
	let reason = '';
	if (source() !== '') {
		try {
			await takeRates(patience);
			console.log('The build takes the newest exchange rates along.');
			return;
		} catch (error) {
			reason = `No newer exchange rates to be had (${reasonOf(error, patience)}). `;
		}
	}
	console.log(`${reason}${whatIsKept()}`);
}

/** Message about a build without newer rates, with a remedy when it has none at all. */
function whatIsKept() {
	const kept = keptRates();
	if (kept === null)
		return (
			'The build goes on without exchange rates: a first visit needs a network for them. ' +
			'Where there is one, `npm run data -- rates` takes them for this build and those after it.'
		);
	const { taken } = JSON.parse(kept);
	const days = Math.floor((Date.now() - taken) / 86_400_000);
	return `The build takes the exchange rates of ${new Date(taken).toISOString().slice(0, 10)} along, ${days} days old.`;
}

function reasonOf(error, patience) {
	if (error.name === 'TimeoutError') return `no answer in ${patience / 1000} s`;
	return error.cause?.code ?? error.message;
}

/** Puts them where the engine has them. */
export const bundledRates = () => ({
	name: 'bundled-rates',
	load(id) {
		const kept = path.normalize(id) === PLACE ? keptRates() : null;
		return kept === null ? undefined : `export const bundled = ${kept};`;
	}
});
