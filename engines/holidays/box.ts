import { dayOf, isoDate } from '../kit/calendar';
import { isoOf, readDay } from '../kit/date-words';
import { feastCalled } from '../kit/feasts';
import { nextDayCalled } from '../kit/named-day';
import { stemsOf } from '../kit/case-endings';
import { byWord, oneOf, type Hints, type Reading, type Suggest, type Typed } from '../kit/suggest';
import type { holidays } from './contract';

const WORD = oneOf("public holidays | public holiday | federal holidays | federal holiday | national holidays | national holiday | bank holidays | bank holiday | holidays | holiday | feiertage | feiertag | gesetzliche feiertage | días festivos | dias festivos | festivos | festivo | feriado | feriados | días feriados | jours fériés | jours feries | jour férié | fériés | छुट्टियाँ | छुट्टियां | छुट्टी | अवकाश | सार्वजनिक छुट्टियाँ | सुट्ट्या | सुट्टी | सार्वजनिक सुट्ट्या | விடுமுறை நாட்கள் | விடுமுறை | பொது விடுமுறை | إجازات | اجازات | الإجازات الرسمية | العطل الرسمية | العطلات الرسمية | العطل | العطلات | العطلة | عطلة | عطل | أيام العطل | أيام العطلات | أيام العطلة | الإجازات | الإجازة"); // prettier-ignore
/** Weekends that a holiday makes longer, which the tool lists. */
const LONG =
	/^(?:when is |when are )?(?:the )?(?:next |upcoming )?(?:long weekends?|bridge days?|(?:nächste[rs]? )?brückentage?|(?:nächstes )?langes wochenende|lange wochenenden|puentes?|próximo puente|ponts?|prochain pont|लंबा वीकेंड)(?: (\d{4}))?$/u;
const NEXT = oneOf(
	'next | nächster | nächste | naechster | próximo | proximo | prochain | prochaine | अगली | अगला | पुढील | पुढची | அடுத்த | التالية | القادمة'
);
/** Days that are holidays in many countries, by name. */
const NAMED = oneOf("republic day | गणतंत्र दिवस | प्रजासत्ताक दिन | குடியரசு தினம் | स्वतंत्रता दिवस | स्वातंत्र्य दिन | சுதந்திர தினம் | gandhi jayanti | गांधी जयंती | christmas | christmas day | easter | easter sunday | easter monday | good friday | thanksgiving | new year | new year's day | new years day | whit monday | pfingstmontag | ostermontag | easter saturday | ascension day | christi himmelfahrt | corpus christi | fronleichnam | allerheiligen | heiligabend | all saints' day | juneteenth | labor day | labour day | independence day | diwali | chinese new year | lunar new year | golden week | songkran | tet | nowruz | rosh hashanah | yom kippur | midsummer | vesak | anzac day | canada day | australia day | eid | eid al-fitr | eid al-adha | holi | passover | boxing day | memorial day | weihnachten | ostern | karfreitag | pfingsten | silvester | neujahr | tag der deutschen einheit | navidad | pascua | año nuevo | noël | pâques | toussaint | bastille day | दिवाली | होली | दिवाळी | गणेश चतुर्थी | ganesh chaturthi | gudi padwa | गुढीपाडवा | pongal | பொங்கல் | தீபாவளி | عيد الفطر | عيد الأضحى | رمضان"); // prettier-ignore
const FILL = oneOf(
	'in | for | of | en | de | du | des | à | au | aux | für | von | im | में | की | के | का | मधील | च्या | இல் | في'
);

const question = (country: string, year: string | undefined, about: string, score: number): Reading<'holidays'> => ({
	operation: 'holidays',
	values: { country, ...(year !== undefined && { year }) },
	about,
	score
});

