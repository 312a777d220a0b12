import type { Lines } from '../kit/writing';
import type { holidays } from './contract';

/** What a day is called besides in lists of holidays. */
const ALIKE: readonly RegExp[] = [
	/christmas|weihnacht|navidad|noël/i,
	/(?:d(?:ee|i)pa|di)wali|दिवाली|दिवाळी|தீபாவளி/i,
	/\bholi\b|होली/i,
	/easter sunday|ostersonntag|domingo de pascua|dimanche de pâques|^(?:easter|ostern|pâques|pascua)$/i,
	/good friday|karfreitag|viernes santo|vendredi saint/i,
	/chinese new year|lunar new year|spring festival/i,
	/new year['’]?s? day|^new year$|neujahr|año nuevo|jour de l['’]an/i,
	/eid[ -](?:al|ul)[ -]fitr|id-ul-fitr|hari raya puasa|hari raya aidilfitri|idul fitri|عيد الفطر/i,
	/eid[ -](?:al|ul)[ -]adha|bakrid|id-ul-zuha|hari raya haji|idul adha|عيد الأضحى/i,
	/pentecost|whit ?sunday|pfingst/i,
	/labou?r day/i,
	/nowruz|nauryz/i
];

/** Feasts that every list calls by these names. */
const CALLED_ALIKE =
	/^(?:christmas(?: day)?|weihnachten|navidad|noël|good friday|karfreitag|viernes santo|vendredi saint|easter(?: sunday)?|ostern|pâques|pascua)$/i;

/** Names that mean the day that was typed. */
const calledSo = (day: string): RegExp =>
	day === 'eid'
		? /\b(?:eid|id)[ -](?:al|ul)|hari raya|idul/i
		: (ALIKE.find((names) => names.test(day)) ?? new RegExp(day.replace(/[^\p{L}\p{M}\d ]/gu, '.'), 'iu'));

export const lines: Lines<typeof holidays> = {
	workdays: (answer, { add }, { workdays, day }) =>
		add === undefined ? workdays(answer.workdays, answer.calendar_days) : day(answer.to),
	holidays({ country, holidays, year }, { day: asked }, { today, day, name: named, none }) {
		const said = ({ name, local_name, date }: (typeof holidays)[number]): string => `${named(name, local_name, country)} · ${day(date)}`; // prettier-ignore
		// A day is asked for, and whether it is one.
		if (asked !== undefined && /^\d{4}-/.test(asked)) {
			const on = holidays.filter(({ date }) => date === asked);
			return on.length > 0 ? on.map(said).join(', ') : `${day(asked)}: ${none()}`;
		}
		if (asked !== undefined) {
			const called = calledSo(asked);
			const every = holidays.filter(({ name, local_name }) => called.test(name) || called.test(local_name));
			// The feast itself before the day off for it.
			const isOff = ({ name }: (typeof holidays)[number]): boolean => /substitute|observed|in lieu|day (?:after|following)|eve\b/i.test(name); // prettier-ignore
			const found = [...every.filter((each) => !isOff(each)), ...every.filter(isOff)];
			const meant = found.find((each) => each.date >= today) ?? found[0];
			// A day that is not in the list may be kept without being one off work.
			// By another name it may be there all the same, as Golden Week is.
			return meant ? said(meant) : CALLED_ALIKE.test(asked) ? none() : '';
		}
		const next = holidays.find(({ date }) => date >= today);
		if (String(year) !== today.slice(0, 4)) return holidays.slice(0, 2).map(said).join(', ');
		return next ? said(next) : '';
	}
};
