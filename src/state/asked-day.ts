import { isoOf, readDay } from '../../engines/kit/date-words';
import { nextDayCalled } from '../../engines/kit/named-day';
import { oneOf, type Hints } from '../../engines/kit/suggest';

/** The first day that the Gregorian calendar was in force anywhere; earlier dates are of another one. */
const GREGORIAN = '1582-10-15';

const WEEKDAY = oneOf("what day of the week is | what day of the week was | what day of the week will | what day is | what day was | what day will | what weekday is | what weekday was | which day is | which day was | which day of the week is | which day of the week was | what day does | which weekday is | which weekday was | weekday of | day of the week of | day of week of | day of the week for | welcher wochentag ist | welcher wochentag war | welcher tag ist | welcher tag war | was für ein tag ist | was für ein tag war | was für ein wochentag ist | was für ein wochentag war | auf welchen tag fällt | auf welchen wochentag fällt | wochentag von | wochentag am | wochentag | qué día es | qué día fue | qué día era | qué día será | qué día cae | qué día de la semana es | qué día de la semana fue | qué día de la semana será | que dia es | que dia fue | día de la semana de | quel jour est | quel jour était | quel jour sera | quel jour tombe | quel jour de la semaine est | quel jour de la semaine était | jour de la semaine du | أي يوم كان | أي يوم يوافق | ما هو يوم"); // prettier-ignore
const BEFORE_DAY = /^(?:on |the |am |der |den |vom |el |le |du )+/;
const WEEKDAY_FIRST = new RegExp(`^${WEEKDAY} (.+?)(?: (?:be|fall|fall on|be on|gewesen|de la semana|on))?$`, 'u');
const WEEKDAY_LAST = /^(.+?) (?:को कौन सा दिन (?:है|था|होगा)|को कौनसा दिन (?:है|था|होगा)|ला कोणता वार (?:आहे|होता|असेल)|என்ன கிழமை)$/u; // prettier-ignore
/** Questions about a day that is over. */
const OVER = /\b(?:was|war|fue|era|était)\b|था|होता|كان/u;

/** Units of steps in days or months, by the names that people give them. */
const STEPS: readonly (readonly [RegExp, number, 'days' | 'months'])[] = [
	[/^(?:days?|tage?n?|d[ií]as?|jours?|दिन|दिवस|दिवसां|நாட்கள்|நாட்களுக்கு|நாள்|يوم|يوما|يومًا|أيام)$/u, 1, 'days'],
	[/^(?:weeks?|wochen?|semanas?|semaines?|सप्ताह|हफ़्ते|आठवडे|வாரங்கள்|வாரங்களுக்கு|أسابيع|أسبوع|أسبوعا)$/u, 7, 'days'],
	[/^(?:months?|monate?n?|mes|meses|mois|महीने|महिने|மாதங்கள்|மாதங்களுக்கு|أشهر|شهر|شهرا)$/u, 1, 'months'],
	[/^(?:years?|jahre?n?|años?|ans?|années?|साल|वर्ष|वर्षे|ஆண்டுகள்|ஆண்டுகளுக்கு|سنوات|سنة)$/u, 12, 'months']
];
const COUNT = String.raw`(\d{1,5}|an?|one) ([\p{L}\p{M}]+?)`;
const WHICH = '(?:(?:what|which) (?:day|date)(?: is it| is| will it be| was it| was| will be)? |(?:the )?date |welches datum (?:ist|war|haben wir) |datum |qué fecha (?:es|será|fue) |fecha |quelle date (?:sera-t-on|était-ce|est-ce) |date )?'; // prettier-ignore
/** Forms of `n units` before or after a day; the day is today where none is said. */
const AWAY: readonly (readonly [RegExp, 1 | -1])[] = [
	[new RegExp(`^${WHICH}(?:in |heute in |dentro de |en |dans |بعد )${COUNT}(?: (?:time|from now|from today))?$`, 'u'), 1], // prettier-ignore
	[new RegExp(`^${WHICH}${COUNT} (?:from|after|ab|nach|von|después de|después del|desde|après|à partir de) (.+)$`, 'u'), 1], // prettier-ignore
	[new RegExp(`^${COUNT}(?: के)? (?:बाद|नंतर|பிறகு|பின்)$`, 'u'), 1],
	[new RegExp(`^${WHICH}(?:vor |hace |il y a |قبل )${COUNT}$`, 'u'), -1],
	[new RegExp(`^${WHICH}${COUNT} (?:ago|back|before now|पहले|आधी|முன்)$`, 'u'), -1],
	[new RegExp(`^${WHICH}${COUNT} (?:before|vor|antes de|antes del|avant) (.+)$`, 'u'), -1]
];
const NOW = /^(?:now|today|heute|jetzt|hoy|ahora|aujourd['’]hui|maintenant)$/;

/** The day so many steps from another; of a month that is too short for it, the last. */
function moved(iso: string, steps: number, unit: 'days' | 'months'): string | null {
	const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
	const last = new Date(Date.UTC(year, month + steps, 0)).getUTCDate();
	const date = unit === 'days' ? new Date(Date.UTC(year, month - 1, day + steps)) : new Date(Date.UTC(year, month - 1 + steps, Math.min(day, last))); // prettier-ignore
	const of = date.getUTCFullYear();
	return of >= 1 && of <= 9999 ? date.toISOString().slice(0, 10) : null;
}

/** The day that a question about a weekday names. */
function weekdayAsked(lower: string, { today, dayFirst }: Hints): string | null {
	const name = (WEEKDAY_FIRST.exec(lower) ?? WEEKDAY_LAST.exec(lower))?.[1]?.replace(BEFORE_DAY, '');
	// Feasts have their own tool, and today is said by every clock.
	if (name === undefined || !/\d/.test(name)) return null;
	const day = readDay(name, today, dayFirst);
	if (day === null) return nextDayCalled(name, today, dayFirst);
	const thisYear = Number(today.slice(0, 4));
	if (day.year !== null) return isoOf(day, thisYear);
	const iso = isoOf(day, thisYear);
	if (OVER.test(lower)) return iso > today ? isoOf(day, thisYear - 1) : iso;
	return iso < today ? isoOf(day, thisYear + 1) : iso;
}

/** The day that is so far from another: `100 days from now`, `vor 3 Wochen`, `30 days after 1 march 2027`. */
function dayAway(lower: string, { today, dayFirst }: Hints): string | null {
	for (const [form, sign] of AWAY) {
		const [, count = '', unit = '', base] = form.exec(lower) ?? [];
		const step = STEPS.find(([names]) => names.test(unit));
		if (!step) continue;
		const from = base === undefined || NOW.test(base) ? today : nextDayCalled(base, today, dayFirst);
		if (from === null) continue;
		return moved(from, sign * (/^\d/.test(count) ? Number(count) : 1) * step[1], step[2]);
	}
	return null;
}

/**
 * The day that is asked for, ISO: which weekday a date is, or which date is so many days, weeks, months or years away. Null
 * where none is, and for days before the Gregorian calendar.
 */
export function askedDay(lower: string, hints: Hints): string | null {
	const day = weekdayAsked(lower, hints) ?? dayAway(lower, hints);
	return day !== null && day >= GREGORIAN ? day : null;
}
