import { spanText } from '../../components/units';
import { KeptList } from '../../state/history/persisted-list.svelte';
import { t } from './words';

/** A search that the user keeps: form values as text. */
export type SavedSearch = Readonly<Record<string, string>>;

/** Two searches are equal when their values are, in any order. */
export const searchKey = (search: SavedSearch): string =>
	JSON.stringify(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A search in a line: `sqlite · 1 month · ≥ 50 points`. */
export function searchLabel({ q = '', timespan = '', sort, min_points }: SavedSearch): string {
	const points = min_points && min_points !== '0' ? t('pointsFrom', { count: Number(min_points) }) : '';
	return [q, spanText(timespan) ?? timespan, sort === 'newest' ? t('newestFirst') : '', points]
		.filter(Boolean)
		.join(' · ');
}

const isSearch = (value: unknown): value is SavedSearch =>
	typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string');

/** The searches that the user keeps, the latest first. */
export const savedSearches = new KeptList<SavedSearch>('news-searches', isSearch, searchKey, 20);
