import { easter, orthodoxEaster } from '../../../engines/kit/easter';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { feastDays, lunarDays } from './lunar';

/** A way of telling the days of a holiday: every day that it names, 1950–2100, ascending. */
interface Anchor {
	readonly days: readonly DayNumber[];
	/** The days may turn out a day or two off. */
	readonly reckoned: boolean;
}

/** A rule that a series of days follows: days from an anchor, by the weekday on which the anchor falls. */
export interface SeriesRule extends Anchor {
	/** Offsets by weekday (Sunday 0), where days of that weekday were seen. */
	readonly offsets: ReadonlyMap<number, readonly number[]>;
	/** The first and the last year in which the series follows the rule without a break. */
	readonly first: number;
	readonly last: number;
}

const YEARS = Array.from({ length: 151 }, (_, index) => 1950 + index);
const yearly = (on: (year: number) => DayNumber): Anchor => ({ days: YEARS.map(on), reckoned: false });

let moons: Anchor[] | undefined;

/** Dates by the moon that holidays go by. */
export function moonAnchors(): readonly Anchor[] {
	if (moons) return moons;
	moons = [];
	for (const [month, day] of [
		[1, 1],
		[1, 10],
		[3, 12],
		[7, 27],
		[8, 15],
		[9, 1],
		[9, 17],
		[9, 27],
		[10, 1],
		[12, 10],
		[12, 18],
		[2, 20]
	] as const)
		moons.push({ days: lunarDays('hijri', month, day), reckoned: true });
	for (const [place, dates] of Object.entries(SIGHTED))
		for (const date of dates.split(' ')) {
			const [month = '', day] = date.split('-');
			moons.push({ days: lunarDays(place as 'tehran', month, Number(day)), reckoned: true });
		}
	for (const [month, day] of [
		[1, 1],
		[4, 8],
		[5, 5],
		[8, 15],
		[9, 9]
	] as const)
		for (const calendar of ['chinese', 'korean', 'vietnamese'] as const)
			moons.push({ days: lunarDays(calendar, month, day), reckoned: false });
	moons.push({ days: lunarDays('vietnamese', 3, 10), reckoned: false });
	for (const [month, day] of [
		['Tishri', 1],
		['Tishri', 10],
		['Tishri', 15],
		['Nisan', 15],
		['Sivan', 6],
		['Iyar', 5]
	] as const)
		moons.push({ days: lunarDays('hebrew', month, day), reckoned: false });
	moons.push(
		{ days: feastDays('qingming', '8'), reckoned: false },
		{ days: feastDays('nowruz', '3.5'), reckoned: false }
	);
	for (const feast of FEASTS) moons.push({ days: feastDays('hindu', feast), reckoned: true });
	moons.push({ days: feastDays('dongzhi', '8'), reckoned: false });
	for (const feast of 'offering losar zhabdrung parinirvana rinpoche sermon drubchoe tshechu descending'.split(' '))
		moons.push({ days: feastDays('tibetan', feast), reckoned: true });
	for (const feast of 'kason waso thadingyut deepavali tazaungmon national-day karen tabaung'.split(' '))
		moons.push({ days: feastDays('myanmar', feast), reckoned: true });
	return moons;
}

/** Dates of the Islamic year as it is sighted: those of holidays, or a day close to several. */
const SIGHTED = {
	tehran: '1-10 2-20 2-28 3-1 3-8 3-17 6-3 7-13 7-27 8-15 9-21 10-1 10-25 12-10 12-18',
	karachi: '1-10 3-12 10-1 12-10',
	delhi: '1-10 2-20 3-12 7-13 8-15 10-1 12-10',
	dhaka: '1-10 3-12 8-15 9-27 10-1 12-10',
	colombo: '3-12 10-1 12-10',
	daressalaam: '3-12 10-1 12-10',
	aceh: '1-1 3-12 7-27 10-1 12-10',
	kualalumpur: '1-1 2-6 3-12 7-27 9-1 9-17 10-1 12-10'
};

const FEASTS =
	'vasant-panchami shivaratri holika holi dol mata-karma ugadi cheti-chand sarhul ashoka-ashtami ram-navami mahavir vaishakha-purnima parashurama janaki-navami savitri maharana-pratap kabir rath-yatra guru-purnima hareli raksha-bandhan janmashtami teej ganesh nuakhai ramdev karma mahalaya ghatasthapana saptami ashtami navami dussehra lakshmi-purnima ashvina-purnima naraka diwali kali govardhan bali bhai-dooj chhath guru-nanak magha-purnima guru-gobind pausha-purnima mesha makara vishu boishakh thiruvonam thaipusam devnarayan guru-arjan guru-tegh sonam gyalpo yomari'.split(
		' '
	);

