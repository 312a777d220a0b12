/** Every kind of question that is understood. No word of a language is in a frame: words are in the lexicons. */
import type { Frame } from './frame';
import { CALENDAR_FRAMES } from './frames/calendar';
import { CLOCK_FRAMES } from './frames/clock';
import { ELSEWHERE_FRAMES } from './frames/elsewhere';
import { MONEY_FRAMES } from './frames/money';
import { SUM_FRAMES } from './frames/sums';
import { WORD_FRAMES } from './frames/words';
import { WORLD_FRAMES } from './frames/world';
import { DATE_CONCEPTS } from './spans/dates';
import { WHICH } from './lexicon';

export const FRAMES: readonly Frame[] = [...SUM_FRAMES, ...MONEY_FRAMES, ...CLOCK_FRAMES, ...CALENDAR_FRAMES, ...WORLD_FRAMES, ...WORD_FRAMES, ...ELSEWHERE_FRAMES]; // prettier-ignore

/** Concepts that a frame uses; the validator of the lexicons takes no others. */
export const CONCEPTS: ReadonlySet<string> = new Set([
	...DATE_CONCEPTS,
	WHICH,
	...FRAMES.flatMap(({ needs = [], may = [] }) => [...needs.flat(), ...may]).filter((name) => !name.startsWith('#'))
]);
