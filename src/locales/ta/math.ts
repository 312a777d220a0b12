import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	fields: {
		expression: 'கோவை',
		variables: 'மாறிகள்',
		digits: 'இலக்கங்கள்',
		steps: 'படிகள்'
	}
};

export const words: Translation<typeof en> = {
	exact: 'துல்லியம்',
	copyExact: 'துல்லிய மதிப்பை நகலெடு',
	decimal: 'தசமம்',
	copyDigits: 'இலக்கங்களை நகலெடு',
	solutions: 'தீர்வுகள்',
	unknown: 'மாறி',
	condition: 'நிபந்தனை',
	readAs: 'இப்படிப் படித்தது',
	valueALine: 'வரிக்கு ஒரு மதிப்பு: x = 3',
	digits: 'இலக்கங்கள்: {count}',
	significant: { one: '{count} முக்கிய இலக்கம்', other: '{count} முக்கிய இலக்கங்கள்' },
	matrixOrTable: 'அணி அல்லது அட்டவணை',
	rowMore: '+ வரிசை',
	rowLess: '− வரிசை',
	columnMore: '+ நெடுவரிசை',
	columnLess: '− நெடுவரிசை',
	cell: 'வரிசை {row}, நெடுவரிசை {column}',
	putIn: 'சேர்',
	graph: '{title} வரைபடம், {unknown} = {from} முதல் {to} வரை',
	graphNone: '{title} வரைபடம்: இங்கு மெய் மதிப்பு இல்லை',
	graphValues: '{title} வரைபடம்: {unknown} = {from} முதல் {to} வரை, மதிப்புகள் சுமார் {low} முதல் {high}',
	graphSolved: '{title} வரைபடம்: {unknown} = {from} முதல் {to} வரை, மதிப்புகள் சுமார் {low} முதல் {high}; தீர்வுகள்: {solutions}',
	graphMarked:
		'{title} வரைபடம்: {unknown} = {from} முதல் {to} வரை, மதிப்புகள் சுமார் {low} முதல் {high}; குறிக்கப்பட்டது: {solutions}',
	value: 'மதிப்பு',
	noReal: 'மெய் மதிப்பு இல்லை',
	left: 'இடம்',
	right: 'வலம்',
	closer: 'அருகே',
	wider: 'தொலைவில்',
	homeRange: '−10 முதல் 10',
	homeSolutions: 'தீர்வுகள்',
	verified: 'தோராயப் புள்ளிகளில் சமம்',
	simplified: 'சுருக்கியது',
	expanded: 'விரித்தது',
	factored: 'காரணிப்படுத்தியது',
	tooLarge: 'எழுத முடியாத அளவு பெரியது.',
	copyForm: 'நகலெடு: {form}',
	equalFor: '{conditions} எனில் சமம்: மற்ற இடங்களில் கோவைக்கு மதிப்பு இல்லை.',
	steps: 'படிகள்',
	noSteps: 'இங்கு மாற்ற எதுவும் இல்லை.',
	stepFor: '{condition} எனில்',
	becomes: 'ஆகிறது',
	functions: 'சார்புகள்',
	otherNames: 'பிற பெயர்கள்',
	derivative: 'வகைக்கெழு',
	antiderivative: 'எதிர்வகைக்கெழு',
	symmetry: 'சமச்சீர்மை',
	even: 'இரட்டை',
	odd: 'ஒற்றை'
};
