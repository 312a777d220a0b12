import { expect, test } from 'vitest';
import { craftedPictures, plainPicture } from '../../../tests/support/crafted-pictures';
import { cpuTime } from '../../../tests/support/growth';
import { cleanCopy, LOOKS } from '../copy/clean';
import { inspectOther } from '../formats/other';
import { DamagedImage } from '../header';
import { sniffFormat } from '../sniff';
import { gather } from './gather';

/** CRAFTED_MB=25 for files as large as any that is taken. */
const LENGTH = Number(process.env['CRAFTED_MB'] ?? 3) << 20;

function read(bytes: Uint8Array): void {
	const format = sniffFormat(bytes);
	try {
		if (format) gather(bytes, format);
		else inspectOther(bytes);
	} catch (error) {
		if (!(error instanceof DamagedImage)) throw error;
	}
}

/** Milliseconds of CPU time a megabyte, the least of some runs. */
const cost = async (work: (bytes: Uint8Array) => unknown, bytes: Uint8Array, runs: number) =>
	(await cpuTime(() => work(bytes), runs)) / (bytes.length / 1e6);

/** Three times tells what grows with the square, or forgets its bounds. */
const MOST = 3;

test.each([
	['read', read],
	['cleaned', (bytes: Uint8Array) => cleanCopy(bytes, LOOKS)]
])('no crafted file takes many times as long as a plain one of its size: %s', { timeout: 240_000 }, async (_, work) => {
	const usual = await cost(work, plainPicture(LENGTH), 3);
	const factors: (readonly [string, number])[] = [];
	for (const [name, file] of craftedPictures) {
		const bytes = file(LENGTH);
		let factor = (await cost(work, bytes, 1)) / usual;
		// The first run compiles, and waits for other programs.
		if (factor > MOST) factor = (await cost(work, bytes, 3)) / usual;
		factors.push([name, Math.round(factor * 10) / 10]);
		if (process.env['SHOW_COSTS']) console.log(`${name}: ${factor} (${bytes.length} bytes; plain ${usual} ms/MB)`);
	}
	expect(factors.filter(([, factor]) => factor > MOST)).toEqual([]);
});
