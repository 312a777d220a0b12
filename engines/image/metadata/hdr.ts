/** H.273, table 3: 16 is PQ, 18 is HLG. */
export const hdrOf = (transfer: number): 'PQ' | 'HLG' | null =>
	transfer === 16 ? 'PQ' : transfer === 18 ? 'HLG' : null;
