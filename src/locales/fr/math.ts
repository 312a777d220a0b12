import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	expression: 'Expression',
	variables: 'Variables',
	digits: 'Chiffres',
	steps: 'Étapes'
};

export const words: Translation<typeof en> = {
	exact: 'Valeur exacte',
	copyExact: 'Copier la valeur exacte',
	decimal: 'Décimal',
	copyDigits: 'Copier les chiffres',
	unknown: 'Inconnue',
	condition: 'Condition',
	readAs: 'Lu comme',
	valueALine: 'Une valeur par ligne : x = 3',
	digits: 'Chiffres : {count}',
	significant: { one: '{count} chiffre significatif', other: '{count} chiffres significatifs' },
	matrixOrTable: 'Matrice ou tableau',
	rowMore: '+ ligne',
	rowLess: '− ligne',
	columnMore: '+ colonne',
	columnLess: '− colonne',
	cell: 'Ligne {row}, colonne {column}',
	putIn: 'Insérer',
	graph: 'Courbe de {title} pour {unknown} de {from} à {to}',
	graphNone: 'Courbe de {title} : aucune valeur réelle ici',
	graphValues: 'Courbe de {title} : {unknown} de {from} à {to}, valeurs d’environ {low} à {high}',
	graphSolved:
		'Courbe de {title} : {unknown} de {from} à {to}, valeurs d’environ {low} à {high} ; solutions en {solutions}',
	graphMarked:
		'Courbe de {title} : {unknown} de {from} à {to}, valeurs d’environ {low} à {high} ; marqué : {solutions}',
	value: 'valeur',
	noReal: 'pas de valeur réelle',
	left: 'gauche',
	right: 'droite',
	closer: 'plus près',
	wider: 'plus loin',
	homeRange: 'de −10 à 10',
	verified: 'égal en des points au hasard',
	simplified: 'simplifiée',
	expanded: 'développée',
	factored: 'factorisée',
	tooLarge: 'Trop longue pour être écrite.',
	copyForm: 'Copier : {form}',
	equalFor: 'Égal pour {conditions} : ailleurs, l’expression n’a pas de valeur.',
	steps: 'Étapes',
	noSteps: 'Il n’y a rien à transformer ici.',
	stepFor: 'pour {condition}',
	becomes: 'devient',
	functions: 'Fonctions',
	otherNames: 'Autres noms',
	derivative: 'Dérivée',
	antiderivative: 'Primitive',
	symmetry: 'Parité',
	even: 'paire',
	odd: 'impaire'
};