/** The rules that could put a holiday on `day`. */
function anchorsFor(day: DayNumber): Anchor[] {
	const year = yearOf(day);
	const date = new Date(day * 86_400_000);
	const [month, of] = [date.getUTCMonth() + 1, date.getUTCDate()];
	const weekday = weekdayOf(day);
	const anchors: Anchor[] = [];
	for (let shift = -3; shift <= 3; shift++) {
		const near = new Date((day + shift) * 86_400_000);
		const [m, d] = [near.getUTCMonth() + 1, near.getUTCDate()];
		anchors.push(yearly((one) => dayOf(one, m, d)));
	}
	if (Math.abs(day - easter(year)) <= 70) anchors.push(yearly((one) => easter(one) + day - easter(year)));
	if (Math.abs(day - orthodoxEaster(year)) <= 70)
		anchors.push(yearly((one) => orthodoxEaster(one) + day - orthodoxEaster(year)));
	for (let start = of - 6; start <= of; start++)
		anchors.push(yearly((one) => dayOf(one, month, start) + ((weekday - weekdayOf(dayOf(one, month, start)) + 7) % 7)));
	const end = dayOf(year, month + 1, 1);
	if (end - day <= 7)
		anchors.push(
			yearly((one) => dayOf(one, month + 1, 1) - 7 + ((weekday - weekdayOf(dayOf(one, month + 1, 1)) + 7) % 7))
		);
	return anchors;
}

/** Days from its anchor that a holiday may be: a week, and a feast of several days. */
const REACH = 9;

/**
 * The rule that explains most years of a series, from its end or from its beginning. `days` ascending, all within the years
 * from `first` to `last`, of which each was looked at. Undefined when none explains four years in a row.
 */
export function ruleOf(
	days: readonly DayNumber[],
	first: number,
	last: number,
	end: 'first' | 'last'
): SeriesRule | undefined {
	const id = `${end} ${first} ${last} ${days.join()}`;
	if (!found.has(id)) found.set(id, search(days, first, last, end));
	return found.get(id);
}

/** Parts of a country share most of their series. */
const found = new Map<string, SeriesRule | undefined>();

function search(
	days: readonly DayNumber[],
	first: number,
	last: number,
	end: 'first' | 'last'
): SeriesRule | undefined {
	const sample = end === 'last' ? days.at(-1) : days[0];
	if (sample === undefined) return undefined;
	let best: SeriesRule | undefined;
	for (const anchor of [...anchorsFor(sample), ...moonAnchors()]) {
		const one = fit(days, anchor, first, last, end);
		if (one && (!best || one.last - one.first > best.last - best.first)) best = one;
		if (best && best.last - best.first === last - first) break;
	}
	return best && best.last - best.first >= 3 ? best : undefined;
}

function fit(
	days: readonly DayNumber[],
	anchor: Anchor,
	first: number,
	last: number,
	end: 'first' | 'last'
): SeriesRule | undefined {
	const near = anchor.days.filter((day) => yearOf(day) >= first && yearOf(day) <= last);
	const ordered = end === 'last' ? near.toReversed() : near;
	const byAnchor = new Map<DayNumber, number[]>();
	let at = 0;
	for (const day of days) {
		while (at + 1 < near.length && Math.abs((near[at + 1] ?? 0) - day) < Math.abs((near[at] ?? 0) - day)) at++;
		const closest = near[at];
		if (closest === undefined) return undefined;
		const here = byAnchor.get(closest);
		if (here) here.push(day - closest);
		else byAnchor.set(closest, [day - closest]);
	}
	const offsets = new Map<number, readonly number[]>();
	let reached: DayNumber | undefined;
	for (const one of ordered) {
		const here = byAnchor.get(one) ?? [];
		if (here.some((offset) => Math.abs(offset) > REACH)) break;
		const known = offsets.get(weekdayOf(one));
		if (known && (known.length !== here.length || known.some((offset, index) => offset !== here[index]))) break;
		offsets.set(weekdayOf(one), here);
		reached = one;
	}
	if (reached === undefined || (offsets.get(weekdayOf(ordered[0] ?? 0)) ?? []).length === 0) return undefined;
	const explained = ordered.slice(0, ordered.indexOf(reached) + 1);
	// A rule by which there is mostly nothing explains nothing.
	if (explained.filter((one) => byAnchor.has(one)).length < 0.6 * explained.length) return undefined;
	const reachedYear = yearOf(reached);
	return end === 'last'
		? { ...anchor, offsets, first: reachedYear, last }
		: { ...anchor, offsets, first, last: reachedYear };
}

/** The days of a rule in the years from `first` to `last`. */
export const daysOfRule = ({ days, offsets }: SeriesRule, first: number, last: number): DayNumber[] =>
	days
		.flatMap((day) => (offsets.get(weekdayOf(day)) ?? []).map((offset) => day + offset))
		.filter((day) => yearOf(day) >= first && yearOf(day) <= last);
