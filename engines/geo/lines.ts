import type { Lines } from '../kit/formatters';
import type { geo } from './contract';

const MILE_KM = 1.609344;

export const lines: Lines<typeof geo> = {
	// A match by spelling only is not an answer in a line.
	places: ({ places: [first], note }, _, { country, name }) =>
		first && note === null
			? `${name(first.name, first.local_name ?? first.name, first.country)}, ${country(first.country)} · ${first.latitude}, ${first.longitude}`
			: '',
	distance({ kilometers, compass }, { unit }, { way, number, value }) {
		const length = unit === 'mi' ? kilometers / MILE_KM : kilometers;
		const said = unit === undefined ? way(kilometers) : `${number(length, length < 100 ? 1 : 0)} ${unit}`;
		return `${said} ${compass === null ? '' : value(compass)}`.trim();
	},
	timezone({ local_time, utc_offset, next_transition }, { at, ask }, { clock, day, offset, noChange }) {
		if (ask === 'change' || ask === 'back' || ask === 'forward') {
			if (!next_transition) return noChange();
			// The clocks go back where summer time ends: the question is about the other change.
			if (ask !== 'change' && next_transition.is_dst !== (ask === 'forward')) return '';
			const { local_time: local, utc_offset: then } = next_transition;
			return [day(local.slice(0, 10)), clock(local), offset(then)].join(' · ');
		}
		// The date is added when it differs from that of the question, or when a moment was given as a number.
		const other = at !== undefined && (at.endsWith('Z') || at.slice(0, 10) !== local_time.slice(0, 10));
		return [clock(local_time), ...(other ? [day(local_time.slice(0, 10))] : []), offset(utc_offset)].join(' · ');
	}
};
