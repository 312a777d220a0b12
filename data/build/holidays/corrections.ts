import { AMERICAS } from './corrections-americas';
import { ASIA_PACIFIC } from './corrections-asia-pacific';
import { ENGLISH_NAMES } from './english-names';
import { EUROPE } from './corrections-europe';
import { MISSING_ASIA } from './missing-asia';
import { MISSING_OTHERS } from './missing-others';
import { MISSING_WEST_ASIA } from './missing-west-asia';
import type { Correction } from './overlay';

/** Ends the source of a law that is named without a page: nobody read it for this. */
const UNCHECKED = '; not checked against the law';

/** All corrections, in the order in which they are carried out; one without a page where it can be read is marked so. */
export const CORRECTIONS: readonly Correction[] = [
	...AMERICAS,
	...EUROPE,
	...ASIA_PACIFIC,
	...MISSING_ASIA,
	...MISSING_WEST_ASIA,
	...MISSING_OTHERS,
	...ENGLISH_NAMES
].map((one) => (one.url === undefined ? { ...one, source: `${one.source}${UNCHECKED}` } : one));
