import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof text> = {
	title: 'Análisis de texto',
	operations: {
		readability: 'Legibilidad'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['Texto', 'Mejor 100 palabras o más'],
		language: ['Idioma', 'Vacío: se reconoce por el texto']
	},
	examples: {
		'An easy pair of sentences': 'Dos frases fáciles',
		'Abbreviations, initials and decimals do not end a sentence': 'Abreviaturas y decimales no acaban la frase',
		'German by its own formula': 'Alemán con su propia fórmula',
		'A hard one': 'Uno difícil'
	}
};
