/**
 * Lists what English has words for and other languages do not: `node sw/build/run.mjs data/build/ask/coverage.ts`. Each line has the
 * kind and value, two English phrases, and the languages without one. A person decides which of them people say in that language.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../engines/ask/facts/languages';
import { linesOf } from '../../../engines/kit/lexicon-lines';
import { ROOT } from './sentences';

/** Kinds that every language fills in its own way, or that CLDR has. */
const OWN: ReadonlySet<string> = new Set(
	'flag suffix prefix restore number ordinal country language month weekday money nickname region skip say elsewhere page'.split(
		' '
	)
);

/** Phrases by kind and value of the lexicon of a language and the signs that all share. */
function headsOf(code: string): Map<string, readonly string[]> {
	const text = ['common', code]
		.map((name) => readFileSync(path.join(ROOT, `engines/ask/lexicon/${name}.txt`), 'utf8'))
		.join('\n');
	return new Map([...linesOf(text)].map(({ kind, value, phrases }) => [`${kind} ${value}`.trim(), phrases]));
}

/** Prints the list. */
export function main(): void {
	const others = LANGUAGES.filter((code) => code !== 'en').map((code) => [code, headsOf(code)] as const);
	for (const [head, phrases] of headsOf('en')) {
		const lacking = others.filter(([, heads]) => !heads.has(head)).map(([code]) => code);
		if (lacking.length > 0 && !OWN.has(head.split(' ')[0] ?? ''))
			console.log(`${head}: ${phrases.slice(0, 2).join(', ')} · ${lacking.join(' ')}`);
	}
}
