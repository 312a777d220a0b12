/** What every phrase of the lexicons means, by its name. */
import { CALCULUS } from './meanings/calculus';
import { CHANCES } from './meanings/chances';
import { CLOCKS, DAYS } from './meanings/days';
import { SUM_PARTS, SUMS } from './meanings/sums';
import { TEMPLATES, type Meanings } from './meanings/meaning';
import { MONEY } from './meanings/money';
import { NAMED } from './meanings/named';
import { SEQUENCES } from './meanings/sequences';
import { SHAPES } from './meanings/shapes';
import { UNIT_PARTS, UNITS } from './meanings/units';

export type { Say, Told } from './meanings/meaning';

/** Meanings of whole questions. */
export const MEANINGS: Meanings = {
	...TEMPLATES,
	...SUMS,
	...NAMED,
	...MONEY,
	...SHAPES,
	...CHANCES,
	...SEQUENCES,
	...UNITS,
	...DAYS,
	...CLOCKS,
	...CALCULUS
};

/** Meanings of phrases inside of a question. */
export const PARTS: Meanings = { ...SUM_PARTS, ...UNIT_PARTS };
