/** The pack `names`: places and languages in the nine scripts and as everyone spells them. Its form: data/build/names.pack.ts. */
import { memoize } from '../../kit/memoize';
import { spelledOut } from './casual';
import { inBlock, lineOf, linesOf } from './casual-pack';
import { readIndic } from './indic-reader';
import type { IndicScript } from './named';

/** A name as it is written, and how well known it is (0 the best). */
export interface GazetteerName {
	readonly native: string;
	readonly level: number;
	/** Whether others type it too, so that it is not what the word is typed as. */
	readonly isReadOnly: boolean;
}

export interface Gazetteer {
	typed(word: string, script: IndicScript): readonly GazetteerName[];
	/** How the word with these units, their names all together, is typed where it is a name rather than an ordinary word. */
	typedOf(units: string, script: IndicScript): string | undefined;
}

/** Reads the pack. Decodes a script's names where they are looked up. */
export function openNames(pack: ArrayBuffer): Gazetteer {
	const [head = '', ...lines] = linesOf(pack);
	const columnsOf = (line: string) => line.split('/').map((level) => level.split(' '));
	const typed = columnsOf(head.replaceAll('_', ''));
	const columns = memoize((script: IndicScript) => columnsOf(lineOf(lines, script)));
	const namesAt = (script: IndicScript, level: number, index: number): GazetteerName[] =>
		(columns(script)[level]?.[index] || undefined)?.split(',').map((spelling) => {
			const isReadOnly = spelling.startsWith('!');
			const native = inBlock(isReadOnly ? spelling.slice(1) : spelling, script).replaceAll('-', '\u200c');
			return { native, level, isReadOnly };
		}) ?? [];
	const typedOf = memoize((script: IndicScript) => {
		const found = new Map<string, string>();
		for (const [level, names] of columnsOf(head).entries())
			for (const [index, name] of names.entries())
				for (const { native, isReadOnly } of namesAt(script, level, index))
					if (!isReadOnly) found.set(unitsOf(native, script), name.replaceAll('_', ' '));
		return found;
	});
	return {
		typed: (word, script) =>
			typed.flatMap((names, level) => {
				const found: GazetteerName[] = [];
				for (let at = names.indexOf(word); at >= 0; at = names.indexOf(word, at + 1))
					found.push(...namesAt(script, level, at));
				return found;
			}),
		typedOf: (units, script) => typedOf(script).get(units)
	};
}

/** The names of a word's units that are spoken, all together. */
const unitsOf = (native: string, script: IndicScript): string =>
	readIndic(spelledOut(native, script), script)
		.units()
		.filter(({ kind }) => kind === 'consonant' || kind === 'vowel' || kind === 'sign')
		.map(({ name }) => name)
		.join('');
