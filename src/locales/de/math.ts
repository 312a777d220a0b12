import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	fields: {
		expression: 'Ausdruck',
		variables: 'Variablen',
		digits: 'Stellen',
		steps: 'Schritte'
	}
};

export const words: Translation<typeof en> = {
	exact: 'Genau',
	copyExact: 'Genauen Wert kopieren',
	decimal: 'Dezimal',
	copyDigits: 'Ziffern kopieren',
	solutions: 'Lösungen',
	unknown: 'Unbekannte',
	condition: 'Bedingung',
	readAs: 'Gelesen als',
	valueALine: 'Ein Wert je Zeile: x = 3',
	digits: 'Ziffern: {count}',
	significant: { one: '{count} signifikante Ziffer', other: '{count} signifikante Ziffern' },
	matrixOrTable: 'Matrix oder Tabelle',
	rowMore: '+ Zeile',
	rowLess: '− Zeile',
	columnMore: '+ Spalte',
	columnLess: '− Spalte',
	cell: 'Zeile {row}, Spalte {column}',
	putIn: 'Einsetzen',
	graph: 'Graph von {title} für {unknown} von {from} bis {to}',
	graphNone: 'Graph von {title}: hier kein reeller Wert',
	graphValues: 'Graph von {title}: {unknown} von {from} bis {to}, Werte etwa {low} bis {high}',
	graphSolved:
		'Graph von {title}: {unknown} von {from} bis {to}, Werte etwa {low} bis {high}; Lösungen bei {solutions}',
	graphMarked: 'Graph von {title}: {unknown} von {from} bis {to}, Werte etwa {low} bis {high}; markiert: {solutions}',
	value: 'Wert',
	noReal: 'kein reeller Wert',
	left: 'links',
	right: 'rechts',
	closer: 'näher',
	wider: 'weiter',
	homeRange: '−10 bis 10',
	homeSolutions: 'Lösungen',
	verified: 'an zufälligen Stellen gleich',
	simplified: 'vereinfacht',
	expanded: 'ausmultipliziert',
	factored: 'faktorisiert',
	tooLarge: 'Zu groß zum Ausschreiben.',
	copyForm: 'Kopieren: {form}',
	equalFor: 'Gleich für {conditions}: Sonst hat der Ausdruck keinen Wert.',
	steps: 'Schritte',
	noSteps: 'Hier gibt es nichts umzuformen.',
	stepFor: 'für {condition}',
	becomes: 'wird zu',
	functions: 'Funktionen',
	otherNames: 'Andere Namen',
	derivative: 'Ableitung',
	antiderivative: 'Stammfunktion',
	symmetry: 'Symmetrie',
	even: 'gerade',
	odd: 'ungerade'
};
