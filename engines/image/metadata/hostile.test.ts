import { afterAll, beforeAll, expect, test } from 'vitest';
import { craftedPictures } from '../../../tests/support/crafted-pictures';
import { plainFor, plainPictures } from '../../../tests/support/plain-pictures';
import { countSteps, type StepCounter } from '../../../tests/support/steps';

/** `npm run bench -- image-crafted` has the times of files of 25 MB. */
const LENGTH = 3 << 20;
/** Growth with the square, or a forgotten bound, is far above it. A copy reads its file first, so that a plain one costs little. */
const MAX_FACTOR = 4;

type Work = (bytes: Uint8Array) => unknown;
let works: Readonly<Record<'read' | 'cleaned', Work>>;
let counter: StepCounter;
beforeAll(async () => {
	counter = await countSteps('/engines/');
	const { cleanCopy, lookAt, LOOKS } = await import('../copy/clean');
	works = { read: lookAt, cleaned: (bytes) => cleanCopy(bytes, LOOKS) };
});
afterAll(() => counter.stop());

test('no crafted file takes many times the steps of a plain one of its format, a byte received being one', async () => {
	const above: string[] = [];
	for (const [format, plain] of Object.entries(plainPictures)) {
		const steps = async (bytes: Uint8Array, work: Work) => bytes.length + (await counter.count(() => work(bytes)));
		const usual = plain(LENGTH);
		const once = { read: await steps(usual, works.read), cleaned: await steps(usual, works.cleaned) };
		for (const [name, file] of craftedPictures) {
			if (plainFor(name) !== format) continue;
			// Making it takes longer than reading it.
			const bytes = file(LENGTH);
			for (const doing of ['read', 'cleaned'] as const) {
				const factor = (await steps(bytes, works[doing])) / once[doing];
				if (process.env['SHOW_COSTS']) console.log(`${name}, ${doing}: ${factor.toFixed(2)}`);
				if (factor > MAX_FACTOR) above.push(`${name}, ${doing}: ${factor.toFixed(2)}`);
			}
		}
	}
	expect(above).toEqual([]);
}, 240_000);
