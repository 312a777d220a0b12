import type { Lines } from '../kit/writing';
import type { phone } from './contract';

export const lines: Lines<typeof phone> = {
	number: ({ valid, international, type, country_name: country, reason }) =>
		valid
			? `${international ?? ''} · ${[type.replaceAll('_', ' '), country].filter(Boolean).join(', ')}`
			: (reason ?? '')
};
