import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: 'Sans +, composé depuis',
	type: 'Type',
	number: 'Numéro'
};

export const words: Translation<typeof en> = {
	national: 'National',
	international: 'International',
	telAddress: 'Adresse tel:',
	copyFormat: 'Copier : {format}',
	typesIn: 'Types : {country}',
	valid: 'valide',
	isNoNumber: 'Ce n’est pas un numéro de téléphone.',
	isSeveral: 'Ce sont peut-être plusieurs numéros : saisissez-les un par un.',
	isShort: 'Le numéro est trop court.',
	isShortNumber: 'Trop court pour un abonné. Les numéros courts et d’urgence ne sont pas vérifiés ici.',
	isLong: 'Le numéro est trop long.',
	isNoCode: 'Aucun pays n’a cet indicatif.',
	isOddLength: 'Ce pays n’a pas de numéros de cette longueur.',
	isUnused: 'Le numéro commence par des chiffres non attribués.',
	possible: 'La longueur est possible.',
	extension: 'Poste',
	call: 'Appeler',
	byThePlan:
		'Vérifié d’après le plan de numérotation ; personne n’est interrogé pour savoir s’il est attribué. Il reste sur cet appareil.',
	checkOwn: 'Vérifier votre numéro',
	dialledIn: '+… ou en format local ({country})',
	shortSoFar: 'Encore trop court.',
	tooLong: 'Trop long.',
	noSuchNumber: 'Aucun numéro de ce genre dans le plan de numérotation.',
	possibleNumber: 'Un numéro possible selon le plan de numérotation.',
	plansUnloaded: 'Impossible de charger les plans de numérotation.',
	staysHere: 'Il reste sur cet appareil.',
	carrier: 'Opérateur',
	firstCarrier: 'Opérateur d’origine',
	timeZone: 'Fuseau horaire',
	updated: 'Mis à jour le {day}.'
};
