import type { Forms, Translation } from '../types';
import type { words as en } from '../en/math';

export const forms: Forms<'math'> = {
	fields: {
		expression: 'التعبير',
		variables: 'المتغيرات',
		digits: 'الأرقام',
		steps: 'الخطوات'
	}
};

export const words: Translation<typeof en> = {
	exact: 'القيمة الدقيقة',
	copyExact: 'نسخ القيمة الدقيقة',
	decimal: 'القيمة العشرية',
	copyDigits: 'نسخ الأرقام',
	solutions: 'الحلول',
	unknown: 'المجهول',
	condition: 'الشرط',
	readAs: 'قُرئت هكذا',
	valueALine: 'قيمة في كل سطر: x = 3',
	digits: 'عدد الأرقام: {count}',
	significant: {
		zero: 'لا أرقام معنوية',
		one: 'رقم معنوي واحد',
		two: 'رقمان معنويان',
		few: '{count} أرقام معنوية',
		many: '{count} رقمًا معنويًا',
		other: '{count} رقم معنوي'
	},
	matrixOrTable: 'مصفوفة أو جدول',
	rowMore: '+ صف',
	rowLess: '− صف',
	columnMore: '+ عمود',
	columnLess: '− عمود',
	cell: 'الصف {row}، العمود {column}',
	putIn: 'إدراج',
	graph: 'رسم {title} حيث {unknown} من {from} إلى {to}',
	graphNone: 'رسم {title}: لا قيمة حقيقية هنا',
	graphValues: 'رسم {title}: {unknown} من {from} إلى {to}، والقيم من {low} إلى {high} تقريبًا',
	graphSolved: 'رسم {title}: {unknown} من {from} إلى {to}، والقيم من {low} إلى {high} تقريبًا؛ الحلول عند {solutions}',
	graphMarked: 'رسم {title}: {unknown} من {from} إلى {to}، والقيم من {low} إلى {high} تقريبًا؛ المعلَّم: {solutions}',
	value: 'القيمة',
	noReal: 'لا قيمة حقيقية',
	left: 'يسار',
	right: 'يمين',
	closer: 'تقريب',
	wider: 'إبعاد',
	homeRange: 'من \u200e−10 إلى 10',
	homeSolutions: 'الحلول',
	verified: 'متساوية عند نقاط عشوائية',
	simplified: 'مبسّطة',
	expanded: 'منشورة',
	factored: 'محلّلة إلى عوامل',
	tooLarge: 'أكبر من أن تُكتب.',
	copyForm: 'نسخ: {form}',
	equalFor: 'متساوية عندما {conditions}: وفيما عدا ذلك لا قيمة للعبارة.',
	steps: 'الخطوات',
	noSteps: 'لا شيء لإعادة كتابته هنا.',
	stepFor: 'عندما {condition}',
	becomes: 'تصبح',
	functions: 'الدوال',
	otherNames: 'أسماء أخرى',
	derivative: 'المشتقة',
	antiderivative: 'الدالة الأصلية',
	symmetry: 'التماثل',
	even: 'زوجية',
	odd: 'فردية'
};
