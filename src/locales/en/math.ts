import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'math'> = {
	expression: 'Sum, equation or units',
	variables: ['Variables', 'One per line: x = 3'],
	digits: 'Digits',
	steps: 'Show steps'
};

/** Page texts in English. */
export const words = {
	exact: 'Exact',
	copyExact: 'Copy exact value',
	decimal: 'Decimal',
	copyDigits: 'Copy decimal',
	solutions: 'Solutions',
	unknown: 'Variable',
	condition: 'Valid for',
	readAs: 'Read as',
	valueALine: 'One value per line: x = 3',
	digits: '{count} digits',
	significant: { one: '{count} significant digit', other: '{count} significant digits' },
	matrixOrTable: 'Matrix or table',
	rowMore: 'Add row',
	rowLess: 'Remove row',
	columnMore: 'Add column',
	columnLess: 'Remove column',
	cell: 'Row {row}, column {column}',
	putIn: 'Insert',
	graph: 'Graph of {title} for {unknown} from {from} to {to}',
	graphNone: 'Graph of {title}: no real values here',
	graphValues: 'Graph of {title} for {unknown} from {from} to {to}. Values from about {low} to {high}.',
	graphSolved:
		'Graph of {title} for {unknown} from {from} to {to}. Values from about {low} to {high}. Solutions at {solutions}.',
	graphMarked:
		'Graph of {title} for {unknown} from {from} to {to}. Values from about {low} to {high}. Marked: {solutions}.',
	value: 'value',
	noReal: 'no real value',
	left: 'left',
	right: 'right',
	closer: 'zoom in',
	wider: 'zoom out',
	homeRange: '−10 to 10',
	verified: 'checked',
	simplified: 'simplified',
	expanded: 'expanded',
	factored: 'factored',
	tooLarge: 'Too long to show.',
	copyForm: 'Copy {form}',
	equalFor: 'Valid for {conditions}.',
	steps: 'Steps',
	noSteps: 'Already in simplest form.',
	stepFor: 'if {condition}',
	becomes: 'becomes',
	functions: 'Functions',
	otherNames: 'Also called',
	derivative: 'Derivative',
	antiderivative: 'Antiderivative',
	symmetry: 'Symmetry',
	even: 'even',
	odd: 'odd'
} as const;
