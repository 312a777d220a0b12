import type { Lines } from '../kit/formatters';
import type { universities } from './contract';

export const lines: Lines<typeof universities> = {
	universities: ({ universities: [first], total }, _, { country }) =>
		first
			? [first.name, first.country && country(first.country), total > 1 ? `+ ${total - 1}` : null]
					.filter(Boolean)
					.join(' · ')
			: ''
};
