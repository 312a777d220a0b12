import type { EngineContext } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import { PACK_FORM, SECTIONS } from '../dictionary/wordnet';
import { folded, type Title } from './titles-feed';

/** Read once, since offline each letter that is typed asks for it. */
const words = openedOnce('wordnet', (pack) => indexed(wordsOf(pack)));

/** Words by their first two letters, lower case in the pack but for names. */
export type WordIndex = ReadonlyMap<string, readonly string[]>;

/** The index of a pack's text (`word|word`, a line a meaning). */
export function indexed(text: string): WordIndex {
	const index = new Map<string, string[]>();
	for (const [word] of text.matchAll(/[^|\n]+/g)) {
		const first = folded(word.slice(0, 2));
		const known = index.get(first);
		if (known === undefined) index.set(first, [word]);
		else known.push(word);
	}
	return index;
}

/** English words of WordNet that begin with `q`, shorter first. Empty, without a download, when it is not stored. */
export const dictionaryTitles = async (q: string, limit: number, context: EngineContext): Promise<readonly Title[]> =>
	!(await context.hasPack('wordnet')) ? [] : titlesIn(await words(context), q, limit);

/** Titles among the words of an index. */
export function titlesIn(index: WordIndex, q: string, limit: number): readonly Title[] {
	const start = folded(q);
	if (start === '') return [];
	const near =
		start.length > 1
			? (index.get(start.slice(0, 2)) ?? [])
			: [...index].flatMap(([first, all]) => (first.startsWith(start) ? all : []));
	const found = new Map<string, string>();
	for (const word of near) {
		if (!folded(word).startsWith(start)) continue;
		const title = word.charAt(0).toUpperCase() + word.slice(1);
		// "Mercury" and "mercury" are one title; the name's own capitals win.
		if (!found.has(title.toLowerCase()) || word !== word.toLowerCase()) found.set(title.toLowerCase(), title);
	}
	return [...found.values()]
		.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
		.slice(0, limit)
		.map((title) => ({ key: title.replaceAll(' ', '_'), title, description: null, thumbnail: null, matched: null }));
}

function wordsOf(pack: ArrayBuffer): string {
	const view = new DataView(pack);
	if (view.getUint32(0, true) !== PACK_FORM) throw new TypeError('not a WordNet pack');
	let at = 4;
	for (const name of SECTIONS) {
		const length = view.getUint32(at, true);
		if (name === 'words') return new TextDecoder().decode(new Uint8Array(pack, at + 4, length));
		at += 4 + length;
	}
	return '';
}
