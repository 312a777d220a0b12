import type { Fields } from '../kit/upstream';

/** Nutrients by their names in answers: grams but for the energies, and alcohol in percent by volume. */
export const WIRE_NAMES = {
	energyKj: 'energy_kj',
	energyKcal: 'energy_kcal',
	fat: 'fat_g',
	saturatedFat: 'saturated_fat_g',
	carbohydrates: 'carbohydrates_g',
	sugars: 'sugars_g',
	fiber: 'fiber_g',
	proteins: 'proteins_g',
	salt: 'salt_g',
	sodium: 'sodium_g',
	alcohol: 'alcohol_percent'
} as const;
export type NutrientName = keyof typeof WIRE_NAMES;
/** Every nutrient. */
export const NUTRIENTS = Object.keys(WIRE_NAMES) as readonly NutrientName[];
/** Amounts, null where they are not known. */
export type Nutrition = Readonly<Record<NutrientName, number | null>>;

/** How a value that is not exact is to be read. */
export type Modifier = '<' | '<=' | '~' | '>=' | '>';

/** A value that differs from a plain statement of the package. */
export interface QualifiedValue {
	readonly nutrient: NutrientName;
	readonly value: number;
	/** Null for a value that is exact for its source. */
	readonly modifier: Modifier | null;
	/** `estimate`: the source worked it out from the list of ingredients. */
	readonly source: string | null;
	/** The amount that its source gave it for, where that says nothing of 100 g: `100kj`. */
	readonly statedPer: string | null;
}

/** A vitamin, mineral or the like as the package states it, grams in 100 g. */
export interface Micronutrient {
	/** Name at the source: `vitamin-c`. */
	readonly name: string;
	readonly grams: number;
}

/** Nutrition data of a product. */
export interface NutritionFacts {
	/** In 100 g or 100 ml. */
	readonly per100: Nutrition;
	/** In a serving; null when both its values and its weight are unknown. */
	readonly perServing: Nutrition | null;
	/** The values are those of the food prepared as the package says. */
	readonly isPrepared: boolean;
	/** Values in 100 g that are estimated or bounded: they are in neither of the above. */
	readonly qualified: readonly QualifiedValue[];
	readonly micronutrients: readonly Micronutrient[];
	/** Nutrients whose value is not an amount, of which nothing is known. */
	readonly unread?: number;
}

/** Kilojoules in a kilocalorie; salt is sodium times 2.5 (EU regulation 1169/2011, annex I). */
const KJ_PER_KCAL = 4.184;
const SALT_PER_SODIUM = 2.5;

/** Names of nutrients at the source that are not their own. Both spellings of the energies occur (nutrients_v3_base.yaml and the server). */
const OTHER_NAMES: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
	energyKj: ['energy-kj', 'energy_kj', 'energy'],
	energyKcal: ['energy-kcal', 'energy_kcal'],
	saturatedFat: ['saturated-fat']
};
const namesOf = (nutrient: NutrientName): readonly string[] => OTHER_NAMES[nutrient] ?? [nutrient];

/** Vitamins, minerals and other substances that labels name, as the source calls them. */
const MICRONUTRIENTS = [
	...['vitamin-a', 'vitamin-d', 'vitamin-e', 'vitamin-k', 'vitamin-c', 'vitamin-b1', 'vitamin-b2', 'vitamin-pp', 'vitamin-b6', 'vitamin-b9', 'vitamin-b12', 'biotin', 'pantothenic-acid'], // prettier-ignore
	...['potassium', 'chloride', 'calcium', 'phosphorus', 'magnesium', 'iron', 'zinc', 'copper', 'manganese', 'fluoride', 'selenium', 'chromium', 'molybdenum', 'iodine'], // prettier-ignore
	...['caffeine', 'taurine', 'cholesterol', 'trans-fat', 'monounsaturated-fat', 'polyunsaturated-fat', 'omega-3-fat', 'omega-6-fat', 'polyols', 'starch'] // prettier-ignore
];

interface Given {
	readonly value: number;
	readonly modifier: Modifier | null;
	readonly source: string | null;
	readonly statedPer: string | null;
}
type Reader = (name: string) => Given | null;

