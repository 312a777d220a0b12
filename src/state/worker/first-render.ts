/** The page's first answer: other work of the app waits for it, at most so many milliseconds. */
const LONGEST = 5_000;

let resolve: () => void;
const noted = new Promise<void>((done) => (resolve = done));

/** The first answer of this page, or the page itself where it answers nothing. */
export const firstAnswer = {
	note: (): void => resolve(),
	/** Resolves after the first answer, or after the maximum wait. */
	stands: (): Promise<unknown> => Promise.race([noted, new Promise((late) => setTimeout(late, LONGEST))])
};
