import type { Lines } from '../kit/answer-lines';
import type { currency } from './contract';

export const lines: Lines<typeof currency> = {
	rates({ base, rates, date, doubtful = [] }, { amount = '1' }, writing) {
		const [first] = Object.entries(rates);
		if (!first) return '';
		const [code, rate] = first;
		const worth = Number(amount) * rate;
		const isDoubtful = doubtful.some(({ currency }) => currency === code || currency === base);
		const decimals = worth >= 0.1 || worth === 0 ? 2 : 6;
		return `${writing.number(Number(amount), 6)} ${base} = ${writing.number(worth, decimals, decimals)} ${code}${isDoubtful ? ' (?)' : ''}${date === writing.reader.today ? '' : ` · ${writing.day(date)}`}`;
	}
};
