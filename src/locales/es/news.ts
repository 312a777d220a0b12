import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	fields: {
		q: 'Palabras',
		timespan: 'De los últimos',
		sort: 'Primero',
		min_points: 'Puntos como mínimo',
		tag: 'Tipo',
		author: 'Autor',
		before: 'Antes de'
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
	}
};

export const words: Translation<typeof en> = {
	none: 'No hay noticias que coincidan.',
	someOf: '{shown} de {count} noticias.',
	stories: { one: '{count} noticia.', other: '{count} noticias.' },
	seen: 'No se pudo consultar el buscador: estas son noticias ya vistas, encontradas por su título.',
	truncated: 'Puede haber más: solo se pudieron revisar las mil primeras.',
	points: { one: '{count} punto', other: '{count} puntos' },
	comments: { one: '{count} comentario', other: '{count} comentarios' },
	newest: 'Las más recientes',
	before: 'Antes del {date}',
	author: 'Un usuario de Hacker News',
	save: 'Guardar esta búsqueda',
	forget: 'Olvidar esta búsqueda',
	saved: 'Búsquedas guardadas',
	opened: 'Abiertas antes',
	newestFirst: 'recientes',
	pointsFrom: '≥ {count} puntos'
};
