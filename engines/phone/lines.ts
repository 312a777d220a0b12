import type { Lines } from '../kit/formatters';
import type { phone } from './contract';

export const lines: Lines<typeof phone> = {
	// An invented number is not an answer, but the code is.
	example: ({ calling_code: code, country }, _, { country: called }) => `+${code} · ${called(country)}`,
	number({ valid, international, type, country, reason }, { country: asked }, { english, country: called, value }) {
		const code = country ?? (asked && /^[A-Za-z]{2}$/.test(asked) ? asked : null);
		const where = code === null ? (asked ?? '') : called(code);
		if (valid) return `${international ?? ''} · ${[value(type), where].filter(Boolean).join(', ')}`;
		// The reason is English, and the tool says it in other words.
		return [where, english ? reason : value('notValid')].filter(Boolean).join(': ');
	}
};
