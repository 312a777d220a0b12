import { expect, test } from 'vitest';
import { isMetered } from './connection';

test.each([
	[{}, false],
	[{ connection: {} }, false],
	[{ connection: { saveData: false, type: 'wifi' } }, false],
	[{ connection: { saveData: true, type: 'wifi' } }, true],
	[{ connection: { type: 'cellular' } }, true],
	[{ connection: { effectiveType: '4g' } }, false],
	[{ connection: { effectiveType: '3g', type: 'wifi' } }, false],
	[{ connection: { effectiveType: '2g', type: 'wifi' } }, true],
	[{ connection: { effectiveType: 'slow-2g' } }, true]
])('a line of %j is metered: %s', (navigator, metered) => expect(isMetered(navigator)).toBe(metered));
