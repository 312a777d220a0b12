import type { Lines } from '../kit/answer-lines';
import type { text as contract } from './contract';

const COUNTED = ['words', 'characters', 'letters', 'sentences', 'syllables'] as const;

export const lines: Lines<typeof contract> = {
	readability({ counts, difficulty, flesch_reading_ease: ease }, { ask, text = '', letter = '' }, writing) {
		if (ask === 'letter') return writing.number(text.toLowerCase().split(letter.toLowerCase()).length - 1, 0);
		const counted = COUNTED.find((one) => one === ask);
		if (counted) return writing.number(counts[counted], 0);
		return [writing.reader.value(difficulty), ease === null ? '' : String(Math.round(ease))]
			.filter(Boolean)
			.join(' · ');
	}
};
