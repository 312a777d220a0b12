import type { Hints } from '../../engines/kit/suggest';
import { hintsOf } from '../../src/state/box-hints';

/** The day on which they ask. */
const TODAY = '2026-11-25';
const on = (
	country: string,
	currency: string,
	name: string,
	[lat, lon]: readonly [number, number],
	locale: string
): Hints => hintsOf({ country, currency, place: { name, lat, lon } }, TODAY, locale);

/** People who type into the box, by where they are and the language they read. */
export const britain = on('GB', 'GBP', 'London', [51.51, -0.13], 'en-GB');
export const germany = on('DE', 'EUR', 'Berlin', [52.5, 13.37], 'de-DE');
export const spain = on('ES', 'EUR', 'Madrid', [40.4, -3.68], 'es-ES');
export const france = on('FR', 'EUR', 'Paris', [48.87, 2.33], 'fr-FR');
export const america = on('US', 'USD', 'New York', [40.7, -74], 'en-US');
export const india = on('IN', 'INR', 'Kolkata', [22.53, 88.37], 'hi-IN');
export const egypt = on('EG', 'EGP', 'Cairo', [30, 31.2], 'ar-EG');
