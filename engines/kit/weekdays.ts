import { readDay } from './date-words';

/** Names of the days of the week in the languages of the interface, Sunday first, short forms after a slash; lower case. */
const WEEKDAYS = [
	'sunday/sun sonntag domingo dimanche रविवार/इतवार ஞாயிறு/ஞாயிற்றுக்கிழமை الأحد/الاحد',
	'monday/mon montag lunes lundi सोमवार திங்கள்/திங்கட்கிழமை الإثنين/الاثنين',
	'tuesday/tue/tues dienstag martes mardi मंगलवार/मंगळवार செவ்வாய்/செவ்வாய்க்கிழமை الثلاثاء',
	'wednesday/wed mittwoch miércoles/miercoles mercredi बुधवार புதன்/புதன்கிழமை الأربعاء/الاربعاء',
	'thursday/thu/thurs donnerstag jueves jeudi गुरुवार/बृहस्पतिवार வியாழன்/வியாழக்கிழமை الخميس',
	'friday/fri freitag viernes vendredi शुक्रवार வெள்ளி/வெள்ளிக்கிழமை الجمعة',
	'saturday/sat samstag/sonnabend sábado/sabado samedi शनिवार சனி/சனிக்கிழமை السبت'
].map((line) => new Set(line.split(/[ /]/)));

const DAY_MS = 86_400_000;
/** The coming one. */
const COMING = /^(?:this|coming|this coming|upcoming|on|diesen|dieser|kommenden|kommender|am|este|el|el próximo|próximo|el proximo|proximo|ce|इस|ह्या|या|இந்த|هذا|يوم) | (?:que viene|القادم|المقبل)$/u; // prettier-ignore
/** The one of next week to some, the coming one to others. */
const NEXT = /^(?:next|nächsten|nächster|naechsten|अगले|अगला|पुढच्या|पुढील|पुढचा|पुढला|அடுத்த) | prochain$/u;
const LAST = /^(?:last|past|letzten|letzter|vergangenen|el pasado|pasado|पिछले|पिछला|मागच्या|मागचा|गेल्या|கடந்த) | (?:pasado|dernier|passé|الماضي)$/u; // prettier-ignore

/** A day of a week that is named beside today's. */
export interface NamedWeekday {
	/** ISO date. */
	readonly day: string;
	/** The other that may be meant: next Friday, said on a Wednesday. */
	readonly or?: string;
	/** Whether it was named with which one is meant: `friday` alone is a word. */
	readonly said: boolean;
}

/** The day that a weekday's name means: `friday`, `next monday`, `letzten Dienstag`. Null when it is none. */
export function weekdayCalled(lower: string, today: string): NamedWeekday | null {
	const bare = lower.replace(/^(?:the|der|den|el|le) (?=.* )/u, '');
	const sort = [LAST, NEXT, COMING].find((form) => form.test(bare));
	const name = (sort ? bare.replace(sort, '') : bare).replace(/^(?:el|der|le) /u, '');
	const wanted = WEEKDAYS.findIndex((names) => names.has(name));
	// Sun, sat and mon alone are other words.
	if (wanted < 0 || (!sort && name.length < 4)) return null;
	const now = Date.parse(`${today}T00:00:00Z`);
	const isoAfter = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
	const weekday = new Date(now).getUTCDay();
	const ahead = (wanted - weekday + 7) % 7 || 7;
	if (sort === LAST) return { day: isoAfter(ahead - 7 || -7), said: true };
	// Weeks begin on Monday: a day that is still to come in this one.
	const inThisWeek = (wanted + 6) % 7 > (weekday + 6) % 7;
	return {
		day: isoAfter(ahead),
		said: sort !== undefined,
		...(sort === NEXT && inThisWeek && { or: isoAfter(ahead + 7) })
	};
}

/** Which of its month, in English, German, Spanish and French; the last is -1. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
	[
		[1, 'first 1st erster ersten 1. primer primero premier'],
		[2, 'second 2nd zweiter zweiten 2. segundo deuxième'],
		[3, 'third 3rd dritter dritten 3. tercer tercero troisième'],
		[4, 'fourth 4th vierter vierten 4. cuarto quatrième'],
		[5, 'fifth 5th fünfter fünften 5. quinto cinquième'],
		[-1, 'last letzter letzten último dernier']
	].flatMap(([nth, words]) =>
		String(words)
			.split(' ')
			.map((word) => [word, Number(nth)] as const)
	)
);
const OF_MONTH = /^(?:when is |wann ist |cuándo es |quand est )?(?:the |der |am |el |le )?(\S+) (\S+) (?:of|in|im|de|en|du) (\S+?)(?: (?:de |of )?(\d{4}))?$/u; // prettier-ignore

/** The so-manieth weekday of a month, `last friday of november 2027`; the coming one where no year is said. Null when it is none. */
export function weekdayOfMonth(lower: string, today: string): string | null {
	const [, which = '', weekday = '', month = '', said] = OF_MONTH.exec(lower) ?? [];
	const nth = ORDINALS.get(which);
	const wanted = WEEKDAYS.findIndex((names) => names.has(weekday));
	if (nth === undefined || wanted < 0) return null;
	const inYear = (year: number): string | null => {
		const first = readDay(`1 ${month} ${year}`, today);
		if (first === null) return null;
		const start = Date.UTC(year, first.month - 1, 1);
		const length = new Date(Date.UTC(year, first.month, 0)).getUTCDate();
		const earliest = 1 + ((wanted - new Date(start).getUTCDay() + 7) % 7);
		const day = nth > 0 ? earliest + (nth - 1) * 7 : earliest + Math.floor((length - earliest) / 7) * 7;
		return day > length ? null : new Date(start + (day - 1) * DAY_MS).toISOString().slice(0, 10);
	};
	const year = Number(said ?? today.slice(0, 4));
	const found = inYear(year);
	return said === undefined && found !== null && found < today ? inYear(year + 1) : found;
}

const WEEK = /^(?:what is |wann ist |cuándo es )?(?:(?:the |die |la )?(?:(this|current|diese|aktuelle|esta)|(next|coming|nächste|kommende|próxima|proxima)|(last|previous|letzte|vorige|pasada)) (?:week|woche|semana)|(?:la )?semana (?:(que viene|próxima)|(pasada))|(cette) semaine|(?:la )?semaine (?:(prochaine)|(dernière|passée)))$/u; // prettier-ignore

/** Monday and Sunday of this week, the next or the last; null when none of them is named. */
export function weekCalled(lower: string, today: string): { readonly from: string; readonly to: string } | null {
	const match = WEEK.exec(lower);
	if (!match) return null;
	const [, , next, last, other, past, , prochaine, passee] = match;
	const step = (next ?? other ?? prochaine) !== undefined ? 7 : (last ?? past ?? passee) !== undefined ? -7 : 0;
	const now = Date.parse(`${today}T00:00:00Z`);
	const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS + step * DAY_MS;
	const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
	return { from: iso(monday), to: iso(monday + 6 * DAY_MS) };
}
