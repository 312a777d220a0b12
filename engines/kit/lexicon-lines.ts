/** The lines of a lexicon: `<kind> <value>: <phrase> | <phrase>`, a remark after `#`. */

/** A line of a file. */
export interface Line {
	readonly kind: string;
	readonly value: string;
	readonly phrases: readonly string[];
	/** From 1. */
	readonly number: number;
}

/** The lines of a file, without remarks and empty lines. */
export function* linesOf(text: string): Generator<Line> {
	let number = 0;
	for (const raw of text.split('\n')) {
		number++;
		const line = raw.trim();
		if (line === '' || line.startsWith('#')) continue;
		const cut = line.indexOf(': ');
		const [kind = '', ...value] = (cut < 0 ? line : line.slice(0, cut)).split(' ');
		const phrases = (cut < 0 ? '' : line.slice(cut + 2)).split('|').map((phrase) => phrase.trim());
		yield { kind, value: value.join(' '), phrases: phrases.filter((phrase) => phrase !== ''), number };
	}
}
