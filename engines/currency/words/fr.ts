import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof currency> = {
	title: 'Devises',
	operations: {
		rates: 'Taux de change'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'Devise',
		symbols: 'Seulement ces devises',
		amount: 'Montant',
		date: 'Jour',
		start: 'Premier jour',
		end: 'Dernier jour',
		group: 'Par',
		history: 'Les douze mois précédents'
	}
};
