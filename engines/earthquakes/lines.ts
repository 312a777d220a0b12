import type { Lines } from '../kit/formatters';
import type { earthquakes } from './contract';

export const lines: Lines<typeof earthquakes> = {
	recent: ({ earthquakes: [last] }, _, { number, moment }) =>
		last
			? `M ${last.magnitude === null ? '?' : number(last.magnitude, 1)} · ${last.place ?? '?'} · ${moment(last.time)}`
			: ''
};
