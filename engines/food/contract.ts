import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { openFoodFacts } from './upstream';

const grams = nullable({ type: 'number', minimum: 0 });

const nutrition = object({
	energy_kj: grams,
	energy_kcal: grams,
	fat_g: grams,
	saturated_fat_g: grams,
	carbohydrates_g: grams,
	sugars_g: grams,
	fiber_g: grams,
	proteins_g: grams,
	salt_g: grams,
	sodium_g: grams
});

export const food = defineGroup({
	id: 'food',
	upstream: openFoodFacts,
	icon: 'M12 7.5c-1.2-1.2-2.6-1.6-4-1.3C5.7 6.7 4.5 8.8 4.5 11.5c0 4.2 2.5 9 5 9 1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c2.5 0 5-4.8 5-9 0-2.7-1.2-4.8-3.5-5.3-1.4-.3-2.8.1-4 1.3Zm0 0c0-2 .8-3.6 2.8-4.3',
	hue: 130,
	title: 'Food',
	summary: 'What is in a product, by the barcode on it.',
	source: {
		name: 'Open Food Facts',
		text: 'Open Food Facts, a database that anyone can add to. Products seen once stay on the device for a year.',
		licence: 'Data: ODbL 1.0, contents: DbCL 1.0; pictures: CC BY-SA 3.0',
		url: 'https://world.openfoodfacts.org/'
	},
	operations: {
		product: {
			title: 'Product by barcode',
			method: 'GET',
			path: '/v1/product/{barcode}',
			summary: 'A food product by its barcode',
			description:
				'Name, brand, picture, ingredients and nutrition of a product. Takes EAN-13, EAN-8, UPC-A, UPC-E and GTIN-14; a UPC-A is looked up as the EAN-13 that it is. A wrong check digit is looked up all the same, since some products carry one. A code that nobody has entered is a 404 whose Link header (rel="edit") leads to where it can be.',
			kind: 'feed',
			cost: 'bounded',
			params: object({
				barcode: {
					type: 'string',
					maxLength: 40,
					description: 'The digits under the bars: 8, 12, 13 or 14.',
					examples: ['3017620422003']
				},
				lang: {
					type: 'string',
					title: 'Language',
					maxLength: 20,
					default: 'en',
					description:
						'Language of name and ingredients where they were entered in it; else English, else that of the package.',
					examples: ['de']
				}
			}),
			response: object({
				barcode: { type: 'string' },
				name: nullable({ type: 'string' }),
				name_lang: nullable({ type: 'string', description: 'Language of the name, where it is known.' }),
				brand: nullable({ type: 'string' }),
				image: nullable({ type: 'string', format: 'uri' }),
				labels: list({ type: 'string' }),
				sold_in: list({ type: 'string' }),
				quantity: nullable({ type: 'string' }),
				allergens: list(
					{ type: 'string' },
					'What it contains of the substances that must be named. Empty where nobody entered any, which is not to say that it has none.'
				),
				traces: list({ type: 'string' }, 'What it may contain traces of. Empty where nobody entered any.'),
				additives: list({ type: 'string' }),
				serving_size: nullable({ type: 'string' }),
				green_score: nullable({ type: 'string', description: 'Environmental score, a+ to f.' }),
				doubtful: list(
					object({ field: { type: 'string' }, reason: { type: 'string' } }),
					'Values that contradict each other.'
				),
				categories: list({ type: 'string' }),
				nutrition_per_100g: nutrition,
				nutrition_per_serving: nullable(nutrition),
				prepared: {
					type: 'boolean',
					description: 'The values are of the food prepared as the package says, not of what is in it.'
				},
				nutri_score: nullable({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }),
				nova_group: nullable({ type: 'integer', minimum: 1, maximum: 4 }),
				ingredients: nullable({ type: 'string' }),
				ingredients_lang: nullable({ type: 'string' }),
				source_url: { type: 'string', format: 'uri' },
				last_modified: nullable({ type: 'string', format: 'date-time' }),
				covered_until: { type: 'string', format: 'date-time', description: 'When the source last said so.' },
				complete: { type: 'boolean' }
			}),
			examples: [
				{
					title: 'A hazelnut spread',
					input: { barcode: '3017620422003' },
					output: {
						barcode: '3017620422003',
						source_url: 'https://world.openfoodfacts.org/product/3017620422003'
					}
				},
				{
					title: 'The same with its texts in German, where there are any',
					input: { barcode: '3017620422003', lang: 'de' },
					output: { barcode: '3017620422003' }
				}
			],
			limits: ['Ten new products a minute; those seen before as often as you like.']
		}
	}
});
