import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In French. */
export const fr: Words<UiKey> = {
	more: 'Plus d’options',
	optional: 'facultatif',
	any: 'Tous',
	chooseCountry: 'Choisissez un pays',
	showPassword: 'Afficher le mot de passe',
	here: 'Utiliser ma position',
	hereDenied: 'Cette page n’est pas autorisée à demander votre position.',
	hereUnknown: 'L’appareil n’a pas pu déterminer sa position.',
	dropFile: 'Déposez un fichier ici, collez-le ou choisissez-le',
	pastedFile: 'Fichier collé',
	asTable: 'Sous forme de tableau',
	showAll: 'Tout afficher ({count})',
	copy: 'Copier',
	copied: 'Copié',
	copyFailed: 'Copie impossible',
	copyJson: 'Copier le JSON',
	places: 'Lieux',
	placesFound: {
		one: '{count} lieu ; les flèches choisissent, Entrée valide',
		many: '{count} de lieux ; les flèches choisissent, Entrée valide',
		other: '{count} lieux ; les flèches choisissent, Entrée valide'
	},
	placeSample: 'Paris ou 48.86, 2.35',
	latitudeLongitude: 'latitude, longitude',
	citiesFailed: 'Les villes n’ont pas pu être chargées.',
	mapKeys: '{label}. Les flèches déplacent la croix, Entrée choisit le lieu.',
	north: '{degrees}° nord',
	south: '{degrees}° sud',
	east: '{degrees}° est',
	west: '{degrees}° ouest',
	cut: {
		one: '{text}… ({count} caractère)',
		many: '{text}… ({count} de caractères)',
		other: '{text}… ({count} caractères)'
	},
	cityUnknown: 'Aucune ville de ce nom n’est connue ici ; les petites localités manquent.'
};
