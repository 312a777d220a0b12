/** Feasts and days of note by the names that people give them, on the day they fall: also those that are no public holiday. */
import { dayOf, isoDate, parseIsoDate, weekdayOf, yearOf, type DayNumber } from './calendar';
import { easter, orthodoxEaster } from './easter';
import { hebrewDays } from './hebrew';

/** A feast: ISO days. */
export interface Feast {
	readonly from: string;
	/** Its last day, where it has several. */
	readonly to?: string;
	/** Moon is looked for or announced: the day may be another by one. */
	readonly estimated?: true;
	/** It begins on the evening before. */
	readonly evening?: true;
}

/**
 * A line: rule, then the names. Rules: `MM-DD` · `e±n` n days from Easter · `o±n` from Orthodox Easter · `n M k w ±d` the k-th
 * weekday w (0 Sunday) of month M, from its end where k is negative, and d days on · `a k-d` d days before the k-th Sunday of Advent ·
 * `h Month-D` Hebrew · `i M-D` Islamic (Umm al-Qura). `..n`: so many days in all. Sources: the churches' calendars; for days of
 * custom, the statutes or the lists that feasts.test.ts names.
 */
const LINES = `
e-48: rosenmontag | shrove monday | carnival monday | lunes de carnaval | lundi gras
e-47: shrove tuesday | mardi gras | pancake day | fastnacht | faschingsdienstag | martes de carnaval
e-46: ash wednesday | aschermittwoch | miércoles de ceniza | mercredi des cendres
e-7: palm sunday | palmsonntag | domingo de ramos | dimanche des rameaux | rameaux
e-7..8: semana santa | holy week | karwoche | semaine sainte
e-3: maundy thursday | holy thursday | gründonnerstag | jueves santo | jeudi saint
e-2: good friday | karfreitag | viernes santo | vendredi saint
e-1: holy saturday | easter saturday | karsamstag | sábado santo | sábado de gloria | samedi saint
e+0: easter | easter sunday | easter day | ostern | ostersonntag | pascua | domingo de pascua | domingo de resurrección | pâques | dimanche de pâques | ईस्टर | ஈஸ்டர்
e+1: easter monday | ostermontag | lunes de pascua | lundi de pâques
e+39: ascension | ascension day | ascension thursday | christi himmelfahrt | himmelfahrt | jueves de la ascensión | jeudi de l'ascension
e+49: pentecost | pentecost sunday | whit sunday | whitsun | pfingsten | pfingstsonntag | pentecostés | pentecôte | dimanche de pentecôte
e+50: whit monday | pentecost monday | pfingstmontag | lunes de pentecostés | lundi de pentecôte
e+56: trinity sunday | trinitatis
e+60: corpus christi | fronleichnam | fête-dieu
o-2: orthodox good friday
o+0: orthodox easter | greek easter | pascha
a 1: first sunday of advent | first advent | advent | advent sunday | 1. advent | erster advent | primer domingo de adviento | premier dimanche de l'avent
a 1-7: totensonntag | ewigkeitssonntag
a 1-11: buß- und bettag | buss- und bettag | buß und bettag
a 1-14: volkstrauertag
a 2: second sunday of advent | 2. advent | zweiter advent
a 3: third sunday of advent | 3. advent | dritter advent
a 4: fourth sunday of advent | 4. advent | vierter advent
n 1 3 1: mlk day | martin luther king day | martin luther king jr day | martin luther king jr. day
n 2 3 1: presidents day | president's day | presidents' day | washington's birthday
n 5 -1 1: memorial day
n 11 4 4+1: black friday
n 11 4 4+4: cyber monday
n 11 4 4+5: giving tuesday
01-01: new year | new year's day | new years day | neujahr | neujahrstag | año nuevo | nouvel an | jour de l'an | नया साल | नए साल | नवीन वर्ष | புத்தாண்டு | رأس السنة | رأس السنة الميلادية
01-06: epiphany | three kings day | heilige drei könige | dreikönigstag | día de reyes | reyes | reyes magos | épiphanie
01-25: burns night
02-02: groundhog day | candlemas | candelaria | chandeleur | mariä lichtmess
02-14: valentine's day | valentines day | valentine | valentines | saint valentine's day | valentinstag | san valentín | día de san valentín | saint-valentin | saint valentin | la saint-valentin
02-29: leap day
03-08: women's day | womens day | international women's day | weltfrauentag | frauentag | internationaler frauentag | día de la mujer | journée de la femme | महिला दिवस
03-14: pi day
03-17: st patrick's day | st. patrick's day | st patricks day | saint patrick's day | saint patricks day | st paddy's day
03-19: st joseph's day | saint joseph's day | josefstag | san josé | saint-joseph
04-01: april fools | april fools' day | april fool's day | april fools day | aprilscherz | poisson d'avril
04-22: earth day
04-23: st george's day
05-01: may day | tag der arbeit | maifeiertag | día del trabajo | día del trabajador | fête du travail | international workers' day
05-04: star wars day | may the fourth
05-05: cinco de mayo
06-19: juneteenth
06-21: international yoga day | yoga day
06-24: st john's day | saint john's day | johannistag | san juan | saint-jean
07-14: bastille day | fête nationale
08-15: assumption | assumption day | assumption of mary | mariä himmelfahrt | asunción | assomption
10-31: halloween | hallowe'en | reformationstag | reformation day
11-01: all saints | all saints day | all saints' day | allerheiligen | todos los santos | día de todos los santos | toussaint
11-02: all souls | all souls day | all souls' day | allerseelen | día de los muertos | day of the dead | día de muertos
n 11 2 0: remembrance sunday
11-05: bonfire night | guy fawkes night | guy fawkes day
11-11: veterans day | veteran's day | remembrance day | armistice day | martinstag | st martin's day | st. martin | singles day | singles' day | armistice
12-06: st nicholas day | saint nicholas day | nikolaus | nikolaustag | saint-nicolas
12-08: immaculate conception | mariä empfängnis | inmaculada | inmaculada concepción | immaculée conception
12-24: christmas eve | heiligabend | heiliger abend | nochebuena | réveillon de noël | veille de noël
12-25: christmas | christmas day | xmas | xmas day | weihnachten | erster weihnachtstag | navidad | noël | क्रिसमस | ख्रिसमस | नाताळ | கிறிஸ்துமஸ் | الكريسماس | عيد الميلاد
12-26: boxing day | st stephen's day | zweiter weihnachtstag | stephanstag | second day of christmas
12-26..7: kwanzaa
12-31: new year's eve | new years eve | silvester | nochevieja | saint-sylvestre | réveillon | jahresende | ende des jahres | fin de año | fin del año | fin de l'année | fin d'année | the end of the year | year end | end of the year
h Tishri-1..2: rosh hashanah | rosh hashana | jewish new year
h Tishri-10: yom kippur | day of atonement
h Tishri-15..7: sukkot | sukkoth
h Kislev-25..8: hanukkah | chanukah | hanukah | chanukka | janucá | hanoucca
h Adar-14: purim | pourim
h Nisan-15..7: passover | pesach | pessach | pésaj
h Sivan-6: shavuot | shavuoth
i 1-1: islamic new year | hijri new year | muharram | رأس السنة الهجرية
i 1-10: ashura | عاشوراء
i 3-12: mawlid | prophet's birthday | milad un nabi | eid milad | المولد النبوي
i 9-1: ramadan | ramadhan | ramazan | ramzan | start of ramadan | beginning of ramadan | beginn des ramadan | رمضان | रमज़ान
i 9-27: laylat al-qadr | ليلة القدر
i 10-1: eid al-fitr | eid ul-fitr | eid ul fitr | eid al fitr | end of ramadan | zuckerfest | aïd el-fitr | aid el fitr | عيد الفطر
i 12-9: arafat day | day of arafah | يوم عرفة
i 12-10: eid al-adha | eid ul-adha | eid ul adha | eid al adha | bakrid | opferfest | aïd el-kebir | aïd al-adha | fiesta del cordero | عيد الأضحى`;

