import counts from '../../data/packs/universities.json';
import type { Engine } from '../kit/contract';
import { COUNTRY_NAMES } from '../kit/country-names';
import type { universities } from './contract';

export const engine: Engine<typeof universities> = {
	countries() {
		const countries = Object.entries(counts)
			.map(([code, number]) => ({ code, country: COUNTRY_NAMES[code] ?? code, universities: number }))
			.sort((a, b) => (a.code < b.code ? -1 : 1));
		return { count: countries.length, countries };
	}
};
