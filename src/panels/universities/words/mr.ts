import type { UniversitiesWords } from './en';

export const mr: UniversitiesWords = {
	country: 'देश',
	universities: 'विद्यापीठे',
	share: 'वाटा',
	totalUnit: { one: 'विद्यापीठ', other: 'विद्यापीठे' },
	rank: '{count} पैकी {rank} क्रमांकावर; यादीतील एकूण विद्यापीठांच्या {share}.',
	inCountries: {
		one: '{count} देशात. नकाशावर किंवा तक्त्यात तो दाबा.',
		other: '{count} देशांत. नकाशावर किंवा तक्त्यात एखादा देश दाबा.'
	},
	byCountry: 'देशानुसार विद्यापीठे',
	legend: 'रंग: विद्यापीठांची संख्या'
};
