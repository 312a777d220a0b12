import { settings } from '../../state/settings.svelte';
import { t } from './words';

/** A search that the user keeps: form values as text. */
export type SavedSearch = Readonly<Record<string, string>>;

const STORE_KEY = 'news-searches';
const MAX_SEARCHES = 20;

/** What makes two searches the same: the same values, in whatever order. */
export const searchKey = (search: SavedSearch): string =>
	JSON.stringify(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A search in a line: `sqlite · 1 month · ≥ 50 points`. */
export function searchLabel({ q = '', timespan = '', sort, min_points }: SavedSearch): string {
	const points = min_points && min_points !== '0' ? t('pointsFrom', { count: Number(min_points) }) : '';
	return [q, spanText(timespan), sort === 'newest' ? t('newestFirst') : '', points].filter(Boolean).join(' · ');
}

const UNITS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' };

/** `3m` → 3 months. */
function spanText(timespan: string): string {
	const [, count, letter = ''] = /^(\d+)([hdwmy])$/.exec(timespan) ?? [];
	const unit = UNITS[letter];
	return unit === undefined
		? timespan
		: new Intl.NumberFormat(settings.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(count));
}

function stored(): readonly SavedSearch[] {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? '[]');
		return Array.isArray(value) ? (value as unknown[]).filter(isSearch).slice(0, MAX_SEARCHES) : [];
	} catch {
		// Storage that is switched off or damaged: the list starts anew.
		return [];
	}
}

const isSearch = (value: unknown): value is SavedSearch =>
	typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string');

class SavedSearches {
	list: readonly SavedSearch[] = $state.raw(stored());

	has(search: SavedSearch): boolean {
		return this.list.some((other) => searchKey(other) === searchKey(search));
	}

	/** Keeps a search, or lets go of one that is kept. */
	toggle(search: SavedSearch): void {
		this.list = this.has(search)
			? this.list.filter((other) => searchKey(other) !== searchKey(search))
			: [search, ...this.list].slice(0, MAX_SEARCHES);
		try {
			localStorage.setItem(STORE_KEY, JSON.stringify(this.list));
		} catch (error) {
			console.warn('news: the searches could not be kept', error);
		}
	}
}

export const savedSearches = new SavedSearches();
