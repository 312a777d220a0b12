import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'नाव',
	domain: 'डोमेन किंवा ई-मेल पत्ता',
	level: 'प्रकार',
	offset: 'इतके सोडून',
	'level=higher_education': 'उच्च शिक्षण',
	'level=school': 'शाळा'
};

export const words: Translation<typeof en> = {
	universities: 'विद्यापीठे',
	share: 'वाटा',
	totalUnit: { one: 'विद्यापीठ', other: 'विद्यापीठे' },
	rank: '{count} पैकी {rank} क्रमांकावर; यादीतील एकूण विद्यापीठांच्या {share}.',
	inCountries: {
		one: '{count} देशात. नकाशावर किंवा तक्त्यात तो दाबा.',
		other: '{count} देशांत. नकाशावर किंवा तक्त्यात एखादा देश दाबा.'
	},
	byCountry: 'देशानुसार विद्यापीठे',
	legend: 'रंग: विद्यापीठांची संख्या',
	found: '{count} संस्था',
	countryUnknown: 'देश माहीत नाही',
	showMore: 'आणखी दाखवा',
	copyDomain: '{domain} कॉपी करा',
	unknown: 'यादीत {domain} नाही. याचा अर्थ ते विद्यापीठ नाही असा नव्हे.',
	academicOnly: 'यादीत {domain} नाही; हा शेवट फक्त शैक्षणिक संस्थांसाठी आहे असे म्हणतात.',
	excluded: 'यादी {domain} वगळते: तिथे इतरांचेही पत्ते आहेत.',
	misused: '{domain} वर इतरांनाही पत्ते मिळाले आहेत.',
	mended: 'या नावाचे काही नाही; हे “{name}” नावाचे आहे.',
	nothing: 'यादीत जुळणारे काही नाही. इंग्रजी नाव किंवा डोमेन वापरून पाहा.',
	homeless: 'ज्या संस्थांचे डोमेन देश सांगत नाही (.com, .org, बहुतेक .edu) त्या फक्त नावाने किंवा डोमेनने सापडतात.',
	listSource: 'विद्यापीठे आणि शाळा: JetBrains आणि सहभागींची swot यादी.',
	listThem: 'यादी पाहा'
};
