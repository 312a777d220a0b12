import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof phone> = {
	title: 'Téléphone',
	operations: {
		example: 'Numéros de téléphone',
		number: 'Vérifier un numéro'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'Pays',
		type: ['Type', 'Par exemple `mobile`, `fixed_line`, `toll_free`'],
		number: ['Numéro', 'Un numéro de téléphone, seul ou dans un texte']
	},
	examples: {
		'A mobile number of Germany': 'Un mobile d’Allemagne',
		'A toll-free number of the United States': 'Un numéro gratuit des États-Unis',
		'A number of Berlin, as it is dialled there': 'Un numéro de Berlin, comme on le compose là-bas',
		'A number with an extension': 'Un numéro avec poste',
		'One digit short': 'Un chiffre manque'
	}
};
