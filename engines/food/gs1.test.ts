import { expect, test } from 'vitest';
import { warningsOf } from './avoided';
import { normaliseBarcode, readingsOf } from './barcode';
import { products } from './feed';
import { tables } from '../../tests/support/rows';
import TABLES from './gs1.rows.tsv?raw';

const rows = tables(TABLES);

test.each(rows('codes'))('%j is the code %s', (given, code) => expect(normaliseBarcode(given)).toBe(code));

test.each(['https://example.com/', 'https://example.com/4260392550101/96385074', '(10)ABC', 'urn:isbn:1', '01', ']C110ABC', '(01)123'])(
	'%j names no product',
	(given) => expect(normaliseBarcode(given)).toBeNull()
); // prettier-ignore

test('hostile text is read in time', () => {
	const begun = performance.now();
	for (const text of [
		'https://a/' + '01/'.repeat(10_000),
		'01'.repeat(20_000),
		'(01)'.repeat(10_000),
		'\u001d'.repeat(20_000),
		'20'.repeat(20_000)
	])
		normaliseBarcode(text);
	expect(performance.now() - begun).toBeLessThan(3000);
});

test('a case is looked up as itself, then as the product in it', () =>
	expect(readingsOf('14260392550108')).toEqual(['14260392550108', '4260392550101']));

const productOf = (product: object) => {
	const item = products.trim({ code: '1', status: 1, product: { code: '1', ...product } }, '1');
	if (!item.found) throw new Error('not found');
	return item;
};

test('what is avoided is found under its other names too; where nothing is entered, that is said', () => {
	const whey = productOf({ product_name: 'Bar', ingredients_text: 'sugar, whey powder', allergens_tags: [] });
	expect(warningsOf(whey, 'milk, palm oil')).toMatchObject([{ avoid: 'milk', found_in: 'ingredients' }]);
	const traces = productOf({ product_name: 'Bar', ingredients_text: 'oil', traces_tags: ['en:nuts'] });
	expect(warningsOf(traces, 'nuts')).toMatchObject([{ avoid: 'nuts', found_in: 'traces' }]);
	expect(warningsOf(productOf({ product_name: 'Bar' }), 'milk')).toMatchObject([{ found_in: 'nothing_entered' }]);
});

test.each([
	[{ environmental_score_grade: 'C' }, 'c'],
	[{ ecoscore_grade: 'b' }, 'b'],
	[{ environmental_score_grade: 'unknown', ecoscore_grade: 'e' }, 'e'],
	[{ environmental_score_grade: 'not-applicable' }, null],
	[{}, null]
])('%j has the environmental score %s, by its new name or its old one', (fields, score) =>
	expect(productOf({ product_name: 'Bar', ...fields }).greenScore).toBe(score)
);

test('estimates and bounds are no values of the package; a serving and micronutrients are', () => {
	const nutrients = {
		fat: { value: 11.5, unit: 'g', source: 'packaging', source_per: 'serving' },
		fiber: { value: 2.3, unit: 'g', source: 'estimate' },
		salt: { value: 0.5, unit: 'g', modifier: '<', source: 'packaging' },
		alcohol: { value: 5, unit: '% vol', source: 'packaging' },
		'vitamin-c': { value: 0.06, unit: 'g', source: 'packaging' }
	};
	const input_sets = [{ per: 'serving', preparation: 'as_sold', source: 'packaging', nutrients: { fat: { value: 4600, unit: 'mg' } } }]; // prettier-ignore
	const { nutrition } = productOf({
		nutrition: { aggregated_set: { per: '100g', preparation: 'as_sold', nutrients }, input_sets }
	});
	expect(nutrition.per100).toMatchObject({ fat: 11.5, fiber: null, salt: null, sodium: null, alcohol: 5 });
	expect(nutrition.perServing).toMatchObject({ fat: 4.6 });
	expect(nutrition.qualified).toMatchObject([{ nutrient: 'fiber', source: 'estimate' }, { nutrient: 'salt', modifier: '<' }]); // prettier-ignore
	expect(nutrition.micronutrients).toEqual([{ name: 'vitamin-c', grams: 0.06 }]);
});
