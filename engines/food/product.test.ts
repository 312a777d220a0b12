import { expect, test } from 'vitest';
import { playground, type Playground } from '../../tests/feeds/feed-context';
import { betterCheckDigit, expandUpcE, normaliseBarcode } from './barcode';
import { checkDigit } from './gs1';
import { doubtsAbout, doubtsOf } from './plausibility';
import { engine } from './engine';
import { lifetimeOf } from '../../sw/feeds/evidence';
import { products } from './feed';

const ask = async (place: Playground, barcode: string, lang = 'en') =>
	engine.product({ barcode, lang }, place.context());
const productOf = (product: object) => {
	const item = products.trim({ code: '1', status: 1, product }, '1');
	if (!item.found) throw new Error('not found');
	return item;
};

test.each([
	['3017620422003', '3017620422003'],
	['3 017620 422003', '3017620422003'],
	['042100005264', '0042100005264'],
	['00042100005264', '0042100005264'],
	['0000096385074', '96385074'],
	['96385074', '96385074'],
	['٩٦٣٨٥٠٧٤', '96385074'],
	['３０１７６２０４２２００３', '3017620422003'],
	['00000017', '00000017'],
	['13017620422000', '13017620422000']
])('%s is looked up as %s', (given, code) => expect(normaliseBarcode(given)).toBe(code));

test.each([
	'',
	'123',
	'1234567',
	'123456789',
	'12345678901',
	'123456789012345',
	'abcdefgh',
	'3017620422003x',
	'٣٠١٧٦٢٠'
])('%j is no barcode', async (given) => {
	expect(normaliseBarcode(given)).toBeNull();
	await expect(ask(playground(), given)).rejects.toMatchObject({
		code: 'INVALID_INPUT',
		message: 'barcode: must be 8, 12, 13 or 14 digits'
	});
});

test.each([
	['3017620422003', 3],
	['4006381333931', 1],
	['96385074', 4],
	['10614141000415', 5]
])('the check digit of %s is %d', (gtin, digit) => {
	expect(checkDigit(gtin)).toBe(digit);
	expect(betterCheckDigit(gtin)).toBeNull();
});

test.each([
	// UPC-E, and its UPC-A as EAN-13
	['04252614', '0042100005264'],
	['01234505', '0012000003455'],
	['01234531', '0012300000451'],
	['01234543', '0012340000053'],
	['01234558', '0012345000058']
])('UPC-E %s stands for %s', (short, long) => {
	expect(expandUpcE(short)).toBe(long);
	expect(checkDigit(long)).toBe(Number(short.at(-1)));
});

test('a product: texts, tags made readable, numbers given as text', async () => {
	const answer = await ask(playground(), '3017620422003');
	expect(answer).toMatchObject({
		barcode: '3017620422003',
		name: 'Hazelnut cocoa spread',
		brand: 'Testaroma',
		labels: ['No gluten', 'Organic', 'Origine France'],
		sold_in: ['France', 'United Kingdom'],
		allergens: ['Milk', 'Nuts', 'Soybeans'],
		categories: ['Spreads', 'Hazelnut spreads'],
		nutri_score: 'e',
		nova_group: 4,
		source_url: 'https://world.openfoodfacts.org/product/3017620422003',
		last_modified: '2026-05-28T20:26:40.000Z'
	});
	expect(answer.nutrition_per_100g).toMatchObject({ energy_kj: 2250, energy_kcal: 539, fat_g: 30.7, fiber_g: null });
});

test('energy and salt are worked out from what is there', async () => {
	const oats = (await ask(playground(), '4006381333931')).nutrition_per_100g;
	expect(oats).toMatchObject({ energy_kj: 1548, energy_kcal: 370, salt_g: 0.02, sodium_g: 0.008 });
	const cola = (await ask(playground(), '042100005264')).nutrition_per_100g;
	expect(cola).toMatchObject({ energy_kcal: 42, energy_kj: 175.7, salt_g: null, sodium_g: null });
});

