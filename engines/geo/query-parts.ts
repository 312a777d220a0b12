import { foldName } from '../kit/fold-name';

/** Splits of a query into place and country that are tried at most. */
const MAX_WORDS = 6;

/** Words of names that are written short or in full. */
const SPELLED: readonly Readonly<Record<string, string | undefined>>[] = [
	{ saint: 'st', sainte: 'ste' },
	{ st: 'saint', ste: 'sainte' },
	{ st: 'sankt' },
	{ ft: 'fort', mt: 'mount' }
];

/** Other spellings of a key: umlauts, Saint, "city" in Chinese and Japanese. A name has no umlaut: Lae. */
export const spellings = (key: string, isName = false): string[] =>
	[
		isName ? key : key.replace(/([aou])e/g, '$1'),
		...SPELLED.map((words) => key.replace(/[a-z]+/g, (word) => words[word] ?? word)),
		key.length > 2 ? key.replace(/[市都府縣县郡]$/u, '') : key
	].filter((other, at, all) => other !== key && all.indexOf(other) === at);

/** Ways to take a query apart into a place and where it is: at its commas, else between any two words. */
export function splits(query: string, key: string): [place: string, wheres: string[]][] {
	const parts = query
		.split(/[,،、;/()]+/)
		.map(foldName)
		.filter((part) => part !== '');
	const [first = '', ...rest] = parts;
	const found: [string, string[]][] = rest.length > 0 ? [[first, rest]] : [];
	const words = key.split(' ');
	for (let cut = 1; cut < words.length && cut < MAX_WORDS; cut++) {
		const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
		found.push([left, [right]], [right, [left]]);
	}
	return found;
}
