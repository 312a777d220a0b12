import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	fields: {
		expression: 'राशी',
		variables: 'चल',
		digits: 'अंक',
		steps: 'पायऱ्या'
	}
};

export const words: Translation<typeof en> = {
	exact: 'अचूक',
	copyExact: 'अचूक मूल्य कॉपी करा',
	decimal: 'दशांश',
	copyDigits: 'अंक कॉपी करा',
	solutions: 'उकली',
	unknown: 'अज्ञात',
	condition: 'अट',
	readAs: 'असे वाचले',
	valueALine: 'प्रत्येक ओळीत एक मूल्य: x = 3',
	digits: 'अंक: {count}',
	significant: '{count} सार्थ अंक',
	matrixOrTable: 'मॅट्रिक्स किंवा तक्ता',
	rowMore: '+ ओळ',
	rowLess: '− ओळ',
	columnMore: '+ स्तंभ',
	columnLess: '− स्तंभ',
	cell: 'ओळ {row}, स्तंभ {column}',
	putIn: 'घाला',
	graph: '{title} चा आलेख, {unknown} = {from} ते {to}',
	graphNone: '{title} चा आलेख: येथे वास्तव मूल्य नाही',
	graphValues: '{title} चा आलेख: {unknown} = {from} ते {to}, मूल्ये सुमारे {low} ते {high}',
	graphSolved: '{title} चा आलेख: {unknown} = {from} ते {to}, मूल्ये सुमारे {low} ते {high}; उकली: {solutions}',
	graphMarked: '{title} चा आलेख: {unknown} = {from} ते {to}, मूल्ये सुमारे {low} ते {high}; खूण: {solutions}',
	value: 'मूल्य',
	noReal: 'वास्तव मूल्य नाही',
	left: 'डावीकडे',
	right: 'उजवीकडे',
	closer: 'जवळून',
	wider: 'दुरून',
	homeRange: '−10 ते 10',
	homeSolutions: 'उकली',
	verified: 'यादृच्छिक बिंदूंवर समान',
	simplified: 'सोपे रूप',
	expanded: 'विस्तारित',
	factored: 'अवयवांत',
	tooLarge: 'लिहिण्यासाठी फार मोठे.',
	copyForm: 'कॉपी करा: {form}',
	equalFor: '{conditions} साठी समान: इतरत्र पदावलीला मूल्य नाही.',
	steps: 'पायऱ्या',
	noSteps: 'येथे बदलण्यासारखे काही नाही.',
	stepFor: '{condition} साठी',
	becomes: 'होते',
	functions: 'फलने',
	otherNames: 'इतर नावे',
	derivative: 'विकलज',
	antiderivative: 'प्रतिविकलज',
	symmetry: 'सममिती',
	even: 'सम',
	odd: 'विषम'
};
