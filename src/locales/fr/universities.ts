import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'Nom',
	domain: 'Domaine ou adresse e-mail',
	level: 'Type',
	offset: 'Passer',
	'level=higher_education': 'Enseignement supérieur',
	'level=school': 'École'
};

export const words: Translation<typeof en> = {
	universities: 'Universités',
	share: 'Part',
	totalUnit: { one: 'université', other: 'universités' },
	rank: 'N° {rank} sur {count} ; {share} de toutes celles recensées.',
	inCountries: {
		one: 'Dans {count} pays. Touchez-le sur la carte ou dans le tableau.',
		other: 'Dans {count} pays. Touchez-en un sur la carte ou dans le tableau.'
	},
	byCountry: 'Universités par pays',
	legend: 'Couleur selon le nombre d’universités',
	found: { one: '{count} établissement', other: '{count} établissements' },
	countryUnknown: 'pays inconnu',
	showMore: 'Afficher plus',
	copyDomain: 'Copier {domain}',
	unknown: 'La liste ne connaît pas {domain}. Cela ne veut pas dire que ce n’est pas une université.',
	academicOnly: 'La liste ne connaît pas {domain} ; sa terminaison serait réservée aux établissements d’enseignement.',
	excluded: 'La liste écarte {domain} : d’autres y ont aussi des adresses.',
	misused: 'D’autres ont aussi obtenu des adresses sous {domain}.',
	mended: 'Rien ne s’appelle ainsi ; voici ce qui s’appelle « {name} ».',
	nothing: 'La liste n’a rien qui corresponde. Essayez le nom anglais ou le domaine.',
	homeless:
		'Les établissements dont le domaine n’indique aucun pays (.com, .org, presque tous les .edu) ne se trouvent que par nom ou domaine.',
	listSource: 'Universités et écoles : swot, par JetBrains et ses contributeurs.',
	listThem: 'Voir la liste'
};
