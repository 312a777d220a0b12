import { isDayWord, isoOf, readDay } from '../../engines/kit/date-words';
import { feastCalled, isFeast, type Feast } from '../../engines/kit/feasts';
import { nextDayCalled } from '../../engines/kit/named-day';
import { oneOf, type Hints } from '../../engines/kit/suggest';
import { weekCalled, weekdayCalled, weekdayOfMonth } from '../../engines/kit/weekdays';

/** The first day that the Gregorian calendar was in force anywhere; earlier dates are of another one. */
const GREGORIAN = '1582-10-15';
const DAY_MS = 86_400_000;

const WEEKDAY = oneOf("what day of the week is | what day of the week was | what day of the week will | what day is | what day was | what day will | what weekday is | what weekday was | which day is | which day was | which day of the week is | which day of the week was | what day does | which weekday is | which weekday was | weekday of | weekday for | day of week for | day of the week of | day of week of | day of the week for | welcher wochentag ist | welcher wochentag war | welcher tag ist | welcher tag war | was für ein tag ist | was für ein tag war | was für ein wochentag ist | was für ein wochentag war | auf welchen tag fällt | auf welchen wochentag fällt | wochentag von | wochentag am | wochentag | qué día es | qué día fue | qué día era | qué día será | qué día cae | qué día de la semana es | qué día de la semana fue | qué día de la semana era | en qué día de la semana cae | en qué día cae | qué día de la semana será | que dia es | que dia fue | día de la semana de | quel jour est | quel jour était | quel jour sera | quel jour tombe | quel jour de la semaine est | quel jour de la semaine était | jour de la semaine du | أي يوم كان | أي يوم يوافق | ما هو يوم"); // prettier-ignore
const BEFORE_DAY = /^(?:on |the |am |der |den |vom |el |le |du )+/;
const WEEKDAY_FIRST = new RegExp(`^${WEEKDAY} (.+?)(?: (?:be|fall|fall on|be on|gewesen|de la semana|on))?$`, 'u');
const WEEKDAY_LAST = /^(.+?) (?:को कौन सा दिन (?:है|था|होगा)|को कौनसा दिन (?:है|था|होगा)|ला कोणता वार (?:आहे|होता|असेल)|என்ன கிழமை)$/u; // prettier-ignore
/** Questions about a day that is over. */
const OVER = /\b(?:was|war|fue|era|était)\b|था|होता|كان/u;

