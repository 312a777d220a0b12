import { DECIDED_AFRICA } from './holidays-decided-africa';
import { DECIDED_EAST_AFRICA } from './holidays-decided-africa-east';
import { DECIDED_AMERICAS } from './holidays-decided-americas';
import { DECIDED_ASIA } from './holidays-decided-asia';
import { DECIDED_EUROPE } from './holidays-decided-europe';
import { DECIDED_WEST_ASIA } from './holidays-decided-west-asia';
import { DECIDED_INDIA } from './holidays-decided-india';
import { DECIDED_OCEANIA } from './holidays-decided-oceania';
import { DECIDED_US } from './holidays-decided-us';
import { DECIDED_INDIAN_YEARS } from './holidays-decided-india-years';
import { DECIDED_YEARS } from './holidays-decided-years';
import type { Decision } from './holidays-decision';

/** All decisions, a file a region; a row without a difference to settle is shown as dead by `holidays-beside.ts`. */
export const DECISIONS: readonly Decision[] = [
	...DECIDED_YEARS,
	...DECIDED_INDIAN_YEARS,
	...DECIDED_AMERICAS,
	...DECIDED_AFRICA,
	...DECIDED_EAST_AFRICA,
	...DECIDED_EUROPE,
	...DECIDED_ASIA,
	...DECIDED_WEST_ASIA,
	...DECIDED_INDIA,
	...DECIDED_OCEANIA,
	...DECIDED_US
];