/** Days whose date depends on the country: a rule, then the countries. Sources as above; a country that is in no line is not known. */
const BY_COUNTRY: readonly (readonly [names: string, lines: string])[] = [
	[
		"mother's day | mothers day | mothering sunday | muttertag | día de la madre | dia de la madre | fête des mères | मातृ दिवस",
		`n 5 2 0: US CA AU NZ DE AT CH IT NL BE DK FI BR JP IN SG ZA GR CY CZ SK HR LV EE IS LI MT PH LK PK TW CN HK TR UA
		e-21: GB IE
		n 5 1 0: ES PT HU LT MZ AO
		n 5 -1 0: SE
		fr: FR
		n 2 2 0: NO
		n 6 2 0: LU
		n 10 3 0: AR
		n 11 -1 0: RU
		03-21: EG SA AE JO LB SY IQ KW QA BH OM YE SD LY PS
		05-08: KR
		05-10: MX GT SV
		05-26: PL
		05-27: BO
		05-30: NI
		08-12: TH
		08-15: CR`
	],
	[
		"father's day | fathers day | vatertag | día del padre | dia del padre | fête des pères",
		`n 6 3 0: US CA GB IE FR IN JP NL ZA GR CZ SK HU SG MY PH PK TR AR MX CL PE CO VE EC CR CN HK UA MT
		e+39: DE
		03-19: ES IT PT BO HN LI AD HR
		n 9 1 0: AU NZ
		n 6 2 0: AT BE
		n 6 1 0: CH LT
		n 11 2 0: SE FI NO EE IS
		06-05: DK
		n 8 2 0: BR
		06-23: PL NI
		08-08: TW
		05-08: KR
		12-05: TH
		06-17: SV GT`
	],
	[
		'thanksgiving | thanksgiving day | action de grâce | acción de gracias',
		`n 11 4 4: US
		n 10 2 1: CA`
	],
	[
		'labor day | labour day',
		`n 9 1 1: US CA
		n 10 4 1: NZ
		05-01: DE AT FR ES IT PT BE LU SE FI NO PL CZ SK HU RO BG GR CY HR SI EE LV LT IN SG MY TH CN HK TW PH ID VN KR BR AR MX CL CO PE ZA EG TR PK BD LK`
	]
];
/** Where a feast is asked for that only one country has, or the writer's own has none. */
const FALLBACK: Readonly<Record<string, string>> = { thanksgiving: 'US', 'thanksgiving day': 'US' };
/** Countries whose Easter is that of the eastern churches. */
const EASTERN = new Set('GR CY BG RO RS ME MK RU UA BY GE MD ET ER'.split(' '));

