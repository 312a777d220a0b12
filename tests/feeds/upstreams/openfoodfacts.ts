import type { Play } from './answer';

/** Invented products under codes with a right check digit; the last has a wrong one, as some real ones do. */
const PRODUCTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'3017620422003': {
		product_name: 'Hazelnut cocoa spread',
		brands: 'Testaroma',
		image_front_url: 'https://images.openfoodfacts.org/images/products/301/762/042/2003/front_en.1.400.jpg',
		quantity: '400 g',
		labels_tags: ['en:no-gluten', 'en:organic', 'fr:origine-france'],
		labels_tags_en: ['No gluten', 'Organic', 'fr:Origine France'],
		countries_tags: ['en:france', 'en:united-kingdom'],
		countries_tags_en: ['France', 'United Kingdom'],
		allergens: 'en:milk,en:nuts,en:soybeans',
		allergens_tags: ['en:milk', 'en:nuts', 'en:soybeans'],
		traces_tags: ['en:gluten'],
		ecoscore_grade: 'd',
		categories_tags: ['en:spreads', 'en:hazelnut-spreads'],
		nutriments: {
			'energy-kj_100g': 2250,
			'energy-kcal_100g': 539,
			fat_100g: '30.7',
			'saturated-fat_100g': 10.4,
			carbohydrates_100g: 57.2,
			sugars_100g: 56.1,
			proteins_100g: 6.2,
			salt_100g: 0.11,
			sodium_100g: 0.044
		},
		nutriscore_grade: 'e',
		nova_group: 4,
		ingredients_text_en: 'Sugar, vegetable oil, hazelnuts (13%), cocoa, milk powder',
		lang: 'en',
		last_modified_t: 1_780_000_000
	},
	'4006381333931': {
		product_name: 'Haferflocken',
		product_name_en: 'Rolled oats',
		generic_name: 'Wholegrain oats',
		brands: 'Mustermühle,Second brand',
		image_url: 'https://images.openfoodfacts.org/images/products/400/638/133/3931/front_de.4.400.jpg',
		quantity: '500 g',
		serving_size: '40 g',
		serving_quantity: '40',
		labels_tags: ['en:vegan'],
		countries_tags: ['en:germany'],
		allergens_tags: ['en:gluten'],
		categories_tags: ['en:cereals', 'en:oat-flakes'],
		nutriments: {
			energy_100g: 1548,
			energy_unit: 'kJ',
			fat_100g: 7,
			fiber_100g: 10,
			proteins_100g: 13.5,
			salt_100g: 0.02
		},
		nutriscore_grade: 'a',
		nova_group: '1',
		ingredients_text: 'Vollkorn-Haferflocken',
		ingredients_text_fr: 'Flocons d’avoine complète',
		lang: 'de',
		last_modified_t: 1_770_000_000
	},
	'0042100005264': {
		product_name: 'Cola, can',
		brands: 'Fizz & Co',
		quantity: '330 ml',
		labels_tags: [],
		countries_tags: ['en:united-states'],
		allergens_tags: [],
		categories_tags: ['en:beverages', 'en:colas'],
		nutriments: { 'energy-kcal_100g': 42, sugars_100g: 10.6, carbohydrates_100g: 10.6 },
		nutriscore_grade: 'unknown',
		lang: 'en',
		last_modified_t: 1_760_000_000
	},
	'96385074': {
		product_name: 'Chewing gum',
		brands: 'Minty',
		categories_tags: ['en:chewing-gum'],
		nutriments: {},
		nutriscore_grade: 'not-applicable',
		last_modified_t: 1_750_000_000
	},
	/** Values that the package does not state: an estimate, bounds, one for an amount of energy. */
	'5901234567893': {
		product_name: 'Oat drink',
		allergens_tags: ['en:gluten'],
		ecoscore_grade: 'a-plus',
		nutrition: {
			aggregated_set: {
				preparation: 'as_sold',
				per: '100ml',
				nutrients: {
					fat: { value: 1.5, unit: 'g', source: 'packaging' },
					fiber: { value: 0.8, unit: 'g', source: 'estimate' },
					salt: { value: 0.1, unit: 'g', modifier: '<', source: 'packaging' },
					proteins: { value: 1, unit: 'g', source: 'packaging', source_per: '100kj' },
					'vitamin-d': { value: 0.000_001_1, unit: 'g', source: 'packaging' }
				}
			}
		},
		last_modified_t: 1_790_000_000
	},
	'5901234123458': {
		product_name: 'Rye bread',
		brands: 'Piekarnia',
		nutriments: { fiber_100g: 8.1 },
		last_modified_t: 1_740_000_000
	}
};

/** A product as version 3.6 (2026-05-27, schema 1004): nutrition in sets, environmental score, tagged brands. */
function thirdForm(product: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const { nutriments = {}, ecoscore_grade, ...rest } = product as { nutriments?: Record<string, unknown>; ecoscore_grade?: unknown }; // prettier-ignore
	const nutrients: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(nutriments))
		if (name.endsWith('_100g')) nutrients[name.slice(0, -5)] = { value, unit: 'g', source: 'packaging' };
	const set = { preparation: 'as_sold', per: '100g', nutrients };
	return {
		...rest,
		schema_version: 1004,
		environmental_score_grade: ecoscore_grade,
		nutrition: product.nutrition ?? (Object.keys(nutrients).length === 0 ? {} : { aggregated_set: set })
	};
}

const only = (url: URL, product: Readonly<Record<string, unknown>>) => {
	const asked = url.searchParams.get('fields')?.split(',') ?? Object.keys(product);
	return Object.fromEntries(Object.entries(product).filter(([name]) => asked.includes(name)));
};

/** Reads of the product API, version 3.6 and 2: found, or 404 with the words of the version, as the server does. */
export const openFoodFacts: Play = (url, _now, amount) => {
	const [, version, code] = /^\/api\/v(2|3\.6)\/product\/(\d+)$/.exec(url.pathname) ?? [];
	if (version === undefined || code === undefined) return { status: 404, body: '<html><body>404</body></html>' };
	const product = amount === 'empty' ? undefined : PRODUCTS[code];
	const filler = amount === 'huge' ? { ingredients_text_en: 'water, '.repeat(400_000) } : {};
	if (version === '2')
		return product === undefined
			? { status: 404, body: { code, status: 0, status_verbose: 'product not found' } }
			: { status: 200, body: { code, product: { code, ...product, ...filler }, status: 1 } };
	const ends = (id: string, status: string) => ({ code, errors: [], warnings: [], result: { id }, status });
	return product === undefined
		? { status: 404, body: ends('product_not_found', 'failure') }
		: {
				status: 200,
				// Only fields requested by their names in this version.
				body: { ...ends('product_found', 'success'), product: only(url, { code, ...thirdForm(product), ...filler }) }
			};
};
