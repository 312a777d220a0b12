import { expect, test } from 'vitest';
import { longWeekends } from './long-weekends';

const saturdaySunday = (day: number) => [2, 3].includes(((day % 7) + 7) % 7);

test('Easter, a Monday, and a Thursday with its bridge', () => {
	const germany = ['2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-10-03'];
	expect(longWeekends(2026, germany, saturdaySunday)).toEqual([
		{ from: '2026-04-03', to: '2026-04-06', days: 4, bridge: null },
		{ from: '2026-05-01', to: '2026-05-03', days: 3, bridge: null },
		{ from: '2026-05-14', to: '2026-05-17', days: 4, bridge: '2026-05-15' }
	]);
});

test('a holiday on a weekend and one in the middle of a week make none', () =>
	expect(longWeekends(2026, ['2026-10-03', '2026-06-17'], saturdaySunday)).toEqual([]));
