import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in Spanish. */
export const es: Words<keyof typeof en> = {
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
	clear: 'Vaciar la lista',
	newestFirst: 'recientes',
	pointsFrom: '≥ {count} puntos'
};
