import { type Feed, UpstreamInvalid } from '../kit/contract';
import { decodeEntities } from '../kit/entities';
import { DAILY, fieldsOf, type Fields } from '../kit/upstream';
import { NUTRIENTS, amountOf, nutritionOf, type NutritionFacts, type NutrientName } from './nutrition';
import { doubtsAbout } from './plausibility';
import { openFoodFacts } from './upstream';

/** The stored form of a product; `found: false` is stored too, for an hour. */
export type ProductItem = { readonly found: false } | ({ readonly found: true } & Product);

export interface Product {
	readonly code: string;
	/** By language; that of the package is under its own and under ''. */
	readonly names: Texts;
	/** Kind of food, for products without a name. */
	readonly genericName: string | null;
	readonly brand: string | null;
	readonly image: string | null;
	readonly labels: readonly string[];
	readonly soldIn: readonly string[];
	readonly quantity: string | null;
	readonly allergens: readonly string[];
	/** Allergens marked in the ingredients, for products without a list of allergens. */
	readonly markedAllergens?: readonly string[];
	/** The list of allergens is missing, which every whole answer has, or it or that of traces lacks some that the answer names elsewhere. */
	readonly lacksAllergens?: true;
	readonly traces: readonly string[];
	readonly additives: readonly string[];
	readonly servingSize: string | null;
	/** The environmental score of the source, formerly Eco-Score. */
	readonly greenScore: string | null;
	readonly categories: readonly string[];
	readonly nutrition: NutritionFacts;
	readonly nutriScore: 'a' | 'b' | 'c' | 'd' | 'e' | null;
	readonly novaGroup: number | null;
	readonly ingredients: Texts;
	readonly language: string | null;
	/** Milliseconds since 1970. */
	readonly lastModified: number | null;
}

/** Page of a product, for people. */
export const productPage = (code: string) => `https://world.openfoodfacts.org/product/${code}`;

/** A text in the languages in which contributors entered it. */
export type Texts = Readonly<Record<string, string>>;

/** Requested languages of texts besides that of the package: the most read ones, so that one record serves all callers. */
export const TEXT_LANGUAGES = ['en', 'ar', 'bn', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'mr', 'nl', 'pl', 'pt', 'ru', 'ta', 'th', 'tr', 'zh'] as const; // prettier-ignore

/** Where anyone may enter a product that is not there. */
export const addPage = (code: string) => `https://world.openfoodfacts.org/cgi/product.pl?type=add&code=${code}`;

/** 3 KB of answer instead of 33, by both names of the fields that versions 3.1 and 3.5 renamed. */
const FIELDS = [
	'code,schema_version,product_name,generic_name,brands,brands_tags,image_front_url,image_url,quantity,labels_tags,labels_tags_en,countries_tags,countries_tags_en,allergens,allergens_tags,allergens_tags_en,traces,traces_tags,traces_tags_en,additives_tags,additives_tags_en,serving_size,serving_quantity,environmental_score_grade,ecoscore_grade,categories_tags,categories_tags_en,nutriments,nutrition,nutriscore_grade,nova_group,ingredients_text,lang,last_modified_t',
	...TEXT_LANGUAGES.flatMap((lang) => [`product_name_${lang}`, `ingredients_text_${lang}`])
].join(',');

/** Products of Open Food Facts, by normalised barcode. */
export const products: Feed<string, ProductItem> = {
	id: 'products',
	schemaVersion: 4,
	upstream: openFoodFacts,
	budgetBytes: 1_000_000,
	dropRank: 1,
	path: (code) => `/api/v3.6/product/${code}?fields=${FIELDS}`,
	elsewhere: (code) => `/api/v2/product/${code}?fields=${FIELDS}`,
	key: (code) => code,
	source: productPage,
	trim(body, code) {
		const answer = fieldsOf(body, 'the answer');
		if (isAbsence(body)) return { found: false };
		// Version 2 says 1, version 3 success, perhaps with warnings.
		if (answer.status !== 1 && !String(answer.status).startsWith('success'))
			throw new UpstreamInvalid('status is not that of a product');
		const product = fieldsOf(answer.product, 'product');
		if (!isSameCode(product.code ?? answer.code, code)) throw new UpstreamInvalid('the product is another one');
		return { found: true, ...productOf(product, code) };
	},
	absent(status, body) {
		// A 404 without its own JSON is an outage, not an answer.
		return status === 404 && isAbsence(body) ? { found: false } : undefined;
	},
	// A product without one of its fields is an answer whose fields were renamed.
	weigh: (item) =>
		item.found
			? { holds: partsOf(item).size, least: 1, skipped: (item.nutrition.unread ?? 0) + (item.lacksAllergens ? 1 : 0) }
			: { holds: 0, least: 0 },
	lost(before, after) {
		if (!before.found) return 0;
		if (!after.found) return 1;
		const held = partsOf(after);
		// An allergen goes only when the source says so for a week.
		if (before.allergens.some((allergen) => !after.allergens.includes(allergen))) return 1;
		// A value that is no longer an amount takes a known one away.
		const [had, has] = [before.nutrition.per100, after.nutrition.per100];
		const isLost = (name: NutrientName) => had[name] !== null && has[name] === null;
		if (after.nutrition.unread && NUTRIENTS.some(isLost)) return 1;
		// Nor do values that contradict each other, where the known ones do not.
		const known = new Set(doubtsAbout(before).map(({ field }) => field));
		if (NUTRIENTS.some((name) => had[name] !== null) && doubtsAbout(after).some(({ field }) => !known.has(field)))
			return 1;
		return ESSENTIAL.some((part) => partsOf(before).has(part) && !held.has(part)) ? 1 : 0;
	},
	shape: {
		schema: '1004 (API 3.6)',
		checked: '2026-11-26',
		version: 'product.schema_version',
		fields: [
			'product.code',
			'product.schema_version',
			'product.product_name',
			'product.brands|brands_tags',
			'product.image_front_url|image_url',
			'product.allergens_tags',
			'product.traces_tags',
			'product.categories_tags',
			'product.environmental_score_grade|ecoscore_grade',
			'product.nutriscore_grade',
			'product.nova_group',
			'product.nutrition|nutriments',
			'product.ingredients_text|ingredients_text_en',
			'product.last_modified_t'
		]
	},
	probe: () => '3017620422003',
	policy: () => ({ ...DAILY, softTimeoutMs: 4000, idleTimeoutMs: 12_000, cache: 'no-store' })
};

