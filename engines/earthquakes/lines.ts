import type { Lines } from '../kit/formatters';
import type { earthquakes } from './contract';

export const lines: Lines<typeof earthquakes> = {
	// Of a place, the nearest of the whole window, as the page says; else the first in the requested order.
	recent({ earthquakes: found, nearest }, { ask, country, order }, { number, moment, way }) {
		const within = country === undefined ? found : found.filter(({ place }) => place?.includes(country));
		const byStrength = (a: (typeof found)[number], b: (typeof found)[number]) =>
			(b.magnitude ?? -1) - (a.magnitude ?? -1);
		const isNearest = ask === 'nearest' || (ask === undefined && order === undefined && country === undefined);
		const event =
			ask === 'strongest' ? within.toSorted(byStrength)[0] : isNearest && nearest !== null ? nearest : within[0];
		if (!event) return '';
		const distance = ask === 'nearest' && event.distance_km !== null ? ` · ${way(event.distance_km)}` : '';
		return `M ${event.magnitude === null ? '?' : number(event.magnitude, 1)} · ${event.place ?? '?'}${distance} · ${moment(event.time)}`; // prettier-ignore
	}
};
