import { expect, test } from 'vitest';
import { craftedPictures } from '../../../tests/support/crafted-pictures';
import { growth, LINEAR } from '../../../tests/support/growth';
import { inspectOther } from '../formats/other';
import { DamagedImage } from '../header';
import { inspectImage } from '../inspect';
import { sniffFormat } from '../sniff';
import { gather } from '../formats/six-formats';

/** Longest tables of a crafted file have 720 KB. */
const SMALLEST = 3 << 18;

function read(bytes: Uint8Array): void {
	const format = sniffFormat(bytes);
	try {
		const other = format === null || format === 'TIFF' ? inspectOther(bytes) : null;
		if (!other && inspectImage(bytes) && format) gather(bytes, format);
	} catch (error) {
		if (!(error instanceof DamagedImage)) throw error;
	}
}

/** Work outside the step count: patterns, text decoding, searches. */
test(
	'the time that a crafted file takes grows with its length, not with the square of it',
	{ timeout: 240_000 },
	async () => {
		const above: string[] = [];
		for (const [name, file] of craftedPictures) {
			const [small, large] = [file(SMALLEST), file(8 * SMALLEST)];
			const factor = await growth((times) => read(times === 1 ? small : large), 1);
			if (factor >= LINEAR) above.push(`${name}: ${factor.toFixed(1)}`);
		}
		expect(above).toEqual([]);
	}
);
