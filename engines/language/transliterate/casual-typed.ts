/** The pack `typed`: common words in the nine scripts, and how common each is. Its form: data/build/typed.pack.ts. */
import { INDIC_SCRIPTS, type IndicScript } from './scripts';

/** Common words of a script, the level of how common first (0 the commonest). */
export type CommonWords = (script: IndicScript) => readonly { readonly word: string; readonly level: number }[];

/** Reads the pack; a script's words are decoded when they are asked for. */
export function openTyped(pack: ArrayBuffer): CommonWords {
	const lines = new TextDecoder('latin1').decode(pack).trimEnd().split('\n');
	return (script) => {
		const place = INDIC_BLOCKS.indexOf(script);
		const first = String.fromCharCode(0x61 + place);
		const words = lines.find((line) => line.startsWith(first))?.slice(1) ?? '';
		return words
			.split('/')
			.flatMap((level, index) => level.split(' ').map((word) => ({ word: inBlock(word, place), level: index })));
	};
}

/** The order of the blocks is that of the list. */
const INDIC_BLOCKS: readonly IndicScript[] = INDIC_SCRIPTS;

const inBlock = (word: string, place: number): string =>
	word.replace(/[^\0-\x7f]/g, (letter) =>
		String.fromCharCode(0x900 + 0x80 * place + (LETTERS.get(letter) ?? letter.charCodeAt(0)) - 0x80)
	);

/** What is called latin1 on the web is windows-1252, which has other letters at 0x80 to 0x9f. */
const LETTERS: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 0x20 }, (_, index) => [
		new TextDecoder('latin1').decode(Uint8Array.of(0x80 + index)),
		0x80 + index
	])
);
