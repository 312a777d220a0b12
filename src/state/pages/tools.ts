import { entries, type Listed } from './catalogue';

/** The rows in which tools are listed, and the operation that each tool opens with, as `<group>/<operation>`. */
export const ROWS = {
	everyday: ['math/evaluate', 'currency/rates', 'geo/timezone', 'holidays/holidays', 'geo/distance'],
	words: ['dictionary/related', 'text/readability', 'language/detect', 'language/transliterate', 'encyclopedia/autocomplete'], // prettier-ignore
	scan: ['image/info', 'qr/qr', 'qr/wifi', 'food/product', 'phone/number'],
	world: ['earthquakes/recent', 'encyclopedia/onThisDay', 'news/search', 'universities/universities']
} as const;
export type Row = keyof typeof ROWS;

/** Icons of tools that share a group, as path data on a 24 × 24 grid. */
const ICONS: Readonly<Record<string, string>> = {
	'geo/timezone': 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4.2l2.8 1.8',
	'geo/distance': 'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 17h3a3 3 0 0 0 3-3v-4a3 3 0 0 1 3-3',
	'language/transliterate': 'M3.5 6.5h9M8 4v2.5M10.5 6.5c-.8 3.4-3 6-6 7.8M5.8 9c1.2 2.3 3 4 5.2 5.2M12 20l4-9.5L20 20M13.4 16.8h5.2',
	'qr/wifi': 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8.2 8.2 0 0 1 11 0M9.5 16a3.9 3.9 0 0 1 5 0M12 19.2h.01',
	'encyclopedia/onThisDay': 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2'
}; // prettier-ignore

/** A page for one job: the operation that it opens with, and the group's others that it holds folded. */
export interface Tool {
	readonly main: Listed;
	readonly parts: readonly Listed[];
	readonly icon: string;
}

const keyOf = ({ group, name }: Listed): string => `${group.id}/${name}`;
const mains = new Set<string>(Object.values(ROWS).flat());

function toolAt(key: string): Tool[] {
	const main = entries.find((entry) => keyOf(entry) === key);
	if (!main) return [];
	const siblings = entries.filter(({ group }) => group.id === main.group.id);
	const isFirst = siblings.find((entry) => mains.has(keyOf(entry))) === main;
	// An operation that is no tool of its own belongs to the first of its group.
	const parts =
		partsOf(key) ?? (isFirst ? siblings.filter((entry) => !mains.has(keyOf(entry)) && !isPlaced(entry)) : []);
	return [{ main, parts, icon: ICONS[key] ?? main.group.icon }];
}

/** Operations that belong to another tool of their group than its first. */
const PLACED: Readonly<Record<string, readonly string[]>> = { 'geo/distance': ['geo/destination', 'geo/places'] };
const partsOf = (key: string): Listed[] | undefined =>
	PLACED[key]?.flatMap((part) => entries.find((entry) => keyOf(entry) === part) ?? []);
const isPlaced = (entry: Listed): boolean => Object.values(PLACED).some((parts) => parts.includes(keyOf(entry)));

/** Every tool in display order, by row. */
export const toolRows: Readonly<Record<Row, readonly Tool[]>> = {
	everyday: ROWS.everyday.flatMap(toolAt),
	words: ROWS.words.flatMap(toolAt),
	scan: ROWS.scan.flatMap(toolAt),
	world: ROWS.world.flatMap(toolAt)
};
const tools = Object.values(toolRows).flat();

/** Returns the tool on whose page an operation is. */
export const toolOf = (entry: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): Tool | undefined =>
	tools.find(({ main, parts }) =>
		[main, ...parts].some(({ group, name }) => group.id === entry.group.id && name === entry.name)
	);
