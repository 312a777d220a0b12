/** The day of a feast by its identifier in the lexicons. */
import { dayOf, isoDate, parseIsoDate, weekdayOf, yearOf, type DayNumber } from '../../kit/calendar';
import { easter, orthodoxEaster } from '../../kit/easter';
import { dateFormat } from '../../kit/intl-cache';
import { hebrewDays } from '../../kit/hebrew';

/**
 * A rule a feast. `MM-DD` · `e±n` n days from Easter · `o±n` from Orthodox Easter · `n M k w ±d` the k-th weekday w (0 Sunday) of month
 * M, from its end where k is negative, and d days on · `a k-d` d days before the k-th Sunday of Advent · `h Month-D` Hebrew · `i M-D`
 * Islamic (Umm al-Qura) · `fr` the French rule for mothers. A country before a colon has a separate rule, `*` all others.
 * Sources: the churches' calendars; for days of custom the statutes or the lists that feasts.test.ts names.
 */
const RULES: Readonly<Record<string, string>> = {
	carnival: 'e-48',
	'mardi-gras': 'e-47',
	'ash-wednesday': 'e-46',
	'palm-sunday': 'e-7',
	'holy-thursday': 'e-3',
	'good-friday': 'e-2',
	'holy-saturday': 'e-1',
	easter: 'e+0',
	'easter-monday': 'e+1',
	ascension: 'e+39',
	pentecost: 'e+49',
	'whit-monday': 'e+50',
	trinity: 'e+56',
	'corpus-christi': 'e+60',
	'orthodox-easter': 'o+0',
	advent: 'a 1',
	'advent-2': 'a 2',
	'advent-3': 'a 3',
	'advent-4': 'a 4',
	'repentance-day': 'a 1-11',
	'new-year': '01-01',
	epiphany: '01-06',
	'burns-night': '01-25',
	republic: 'IN:01-26 IT:06-02 TR:10-29 *:01-26',
	candlemas: '02-02',
	valentine: '02-14',
	'leap-day': '02-29',
	'womens-day': '03-08',
	'pi-day': '03-14',
	'st-patrick': '03-17',
	'st-joseph': '03-19',
	'april-fools': '04-01',
	earth: '04-22',
	'cinco-de-mayo': '05-05',
	juneteenth: '06-19',
	'st-john': '06-24',
	independence:
		'US:07-04 IN:08-15 MX:09-16 BR:09-07 AR:07-09 CO:07-20 CL:09-18 PE:07-28 PK:08-14 ID:08-17 MY:08-31 PH:06-12 PL:11-11 FI:12-06 UA:08-24 GR:03-25 *:07-04',
	canada: '07-01',
	bastille: '07-14',
	assumption: '08-15',
	gandhi: '10-02',
	'german-unity': '10-03',
	constitution: 'ES:12-06 JP:05-03 *:12-06',
	hispanic: '10-12',
	halloween: '10-31',
	reformation: '10-31',
	'all-saints': '11-01',
	dead: '11-02',
	'guy-fawkes': '11-05',
	armistice: '11-11',
	veterans: '11-11',
	'st-martin': '11-11',
	nicholas: '12-06',
	'immaculate-conception': '12-08',
	'christmas-eve': '12-24',
	christmas: '12-25',
	boxing: '12-26',
	'new-year-eve': '12-31',
	mlk: 'n 1 3 1',
	presidents: 'n 2 3 1',
	memorial: 'n 5 -1 1',
	columbus: 'n 10 2 1',
	'remembrance-sunday': 'n 11 2 0',
	'black-friday': 'n 11 4 4+1',
	'cyber-monday': 'n 11 4 4+4',
	labor: 'US:n 9 1 1 CA:n 9 1 1 NZ:n 10 4 1 *:05-01',
	thanksgiving: 'CA:n 10 2 1 *:n 11 4 4',
	'mothers-day':
		'GB:e-21 IE:e-21 ES:n 5 1 0 PT:n 5 1 0 HU:n 5 1 0 LT:n 5 1 0 SE:n 5 -1 0 FR:fr NO:n 2 2 0 LU:n 6 2 0 AR:n 10 3 0 EG:03-21 SA:03-21 AE:03-21 JO:03-21 LB:03-21 KW:03-21 QA:03-21 BH:03-21 OM:03-21 KR:05-08 MX:05-10 PL:05-26 TH:08-12 CR:08-15 *:n 5 2 0',
	'fathers-day':
		'DE:e+39 ES:03-19 IT:03-19 PT:03-19 HR:03-19 LI:03-19 AU:n 9 1 0 NZ:n 9 1 0 AT:n 6 2 0 BE:n 6 2 0 CH:n 6 1 0 LT:n 6 1 0 SE:n 11 2 0 FI:n 11 2 0 NO:n 11 2 0 DK:06-05 BR:n 8 2 0 PL:06-23 TW:08-08 KR:05-08 TH:12-05 EG:06-21 *:n 6 3 0',
	'rosh-hashanah': 'h Tishri-1',
	'yom-kippur': 'h Tishri-10',
	sukkot: 'h Tishri-15',
	hanukkah: 'h Kislev-25',
	purim: 'h Adar-14',
	passover: 'h Nisan-15',
	shavuot: 'h Sivan-6',
	'hijri-new-year': 'i 1-1',
	ashura: 'i 1-10',
	mawlid: 'i 3-12',
	ramadan: 'i 9-1',
	eid: 'i 10-1',
	arafat: 'i 12-9',
	'eid-adha': 'i 12-10'
};

