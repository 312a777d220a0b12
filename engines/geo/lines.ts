import type { Lines } from '../kit/writing';
import type { geo } from './contract';

const MILE_KM = 1.609344;

export const lines: Lines<typeof geo> = {
	// What is only spelled alike is no answer in a line.
	places: ({ places: [first], note }) =>
		first && note === null ? `${first.name}, ${first.country_name} · ${first.latitude}, ${first.longitude}` : '',
	distance({ kilometers, compass }, { unit }, { way, number }) {
		const length = unit === 'mi' ? kilometers / MILE_KM : kilometers;
		const said = unit === undefined ? way(kilometers) : `${number(length, length < 100 ? 1 : 0)} ${unit}`;
		return `${said} ${compass ?? ''}`.trim();
	},
	timezone: ({ local_time, utc_offset }, _, { clock, offset }) => `${clock(local_time)} · ${offset(utc_offset)}`
};
