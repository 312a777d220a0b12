import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof currency> = {
	title: 'நாணயம்',
	operations: {
		rates: 'நாணய மாற்று விகிதம்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'நாணயம்',
		symbols: 'இந்நாணயங்கள் மட்டும்',
		amount: 'தொகை',
		date: 'நாள்',
		start: 'முதல் நாள்',
		end: 'கடைசி நாள்',
		group: 'ஒவ்வொரு',
		history: 'கடந்த பன்னிரண்டு மாதங்கள்'
	}
};
