/** Alone in its file: the tables of units are filled once. */
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = async (expression: string, steps?: number) =>
	engine.evaluate({ expression, digits: 30 }, { ...testContext(), ...(steps !== undefined && { steps }) });

test('an attempt that ran out of steps while units were read leaves nothing behind', async () => {
	for (const steps of [1, 50, 300, 1000]) {
		await ask('180 lb in kg', steps).catch(() => undefined);
		await ask('speed of light in km/s', steps).catch(() => undefined);
	}
	expect((await ask('180 lb in kg')).exact).toContain('kg');
	expect((await ask('100 km/h in m/s')).exact).toBe((await ask('250/9 m/s')).exact);
	expect((await ask('10 m in ft')).exact).toContain('ft');
	expect((await ask('speed of light in km/s')).exact).toContain('299792');
});
