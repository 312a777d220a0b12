import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof phone> = {
	title: 'Telefon',
	operations: {
		example: 'Telefonnummern',
		number: 'Nummer prüfen'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'Land',
		type: ['Art', 'Etwa `mobile`, `fixed_line`, `toll_free`'],
		number: ['Nummer', 'Eine Telefonnummer, allein oder in einem Text']
	},
	examples: {
		'A mobile number of Germany': 'Eine deutsche Handynummer',
		'A toll-free number of the United States': 'Eine gebührenfreie Nummer der USA',
		'A number of Berlin, as it is dialled there': 'Eine Berliner Nummer, wie man sie dort wählt',
		'A number with an extension': 'Eine Nummer mit Durchwahl',
		'One digit short': 'Eine Ziffer zu kurz'
	}
};
