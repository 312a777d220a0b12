import { cleanCopy, LOOKS } from '../../engines/image/copy/clean';
import { engine } from '../../engines/image/engine';
import { MAX_FILE_BYTES } from '../../engines/image/file-limit';
import * as metadata from '../../engines/image/metadata.lazy';
import { ApiError } from '../../engines/kit/errors';
import { testContext } from '../support/context';
import { craftedPictures } from '../support/crafted-pictures';
import { cpuTime } from '../support/growth';
import { plainFor, plainPictures } from '../support/plain-pictures';

const context = testContext({ lazy: <M>() => Promise.resolve(metadata as M) });

/** A picture as a request brings it: its bytes are received, read and answered for; a refusal is an answer too. */
async function answer(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const file = await new Response(bytes).arrayBuffer();
	try {
		return JSON.stringify(await engine.info({ file }, context));
	} catch (error) {
		if (error instanceof ApiError) return error.message;
		throw error;
	}
}

/** A file of a page: its bytes are received, cleaned and read again. */
async function clean(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
	return cleanCopy(new Uint8Array(await new Response(bytes).arrayBuffer()), LOOKS);
}

/** Files of 25 MB that are made to cost time beside plain ones of their format, CPU time of both in one run; CRAFTED_FORMATS names some. */
export async function bench(): Promise<void> {
	const length = Number(process.env['CRAFTED_MB'] ?? 0) << 20 || MAX_FILE_BYTES;
	const rows: Record<string, Record<string, string | number>> = {};
	const asked = process.env['CRAFTED_FORMATS']?.split(',');
	for (const [format, plain] of Object.entries(plainPictures)) {
		if (asked && !asked.includes(format)) continue;
		const usual = Uint8Array.from(plain(length));
		const [read, cleaned] = [await cpuTime(() => answer(usual), 5), await cpuTime(() => clean(usual), 3)];
		const crafted = craftedPictures.filter(([name]) => plainFor(name) === format);
		let worst = { name: '', factor: 0 };
		let worstClean = { name: '', factor: 0 };
		for (const [name, file] of crafted) {
			const bytes = Uint8Array.from(file(length));
			const factor = (await cpuTime(() => answer(bytes), 3)) / read;
			if (factor > worst.factor) worst = { name, factor };
			const cleaning = (await cpuTime(() => clean(bytes), 2)) / cleaned;
			if (cleaning > worstClean.factor) worstClean = { name, factor: cleaning };
		}
		rows[format] = {
			'plain, ms': Math.round(read),
			crafted: crafted.length,
			'worst crafted': worst.name,
			times: worst.factor.toFixed(1),
			'plain cleaned, ms': Math.round(cleaned),
			'worst cleaned': worstClean.name,
			'times ': worstClean.factor.toFixed(1)
		};
	}
	console.log(`Image: files of ${Math.round(length / 1e6)} MB made to cost time, beside plain ones of their format`);
	console.table(rows);
}
