import type { Feed, FeedPolicy } from '../kit/contract';
import { UpstreamInvalid } from '../kit/contract';
import { decodeEntities } from '../kit/entities';
import { fieldsOf, type Fields } from '../kit/upstream';
import { openFoodFacts } from './upstream';

/** What is kept of a product; `found: false` is kept too, for an hour. */
export type ProductItem = { readonly found: false } | ({ readonly found: true } & Product);

export interface Product {
	readonly code: string;
	readonly name: string | null;
	readonly brand: string | null;
	readonly image: string | null;
	readonly labels: readonly string[];
	readonly soldIn: readonly string[];
	readonly quantity: string | null;
	readonly allergens: readonly string[];
	readonly traces: readonly string[];
	readonly additives: readonly string[];
	readonly servingSize: string | null;
	/** The environmental score of the source, formerly Eco-Score. */
	readonly greenScore: string | null;
	readonly categories: readonly string[];
	readonly nutrition: Nutrition;
	readonly nutriScore: 'a' | 'b' | 'c' | 'd' | 'e' | null;
	readonly novaGroup: number | null;
	readonly ingredients: string | null;
	/** Milliseconds since 1970. */
	readonly lastModified: number | null;
}

/** In 100 g or 100 ml; grams but for the energies. */
export interface Nutrition {
	readonly energyKj: number | null;
	readonly energyKcal: number | null;
	readonly fat: number | null;
	readonly saturatedFat: number | null;
	readonly carbohydrates: number | null;
	readonly sugars: number | null;
	readonly fiber: number | null;
	readonly proteins: number | null;
	readonly salt: number | null;
	readonly sodium: number | null;
}

/** Page of a product, for people. */
export const productPage = (code: string) => `https://world.openfoodfacts.org/product/${code}`;

/** 3 KB of answer instead of 33. */
const FIELDS =
	'code,product_name,product_name_en,generic_name,brands,image_front_url,image_url,quantity,labels_tags,labels_tags_en,countries_tags,countries_tags_en,allergens_tags,allergens_tags_en,traces_tags,traces_tags_en,additives_tags,additives_tags_en,serving_size,ecoscore_grade,categories_tags,categories_tags_en,nutriments,nutriscore_grade,nova_group,ingredients_text,ingredients_text_en,lang,last_modified_t';

const HOUR = 3600;
const DAY = 86_400;

/** Products of Open Food Facts, by normalised barcode. */
export const products: Feed<string, ProductItem> = {
	id: 'products',
	schemaVersion: 2,
	upstream: openFoodFacts,
	budgetBytes: 1_000_000,
	dropRank: 1,
	path: (code) => `/api/v2/product/${code}?fields=${FIELDS}`,
	source: productPage,
	trim(body, code) {
		const answer = fieldsOf(body, 'the answer');
		if (answer.status === 0) return { found: false };
		if (answer.status !== 1) throw new UpstreamInvalid('status is neither 0 nor 1');
		return { found: true, ...productOf(fieldsOf(answer.product, 'product'), code) };
	},
	absent(status, body) {
		// A 404 without its own JSON is an outage, not an answer.
		const isAbsence =
			status === 404 && typeof body === 'object' && body !== null && 'status' in body && body.status === 0;
		return isAbsence ? { found: false } : undefined;
	},
	policy(_code, item): FeedPolicy {
		const common = { softTimeoutMs: 4000, idleTimeoutMs: 12_000, retry: true, cache: 'no-store' } as const;
		return item?.found === false
			? { ...common, freshSeconds: HOUR, errorSeconds: DAY }
			: { ...common, freshSeconds: DAY, errorSeconds: 365 * DAY };
	}
};

