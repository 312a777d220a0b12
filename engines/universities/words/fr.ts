import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof universities> = {
	title: 'Universités',
	operations: {
		countries: 'Par pays',
		universities: 'Par nom ou domaine'
	},
	packs: {
		universities: 'Universités et écoles par nom et domaine'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'Pays',
		q: ['Nom', 'Des mots du nom dans tout ordre, ou un sigle comme `mit`'],
		domain: ['Domaine ou adresse e-mail', 'Un domaine, un e-mail ou une adresse web'],
		level: ['Type', 'Ce que disent le nom et le domaine'],
		limit: 'Au plus',
		offset: ['Passer', 'Combien sont laissées au début']
	},
	choices: {
		level: {
			higher_education: 'Enseignement supérieur',
			school: 'École'
		}
	}
};
