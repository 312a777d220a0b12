/** A gloss of WordNet in its two parts. */
export type Gloss = { readonly text: string; readonly examples: readonly string[] };

/** Reads the pack `definitions`: a gloss a line, by the number of the synset. */
export function openDefinitions(pack: ArrayBuffer): (synset: number) => Gloss {
	const bytes = new Uint8Array(pack);
	const decoder = new TextDecoder();
	const starts: number[] = [0];
	for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) starts.push(at + 1);
	return (synset) => readGloss(decoder.decode(bytes.subarray(starts[synset] ?? 0, (starts[synset + 1] ?? 1) - 1)));
}

const LINE_END = 0x0a;

/** `a meaning; "an example"; "another"` in its parts; a quotation keeps the name after its dash. */
export function readGloss(gloss: string): Gloss {
	const first = gloss.search(/; ?"/);
	const text = (first < 0 ? gloss : gloss.slice(0, first)).replace(/(?<![;:,\s])[;:,\s]+$/, '');
	const examples = first < 0 ? [] : gloss.slice(first + 1).split(/;\s*(?=")/);
	return {
		text,
		examples: examples
			.map((example) =>
				example
					.trim()
					.replace(
						/^"([^"]*)"?(.*)/s,
						(_, quoted: string, rest: string) => quoted + rest.replace(/(?<![;\s])[;\s]+$/, '')
					)
			)
			.filter((example) => example !== '')
	};
}
