/** First value and number of extra bits of a length or distance code. */
export type CodeRange = readonly [first: number, extraBits: number];

/** RFC 1951, 3.2.5: the 29 length codes, from symbol 257 on. */
export const LENGTH_CODES: readonly CodeRange[] = [...ranges(3, 28, 4), [258, 0]];

/** RFC 1951, 3.2.5: the 30 distance codes. */
export const DISTANCE_CODES: readonly CodeRange[] = ranges(1, 30, 2);

/** Codes whose extra bits grow by one for each `perDoubling` of them. */
function ranges(first: number, count: number, perDoubling: number): CodeRange[] {
	const codes: CodeRange[] = [];
	for (let code = 0, value = first; code < count; code++) {
		const extraBits = Math.max(0, Math.floor(code / perDoubling) - 1);
		codes.push([value, extraBits]);
		value += 1 << extraBits;
	}
	return codes;
}