/** Fields that every product record must keep once it had them. */
const ESSENTIAL = ['name', 'allergens', 'ingredients', 'nutrition'] as const;

function partsOf(product: Product): ReadonlySet<string> {
	const { names, genericName, allergens, markedAllergens, ingredients, nutrition } = product;
	const has: Readonly<Record<string, boolean>> = {
		name: Object.keys(names).length > 0 || genericName !== null,
		allergens: allergens.length > 0 || markedAllergens !== undefined,
		ingredients: Object.keys(ingredients).length > 0,
		nutrition: nutrition.qualified.length > 0 || Object.values(nutrition.per100).some((value) => value !== null),
		brand: product.brand !== null,
		image: product.image !== null,
		quantity: product.quantity !== null,
		lists: [product.labels, product.soldIn, product.traces, product.additives, product.categories].some(
			({ length }) => length > 0
		),
		grades: (product.nutriScore ?? product.greenScore ?? product.novaGroup) !== null,
		serving: nutrition.perServing !== null
	};
	return new Set(Object.keys(has).filter((part) => has[part]));
}

/** Statuses of version 2 and version 3 for a missing product, or for one that is not food. */
function isAbsence(body: unknown): boolean {
	if (typeof body !== 'object' || body === null) return false;
	const { status, result } = body as Fields;
	const id = typeof result === 'object' && result !== null ? (result as Fields).id : undefined;
	return status === 0 || (status === 'failure' && /^product_(not_found|found_with_a_different)/.test(String(id)));
}

/** Whether an answer is about the requested code, as far as it names one; the source adds and removes leading zeros. */
function isSameCode(given: unknown, code: string): boolean {
	const bare = (text: string) => text.replace(/^0+/, '');
	return typeof given !== 'string' || bare(given) === bare(code);
}

function productOf(fields: Fields, code: string): Product {
	const [allergens, traces] = [warnedOf(fields, 'allergens'), warnedOf(fields, 'traces')];
	const isLacking = fields.allergens_tags === undefined || allergens.isShort || traces.isShort;
	const marked = allergens.names.length > 0 ? [] : marksOf(fields);
	return {
		code,
		names: textsOf(fields, 'product_name', (text) => text),
		genericName: firstText(fields.generic_name),
		brand: brandOf(fields.brands) ?? brandOf(fields.brands_tags),
		image: firstText(...[fields.image_front_url, fields.image_url].filter(isHttps)),
		labels: tagsOf(fields.labels_tags_en, fields.labels_tags, 'labels_tags'),
		soldIn: tagsOf(fields.countries_tags_en, fields.countries_tags, 'countries_tags'),
		quantity: firstText(fields.quantity),
		allergens: allergens.names,
		...(marked.length > 0 && { markedAllergens: marked }),
		...(isLacking && { lacksAllergens: true as const }),
		traces: traces.names,
		additives: tagsOf(fields.additives_tags_en, fields.additives_tags, 'additives_tags'),
		servingSize: firstText(fields.serving_size),
		greenScore: greenScoreOf(fields.environmental_score_grade) ?? greenScoreOf(fields.ecoscore_grade),
		categories: tagsOf(fields.categories_tags_en, fields.categories_tags, 'categories_tags'),
		nutrition: nutritionOf(fields),
		nutriScore: gradeOf(fields.nutriscore_grade),
		novaGroup: novaOf(fields.nova_group),
		ingredients: textsOf(fields, 'ingredients_text', withoutMarks),
		language: firstText(fields.lang),
		lastModified: timeOf(fields.last_modified_t)
	};
}