const split = (names: string): string[] => names.split('|').map((name) => name.trim());
const RULES: ReadonlyMap<string, string> = new Map(
	LINES.trim()
		.split('\n')
		.flatMap((line) => {
			const at = line.indexOf(': ');
			return split(line.slice(at + 2)).map((name) => [name, line.slice(0, at)] as const);
		})
);
const COUNTRY_RULES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
	BY_COUNTRY.flatMap(([names, lines]) => {
		const byCountry = new Map(
			lines.split('\n').flatMap((line) => {
				const [rule = '', countries = ''] = line.trim().split(': ');
				return countries.split(' ').map((country) => [country, rule] as const);
			})
		);
		return split(names).map((name) => [name, byCountry] as const);
	})
);

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

/** The days of an Islamic date in a civil year by the calendar of Umm al-Qura; one, two or none. */
function islamicDays(month: number, date: number, year: number): DayNumber[] {
	const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', month: 'numeric', day: 'numeric' }); // prettier-ignore
	const days: DayNumber[] = [];
	const end = dayOf(year + 1, 1, 1);
	for (let day = dayOf(year, 1, 1); day < end; day++) {
		const parts = format.formatToParts(day * 86_400_000);
		const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
		if (part('month') !== month) {
			// A month has 29 days at least: what is far from the date is passed over.
			day += Math.max(0, 28 - part('day'));
			continue;
		}
		if (part('day') === date) days.push(day);
	}
	return days;
}

