import { settings } from '../../state/settings/settings.svelte';
import { formatNumber } from '../../components/format';
import { formatUnit } from '../../components/units';
import type { NutritionRow } from './nutrition-rows';
import { t } from './words';

/** An amount of the table with its unit, a dash for a missing one. */
export function amountWords(amount: number | null, unit: NutritionRow['unit']): string {
	if (amount === null) return '–';
	if (unit === 'g') return formatUnit(amount, 'gram');
	if (unit === '%') return t('percentVolume', { count: formatNumber(amount) });
	return t(unit === 'kJ' ? 'kj' : 'kcal', { count: formatNumber(amount) });
}

/** The head of the ingredients; names their language where it is not the reader's. */
export const ingredientsLabel = (language: string | null, own: string): string =>
	language === null || language === own
		? t('ingredients')
		: t('ingredientsIn', {
				language:
					new Intl.DisplayNames(settings.locale, { type: 'language', fallback: 'code' }).of(language) ?? language
			});

const DOUBTED = [
	'allergens',
	'sugars_g',
	'saturated_fat_g',
	'nutrition_per_100g',
	'salt_g',
	'energy_kj',
	'energy_kcal'
] as const;

/** Why a value is doubtful. The figure that some sentences need is the one in the API's own. */
export function doubtWords({ field, reason }: { readonly field: string; readonly reason: string }): string {
	const key = DOUBTED.find((known) => known === field);
	return key === undefined ? `${field}: ${reason}` : t(key, { figure: /\d+/.exec(reason)?.[0] ?? '' });
}

/** Names of the fields of nutrition in the words of the group, with their units. */
const FIELDS = {
	energy_kj: ['energy', 'kJ'],
	energy_kcal: ['energy', 'kcal'],
	fat_g: ['fat', 'g'],
	saturated_fat_g: ['saturated', 'g'],
	carbohydrates_g: ['carbohydrates', 'g'],
	sugars_g: ['sugars', 'g'],
	fiber_g: ['fiber', 'g'],
	proteins_g: ['protein', 'g'],
	salt_g: ['salt', 'g'],
	sodium_g: ['sodium', 'g'],
	alcohol_percent: ['alcohol', '%']
} as const;

interface Qualified {
	readonly field: string;
	readonly value: number;
	readonly modifier: string | null;
	readonly source: string | null;
}

/** A value that is a bound or an estimate: `Salt: < 0.5 g`. */
export function qualifiedWords({ field, value, modifier, source }: Qualified): string {
	const known = Object.entries(FIELDS).find(([name]) => name === field)?.[1];
	const amount = `${modifier === null ? '' : `${modifier} `}${known === undefined ? formatNumber(value) : amountWords(value, known[1])}`;
	const said = source === 'estimate' ? t('estimated', { value: amount }) : amount;
	return `${known === undefined ? field : t(known[0])}: ${said}`;
}
