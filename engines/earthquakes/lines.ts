import type { Lines } from '../kit/formatters';
import type { earthquakes } from './contract';

export const lines: Lines<typeof earthquakes> = {
	// Of a place, the nearest of the whole time, as the page says; else the first in the order that was asked for.
	recent({ earthquakes: [first], nearest }, { order }, { number, moment }) {
		const last = nearest !== null && order === undefined ? nearest : first;
		return last
			? `M ${last.magnitude === null ? '?' : number(last.magnitude, 1)} · ${last.place ?? '?'} · ${moment(last.time)}`
			: '';
	}
};
