import { expect, test } from 'vitest';
import { weekOf } from './week-of';

// ISO 8601: weeks begin on Monday, the first has the year's first Thursday.
test.each([
	['2026-01-01', 1, 2026],
	['2026-01-04', 1, 2026],
	['2026-01-05', 2, 2026],
	['2026-12-31', 53, 2026],
	['2027-01-03', 53, 2026],
	['2027-01-04', 1, 2027],
	['2024-12-29', 52, 2024],
	['2024-12-30', 1, 2025],
	['2023-01-01', 52, 2022],
	['2020-02-29', 9, 2020]
])('%s is in week %i of %i', (iso, week, year) => expect(weekOf(iso)).toEqual({ week, year }));
