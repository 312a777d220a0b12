import { expect, test } from 'vitest';
import { nextMark } from './next-mark';

/** y grows downwards, as on a screen. */
const towns = [
	{ name: 'Berlin', x: 13, y: -52 },
	{ name: 'Warsaw', x: 21, y: -52 },
	{ name: 'Moscow', x: 37, y: -55 },
	{ name: 'Cairo', x: 31, y: -30 },
	{ name: 'Rome', x: 12, y: -42 }
];
const index = (name: string) => towns.findIndex((town) => town.name === name);

test.each([
	['Berlin', 'ArrowRight', 'Warsaw'],
	['Warsaw', 'ArrowLeft', 'Berlin'],
	['Berlin', 'ArrowDown', 'Rome'],
	['Cairo', 'ArrowUp', 'Moscow'],
	['Cairo', 'Home', 'Berlin'],
	['Berlin', 'End', 'Rome']
])('from %s %s leads to %s', (from, key, to) => expect(nextMark(towns, index(from), key)).toBe(index(to)));

test('where nothing lies on a side, and for other keys, there is no next', () => {
	expect(nextMark(towns, index('Moscow'), 'ArrowRight')).toBeUndefined();
	expect(nextMark(towns, index('Moscow'), 'x')).toBeUndefined();
});
