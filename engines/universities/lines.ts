import type { Lines } from '../kit/answer-lines';
import type { universities } from './contract';

export const lines: Lines<typeof universities> = {
	universities: ({ universities: [first], total }, _, writing) =>
		first
			? [first.name, first.country && writing.country(first.country), total > 1 ? `+ ${total - 1}` : null]
					.filter(Boolean)
					.join(' · ')
			: '',
	countries: ({ countries }, { country = '' }, writing) =>
		countries
			.filter(({ code }) => country.split(' ').includes(code))
			.sort((a, b) => b.universities - a.universities)
			.map(({ code, universities }) => `${writing.country(code)}: ${writing.number(universities, 0)}`)
			.join(' · ')
};
