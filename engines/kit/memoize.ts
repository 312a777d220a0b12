/** Maximum number of cached results. */
const MOST = 4000;

/** Keeps the answers of a pure function of a text, up to 4,000; then begins anew. */
export function memoize<Answer, Text extends string = string>(answer: (text: Text) => Answer): (text: Text) => Answer {
	const answers = new Map<Text, Answer>();
	return (text) => {
		const kept = answers.get(text);
		if (kept !== undefined || answers.has(text)) return kept as Answer;
		if (answers.size >= MOST) answers.clear();
		const fresh = answer(text);
		answers.set(text, fresh);
		return fresh;
	};
}
