/** Questions about clocks: the time somewhere, zones, the same moment elsewhere. */
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';

import { addDays, ahead, daysBetween, periodOf } from '../facts/calendar';
import { feastDay } from '../facts/feasts';
import { minutesIn } from './clock-lengths';
import { coordsOf, dayAt, minutesOf, zoneOf } from './clock-zones';
import { nextChange, offsetOf, writeOffset } from '../facts/zones';

const WHERE = ['place', 'unknown-place', 'zone'] as const;
/** Subjects of things that have a time: meetings, calls, flights. */
const EVENTS = ['calendar', 'call', 'sports', 'video', 'travel', 'transport'] as const;
/** Clocks that are shown side by side. */
const MOST_CLOCKS = 5;

/** Input of an answer for one place; by default the caller's own zone. */
const at = (span: Span | undefined, { timeZone }: Setting) => ({ coords: span ? coordsOf(span) : timeZone });

function clockAt(span: Span | undefined, setting: Setting, strong: number): Built {
	return { input: at(span, setting), strong, focus: { kind: 'time', here: span === undefined } };
}

/** The places and zones of a question; a country directly before its zone, as in US Eastern, is not another. */
function whereIn(match: Match): readonly Span[] {
	const all = match.all(...WHERE);
	const isOfZone = ({ country, to }: Span) =>
		country !== undefined && all.some(({ kind, from }) => kind === 'zone' && from === to);
	return all.filter((span) => !isOfZone(span));
}

const several = (match: Match, setting: Setting, strong: number): Built => ({
	input: at(whereIn(match)[0], setting),
	strong,
	focus: { kind: 'clocks', places: whereIn(match).map(coordsOf) }
});

/** In ten minutes, three hours ago. */
function shifted(match: Match, setting: Setting): Built | null {
	const length = match.one('quantity');
	const minutes = length && minutesIn(length);
	if (!length || minutes === undefined) return null;
	const isPast = match.has('ago');
	if (!isPast && !match.has('after', 'later') && match.roleBefore(length) !== 'in' && length.role !== 'later')
		return null;
	const seconds = minutes * 60 * (isPast ? -1 : 1);
	const place = match.one(...WHERE);
	return { input: { ...at(place, setting), at: new Date(setting.now + seconds * 1000).toISOString() }, strong: 1, focus: { kind: 'time', here: !place } }; // prettier-ignore
}

/** Slots of a day or a period for which clocks are compared. */
const WHEN = { date: 1, 'month-span': 1, season: 1, feast: 1 } as const;

/** Noon of the day that a question names, or of the middle of its month or season; now where it names none. Milliseconds since 1970. */
function momentIn(match: Match, setting: Setting): number {
	const { today, country } = setting;
	const date = match.one('date');
	const feast = match.one('feast');
	const span = match.one('season', 'month-span');
	const period = span && periodOf(span, today);
	const middle = period && addDays(period.first, Math.floor(daysBetween(period.first, period.next) / 2));
	const day = middle ?? (date && date.by !== 'today' ? date.value : feast && feastDay(feast.value, country, today));
	return day === undefined ? setting.now : Date.parse(`${day}T12:00Z`);
}

/** Whether `us` means the speakers and not the United States: ahead of us. After `in` and `and` it means the country. */
function isSpeaker({ country, from, to }: Span, match: Match): boolean {
	const token = match.tokens[from];
	const role = match.roleBefore({ from });
	return (
		country !== undefined &&
		to === from + 1 &&
		token?.text === token?.key &&
		match.lattice.has(from, 'self') &&
		role !== 'in' &&
		role !== 'and'
	);
}

/** Whether a difference is that of clocks of which one is ahead. */
const isOrder = (match: Match): boolean => ['clock', 'behind'].includes(match.variantOf('difference') ?? '');

/** Whether the first clock is ahead by so many hours, or behind; undefined for unknown places. */
const orderOf = (hours: number, variant: string | undefined): boolean | undefined =>
	Number.isNaN(hours) ? undefined : variant === 'behind' ? hours < 0 : hours > 0;

/** Whether clocks are so many hours apart, or more, or less; undefined where one of the two is not known. */
function claimOf(hours: number, role: string | undefined, said: number): boolean | undefined {
	if (Number.isNaN(hours - said)) return undefined;
	return role === 'than' ? hours > said : role === 'below' ? hours < said : hours === said;
}

