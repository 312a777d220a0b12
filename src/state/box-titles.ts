import type { Titles } from './box';
import { entries } from './pages/catalogue';
import { groupTitle, titleOf } from './words/names';

/** Every tool by what the interface calls it, and each group's first one by the group's name too. */
export function titlesSpoken(): Titles {
	const titles = new Map<string, { group: string; operation: string }[]>();
	const groups = new Set<string>();
	for (const entry of entries) {
		const { id } = entry.group;
		const names = groups.has(id) ? [titleOf(entry)] : [titleOf(entry), groupTitle(entry.group)];
		groups.add(id);
		for (const name of names) {
			const key = name.toLowerCase();
			titles.set(key, [...(titles.get(key) ?? []), { group: id, operation: entry.name }]);
		}
	}
	return titles;
}
