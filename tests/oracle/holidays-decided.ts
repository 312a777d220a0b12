import { DECIDED_AMERICAS } from './holidays-decided-americas';
import type { Decision } from './holidays-decision';

/** All decisions, a file a region; a row without a difference to settle is shown as dead by `holidays-beside.ts`. */
export const DECISIONS: readonly Decision[] = [...DECIDED_AMERICAS];
