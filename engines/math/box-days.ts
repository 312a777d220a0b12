/** Spans of days, ages and years, as people ask for them in the box. */
import { isoOf, readDay } from '../kit/date-words';
import { nextDayCalled } from '../kit/named-day';
import type { Hints, Reading } from '../kit/suggest';

type Found = Reading<'evaluate'>;

/** Whole days from one day to another, as a question of arithmetic. */
const SPAN =
	/^(?:how many |number of |(?:noch )?wie ?viele? |(?:in )?wie vielen |cuántos |(?:en |dans )?combien de |dans combien de |en cuántos |कितने |كم )?(?:days|tagen?|días|jours|يوما?|يومًا)(?: are there| are left| left| sind es| noch| hay| faltan| reste)? (?:(?:between |from |zwischen |vom? |entre |desde |del? |du )(.+?) (?:and|to|until|till|und|bis(?: zum)?|y|hasta|al?|et|au) |(?:until|till|to|before|bis|hasta|para|jusqu’à|jusqu'au|jusqu'à|avant|حتى|إلى) )(.+)$/u;
/** The same in languages whose question stands last, or first without a word for until. */
const SPAN_LAST =
	/^(.+?)(?: तक| को| में|पर्यंत| पर्यंत|ला|ிற்கு| வரை|க்கு)? (?:कितने दिन|किती दिवस|எத்தனை நாட்கள்|எத்தனை நாள்)(?: (?:बाकी|शेष|बचे|हैं|है|उरले|आहेत|बाकी हैं|बाकी आहेत|உள்ளன|உள்ளது|இருக்கு))*$|^كم (?:(?:يوم|يوما|يومًا)(?: (?:باقي|بقي|متبقي|تبقى))?|(?:باقي|بقي|متبقي|تبقى))(?: (?:على|حتى|إلى|ل))? (?:ل)?(.+)$/u;
/** Whole days since a day: `days since 1 january 2020`. */
const SINCE =
	/^(?:how many |number of |wie ?viele? |cuántos |combien de )?(?:days|tage|días|jours)(?: have passed| passed| vergangen| han pasado)? (?:since|seit(?: dem)?|desde(?: el)?|depuis(?: le)?) (.+)$/u;
