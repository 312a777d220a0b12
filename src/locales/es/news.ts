import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'Palabras',
	timespan: 'De los últimos',
	sort: 'Primero',
	min_points: 'Puntos como mínimo',
	tag: 'Tipo',
	author: 'Autor',
	before: 'Antes de',
	'timespan=1h': 'Hora',
	'timespan=6h': '6 horas',
	'timespan=12h': '12 horas',
	'timespan=1d': 'Día',
	'timespan=3d': '3 días',
	'timespan=1w': 'Semana',
	'timespan=2w': '2 semanas',
	'timespan=1m': 'Mes',
	'timespan=3m': '3 meses',
	'timespan=1y': 'Año',
	'sort=newest': 'Lo más nuevo',
	'sort=relevance': 'Lo más afín',
	'tag=story': 'Todas',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'Portada'
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
