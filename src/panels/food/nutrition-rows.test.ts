import { expect, test } from 'vitest';
import { nutritionRows } from './nutrition-rows';

test('lines stand in the order of a label, with the share of a day, unknown ones left out', () => {
	const rows = nutritionRows({
		energy_kj: 2100,
		energy_kcal: 500,
		fat_g: 35,
		saturated_fat_g: null,
		carbohydrates_g: null,
		sugars_g: 9,
		fiber_g: 0,
		proteins_g: null,
		salt_g: 0.6,
		sodium_g: 0.24,
		alcohol_percent: null
	});
	expect(rows.map(({ key, share }) => [key, share])).toEqual([
		['energy', 0.25],
		['energy', 0.25],
		['fat', 0.5],
		['sugars', 0.1],
		['fiber', null],
		['salt', 0.09999999999999999],
		['sodium', 0.1]
	]);
});