/** The first that says something, trimmed. Another type than text is not the schema. */
function firstText(...values: unknown[]): string | null {
	for (const value of values) {
		if (value === undefined || value === null) continue;
		if (typeof value !== 'string') throw new UpstreamInvalid('a text of the product is not one');
		// Texts are stored with their angle brackets and quotes escaped.
		if (value.trim() !== '') return decodeEntities(value).trim();
	}
	return null;
}

const isHttps = (value: unknown) => typeof value === 'string' && value.startsWith('https://');

/** Names of brands, in tags behind the language that they have since version 3.2 (`xx:`). */
function brandOf(brands: unknown): string | null {
	const text = firstText(
		Array.isArray(brands) ? brands.map((tag) => String(tag).replace(/^[a-z]{2,3}:/, '')).join(',') : brands
	);
	return text === null
		? null
		: text
				.split(/(?<!\s)\s*,\s*/)
				.filter(Boolean)
				.join(', ');
}

/** Names of tags: the English ones as given, else made from the tags (`en:no-gluten` → No gluten). Each once. */
function tagsOf(english: unknown, tags: unknown, what: string): readonly string[] {
	// Names that are fewer than the tags leave some out: an allergen, perhaps.
	const isWhole = !Array.isArray(english) || !Array.isArray(tags) || english.length >= tags.length;
	const given = (isWhole ? english : tags) ?? tags ?? [];
	if (!Array.isArray(given)) throw new UpstreamInvalid(`${what} is not a list`);
	const names = given.map((tag: unknown) => {
		if (typeof tag !== 'string') throw new UpstreamInvalid(`${what} holds something that is not text`);
		// A tag without a translation has its language as a prefix.
		const isTag = /^[a-z]{2,3}:/.test(tag);
		const name = isTag ? tag.slice(tag.indexOf(':') + 1).replaceAll('-', ' ') : decodeEntities(tag);
		return name.trim().charAt(0).toUpperCase() + name.trim().slice(1);
	});
	return [...new Set(names.filter((name) => name !== ''))];
}

/** The allergens or traces of a product: its list, with the tags that its text (`en:milk,en:nuts`) has beside it. */
function warnedOf(fields: Fields, field: 'allergens' | 'traces') {
	const tags = fields[`${field}_tags`];
	const listed = new Set<unknown>(Array.isArray(tags) ? tags : []);
	const text = firstText(fields[field]) ?? '';
	const missing = text
		.split(',')
		.map((tag) => tag.trim())
		.filter((tag) => /^[a-z]{2,3}:[^\s]+$/.test(tag) && !listed.has(tag));
	const names = [...tagsOf(fields[`${field}_tags_en`], tags, `${field}_tags`), ...tagsOf(missing, missing, field)];
	return { names: [...new Set(names)], isShort: missing.length > 0 };
}

function gradeOf(value: unknown): Product['nutriScore'] {
	const grade = typeof value === 'string' ? value.toLowerCase() : '';
	return grade === 'a' || grade === 'b' || grade === 'c' || grade === 'd' || grade === 'e' ? grade : null;
}

function greenScoreOf(value: unknown): string | null {
	const grade = typeof value === 'string' ? value.toLowerCase() : '';
	return /^(a-plus|[a-f])$/.test(grade) ? grade.replace('-plus', '+') : null;
}

function novaOf(value: unknown): number | null {
	const group = amountOf(value);
	return group === 1 || group === 2 || group === 3 || group === 4 ? group : null;
}

/** The text between underscores in ingredients: an allergen. */
const MARK = /_([^_]+)_/g;

/** The text without the underscores that mark allergens in it. */
const withoutMarks = (text: string) => text.replace(MARK, '$1');

/** Allergens marked in the ingredients of the package, else in those of another language; each once. */
function marksOf(fields: Fields): readonly string[] {
	for (const lang of ['', ...TEXT_LANGUAGES]) {
		const text = firstText(fields[lang === '' ? 'ingredients_text' : `ingredients_text_${lang}`]) ?? '';
		const marks = new Set([...text.matchAll(MARK)].map(([, mark = '']) => mark.trim().slice(0, 60)));
		if (marks.size > 0) return [...marks].slice(0, 20);
	}
	return [];
}

/** A text in each language in which it was entered, and that of the package under ''. */
function textsOf(fields: Fields, name: string, change: (text: string) => string): Texts {
	const texts: Record<string, string> = {};
	for (const lang of ['', ...TEXT_LANGUAGES]) {
		const text = firstText(fields[lang === '' ? name : `${name}_${lang}`]);
		if (text !== null) texts[lang] = change(text);
	}
	return texts;
}

function timeOf(seconds: unknown): number | null {
	const time = amountOf(seconds);
	return time === null || time > 8.64e12 ? null : time * 1000;
}
