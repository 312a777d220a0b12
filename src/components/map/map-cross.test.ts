import { expect, test } from 'vitest';
import { MapCross } from './map-cross.svelte';
import { MAP_HEIGHT, MAP_WIDTH, closeUpProjection, worldProjection } from './map-projection';

const crossAt = (lat: number, lon: number) => {
	const cross = new MapCross();
	cross.show({ lat, lon });
	return cross;
};

test('arrow keys move the cross by five degrees, with Shift by one', () => {
	const cross = crossAt(52.4, 13.4);
	expect([cross.move('ArrowUp', false), cross.move('ArrowLeft', true)]).toEqual([true, true]);
	expect(cross.place).toEqual({ lat: 57, lon: 12 });
});
test('the cross goes round the date line and stops at the poles', () => {
	const cross = crossAt(-88, 178);
	cross.move('ArrowRight', false);
	cross.move('ArrowDown', false);
	expect(cross.place).toEqual({ lat: -90, lon: -177 });
});
test('other keys, and keys while it is hidden, do nothing', () => {
	const cross = crossAt(0, 0);
	expect(cross.move('a', false)).toBe(false);
	cross.hide();
	expect(cross.move('ArrowUp', false)).toBe(false);
});

test('a close-up holds its places, also across the date line and when they are one', () => {
	const fiji = { lat: -18.1, lon: 178.4 };
	const samoa = { lat: -13.8, lon: -171.7 };
	for (const [centre, places] of [
		[-176, [fiji, samoa]],
		[178, [fiji]],
		[0, [{ lat: 90, lon: 0 }]]
	] as const) {
		const projection = closeUpProjection(centre, places);
		expect(projection.scale()).toBeLessThanOrEqual(16.01 * worldProjection(0).scale());
		for (const { lat, lon } of places) {
			const [x, y] = projection([lon, lat]) ?? [NaN, NaN];
			expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT).toBe(true);
		}
	}
});
