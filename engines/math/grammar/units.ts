/** Units by their names in other languages → the names that the units have here. */
import { edited, type Edit } from './edit';
import type { Language } from './lexicon';
import type { Sentence } from './pattern';

/**
 * The sentence with the units of a language in English. A word that asks "how many" in it too is a unit only behind a number or a
 * word for "to": كم.
 */
export function inEnglishUnits(sentence: Sentence, language: Language): Sentence {
	const { tokens, variables } = sentence;
	if (language.code === 'en') return sentence;
	const edits: Edit[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const found = variables.has(tokens[at]?.text ?? '') ? undefined : unitAt(sentence, at, language);
		if (!found) continue;
		edits.push({ from: at, to: found[0], text: found[1] });
		at = found[0] - 1;
	}
	return edited(sentence, edits);
}

function unitAt({ tokens }: Sentence, at: number, language: Language): readonly [number, string] | undefined {
	const before = tokens[at - 1];
	const asks = language.at('asking', tokens, at) !== undefined;
	if (asks && before?.kind !== 'number' && !(before && language.at('towards', tokens, at - 1))) return undefined;
	const found = language.at('unit', tokens, at);
	if (found) return found;
	const key = tokens[at]?.key ?? '';
	for (const ending of language.endings) {
		const stem = key.endsWith(ending) ? language.valueOf('unit', key.slice(0, -ending.length)) : undefined;
		if (stem !== undefined) return [at + 1, stem];
	}
	return undefined;
}
