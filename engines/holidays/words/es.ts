import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof holidays> = {
	title: 'Festivos',
	operations: {
		holidays: 'Festivos de un año',
		workdays: 'Días laborables'
	},
	packs: {
		holidays: 'Calendarios de todos los países'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'País',
		year: ['Año', 'Vacío: el año en curso'],
		subdivision: ['Estado o región', 'Por nombre o código: `BY`, `DE-BY`, `Bavaria`'],
		format: 'Formato',
		from: ['Desde', 'El día desde el que se cuenta'],
		to: ['Hasta', 'Diez años después como mucho'],
		add: ['Días laborables que sumar', 'En lugar del último día']
	},
	examples: {
		'United States, 2026': 'Estados Unidos, 2026',
		'Bavaria, where Epiphany is a holiday': 'Baviera, donde Reyes es festivo',
		'Between the years in Bavaria': 'Entre dos años en Baviera',
		'Ten working days after 21 December': 'Diez días laborables tras el 21 de diciembre'
	}
};
