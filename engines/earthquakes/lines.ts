import type { Lines } from '../kit/formatters';
import type { earthquakes } from './contract';

export const lines: Lines<typeof earthquakes> = {
	recent({ earthquakes: found }, { ask, country }, { number, moment, way }) {
		const within = country === undefined ? found : found.filter(({ place }) => place?.includes(country));
		const byStrength = (a: (typeof found)[number], b: (typeof found)[number]) =>
			(b.magnitude ?? -1) - (a.magnitude ?? -1);
		const byDistance = (a: (typeof found)[number], b: (typeof found)[number]) => (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity); // prettier-ignore
		const [event] = ask === 'strongest' ? [...within].sort(byStrength) : ask === 'nearest' ? [...within].sort(byDistance) : within; // prettier-ignore
		if (!event) return '';
		const distance = ask === 'nearest' && event.distance_km !== null ? ` · ${way(event.distance_km)}` : '';
		return `M ${event.magnitude === null ? '?' : number(event.magnitude, 1)} · ${event.place ?? '?'}${distance} · ${moment(event.time)}`; // prettier-ignore
	}
};
