import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	expression: 'Expresión',
	variables: 'Variables',
	digits: 'Cifras',
	steps: 'Pasos'
};

export const words: Translation<typeof en> = {
	exact: 'Exacto',
	copyExact: 'Copiar el valor exacto',
	copyDigits: 'Copiar los dígitos',
	solutions: 'Soluciones',
	unknown: 'Incógnita',
	condition: 'Condición',
	readAs: 'Leído como',
	valueALine: 'Un valor por línea: x = 3',
	digits: 'Dígitos: {count}',
	significant: { one: '{count} dígito significativo', other: '{count} dígitos significativos' },
	matrixOrTable: 'Matriz o tabla',
	rowMore: '+ fila',
	rowLess: '− fila',
	columnMore: '+ columna',
	columnLess: '− columna',
	cell: 'Fila {row}, columna {column}',
	putIn: 'Insertar',
	graph: 'Gráfica de {title} para {unknown} de {from} a {to}',
	graphNone: 'Gráfica de {title}: aquí no hay valores reales',
	graphValues: 'Gráfica de {title}: {unknown} de {from} a {to}, valores de {low} a {high} aproximadamente',
	graphSolved:
		'Gráfica de {title}: {unknown} de {from} a {to}, valores de {low} a {high} aproximadamente; soluciones en {solutions}',
	graphMarked:
		'Gráfica de {title}: {unknown} de {from} a {to}, valores de {low} a {high} aproximadamente; marcado: {solutions}',
	value: 'valor',
	noReal: 'sin valor real',
	left: 'izquierda',
	right: 'derecha',
	closer: 'acercar',
	wider: 'alejar',
	homeRange: 'de −10 a 10',
	verified: 'igual en puntos al azar',
	simplified: 'simplificada',
	expanded: 'desarrollada',
	factored: 'factorizada',
	tooLarge: 'Demasiado larga para escribirla.',
	copyForm: 'Copiar: {form}',
	equalFor: 'Igual para {conditions}: en los demás casos la expresión no tiene valor.',
	steps: 'Pasos',
	noSteps: 'Aquí no hay nada que transformar.',
	stepFor: 'para {condition}',
	becomes: 'pasa a',
	functions: 'Funciones',
	otherNames: 'Otros nombres',
	derivative: 'Derivada',
	antiderivative: 'Primitiva',
	symmetry: 'Simetría',
	even: 'par',
	odd: 'impar'
};
