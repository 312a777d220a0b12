import type { Lines } from '../kit/writing';
import type { language } from './contract';

export const lines: Lines<typeof language> = {
	detect: ({ code, name: english, confidence }, _, { language }) => {
		const name = english === null ? null : language(code, english);
		return name ? `${name} · ${Math.round((confidence ?? 0) * 100)}%` : '';
	},
	script: ({ primary }) => primary ?? '',
	transliterate: ({ result }) => result
};
