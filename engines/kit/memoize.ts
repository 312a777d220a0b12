/** Maximum number of cached results. */
const MOST = 4000;

/** Keeps the answers of a pure function, up to `most`; then begins anew. A promise that rejects is not kept. */
export function memoize<Key, Answer>(answer: (key: Key) => Answer, most = MOST): (key: Key) => Answer {
	const answers = new Map<Key, Answer>();
	return (key) => {
		const kept = answers.get(key);
		if (kept !== undefined || answers.has(key)) return kept as Answer;
		if (answers.size >= most) answers.clear();
		const fresh = answer(key);
		answers.set(key, fresh);
		if (fresh instanceof Promise) fresh.catch(() => answers.delete(key));
		return fresh;
	};
}
