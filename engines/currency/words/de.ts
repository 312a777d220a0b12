import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof currency> = {
	title: 'Währungen',
	operations: {
		rates: 'Wechselkurse'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'Währung',
		symbols: 'Nur diese Währungen',
		amount: 'Betrag',
		date: 'Tag',
		start: 'Erster Tag',
		end: 'Letzter Tag',
		group: 'Je',
		history: 'Die zwölf Monate davor'
	}
};
