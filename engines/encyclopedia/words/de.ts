import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'Lexikon',
	operations: {
		autocomplete: 'Artikel finden',
		onThisDay: 'An diesem Tag'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'Artikel',
		lang: ['Sprache der Wikipedia', 'Etwa en, de, hi'],
		limit: 'Höchstens',
		summary: 'Zusammenfassung',
		month: 'Monat',
		day: 'Tag',
		type: ['Was', 'Ausgewählt: die wenigen Ereignisse, die die Redaktion nennt'],
		offset: 'Überspringen'
	},
	choices: {
		type: {
			events: 'Ereignisse',
			births: 'Geburten',
			deaths: 'Todesfälle',
			holidays: 'Feiertage',
			selected: 'Ausgewählt'
		}
	},
	examples: {
		'Titles that begin with “earth”': 'Titel, die mit „earth“ beginnen'
	}
};
