import type { Lines } from '../kit/formatters';
import type { holidays } from './contract';
import { UNREAD } from './unread';

/** Other names of a day in lists of holidays. */
const ALIKE: readonly RegExp[] = [
	/christmas|weihnacht|navidad|noël/i,
	/(?:d(?:ee|i)pa|di)wali|दिवाली|दिवाळी|தீபாவளி/i,
	/republic day|गणतंत्र दिवस|प्रजासत्ताक दिन|குடியரசு தினம்/i,
	/independence day|स्वतंत्रता दिवस|स्वातंत्र्य दिन|சுதந்திர தினம்/i,
	/gandhi jayanti|birthday of mahatma gandhi|गांधी जयंती/i,
	/\bholi\b|होली/i,
	/ganesh chaturthi|vinayaka chaturthi|गणेश चतुर्थी/i,
	/gudi padwa|गुढीपाडवा/i,
	/pongal|பொங்கல்/i,
	/easter sunday|ostersonntag|domingo de pascua|dimanche de pâques|^(?:easter|ostern|pâques|pascua)$/i,
	/good friday|karfreitag|viernes santo|vendredi saint/i,
	/chinese new year|lunar new year|spring festival/i,
	/new year['’]?s? day|^new year$|neujahr|año nuevo|jour de l['’]an/i,
	/eid[ -](?:al|ul)[ -]fitr|id-ul-fitr|hari raya puasa|hari raya aidilfitri|idul fitri|عيد الفطر/i,
	/eid[ -](?:al|ul)[ -]adha|bakrid|id-ul-zuha|hari raya haji|idul adha|عيد الأضحى/i,
	/pentecost|whit ?sunday|pfingst/i,
	/labou?r day/i,
	/nowruz|nauryz/i,
	/golden week|shōwa|showa day|constitution memorial|greenery|children['’]s day/i,
	/^t[eê]t$|tết nguyên đán/i,
	/thanksgiving|action de gr[âa]ce/i,
	/whit monday|pentecost monday|pfingstmontag|lundi de pentecôte/i,
	/ascension|himmelfahrt/i,
	/corpus christi|fronleichnam/i,
	/all saints|allerheiligen|todos los santos|toussaint/i
];

const DAY_MS = 86_400_000;

/** Names that mean the day that was typed. */
const calledSo = (day: string): RegExp =>
	day === 'eid'
		? /\b(?:eid|id)[ -](?:al|ul)|hari raya|idul/i
		: (ALIKE.find((names) => names.test(day)) ?? new RegExp(day.replace(/[^\p{L}\p{M}\d ]/gu, '.'), 'iu'));

export const lines: Lines<typeof holidays> = {
	workdays: (answer, { add }, { workdays, day }) =>
		add === undefined ? workdays(answer.workdays, answer.calendar_days) : day(answer.to),
	holidays(
		{ country, holidays, year, note },
		{ day: asked, feast: known = '', ask },
		{ today, day, name: named, none }
	) {
		const said = ({ name, local_name, date, estimated }: (typeof holidays)[number]): string => `${named(name, local_name, country)} · ${estimated ? '≈ ' : ''}${day(date)}`; // prettier-ignore
		// The question is whether a day is a holiday.
		if (asked !== undefined && /^\d{4}-/.test(asked)) {
			const on = holidays.filter(({ date }) => date === asked);
			if (on.length > 0) return on.map(said).join(', ');
			// By the moon the feast may fall on that day.
			const near = holidays.find(({ date, estimated }) => estimated && Math.abs(Date.parse(date) - Date.parse(asked)) <= 2 * DAY_MS); // prettier-ignore
			if (near) return said(near);
			// Notes are on parts or on feasts of the moon; without a read law the answer is uncertain.
			return note === UNREAD ? '' : `${day(asked)}: ${none()}`;
		}
		if (asked !== undefined) {
			const called = calledSo(asked);
			const every = holidays.filter(({ name, local_name }) => called.test(name) || called.test(local_name));
			// The feast itself before the day off for it.
			const isOff = ({ name }: (typeof holidays)[number]): boolean => /substitute|observed|in lieu|day (?:after|following)|eve\b/i.test(name); // prettier-ignore
			const found = [...every.filter((each) => !isOff(each)), ...every.filter(isOff)];
			const meant = found.find((each) => each.date >= today) ?? found[0];
			if (meant) {
				// Days in a row are one feast, as are the days of a week that has a name.
				const same = found.filter(({ name }) => name === meant.name || /week|woche|semana|semaine/i.test(asked));
				let last = meant;
				for (const one of same.sort((a, b) => (a.date < b.date ? -1 : 1)))
					if (one.date > last.date && Date.parse(one.date) - Date.parse(last.date) <= (same.every(({ name }) => name === meant.name) ? 1 : 7) * DAY_MS) last = one; // prettier-ignore
				return last === meant ? said(meant) : `${said(meant)} – ${day(last.date)}`;
			}
			// Not a day off there, it has its day all the same.
			// Loaded by the question: tables of feasts are not part of a start page.
			const feast = known.replace('~', '');
			if (feast.slice(0, 4) !== String(year)) return '';
			const isEstimated = feast !== known;
			// It may be in the list by another name.
			const near = holidays.find(({ date }) => Math.abs(Date.parse(date) - Date.parse(feast)) <= (isEstimated ? DAY_MS : 0)); // prettier-ignore
			if (near) return said(near);
			// Where a note tells of holidays of parts, it may be one there.
			return `${isEstimated ? '≈ ' : ''}${day(feast)}${note === null ? ` · ${none()}` : ''}`;
		}
		// The next holiday may be no long weekend.
		if (ask === 'long') return '';
		const next = holidays.find(({ date }) => date >= today);
		if (String(year) !== today.slice(0, 4)) return holidays.slice(0, 2).map(said).join(', ');
		return next ? said(next) : '';
	}
};
