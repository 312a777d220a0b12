import { dayOf, type DayNumber } from '../../../engines/kit/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import {
	civilDay,
	elongation,
	elongations,
	nextElongation,
	nextSunLongitude,
	startOf,
	sunLongitude,
	sunOn,
	type Time
} from './sky';

/** Central station of the Rashtriya Panchang (Positional Astronomy Centre): 23°11′ N, 82°30′ E, Indian time. */
const LATITUDE = 23 + 11 / 60;
const LONGITUDE = 82.5;
const ZONE = 5.5;

/** Months of the year that ends with the new moon (amanta); 1 is Chaitra. */
const MONTHS =
	'chaitra vaishakha jyeshtha ashadha shravana bhadrapada ashvina kartika margashirsha pausha magha phalguna'.split(
		' '
	);

/** When in the day the tithi has to prevail. */
type When = 'sunrise' | 'midday' | 'afternoon' | 'late' | 'dusk' | 'midnight' | 'dawn';

// Feasts by lunar month, tithi (1–15 of the bright half, 16–30 of the dark) and the time of day at which it counts.
// Source: Report of the Calendar Reform Committee (CSIR 1955), part C, and P. V. Kane, History of Dharmaśāstra, vol. V.
const FEASTS: readonly (readonly [feast: string, month: string, tithi: number, when: When, after?: number])[] = [
	['vasant-panchami', 'magha', 5, 'midday'],
	['sonam', 'magha', 1, 'sunrise'],
	['gyalpo', 'phalguna', 1, 'sunrise'],
	['yomari', 'margashirsha', 15, 'sunrise'],
	['devnarayan', 'magha', 7, 'sunrise'],
	['shivaratri', 'magha', 29, 'midnight'],
	['holika', 'phalguna', 15, 'dusk'],
	['holi', 'phalguna', 15, 'dusk', 1],
	['dol', 'phalguna', 15, 'sunrise'],
	['mata-karma', 'phalguna', 26, 'sunrise'],
	['ugadi', 'chaitra', 1, 'sunrise'],
	['cheti-chand', 'chaitra', 2, 'dusk'],
	['sarhul', 'chaitra', 3, 'sunrise'],
	['ashoka-ashtami', 'chaitra', 8, 'sunrise'],
	['ram-navami', 'chaitra', 9, 'midday'],
	['mahavir', 'chaitra', 13, 'sunrise'],
	['vaishakha-purnima', 'vaishakha', 15, 'sunrise'],
	['parashurama', 'vaishakha', 3, 'dusk'],
	['janaki-navami', 'vaishakha', 9, 'midday'],
	['savitri', 'vaishakha', 30, 'sunrise'],
	['maharana-pratap', 'jyeshtha', 3, 'sunrise'],
	['guru-arjan', 'jyeshtha', 4, 'sunrise'],
	['kabir', 'jyeshtha', 15, 'sunrise'],
	['rath-yatra', 'ashadha', 2, 'sunrise'],
	['guru-purnima', 'ashadha', 15, 'sunrise'],
	['hareli', 'ashadha', 30, 'sunrise'],
	['raksha-bandhan', 'shravana', 15, 'sunrise'],
	['janmashtami', 'shravana', 23, 'sunrise'],
	['teej', 'bhadrapada', 3, 'sunrise'],
	['ganesh', 'bhadrapada', 4, 'midday'],
	['nuakhai', 'bhadrapada', 5, 'sunrise'],
	['ramdev', 'bhadrapada', 10, 'sunrise'],
	['karma', 'bhadrapada', 11, 'sunrise'],
	['mahalaya', 'bhadrapada', 30, 'midday'],
	['ghatasthapana', 'ashvina', 1, 'sunrise'],
	['saptami', 'ashvina', 7, 'sunrise'],
	['ashtami', 'ashvina', 8, 'sunrise'],
	['navami', 'ashvina', 9, 'sunrise'],
	['dussehra', 'ashvina', 10, 'afternoon'],
	['lakshmi-purnima', 'ashvina', 15, 'midnight'],
	['ashvina-purnima', 'ashvina', 15, 'sunrise'],
	['naraka', 'ashvina', 29, 'dawn'],
	['diwali', 'ashvina', 30, 'dusk'],
	['govardhan', 'ashvina', 30, 'dusk', 1],
	['kali', 'ashvina', 30, 'midnight'],
	['bali', 'kartika', 1, 'sunrise'],
	['bhai-dooj', 'kartika', 2, 'afternoon'],
	['chhath', 'kartika', 6, 'sunrise'],
	['guru-nanak', 'kartika', 15, 'sunrise'],
	['guru-tegh', 'margashirsha', 5, 'sunrise'],
	['magha-purnima', 'magha', 15, 'sunrise'],
	['guru-gobind', 'pausha', 7, 'sunrise'],
	['pausha-purnima', 'pausha', 15, 'sunrise']
];

/** Sun's entries into signs of the sidereal zodiac, degrees. From this part of the day on, the feast is the next day (sunset, sunrise, midnight). */
const SANKRANTIS = [
	['makara', 270, 0.74],
	['mesha', 0, 0.74],
	['vishu', 0, 0.26],
	['boishakh', 0, 0]
] as const;

