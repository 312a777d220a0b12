import type { UniversitiesWords } from './en';

export const de: UniversitiesWords = {
	country: 'Land',
	universities: 'Hochschulen',
	share: 'Anteil',
	totalUnit: { one: 'Hochschule', other: 'Hochschulen' },
	rank: 'Platz {rank} von {count}; {share} aller gelisteten.',
	inCountries: {
		one: 'In {count} Land. Auf der Karte oder in der Tabelle antippen.',
		other: 'In {count} Ländern. Eines auf der Karte oder in der Tabelle antippen.'
	},
	byCountry: 'Hochschulen nach Land',
	legend: 'Farbe nach Zahl der Hochschulen'
};
