import type { Lines } from '../kit/answer-lines';
import type { earthquakes } from './contract';

export const lines: Lines<typeof earthquakes> = {
	// Of a place, the nearest of the whole window, as the page says; else the first in the requested order.
	recent({ earthquakes: found, strongest, nearest }, { ask, country, order }, writing) {
		const within = country === undefined ? found : found.filter(({ place }) => place?.includes(country));
		const byStrength = (a: (typeof found)[number], b: (typeof found)[number]) =>
			(b.magnitude ?? -1) - (a.magnitude ?? -1);
		const isNearest = ask === 'nearest' || (ask === undefined && order === undefined && country === undefined);
		const byAsk = ask === 'strongest' ? strongest : isNearest ? nearest : null;
		const listed = ask === 'strongest' ? within.toSorted(byStrength)[0] : within[0];
		const event = country === undefined ? (byAsk ?? listed) : listed;
		if (!event) return '';
		const distance = ask === 'nearest' && event.distance_km !== null ? ` · ${writing.way(event.distance_km)}` : '';
		return `M ${event.magnitude === null ? '?' : writing.number(event.magnitude, 1)} · ${event.place ?? '?'}${distance} · ${writing.moment(event.time)}`;
	}
};
