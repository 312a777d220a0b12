import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof math> = {
	title: 'Mathematik',
	operations: {
		evaluate: 'Rechnen',
		simplify: 'Vereinfachen'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'Ausdruck',
		variables: 'Variablen',
		digits: 'Stellen',
		steps: 'Schritte'
	},
	examples: {
		'Roots stay exact': 'Wurzeln bleiben exakt',
		'Decimals are exact fractions': 'Dezimalzahlen sind exakte Brüche',
		'With a variable': 'Mit einer Variablen',
		'As people write it': 'Wie man es schreibt',
		'Digits that cancel': 'Ziffern, die sich aufheben',
		'A binomial': 'Ein Binom',
		'A trigonometric identity': 'Eine trigonometrische Identität'
	}
};
