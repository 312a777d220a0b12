/** Changes of a text by its tokens. */
import { sentenceOf, type Sentence } from './pattern';

/** Tokens that are replaced by a text. */
export type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** The sentence with its changes, which are in order and do not overlap. Spaces between tokens stay. */
export function edited(sentence: Sentence, edits: readonly Edit[]): Sentence {
	if (edits.length === 0) return sentence;
	const { text, tokens } = sentence;
	let out = '';
	let at = 0;
	for (const edit of edits) {
		const start = tokens[edit.from]?.start ?? text.length;
		const end = tokens[edit.to - 1]?.end ?? start;
		out += text.slice(at, start);
		out += out === '' || out.endsWith(' ') ? edit.text.trimStart() : edit.text;
		at = end;
		if (out.endsWith(' ') && (text[at] === ' ' || at >= text.length)) out = out.trimEnd();
	}
	return sentenceOf(out + text.slice(at), sentence.variables);
}
