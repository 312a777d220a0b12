import { expect, test } from 'vitest';
import { depthClass, histogram, radiusOf } from './magnitudes';

const event = (magnitude: number | null) => ({ magnitude, depth_km: 10 });

test('a stronger earthquake has a larger circle, within bounds', () => {
	const radii = [null, -1, 1, 3, 5, 7, 9.5].map(radiusOf);
	expect(radii).toEqual([...radii].sort((a, b) => a - b));
	expect(radii[0]).toBe(2);
	expect(radii.at(-1)).toBeLessThanOrEqual(40);
});

test('depths fall into three classes', () => {
	expect([null, -1, 69.9, 70, 299, 300, 700].map((depth) => depthClass(depth).key)).toEqual([
		'shallow',
		'shallow',
		'shallow',
		'intermediate',
		'intermediate',
		'deep',
		'deep'
	]);
});

test('every event is in one bar, empty classes between are shown, unknown ones last', () => {
	expect(histogram([event(-0.3), event(2), event(2.9), event(4.5), event(null)])).toEqual([
		{ least: -1, value: 1 },
		{ least: 0, value: 0 },
		{ least: 1, value: 0 },
		{ least: 2, value: 2 },
		{ least: 3, value: 0 },
		{ least: 4, value: 1 },
		{ least: null, value: 1 }
	]);
	expect(histogram([])).toEqual([]);
});
