import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in Spanish. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'Pregunta',
		lang: 'Idioma',
		country: 'País',
		time_zone: 'Zona horaria',
		limit: 'Como máximo',
		date: 'Fecha'
	},
	examples: {
		'A conversion in words': 'Una conversión en palabras',
		'A clock elsewhere, in German': 'La hora en otro lugar, en alemán',
		'Nothing here answers it': 'Nada aquí lo responde'
	}
};
