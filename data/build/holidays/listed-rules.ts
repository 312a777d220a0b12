import type { DayNumber } from '../../../engines/kit/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { daysByRule, type RuleText } from './rules';

/** Dates and feasts of calendars other than the civil one, by calendar: those of holidays, or a day close to several. */
const DATES: Readonly<Record<string, string>> = {
	hijri: '1-1 1-10 3-12 7-27 8-15 9-1 9-17 9-27 10-1 12-10 12-18 2-20',
	tehran: '1-10 2-20 2-28 3-1 3-8 3-17 6-3 7-13 7-27 8-15 9-21 10-1 10-25 12-10 12-18',
	karachi: '1-10 3-12 10-1 12-10',
	delhi: '1-10 2-20 3-12 7-13 8-15 10-1 12-10',
	dhaka: '1-10 3-12 8-15 9-27 10-1 12-10',
	colombo: '3-12 10-1 12-10',
	daressalaam: '3-12 10-1 12-10',
	aceh: '1-1 3-12 7-27 10-1 12-10',
	kualalumpur: '1-1 2-6 7-27 9-1 9-17 10-1 12-10',
	'chinese korean': '1-1 4-8 5-5 8-15 9-9',
	vietnamese: '1-1 3-10 8-15 9-9',
	hebrew: 'Tishri-1 Tishri-10 Tishri-15 Nisan-15 Sivan-6 Iyar-5',
	full: '-10.5',
	qingming: '8',
	nowruz: '3.5',
	hindu:
		'vasant-panchami shivaratri holika holi dol mata-karma ugadi cheti-chand sarhul ashoka-ashtami ram-navami mahavir vaishakha-purnima parashurama janaki-navami savitri maharana-pratap kabir rath-yatra guru-purnima hareli raksha-bandhan janmashtami teej ganesh nuakhai ramdev karma mahalaya ghatasthapana saptami ashtami navami dussehra lakshmi-purnima ashvina-purnima naraka diwali kali govardhan bali bhai-dooj chhath guru-nanak magha-purnima guru-gobind pausha-purnima mesha makara vishu boishakh thiruvonam thaipusam devnarayan guru-arjan guru-tegh sonam gyalpo yomari',
	dongzhi: '8',
	tibetan: 'offering losar zhabdrung parinirvana rinpoche sermon drubchoe tshechu descending',
	myanmar: 'kason waso thadingyut deepavali tazaungmon national-day karen tabaung'
};

/** Days of the year of Iran and Afghanistan: 12 Farvardin, 14 Khordad, 24 Asad, 22 Bahman and 29 Esfand. */
const SOLAR_YEAR = [11, 75, 147, 327, 364].map((later): RuleText => `nowruz 3.5 +${later}`);

/** Rules of which the pack keeps the days as lists, in its order. */
const LISTED_RULES: readonly RuleText[] = [
	...Object.entries(DATES).flatMap(([calendars, dates]) =>
		dates.split(' ').flatMap((date) => calendars.split(' ').map((calendar): RuleText => `${calendar} ${date}`))
	),
	...SOLAR_YEAR
];

/** The days of each listed rule, 1950–2100, ascending. */
export const listedDays = (): DayNumber[][] => LISTED_RULES.map((rule) => daysByRule(rule, FIRST_YEAR, LAST_YEAR + 1));
