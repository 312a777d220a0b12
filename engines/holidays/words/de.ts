import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof holidays> = {
	title: 'Feiertage',
	operations: {
		holidays: 'Feiertage eines Jahres',
		workdays: 'Arbeitstage'
	},
	packs: {
		holidays: 'Kalender aller Länder'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'Land',
		year: ['Jahr', 'Leer: das laufende Jahr'],
		subdivision: ['Bundesland oder Region', 'Name oder Kürzel: `BY`, `DE-BY`, `Bavaria`'],
		format: 'Format',
		from: ['Von', 'Der Tag, ab dem gezählt wird'],
		to: ['Bis', 'Höchstens zehn Jahre später'],
		add: ['Arbeitstage dazu', 'Anstelle des letzten Tages']
	},
	examples: {
		'United States, 2026': 'USA, 2026',
		'Bavaria, where Epiphany is a holiday': 'Bayern mit Dreikönig',
		'Between the years in Bavaria': 'Zwischen den Jahren in Bayern',
		'Ten working days after 21 December': 'Zehn Arbeitstage nach dem 21. Dezember'
	}
};