export const CLOCK_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'clock',
		operation: 'geo/timezone',
		needs: [['time', 'now-time', 'day-part']],
		may: ['time-zone', 'when', 'here', 'what-is', 'how-many', 'how-much', 'date', 'day-of', 'today', 'this', 'after', 'later', 'ago'], // prettier-ignore
		slots: { place: MOST_CLOCKS, zone: MOST_CLOCKS, 'unknown-place': 2, date: 1, quantity: 1 },
		build(match, setting) {
			const date = match.one('date');
			if (date && date.by !== 'today') return null;
			// “Is it morning in Perth” asks for the clock, “morning in Perth” does not.
			if (match.lattice.concept(0, 'day-part') && !match.has('now-time')) return null;
			if (
				match.has('day-part') &&
				!match.has('time') &&
				(!match.isBare || !(match.one('place') ?? match.has('now-time')) || match.has('how-much', 'how-many'))
			)
				return null;
			// The date there now is a day.
			if (!match.has('time', 'day-part') && match.has('date', 'day-of')) return null;
			// `right now` alone is any question.
			if (!match.has('time') && (!match.isBare || match.has('how-much', 'how-many') || match.one('unknown-place')))
				return null;
			if (match.one('quantity')) return shifted(match, setting);
			const where = whereIn(match);
			// The time of a statement is not read: I call Accra at 8 from Houston.
			const isTimed = match.tokens.some(({ kind }, at) => kind === 'number' && match.lattice.isBeside(at));
			// `time to go` does not ask for the clock.
			const isPurpose = match
				.spansOf('time')
				.some((span) => match.roleAfter(span) === 'to' || match.follows(span, 'until'));
			if ((where.length === 0 && isPurpose) || isTimed) return null;
			const zone = match.one('zone');
			if (zone && match.one('place')?.country !== undefined && where.length === 2) return clockAt(zone, setting, 1);
			if (where.length > 1)
				return match.one('unknown-place')
					? clockAt(match.one('place') ?? where[0], setting, 0)
					: several(match, setting, 2);
			const [only] = where;
			return clockAt(only, setting, only === undefined ? 1 : only.kind === 'unknown-place' ? 0 : 2);
		}
	},
	{
		// Whether it is tomorrow in Fiji yet.
		id: 'is-day-there',
		operation: 'geo/timezone',
		may: ['this', 'date', 'day-of', 'now-time', 'time'],
		slots: { date: 1, place: 1, zone: 1 },
		wants: ['date'],
		build(match, setting) {
			const date = match.one('date');
			const place = match.one('place', 'zone');
			const isRelative =
				date?.by === 'count'
					? date.amount === undefined
					: date?.by === 'today' || (date?.by === 'weekday' && date.to === date.from + 1);
			if (!date || !place || !isRelative || !match.isBare || match.content !== 2) return null;
			// “Tomorrow in Fiji” asks for no clock.
			if (date.from === 0 || place.from < date.from === !match.lattice.lexicon.flags.has('postpositions')) return null;
			const day = dayAt(place, match, setting);
			return {
				input: at(place, setting),
				strong: 2,
				focus: { kind: 'time', here: false, ...(day !== undefined && { isSo: day === date.value }) }
			};
		}
	},
	{
		id: 'time-zone',
		operation: 'geo/timezone',
		needs: [['time-zone']],
		may: ['here', 'what-is', 'where', 'difference', 'time', 'how-much'],
		slots: { place: 1, 'unknown-place': 1, zone: 1, quantity: 1 },
		build(match, setting) {
			const place = match.one('place', 'unknown-place');
			const span = place ?? match.one('zone');
			const claim = match.one('quantity');
			if (claim && claim.unit !== 'min' && claim.unit !== 'h') return null;
			const strong = place ? (place.kind === 'place' ? 2 : 0) : span ? (match.has('time') ? 1 : 0) : match.has('here') ? 1 : 0; // prettier-ignore
			const asked = place ? match.one('zone') : undefined;
			const minutes = minutesOf(zoneOf(span, match, setting), setting.now);
			const claimed = (claim?.amount ?? 0) * (claim?.unit === 'h' ? 60 : 1);
			const isClaimed = (ahead: number) => Math.abs(ahead) === claimed || Math.abs(ahead % 60) === claimed;
			// Whether Berlin is in CET, or Kathmandu has an offset of 45 minutes.
			const isSo =
				minutes === undefined || match.has('what-is', 'where')
					? undefined
					: claim
						? isClaimed(minutes)
						: asked && minutes === minutesOf(asked.value, setting.now);
			return {
				input: at(span, setting),
				strong,
				focus: { kind: 'zone', here: span === undefined, ...(isSo !== undefined && { isSo }) }
			};
		}
	},
	{
		id: 'zone-alone',
		operation: 'geo/timezone',
		may: ['time'],
		slots: { zone: 1 },
		wants: ['zone'],
		build(match, setting) {
			const zone = match.one('zone');
			if (!zone || match.content !== 1) return null;
			const text = match.textOf(zone.from, zone.to);
			return match.tokens.length === 1 || zone.to > zone.from + 1 || text === text.toUpperCase() ? clockAt(zone, setting, 1) : null; // prettier-ignore
		}
	},
	{
		// Two places alone are a distance.
		id: 'clocks-alone',
		operation: 'geo/timezone',
		may: ['time'],
		slots: { place: MOST_CLOCKS, zone: MOST_CLOCKS },
		wants: ['place'],
		build: (match, setting) => (match.isBare && match.all(...WHERE).length > 2 ? several(match, setting, 1) : null)
	},
	{
		id: 'same-moment',
		operation: 'geo/timezone',
		may: ['time', 'time-zone', 'convert', 'what-is', 'here', 'when', 'difference', 'now-time', 'hours'],
		slots: { time: 1, place: 3, zone: 2, date: 1, feast: 1, 'unknown-place': 2 },
		wants: ['time'],
		aside: EVENTS,
		build(match, setting) {
			const where = whereIn(match);
			const time = match.one('time');
			const [first] = where;
			if (!time || !first || (match.one('unknown-place') && !match.has('time', 'convert'))) return null;
			// The time belongs to the place nearest to it in the sentence.
			const distance = (span: Span) => Math.min(Math.abs(span.from - time.to), Math.abs(time.from - span.to));
			const [near = first, far] = [...where].sort((a, b) => distance(a) - distance(b) || a.from - b.from);
			// PST to IST 10 am: behind a conversion the time belongs to where it starts from.
			const isConverted =
				far !== undefined && far.to <= near.from && near.to <= time.from && match.roleBefore(near) === 'to';
			const [from, to] = isConverted ? [far, near] : [near, far];
			const date = match.one('date');
			const feast = match.one('feast');
			const day =
				(date && ahead(date, setting.today)) ??
				(feast && feastDay(feast.value, setting.country, setting.today)) ??
				setting.today;
			const local = `${day}T${time.value}`;
			// 9 am here: the one place is where the clock is wanted.
			const isHere = !to && (match.follows(time, 'here') || match.lattice.concept(time.to, 'here') !== undefined);
			if (isHere)
				return {
					input: { ...at(from, setting), at: `${local}:00${writeOffset(offsetOf(setting.timeZone, local))}` },
					strong: 2,
					focus: { kind: 'moment', time: time.value, of: setting.timeZone }
				};
			const zone = zoneOf(from, match, setting);
			const isAsked = to !== undefined || match.has('here', 'time', 'time-zone', 'what-is', 'when');
			// A meeting at nine asks for no clock.
			if (!isAsked && from.kind === 'place' && !match.isPure) return null;
			const strong = to || match.has('here', 'time', 'convert') ? 2 : 1;
			const focus = { kind: 'moment', time: time.value, of: coordsOf(from) };
			if (zone === undefined) return { input: { coords: coordsOf(from), local: `${day}T${time.value}` }, strong: Math.min(strong, 1), focus }; // prettier-ignore
			return { input: { ...at(to, setting), at: `${local}:00${writeOffset(offsetOf(zone, local))}` }, strong, focus };
		}
	},
	{
		id: 'clock-difference',
		operation: 'geo/timezone',
		needs: [['time-difference', 'time', 'difference', 'hours', 'time-zone']],
		may: ['what-is', 'how-many', 'convert', 'here', 'how-much', 'between', 'how-long', 'distance', 'now-time', 'later'],
		slots: { place: 3, zone: 2, unit: 1, 'unknown-place': 1, quantity: 1, number: 2, ...WHEN },
		build(match, setting) {
			const where = whereIn(match).filter((span) => !isSpeaker(span, match));
			// Whether it is 5 or 6 hours asks for the number.
			const [claim, other] = match.all('quantity', 'number').reverse();
			const unit = match.one('unit')?.value ?? claim?.unit;
			const [a, b] = where;
			if (!a || where.length > 2 || (unit !== undefined && unit !== 'h')) return null;
			// How far ahead a place is, not how far away.
			if (match.has('distance') && !isOrder(match) && !match.has('time-difference')) return null;
			const now = momentIn(match, setting);
			const isOfClocks =
				match.has('time-difference') || isOrder(match) || match.has('time', 'time-zone', 'hours') || unit !== undefined;
			const isDifference =
				match.has('time-difference', 'difference', 'convert', 'between') ||
				(match.has('time-zone') && (b !== undefined || match.has('time')));
			if (!isOfClocks || !isDifference) return null;
			const [minutes = NaN, minutesThere = NaN] = [a, b].map((span) => minutesOf(zoneOf(span, match, setting), now));
			// Whether Dubai and Muscat are in the same zone.
			const hours = (minutes - minutesThere) / 60;
			// Or whether it is so many hours, or more, or less. Or whether the one is ahead of the other, where nothing asks how far.
			const role = claim && match.roleBefore(claim);
			const variant = match.variantOf('difference');
			const said = variant === 'same' ? 0 : other ? NaN : (claim?.amount ?? NaN);
			const isPlain =
				!claim &&
				isOrder(match) &&
				!match.has('what-is', 'how-many', 'how-much', 'how-long', 'distance') &&
				unit === undefined;
			const isSo = isPlain ? orderOf(hours, variant) : claimOf(Math.abs(hours), role, said);
			const focus = {
				kind: 'difference',
				places: [coordsOf(a), b ? coordsOf(b) : setting.timeZone],
				...(isSo !== undefined && { isSo })
			};
			const input = { ...at(b ?? a, setting), ...(now !== setting.now && { at: new Date(now).toISOString() }) };
			if (b) return { input, strong: match.has('time-difference', 'difference') ? 2 : 0, focus };
			if (!match.has('time-difference', 'difference')) return null;
			return { input, strong: match.has('here') || where.length < whereIn(match).length ? 2 : 1, focus };
		}
	},
	{
		id: 'clock-change',
		operation: 'geo/timezone',
		needs: [
			['clock-change', 'clock-turn'],
			['clock-change', 'clocks']
		],
		may: ['when', 'time', 'here', 'next', 'date', 'day-of', 'this'],
		slots: { place: 1, year: 1, period: 1, unit: 1, season: 1 },
		build(match, setting) {
			const place = match.one('place');
			const kind = match.variantOf('clock-change', 'clock-turn') ?? 'change';
			if (kind === 'change' && !match.has('clock-change', 'when', 'date', 'day-of')) return null;
			const { value, amount } = match.one('year') ?? match.one('period') ?? {};
			const thisYear = Number(setting.today.slice(0, 4));
			const year = value === 'year' ? thisYear + (amount ?? 0) : value === undefined ? undefined : Number(value);
			const season = match.one('season');
			const from = season
				? Date.parse(season.value)
				: year === undefined || Number.isNaN(year)
					? setting.now
					: Date.UTC(year, 0, 1);
			const zone = zoneOf(place, match, setting);
			// The answer has the next change: it is asked for on the day before the change in question.
			const eve = zone === undefined ? undefined : nextChange(zone, from, kind);
			const isNext = zone === undefined || eve === undefined || eve === nextChange(zone, setting.now, 'change');
			return {
				input: { ...at(place, setting), ...(!isNext && { at: new Date(eve).toISOString() }) },
				strong: kind === 'change' ? 1 : 2,
				focus: { kind }
			};
		}
	},
	{
		id: 'moment-number',
		operation: 'geo/timezone',
		needs: [['epoch', 'date', 'time']],
		may: ['convert', 'what-is'],
		slots: { number: 1, place: 1 },
		build(match, setting) {
			const number = match.one('number');
			if (!match.has('epoch') && !((number?.amount ?? 0) >= 1e9)) return null;
			if (!number) return match.isBare ? clockAt(undefined, { ...setting, timeZone: 'UTC' }, 0) : null;
			const size = number.amount ?? 0;
			const time = size > 1e11 ? size : size * 1000;
			if (time > 4.1e12) return null;
			return { input: { ...at(match.one('place'), setting), at: new Date(time).toISOString() }, strong: 2, focus: { kind: 'moment', time: String(size) } }; // prettier-ignore
		}
	}
];