/** Units of steps in days or months, by the names that people give them. */
const STEPS: readonly (readonly [RegExp, number, 'days' | 'months'])[] = [
	[/^(?:days?|tage?n?|d[ií]as?|jours?|दिन|दिनों|दिवस|दिवसां|நாட்கள்|நாட்களுக்கு|நாள்|يوم|يوما|يومًا|أيام)$/u, 1, 'days'],
	[
		/^(?:weeks?|wochen?|semanas?|semaines?|सप्ताह|हफ़्ते|हफ्ते|हफ़्तों|हफ्तों|आठवडे|आठवड्यां|வாரங்கள்|வாரங்களுக்கு|أسابيع|أسبوع|أسبوعا)$/u,
		7,
		'days'
	],
	[/^(?:months?|monate?n?|mes|meses|mois|महीने|महीनों|महिने|महिन्यां|மாதங்கள்|மாதங்களுக்கு|أشهر|شهر|شهرا)$/u, 1, 'months'],
	[/^(?:years?|jahre?n?|años?|ans?|années?|साल|सालों|वर्ष|वर्षों|वर्षे|ஆண்டுகள்|ஆண்டுகளுக்கு|سنوات|سنة)$/u, 12, 'months']
];
const COUNT = String.raw`(\d{1,5}|an?|one) ([\p{L}\p{M}]+?)`;
const WHICH = '(?:(?:what|which) (?:day|date)(?: is it| is| will it be| was it| was| will be)? |(?:the )?date |welches datum (?:ist|war|haben wir) |(?:welcher|was für ein) (?:wochen)?tag (?:ist|war) |datum |qué fecha (?:es|será|fue) |qué día (?:es|será|fue) |fecha |quelle date (?:sera-t-on|était-ce|est-ce) |quel jour (?:sera-t-on|serons-nous|était-on|sera|était) |date )?'; // prettier-ignore
/** Forms of `n units` before or after a day; the day is today where none is said. */
const AWAY: readonly (readonly [RegExp, 1 | -1])[] = [
	[new RegExp(`^${WHICH}(?:in |heute in |dentro de |en |dans |بعد )${COUNT}(?: (?:time|from now|from today))?$`, 'u'), 1], // prettier-ignore
	[new RegExp(`^${WHICH}${COUNT} (?:from|after|ab|nach|von|después de|después del|desde|après|à partir de) (.+)$`, 'u'), 1], // prettier-ignore
	[new RegExp(`^${COUNT}(?: के)? (?:बाद|नंतर|பிறகு|பின்|கழித்து)$`, 'u'), 1],
	[/^(\d{1,5}) (दिवस|आठवड्यां|महिन्यां|वर्षां)(?:ांनी|नी)$/u, 1],
	[new RegExp(`^${WHICH}(?:(?:heute )?vor |hace |il y a |قبل )${COUNT}$`, 'u'), -1],
	[/^(\d{1,5}) (दिवस|आठवड्यां|महिन्यां|वर्षां)(?:ांपूर्वी|पूर्वी)$/u, -1],
	[new RegExp(`^${WHICH}${COUNT} (?:ago|back|before now|पहले|आधी|முன்)$`, 'u'), -1],
	[new RegExp(`^${WHICH}${COUNT} (?:before|vor|antes de|antes del|avant) (.+)$`, 'u'), -1]
];
/** The day beside another: `the day after christmas`, `lendemain de noël`. */
const BESIDE: readonly (readonly [RegExp, 1 | -1])[] = [
	[
		/^(?:the )?day after (?!tomorrow)(.+)$|^(?:der )?tag nach (.+)$|^(?:el )?día después de (.+)$|^(?:le )?lendemain (?:de |du |d['’])(.+)$/u,
		1
	],
	[
		/^(?:the )?day before (?!yesterday)(.+)$|^(?:der )?tag vor (.+)$|^(?:el )?día antes de (.+)$|^(?:la )?veille (?:de |du |d['’])(.+)$/u,
		-1
	]
];
/** `2026-11-25 + 90 days`, `heute + 2 Wochen - 1 Tag`. */
const ADDENDS = new RegExp(`^(.+?)((?: ?[+−–-] ?${COUNT.replaceAll('(', '(?:')}(?= ?[+−–-] ?\\d|$))+)$`, 'u');
const ADDEND = new RegExp(` ?([+−–-]) ?${COUNT}(?= ?[+−–-] ?\\d|$)`, 'gu');
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
function weekdayAsked(lower: string, { today, dayFirst, home }: Hints): string | null {
	const name = (WEEKDAY_FIRST.exec(lower) ?? WEEKDAY_LAST.exec(lower))?.[1]?.replace(BEFORE_DAY, '');
	// Feasts have their own tool, and today is said by every clock.
	if (name === undefined || !/\d/.test(name)) return null;
	const day = readDay(name, today, dayFirst);
	if (day === null) return nextDayCalled(name, today, dayFirst, home);
	const thisYear = Number(today.slice(0, 4));
	if (day.year !== null) return isoOf(day, thisYear);
	const iso = isoOf(day, thisYear);
	if (OVER.test(lower)) return iso > today ? isoOf(day, thisYear - 1) : iso;
	return iso < today ? isoOf(day, thisYear + 1) : iso;
}

/** The day that is so far from another: `100 days from now`, `vor 3 Wochen`, `30 days after 1 march 2027`. */
function dayAway(lower: string, { today, dayFirst, home }: Hints): string | null {
	for (const [form, sign] of AWAY) {
		const [, count = '', unit = '', base] = form.exec(lower) ?? [];
		const step = STEPS.find(([names]) => names.test(unit));
		if (!step) continue;
		const from = base === undefined || NOW.test(base) ? today : nextDayCalled(base, today, dayFirst, home);
		if (from === null) continue;
		return moved(from, sign * (/^\d/.test(count) ? Number(count) : 1) * step[1], step[2]);
	}
	for (const [form, sign] of BESIDE) {
		const base = form.exec(lower)?.slice(1).find(Boolean);
		const from = base === undefined ? null : nextDayCalled(base, today, dayFirst, home);
		if (from !== null) return moved(from, sign, 'days');
	}
	return null;
}

/** A day with steps added in signs: `christmas - 3 weeks`. Null where one of them is no step of days. */
function daySummed(lower: string, { today, dayFirst, home }: Hints): string | null {
	const [, base = '', rest = ''] = ADDENDS.exec(lower) ?? [];
	if (base === '') return null;
	const start = NOW.test(base) ? today : nextDayCalled(base, today, dayFirst, home);
	return [...rest.matchAll(ADDEND)].reduce<string | null>((day, [, sign, count = '', unit = '']) => {
		const step = STEPS.find(([names]) => names.test(unit));
		if (day === null || !step) return null;
		return moved(day, (sign === '+' ? 1 : -1) * (/^\d/.test(count) ? Number(count) : 1) * step[1], step[2]);
	}, start);
}

/** A day by a word is asked for: `what day is tomorrow`, `date of next friday`. */
const DATE_OF =
	/^(?:what (?:day|date)(?: is it| is| was it| was| will it be| will be)?|what(?:'s| is| was| will) the (?:date|day)(?: be)?|when(?:'s| is| was)|dates? (?:of|on|for)|date|day|welche[rs] (?:wochen)?(?:tag|datum)(?: ist| war| haben wir)?|wann (?:ist|war)|datum|qué (?:día|fecha) (?:es|será|fue|era)|cuándo es|fecha del?|fecha|quel jour (?:sommes-nous|est|sera|était)|quand est|quelle date (?:est|sera|était)|quelle est la date|date) (.+)$/u;
const AFTER_DAY = /(?:[’']s)? (?:date|day|datum|für ein (?:wochen)?tag|de la semaine)$/u;

/** Which weekday it is, in languages whose question stands last. */
const ASKED_LAST =
	/^(?:ما (?:هو )?)?(?:(उद्या|काल|நாளை|நேற்று|कल) (?:को )?(?:कौन सा दिन|कौनसा दिन|कोणता वार|कोणता दिवस|என்ன கிழமை|என்ன நாள்)(?: (?:है|होगा|था|आहे|होता))?|يوم (غدا|غدًا|أمس))$/u;

/** In German it is a place. */
const HIER_IS_HERE: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'NL', 'BE', 'LU']);
const isToday = (word: string, today: string): boolean => {
	const day = readDay(word, today);
	return day !== null && isoOf(day, 0) === today;
};

/** The day that is meant by a word. */
function dayByWord(lower: string, { today, home }: Hints): AskedDay | null {
	const plain = lower.replaceAll('’', "'");
	const last = ASKED_LAST.exec(plain);
	const word = last?.[1] ?? last?.[2];
	if (word !== undefined) {
		// कल is both; the verb tells.
		const day = readDay(word === 'कल' ? (plain.endsWith('था') ? 'yesterday' : 'tomorrow') : word, today);
		return day && { from: isoOf(day, 0) };
	}
	// Alone it is a word of the dictionary too; today is what the history of the day is asked by.
	const alone = isDayWord(plain) && !isToday(plain, today) && !(plain === 'hier' && HIER_IS_HERE.has(home));
	const asked = alone ? undefined : (DATE_OF.exec(plain)?.[1] ?? (AFTER_DAY.test(plain) ? plain : undefined));
	const name = (asked ?? plain)
		.replace(AFTER_DAY, '')
		.replace(BEFORE_DAY, '')
		.replace(/^de(?:l| )/u, '');
	const weekday = [name, plain].map((text) => weekdayCalled(text, today)).find((found) => found && (found.said || asked !== undefined)); // prettier-ignore
	if (weekday) return { from: weekday.day, ...(weekday.or !== undefined && { or: weekday.or }) }; // prettier-ignore
	const day = (asked === undefined && !alone) || /\d/.test(name) ? null : readDay(alone ? plain : name, today);
	return day && { from: isoOf(day, 0), ...(alone && { about: lower }) };
}

/** A day by its number in the year, and the week of a day. */
const NTH_DAY =
	/^(?:what is |what date is )?(?:the )?(?:(\d{1,3})(?:st|nd|rd|th) day of (?:the year )?(\d{4})|day (\d{1,3}) of (\d{4})|(\d{1,3})\. tag (?:des jahres |von |im jahr )?(\d{4}))$/;
const WEEK_OF =
	/^(?:what |which )?(?:iso )?(?:in welcher )?(?:week|week number|calendar week|kalenderwoche|kw|semana|semaine) (?:(?:of|for|is|vom|von|del?|du|ist|liegt) )?(?:the |el |le |der )?(.+)$/u;
function dayNumbered(lower: string, { today, dayFirst }: Hints): string | null {
	const parts = NTH_DAY.exec(lower)
		?.slice(1)
		.filter((part) => part !== undefined);
	if (parts) {
		const [nth, year] = parts.map(Number);
		const date = new Date(Date.UTC(year ?? 0, 0, nth));
		return date.getUTCFullYear() === year && nth !== 0 ? date.toISOString().slice(0, 10) : null;
	}
	const name = WEEK_OF.exec(lower)?.[1] ?? '';
	// A week tomorrow is eight days on.
	const day = /\d/.test(name) ? readDay(name, today, dayFirst) : null;
	return day && isoOf(day, Number(today.slice(0, 4)));
}

/** A day with so much added: `add 3 months to 2026-11-30`. */
const ADDED = /^(add|subtract) (\d{1,5}|an?) (\p{L}+) (?:to|from) (.+)$/u;
function dayAdded(lower: string, { today, dayFirst, home }: Hints): string | null {
	const [, what, count = '', unit = '', base = ''] = ADDED.exec(lower) ?? [];
	const step = STEPS.find(([names]) => names.test(unit));
	const from = step && (NOW.test(base) ? today : nextDayCalled(base, today, dayFirst, home));
	return step && from ? moved(from, (what === 'add' ? 1 : -1) * (Number(count) || 1) * step[1], step[2]) : null;
}

/** The coming 29 February. */
const LEAP = /^(?:when is |when's |wann ist |cuándo es |quand est )?(?:the |das |el |la )?(?:next leap (?:year|day)|nächste[rs]? schalt(?:jahr|tag)|próximo año bisiesto|prochaine année bissextile)$/u; // prettier-ignore
function nextLeapDay(today: string): string {
	for (let year = Number(today.slice(0, 4)); ; year++) {
		const day = `${year}-02-29`;
		if (day >= today && readDay(day, today) !== null) return day;
	}
}

/** What stands before and after the name of a feast whose day is asked for. */
const WHEN = oneOf("when is | when's | when are | when does | what day is | what date is | which day is | date of | wann ist | wann sind | wann beginnt | an welchem tag ist | cuándo es | cuando es | cuándo empieza | qué día es | quand est | quand a lieu | quelle est la date de | quel jour est | متى"); // prettier-ignore
const WHEN_FIRST = new RegExp(`^${WHEN} (?:the |der |die |das |el |la |le |les |l['’])?(.+?)(?: (?:start|begin|begins|this year|dieses jahr|este año|cette année))?$`, 'u'); // prettier-ignore
const WHEN_LAST = /^(.+?) (?:date|day date|कब है|कब हैं|कब होगा|कब होगी|कधी आहे|எப்போது)$/u;
/** Names of feasts that are words first: alone they go to the dictionary. */
const WORDS_FIRST: ReadonlySet<string> = new Set(['assumption', 'ascension', 'advent', 'epiphany', 'valentine', 'valentines', 'reyes', 'armistice', 'rameaux', 'asunción', 'assomption', 'pascha', 'candlemas', 'candelaria', 'fastnacht', 'muharram', 'immaculate conception', 'réveillon', 'corpus christi', 'inmaculada', 'thanksgiving day', 'san juan']); // prettier-ignore
/** A feast, and the country at the end of its name where there is one: `mother's day in the uk`. */
function inCountry(named: string, hints: Hints): { readonly name: string; readonly country: string | undefined } {
	if (isFeast(named)) return { name: named, country: undefined };
	const words = named.split(' ');
	for (let at = 1; at < words.length; at++) {
		const country = hints.country(words.slice(at).join(' '));
		if (country === undefined) continue;
		const name = words
			.slice(0, at)
			.join(' ')
			.replace(/(?: (?:in|en|au|aux|à))?(?: (?:the|la|le|el|den|der))?$/u, '');
		return { name, country };
	}
	return { name: named, country: undefined };
}

const YEAR = / (?:(?:de|en|im jahr|in) )?((?:19|20)\d\d)(?= |$)/u;

/** A feast or a day of note that is asked for by its name. */
function feastAsked(lower: string, hints: Hints): AskedDay | null {
	const asked = WHEN_FIRST.exec(lower)?.[1] ?? WHEN_LAST.exec(lower)?.[1];
	const whole = asked ?? lower;
	const year = YEAR.exec(whole)?.[1];
	const named = whole.replace(YEAR, '');
	const { name, country: there } = inCountry(named, hints);
	if (!isFeast(name) || (asked === undefined && year === undefined && WORDS_FIRST.has(name))) return null;
	const feast = feastCalled(name, there ?? hints.home, hints.today, year === undefined ? undefined : Number(year));
	if (feast === null) return null;
	return { ...feast, about: [name, there].filter((part) => part !== undefined).join(', ') };
}

const TODAY = new RegExp(`^${oneOf("what day is it | what day is it today | what day is today | what's today | what is today | what's the date | what is the date | what is the date today | what's the date today | what year is it | what month is it | what year is this | what date is it | what date is it today | what is today's date | what's today's date | today's date | todays date | date today | current date | date | what week is it | what week is this | which week is it | week number | current week | current week number | calendar week | iso week | welcher tag ist heute | welches jahr haben wir | welchen monat haben wir | en qué año estamos | en qué mes estamos | en quelle année sommes-nous | quel mois sommes-nous | was ist heute für ein tag | welches datum ist heute | welches datum haben wir | welches datum haben wir heute | heutiges datum | datum heute | datum | welche woche ist heute | welche kalenderwoche ist heute | welche kalenderwoche haben wir | welche kw ist heute | welche kw | aktuelle kw | kalenderwoche | kalenderwoche heute | heutige kalenderwoche | aktuelle kalenderwoche | diese kalenderwoche | kw heute | kw | semana actual | semana del año | número de semana actual | semaine actuelle | numéro de la semaine | qué día es hoy | que dia es hoy | qué día es | qué fecha es hoy | qué fecha es | fecha de hoy | fecha actual | fecha | qué semana es | número de semana | quel jour sommes-nous | quel jour on est | on est quel jour | quelle est la date | quelle est la date d'aujourd'hui | date du jour | date d'aujourd'hui | quelle semaine sommes-nous | numéro de semaine | आज कौन सा दिन है | आज की तारीख | आज क्या तारीख है | आज क्या दिन है | तारीख | आज कोणता वार आहे | आज कोणता दिवस आहे | आज काय वार आहे | आजची तारीख | இன்று என்ன கிழமை | இன்று என்ன நாள் | இன்றைய தேதி | இன்று என்ன தேதி | aaj ka din | आज का दिन | aaj kya din hai | aaj kaun sa din hai | aaj konsa din hai | aaj ki date | aaj ki tarikh | aaj kya date hai | aaj kya tarikh hai | ما هو اليوم | أي يوم اليوم | ما هو تاريخ اليوم | تاريخ اليوم | ما تاريخ اليوم")}$`, 'u'); // prettier-ignore

const WEEK =
	/^(?:kw|kalenderwoche|calendar week|iso week|week|woche|semana|semaine) (\d{1,2})(?: (?:(?:of|in|im jahr|de|en) )?((?:19|20)\d\d))?$/u;

/** A week of the calendar by its number, from Monday to Sunday: ISO 8601. */
function weekAsked(lower: string, today: string): AskedDay | null {
	const [, number, of] = WEEK.exec(lower) ?? [];
	if (number === undefined) return null;
	const year = Number(of ?? today.slice(0, 4));
	// 4 January is in the first week of its year.
	const fourth = Date.UTC(year, 0, 4);
	const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS + (Number(number) - 1) * 7 * DAY_MS;
	const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
	// The Thursday of a week is in its year: week 53 is not in every one.
	if (Number(number) < 1 || iso(monday + 3 * DAY_MS).slice(0, 4) !== String(year)) return null;
	return { from: iso(monday), to: iso(monday + 6 * DAY_MS) };
}

/** A day that is asked for. */
export interface AskedDay extends Feast {
	/** By which name, where it has one. */
	readonly about?: string;
	/** The other day that may be meant: next Friday, said on a Wednesday. */
	readonly or?: string;
}

/**
 * The day that is asked for: which weekday a date is, which date is so many days, weeks, months or years away, what day it is, when
 * a feast is. Null where none is, and for days before the Gregorian calendar.
 */
export function askedDay(lower: string, hints: Hints): AskedDay | null {
	const day = TODAY.test(lower.replaceAll('’', "'"))
		? hints.today
		: (weekdayAsked(lower, hints) ??
			dayAway(lower, hints) ??
			daySummed(lower, hints) ??
			dayAdded(lower, hints) ??
			weekdayOfMonth(lower, hints.today) ??
			dayNumbered(lower, hints));
	if (day !== null) return day >= GREGORIAN ? { from: day } : null;
	if (LEAP.test(lower)) return { from: nextLeapDay(hints.today) };
	const named = dayByWord(lower, hints) ?? weekCalled(lower, hints.today) ?? weekAsked(lower, hints.today);
	if (named !== null) return named;
	return feastAsked(lower, hints);
}
