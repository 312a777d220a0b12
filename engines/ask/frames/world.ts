/** Questions about places, earthquakes, phones, universities, and tools that are called to make something. */
import { COUNTRY_NAMES } from '../../kit/country-names';
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { DAYS_OF, measuresOf } from '../facts/units';
import { countryOfCode } from '../../phone/recognise';

const nameOf = (span: Span): string => span.name ?? span.value;
const countryOf = (match: Match, span: Span): string => span.country ?? match.tables?.places.countryOf(nameOf(span)) ?? nameOf(span); // prettier-ignore

/** The country that a span names; undefined for a town or another area. */
function countryNamed({ tables }: Match, span: Span): string | undefined {
	const name = nameOf(span);
	const isArea = tables?.places.isArea(name) === true && !tables.places.isTown(name);
	return span.country ?? (isArea ? tables.places.countryOf(name) : undefined);
}

/** From one place to another; from the caller's where only one is named. */
function way(match: Match, setting: Setting): Built | null {
	const where = match.all('place', 'unknown-place', 'coordinates');
	const unit = match.one('unit');
	// How far one is behind the other, in hours, is not a way.
	if (unit && !measuresOf(unit.value).includes('length')) return null;
	const part = ['bearing', 'midpoint'].find((name) => match.has(name));
	if (
		!match.has('distance') &&
		!part &&
		!(unit && measuresOf(unit.value).includes('length') && where.length + (match.has('here') ? 1 : 0) === 2)
	)
		return null;
	const [a, b] = where;
	if (!a) return null;
	const focus = unit ? { kind: 'distance', unit: unit.value } : { kind: part ?? 'distance' };
	if (!b) return { input: { from: setting.timeZone, to: nameOf(a) }, strong: match.has('here') ? 1 : 0, focus: { ...focus, here: true } }; // prettier-ignore
	const isBack = match.roleBefore(a) === 'to' || (match.roleBefore(b) === 'from' && match.roleBefore(a) !== 'from');
	const [from, to] = isBack ? [b, a] : [a, b];
	return { input: { from: nameOf(from), to: nameOf(to) }, strong: where.some(({ kind }) => kind === 'unknown-place') ? 0 : 2, focus }; // prettier-ignore
}

/** Whether a place is the code of an airport in small letters. */
const isCode = ({ name = '' }: Span): boolean => name.length === 3 && name === name.toLowerCase();

/** Periods of earthquakes and their days, the shortest first. */
const PERIODS = [
	['hour', 1 / 24],
	['day', 1],
	['week', 7],
	['month', 31]
] as const;
/** The shortest period of earthquakes that holds so many units of time; undefined for other units. */
function periodOf(unit: string, count = 1): string | undefined {
	const days = DAYS_OF[unit];
	if (days === undefined) return undefined;
	return PERIODS.find(([, most]) => days * count <= most + 1e-9)?.[0] ?? 'month';
}

/** The type of example numbers that the operation takes by itself. */
const DEFAULT_TYPE = 'mobile';

/** A place that no table has may be anything: offered at most. */
const UNPROVEN = -1;

