import type { Lines } from '../kit/formatters';
import type { language } from './contract';

export const lines: Lines<typeof language> = {
	detect: ({ code, name: english, confidence, reliable }, _, { language }) => {
		const name = english === null ? null : language(code, english);
		// What the engine does not vouch for is a question.
		return name ? `${name}${reliable ? '' : '?'} · ${Math.round((confidence ?? 0) * 100)}%` : '';
	},
	script: ({ primary }) => primary ?? '',
	transliterate: ({ result }) => result
};
