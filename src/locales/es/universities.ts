import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'Nombre',
	domain: 'Dominio o correo electrónico',
	level: 'Tipo',
	offset: 'Saltar',
	'level=higher_education': 'Educación superior',
	'level=school': 'Escuela'
};

export const words: Translation<typeof en> = {
	universities: 'Universidades',
	share: 'Proporción',
	totalUnit: { one: 'universidad', other: 'universidades' },
	rank: 'Puesto {rank} de {count}; {share} de todas las listadas.',
	inCountries: {
		one: 'En {count} país. Púlselo en el mapa o en la tabla.',
		other: 'En {count} países. Pulse uno en el mapa o en la tabla.'
	},
	byCountry: 'Universidades por país',
	legend: 'Color según el número de universidades',
	found: { one: '{count} institución', other: '{count} instituciones' },
	countryUnknown: 'país desconocido',
	showMore: 'Mostrar más',
	copyDomain: 'Copiar {domain}',
	unknown: 'La lista no conoce {domain}. Eso no significa que no sea una universidad.',
	academicOnly: 'La lista no conoce {domain}; se dice que su terminación es solo para instituciones académicas.',
	excluded: 'La lista omite {domain}: otras personas también tienen direcciones allí.',
	misused: 'Otras personas también obtuvieron direcciones en {domain}.',
	mended: 'Nada se llama así; esto es lo que se llama «{name}».',
	nothing: 'La lista no tiene nada que coincida. Pruebe con el nombre en inglés o el dominio.',
	homeless:
		'Las instituciones cuyo dominio no indica el país (.com, .org, casi todo .edu) solo se encuentran por nombre o dominio.',
	listSource: 'Universidades y escuelas: swot, de JetBrains y colaboradores.',
	listThem: 'Ver la lista'
};
