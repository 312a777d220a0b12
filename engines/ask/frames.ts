/** Every kind of question that is understood. No word of a language is in a frame: words are in the lexicons. */
import type { Frame } from './frame';
import type { Match } from './match';
import { CALENDAR_FRAMES } from './frames/calendar';
import { CLOCK_FRAMES } from './frames/clock';
import { CLOCK_LENGTH_FRAMES } from './frames/clock-lengths';
import { CODE_FRAMES } from './frames/codes';
import { FACT_FRAMES } from './frames/facts';
import { HOLIDAY_FRAMES } from './frames/holidays';
import { LENGTH_FRAMES } from './frames/lengths';
import { MONEY_FRAMES } from './frames/money';
import { PERCENT_FRAMES } from './frames/percents';
import { NUMBER_FRAMES } from './frames/numbers';
import { STORY_FRAMES } from './frames/stories';
import { SUM_FRAMES } from './frames/sums';
import { WORD_FRAMES } from './frames/words';
import { WORLD_FRAMES } from './frames/world';
import { DATE_CONCEPTS } from './spans/dates';
import { WHICH } from './lexicon';
import { POINTING } from './unsaid';

export const FRAMES: readonly Frame<Match>[] = [
	...SUM_FRAMES,
	...STORY_FRAMES,
	...NUMBER_FRAMES,
	...PERCENT_FRAMES,
	...MONEY_FRAMES,
	...CLOCK_FRAMES,
	...CLOCK_LENGTH_FRAMES,
	...CALENDAR_FRAMES,
	...LENGTH_FRAMES,
	...HOLIDAY_FRAMES,
	...WORLD_FRAMES,
	...CODE_FRAMES,
	...WORD_FRAMES,
	...FACT_FRAMES
];

/** Concepts of questions that nothing here answers: signs of their subject. */
export const ELSEWHERE = ['translate', 'say-in', 'no-currency', 'punctual'] as const;

/** Concepts that a frame or the subject uses. The validator of the lexicons takes no others. */
export const CONCEPTS: ReadonlySet<string> = new Set([
	...DATE_CONCEPTS,
	...ELSEWHERE,
	...POINTING,
	WHICH,
	...FRAMES.flatMap(({ needs = [], may = [] }) => [...needs.flat(), ...may]).filter((name) => !name.startsWith('#'))
]);
