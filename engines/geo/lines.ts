import type { Lines } from '../kit/answer-lines';
import type { geo } from './contract';

/** Countries whose addresses name the state. Source: CLDR's address formats of libaddressinput, `%S` behind the town. */
const STATES: ReadonlySet<string> = new Set('US CA AU'.split(' '));

const isNamed = (query: string, name: string): boolean => query.trim().toLowerCase() === name.toLowerCase();

export const lines: Lines<typeof geo> = {
	// A match by spelling only is not an answer in a line. Of a country its capital is named.
	places({ query, places: [first], note }, _, writing) {
		if (!first || (note !== null && !isNamed(query, first.name) && !isNamed(query, first.country_name))) return '';
		const { subdivision } = first;
		const isWithin = STATES.has(first.country) && subdivision !== null && !subdivision.includes(first.name);
		const parts = [
			writing.name(first.name, first.local_name ?? '', first.country),
			...(isWithin ? [subdivision] : []),
			writing.country(first.country)
		];
		return `${parts.join(', ')} · ${first.latitude}, ${first.longitude}`;
	},
	distance({ kilometers, miles, nautical_miles, bearing, compass, midpoint }, { ask, unit = '' }, writing) {
		if (ask === 'midpoint') return midpoint ? `${midpoint.lat.toFixed(4)}, ${midpoint.lon.toFixed(4)}` : '';
		if (ask === 'bearing')
			return bearing === null
				? ''
				: `${Math.round(bearing)}° ${compass === null ? '' : writing.reader.value(compass)}`.trim();
		const lengths: Readonly<Record<string, number>> = { km: kilometers, mi: miles, mile: miles, nmi: nautical_miles };
		const length = lengths[unit];
		const said =
			length === undefined
				? writing.way(kilometers)
				: writing.size(Number(length.toFixed(length < 100 ? 1 : 0)), unit === 'mile' ? 'mi' : unit);
		return `${said} ${compass === null ? '' : writing.reader.value(compass)}`.trim();
	},
	timezone({ local_time, timezone, utc_offset, next_transition }, { at, ask }, writing) {
		if (ask === 'zone') return `${timezone} · ${writing.offset(utc_offset)}`;
		if (ask === 'change' || ask === 'back' || ask === 'forward') {
			if (!next_transition) return writing.reader.noChange();
			// The clocks go back where summer time ends: the question is about the other change.
			if (ask !== 'change' && next_transition.is_dst !== (ask === 'forward')) return '';
			const { local_time: local, utc_offset: then } = next_transition;
			return [writing.day(local.slice(0, 10)), writing.clock(local), writing.offset(then)].join(' · ');
		}
		// The date is added when it differs from that of the question, which is today's unless a moment there was named.
		const date = local_time.slice(0, 10);
		const isOther = date !== (at === undefined || at.endsWith('Z') ? writing.reader.today : at.slice(0, 10));
		const day = isOther ? [writing.day(date)] : [];
		return [writing.clock(local_time), ...day, writing.offset(utc_offset)].join(' · ');
	}
};
