import type { UniversitiesWords } from './en';

export const es: UniversitiesWords = {
	country: 'País',
	universities: 'Universidades',
	share: 'Proporción',
	totalUnit: { one: 'universidad', other: 'universidades' },
	rank: 'Puesto {rank} de {count}; {share} de todas las listadas.',
	inCountries: {
		one: 'En {count} país. Púlselo en el mapa o en la tabla.',
		other: 'En {count} países. Pulse uno en el mapa o en la tabla.'
	},
	byCountry: 'Universidades por país',
	legend: 'Color según el número de universidades'
};
