import type { food } from '../../../engines/food/contract';
import type { Infer } from '../../../engines/kit/schema';

type Nutrition = Infer<typeof food.operations.product.response>['nutrition_per_100g'];

/** One line of the nutrition table. `share` of a day's reference intake (EU 1169/2011, annex XIII), where there is one. */
export interface NutritionRow {
	readonly name: string;
	readonly amount: number | null;
	/** In a serving, where that is known. */
	readonly serving: number | null;
	readonly unit: 'kJ' | 'kcal' | 'g';
	readonly share: number | null;
}

const LINES: readonly (readonly [keyof Nutrition, string, NutritionRow['unit'], number | null])[] = [
	['energy_kj', 'Energy', 'kJ', 8400],
	['energy_kcal', 'Energy', 'kcal', 2000],
	['fat_g', 'Fat', 'g', 70],
	['saturated_fat_g', 'of which saturated', 'g', 20],
	['carbohydrates_g', 'Carbohydrates', 'g', 260],
	['sugars_g', 'of which sugars', 'g', 90],
	['fiber_g', 'Fibre', 'g', null],
	['proteins_g', 'Protein', 'g', 50],
	['salt_g', 'Salt', 'g', 6],
	['sodium_g', 'Sodium', 'g', 2.4]
];

/** The nutrition table in the order of a label; lines that nobody has entered are left out. */
export const nutritionRows = (nutrition: Nutrition, serving: Nutrition | null = null): readonly NutritionRow[] =>
	LINES.map(([field, name, unit, daily]) => {
		const amount = nutrition[field];
		return {
			name,
			amount,
			serving: serving?.[field] ?? null,
			unit,
			share: amount === null || daily === null ? null : amount / daily
		};
	}).filter(({ amount, serving }) => amount !== null || serving !== null);