/** Feasts that are a day off by law in some country, besides those of BY_TABLE. */
const PUBLIC: ReadonlySet<string> = new Set(
	'good-friday easter easter-monday ascension pentecost whit-monday corpus-christi new-year epiphany republic juneteenth independence canada bastille assumption gandhi german-unity constitution hispanic reformation all-saints armistice veterans immaculate-conception christmas boxing mlk presidents memorial columbus labor thanksgiving hijri-new-year ashura mawlid eid eid-adha orthodox-easter'.split(
		' '
	)
);

export const isPublicSomewhere = (feast: string): boolean => PUBLIC.has(feast) || regionOf(feast) !== undefined;

/** Countries whose Easter is that of the eastern churches. */
const EASTERN: ReadonlySet<string> = new Set('GR CY BG RO RS ME MK RU UA BY GE MD ET ER'.split(' '));
/** Number of years searched for the next day of a feast: some years lack a leap day. */
const YEARS_AHEAD = 8;

/** The k-th weekday of a month, from its end where k is negative. */
function nth(year: number, month: number, k: number, weekday: number): DayNumber {
	if (k < 0) {
		const last = dayOf(year, month + 1, 1) - 1;
		return last - ((weekdayOf(last) - weekday + 7) % 7) + (k + 1) * 7;
	}
	const first = dayOf(year, month, 1);
	return first + ((weekday - weekdayOf(first) + 7) % 7) + (k - 1) * 7;
}

/** Last Sunday of May, or a week later where that is Pentecost. Source: Code de l'action sociale et des familles, art. D. 215-1. */
function frenchMothers(year: number): DayNumber {
	const last = nth(year, 5, -1, 0);
	return last === easter(year) + 49 ? last + 7 : last;
}

/** The days of an Islamic date in a civil year by the calendar of Umm al-Qura: zero, one or two. */
function islamicDays(month: number, date: number, year: number): DayNumber[] {
	const format = dateFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
	const days: DayNumber[] = [];
	const end = dayOf(year + 1, 1, 1);
	for (let day = dayOf(year, 1, 1); day < end; day++) {
		const parts = format.formatToParts(day * 86_400_000);
		const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
		// A month has at least 29 days, so distant days are skipped.
		if (part('month') !== month) day += Math.max(0, 28 - part('day'));
		else if (part('day') === date) days.push(day);
	}
	return days;
}

/** The days of a rule in a year. */
function daysOf(rule: string, year: number): readonly DayNumber[] {
	const [kind = '', ...rest] = rule.split(' ');
	const [first = '', second = '0'] = (rest[0] ?? '').split('-');
	if (kind === 'fr') return [frenchMothers(year)];
	if (kind === 'h') return hebrewDays(first, Number(second), year, year);
	if (kind === 'i') return islamicDays(Number(first), Number(second), year);
	if (kind === 'a') {
		const eve = dayOf(year, 12, 24);
		return [eve - weekdayOf(eve) - 7 * (4 - Number(first)) - Number(second)];
	}
	if (kind === 'n') {
		const [month = 1, k = 1] = rest.map(Number);
		const [weekday = 0, on = 0] = (rest[2] ?? '0').split('+').map(Number);
		return [nth(year, month, k, weekday) + on];
	}
	if (kind.startsWith('e') || kind.startsWith('o'))
		return [(kind.startsWith('e') ? easter(year) : orthodoxEaster(year)) + Number(kind.slice(1))];
	const [month = 1, day = 1] = kind.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? [dayOf(year, month, day)] : [];
}

