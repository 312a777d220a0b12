import { made } from '../state/settings/intl-cache';

const UNITS = [
	['hour', 3600],
	['minute', 60],
	['second', 1]
] as const;

/** A time to read or speak, in a locale, by its two largest units: 0.6 → "1 sec", 100 → "1 min 40 sec", 4000 → "1 hr 7 min". */
export function formatDuration(seconds: number, locale: string): string {
	const exact = Math.max(1, Math.round(seconds));
	let left = exact < 3600 ? exact : Math.round(exact / 60) * 60;
	const parts: string[] = [];
	for (const [unit, length] of UNITS) {
		const count = Math.floor(left / length);
		left -= count * length;
		if (count > 0) parts.push(made(Intl.NumberFormat, locale, { style: 'unit', unit }).format(count));
	}
	return made(Intl.ListFormat, locale, { type: 'unit', style: 'narrow' }).format(parts);
}
