import { ApiError, invalid } from '../kit/errors';
import type { Answered, Engine, FeedContext } from '../kit/contract';
import { betterCheckDigit, expandUpcE, normaliseBarcode } from './barcode';
import type { food } from './contract';
import { doubtsAbout } from './plausibility';
import { addPage, productPage, products, type Product, type ProductItem, type Texts } from './feed';
import type { Nutrition } from './nutrition';

export const engine: Engine<typeof food> = {
	async product({ barcode, lang: givenLang }, context) {
		const code = normaliseBarcode(barcode);
		if (code === null) throw invalid('barcode', 'must be 8, 12, 13 or 14 digits');
		const lang = languageOf(givenLang);
		const expanded = code.length === 8 ? expandUpcE(code) : null;
		// Eight digits that start with 0 or 1 may be a shortened UPC-A; the code as it is comes first.
		for (const candidate of expanded === null ? [code] : [code, expanded]) {
			const { item, checkedAt } = await askOrSeen(candidate, candidate === code ? expanded : null, context);
			if (item.found)
				return { ...toWire(item, lang), covered_until: new Date(checkedAt).toISOString(), complete: true };
		}
		const digit = betterCheckDigit(code);
		const why = digit === null ? '' : `; its check digit should be ${digit}`;
		throw new ApiError('NOT_FOUND', `barcode: no product has this code${why}`, {
			Link: `<${productPage(code)}>; rel="via", <${addPage(code)}>; rel="edit"`
		});
	}
};

/**
 * The product of a code. When that cannot be asked and it is short for another, what is stored of that one: it was found by it, and
 * that the short one is none itself was known for hours alone. Codes of eight digits that begin with 0 are no others.
 */
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

/** A text in the asker's language, else in English, else as the package has it; with the language, where that is known. */
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
	const { per100, perServing, isPrepared } = product.nutrition;
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
		prepared: isPrepared,
		nutri_score: product.nutriScore,
		nova_group: product.novaGroup,
		ingredients: ingredients.text,
		ingredients_lang: ingredients.lang,
		source_url: productPage(product.code),
		last_modified: product.lastModified === null ? null : new Date(product.lastModified).toISOString()
	};
}

const nutritionToWire = (nutrition: Nutrition) => ({
	energy_kj: nutrition.energyKj,
	energy_kcal: nutrition.energyKcal,
	fat_g: nutrition.fat,
	saturated_fat_g: nutrition.saturatedFat,
	carbohydrates_g: nutrition.carbohydrates,
	sugars_g: nutrition.sugars,
	fiber_g: nutrition.fiber,
	proteins_g: nutrition.proteins,
	salt_g: nutrition.salt,
	sodium_g: nutrition.sodium
});
