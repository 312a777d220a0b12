/** What the page was opened for: other work of the app waits for it, and no longer than so many milliseconds. */
const LONGEST = 5_000;

let resolve: () => void;
const noted = new Promise<void>((done) => (resolve = done));

/** The first answer of this page, or the page itself where it answers nothing. */
export const firstAnswer = {
	/** Tells that it stands. */
	note: (): void => resolve(),
	/** Resolves once it stands, or keeps everybody waiting. */
	stands: (): Promise<unknown> => Promise.race([noted, new Promise((late) => setTimeout(late, LONGEST))])
};
