import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof currency> = {
	title: 'Divisas',
	operations: {
		rates: 'Tipos de cambio'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'Divisa',
		symbols: 'Solo estas divisas',
		amount: 'Importe',
		date: 'Día',
		start: 'Primer día',
		end: 'Último día',
		group: 'Por',
		history: 'Los doce meses anteriores'
	}
};
