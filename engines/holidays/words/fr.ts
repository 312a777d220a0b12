import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof holidays> = {
	title: 'Jours fériés',
	operations: {
		holidays: 'Jours fériés d’une année',
		workdays: 'Jours ouvrés'
	},
	packs: {
		holidays: 'Calendriers de tous les pays'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'Pays',
		year: ['Année', 'Vide : l’année en cours'],
		subdivision: ['État ou région', 'Par nom ou code : `BY`, `DE-BY`, `Bavaria`'],
		format: 'Format',
		from: ['Du', 'Le jour où le compte commence'],
		to: ['Au', 'Dix ans plus tard au plus'],
		add: ['Jours ouvrés à ajouter', 'À la place du dernier jour']
	},
	examples: {
		'United States, 2026': 'États-Unis, 2026',
		'Bavaria, where Epiphany is a holiday': 'La Bavière, où l’Épiphanie est fériée',
		'Between the years in Bavaria': 'Entre deux années en Bavière',
		'Ten working days after 21 December': 'Dix jours ouvrés après le 21 décembre'
	}
};
