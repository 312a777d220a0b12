/** The pack `typed`: common words in the nine scripts, and how common each is. Its form: data/build/typed.pack.ts. */
import { inBlock, lineOf, linesOf } from './casual-pack';
import type { IndicScript } from './named';

/** Common words of a script, the level of how common first (0 the commonest). */
export type CommonWords = (script: IndicScript) => readonly { readonly word: string; readonly level: number }[];

/** Reads the pack; a script's words are decoded when they are asked for. */
export function openTyped(pack: ArrayBuffer): CommonWords {
	const lines = linesOf(pack);
	return (script) =>
		lineOf(lines, script)
			.split('/')
			.flatMap((level, index) => level.split(' ').map((word) => ({ word: inBlock(word, script), level: index })));
}
