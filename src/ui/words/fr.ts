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
	copyJson: 'Copier le JSON'
};
