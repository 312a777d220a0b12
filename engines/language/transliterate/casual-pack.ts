/** How the pack of names writes letters of a script: a byte, 0x80 and the letter's place in its block. */
import { INDIC_SCRIPTS, type IndicScript } from './named';

export const linesOf = (pack: ArrayBuffer): string[] => new TextDecoder('latin1').decode(pack).trimEnd().split('\n');

/** The line of a script, which begins with the letter of its place: a is Devanagari. */
export function lineOf(lines: readonly string[], script: IndicScript): string {
	const first = String.fromCharCode(0x61 + placeOf(script));
	return lines.find((line) => line.startsWith(first))?.slice(1) ?? '';
}

/** Its letters. */
export const inBlock = (word: string, script: IndicScript): string =>
	word.replace(/[^\0-\x7f]/g, (letter) =>
		String.fromCharCode(blockOf(script) + (LETTERS.get(letter) ?? letter.charCodeAt(0)) - 0x80)
	);

/** First code point of a script's block. */
export const blockOf = (script: IndicScript): number => 0x900 + 0x80 * placeOf(script);

/** The order of the blocks is that of the list. */
const placeOf = (script: IndicScript): number => INDIC_SCRIPTS.indexOf(script);

/** The label latin1 means windows-1252 on the web, which has other letters at 0x80 to 0x9f. */
const LETTERS: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 0x20 }, (_, index) => [
		new TextDecoder('latin1').decode(Uint8Array.of(0x80 + index)),
		0x80 + index
	])
);