test('a grade or group that is none is null, a name falls back to the other language', async () => {
	const place = playground();
	expect(await ask(place, '042100005264')).toMatchObject({ nutri_score: null, nova_group: null, image: null });
	expect(await ask(place, '96385074')).toMatchObject({ nutri_score: null, labels: [], ingredients: null });
	expect(await ask(place, '4006381333931')).toMatchObject({
		name: 'Rolled oats',
		nova_group: 1,
		brand: 'Mustermühle, Second brand'
	});
});

test('a UPC-E whose own digits are unknown is looked up as the UPC-A that it stands for', async () => {
	const place = playground();
	expect((await ask(place, '04252614')).barcode).toBe('0042100005264');
	expect(place.asked.map((url) => new URL(url).pathname.split('/').at(-1))).toEqual(['04252614', '0042100005264']);
});

test('a shortened code that was found stays found without a network, though that it is no other is known for hours alone', async () => {
	const place = playground();
	await ask(place, '04252614');
	place.now += 10 * 86_400_000;
	place.online = false;
	expect((await ask(place, '04252614')).barcode).toBe('0042100005264');
	await expect(ask(place, '4006381333931')).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('what is not there is said once, with the check digit that would be right', async () => {
	const place = playground();
	await expect(ask(place, '4006381333932')).rejects.toMatchObject({
		code: 'NOT_FOUND',
		message: 'barcode: no product has this code; its check digit should be 1'
	});
	await expect(ask(place, '5000112637922')).rejects.toMatchObject({ message: 'barcode: no product has this code' });
	await expect(ask(place, '5000112637922')).rejects.toMatchObject({ code: 'NOT_FOUND' });
	expect(place.asked).toHaveLength(2);
});

test('a wrong check digit is looked up all the same', async () =>
	expect((await ask(playground(), '5901234123458')).name).toBe('Rye bread'));

test('a product seen once is there offline for a year', async () => {
	const place = playground();
	await ask(place, '3017620422003');
	place.online = false;
	place.now += 360 * 86_400_000;
	expect((await ask(place, '3017620422003')).name).toBe('Hazelnut cocoa spread');
});

test('a refusal that shows as a network error, twice, is a refusal: the upstream is left alone for a minute', async () => {
	const place = playground();
	place.mode('OPENFOODFACTS', 'too-many-without-cors');
	for (let index = 0; index < 3; index++)
		await expect(ask(place, '3017620422003')).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	// One question more than one: a glitch of the line looks the same.
	expect(place.asked).toHaveLength(2);
});

test('a 404 that is a web page is an outage, not an absence', async () => {
	const place = playground();
	place.mode('OPENFOODFACTS', 'not-found');
	await expect(ask(place, '3017620422003')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
});

test('numbers that cannot be are unknown, marks of allergens leave the text', () => {
	const item = productOf({
		nutriments: { fat_100g: 'a lot', sugars_100g: -1, proteins_100g: '', salt_100g: Infinity },
		ingredients_text: 'Flour, _milk_ powder, soy_lecithin',
		image_url: 'http://insecure.example/a.jpg',
		allergens_tags: [],
		last_modified_t: '1780000000'
	});
	expect(item.nutrition.per100).toMatchObject({ fat: null, sugars: null, proteins: null, salt: null });
	expect(products.weigh(item, '1', 0)).toMatchObject({ skipped: 3 });
	expect(item).toMatchObject({
		ingredients: { '': 'Flour, milk powder, soy_lecithin' },
		image: null,
		lastModified: 1_780_000_000_000
	});
});

test('the second version of the API answers the same when the third is gone', async () => {
	const [third, second] = [playground(), playground()];
	second.mode('OPENFOODFACTS', 'first-gone');
	for (const code of ['3017620422003', '4006381333931', '042100005264', '96385074'])
		expect(await ask(second, code)).toEqual(await ask(third, code));
	expect(third.asked.every((url) => url.includes('/api/v3.6/'))).toBe(true);
	await expect(ask(second, '5000112637922')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a code that nobody has entered comes with the page where it can be', async () => {
	const error: unknown = await ask(playground(), '5000112637922').catch((caught: unknown) => caught);
	expect(error).toMatchObject({
		headers: {
			Link: '<https://world.openfoodfacts.org/product/5000112637922>; rel="via", <https://world.openfoodfacts.org/cgi/product.pl?type=add&code=5000112637922>; rel="edit"'
		}
	});
});

test('name and ingredients are in the asker’s language, else in English, else as on the package; which is said', async () => {
	const place = playground();
	const texts = async (lang: string) => {
		const { name, name_lang, ingredients, ingredients_lang } = await ask(place, '4006381333931', lang);
		return [name, name_lang, ingredients, ingredients_lang];
	};
	expect(await texts('de-AT')).toEqual(['Haferflocken', 'de', 'Vollkorn-Haferflocken', 'de']);
	expect(await texts('fr')).toEqual(['Rolled oats', 'en', 'Flocons d’avoine complète', 'fr']);
	expect(await texts('sw')).toEqual(['Rolled oats', 'en', 'Vollkorn-Haferflocken', 'de']);
	// One record serves every language.
	expect(place.asked).toHaveLength(1);
	await expect(texts('deutsch')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a serving has its share of 100 g by its weight, or what was entered for it; else it is not known', async () => {
	const oats = await ask(playground(), '4006381333931');
	expect(oats.serving_size).toBe('40 g');
	expect(oats.nutrition_per_serving).toMatchObject({ energy_kj: 619.2, fat_g: 2.8, fiber_g: 4, sugars_g: null });
	expect((await ask(playground(), '3017620422003')).nutrition_per_serving).toBeNull();
	const { nutrition } = productOf({ serving_quantity: 30, nutriments: { fat_100g: 10, fat_serving: 3.1 } });
	expect(nutrition.perServing?.fat).toBe(3.1);
});

test.each([
	// Form of version 3.5: only per serving, and of the prepared food.
	[
		{ per: 'serving', preparation: 'as_sold' },
		{ per100: { fat: null }, perServing: { fat: 2 }, isPrepared: false }
	],
	[
		{ per: '100ml', preparation: 'prepared' },
		{ per100: { fat: 2 }, perServing: null, isPrepared: true }
	]
])('values %j are not taken for those of 100 g as sold', (set, facts) => {
	const nutrition = { aggregated_set: { ...set, nutrients: { fat: { value: '2.4', value_computed: 2, unit: 'g' } } } };
	expect(productOf({ nutrition }).nutrition).toMatchObject(facts);
});

test.each([
	['per a litre', { per: '1l' }, { value: 35, unit: 'g' }, 3.5],
	['of pet food', { per: '1kg' }, { value: 35, unit: 'g' }, 3.5],
	['per energy', { per: '100kj' }, { value: 35, unit: 'g' }, null],
	['in milligrams', { per: '100g' }, { value: 40, unit: 'mg' }, 0.04],
	['in micrograms', { per: '100ml' }, { value_computed: 500, unit: 'µg' }, 0.0005],
	['in no unit of weight', { per: '100g' }, { value: 40, unit: '% DV' }, null]
])('a value %s becomes one of 100 g, or none', (_, set, sodium, grams) => {
	const { per100 } = productOf({ nutrition: { aggregated_set: { ...set, nutrients: { sodium } } } }).nutrition;
	expect(per100.sodium).toBe(grams);
});

test('no allergen is lost because its English name is missing, or only the ingredients mark it', () => {
	const tags = { allergens_tags: ['en:milk', 'en:nuts'] };
	expect(productOf({ ...tags, allergens_tags_en: ['Milk'] }).allergens).toEqual(['Milk', 'Nuts']);
	expect(productOf({ ...tags, allergens_tags_en: [] }).allergens).toEqual(['Milk', 'Nuts']);
	const marked = { allergens_tags: [], ingredients_text: 'sugar, _milk_ powder, _hazelnuts_, _milk_' };
	expect(doubtsAbout(productOf(marked))).toEqual([
		{ field: 'allergens', reason: 'the ingredients mark milk, hazelnuts, and none is listed' }
	]);
	expect(doubtsAbout(productOf({ ...marked, allergens_tags: ['en:milk'] }))).toEqual([]);
});

test('half a kilogram of sugar in 100 g is doubtful, whether or not the carbohydrates are known', () => {
	const { per100 } = productOf({ nutriments: { sugars_100g: 500 } }).nutrition;
	expect(doubtsOf(per100)).toMatchObject([{ field: 'nutrition_per_100g' }]);
	// Labels round: 102 g may be, a tenth more may not.
	expect(doubtsOf({ ...per100, sugars: 100, salt: 2 })).toEqual([]);
	expect(doubtsOf({ ...per100, sugars: 100, salt: 2.1 })).toMatchObject([{ field: 'nutrition_per_100g' }]);
});

type Per100 = Partial<Parameters<typeof doubtsOf>[0]>;
test.each<[string, string, Per100, Per100]>([
	[
		'more sugars than carbohydrates',
		'sugars_g',
		{ sugars: 20.7, carbohydrates: 20 },
		{ sugars: 20.6, carbohydrates: 20 }
	],
	['more saturated fat than fat', 'saturated_fat_g', { saturatedFat: 9.7, fat: 9 }, { saturatedFat: 9.6, fat: 9 }],
	['salt that is not its sodium', 'salt_g', { salt: 1, sodium: 0.5 }, { salt: 1, sodium: 0.45 }],
	['too many kilojoules', 'energy_kj', { energyKcal: 100, energyKj: 456 }, { energyKcal: 100, energyKj: 455 }],
	['too few kilojoules', 'energy_kj', { energyKcal: 100, energyKj: 385 }, { energyKcal: 100, energyKj: 386 }],
	[
		'more energy in fat, carbohydrates and proteins than in all',
		'energy_kcal',
		{ energyKcal: 100, fat: 10, carbohydrates: 10, proteins: 7 },
		{ energyKcal: 100, fat: 10, carbohydrates: 10, proteins: 6 }
	],
	[
		'more energy in fibre, too',
		'energy_kcal',
		{ energyKcal: 100, fat: 10, carbohydrates: 0, proteins: 0, fiber: 33 },
		{ energyKcal: 100, fat: 10, carbohydrates: 0, proteins: 0, fiber: 32 }
	],
	[
		'more energy than pure fat',
		'energy_kcal',
		{ energyKcal: 901, fat: 99, carbohydrates: 0, proteins: 0 },
		{ energyKcal: 900, fat: 99, carbohydrates: 0, proteins: 0 }
	],
	['more alcohol than all', 'alcohol_percent', { alcohol: 101 }, { alcohol: 100 }]
])('%s is doubtful, a little less is not', (_, field, contradiction, rounded) => {
	const { per100 } = productOf({}).nutrition;
	expect(doubtsOf({ ...per100, ...contradiction }).map((one) => one.field)).toEqual([field]);
	expect(doubtsOf({ ...per100, ...rounded })).toEqual([]);
});

test('a product under another code is none of this one; leading zeros are the same code', () => {
	const answer = (code: string) => ({ code, status: 'success', product: { code, product_name: 'Oats' } });
	expect(() => products.trim(answer('4006381333931'), '3017620422003')).toThrow('another one');
	expect(products.trim(answer('42100005264'), '0042100005264')).toMatchObject({ found: true });
});

test('an absence holds for an hour, since a product may be added any day; a product for a day', () => {
	const absent = lifetimeOf(products, '1', { found: false }, 0);
	expect([absent.freshSeconds, absent.errorSeconds]).toEqual([3_600, 3 * 86_400]);
	// A whole answer has a list of allergens, be it empty.
	for (const [allergens, fresh] of [
		[{ allergens_tags: [] }, 86_400],
		[{}, 3_600]
	] as const) {
		const known = lifetimeOf(products, '1', productOf({ product_name: 'Oats', ...allergens }), 0);
		expect([known.freshSeconds, known.errorSeconds]).toEqual([fresh, 365 * 86_400]);
	}
});