/** Feasts that are public holidays in few countries, and one where they are: asked of another, it would be a false "none". */
const HOME_OF: Readonly<Record<string, string>> = byWord({
	'republic day': 'IN', 'गणतंत्र दिवस': 'IN', 'प्रजासत्ताक दिन': 'IN', 'குடியரசு தினம்': 'IN', 'स्वतंत्रता दिवस': 'IN', 'स्वातंत्र्य दिन': 'IN', 'சுதந்திர தினம்': 'IN', 'gandhi jayanti': 'IN', 'गांधी जयंती': 'IN', diwali: 'IN', holi: 'IN', 'ganesh chaturthi': 'IN', 'gudi padwa': 'IN', गुढीपाडवा: 'IN', pongal: 'IN', दिवाली: 'IN', होली: 'IN', दिवाळी: 'IN', தீபாவளி: 'IN', 'गणेश चतुर्थी': 'IN', பொங்கல்: 'IN', eid: 'AE', 'eid al-fitr': 'AE', 'eid al-adha': 'AE', 'عيد الفطر': 'SA', 'عيد الأضحى': 'SA',
	thanksgiving: 'US', 'memorial day': 'US', 'chinese new year': 'CN', 'lunar new year': 'CN', 'golden week': 'JP', songkran: 'TH', tet: 'VN', nowruz: 'IR', passover: 'IL', 'rosh hashanah': 'IL', 'yom kippur': 'IL',
	'boxing day': 'GB', 'tag der deutschen einheit': 'DE', 'bastille day': 'FR', midsummer: 'SE', vesak: 'LK', 'anzac day': 'AU', 'canada day': 'CA', 'australia day': 'AU'
}); // prettier-ignore
/** Feasts of one part of their country, which its own list has not. */
const PART_OF: Readonly<Record<string, readonly [string, string]>> = byWord({ 'गणेश चतुर्थी': ['IN', 'MH'], 'ganesh chaturthi': ['IN', 'MH'], गुढीपाडवा: ['IN', 'MH'], 'gudi padwa': ['IN', 'MH'], பொங்கல்: ['IN', 'TN'], pongal: ['IN', 'TN'] }); // prettier-ignore
/** Where these are holidays too. */
const ALSO_IN: Readonly<Record<string, string>> = byWord({
	IN: 'IN SG MY MU FJ LK NP TT GY SR', AE: 'AE SA EG TR ID MY PK BD MA DZ TN JO KW QA OM BH IQ LB SY YE LY SD SN NG KE TZ AL BA KZ UZ AZ', SA: 'SA AE EG QA KW OM BH JO IQ MA DZ TN', US: 'US', CN: 'CN TW HK MO SG MY ID PH KR VN', GB: 'GB AU NZ CA IE ZA', IL: 'IL', VN: 'VN', TH: 'TH', JP: 'JP', DE: 'DE', FR: 'FR', ES: 'ES MX AR CO', SE: 'SE FI', LK: 'LK TH SG MY', AU: 'AU NZ', CA: 'CA', IR: 'IR AF AZ KZ UZ TJ TM KG'
}); // prettier-ignore