/** The rule of a feast as people in a country mean it. */
function ruleOf(feast: string, country: string): string | undefined {
	const rule = RULES[feast];
	if (rule === undefined) return undefined;
	if (EASTERN.has(country) && rule.startsWith('e') && Math.abs(Number(rule.slice(1))) <= 50) return `o${rule.slice(1)}`;
	if (!rule.includes(':')) return rule;
	let others = '';
	for (const part of rule.split(/ (?=[A-Z]{2}:|\*:)/)) {
		const cut = part.indexOf(':');
		if (part.slice(0, cut) === country) return part.slice(cut + 1);
		if (part.startsWith('*')) others = part.slice(cut + 1);
	}
	return others;
}

/** ISO day of a feast in a year, or of the next one that is not before `today`; undefined where its day is not reckoned here. */
export function feastDay(feast: string, country: string, today: string, year?: number): string | undefined {
	const rule = ruleOf(feast, country);
	const now = parseIsoDate(today);
	if (rule === undefined || now === null) return undefined;
	const first = year ?? yearOf(now);
	for (let one = first; one <= first + (year === undefined ? YEARS_AHEAD : 0); one++) {
		const day = daysOf(rule, one).find((found) => year !== undefined || found >= now);
		if (day !== undefined) return isoDate(day);
	}
	return undefined;
}

/**
 * Feasts by calendars of the moon and the sun, whose days only the table of holidays has: the region that keeps them, and how
 * their names begin in tables.
 */
const BY_TABLE: Readonly<Record<string, readonly [region: string, ...names: string[]]>> = {
	diwali: ['IN', 'Diwali', 'Deepavali'],
	holi: ['IN', 'Holi'],
	ganesh: ['IN-MH', 'Ganesh', 'Vinayaka'],
	dussehra: ['IN', 'Dussehra'],
	janmashtami: ['IN', 'Janmashtami', 'Krishna Jayanti'],
	shivratri: ['IN-MH', 'Maha Shivaratri'],
	pongal: ['IN-TN', 'Pongal'],
	makar: ['IN-KA', 'Makar'],
	'tamil-new-year': ['IN-TN', 'Tamil New Year'],
	maharashtra: ['IN-MH', 'Maharashtra Day'],
	'gudi-padwa': ['IN-MH', 'Gudi Padwa'],
	'lunar-new-year': ['SG', 'Spring Festival', 'Chinese New Year', 'Lunar New Year'],
	rakhi: ['IN-GJ', 'Raksha Bandhan'],
	navratri: ['IN'],
	ayudha: ['IN-TN', 'Ayudha Puja'],
	onam: ['IN-KL', 'Thiruvonam']
};

/** Whether a feast has this identifier. */
export const isFeast = (feast: string): boolean => RULES[feast] !== undefined || regionOf(feast) !== undefined;

/** The country and the name of a holiday that one country alone has: `AU/anzac day`. */
const ofCountry = (feast: string): readonly string[] =>
	feast.charAt(2) === '/' ? [feast.slice(0, 2), feast.slice(3)] : [];

/** The country and subdivision whose table has the day of a feast. */
export function regionOf(feast: string): { readonly country: string; readonly subdivision?: string } | undefined {
	const [country, subdivision] = BY_TABLE[feast]?.[0].split('-') ?? ofCountry(feast).slice(0, 1);
	return country === undefined ? undefined : { country, ...(subdivision !== undefined && { subdivision }) };
}

/** Whether a holiday of a table, by its English name, is this feast. */
export const isNamedAs = (feast: string, name: string): boolean =>
	BY_TABLE[feast]?.slice(1).some((beginning) => name.startsWith(beginning)) ??
	ofCountry(feast)[1] === name.toLowerCase().replaceAll('’', "'");
