/** The pack `names`: places and languages in the nine scripts and as everyone spells them. Its form: data/build/names.pack.ts. */
import { memoize } from '../../kit/memoize';
import { spelledOut } from './casual';
import { inBlock, lineOf, linesOf } from './casual-pack';
import { readIndic } from './indic-reader';
import type { IndicScript } from './named';

/** A name as it is written and typed, and how well known it is (0 the best). */
export interface GazetteerName {
	readonly native: string;
	readonly typed: string;
	readonly level: number;
}

export interface Gazetteer {
	/** The names of a script by how they are typed. */
	typed(script: IndicScript): ReadonlyMap<string, readonly GazetteerName[]>;
	/** How the word with these units, their names all together, is typed where it is a name rather than an ordinary word. */
	typedOf(units: string, script: IndicScript): string | undefined;
}

/** Reads the pack. Decodes a script's names on first use. */
export function openNames(pack: ArrayBuffer): Gazetteer {
	const [head = '', ...lines] = linesOf(pack);
	const latin = head.split('/').map((level) => level.split(' '));
	const decode = (script: IndicScript) => {
		const names: (GazetteerName & { readonly isReadOnly: boolean })[] = [];
		for (const [level, column] of lineOf(lines, script).split('/').entries())
			for (const [index, spellings] of column.split(' ').entries())
				for (const spelling of spellings === '' ? [] : spellings.split(',')) {
					const isReadOnly = spelling.startsWith('!');
					const native = inBlock(isReadOnly ? spelling.slice(1) : spelling, script).replaceAll('-', '\u200c');
					names.push({ native, typed: latin[level]?.[index] ?? '', level, isReadOnly });
				}
		return names;
	};
	const of = memoize(decode);
	const typedOf = memoize(
		(script: IndicScript) =>
			new Map(
				of(script)
					.filter(({ isReadOnly }) => !isReadOnly)
					.map((name) => [unitsOf(name.native, script), name.typed.replaceAll('_', ' ')])
			)
	);
	return {
		typed: memoize((script: IndicScript) => grouped(of(script).map((name) => [name.typed.replaceAll('_', ''), name]))),
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

/** Values by key, those of one key in order. */
export function grouped<Value>(rows: readonly (readonly [string, Value])[]): ReadonlyMap<string, readonly Value[]> {
	const all = new Map<string, Value[]>();
	for (const [key, value] of rows) {
		const found = all.get(key);
		if (found) found.push(value);
		else all.set(key, [value]);
	}
	return all;
}
