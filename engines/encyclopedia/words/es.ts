import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'Enciclopedia',
	operations: {
		autocomplete: 'Buscar artículos',
		onThisDay: 'Tal día como hoy'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'Artículo',
		lang: ['Idioma de Wikipedia', 'Por ejemplo en, de, es'],
		limit: 'Como máximo',
		summary: 'Resumen',
		month: 'Mes',
		day: 'Día',
		type: ['Qué', 'Selección: los pocos hechos que eligieron los editores'],
		offset: 'Saltar'
	},
	choices: {
		type: {
			events: 'Hechos',
			births: 'Nacimientos',
			deaths: 'Muertes',
			holidays: 'Festividades',
			selected: 'Selección'
		}
	},
	examples: {
		'Titles that begin with “earth”': 'Títulos que empiezan por «earth»'
	}
};
