import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'Erdbeben',
	operations: {
		recent: 'Letzte Erdbeben'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['Zeitraum', 'Die letzte Stunde, 24 Stunden, 7 oder 30 Tage'],
		min_magnitude: ['Mindeststärke', 'Die schwächsten, die gezeigt werden; „bedeutende“ nach ihrer Wirkung'],
		at_least: ['Genaue Stärke ab', 'Jede andere Schwelle; 6 beginnt bei 5,95'],
		limit: 'Höchstens',
		near: ['Nahe bei', 'Jedes Beben sagt dann, wie weit es entfernt war']
	},
	choices: {
		period: {
			hour: 'Stunde',
			day: 'Tag',
			week: 'Woche',
			month: 'Monat'
		},
		min_magnitude: {
			all: 'Alle',
			significant: 'Bedeutende'
		}
	}
};