/** Nutrition of a product: `nutriments` (to version 3.4) or sets of `nutrition` (3.5). Computes missing servings. */
export function nutritionOf(product: Fields): NutritionFacts {
	const nutrition = objectOf(product.nutrition);
	const set = objectOf(nutrition.aggregated_set);
	const hasSet = Object.keys(objectOf(set.nutrients)).length > 0;
	const isPrepared = hasSet && set.preparation === 'prepared';
	const nutriments = objectOf(product.nutriments);
	const scale = hasSet ? scaleTo100(set.per ?? '100g') : 1;
	const read = hasSet ? readerOfSet(set, scale ?? 1) : readerOfNutriments(nutriments, '100g');
	// Values of a serving or of an unknown amount are not values of 100 g.
	const hundred: Reader = scale === null ? () => null : read;
	const per100 = exactOf(hundred);
	const servingReader = hasSet ? servingSetOf(nutrition, set) : readerOfNutriments(nutriments, 'serving');
	const ofServing = servingReader === null ? NOTHING : exactOf(servingReader);
	const grams = amountOf(product.serving_quantity);
	const isOdd = (value: unknown) => value !== undefined && value !== null && value !== '' && amountOf(value) === null;
	const unread = NUTRIENTS.filter((nutrient) =>
		namesOf(nutrient).some((name) => {
			const { value_computed: computed, value } = objectOf(objectOf(set.nutrients)[name]);
			return isOdd(hasSet ? (computed ?? value) : nutriments[`${name}_100g`]);
		})
	).length;
	return {
		...(unread > 0 && { unread }),
		per100,
		perServing: !isEmpty(ofServing) ? ofServing : grams === null || grams === 0 ? null : shareOf(per100, grams / 100),
		isPrepared,
		qualified: NUTRIENTS.flatMap((nutrient) => {
			const given = firstGiven(hundred, nutrient);
			return given === null || isExact(given) ? [] : [{ nutrient, ...given }];
		}),
		micronutrients: MICRONUTRIENTS.flatMap((name) => {
			const given = hundred(name);
			return given === null || !isExact(given) || given.value === 0 ? [] : [{ name, grams: given.value }];
		})
	};
}

const isExact = ({ modifier, source, statedPer }: Given) =>
	modifier === null && source !== 'estimate' && statedPer === null;

const MODIFIERS: ReadonlySet<unknown> = new Set(['<', '<=', '~', '>=', '>']);
/** The source writes some of them as one character, too. */
const modifierOf = (value: unknown): Modifier | null => {
	const text = value === '≤' ? '<=' : value === '≥' ? '>=' : value === '≈' || value === '≃' ? '~' : value;
	return MODIFIERS.has(text) ? (text as Modifier) : null;
};

const readerOfNutriments =
	(nutriments: Fields, per: '100g' | 'serving'): Reader =>
	(name) => {
		const value = amountOf(nutriments[`${name}_${per}`]);
		const modifier = modifierOf(nutriments[`${name}_modifier`]);
		return value === null ? null : { value, modifier, source: null, statedPer: null };
	};

