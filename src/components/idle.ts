/** Delay in browsers without an idle callback (Safari): most first answers are shown by then. Milliseconds. */
const SOON = 1_500;

/** Runs this when the page has nothing more urgent to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in self)) {
		const timer = setTimeout(run, SOON);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(run, { timeout: 2 * SOON });
	return () => cancelIdleCallback(asked);
}