/** Each feast with its days 1950–2100. */
export function hinduFeasts(): Map<string, DayNumber[]> {
	const feasts = new Map<string, DayNumber[]>();
	const moons = elongations(0, startOf(FIRST_YEAR) - 60, startOf(LAST_YEAR + 1) + 30);
	for (let index = 0; index + 1 < moons.length; index++) {
		const [moon = 0, next = 0] = [moons[index], moons[index + 1]];
		const sign = siderealSign(moon);
		// The sun does not enter a sign in an added month: feasts move to the month after it.
		if (siderealSign(next) === sign) continue;
		for (const [feast, month, tithi, when, after = 0] of FEASTS)
			if (MONTHS[(sign + 1) % 12] === month) push(feasts, feast, dayOfTithi(moon, tithi, when) + after);
	}
	for (const [name, degrees, late] of SANKRANTIS)
		for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
			push(feasts, name, civilDay(nextSunLongitude(degrees + ayanamsa(startOf(year)), startOf(year)) + 1 - late, ZONE));
	for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
		push(feasts, 'thiruvonam', thiruvonam(year));
		push(feasts, 'thaipusam', thaipusam(year));
	}
	for (const [feast, days] of feasts)
		feasts.set(
			feast,
			days.filter((day) => day >= startOf(FIRST_YEAR) && day < startOf(LAST_YEAR + 1))
		);
	return feasts;
}

/** The last day of the Malayalam month Chingam (sun in Leo) on which the moon is in Shravana (280° to 293°20′) at sunrise. */
function thiruvonam(year: number): DayNumber {
	const start = civilDay(nextSunLongitude(120 + ayanamsa(startOf(year)), startOf(year)), ZONE);
	const end = civilDay(nextSunLongitude(150 + ayanamsa(startOf(year)), startOf(year)), ZONE);
	let found = start;
	for (let day = start; day < end; day++) {
		const moon = siderealMoon(hour(day, 'sunrise'));
		if (moon >= 280 && moon < 280 + 40 / 3) found = day;
	}
	return found;
}

/** The first day from 16 January on on which the moon is in Pushya (93°20′ to 106°40′) at noon: 16 of 18 of Malaysia's lists of 2010–2027, all of Mauritius. */
function thaipusam(year: number): DayNumber {
	let day = dayOf(year, 1, 16);
	for (; ; day++) {
		const moon = siderealMoon(day + 0.5 - ZONE / 24);
		if (moon >= 280 / 3 && moon < 320 / 3) return day;
	}
}

const siderealMoon = (time: Time) => (sunLongitude(time) - ayanamsa(time) + elongation(time) + 720) % 360;

function push(feasts: Map<string, DayNumber[]>, feast: string, day: DayNumber): void {
	const days = feasts.get(feast);
	if (days) days.push(day);
	else feasts.set(feast, [day]);
}

// Degrees by which the sidereal zodiac lags behind the tropical one. Source: Lahiri's value as the Calendar Reform Committee
// has it (23°15′00″ on 21 March 1956), with general precession of 50.29″ a year.
const ayanamsa = (time: Time) => 23.25 + ((time + 5034) / 365.25) * (50.29 / 3600);

const siderealSign = (time: Time) => Math.floor(((sunLongitude(time) - ayanamsa(time) + 360) % 360) / 30);

/** The day on which a tithi of the month that begins with `moon` prevails at its hour. Without such a day, the one on which it begins. */
function dayOfTithi(moon: Time, tithi: number, when: When): DayNumber {
	const about = moon + (tithi - 1) * 0.9 - 0.5;
	const start = tithi === 1 ? moon : nextElongation((tithi - 1) * 12, Math.max(moon, about - 1.5));
	const end = nextElongation(tithi * 12, start + 0.3);
	const first = civilDay(start, ZONE);
	const days = [first - 1, first, first + 1, first + 2].filter((day) => {
		const time = hour(day, when);
		return time >= start && time < end;
	});
	const dusk = days[0];
	// The first half of the full moon's tithi is Bhadra, in which no fire is lit: the next evening, when it ends late enough.
	if (when === 'dusk' && tithi === 15 && dusk !== undefined)
		if (hour(dusk, 'dusk') < (start + end) / 2 && end > hour(dusk + 1, 'late')) return dusk + 1;
	// On two afternoons: the second, as the almanacs have it for the tenth of Ashvina.
	return (when === 'afternoon' ? days.at(-1) : days[0]) ?? civilDay(when === 'sunrise' ? start : end, ZONE);
}

function hour(day: DayNumber, when: When): Time {
	if (when === 'midnight') return day + 1 - LONGITUDE / 360;
	const { rise, set } = sunOn(day, LATITUDE, LONGITUDE, ZONE);
	switch (when) {
		case 'sunrise':
			return rise;
		case 'dawn':
			return rise - 0.045;
		case 'midday':
			return (rise + set) / 2;
		case 'afternoon':
			return rise + (set - rise) * 0.72;
		case 'late':
			return rise + (set - rise) * 0.9;
		case 'dusk':
			return set + 0.03;
	}
}
