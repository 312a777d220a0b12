/** Radius of an event's circle in CSS pixels: area grows with energy enough to tell 7 from 5, never hides the map. */
export const radiusOf = (magnitude: number | null): number =>
	Math.max(2, Math.min(22, 1.5 + Math.max(0, magnitude ?? 0) ** 1.6));

/** Depth classes as seismologists name them, with the colour of their circles. */
export const DEPTHS = [
	{ key: 'shallow', below: 70, color: 'light-dark(oklch(58% 0.2 35), oklch(72% 0.17 45))' },
	{ key: 'intermediate', below: 300, color: 'light-dark(oklch(55% 0.15 300), oklch(74% 0.13 310))' },
	{ key: 'deep', below: Infinity, color: 'light-dark(oklch(45% 0.13 255), oklch(72% 0.12 245))' }
] as const;

/** The class of a depth; an unknown one counts as shallow, as most are. */
export const depthClass = (depthKm: number | null) => DEPTHS.find(({ below }) => (depthKm ?? 0) < below) ?? DEPTHS[0];
