import type { math } from '../../../engines/math/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'Sum, equation or units',
		variables: ['Variables', 'One per line: x = 3'],
		digits: 'Digits',
		steps: 'Show steps'
	}
};

/** What its pages say in English. */
export const words = {
	integer: 'whole number',
	rational: 'fraction',
	real: 'real number',
	complex: 'complex number',
	symbolic: 'with unknowns',
	boolean: 'true or false',
	unit: 'with a unit',
	matrix: 'matrix',
	unknowns: 'unknown: {names}',
	exact: 'Exact',
	copyExact: 'Copy the exact value',
	decimal: 'Decimal',
	copyDigits: 'Copy the digits',
	solutions: 'Solutions',
	unknown: 'Unknown',
	condition: 'Condition',
	readAs: 'Read as',
	valueALine: 'A value a line: x = 3',
	digits: 'Digits: {count}',
	significant: { one: '{count} significant digit', other: '{count} significant digits' },
	expression: 'Expression',
	matrixOrTable: 'Matrix or table',
	rowMore: '+ row',
	rowLess: '− row',
	columnMore: '+ column',
	columnLess: '− column',
	cell: 'Row {row}, column {column}',
	putIn: 'Put in',
	graph: 'Graph of {title} for {unknown} from {from} to {to}',
	graphNone: 'Graph of {title}: no real value here',
	graphValues: 'Graph of {title}: {unknown} from {from} to {to}, values about {low} to {high}',
	graphSolved:
		'Graph of {title}: {unknown} from {from} to {to}, values about {low} to {high}; solutions at {solutions}',
	graphMarked: 'Graph of {title}: {unknown} from {from} to {to}, values about {low} to {high}; marked: {solutions}',
	value: 'value',
	noReal: 'no real value',
	left: 'left',
	right: 'right',
	closer: 'closer',
	wider: 'wider',
	homeRange: '−10 to 10',
	homeSolutions: 'solutions',
	verified: 'equal at random points',
	simplified: 'simplified',
	expanded: 'expanded',
	factored: 'factored',
	tooLarge: 'Too large to write.',
	copyForm: 'Copy: {form}',
	equalFor: 'Equal for {conditions}: elsewhere the expression has no value.',
	steps: 'Steps',
	noSteps: 'There is nothing to rewrite here.',
	stepFor: 'for {condition}',
	becomes: 'becomes',
	functions: 'Functions',
	otherNames: 'Other names',
	derivative: 'Derivative',
	antiderivative: 'Antiderivative',
	symmetry: 'Symmetry',
	even: 'even',
	odd: 'odd'
} as const;
