import { invalid, notFound } from '../kit/errors';
import type { Engine } from '../kit/contract';
import { betterCheckDigit, expandUpcE, normaliseBarcode } from './barcode';
import type { food } from './contract';
import { doubtsOf } from './doubtful';
import { productPage, products, type Product } from './feed';

export const engine: Engine<typeof food> = {
	async product({ barcode }, context) {
		const code = normaliseBarcode(barcode);
		if (code === null) throw invalid('barcode', 'must be 8, 12, 13 or 14 digits');
		const expanded = code.length === 8 ? expandUpcE(code) : null;
		// Eight digits that start with 0 or 1 may be a shortened UPC-A; the code as it is comes first.
		for (const candidate of expanded === null ? [code] : [code, expanded]) {
			const { item, checkedAt } = await context.ask(products, candidate);
			if (item.found) return { ...toWire(item), covered_until: new Date(checkedAt).toISOString(), complete: true };
		}
		const digit = betterCheckDigit(code);
		throw notFound(
			'barcode',
			`no product has this code${digit === null ? '' : `; its check digit should be ${digit}`}`
		);
	}
};

const toWire = (product: Product) => ({
	barcode: product.code,
	name: product.name,
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
	doubtful: doubtsOf(product.nutrition),
	categories: product.categories,
	nutrition_per_100g: {
		energy_kj: product.nutrition.energyKj,
		energy_kcal: product.nutrition.energyKcal,
		fat_g: product.nutrition.fat,
		saturated_fat_g: product.nutrition.saturatedFat,
		carbohydrates_g: product.nutrition.carbohydrates,
		sugars_g: product.nutrition.sugars,
		fiber_g: product.nutrition.fiber,
		proteins_g: product.nutrition.proteins,
		salt_g: product.nutrition.salt,
		sodium_g: product.nutrition.sodium
	},
	nutri_score: product.nutriScore,
	nova_group: product.novaGroup,
	ingredients: product.ingredients,
	source_url: productPage(product.code),
	last_modified: product.lastModified === null ? null : new Date(product.lastModified).toISOString()
});
