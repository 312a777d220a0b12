import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof universities> = {
	title: 'Universitäten',
	operations: {
		countries: 'Nach Land',
		universities: 'Nach Name oder Domain'
	},
	packs: {
		universities: 'Hochschulen und Schulen mit Domain'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'Land',
		q: ['Name', 'Wörter des Namens in jeder Reihenfolge, oder ein Kürzel wie `mit`'],
		domain: ['Domain oder E-Mail-Adresse', 'Eine Domain, E-Mail- oder Webadresse'],
		level: ['Art', 'Was Name und Domain verraten'],
		limit: 'Höchstens',
		offset: ['Überspringen', 'Wie viele zuerst ausgelassen werden']
	},
	choices: {
		level: {
			higher_education: 'Hochschule',
			school: 'Schule'
		}
	}
};
