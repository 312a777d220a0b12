import type { Product } from './feed';

/** Something to avoid that a product has, or may have. */
export interface Warning {
	readonly avoid: string;
	readonly found_in: 'allergens' | 'traces' | 'ingredients' | 'additives' | 'categories' | 'name' | 'nothing_entered';
	readonly text: string;
}

/** Other words for the substances of EU regulation 1169/2011, annex II: who avoids the first avoids a whole row. */
const SYNONYMS: readonly (readonly string[])[] = [
	['milk', 'lactose', 'dairy', 'butter', 'cream', 'cheese', 'whey', 'casein', 'milch', 'lait', 'leche', 'latte'],
	['gluten', 'wheat', 'barley', 'rye', 'oats', 'spelt', 'weizen', 'blé', 'trigo'],
	['eggs', 'egg', 'albumen', 'eier', 'ei', 'œufs', 'oeufs', 'huevo', 'huevos'],
	['nuts', 'almond', 'almonds', 'hazelnut', 'hazelnuts', 'walnut', 'walnuts', 'cashew', 'cashews', 'pecan', 'pistachio', 'macadamia', 'nüsse', 'haselnüsse', 'mandeln', 'noisettes', 'nueces'], // prettier-ignore
	['peanuts', 'peanut', 'erdnüsse', 'erdnuss', 'arachides', 'cacahuetes'],
	['soybeans', 'soya', 'soy', 'soja'],
	['fish', 'fisch', 'poisson', 'pescado'],
	['crustaceans', 'shrimp', 'prawn', 'crab', 'lobster', 'krebstiere', 'crustacés'],
	['molluscs', 'mussels', 'oysters', 'squid', 'weichtiere', 'mollusques'],
	['celery', 'celeriac', 'sellerie', 'céleri', 'apio'],
	['mustard', 'senf', 'moutarde', 'mostaza'],
	['sesame', 'sesame seeds', 'sesam', 'sésame', 'sésamo'],
	['lupin', 'lupinen'],
	['sulphites', 'sulphur dioxide and sulphites', 'sulfites', 'sulphur dioxide', 'sulfite'],
	['palm oil', 'palmöl', 'huile de palme', 'aceite de palma'],
	['pork', 'schwein', 'porc', 'cerdo', 'gelatine', 'gelatin', 'lard', 'bacon']
];

const folded = (text: string) =>
	` ${text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/** What of `avoid`, words between commas, a product has or may have; each once, the surest place first. */
export function warningsOf(product: Product, avoid: string): readonly Warning[] {
	const wanted = [...new Set(avoid.split(/[,;\n]/).map((word) => word.trim()).filter((word) => word !== ''))]; // prettier-ignore
	const places: readonly (readonly [Warning['found_in'], readonly string[]])[] = [
		['allergens', [...product.allergens, ...(product.markedAllergens ?? [])]],
		['traces', product.traces],
		['ingredients', Object.values(product.ingredients)],
		['additives', product.additives],
		['categories', product.categories],
		['name', Object.values(product.names)]
	];
	const isUnknown = product.allergens.length === 0 && Object.keys(product.ingredients).length === 0;
	return wanted.flatMap((word): readonly Warning[] => {
		const words = wordsFor(word);
		for (const [place, texts] of places) {
			const text = texts.find((one) => words.some((needle) => folded(one).includes(needle)));
			if (text !== undefined) return [{ avoid: word, found_in: place, text: text.slice(0, 200) }];
		}
		return isUnknown ? [{ avoid: word, found_in: 'nothing_entered', text: '' }] : [];
	});
}

/** The word and those that mean the same, each between spaces. */
function wordsFor(word: string): readonly string[] {
	const own = folded(word);
	const row = SYNONYMS.find((words) => words.some((one) => folded(one) === own)) ?? [];
	return [own, ...row.map(folded)];
}
