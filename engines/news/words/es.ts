import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof news> = {
	title: 'Noticias tech',
	operations: {
		search: 'Buscar noticias'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'Palabras',
		timespan: 'De los últimos',
		sort: 'Primero',
		min_points: 'Puntos como mínimo',
		tag: 'Tipo',
		author: 'Autor',
		before: 'Antes de',
		limit: 'Como máximo'
	},
	choices: {
		timespan: {
			'1h': 'Hora',
			'6h': '6 horas',
			'12h': '12 horas',
			'1d': 'Día',
			'3d': '3 días',
			'1w': 'Semana',
			'2w': '2 semanas',
			'1m': 'Mes',
			'3m': '3 meses',
			'1y': 'Año'
		},
		sort: {
			newest: 'Lo más nuevo',
			relevance: 'Lo más afín'
		},
		tag: {
			story: 'Todas',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'Portada'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'Noticias bien recibidas sobre SQLite del último mes',
		'What people showed of their work with SQLite within a year': 'Lo que la gente mostró hecho con SQLite en un año'
	}
};
