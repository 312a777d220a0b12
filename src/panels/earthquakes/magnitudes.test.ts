import { expect, test } from 'vitest';
import { depthClass, radiusOf } from './magnitudes';

test('a stronger earthquake has a larger circle, within bounds', () => {
	const radii = [null, -1, 1, 3, 5, 7, 9.5].map(radiusOf);
	expect(radii).toEqual([...radii].sort((a, b) => a - b));
	expect(radii[0]).toBe(2);
	expect(radii.at(-1)).toBeLessThanOrEqual(40);
});

test('depths fall into three classes', () =>
	expect([null, -1, 69.9, 70, 299, 300, 700].map((depth) => depthClass(depth).key)).toEqual([
		'shallow',
		'shallow',
		'shallow',
		'intermediate',
		'intermediate',
		'deep',
		'deep'
	]));
