import type { Lines } from '../kit/writing';
import type { language } from './contract';

export const lines: Lines<typeof language> = {
	detect: ({ name, confidence }) => (name ? `${name} · ${Math.round((confidence ?? 0) * 100)}%` : ''),
	script: ({ primary }) => primary ?? '',
	transliterate: ({ result }) => result
};
