import type { Lines } from '../kit/formatters';
import type { holidays } from './contract';
import { UNREAD } from './unread';

const DAY_MS = 86_400_000;

export const lines: Lines<typeof holidays> = {
	workdays: (answer, { add }, { workdays, day }) =>
		add === undefined ? workdays(answer.workdays, answer.calendar_days) : day(answer.to),
	/** The day that `date` names, else the next one. */
	holidays({ country, holidays: days, year, note }, { date: asked }, { today, day, name: named, none }) {
		const said = ({ name, local_name, date, estimated }: (typeof days)[number]): string =>
			`${named(name, local_name, country)} · ${estimated ? '≈ ' : ''}${day(date)}`;
		if (asked !== undefined) {
			const on = days.filter(({ date }) => date === asked);
			if (on.length > 0) return on.map(said).join(', ');
			// By the moon the feast may fall on that day.
			const near = days.find(
				({ date, estimated }) => estimated && Math.abs(Date.parse(date) - Date.parse(asked)) <= 2 * DAY_MS
			);
			if (near) return said(near);
			// Without a law that was read the answer is uncertain.
			return note === UNREAD ? '' : `${day(asked)}: ${none()}`;
		}
		if (String(year) !== today.slice(0, 4)) return days.slice(0, 2).map(said).join(', ');
		const next = days.find(({ date }) => date >= today);
		return next ? said(next) : '';
	}
};
