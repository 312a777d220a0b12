import { defineGroup, example } from '../kit/contract';
import { boolean, list, nullable, number, object, objectOrNull, objects, objectWith, string } from '../kit/schema';
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
	sodium_g: grams,
	alcohol_percent: nullable(number('Percent by volume.', { minimum: 0, maximum: 100 }))
});

const compared = {
	barcode: { type: 'string' },
	name: nullable({ type: 'string' }),
	allergens: list({ type: 'string' }),
	traces: list({ type: 'string' }),
	nutrition_per_100g: nutrition,
	nutri_score: nullable({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }),
	nova_group: nullable({ type: 'integer', minimum: 1, maximum: 4 }),
	green_score: nullable({ type: 'string' })
} as const;

export const food = defineGroup({
	id: 'food',
	upstream: openFoodFacts,
	icon: 'M12 7.5c-1.2-1.2-2.6-1.6-4-1.3C5.7 6.7 4.5 8.8 4.5 11.5c0 4.2 2.5 9 5 9 1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c2.5 0 5-4.8 5-9 0-2.7-1.2-4.8-3.5-5.3-1.4-.3-2.8.1-4 1.3Zm0 0c0-2 .8-3.6 2.8-4.3',
	hue: 130,
	title: 'Food',
	summary: 'What’s in a product, by its barcode.',
	source: {
		name: 'Open Food Facts',
		text: 'Open Food Facts, a database anyone can add to. Products you’ve seen stay on the device for a year.',
		licence: 'Data: ODbL 1.0, contents: DbCL 1.0; pictures: CC BY-SA 3.0',
		url: 'https://world.openfoodfacts.org/'
	},
	operations: {
		product: {
			title: 'Product by barcode',
			method: 'GET',
			path: '/v1/product/{barcode}',
			summary: 'Look up a food by its barcode',
			description:
				'Name, brand, picture, ingredients and nutrition of a product. Takes EAN-13, EAN-8, UPC-A, UPC-E, GTIN-14 and ITF-14, GS1 Digital Links and element strings, and addresses of Open Food Facts. Looks a UPC-A up as its EAN-13, and a case first by its own code and then by that of its product. Looks codes with a wrong check digit up too, because some products carry one. A missing product is a 404 whose Link header (rel="edit") leads to the page that adds it.',
			kind: 'feed',
			cost: 'bounded',
			params: objectWith(['avoid', 'compare'], {
				barcode: string('The digits under the bars (8, 12, 13 or 14), or the content of a code on the package.', {
					maxLength: 400,
					examples: ['3017620422003']
				}),
				lang: string('Preferred language of the texts. Falls back to English, then to the language of the pack.', {
					title: 'Language',
					maxLength: 20,
					default: 'en',
					examples: ['de']
				}),
				avoid: string('Words between commas that the product should not have: warnings name where it has them.', {
					maxLength: 400,
					examples: ['milk,nuts']
				}),
				compare: string('The barcode of a second product to compare it with.', {
					maxLength: 400,
					examples: ['4006381333931']
				})
			}),
			response: object({
				barcode: { type: 'string' },
				name: nullable({ type: 'string' }),
				name_lang: nullable(string('Language of the name, where it is known.')),
				brand: nullable({ type: 'string' }),
				image: nullable({ type: 'string', format: 'uri' }),
				labels: list({ type: 'string' }),
				sold_in: list({ type: 'string' }),
				quantity: nullable({ type: 'string' }),
				allergens: list(
					{ type: 'string' },
					'Allergens listed for it. An empty list does not mean that it is free of allergens.'
				),
				traces: list(
					{ type: 'string' },
					'Traces of allergens listed for it. An empty list does not mean that it is free of traces.'
				),
				additives: list({ type: 'string' }),
				serving_size: nullable({ type: 'string' }),
				green_score: nullable(string('Environmental score, a+ to f.')),
				doubtful: objects('Values that don’t add up.', { field: { type: 'string' }, reason: { type: 'string' } }),
				categories: list({ type: 'string' }),
				nutrition_per_100g: nutrition,
				nutrition_per_serving: nullable(nutrition),
				nutrition_qualified: objects(
					'Values that are not printed as exact numbers: estimates from the ingredients, or bounds such as “< 0.5 g”.',
					{
						field: string('The field of nutrition_per_100g that is null for it.'),
						value: { type: 'number', minimum: 0 },
						modifier: nullable({ type: 'string', enum: ['<', '<=', '~', '>=', '>'] }),
						source: nullable(string('estimate, packaging, manufacturer, usda …')),
						reason: { type: 'string' }
					}
				),
				micronutrients: objects('Vitamins, minerals and the like in 100 g that the package states.', {
					name: { type: 'string' },
					amount: { type: 'number', minimum: 0 },
					unit: { type: 'string', enum: ['g', 'mg', 'µg'] }
				}),
				warnings: objects(
					'Entries of `avoid` that it contains or may contain. An empty list does not mean that it is free of them.',
					{
						avoid: { type: 'string' },
						found_in: {
							type: 'string',
							enum: ['allergens', 'traces', 'ingredients', 'additives', 'categories', 'name', 'nothing_entered']
						},
						text: { type: 'string' }
					}
				),
				comparison: objectOrNull({
					...compared,
					higher: list({ type: 'string' }, 'Fields of nutrition_per_100g of which the second product has more.'),
					lower: list({ type: 'string' }, 'Those of which it has less.')
				}),
				prepared: boolean('Values are for the food prepared as the pack says.'),
				nutri_score: nullable({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }),
				nova_group: nullable({ type: 'integer', minimum: 1, maximum: 4 }),
				ingredients: nullable({ type: 'string' }),
				ingredients_lang: nullable({ type: 'string' }),
				source_url: { type: 'string', format: 'uri' },
				last_modified: nullable({ type: 'string', format: 'date-time' }),
				covered_until: string('When the source last confirmed this.', { format: 'date-time' }),
				complete: { type: 'boolean' }
			}),
			examples: [
				example(
					'A hazelnut spread',
					{ barcode: '3017620422003' },
					{
						barcode: '3017620422003',
						source_url: 'https://world.openfoodfacts.org/product/3017620422003'
					}
				),
				example(
					'The same with its texts in German, where there are any',
					{ barcode: '3017620422003', lang: 'de' },
					{ barcode: '3017620422003' }
				)
			],
			limits: ['Ten new products a minute. Products seen before don’t count.']
		}
	}
});
