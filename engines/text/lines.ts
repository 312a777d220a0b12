import type { Lines } from '../kit/formatters';
import type { text as contract } from './contract';

/** Countable things. */
const COUNTED = ['words', 'characters', 'letters', 'sentences', 'syllables'] as const;

export const lines: Lines<typeof contract> = {
	readability({ counts, difficulty, flesch_reading_ease: ease }, { ask }, { number, value }) {
		const counted = COUNTED.find((one) => one === ask);
		if (counted) return number(counts[counted], 0);
		return [value(difficulty), ease === null ? '' : Math.round(ease)].filter((part) => part !== null && part !== '').join(' · '); // prettier-ignore
	}
};
