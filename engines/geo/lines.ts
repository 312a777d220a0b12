import type { Lines } from '../kit/writing';
import type { geo } from './contract';

export const lines: Lines<typeof geo> = {
	// What is only spelled alike is no answer in a line.
	places: ({ places: [first], note }) =>
		first && note === null ? `${first.name}, ${first.country_name} · ${first.latitude}, ${first.longitude}` : '',
	distance: ({ kilometers, compass }, _, { way }) => `${way(kilometers)} ${compass ?? ''}`.trim(),
	timezone: ({ local_time, utc_offset }, _, { clock, offset }) => `${clock(local_time)} · ${offset(utc_offset)}`
};