/** `scale` converts its values to those of 100 g; grams in any unit, but energies and alcohol. */
function readerOfSet(set: Fields, scale: number): Reader {
	const nutrients = objectOf(set.nutrients);
	return (name) => {
		const { value_computed: computed, value, unit, modifier, source, source_per: per } = objectOf(nutrients[name]);
		const amount = amountOf(computed) ?? amountOf(value);
		const inUnit = amount === null ? null : isUnitless(name) ? energyOf(name, amount, unit) : inGrams(amount, unit);
		if (inUnit === null) return null;
		const isScaled = scale !== 1 && name !== 'alcohol';
		return {
			value: isScaled ? rounded(inUnit * scale, 9) : inUnit,
			modifier: modifierOf(modifier),
			source: typeof source === 'string' ? source : (textOr(set.source) ?? null),
			statedPer: isAmountOfFood(per) ? null : String(per)
		};
	};
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isUnitless = (name: string) => name.startsWith('energy') || name === 'alcohol';

/** `energy` may be in kilocalories where its unit says so. */
const energyOf = (name: string, amount: number, unit: unknown): number =>
	name === 'energy' && typeof unit === 'string' && unit.toLowerCase() === 'kcal'
		? rounded(amount * KJ_PER_KCAL, 1)
		: amount;

/** The entered set of a serving that goes with the best set: as the package or its maker says, prepared or not alike. */
function servingSetOf(nutrition: Fields, best: Fields): Reader | null {
	if (best.per === 'serving') return readerOfSet(best, 1);
	const sets = Array.isArray(nutrition.input_sets) ? nutrition.input_sets.map(objectOf) : [];
	const set = sets.find(
		({ per, source, preparation }) =>
			per === 'serving' && source !== 'estimate' && (preparation ?? 'as_sold') === (best.preparation ?? 'as_sold')
	);
	return set === undefined ? null : readerOfSet(set, 1);
}

/** Grams or millilitres in the units that amounts of food come in. */
const FOOD_UNITS: Readonly<Record<string, number>> = { g: 1, kg: 1000, mg: 1e-3, ml: 1, l: 1000, cl: 10, dl: 100 };

/** Grams or millilitres of an amount such as `100g`, `1kg`, `30 ml`; null for any other. */
function foodAmount(per: unknown): number | null {
	const [, digits, unit = ''] = /^(\d{1,6}(?:\.\d{1,6})?) ?([a-z]{1,2})$/.exec(String(per).trim().toLowerCase()) ?? [];
	const size = FOOD_UNITS[unit];
	return digits === undefined || size === undefined || Number(digits) === 0 ? null : Number(digits) * size;
}

/** By what to multiply values of an amount for those of 100 g or ml; null where that is not known. */
function scaleTo100(per: unknown): number | null {
	const amount = foodAmount(per);
	return amount === null ? null : 100 / amount;
}

/** Whether values stated for this amount can be made values of 100 g: food by weight or volume, or a serving. */
const isAmountOfFood = (per: unknown): boolean =>
	per === undefined || per === null || per === 'serving' || foodAmount(per) !== null;

const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, mcg: 1e-6, kg: 1e3 };

/** An amount in grams, which it is without a unit; null in one that is not known. */
function inGrams(amount: number, unit: unknown): number | null {
	if (typeof unit !== 'string' || unit === '') return amount;
	const grams = GRAMS[unit.toLowerCase()];
	return grams === undefined ? null : grams === 1 ? amount : rounded(amount * grams, 9);
}

function firstGiven(read: Reader, nutrient: NutrientName): Given | null {
	for (const name of namesOf(nutrient)) {
		const given = read(name);
		if (given !== null) return given;
	}
	return null;
}

/** The exact values; energy and salt calculated when the other one is exact. */
function exactOf(read: Reader): Nutrition {
	const value = (nutrient: NutrientName): number | null => {
		const given = firstGiven(read, nutrient);
		return given === null || !isExact(given) ? null : given.value;
	};
	const isGiven = (nutrient: NutrientName) => firstGiven(read, nutrient) !== null;
	/** Calculates a missing value from another; a bound or an estimate remains one. */
	const from = (nutrient: NutrientName, other: number | null, change: (value: number) => number) =>
		value(nutrient) ?? (other === null || isGiven(nutrient) ? null : change(other));
	return {
		...amountsOf(value),
		energyKj: from('energyKj', value('energyKcal'), (kcal) => rounded(kcal * KJ_PER_KCAL, 1)),
		energyKcal: from('energyKcal', value('energyKj'), (kj) => rounded(kj / KJ_PER_KCAL, 1)),
		salt: from('salt', value('sodium'), (sodium) => rounded(sodium * SALT_PER_SODIUM, 4)),
		sodium: from('sodium', value('salt'), (salt) => rounded(salt / SALT_PER_SODIUM, 4))
	};
}

const amountsOf = (amount: (nutrient: NutrientName) => number | null): Nutrition =>
	Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, amount(nutrient)])) as Nutrition;

const NOTHING = amountsOf(() => null);

const isEmpty = (nutrition: Nutrition) => Object.values(nutrition).every((value) => value === null);

/** Values of a share of 100 g; percentages are unchanged. Null without values. */
function shareOf(per100: Nutrition, share: number): Nutrition | null {
	if (isEmpty(per100)) return null;
	return amountsOf((nutrient) => {
		const value = per100[nutrient];
		return value === null || nutrient === 'alcohol' ? value : rounded(value * share, 3);
	});
}

/** A number, also as text; null for other values and below zero, which is impossible in food. */
export function amountOf(value: unknown): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** `value` as an object; an empty one for anything else, as the upstream writes objects without fields. */
const objectOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;
