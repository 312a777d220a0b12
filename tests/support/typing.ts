import { typingPacks } from '../../engines/language/casual.lazy';
import { readCasual } from '../../engines/language/transliterate/casual-text';
import { INDIC_SCRIPTS, type IndicScript } from '../../engines/language/transliterate/named';
import type { TypingPacks } from '../../engines/language/typing/spellings';
import { testContext } from './context';

/** A text as it is typed into an Indic script, with all packs. */
export type Typist = (
	text: string,
	script: IndicScript,
	without?: Partial<TypingPacks>
) => ReturnType<typeof readCasual>;

/** Opens the packs of all scripts; `without` replaces some of them for one call. */
export async function openTypist(): Promise<Typist> {
	const packs = new Map(
		await Promise.all(INDIC_SCRIPTS.map(async (script) => [script, await typingPacks(script, testContext())] as const))
	);
	return (text, script, without = {}) => readCasual(text, script, { ...packs.get(script), ...without });
}

/** Rows `typed=native`, parted by white space. */
export const typedRows = (rows: string): (readonly [typed: string, native: string])[] =>
	rows
		.normalize('NFC')
		.trim()
		.split(/\s+/)
		.map((row) => {
			const [typed = '', native = ''] = row.split('=');
			return [typed, native] as const;
		});
