import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof math> = {
	title: 'Maths',
	operations: {
		evaluate: 'Calculer',
		simplify: 'Simplifier'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'Expression',
		variables: 'Variables',
		digits: 'Chiffres',
		steps: 'Étapes'
	},
	examples: {
		'Roots stay exact': 'Les racines restent exactes',
		'Decimals are exact fractions': 'Les décimaux sont des fractions exactes',
		'With a variable': 'Avec une variable',
		'As people write it': 'Comme on l’écrit',
		'Digits that cancel': 'Chiffres qui s’annulent',
		'A binomial': 'Un binôme',
		'A trigonometric identity': 'Une identité trigonométrique'
	}
};
