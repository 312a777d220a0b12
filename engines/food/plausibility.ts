import { WIRE_NAMES, type Nutrition, type NutritionFacts } from './nutrition';

/** A value that cannot be right beside the others, and why. */
export type Doubt = { readonly field: string; readonly reason: string };

/** Energy of a gram, kilocalories (EU regulation 1169/2011, annex XIV). */
const KCAL_PER_GRAM = { fat: 9, carbohydrates: 4, proteins: 4, fiber: 2 } as const;
const KJ_PER_KCAL = 4.184;
const SALT_PER_SODIUM = 2.5;
/** Rounding tolerance of labels, grams. */
const ROUNDING_G = 0.6;

const above = (part: number | null, whole: number | null) =>
	part !== null && whole !== null && part > whole + ROUNDING_G;

type Doubted = { readonly nutrition: NutritionFacts; readonly markedAllergens?: readonly string[] };

/** Contradictions in a product's data. */
export const doubtsAbout = ({ nutrition, markedAllergens = [] }: Doubted): readonly Doubt[] => [
	...(markedAllergens.length > 0
		? [{ field: 'allergens', reason: `the ingredients mark ${markedAllergens.join(', ')}, and none is listed` }]
		: []),
	...nutrition.qualified.flatMap(({ nutrient, statedPer }) =>
		statedPer === null
			? []
			: [{ field: WIRE_NAMES[nutrient], reason: `stated for ${statedPer.slice(0, 20)}, which is no weight or volume` }]
	),
	...doubtsOf(nutrition.per100)
];

/** Values of 100 g that contradict each other: typed wrongly, or for another amount. */
export function doubtsOf(nutrition: Nutrition): readonly Doubt[] {
	const { fat, saturatedFat, carbohydrates, sugars, fiber, proteins, salt, sodium, energyKcal, energyKj, alcohol } =
		nutrition;
	const doubts: Doubt[] = [];
	const doubt = (field: string, reason: string) => void doubts.push({ field, reason });
	if (above(sugars, carbohydrates)) doubt('sugars_g', 'more than the carbohydrates, of which sugars are a part');
	if (above(saturatedFat, fat)) doubt('saturated_fat_g', 'more than the fat, of which it is a part');
	// A known part is a lower bound of the whole.
	const parts = [fat ?? saturatedFat, carbohydrates ?? sugars, proteins, fiber, salt];
	const sum = parts.reduce<number>((total, grams) => total + (grams ?? 0), 0);
	if (sum > 102) doubt('nutrition_per_100g', `its parts add up to ${Math.round(sum)} g in 100 g`);
	if (salt !== null && sodium !== null && Math.abs(salt - SALT_PER_SODIUM * sodium) > 0.05 + 0.1 * salt)
		doubt('salt_g', 'not 2.5 times the sodium');
	if (energyKcal !== null && energyKj !== null && Math.abs(energyKj - KJ_PER_KCAL * energyKcal) > 10 + 0.06 * energyKj)
		doubt('energy_kj', 'not 4.184 times the kilocalories');
	if (energyKcal !== null && fat !== null && carbohydrates !== null && proteins !== null) {
		const computed =
			KCAL_PER_GRAM.fat * fat +
			KCAL_PER_GRAM.carbohydrates * carbohydrates +
			KCAL_PER_GRAM.proteins * proteins +
			KCAL_PER_GRAM.fiber * (fiber ?? 0);
		// Alcohol and organic acids add energy, polyols reduce it: only large differences are doubtful.
		if (energyKcal > 900 || computed > 1.3 * energyKcal + 25)
			doubt('energy_kcal', `fat, carbohydrates and proteins alone make about ${Math.round(computed)} kcal`);
	}
	if (alcohol !== null && alcohol > 100) doubt('alcohol_percent', 'more than 100 percent by volume');
	return doubts;
}
