import type { Lines } from '../kit/answer-lines';
import type { universities } from './contract';

export const lines: Lines<typeof universities> = {
	universities: ({ universities: [first], total }, _, writing) =>
		first
			? [first.name, first.country && writing.country(first.country), total > 1 ? `+ ${total - 1}` : null]
					.filter(Boolean)
					.join(' · ')
			: '',
	countries({ countries }, { country = '' }, writing) {
		const one = countries.find(({ code }) => code === country);
		return one ? `${writing.country(one.code)}: ${writing.number(one.universities, 0)}` : '';
	}
};
