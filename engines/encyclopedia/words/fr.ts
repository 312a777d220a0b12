import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'Encyclopédie',
	operations: {
		autocomplete: 'Trouver un article',
		onThisDay: 'Ce jour-là'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'Article',
		lang: ['Langue de Wikipédia', 'Par exemple en, de, fr'],
		limit: 'Au plus',
		summary: 'Résumé',
		month: 'Mois',
		day: 'Jour',
		type: ['Quoi', 'Sélection : les quelques événements choisis par les rédacteurs'],
		offset: 'Passer'
	},
	choices: {
		type: {
			events: 'Événements',
			births: 'Naissances',
			deaths: 'Décès',
			holidays: 'Fêtes',
			selected: 'Sélection'
		}
	},
	examples: {
		'Titles that begin with “earth”': 'Titres qui commencent par « earth »'
	}
};
