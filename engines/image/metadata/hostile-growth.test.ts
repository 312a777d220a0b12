/** Work outside the step count of hostile.test.ts: patterns, text decoding, searches. Counted code is slow, so these files are apart. */
import { expect, test } from 'vitest';
import { craftedPictures } from '../../../tests/support/crafted-pictures';
import { growth, LINEAR } from '../../../tests/support/growth';
import { lookAt } from '../copy/clean';

/** Longest tables of a crafted file have 720 KB. */
const SMALLEST = 3 << 18;

test('the time that a crafted file takes grows with its length, not with the square of it', async () => {
	const above: string[] = [];
	for (const [name, file] of craftedPictures) {
		const [small, large] = [file(SMALLEST), file(8 * SMALLEST)];
		const factor = await growth((times) => lookAt(times === 1 ? small : large), 1);
		if (factor >= LINEAR) above.push(`${name}: ${factor.toFixed(1)}`);
	}
	expect(above).toEqual([]);
}, 240_000);
