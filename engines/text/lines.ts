import type { Lines } from '../kit/writing';
import type { text as contract } from './contract';

export const lines: Lines<typeof contract> = {
	readability: ({ difficulty, flesch_reading_ease: ease }) => [difficulty, ease === null ? '' : Math.round(ease)].filter((part) => part !== null && part !== '').join(' · ') // prettier-ignore
};
