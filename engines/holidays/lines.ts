import type { Lines } from '../kit/answer-lines';
import type { holidays } from './contract';
import { UNREAD } from './unread';

const DAY_MS = 86_400_000;
/** Holidays of a month that a line shows. */
const MOST = 4;

export const lines: Lines<typeof holidays> = {
	workdays: (answer, { add }, writing) =>
		add === undefined ? writing.reader.workdays(answer.workdays, answer.calendar_days) : writing.day(answer.to),
	/** The day that `date` names, those from one day to another; else the next one. */
	holidays({ country, holidays: days, year, note }, { ask, date: asked, from = '', to }, writing) {
		const named = ({ name, local_name }: (typeof days)[number]): string => writing.name(name, local_name, country);
		const said = (day: (typeof days)[number]): string =>
			`${named(day)} · ${day.estimated ? '≈ ' : ''}${writing.day(day.date)}`;
		if (asked !== undefined) {
			const on = days.filter(({ date }) => date === asked);
			if (on.length > 0) return on.map(said).join(', ');
			if (ask === 'feast') return writing.day(asked);
			// By the moon the feast may fall on that day.
			const near = days.find(
				({ date, estimated }) => estimated && Math.abs(Date.parse(date) - Date.parse(asked)) <= 2 * DAY_MS
			);
			if (near) return said(near);
			// Without a law that was read the answer is uncertain.
			return note === UNREAD ? '' : `${writing.day(asked)}: ${writing.reader.none()}`;
		}
		if (ask === 'feast') return '';
		if (ask === 'count')
			return writing.number(days.filter(({ date, observed }) => date >= from && !observed).length, 0);
		if (ask === 'within' && to !== undefined) {
			const within = days.filter(({ date }) => date >= from && date <= to).slice(0, MOST);
			// The second year of a winter adds its days to those of the first.
			return within.map(said).join(', ') || (from.startsWith(String(year)) ? writing.reader.none() : '');
		}
		const next = days.find(({ date }) => date >= writing.reader.today);
		if (ask === 'next') return next ? said(next) : '';
		if (String(year) !== writing.reader.today.slice(0, 4)) return days.slice(0, 2).map(said).join(', ');
		return next ? said(next) : '';
	}
};
