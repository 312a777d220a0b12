import type { UniversitiesWords } from './en';

export const fr: UniversitiesWords = {
	country: 'Pays',
	universities: 'Universités',
	share: 'Part',
	totalUnit: { one: 'université', other: 'universités' },
	rank: 'N° {rank} sur {count} ; {share} de toutes celles recensées.',
	inCountries: {
		one: 'Dans {count} pays. Touchez-le sur la carte ou dans le tableau.',
		other: 'Dans {count} pays. Touchez-en un sur la carte ou dans le tableau.'
	},
	byCountry: 'Universités par pays',
	legend: 'Couleur selon le nombre d’universités'
};
