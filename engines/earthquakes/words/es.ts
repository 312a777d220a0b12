import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'Terremotos',
	operations: {
		recent: 'Terremotos recientes'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['Periodo', 'La última hora, 24 horas, 7 días o 30 días'],
		min_magnitude: ['Magnitud mínima', 'Los más débiles que se muestran; «importantes» va por su efecto'],
		at_least: ['Magnitud exacta desde', 'Cualquier otro umbral; 6 empieza en 5,95'],
		limit: 'Como máximo',
		near: ['Cerca de', 'Cada terremoto indica su distancia a este lugar']
	},
	choices: {
		period: {
			hour: 'Hora',
			day: 'Día',
			week: 'Semana',
			month: 'Mes'
		},
		min_magnitude: {
			all: 'Todos',
			significant: 'Importantes'
		}
	}
};