const RULE =
	/^(?:(\d\d)-(\d\d)|([eo])([+-]\d+)|n (\d+) (-?\d) (\d)(?:\+(\d))?|a (\d)(?:-(\d+))?|h (\w+)-(\d+)|i (\d+)-(\d+)|fr)(?:\.\.(\d))?$/;

/** The first days of a rule in a year, and how many days the feast has. */
function daysOf(rule: string, year: number): { readonly starts: DayNumber[]; readonly length: number } {
	const match = RULE.exec(rule);
	if (!match) throw new Error(`feasts: no rule ${rule}`);
	const [, month, day, church, shift, of, k, weekday, on, advent, before, hebrew, date, islamic, moonDay, length] =
		match;
	const starts = (): DayNumber[] => {
		if (month !== undefined) return rule === '02-29' && new Date(Date.UTC(year, 1, 29)).getUTCDate() !== 29 ? [] : [dayOf(year, Number(month), Number(day))]; // prettier-ignore
		if (church !== undefined) return [(church === 'e' ? easter(year) : orthodoxEaster(year)) + Number(shift)];
		if (of !== undefined) return [nth(year, Number(of), Number(k), Number(weekday)) + Number(on ?? 0)];
		if (advent !== undefined) {
			const eve = dayOf(year, 12, 24);
			return [eve - weekdayOf(eve) - 7 * (4 - Number(advent)) - Number(before ?? 0)];
		}
		if (hebrew !== undefined) return hebrewDays(hebrew, Number(date), year, year);
		if (islamic !== undefined) return islamicDays(Number(islamic), Number(moonDay), year);
		return [frenchMothers(year)];
	};
	return { starts: starts(), length: Number(length ?? 1) };
}

/** The rule of a feast as people in a country mean it; null where none is known. */
function ruleOf(name: string, country: string): string | null {
	const byCountry = COUNTRY_RULES.get(name);
	if (byCountry) return byCountry.get(country) ?? byCountry.get(FALLBACK[name] ?? '') ?? null;
	const rule = RULES.get(name);
	if (rule === undefined) return null;
	return EASTERN.has(country) ? rule.replace(/^e(?=[+-](?:0|1|2|3|7|39|49|50)\b)/, 'o') : rule;
}

/** A name as the table has it. */
const plainName = (name: string): string => name.trim().toLowerCase().replaceAll('’', "'").replace(/^(?:the|der|die|das|el|la|le|les) (?!fourth|end)/, ''); // prettier-ignore

/** Whether something is called so, in whatever country. */
export const isFeast = (name: string): boolean => RULES.has(plainName(name)) || COUNTRY_RULES.has(plainName(name));

/**
 * A feast by its name, in lower case, as people in a country (ISO code) mean it: that of `year`, or the one that is not over on
 * `today`, ISO. Null where the name is none that is known, or its day in that country is not.
 */
export function feastCalled(name: string, country: string, today: string, year?: number): Feast | null {
	const rule = ruleOf(plainName(name), country);
	const now = parseIsoDate(today);
	if (rule === null || now === null) return null;
	const years = year === undefined ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => yearOf(now) + step) : [year];
	for (const one of years) {
		const { starts, length } = daysOf(rule, one);
		const from = starts.find((start) => year !== undefined || start + length - 1 >= now);
		if (from === undefined) continue;
		return {
			from: isoDate(from),
			...(length > 1 && { to: isoDate(from + length - 1) }),
			...(rule.startsWith('i') && { estimated: true }),
			...(/^[hi]/.test(rule) && { evening: true })
		};
	}
	return null;
}
