import type { Lines } from '../kit/writing';
import type { phone } from './contract';

export const lines: Lines<typeof phone> = {
	number: ({ valid, international, type, country_name: country, reason }, { country: asked }) =>
		valid
			? `${international ?? ''} · ${[type.replaceAll('_', ' '), country].filter(Boolean).join(', ')}`
			: [country ?? asked, reason].filter(Boolean).join(': ')
};
