/** The words that a person went through in this visit, the latest last. */
const MAX_STEPS = 12;
let words = $state.raw<readonly string[]>([]);

export const walk = {
	get words(): readonly string[] {
		return words;
	},
	/** Notes a word; one that was there before is where the walk goes on from. */
	visit(word: string): void {
		if (words.at(-1) === word) return;
		const before = words.indexOf(word);
		words = before >= 0 ? words.slice(0, before + 1) : [...words, word].slice(-MAX_STEPS);
	}
};
