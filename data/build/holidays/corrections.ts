import type { Correction } from './overlay';

/** All corrections, in the order in which they are carried out. */
export const CORRECTIONS: readonly Correction[] = [];
