import type { Lines } from '../kit/answer-lines';
import type { language } from './contract';

export const lines: Lines<typeof language> = {
	detect({ code, name: english, confidence, reliable }, _, writing) {
		if (english === null || code === 'und') return english ?? '';
		// What the engine does not vouch for is a question.
		return `${writing.language(code, english)}${reliable ? '' : '?'} · ${Math.round((confidence ?? 0) * 100)}%`;
	},
	languages: ({ count }, _, writing) => writing.number(count, 0),
	script: ({ primary }) => primary ?? '',
	transliterate: ({ result }) => result
};
