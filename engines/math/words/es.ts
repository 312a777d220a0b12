import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof math> = {
	title: 'Matemáticas',
	operations: {
		evaluate: 'Calcular',
		simplify: 'Simplificar'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'Expresión',
		variables: 'Variables',
		digits: 'Cifras',
		steps: 'Pasos'
	},
	examples: {
		'Roots stay exact': 'Las raíces quedan exactas',
		'Decimals are exact fractions': 'Los decimales son fracciones exactas',
		'With a variable': 'Con una variable',
		'As people write it': 'Como se escribe',
		'Digits that cancel': 'Cifras que se cancelan',
		'A binomial': 'Un binomio',
		'A trigonometric identity': 'Una identidad trigonométrica'
	}
};
