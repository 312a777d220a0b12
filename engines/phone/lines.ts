import type { Lines } from '../kit/answer-lines';
import type { phone } from './contract';

export const lines: Lines<typeof phone> = {
	// An invented number is not an answer unless it was asked for, but the code is.
	example: ({ calling_code: code, country, international }, { ask }, writing) =>
		ask === 'example' ? international : `+${code} · ${writing.country(country)}`,
	number({ valid, international, type, country, reason }, { country: asked, ask }, writing) {
		const isSo = ask === 'valid' ? `${writing.reader.yes(valid)} · ` : '';
		const code = country ?? (asked && /^[A-Za-z]{2}$/.test(asked) ? asked : null);
		const where = code === null ? (asked ?? '') : writing.country(code);
		if (valid)
			return `${isSo}${international ?? ''} · ${[writing.reader.value(type), where].filter(Boolean).join(', ')}`;
		// The reason is English, and the tool says it in other words.
		const why =
			writing.reader.language === 'en' ? reason : writing.reader.value('notValid') || writing.reader.yes(false);
		return isSo + [where, why].filter(Boolean).join(': ');
	}
};
