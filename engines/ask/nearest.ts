/** The tool that is near to what nothing here answers. */
import { TARGETS } from './operations';

const NEAREST: Readonly<Record<string, string>> = {
	translation: 'language/detect',
	spelling: 'dictionary/related',
	'travel-time': 'geo/distance',
	directions: 'geo/distance',
	travel: 'geo/distance',
	price: 'currency/rates',
	bank: 'currency/rates',
	food: 'food/product',
	calendar: 'holidays/holidays',
	'school-holidays': 'holidays/holidays',
	timer: 'geo/timezone',
	alarm: 'geo/timezone',
	astronomy: 'geo/timezone',
	hours: 'geo/timezone',
	facts: 'encyclopedia/autocomplete',
	people: 'encyclopedia/autocomplete',
	sports: 'encyclopedia/autocomplete',
	video: 'encyclopedia/autocomplete',
	health: 'encyclopedia/autocomplete',
	isbn: 'food/product',
	call: 'phone/number'
};

/** Whether articles are nearest to a subject: facts, people, the sky. */
export const isOfArticles = (kind: string): boolean =>
	kind === 'astronomy' || NEAREST[kind] === 'encyclopedia/autocomplete';

/** The nearest tool, or null. */
export function nearestOf(
	kind: string
): { readonly operation: string; readonly group: string; readonly path: string; readonly title: string } | null {
	const id = NEAREST[kind];
	const target = id === undefined ? undefined : TARGETS[id];
	if (id === undefined || !target) return null;
	const [group = '', operation = ''] = id.split('/');
	return { operation, group, path: target.path, title: target.title };
}
