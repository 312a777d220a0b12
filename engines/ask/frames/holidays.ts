/** Questions about feasts, public holidays and working days. */
import { addDays, ahead, periodOf } from '../facts/calendar';
import { feastDay, isPublicSomewhere, regionOf } from '../facts/feasts';
import type { Built, Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';
import type { Setting } from '../setting';
import { measuresOf } from '../facts/units';
import { saidYear, yearOf } from './calendar';
import { endsOf } from './lengths';

const isTime = (span: Span | undefined): boolean => span === undefined || measuresOf(span.value).includes('time');

/** Country and, where a part of it is named, that part: as the operations take them. */
function countryOf(match: Match, setting: Setting): { readonly country: string; readonly subdivision?: string } {
	const place = match.one('place', 'unknown-place');
	if (!place) return { country: setting.country };
	const { country: own, variant } = place;
	if (own !== undefined) return { country: own, ...(variant !== undefined && { subdivision: variant }) };
	const name = place.name ?? place.value;
	const country = match.tables?.places.countryOf(name);
	return country === undefined ? { country: name } : { country, subdivision: name };
}

/** The day of a feast in a year, or its next one: as an answer of the calendar. */
function feastOn(match: Match, setting: Setting, feast: Span, strong: number): Built | null {
	const where = (match.one('place', 'unknown-place') ? undefined : regionOf(feast.value)) ?? countryOf(match, setting);
	const year = saidYear(match, setting);
	const isPast = match.has('last') || (match.one('period')?.amount ?? 0) < 0;
	const thisYear = yearOf(setting.today);
	const dayIn = (asked: number | undefined) => feastDay(feast.value, where.country, setting.today, asked);
	const day = dayIn(year ?? (isPast ? thisYear : undefined));
	const date = year === undefined && isPast && day !== undefined && day > setting.today ? dayIn(thisYear - 1) : day;
	// The table of this year may have a day that is over: the next one is in the year behind it.
	const isNext = date === undefined && year === undefined && !isPast;
	const focus = {
		kind: 'feast',
		feast: feast.value,
		...(date !== undefined && { date }),
		...(isNext && { next: true })
	};
	const on = date === undefined ? (year ?? thisYear) : yearOf(date);
	if (isPublicSomewhere(feast.value)) return { input: { ...where, year: on }, strong, focus };
	return date === undefined ? null : { operation: 'ask/day', input: { date }, strong, focus };
}

export const HOLIDAY_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'feast',
		operation: 'holidays/holidays',
		may: [
			'when',
			'date',
			'day-of',
			'next',
			'this',
			'holiday',
			'day-off',
			'last',
			'what-is',
			'is-over',
			'weekend',
			'term'
		],
		slots: { feast: 1, year: 1, place: 1, period: 1, date: 1, 'month-span': 1 },
		wants: ['feast'],
		build(match, setting) {
			const feast = match.one('feast');
			const month = match.one('month-span');
			// What Boxing Day is asks for its meaning.
			if (match.has('what-is') && match.content === 2) return null;
			// Whether Easter is in April.
			if (feast && month) {
				const built = match.isBare ? feastOn(match, setting, feast, 2) : null;
				const day = built?.focus?.['date'];
				return typeof day === 'string'
					? {
							...built,
							input: built?.input ?? {},
							strong: 2,
							focus: { kind: 'feast', ...built?.focus, isSo: day.slice(5, 7) === month.value.slice(5, 7) }
						}
					: null;
			}
			// Whether it is over this year, or falls on a weekend.
			if (feast && match.has('is-over', 'weekend')) {
				const isOver = match.has('is-over');
				const year = saidYear(match, setting) ?? (isOver ? yearOf(setting.today) : undefined);
				const day = feastDay(feast.value, countryOf(match, setting).country, setting.today, year);
				const isSo = day !== undefined && (isOver ? day < setting.today : new Date(day).getUTCDay() % 6 === 0);
				if (day === undefined || !match.isBare || match.has('when')) return null;
				return {
					operation: 'ask/day',
					input: { date: day },
					strong: 2,
					focus: { kind: 'feast', feast: feast.value, date: day, isSo }
				};
			}
			if (match.one('date')?.by === 'weekday' && !match.has('when')) return null;
			// Whether Christmas Eve is a holiday.
			if (feast && match.has('holiday', 'day-off') && !match.has('when', 'date', 'next', 'last')) {
				const where = countryOf(match, setting);
				const date = feastDay(feast.value, where.country, setting.today);
				if (date !== undefined)
					return { input: { ...where, year: yearOf(date) }, strong: 1, focus: { kind: 'on', date } };
			}
			return feast ? feastOn(match, setting, feast, match.has('when', 'date', 'day-of') ? 2 : 1) : null;
		}
	},
	{
		id: 'holidays',
		operation: 'holidays/holidays',
		needs: [['holiday', 'day-off', 'long-weekend', '#off']],
		may: [
			'next',
			'when',
			'date',
			'day-of',
			'this',
			'until',
			'how-many',
			'how-long',
			'here',
			'list',
			'what-is',
			'who',
			'left',
			'last',
			'after',
			'later',
			'today'
		],
		slots: { off: 1, place: 2, year: 1, date: 1, 'month-span': 1, season: 1, period: 1, unit: 1, 'unknown-place': 1 },
		build(match, setting) {
			const unit = match.one('unit')?.value;
			// How many days of holiday are left is known to an employer.
			if (
				!isTime(match.one('unit')) ||
				(unit !== undefined && unit !== 'year' && match.has('how-many', 'left') && !match.has('next', 'until'))
			)
				return null;
			const isOff = !match.has('holiday', 'long-weekend');
			const place = match.one('place');
			if (isOff && !place && !match.has('next', 'when')) return null;
			const date = match.one('date');
			// Do the Swiss have the first of August off.
			if (match.one('off') && (!isOff || !date || !place)) return null;
			const period = match.one('period');
			// A month, a season, a week.
			const span = match.one('month-span', 'season') ?? (period?.value === 'year' ? undefined : period);
			const within = span && periodOf(span, setting.today);
			const on = saidYear(match, setting) ?? yearOf(within?.first ?? date?.value ?? setting.today);
			const kind = match.has('long-weekend')
				? 'long-weekend'
				: match.has('how-many') &&
					  match.has('holiday') &&
					  !date &&
					  !within &&
					  (unit ?? 'year') === 'year' &&
					  !match.has('until')
					? 'count'
					: date
						? 'on'
						: within
							? 'within'
							: match.has('next', 'until')
								? 'next'
								: 'list';
			const day = date && ahead(date, setting.today);
			// Which days someone has off is known to an employer. The public holidays are near to them.
			const isPersonal = (isOff && !place) || (match.lattice.kinds.has('off') && match.lattice.kinds.has('self'));
			const strong = isOff
				? 0
				: match.has('next', 'when', 'long-weekend') || place || date || match.one('year') || within || period
					? 2
					: 1;
			return {
				input: { ...countryOf(match, setting), year: day ? yearOf(day) : on },
				strong,
				...(isPersonal && { lacks: 'work' }),
				focus: {
					kind,
					...(kind === 'count' && match.has('left') && { from: setting.today }),
					...(day && { date: day }),
					...(within && { from: within.first, to: addDays(within.next, -1) })
				}
			};
		}
	},
	{
		id: 'working-days',
		operation: 'holidays/workdays',
		needs: [['working-days']],
		may: ['how-many', 'until', 'since', 'later', 'this', 'left', 'next', 'after', 'between'],
		slots: { date: 2, feast: 2, 'month-span': 1, season: 1, year: 1, place: 1, period: 1, number: 1 },
		build(match, setting) {
			const [a] = match.all('date');
			const ends = endsOf(match, setting);
			const period = match.one('period');
			const span = match.one('month-span', 'season') ?? (period?.value === 'year' ? undefined : period);
			const within = span && periodOf(span, setting.today);
			const said = saidYear(match, setting);
			const year = period && said === yearOf(setting.today) && match.has('left', 'until') ? undefined : said;
			const feast = match.one('feast');
			const number = match.one('number');
			const last = feast && feastDay(feast.value, setting.country, setting.today);
			const from = ends
				? ends[0]
				: number && a
					? a.value
					: within
						? within.first
						: year
							? `${year}-01-01`
							: setting.today;
			const to =
				ends?.[1] ??
				(a && ahead(a, setting.today)) ??
				last ??
				(within ? addDays(within.next, -1) : said ? `${said}-12-31` : undefined);
			if (number === undefined && to === undefined) return null;
			return {
				input: { ...countryOf(match, setting), from, ...(number ? { add: number.amount } : { to }) },
				strong: 1,
				focus: { kind: 'workdays' }
			};
		}
	}
];
