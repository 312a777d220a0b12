import type { Lines } from '../kit/answer-lines';
import type { ask as contract } from './contract';
import { addDays, isoWeekday } from './facts/calendar';

export const lines: Lines<typeof contract> = {
	day({ date, iso_week }, { ask, part, of = '', place }, writing) {
		const isWeekday = of.length > 7 && isoWeekday(date) === isoWeekday(of);
		if (ask === 'is-weekday') return writing.reader.yes(isWeekday);
		if (ask === 'is-now') return writing.reader.yes(isWeekday || (of !== '' && date.startsWith(of)));
		if (part === 'whole-week') return writing.days(date, addDays(date, 6));
		const day = part === 'week' ? iso_week : writing.day(date);
		return place === undefined ? day : `${place} · ${day}`;
	}
};