export const WORLD_FRAMES: readonly Frame<Match>[] = [
	{
		// Which of several places is nearer to one.
		id: 'nearer',
		operation: 'geo/distance',
		needs: [['nearer']],
		may: ['what-is', 'distance', 'here'],
		slots: { place: 6 },
		build(match, setting) {
			const places = match.all('place');
			const isHere = match.has('here') || places.length === 2;
			const concept = match.tokens.findIndex((_, at) => match.lattice.concept(at, 'nearer'));
			const before = places.filter(({ from }) => from < concept);
			const isTarget = (place: Span) => match.roleBefore(place) === 'to' || match.follows(place, 'nearer');
			// Is Rome closer to Vienna or to Athens: the one place before the comparison is what they are near to.
			// Is Oslo further from London than Rome: than names the other one.
			const isThan = match.lattice.starts.some((spans) =>
				spans.some(({ kind, value }) => kind === 'role' && value === 'than')
			);
			const target = isHere ? undefined : before.length === 1 && !isThan ? before[0] : places.find(isTarget);
			const others = places.filter((place) => place !== target).map(nameOf);
			const [first] = others;
			if (others.length < 2 || first === undefined || (!target && !isHere)) return null;
			const from = target ? nameOf(target) : setting.timeZone;
			return { input: { from, to: first }, strong: 4, focus: { kind: 'nearer', places: others } };
		}
	},
	{
		id: 'distance',
		operation: 'geo/distance',
		needs: [['distance', 'how-many', 'between', 'bearing', 'midpoint']],
		may: ['here', 'what-is', 'until', 'difference'],
		slots: { place: 2, unit: 1, 'unknown-place': 1, coordinates: 2 },
		build: way
	},
	{
		id: 'way',
		operation: 'geo/distance',
		slots: { place: 2, coordinates: 2, unit: 1 },
		wants: ['place', 'coordinates'],
		build(match) {
			const [a, b] = match.all('place', 'coordinates');
			const unit = match.one('unit');
			if (!a || !b || match.content > (unit ? 3 : 2) || !match.isBare) return null;
			if (unit && !measuresOf(unit.value).includes('length')) return null;
			return {
				input: { from: nameOf(a), to: nameOf(b) },
				// A code in small letters beside a name may be anything: eth zurich.
				strong: match.isPure && isCode(a) === isCode(b) ? 4 : -4,
				focus: { kind: 'distance', ...(unit && { unit: unit.value }) }
			};
		}
	},
	{
		id: 'where',
		operation: 'geo/places',
		needs: [['where', 'coordinates', 'airport']],
		may: ['what-is', 'here', 'near', 'list', 'airport'],
		slots: { place: 1, 'unknown-place': 1 },
		wants: ['place', 'unknown-place'],
		build(match) {
			const place = match.one('place') ?? match.one('unknown-place');
			return place
				? {
						// The pack of landmarks knows an airport by its code or its town.
						input: { q: match.has('airport') ? `${nameOf(place)} airport` : nameOf(place) },
						strong: place.kind === 'place' ? 2 : UNPROVEN,
						focus: { kind: match.has('coordinates') ? 'coordinates' : 'where' }
					}
				: null;
		}
	},
	{
		id: 'own-place',
		operation: 'geo/places',
		needs: [['coordinates']],
		may: ['what-is', 'here', 'where'],
		// The page fills in where the caller is.
		build: ({ lattice: { kinds, concepts } }) =>
			kinds.has('self') || concepts.has('here') ? { input: {}, strong: 2, focus: { kind: 'where' } } : null
	},
	{
		id: 'earthquakes',
		operation: 'earthquakes/recent',
		needs: [['earthquake', 'shake']],
		may: 'last this here magnitude where when how-many next strongest list near today what-is ago'.split(' '),
		slots: { place: 1, 'unknown-place': 1, date: 1, number: 1, period: 1, unit: 1, quantity: 1 },
		build(match) {
			const place = match.one('place', 'unknown-place');
			const number = match.one('number');
			const date = match.one('date');
			// A milk shake is none: what shook must have been somewhere.
			if (!match.has('earthquake') && (!match.isBare || (!place && !match.has('here') && !date))) return null;
			const length = match.one('quantity');
			const unit = match.one('period', 'unit')?.value;
			const span =
				(date?.by === 'today' || match.has('today') ? 'day' : undefined) ??
				periodOf(length?.unit ?? unit ?? '', length?.amount) ??
				(place ? 'week' : 'day');
			const kind = match.has('strongest') ? 'strongest' : place || match.has('here') ? 'nearest' : match.has('how-many') ? 'count' : 'latest'; // prettier-ignore
			// Of a country all events are looked through for its name; a town is a point.
			const country = place?.country === undefined ? undefined : COUNTRY_NAMES[place.country];
			const order = match.has('strongest') ? { order: 'magnitude' } : {};
			const where = country !== undefined ? { limit: 500, ...order } : place ? { near: nameOf(place) } : {};
			return {
				input: { period: span, ...where, ...(number?.amount !== undefined && { at_least: number.amount }) },
				strong: 1,
				focus: { kind: country === undefined ? kind : match.has('strongest') ? 'strongest' : 'within', ...(country !== undefined && { country }) } // prettier-ignore
			};
		}
	},
	{
		id: 'calling-code',
		operation: 'phone/example',
		needs: [['calling-code', 'phone-number', 'example']],
		may: ['what-is', 'example', 'phone-number'],
		slots: { place: 1 },
		build(match, setting) {
			const place = match.one('place');
			const isExample = match.has('example') && match.has('phone-number');
			if (!match.has('calling-code', 'phone-number') || (!place && !isExample)) return null;
			const type = match.variantOf('phone-number');
			return {
				input: {
					country: place ? countryOf(match, place) : setting.country,
					...(type !== undefined && type !== DEFAULT_TYPE && { type })
				},
				strong: place ? 2 : 1,
				focus: { kind: match.has('calling-code') ? 'calling-code' : 'example' }
			};
		}
	},
	{
		id: 'phone',
		operation: 'phone/number',
		may: ['who', 'phone-number', 'what-is', 'where', 'check'],
		slots: { phone: 1, place: 1 },
		wants: ['phone'],
		build(match) {
			const { value, country = match.one('place')?.country } = match.one('phone') ?? {};
			return {
				input: { number: value, ...(country !== undefined && { country }) },
				strong: 2,
				...(match.variantOf('check') === 'valid' && { focus: { kind: 'valid' } })
			};
		}
	},
	{
		id: 'calling-code-of',
		operation: 'phone/example',
		may: ['who', 'calling-code', 'what-is', 'where', 'phone-number'],
		slots: { prefix: 1, number: 1 },
		wants: ['prefix', 'number'],
		build(match) {
			const [prefix, code] = [match.one('prefix'), match.one('number')?.amount];
			const country = prefix?.country ?? (match.has('calling-code') ? countryOfCode(String(code)) : undefined);
			return country === undefined ? null : { input: { country }, strong: 2, focus: { kind: 'calling-code' } };
		}
	},
	{
		id: 'product',
		operation: 'food/product',
		needs: [['#barcode', 'product', 'barcode']],
		may: ['barcode', 'product', 'what-is', 'nutrition', 'nutrient', 'how-many', 'how-much', 'check'],
		slots: { barcode: 1 },
		build(match) {
			const code = match.one('barcode');
			// Scan a product; the ingredients of a product by its barcode.
			if (!code)
				return match.isBare && match.content > 0 && match.tokens.length > 1 && match.has('product')
					? { input: {}, strong: 0 }
					: null;
			return { input: { barcode: code.value }, strong: code.isWeak ? 0 : 2 };
		}
	},
	{
		id: 'point',
		operation: 'geo/timezone',
		may: ['time', 'time-zone', 'where', 'coordinates', 'what-is'],
		slots: { coordinates: 1, number: 2 },
		wants: ['coordinates', 'number'],
		build(match) {
			// Latitude 35.68, longitude 139.69.
			const [first, last] = match.all('number').map(({ amount }) => amount);
			const isPair = first !== undefined && last !== undefined && match.spansOf('coordinates').length === 2;
			const point = match.one('coordinates')?.value ?? (isPair ? `${first}, ${last}` : undefined);
			if (point === undefined) return null;
			if (isPair && match.has('time', 'time-zone'))
				return { input: { coords: point }, strong: 2, focus: { kind: 'zone', here: false } };
			return match.has('where', 'coordinates') ? { operation: 'geo/places', input: { q: point }, strong: 2, focus: { kind: 'where' } } : { input: { coords: point }, strong: 2, focus: { kind: 'time', here: false } }; // prettier-ignore
		}
	},
	{
		id: 'academic',
		operation: 'universities/universities',
		may: ['university', 'what-is', 'who', 'where'],
		slots: { domain: 1 },
		wants: ['domain'],
		build: (match) => ({ input: { domain: match.one('domain')?.value }, strong: 2 })
	},
	{
		id: 'universities',
		operation: 'universities/universities',
		needs: [['university']],
		may: ['where', 'how-many', 'list', 'what-is', 'web-page'],
		slots: { place: 2, 'unknown-place': 1 },
		build(match) {
			const place = match.one('place', 'unknown-place');
			const countries = [...new Set(match.all('place').flatMap((one) => countryNamed(match, one) ?? []))];
			// Which has more, Poland or the Netherlands.
			if (countries.length > 1)
				return {
					operation: 'universities/countries',
					input: {},
					strong: 2,
					focus: { kind: 'count', country: countries.join(' ') }
				};
			if (!place)
				return match.has('how-many', 'list') || (match.tokens.length <= 2 && match.isBare)
					? { operation: 'universities/countries', input: {}, strong: 0 }
					: null;
			if (match.has('how-many') && place.country !== undefined) return { operation: 'universities/countries', input: {}, strong: 2, focus: { kind: 'count', country: place.country } }; // prettier-ignore
			// The university of Oslo is one, universities in Oslo are several.
			const named = match.spansOf('university').find(({ to }) => match.lattice.has(to, 'of') && to + 1 === place.from);
			const q = named ? match.textOf(named.from, place.to) : nameOf(place);
			return {
				input: place.country === undefined ? { q } : { country: place.country },
				strong: place.kind === 'place' ? 1 : UNPROVEN
			};
		}
	},
	{
		id: 'university-name',
		operation: 'universities/universities',
		needs: [['university']],
		may: ['what-is', 'web-page'],
		topic: 'name',
		build: (match) =>
			match.tokens.length <= 7
				? {
						input: { q: match.textOf(0, match.tokens.length) },
						strong: match.isBare ? (match.tokens.length <= 3 ? 2 : 1) : -1
					}
				: null
	}
];
