import { ApiError, invalid } from '../kit/errors';
import type { Answered, Engine, FeedContext } from '../kit/contract';
import { isComplete } from '../kit/complete';
import { warningsOf } from './avoided';
import { betterCheckDigit, expandUpcE, normaliseBarcode, readingsOf } from './barcode';
import type { food } from './contract';
import { doubtsAbout } from './plausibility';
import { addPage, productPage, products, type Product, type ProductItem, type Texts } from './feed';
import type { Micronutrient, NutrientName, Nutrition, QualifiedValue } from './nutrition';
import { NUTRIENTS, WIRE_NAMES } from './nutrition';

export const engine: Engine<typeof food> = {
	async product({ barcode, lang: givenLang, avoid, compare }, context) {
		const lang = languageOf(givenLang);
		const code = codeOf('barcode', barcode);
		const other = compare === undefined ? null : codeOf('compare', compare);
		const first = await productOf('barcode', code, context);
		const second = other === null ? null : await productOf('compare', other, context);
		return {
			...toWire(first.item, lang),
			warnings: avoid === undefined ? [] : warningsOf(first.item, avoid),
			comparison: second && comparisonOf(first.item, second.item, lang),
			covered_until: new Date(Math.min(first.checkedAt, second?.checkedAt ?? Infinity)).toISOString(),
			complete: isComplete(second === null ? [first] : [first, second])
		};
	}
};

function codeOf(field: string, text: string): string {
	const code = normaliseBarcode(text);
	if (code === null) throw invalid(field, 'must be 8, 12, 13 or 14 digits');
	return code;
}

type Found = Answered<Extract<ProductItem, { found: true }>>;

/** The product of a code in the first of its readings that there is. Rejects with NOT_FOUND that names `field`. */
async function productOf(field: string, code: string, context: FeedContext): Promise<Found> {
	const expanded = code.length === 8 ? expandUpcE(code) : null;
	// Eight digits that start with 0 or 1 may be a shortened UPC-A; the code as it is comes first.
	for (const candidate of readingsOf(code)) {
		const { item, ...record } = await askOrSeen(candidate, candidate === code ? expanded : null, context);
		if (item.found) return { ...record, item };
	}
	const digit = betterCheckDigit(code);
	const why = digit === null ? '' : `; its check digit should be ${digit}`;
	throw new ApiError('NOT_FOUND', `${field}: no product has this code${why}`, {
		Link: `<${productPage(code)}>; rel="via", <${addPage(code)}>; rel="edit"`
	});
}

/** The product of a code. When the source fails, the stored product of the expanded code answers. */
async function askOrSeen(code: string, expanded: string | null, context: FeedContext): Promise<Answered<ProductItem>> {
	const stored =
		expanded === null || !code.startsWith('0')
			? undefined
			: (await context.storedAnswers(products)).find(({ item }) => item.found && item.code === expanded);
	try {
		return await context.ask(products, code, stored === undefined ? 'long' : 'short');
	} catch (error) {
		if (stored === undefined || !(error instanceof ApiError)) throw error;
		return stored;
	}
}

function languageOf(given: string): string {
	const [lang = ''] = given.toLowerCase().split(/[-_]/);
	if (!/^[a-z]{2,3}$/.test(lang)) throw invalid('lang', 'must be a language code such as de or pt-BR');
	return lang;
}

/** A text in the caller's language, else in English, else in that of the package; with the language, if known. */
function textIn(texts: Texts, lang: string, ofPackage: string | null): { text: string | null; lang: string | null } {
	if (ofPackage === lang && texts[''] !== undefined) return { text: texts[''], lang };
	for (const one of [lang, 'en']) {
		const text = texts[one];
		if (text !== undefined) return { text, lang: one };
	}
	return { text: texts[''] ?? null, lang: texts[''] === undefined ? null : ofPackage };
}

function toWire(product: Product, lang: string) {
	const name = textIn(product.names, lang, product.language);
	const ingredients = textIn(product.ingredients, lang, product.language);
	const { per100, perServing, isPrepared, qualified, micronutrients } = product.nutrition;
	return {
		barcode: product.code,
		name: name.text ?? product.genericName,
		name_lang: name.lang,
		brand: product.brand,
		image: product.image,
		labels: product.labels,
		sold_in: product.soldIn,
		quantity: product.quantity,
		allergens: product.allergens,
		traces: product.traces,
		additives: product.additives,
		serving_size: product.servingSize,
		green_score: product.greenScore,
		doubtful: doubtsAbout(product),
		categories: product.categories,
		nutrition_per_100g: nutritionToWire(per100),
		nutrition_per_serving: perServing === null ? null : nutritionToWire(perServing),
		nutrition_qualified: qualified.map(qualifiedToWire),
		micronutrients: micronutrients.map(micronutrientToWire),
		prepared: isPrepared,
		nutri_score: product.nutriScore,
		nova_group: product.novaGroup,
		ingredients: ingredients.text,
		ingredients_lang: ingredients.lang,
		source_url: productPage(product.code),
		last_modified: product.lastModified === null ? null : new Date(product.lastModified).toISOString()
	};
}

type WireNutrition = { readonly [N in NutrientName as (typeof WIRE_NAMES)[N]]: number | null };

const nutritionToWire = (nutrition: Nutrition) =>
	Object.fromEntries(NUTRIENTS.map((nutrient) => [WIRE_NAMES[nutrient], nutrition[nutrient]])) as WireNutrition;

const BOUNDS = {
	'<': 'less than this',
	'<=': 'this at most',
	'~': 'about this',
	'>=': 'this at least',
	'>': 'more than this'
} as const;

function qualifiedToWire({ nutrient, value, modifier, source, statedPer }: QualifiedValue) {
	const reasons = [
		...(source === 'estimate' ? ['estimated from the ingredients'] : []),
		...(modifier === null ? [] : [BOUNDS[modifier]]),
		...(statedPer === null ? [] : [`stated for ${statedPer.slice(0, 20)}, which is no weight or volume`])
	];
	return { field: WIRE_NAMES[nutrient], value, modifier, source, reason: reasons.join('; ') };
}

/** In the unit that labels use for small amounts. */
function micronutrientToWire({ name, grams }: Micronutrient) {
	const [unit, factor] =
		grams >= 1 ? (['g', 1] as const) : grams >= 1e-3 ? (['mg', 1e3] as const) : (['µg', 1e6] as const);
	return { name, amount: Math.round(grams * factor * 1e4) / 1e4, unit };
}

/** A second product beside a first, and of which nutrients it has more or less. */
function comparisonOf(first: Product, second: Product, lang: string) {
	const { barcode, name, allergens, traces, nutrition_per_100g, nutri_score, nova_group, green_score } = toWire(
		second,
		lang
	);
	const differing = (sign: 1 | -1) =>
		NUTRIENTS.flatMap((nutrient) => {
			const [a, b] = [first, second].map(({ nutrition }) => nutrition.per100[nutrient]);
			return typeof a === 'number' && typeof b === 'number' && Math.sign(b - a) === sign ? [WIRE_NAMES[nutrient]] : [];
		});
	return { barcode, name, allergens, traces, nutrition_per_100g, nutri_score, nova_group, green_score, higher: differing(1), lower: differing(-1) }; // prettier-ignore
}
