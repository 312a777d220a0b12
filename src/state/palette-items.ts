import type { IconName } from '../ui/icons';
import type { ListedGroup } from '../../engines/kit/contract';
import type { Listed } from './catalogue';
import type { MessageKey } from './messages/en';
import { linkOf } from './record-link';
import type { HistoryRecord } from './records';
import { href } from './router.svelte';

export interface PaletteItem {
	readonly key: string;
	readonly title: string;
	readonly about: string;
	/** In place of a group's. */
	readonly icon?: IconName;
	readonly group: ListedGroup | undefined;
	readonly address: string;
	readonly values?: Readonly<Record<string, string>>;
	/** What is searched besides title and about, in lower case. */
	readonly words: string;
}

const PAGES: readonly (readonly [MessageKey, string, IconName])[] = [
	['docs', 'docs', 'docs'],
	['scriptTitle', 'docs/script', 'code'],
	['history', 'history', 'history'],
	['keys', 'keys', 'key'],
	['offline', 'offline', 'offline'],
	['settings', 'settings', 'settings']
];

/** Everything that the palette finds: tools, recent calls, pages. `translate` gives the pages' names. */
export function listItems(
	entries: readonly Listed[],
	recent: readonly HistoryRecord[],
	translate: (key: MessageKey) => string
): PaletteItem[] {
	const tools = entries.map(({ group, name, slug, title, operation }): PaletteItem => ({
		key: `${group.id}/${name}`,
		title: `${group.title}: ${title}`,
		about: operation.path,
		group,
		address: href(`tools/${group.id}/${slug}`),
		words: `${group.summary} ${operation.summary}`.toLowerCase()
	}));
	const calls = recent.flatMap((record): PaletteItem[] => {
		const link = linkOf(record, entries);
		if (!link) return [];
		const { address, title, about } = link;
		return [{ key: `call ${record.at}`, title, about, icon: 'history', group: link.group, address, values: record.values, words: '' }]; // prettier-ignore
	});
	const pages = PAGES.map(([key, path, icon]): PaletteItem => ({
		key: path,
		title: translate(key),
		about: '',
		icon,
		group: undefined,
		address: href(path),
		words: path
	}));
	return [...tools, ...calls, ...pages];
}

/** How well an item fits: the fewer the better; Infinity when some word is not in it. */
function distance({ title, about, words }: PaletteItem, wanted: readonly string[]): number {
	const name = title.toLowerCase();
	let sum = 0;
	for (const word of wanted) {
		if (name.startsWith(word)) continue;
		if (name.includes(` ${word}`)) sum += 1;
		else if (name.includes(word)) sum += 2;
		else if (about.toLowerCase().includes(word)) sum += 3;
		else if (words.includes(word)) sum += 4;
		else return Infinity;
	}
	return sum;
}

/** Items in which every word of `text` is found, best first. All of them for an empty text, at most 30. */
export function searchItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
	const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
	return items
		.map((item) => ({ item, far: distance(item, wanted) }))
		.filter(({ far }) => far < Infinity)
		.sort((a, b) => a.far - b.far)
		.slice(0, 30)
		.map(({ item }) => item);
}
