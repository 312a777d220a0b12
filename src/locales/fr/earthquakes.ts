import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'Période',
		min_magnitude: 'Magnitude minimale',
		at_least: ['Magnitude exacte dès', 'Tout autre seuil ; 6 commence à 5,95'],
		near: ['Près de', 'Chaque séisme indique sa distance à ce lieu'],
		radius_km: 'Rayon (km)',
		order: 'D’abord',
		start: 'Du',
		end: ['Au', 'Dernier jour ou instant ; maintenant par défaut'],
		compare: 'Comparer les catalogues'
	},
	choices: {
		order: {
			time: 'Plus récents',
			magnitude: 'Plus forts',
			distance: 'Plus proches'
		},
		period: {
			hour: 'Heure',
			day: 'Jour',
			week: 'Semaine',
			month: 'Mois'
		},
		min_magnitude: {
			all: 'Tous',
			'1.0': '1 et plus',
			'2.5': '2,5 et plus',
			'4.5': '4,5 et plus',
			significant: 'Importants'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'Magnitude inconnue',
	placeUnknown: 'lieu inconnu',
	place: 'Lieu',
	nearest: 'Le plus proche : {event}, à {distance}.',
	nearestTo: 'Le plus proche de {place} : {event}, à {distance}.',
	earthquakes: { one: 'séisme', other: 'séismes' },
	newest: 'Le plus récent : {event}, {age}.',
	strongest: 'Le plus fort : {event}, {age}.',
	strongestOfThese: 'Le plus fort de ceux-ci : {event}, {age}.',
	newestOnes: 'séismes les plus récents ; il peut y en avoir d’autres',
	none: 'Aucun',
	noneOfSize: 'Aucun séisme de cette taille sur cette période.',
	notKnown: 'Inconnu',
	sinceUnknown: 'Ce qui s’est passé depuis n’est pas connu ici.',
	sinceUnknownLast: 'Ce qui s’est passé depuis n’est pas connu ici. Les derniers séismes connus :',
	knownUntil: 'Connu jusqu’au {time} ; la suite manque.',
	fromCatalogues: 'De {names} : l’USGS ne répond pas, des séismes peuvent manquer.',
	unread: 'Incomplet : tout ce que la source donne n’a pas pu être lu.',
	newestFirst: 'Séismes, du plus récent au plus ancien',
	mapOf: { one: 'Carte de {count} séisme', other: 'Carte de {count} séismes' },
	legend: 'Couleur selon la profondeur',
	shallow: 'superficiel, moins de {depth}',
	intermediate: 'intermédiaire, jusqu’à {depth}',
	deep: 'profond',
	depthOf: 'profondeur {depth}',
	depthUnknown: 'profondeur inconnue',
	earthquake: 'séisme',
	quarryBlast: 'tir de carrière',
	iceQuake: 'séisme glaciaire',
	automatic: 'automatique',
	reviewed: 'vérifié',
	green: 'alerte verte',
	yellow: 'alerte jaune',
	orange: 'alerte orange',
	red: 'alerte rouge',
	feltBy: { one: 'ressenti par {count} personne', other: 'ressenti par {count} personnes' },
	tsunami: 'voir tsunami.gov',
	alertMe: 'Me prévenir des nouveaux séismes à moins de {distance} de {place}, à partir de la magnitude {magnitude}',
	alertWhen: 'Vérifié à l’ouverture de l’application, et en arrière-plan si le navigateur le permet.',
	alertRefused: 'Les notifications sont bloquées. Autorisez-les dans les réglages du navigateur pour ce site.',
	alertText: 'à {distance} de {place}'
};
