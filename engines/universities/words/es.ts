import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof universities> = {
	title: 'Universidades',
	operations: {
		countries: 'Por país',
		universities: 'Por nombre o dominio'
	},
	packs: {
		universities: 'Universidades y escuelas por nombre y dominio'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'País',
		q: ['Nombre', 'Palabras del nombre en cualquier orden, o su sigla, como `mit`'],
		domain: ['Dominio o correo electrónico', 'Un dominio, un correo o una dirección web'],
		level: ['Tipo', 'Lo que dicen el nombre y el dominio'],
		limit: 'Como máximo',
		offset: ['Saltar', 'Cuántas se dejan fuera al principio']
	},
	choices: {
		level: {
			higher_education: 'Educación superior',
			school: 'Escuela'
		}
	}
};
