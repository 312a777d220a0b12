import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'Séismes',
	operations: {
		recent: 'Séismes récents'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['Période', 'La dernière heure, 24 heures, 7 ou 30 jours'],
		min_magnitude: ['Magnitude minimale', 'Les plus faibles affichés ; « importants » suit leurs effets'],
		at_least: ['Magnitude exacte dès', 'Tout autre seuil ; 6 commence à 5,95'],
		limit: 'Au plus',
		near: ['Près de', 'Chaque séisme indique sa distance à ce lieu']
	},
	choices: {
		period: {
			hour: 'Heure',
			day: 'Jour',
			week: 'Semaine',
			month: 'Mois'
		},
		min_magnitude: {
			all: 'Tous',
			significant: 'Importants'
		}
	}
};
