import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof phone> = {
	title: 'Teléfono',
	operations: {
		example: 'Números de teléfono',
		number: 'Comprobar un número'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'País',
		type: ['Tipo', 'Por ejemplo `mobile`, `fixed_line`, `toll_free`'],
		number: ['Número', 'Un número de teléfono, solo o dentro de un texto']
	},
	examples: {
		'A mobile number of Germany': 'Un móvil de Alemania',
		'A toll-free number of the United States': 'Un número gratuito de Estados Unidos',
		'A number of Berlin, as it is dialled there': 'Un número de Berlín, como se marca allí',
		'A number with an extension': 'Un número con extensión',
		'One digit short': 'Le falta una cifra'
	}
};