const DAYS_OF_WORK = oneOf('working days | workdays | work days | business days | weekdays | arbeitstage | werktage | días laborables | días hábiles | jours ouvrés | jours ouvrables | कार्य दिवस | कामाचे दिवस | வேலை நாட்கள் | أيام العمل'); // prettier-ignore
const SPAN = new RegExp(`^(?:how many |number of |wie viele |cuántos |combien de )?${DAYS_OF_WORK}(?: are there| are left| sind es| hay)? (?:between |from |zwischen |von |entre |del? |du )?(?:(.+?) (?:and|to|until|till|und|bis|y|hasta|al?|et|au) |(?:until|till|to|before|bis|hasta|jusqu’à|jusqu'au|jusqu'à) )(.+)$`, 'u'); // prettier-ignore
const IN_MONTH = new RegExp(`^(?:how many |number of |wie viele |cuántos |combien de )?${DAYS_OF_WORK}(?: are there| are| sind es| hay| hat| has| tiene| a)? (?:(?:in|im|en|de|of|der) )?(\\p{L}+)(?: (?:de )?(\\d{4}))?(?: hat)?$`, 'u'); // prettier-ignore
/** Of a whole year, here or in a part of a country: `arbeitstage 2027 bayern`. */
const IN_YEAR = new RegExp(`^(?:how many |number of |wie viele |cuántos |combien de )?${DAYS_OF_WORK}(?: are there| are| sind es| hay| hat| has| tiene| a)? (?:(?:in|im|en|of|im jahr|el año) )?(\\d{4})(?: (?:(?:in|en|au) )?(.+))?$|^(?:how many |number of |wie viele |cuántos |combien de )?${DAYS_OF_WORK} (?:(?:in|im|en|of|au) )?(.+?) (\\d{4})$`, 'u'); // prettier-ignore
const ADDED = new RegExp(`^(\\d{1,3}) ${DAYS_OF_WORK} (from|after|before|ab|nach|vor|desde|después de|antes de|après|avant) (.+)$`, 'u'); // prettier-ignore
const IS_DAY = /^(?:is|ist|es|est-ce que)?\s*(today|tomorrow|heute|morgen|hoy|mañana|aujourd[’']hui|demain)\s+(?:is |ist |es |est )?(?:an? |ein |un )?(?:public |bank |gesetzlicher )?(?:holiday|feiertag|festivo|feriado|férié|jour férié)(?: (?:in|en|au|à|aux) (.+))?$/u; // prettier-ignore
/** Is 3 October a holiday in Germany, is Diwali a holiday in India. */
const IS_KEPT = /^(?:is|ist|es|est-ce que)\s+(.+?)\s+(?:is |ist |es |est )?(?:an? |ein |un )?(?:public |bank |national |federal |gesetzlicher )?(?:holiday|feiertag|festivo|feriado|jour férié|férié)(?: (?:in|en|au|à|aux) (.+))?$/u; // prettier-ignore
/** The same in the order of other languages: the day, and where. */
const IS_KEPT_OTHERWISE: readonly RegExp[] = [
	/^(?:ist|hat man an|hat man) (?:am )?(.+?)(?: in (.+?))? (?:frei|arbeitsfrei|schulfrei|ein feiertag)$/u,
	/^(?:es|será|fue) (?:día )?(?:festivo|feriado) (?:el )?(.+?)(?: en (.+))?$/u,
	/^(.+?) (?:es|será) (?:día )?(?:festivo|feriado)(?: en (.+))?$/u,
	/^(.+?)(?: est-(?:il|ce)(?: un)?| c['’]est(?: un)?) (?:jour )?férié(?: (?:en|au|aux|à) (.+))?$/u,
	/^(?:क्या )?(.+?)(?: को|ला)? (?:(?:सार्वजनिक|सरकारी|बैंक|बँक) )?(?:छुट्टी|अवकाश|सुट्टी) (?:है|होगी|आहे)(?: क्या| का)?$/u,
	/^(.+?) (?:அரசு |பொது )?விடுமுறை(?:யா| நாளா)$/u,
	/^هل (?:يوم )?(.+?) (?:يوم )?(?:عطلة|إجازة)(?: رسمية)?(?: في (.+))?$/u
];

/** Questions about working days: between two days, until one, some after one. */
function readWorkdays(
	lower: string,
	{ home, today, country }: Pick<Hints, 'home' | 'today' | 'country'>
): Reading<'workdays'>[] {
	const span = SPAN.exec(lower);
	if (span) {
		const [from, to] = [
			span[1] === undefined ? today : nextDayCalled(span[1], today, false, home),
			nextDayCalled(span[2] ?? '', today, false, home)
		];
		if (from === null || to === null) return [];
		return [
			{ operation: 'workdays', values: { country: home, from, to }, about: `${from} – ${to}, ${home}`, score: 0.92 }
		];
	}
	const month = IN_MONTH.exec(lower);
	const ofYear = IN_YEAR.exec(lower);
	const year = ofYear?.[1] ?? ofYear?.[4];
	const where = ofYear?.[2] ?? ofYear?.[3];
	const [state, part] = PARTS[where ?? ''] ?? [];
	const code = where === undefined ? home : (state ?? country(where));
	if (year !== undefined && code !== undefined) return [{ operation: 'workdays', values: { country: code, ...(part !== undefined && { subdivision: part }), from: `${year}-01-01`, to: `${year}-12-31` }, about: `${year}, ${[code, part].filter(Boolean).join('-')}`, score: 0.93 }]; // prettier-ignore
	const first = month ? readDay(`1 ${month[1]} ${month[2] ?? today.slice(0, 4)}`, today) : null;
	if (first) {
		const from = isoOf(first, 0);
		const to = isoDate(dayOf(first.year ?? 0, first.month + 1, 1) - 1);
		return [{ operation: 'workdays', values: { country: home, from, to }, about: `${from} – ${to}, ${home}`, score: 0.93 }]; // prettier-ignore
	}
	const [, count, after, day] = ADDED.exec(lower) ?? [];
	const from = day === undefined ? null : nextDayCalled(day, today, false, home);
	if (from === null) return [];
	const add = `${/^(?:before|vor|antes|avant)/.test(after ?? '') ? '-' : ''}${count}`;
	return [
		{ operation: 'workdays', values: { country: home, from, add }, about: `${from} + ${add}, ${home}`, score: 0.93 }
	];
}

/** Of other feasts, the last day of a year on which they can be: after it, they are asked of the next year. */
const LAST: Readonly<Record<string, string>> = byWord({
	'republic day IN': '01-26', 'गणतंत्र दिवस': '01-26', 'प्रजासत्ताक दिन': '01-26', 'குடியரசு தினம்': '01-26', 'स्वतंत्रता दिवस': '08-15', 'स्वातंत्र्य दिन': '08-15', 'சுதந்திர தினம்': '08-15', 'gandhi jayanti': '10-02', 'गांधी जयंती': '10-02',
	'independence day US': '07-05', 'independence day IN': '08-15',
	diwali: '11-15', दिवाली: '11-15', दिवाळी: '11-15', தீபாவளி: '11-15', holi: '03-26', होली: '03-26', 'chinese new year': '02-22', 'lunar new year': '02-22', tet: '02-22', songkran: '04-16', nowruz: '03-25',
	vesak: '06-02', 'anzac day': '04-27', 'canada day': '07-02', 'australia day': '01-28', 'golden week': '05-06', 'ganesh chaturthi': '09-20', 'गणेश चतुर्थी': '09-20', 'gudi padwa': '04-14', गुढीपाडवा: '04-14', pongal: '01-17', midsummer: '06-26', 'tag der deutschen einheit': '10-03', பொங்கல்: '01-17'
}); // prettier-ignore

/** Its day in a year for the line of the answer, where the list of that year has it not; `~` before one that is estimated. */
function feastOf(name: string, country: string, today: string, year: string | undefined): { readonly feast?: string } {
	const feast = feastCalled(name, country, today, Number(year ?? today.slice(0, 4)));
	return feast ? { feast: `${feast.estimated ? '~' : ''}${feast.from}` } : {};
}

const nextEid = (country: string, today: string): string | undefined =>
	['eid al-fitr', 'eid al-adha'].flatMap((name) => feastCalled(name, country, today)?.from ?? []).sort()[0];

/** The next year where a feast is over for this one; undefined, which is this year, where it is not. */
function yearOf(name: string, country: string, today: string): string | undefined {
	const feast = name === 'eid' ? nextEid(country, today) : feastCalled(name, country, today)?.from;
	if (feast !== undefined) return feast.slice(0, 4) === today.slice(0, 4) ? undefined : feast.slice(0, 4);
	const last = LAST[`${name} ${country}`] ?? LAST[name];
	return last !== undefined && today.slice(5) > last ? String(Number(today.slice(0, 4)) + 1) : undefined;
}

/** Parts of countries that people name without the country. */
const PARTS: Readonly<Record<string, readonly [string, string]>> = byWord({
	bayern: ['DE', 'BY'], bavaria: ['DE', 'BY'], bavière: ['DE', 'BY'], berlin: ['DE', 'BE'], hessen: ['DE', 'HE'], sachsen: ['DE', 'SN'], saxony: ['DE', 'SN'],
	'baden-württemberg': ['DE', 'BW'], nrw: ['DE', 'NW'], 'nordrhein-westfalen': ['DE', 'NW'], niedersachsen: ['DE', 'NI'], hamburg: ['DE', 'HH'],
	kerala: ['IN', 'KL'], 'tamil nadu': ['IN', 'TN'], karnataka: ['IN', 'KA'], maharashtra: ['IN', 'MH'], 'west bengal': ['IN', 'WB'], gujarat: ['IN', 'GJ'], 'andhra pradesh': ['IN', 'AP'],
	goa: ['IN', 'GA'], rajasthan: ['IN', 'RJ'], 'uttar pradesh': ['IN', 'UP'], bihar: ['IN', 'BR'], assam: ['IN', 'AS'], 'new south wales': ['AU', 'NSW'], queensland: ['AU', 'QLD'], wales: ['GB', 'WLS'], hawaii: ['US', 'HI'], 'british columbia': ['CA', 'BC'], alberta: ['CA', 'AB'],
	california: ['US', 'CA'], texas: ['US', 'TX'], 'new york': ['US', 'NY'], florida: ['US', 'FL'], scotland: ['GB', 'SCT'], 'northern ireland': ['GB', 'NIR'],
	alsace: ['FR', '6AE'], elsass: ['FR', '6AE'], moselle: ['FR', '57'], 'la réunion': ['FR', 'RE'], réunion: ['FR', 'RE'], guadeloupe: ['FR', 'GP'], martinique: ['FR', 'MQ'], mayotte: ['FR', 'YT'],
	andalucía: ['ES', 'AN'], aragón: ['ES', 'AR'], asturias: ['ES', 'AS'], cantabria: ['ES', 'CB'], 'castilla y león': ['ES', 'CL'], 'castilla-la mancha': ['ES', 'CM'], canarias: ['ES', 'CN'], catalunya: ['ES', 'CT'], extremadura: ['ES', 'EX'], galicia: ['ES', 'GA'], baleares: ['ES', 'IB'], 'islas baleares': ['ES', 'IB'], murcia: ['ES', 'MC'], navarra: ['ES', 'NC'], 'país vasco': ['ES', 'PV'], euskadi: ['ES', 'PV'], 'la rioja': ['ES', 'RI'], 'comunidad valenciana': ['ES', 'VC'], 'comunidad de madrid': ['ES', 'MD'],
	brandenburg: ['DE', 'BB'], bremen: ['DE', 'HB'], 'mecklenburg-vorpommern': ['DE', 'MV'], 'rheinland-pfalz': ['DE', 'RP'], saarland: ['DE', 'SL'], 'schleswig-holstein': ['DE', 'SH'], 'sachsen-anhalt': ['DE', 'ST'], thüringen: ['DE', 'TH'],
	महाराष्ट्र: ['IN', 'MH'], महाराष्ट: ['IN', 'MH'], 'उत्तर प्रदेश': ['IN', 'UP'], बिहार: ['IN', 'BR'], राजस्थान: ['IN', 'RJ'], 'मध्य प्रदेश': ['IN', 'MP'], गुजरात: ['IN', 'GJ'], गोवा: ['IN', 'GA'], दिल्ली: ['IN', 'DL'], केरल: ['IN', 'KL'], தமிழ்நாடு: ['IN', 'TN'], தமிழ்நாட்டு: ['IN', 'TN'], கேரளா: ['IN', 'KL'], கர்நாடகா: ['IN', 'KA'], delhi: ['IN', 'DL'], telangana: ['IN', 'TG'], punjab: ['IN', 'PB'], odisha: ['IN', 'OR'], 'madhya pradesh': ['IN', 'MP'],
	ontario: ['CA', 'ON'], quebec: ['CA', 'QC'], québec: ['CA', 'QC'], tirol: ['AT', '7'], wien: ['AT', '9'], zürich: ['CH', 'ZH'], cataluña: ['ES', 'CT'], madrid: ['ES', 'MD']
}); // prettier-ignore

/** This year, or the next. */
const THIS_YEAR =
	/ (?:this year|(?:in )?diese[sm] jahr|este año|cette année|इस साल|या वर्षी|இந்த ஆண்டு|هذا العام|(next year|(?:im )?nächste[sn] jahr|el próximo año|l[’']année prochaine|अगले साल|पुढच्या वर्षी|அடுத்த ஆண்டு|العام القادم))$/u;

/** Holidays, working days and whether a day is one, in what was typed. */
function readHolidays(
	{ text, lower }: Typed,
	{ country, home, today, dayFirst }: Hints
): Reading<'holidays' | 'workdays'>[] {
	if (text.length > 100 || text.includes('\n')) return [];
	const worked = readWorkdays(lower, { home, today, country });
	if (worked.length > 0) return worked;
	const long = LONG.exec(lower);
	// Which of them are long the page says.
	if (long) return [{ ...question(home, long[1], home, 0.92), values: { country: home, ask: 'long', ...(long[1] !== undefined && { year: long[1] }) } }]; // prettier-ignore
	const isDay = IS_DAY.exec(lower);
	if (isDay) {
		const code = isDay[2] === undefined ? home : country(isDay[2]);
		const day = nextDayCalled(isDay[1] ?? '', today);
		if (code === undefined || day === null) return [];
		const asked = question(code, day.slice(0, 4), `${day}, ${code}`, 0.93);
		return [{ ...asked, values: { ...asked.values, day } }];
	}
	const isKept = [IS_KEPT, ...IS_KEPT_OTHERWISE].map((form) => form.exec(lower)).find((match) => match !== null);
	if (isKept) {
		// `ist fronleichnam in berlin feiertag`: the place stands before the word.
		const [, inner, within] = /^(.+?) (?:in|im|en|au|à) (.+)$/u.exec(isKept[1] ?? '') ?? [];
		const isInner = isKept[2] === undefined && within !== undefined && (PARTS[within] !== undefined || country(within) !== undefined); // prettier-ignore
		const kept = (isInner ? inner : isKept[1]) ?? '';
		const where = (isInner ? within : isKept[2])?.replace(/^the /, '');
		const [state, part] = PARTS[where ?? ''] ?? [];
		const code = where === undefined ? home : (state ?? country(where));
		// कल is yesterday as well: who asks for a day off means the one to come.
		const name = kept.replace(/^(?:on |am |the |der |die |el |la |le )+/, '').replace(/^कल$/u, 'tomorrow');
		const day = nextDayCalled(name, today, dayFirst);
		const feast = new RegExp(`^${NAMED}$`, 'u').test(name);
		if (code !== undefined && (day !== null || feast)) {
			const when = feast ? yearOf(name, code, today) : day?.slice(0, 4);
			const asked = question(
				code,
				when,
				`${feast || /\d/.test(name) ? name : day}, ${[code, part].filter(Boolean).join('-')}`,
				0.93
			);
			const subdivision = part === undefined ? {} : { subdivision: part };
			return [
				{
					...asked,
					values: {
						...asked.values,
						...subdivision,
						day: feast ? name : (day as string),
						...(feast && feastOf(name, code, today, when))
					}
				}
			];
		}
	}
	const said = THIS_YEAR.exec(lower);
	const step = said === null ? 0 : said[1] === undefined ? 0 : 1;
	const year = /(?:^| )((?:19[5-9]|20)\d\d)(?= |$)/.exec(lower)?.[1] ?? (said ? String(Number(today.slice(0, 4)) + step) : undefined); // prettier-ignore
	const whole = lower.replace(THIS_YEAR, '').replace(/ (?:कब (?:है|हैं|होगी|होगा)|कधी आहे|எப்போது)$|^متى /u, '');
	const bare = year === undefined ? whole : whole.replace(new RegExp(` ?\\b${year}\\b`), '').trim();
	const asked = new RegExp(`^(?:when is |when are |wann ist |wann sind |cuándo es |quand est |is today a )?(?:the |der |die |el |la |les? )?(?:${NEXT} )?${WORD}(?: ${NEXT})?(?: ${FILL})?(?: (.+))?$`, 'u').exec(bare); // prettier-ignore
	const after = asked ? null : new RegExp(`^(.+?)(?: ${FILL})?(?: ${NEXT})? ${WORD}$`, 'u').exec(bare);
	const place = (asked?.[1] ?? after?.[1])?.replace(/^the /, '').trim();
	if (asked || after) {
		if (place === undefined || place === '') return [question(home, year, home, 0.92)];
		const where = [place, ...stemsOf(place)].find((name) => PARTS[name] !== undefined || country(name) !== undefined) ?? place; // prettier-ignore
		const part = PARTS[where];
		if (part) return [{ ...question(part[0], year, `${part[0]}-${part[1]}`, 0.94), values: { country: part[0], subdivision: part[1], ...(year && { year }) } }]; // prettier-ignore
		const code = country(where);
		return code === undefined ? [] : [question(code, year, code, 0.94)];
	}
	const named = new RegExp(`^(?:when is |wann ist |cuándo es |quand est )?(${NAMED})(?: ${FILL}? ?(.+))?$`, 'u').exec(
		bare
	);
	if (named) {
		const own = HOME_OF[named[1] ?? ''];
		const near = own === undefined || (ALSO_IN[own] ?? own).split(' ').includes(home) ? home : own;
		const code = named[2] === undefined ? near : country(named[2]);
		if (code === undefined) return [];
		const [of, part] = PART_OF[named[1] ?? ''] ?? [];
		const asked = question(code, year ?? yearOf(named[1] ?? '', code, today), `${named[1]}, ${code}`, 0.85);
		return [{ ...asked, values: { ...asked.values, ...(of === code && part !== undefined && { subdivision: part }), day: named[1] ?? '', ...feastOf(named[1] ?? '', code, today, asked.values['year']) } }]; // prettier-ignore
	}
	const day = readDay(lower, today, dayFirst);
	if (day && day.year !== null && day.year >= 1950 && day.year <= 2100 && !/^\p{L}+$/u.test(lower))
		return [question(home, String(day.year), isoOf(day, day.year), 0.5)];
	const code = country(bare);
	if (code !== undefined)
		return [question(code, year, code, bare === text.toLowerCase() && bare.length === 2 ? 0.66 : 0.8)];
	return [];
}

export const suggest: Suggest<typeof holidays> = {
	names: {
		workdays: ['working days', 'workdays', 'business days', 'arbeitstage', 'werktage', 'días laborables', 'días hábiles', 'jours ouvrés', 'jours ouvrables', 'कार्य दिवस', 'कामाचे दिवस', 'வேலை நாட்கள்', 'أيام العمل'], // prettier-ignore
		holidays: ['holidays', 'public holidays', 'bank holidays', 'feiertage', 'feiertag', 'festivos', 'feriados', 'jours fériés', 'छुट्टियाँ', 'सुट्ट्या', 'விடுமுறை', 'العطل', 'calendar', 'kalender', 'calendario', 'calendrier'] // prettier-ignore
	},
	read: (typed, hints) =>
		readHolidays(typed, hints).map((reading) =>
			reading.operation === 'holidays' &&
			reading.values['year'] === undefined &&
			reading.values['day'] === undefined &&
			reading.values['ask'] === undefined
				? { ...reading, otherwise: { ...reading.values, year: String(Number(hints.today.slice(0, 4)) + 1) } }
				: reading
		)
};
