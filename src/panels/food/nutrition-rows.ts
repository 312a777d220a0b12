import type { food } from '../../../engines/food/contract';
import type { Infer } from '../../../engines/kit/schema';

type Nutrition = Infer<typeof food.operations.product.response>['nutrition_per_100g'];

export type NutrientKey =
	| 'energy'
	| 'fat'
	| 'saturated'
	| 'carbohydrates'
	| 'sugars'
	| 'fiber'
	| 'protein'
	| 'salt'
	| 'sodium'
	| 'alcohol';

/** One line of the nutrition table. `share` of a day's reference intake (EU 1169/2011, annex XIII), where there is one. */
export interface NutritionRow {
	/** Key of its name in the group's words. */
	readonly key: NutrientKey;
	readonly amount: number | null;
	/** In a serving, if known. */
	readonly serving: number | null;
	readonly unit: 'kJ' | 'kcal' | 'g' | '%';
	readonly share: number | null;
	readonly servingShare: number | null;
}

const LINES: readonly (readonly [keyof Nutrition, NutrientKey, NutritionRow['unit'], number | null])[] = [
	['energy_kj', 'energy', 'kJ', 8400],
	['energy_kcal', 'energy', 'kcal', 2000],
	['fat_g', 'fat', 'g', 70],
	['saturated_fat_g', 'saturated', 'g', 20],
	['carbohydrates_g', 'carbohydrates', 'g', 260],
	['sugars_g', 'sugars', 'g', 90],
	['fiber_g', 'fiber', 'g', null],
	['proteins_g', 'protein', 'g', 50],
	['salt_g', 'salt', 'g', 6],
	['sodium_g', 'sodium', 'g', 2.4],
	['alcohol_percent', 'alcohol', '%', null]
];

/** The nutrition table in the order of a label, without missing lines. */
export const nutritionRows = (nutrition: Nutrition, serving: Nutrition | null = null): readonly NutritionRow[] =>
	LINES.map(([field, key, unit, daily]) => {
		const amount = nutrition[field];
		const inServing = serving?.[field] ?? null;
		const shareOf = (value: number | null) => (value === null || daily === null ? null : value / daily);
		return {
			key,
			amount,
			serving: inServing,
			unit,
			share: shareOf(amount),
			servingShare: shareOf(inServing)
		};
	}).filter(({ amount, serving }) => amount !== null || serving !== null);
