import { expect, test } from 'vitest';
import { cpuTime, growth, LINEAR } from './growth';

/** Steps that no compiler leaves out. */
function steps(count: number): number {
	let state = 1;
	for (let step = 0; step < count; step++) state = (Math.imul(state, 1_103_515_245) + step) | 0;
	return state;
}

test('what grows with its input, with the square of it and not at all are told apart', async () => {
	expect(await growth((size) => steps(1000 * size), 2000)).toBeLessThan(LINEAR);
	expect(await growth((size) => steps(size * size), 1500)).toBeGreaterThan(LINEAR);
	expect(await growth(() => steps(2_000_000), 1)).toBeLessThan(2);
});

test('waiting costs no time of the processor', async () => {
	const waiting = await cpuTime(() => new Promise((resolve) => setTimeout(resolve, 100)), 1);
	expect(waiting).toBeLessThan(await cpuTime(() => steps(100_000_000), 1));
});
