import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanCopy, LOOKS } from '../../engines/image/copy/clean';
import { engine } from '../../engines/image/engine';
import { MAX_FILE_BYTES } from '../../engines/image/file-limit';
import { ApiError } from '../../engines/kit/errors';
import { imageContext as context } from '../support/image-context';
import { craftedPictures } from '../support/crafted-pictures';
import { cpuTime } from '../support/growth';
import { plainFor, plainPictures } from '../support/plain-pictures';
import { median } from './figures';

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture is read and answered for; a refusal is an answer too. */
async function answer(file: ArrayBuffer): Promise<string> {
	try {
		return JSON.stringify(await engine.info({ file }, context));
	} catch (error) {
		if (error instanceof ApiError) return error.message;
		throw error;
	}
}

/** A file of a page is cleaned, and the copy read again. */
const clean = (file: ArrayBuffer): unknown => cleanCopy(new Uint8Array(file), LOOKS);

const ROUNDS = 10;

// CPU time of a request: its bytes arrive, then `work` runs on them. Garbage is collected before
// and between, outside the clock: 25 MB let the engine's threads begin to scan the whole heap,
// which would count as time of `work`. That is the bench's own memory, not the file's.
async function request(work: (file: ArrayBuffer) => unknown, bytes: Bytes): Promise<number> {
	let file = new ArrayBuffer(0);
	globalThis.gc?.();
	const receiving = await cpuTime(async () => (file = await new Response(bytes).arrayBuffer()), 1);
	globalThis.gc?.();
	return receiving + (await cpuTime(() => work(file), 1));
}

// How many times the CPU time of `plain` `work` takes for `crafted`, medians of as many runs of both: in turns, so that what
// else the machine does falls on both. The least would not do: 25 MB in memory that was just given back take a third of the time;
// and each is first in every other round, since the second may get the memory of the first, or never.
async function times(
	work: (file: ArrayBuffer) => unknown,
	plain: Bytes,
	crafted: Bytes
): Promise<[factor: number, ms: number]> {
	const [usual, made]: [number[], number[]] = [[], []];
	for (let round = 0; round < ROUNDS; round++) {
		const turns = [
			async () => usual.push(await request(work, plain)),
			async () => made.push(await request(work, crafted))
		];
		for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
	}
	return [median(made) / median(usual), median(usual)];
}

/** Files of 25 MB that are made to cost time beside plain ones of their format, CPU time of both in one run; CRAFTED_FORMATS names some. */
export async function bench(): Promise<void> {
	setFlagsFromString('--expose-gc');
	globalThis.gc = runInNewContext('gc') as typeof globalThis.gc;
	const length = Number(process.env['CRAFTED_MB'] ?? 0) << 20 || MAX_FILE_BYTES;
	const rows: Record<string, Record<string, string | number>> = {};
	const asked = process.env['CRAFTED_FORMATS']?.split(',');
	for (const [format, plain] of Object.entries(plainPictures)) {
		if (asked && !asked.includes(format)) continue;
		const usual = Uint8Array.from(plain(length));
		const crafted = craftedPictures.filter(([name]) => plainFor(name) === format);
		const row: Record<string, string | number> = { crafted: crafted.length };
		for (const [doing, work] of [
			['read', answer],
			['cleaned', clean]
		] as const) {
			let worst = { name: '', factor: 0, usual: 0 };
			for (const [name, file] of crafted) {
				const [factor, ms] = await times(work, usual, Uint8Array.from(file(length)));
				if (factor > worst.factor) worst = { name, factor, usual: ms };
			}
			row[`plain ${doing}, ms`] = Math.round(worst.usual);
			row[`worst ${doing}`] = worst.name;
			row[`times, ${doing}`] = worst.factor.toFixed(1);
		}
		rows[format] = row;
	}
	console.log(`Image: files of ${Math.round(length / 1e6)} MB made to cost time, beside plain ones of their format`);
	console.table(rows);
}
