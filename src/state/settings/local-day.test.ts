import { expect, test } from 'vitest';
import { localDay } from './local-day';

test('a day is that of the device’s clock, just after midnight and just before it', () => {
	expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
	expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
	expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});
