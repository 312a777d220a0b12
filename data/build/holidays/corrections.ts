import { AMERICAS } from './corrections-americas';
import { ASIA_PACIFIC } from './corrections-asia-pacific';
import { ENGLISH_NAMES } from './english-names';
import { EUROPE } from './corrections-europe';
import { MISSING_ASIA } from './missing-asia';
import { MISSING_OTHERS } from './missing-others';
import { MISSING_WEST_ASIA } from './missing-west-asia';
import type { Correction } from './overlay';

/** All corrections, in the order in which they are carried out. */
export const CORRECTIONS: readonly Correction[] = [
	...AMERICAS,
	...EUROPE,
	...ASIA_PACIFIC,
	...MISSING_ASIA,
	...MISSING_WEST_ASIA,
	...MISSING_OTHERS,
	...ENGLISH_NAMES
];
