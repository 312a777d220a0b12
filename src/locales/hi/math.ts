import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	fields: {
		expression: 'व्यंजक',
		variables: 'चर',
		digits: 'अंक',
		steps: 'चरण'
	}
};

export const words: Translation<typeof en> = {
	exact: 'सटीक',
	copyExact: 'सटीक मान कॉपी करें',
	decimal: 'दशमलव',
	copyDigits: 'अंक कॉपी करें',
	solutions: 'हल',
	unknown: 'अज्ञात',
	condition: 'शर्त',
	readAs: 'ऐसे पढ़ा गया',
	valueALine: 'हर पंक्ति में एक मान: x = 3',
	digits: 'अंक: {count}',
	significant: '{count} सार्थक अंक',
	matrixOrTable: 'मैट्रिक्स या तालिका',
	rowMore: '+ पंक्ति',
	rowLess: '− पंक्ति',
	columnMore: '+ स्तंभ',
	columnLess: '− स्तंभ',
	cell: 'पंक्ति {row}, स्तंभ {column}',
	putIn: 'डालें',
	graph: '{title} का ग्राफ़, {unknown} = {from} से {to} तक',
	graphNone: '{title} का ग्राफ़: यहाँ कोई वास्तविक मान नहीं',
	graphValues: '{title} का ग्राफ़: {unknown} = {from} से {to} तक, मान लगभग {low} से {high}',
	graphSolved: '{title} का ग्राफ़: {unknown} = {from} से {to} तक, मान लगभग {low} से {high}; हल: {solutions}',
	graphMarked: '{title} का ग्राफ़: {unknown} = {from} से {to} तक, मान लगभग {low} से {high}; चिह्नित: {solutions}',
	value: 'मान',
	noReal: 'कोई वास्तविक मान नहीं',
	left: 'बाएँ',
	right: 'दाएँ',
	closer: 'पास से',
	wider: 'दूर से',
	homeRange: '−10 से 10',
	homeSolutions: 'हल',
	verified: 'यादृच्छिक बिंदुओं पर बराबर',
	simplified: 'सरल रूप',
	expanded: 'विस्तारित',
	factored: 'गुणनखंडित',
	tooLarge: 'लिखने के लिए बहुत बड़ा।',
	copyForm: 'कॉपी करें: {form}',
	equalFor: '{conditions} के लिए बराबर: और कहीं व्यंजक का कोई मान नहीं।',
	steps: 'चरण',
	noSteps: 'यहाँ बदलने को कुछ नहीं।',
	stepFor: '{condition} के लिए',
	becomes: 'बनता है',
	functions: 'फलन',
	otherNames: 'दूसरे नाम',
	derivative: 'अवकलज',
	antiderivative: 'प्रतिअवकलज',
	symmetry: 'सममिति',
	even: 'सम',
	odd: 'विषम'
};
