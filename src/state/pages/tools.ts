import { entries, type Listed } from './catalogue';

/** The rows in which tools are listed, and the operation that each tool opens with, as `<group>/<operation>`. */
export const ROWS = {
	everyday: ['math/evaluate', 'currency/rates', 'geo/timezone', 'holidays/holidays', 'geo/distance'],
	words: ['dictionary/related', 'text/readability', 'language/detect', 'language/transliterate', 'encyclopedia/autocomplete'], // prettier-ignore
	scan: ['image/info', 'qr/qr', 'qr/wifi', 'food/product', 'phone/number'],
	world: ['earthquakes/recent', 'encyclopedia/onThisDay', 'news/search', 'universities/universities']
} as const;
export type Row = keyof typeof ROWS;

/** Operations that belong to another tool of their group than its first. */
const PLACED: Readonly<Record<string, readonly string[]>> = { 'geo/distance': ['geo/destination', 'geo/places'] };

/** A page for one job: the operation that it opens with, and the group's others that it holds folded. */
export type Tool = { readonly main: Listed; readonly parts: readonly Listed[] };

/** Name of an operation in `ROWS`. */
export const keyOf = ({ group, name }: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): string =>
	`${group.id}/${name}`;
const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
const taken = new Set<string>([...Object.values(ROWS).flat(), ...Object.values(PLACED).flat()]);

function toolAt(key: string): Tool[] {
	const main = byKey.get(key);
	if (!main) return [];
	const siblings = entries.filter(({ group }) => group.id === main.group.id);
	// An operation without a tool belongs to the first of its group.
	const isFirst = siblings.find((entry) => taken.has(keyOf(entry))) === main;
	const parts = isFirst ? siblings.filter((entry) => !taken.has(keyOf(entry))) : [];
	return [{ main, parts: PLACED[key]?.flatMap((part) => byKey.get(part) ?? []) ?? parts }];
}

/** Every tool in display order, by row. */
export const toolRows: Readonly<Record<Row, readonly Tool[]>> = {
	everyday: ROWS.everyday.flatMap(toolAt),
	words: ROWS.words.flatMap(toolAt),
	scan: ROWS.scan.flatMap(toolAt),
	world: ROWS.world.flatMap(toolAt)
};
const tools = Object.values(toolRows).flat();

/** Returns the tool on whose page an operation is. */
export const toolOf = (entry: Parameters<typeof keyOf>[0]): Tool | undefined =>
	tools.find(({ main, parts }) => [main, ...parts].some((one) => keyOf(one) === keyOf(entry)));