function productOf(fields: Fields, code: string): Product {
	return {
		code,
		name: firstText(fields.product_name_en, fields.product_name, fields.generic_name),
		brand: brandOf(fields.brands),
		image: firstText(...[fields.image_front_url, fields.image_url].filter(isHttps)),
		labels: tagsOf(fields.labels_tags_en, fields.labels_tags, 'labels_tags'),
		soldIn: tagsOf(fields.countries_tags_en, fields.countries_tags, 'countries_tags'),
		quantity: firstText(fields.quantity),
		allergens: tagsOf(fields.allergens_tags_en, fields.allergens_tags, 'allergens_tags'),
		traces: tagsOf(fields.traces_tags_en, fields.traces_tags, 'traces_tags'),
		additives: tagsOf(fields.additives_tags_en, fields.additives_tags, 'additives_tags'),
		servingSize: firstText(fields.serving_size),
		greenScore: greenScoreOf(fields.ecoscore_grade),
		categories: tagsOf(fields.categories_tags_en, fields.categories_tags, 'categories_tags'),
		nutrition: nutritionOf(isEmptyList(fields.nutriments) ? {} : fieldsOf(fields.nutriments ?? {}, 'nutriments')),
		nutriScore: gradeOf(fields.nutriscore_grade),
		novaGroup: novaOf(fields.nova_group),
		ingredients: ingredientsOf(firstText(fields.ingredients_text_en, fields.ingredients_text)),
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

/** How the upstream sometimes writes an object without fields. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const isHttps = (value: unknown) => typeof value === 'string' && value.startsWith('https://');

function brandOf(brands: unknown): string | null {
	const text = firstText(brands);
	return text === null
		? null
		: text
				.split(/\s*,\s*/)
				.filter(Boolean)
				.join(', ');
}

/** Names of tags: the English ones as given, else made from the tags (`en:no-gluten` → No gluten). Each once. */
function tagsOf(english: unknown, tags: unknown, what: string): readonly string[] {
	const given = english ?? tags ?? [];
	if (!Array.isArray(given)) throw new UpstreamInvalid(`${what} is not a list`);
	const names = given.map((tag: unknown) => {
		if (typeof tag !== 'string') throw new UpstreamInvalid(`${what} holds something that is not text`);
		// A tag that nobody has translated still has its language before it.
		const isTag = /^[a-z]{2,3}:/.test(tag);
		const name = isTag ? tag.slice(tag.indexOf(':') + 1).replaceAll('-', ' ') : decodeEntities(tag);
		return name.trim().charAt(0).toUpperCase() + name.trim().slice(1);
	});
	return [...new Set(names.filter((name) => name !== ''))];
}

/** Kilojoules in a kilocalorie; salt is sodium times 2.5 (EU regulation 1169/2011, annex I). */
const KJ_PER_KCAL = 4.184;
const SALT_PER_SODIUM = 2.5;

function nutritionOf(nutriments: Fields): Nutrition {
	const per100 = (name: string) => amountOf(nutriments[`${name}_100g`]);
	const kcal = per100('energy-kcal');
	// `energy` is in kilojoules whatever unit was typed.
	const kj = per100('energy-kj') ?? per100('energy');
	const salt = per100('salt');
	const sodium = per100('sodium');
	return {
		energyKj: kj ?? (kcal === null ? null : rounded(kcal * KJ_PER_KCAL, 1)),
		energyKcal: kcal ?? (kj === null ? null : rounded(kj / KJ_PER_KCAL, 1)),
		fat: per100('fat'),
		saturatedFat: per100('saturated-fat'),
		carbohydrates: per100('carbohydrates'),
		sugars: per100('sugars'),
		fiber: per100('fiber'),
		proteins: per100('proteins'),
		salt: salt ?? (sodium === null ? null : rounded(sodium * SALT_PER_SODIUM, 4)),
		sodium: sodium ?? (salt === null ? null : rounded(salt / SALT_PER_SODIUM, 4))
	};
}

/** A number, also one that comes as text; null when it is none or below zero, which nothing in food is. */
function amountOf(value: unknown): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

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

/** The text without the underscores that mark allergens in it. */
const ingredientsOf = (text: string | null) => text?.replace(/_([^_]+)_/g, '$1') ?? null;

function timeOf(seconds: unknown): number | null {
	const time = amountOf(seconds);
	return time === null || time > 8.64e12 ? null : time * 1000;
}
