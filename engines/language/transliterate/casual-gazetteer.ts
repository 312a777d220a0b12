/** The pack `names`: places and languages in the nine scripts and as everyone spells them. Its form: data/build/names.pack.ts. */
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
	/** All names of a script. */
	namesIn(script: IndicScript): readonly GazetteerName[];
	/** How the word with these units, their names all together, is typed where it is a name rather than an ordinary word. */
	typedOf(units: string, script: IndicScript): string | undefined;
}

/** Reads the pack. Decodes a script's names on first use. */
export function openNames(pack: ArrayBuffer): Gazetteer {
	const [head = '', ...lines] = linesOf(pack);
	const latin = head.split('/').map((level) => level.split(' '));
	const found = new Map<IndicScript, { names: GazetteerName[]; typed: Map<string, string> }>();
	const decode = (script: IndicScript) => {
		const names: GazetteerName[] = [];
		const typed = new Map<string, string>();
		for (const [level, column] of lineOf(lines, script).split('/').entries())
			for (const [index, spellings] of column.split(' ').entries()) {
				if (spellings === '') continue;
				const name = latin[level]?.[index] ?? '';
				for (const spelling of spellings.split(',')) {
					const isReadOnly = spelling.startsWith('!');
					const native = inBlock(isReadOnly ? spelling.slice(1) : spelling, script).replaceAll('-', '\u200c');
					names.push({ native, typed: name.replaceAll('_', ''), level });
					if (!isReadOnly) typed.set(unitsOf(native, script), name.replaceAll('_', ' '));
				}
			}
		return { names, typed };
	};
	const of = (script: IndicScript) => {
		let own = found.get(script);
		if (!own) found.set(script, (own = decode(script)));
		return own;
	};
	return {
		namesIn: (script) => of(script).names,
		typedOf: (units, script) => of(script).typed.get(units)
	};
}

/** The names of a word's units that are spoken, all together. */
const unitsOf = (native: string, script: IndicScript): string =>
	readIndic(spelledOut(native, script), script)
		.units()
		.filter(({ kind }) => kind === 'consonant' || kind === 'vowel' || kind === 'sign')
		.map(({ name }) => name)
		.join('');
