import type { Fields } from '../kit/upstream';

/** Grams but for the energies. */
export interface Nutrition {
	readonly energyKj: number | null;
	readonly energyKcal: number | null;
	readonly fat: number | null;
	readonly saturatedFat: number | null;
	readonly carbohydrates: number | null;
	readonly sugars: number | null;
	readonly fiber: number | null;
	readonly proteins: number | null;
	readonly salt: number | null;
	readonly sodium: number | null;
}

/** What is known of the nutrition of a product. */
export interface NutritionFacts {
	/** In 100 g or 100 ml. */
	readonly per100: Nutrition;
	/** In a serving; null where neither its values nor its weight are known. */
	readonly perServing: Nutrition | null;
	/** The values are those of the food prepared as the package says, not of what is in it. */
	readonly isPrepared: boolean;
}

/** Kilojoules in a kilocalorie; salt is sodium times 2.5 (EU regulation 1169/2011, annex I). */
const KJ_PER_KCAL = 4.184;
const SALT_PER_SODIUM = 2.5;

/**
 * The nutrition of a product in either form: `nutriments` with a field for each nutrient and amount (until version 3.4 of
 * the source), `nutrition.aggregated_set` (since 3.5). Values of a serving that are not given are worked out by its weight.
 */
export function nutritionOf(product: Fields): NutritionFacts {
	const set = objectOf(objectOf(product.nutrition).aggregated_set);
	const hasSet = Object.keys(objectOf(set.nutrients)).length > 0;
	const given = hasSet ? ofSet(set) : ofNutriments(objectOf(product.nutriments));
	const isPrepared = hasSet && set.preparation === 'prepared';
	const grams = amountOf(product.serving_quantity);
	if (given.perServing !== null || grams === null || grams === 0 || isEmpty(given.per100))
		return { ...given, isPrepared };
	const share = (value: number | null) => (value === null ? null : rounded((value * grams) / 100, 3));
	return { ...given, perServing: mapped(given.per100, share), isPrepared };
}

function ofNutriments(nutriments: Fields): Omit<NutritionFacts, 'isPrepared'> {
	const per = (amount: '100g' | 'serving') => complete((name) => amountOf(nutriments[`${name}_${amount}`]));
	const perServing = per('serving');
	return { per100: per('100g'), perServing: isEmpty(perServing) ? null : perServing };
}

function ofSet(set: Fields): Omit<NutritionFacts, 'isPrepared'> {
	const nutrients = objectOf(set.nutrients);
	const values = complete((name) => {
		const { value_computed: computed, value, unit } = objectOf(nutrients[name]);
		const amount = amountOf(computed) ?? amountOf(value);
		return amount === null || name.startsWith('energy') ? amount : inGrams(amount, unit);
	});
	if (set.per === 'serving') return { per100: NOTHING, perServing: values };
	// Of another amount, a litre say, they are no values of 100 g.
	return { per100: PER_100.has(set.per) ? values : NOTHING, perServing: null };
}

const PER_100: ReadonlySet<unknown> = new Set([undefined, null, '100g', '100ml']);

/** Grams in the units that nutrients are given in. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, mcg: 1e-6, kg: 1e3 };

/** An amount in grams, which it is without a unit; null in one that is not known. */
function inGrams(amount: number, unit: unknown): number | null {
	if (typeof unit !== 'string' || unit === '') return amount;
	const grams = GRAMS[unit.toLowerCase()];
	return grams === undefined ? null : grams === 1 ? amount : rounded(amount * grams, 9);
}

/** The nutrients by their names at the source; energy and salt worked out where the other one is given. */
function complete(value: (name: string) => number | null): Nutrition {
	const kcal = value('energy-kcal');
	// `energy` is in kilojoules whatever unit was typed.
	const kj = value('energy-kj') ?? value('energy');
	const [salt, sodium] = [value('salt'), value('sodium')];
	return {
		energyKj: kj ?? (kcal === null ? null : rounded(kcal * KJ_PER_KCAL, 1)),
		energyKcal: kcal ?? (kj === null ? null : rounded(kj / KJ_PER_KCAL, 1)),
		fat: value('fat'),
		saturatedFat: value('saturated-fat'),
		carbohydrates: value('carbohydrates'),
		sugars: value('sugars'),
		fiber: value('fiber'),
		proteins: value('proteins'),
		salt: salt ?? (sodium === null ? null : rounded(sodium * SALT_PER_SODIUM, 4)),
		sodium: sodium ?? (salt === null ? null : rounded(salt / SALT_PER_SODIUM, 4))
	};
}

const NOTHING: Nutrition = complete(() => null);

const isEmpty = (nutrition: Nutrition) => Object.values(nutrition).every((value) => value === null);

const mapped = (nutrition: Nutrition, change: (value: number | null) => number | null) =>
	Object.fromEntries(
		Object.entries(nutrition).map(([name, value]: [string, number | null]) => [name, change(value)])
	) as unknown as Nutrition;

/** A number, also one that comes as text; null when it is none or below zero, which nothing in food is. */
export function amountOf(value: unknown): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** `value` as an object; an empty one for anything else, as the upstream writes objects without fields. */
const objectOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;
