import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'लेख',
	lang: 'विकिपीडियाची भाषा',
	summary: 'सारांश',
	month: 'महिना',
	type: 'काय',
	offset: 'इतके सोडून',
	'type=events': 'घटना',
	'type=births': 'जन्म',
	'type=deaths': 'निधन',
	'type=holidays': 'सण',
	'type=selected': 'निवडक'
};

export const words: Translation<typeof en> = {
	seen: 'विकिपीडियाला विचारता आले नाही: ही आधी पाहिलेली शीर्षके आहेत.',
	seenAndWords: 'विकिपीडियाला विचारता आले नाही: ही आधी पाहिलेली शीर्षके आणि शब्दकोशातील शब्द आहेत.',
	none: 'या विकिपीडियात “{query}” ने सुरू होणारे शीर्षक नाही.',
	foundAs: '“{title}” म्हणून सापडले',
	summary: 'सारांश',
	noSummary: 'सारांश मिळाला नाही; तो लेखात आहे.',
	nothing: 'या दिवसासाठी काही नोंद नाही.',
	noMore: 'या दिवसासाठी आणखी काही नोंद नाही.',
	notWhole: 'विकिपीडियाच्या या दिवसाच्या पानावरील सर्व काही वाचता आले नाही.',
	dayBefore: 'आदला दिवस',
	today: 'आज',
	dayAfter: 'पुढचा दिवस'
};
