import type { Lines } from '../kit/writing';
import type { universities } from './contract';

export const lines: Lines<typeof universities> = {
	universities: ({ universities: [first], total }) =>
		first ? [first.name, first.country_name, total > 1 ? `+ ${total - 1}` : null].filter(Boolean).join(' · ') : ''
};
