import { expect, test } from 'vitest';
import { isMetered } from './line';

test.each([
	[{}, false],
	[{ connection: {} }, false],
	[{ connection: { saveData: false, type: 'wifi' } }, false],
	[{ connection: { saveData: true, type: 'wifi' } }, true],
	[{ connection: { type: 'cellular' } }, true]
])('a line of %j is metered: %s', (navigator, metered) => expect(isMetered(navigator)).toBe(metered));