/** `weeks until christmas` */
const WEEKS =
	/^(?:how many |wie ?viele? |cuántas |combien de )?(?:weeks|wochen|semanas|semaines)(?: are there| are left| sind es| noch| hay| faltan)? (?:until|till|to|before|bis(?: zum)?|hasta|para|avant|jusqu'à) (.+)$/u;

/** How old somebody is who was born on a day. */
const AGE =
	/^(?:how old (?:is|am|are|would) (?:someone|somebody|a person|i|you|he|she)(?: be)?,?(?: if| when)?(?: i was| i am| you were| he was| she was)? born(?: on| in)?|age (?:of (?:someone|a person) |if |when )?born(?: on| in)?|born|wie alt (?:ist|bin|wäre) (?:jemand|ich|man),?(?: der| die| wenn)?(?: ich)?(?: am)?|alter geboren(?: am)?|qué edad tiene alguien nacido(?: el)?|edad nacido(?: el)?|(?:qué edad tengo|cuántos años tengo|edad) si nací(?: el| en)?|quel âge ai-je si je suis né(?:e)?(?: le)?|quel âge a quelqu'un né(?: le)?|né(?:e)? le|âge (?:si )?né(?:e)?(?: en)?|edad nacido en|alter jahrgang|उम्र जन्म|जन्म) (.+?)(?: geboren(?: ist| wurde)?)?$/u;

/** Whole years since a day: those of the calendar, less one before the birthday. */
export function readAge(lower: string, { today, dayFirst }: Hints): Found[] {
	const said = AGE.exec(lower)?.[1] ?? '';
	const year = /^(?:geboren |nacido |né |born )?(?:en |in |im jahr |em )?(1[89]\d\d|20\d\d)$/.exec(said)?.[1];
	// Of a year alone the birthday was, or is still to come.
	if (year !== undefined && Number(year) < Number(today.slice(0, 4))) return [
		{ operation: 'evaluate', values: { expression: `${today.slice(0, 4)} - ${year}` }, about: `${year}-01-01 – ${today}`, score: 0.96, variant: true },
		{ operation: 'evaluate', values: { expression: `${today.slice(0, 4)} - ${year} - 1` }, about: `${year}-12-31 – ${today}`, score: 0.955, variant: true }
	]; // prettier-ignore
	const born = readDay(said, today, dayFirst);
	if (born === null || born.year === null) return [];
	const iso = isoOf(born, born.year);
	// Who was born today is asked of the history of the day.
	if (iso >= today) return [];
	const before = today.slice(5) < iso.slice(5);
	const expression = `${today.slice(0, 4)} - ${born.year}${before ? ' - 1' : ''}`;
	return [{ operation: 'evaluate', values: { expression }, about: `${iso} – ${today}`, score: 0.96 }];
}

/** The day after the question: `dans combien de jours noël`, `in wie vielen tagen ist weihnachten`. */
const IN_HOW_MANY =
	/^(?:dans combien de jours (?:est |c['’]est )?|in wie vielen tagen (?:ist )?|en cuántos días (?:es )?|in how many days (?:is )?)(.+)$/u;
/** `how long until christmas`, in days. */
const HOW_LONG =
	/^(?:how long(?: is it)? (?:until|till|to)|wie lange (?:ist es )?(?:noch )?bis(?: zum| zu)?|cuánto (?:tiempo )?falta para|combien de temps (?:avant|jusqu['’]à)) /u;
/** What is left of a year: `weeks left in 2026`. */
const LEFT = /^(?:how many )?(days|weeks)(?: are)? left (?:in |of )?(?:the |this )?(year|\d{4})$/;

/** Days or weeks from one day to another, until or since one. */
export function readDays(asked: string, { today, dayFirst, home }: Hints): Found[] {
	const lower = asked.replace(IN_HOW_MANY, 'days until $1').replace(HOW_LONG, 'days until ').replace(LEFT, (_, unit: string, year: string) => `${unit} until ${/\d/.test(year) ? year : today.slice(0, 4)}-12-31`); // prettier-ignore
	const called = (name: string) => nextDayCalled(name, today, dayFirst, home);
	const weeks = WEEKS.exec(lower)?.[1];
	const since = SINCE.exec(lower)?.[1];
	const other = weeks !== undefined ? called(weeks) : since !== undefined ? called(since) : null;
	if (other !== null && (weeks !== undefined || other <= today)) {
		const [from, to] = weeks === undefined ? [other, today] : [today, other];
		const expression = `${weeks === undefined ? 'days' : 'weeks'} between ${from} and ${to}`;
		return [{ operation: 'evaluate', values: { expression }, about: `${from} – ${to}`, score: 0.93 }];
	}
	const last = SPAN_LAST.exec(lower);
	const span = last ? [last[0], undefined, last[1] ?? last[2]] : SPAN.exec(lower);
	if (!span) return [];
	const [from, to] = [
		span[1] === undefined ? today : nextDayCalled(span[1], today, dayFirst, home),
		nextDayCalled(span[2] ?? '', today, dayFirst, home)
	];
	if (from === null || to === null) return [];
	const expression = `days between ${from} and ${to}`;
	return [{ operation: 'evaluate', values: { expression }, about: `${from} – ${to}`, score: 0.93 }];
}

/** A year of how many days: `is 2028 a leap year`, `weeks in 2026`. */
const LEAP_YEAR = /^(?:(?:is|was|will) (\d{4}) (?:be )?a leap ?year|(?:ist|war|wird) (\d{4}) ein schaltjahr|(?:es|fue|será) (\d{4}) (?:un año )?bisiesto|(?:est-ce que )?(\d{4}) (?:est|sera|était)(?:-(?:elle|ce))? (?:une année )?bissextile|(?:leap ?year|schaltjahr|año bisiesto|bisiesto|année bissextile) (\d{4})|(\d{4}) (?:es |fue |será |ist ein |is a )?(?:leap ?year|schaltjahr|bisiesto|bissextile)|क्या (\d{4}) लीप वर्ष है|هل (\d{4}) سنة كبيسة|(\d{4}) லீப் ஆண்(?:டு|டா)|(\d{4}) लीप वर्ष(?: है| आहे)?(?: का| क्या)?)$/u; // prettier-ignore
const WEEKS_IN = /^(?:how many |number of |wie viele |cuántas |combien de )?(?:weeks|wochen|semanas|semaines)(?: are there| are| hat| hay| tiene| y a-t-il)? (?:in |im jahr |en |el año )?(?:the year )?(\d{4})(?: hat)?$/u; // prettier-ignore

/** Days or weeks of a year. */
export function readYear(lower: string): Found[] {
	const leap = LEAP_YEAR.exec(lower)?.slice(1).find((year) => year !== undefined); // prettier-ignore
	const year = Number(leap ?? WEEKS_IN.exec(lower)?.[1]);
	if (!(year >= 1583)) return [];
	const days = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
	const expression = leap === undefined ? `${days} days to weeks` : `${days} days`;
	return [{ operation: 'evaluate', values: { expression }, about: String(year), score: 0.95 }];
}
