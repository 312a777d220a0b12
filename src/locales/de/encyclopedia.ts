import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'Artikel',
	lang: 'Sprache der Wikipedia',
	summary: 'Zusammenfassung',
	month: 'Monat',
	type: 'Was',
	offset: 'Überspringen',
	'type=events': 'Ereignisse',
	'type=births': 'Geburten',
	'type=deaths': 'Todesfälle',
	'type=holidays': 'Feiertage',
	'type=selected': 'Ausgewählt'
};

export const words: Translation<typeof en> = {
	seen: 'Wikipedia war nicht erreichbar: Dies sind früher gesehene Titel.',
	seenAndWords: 'Wikipedia war nicht erreichbar: Dies sind früher gesehene Titel und Wörter des Wörterbuchs.',
	none: 'Kein Titel dieser Wikipedia beginnt mit „{query}“.',
	foundAs: 'gefunden als „{title}“',
	summary: 'Zusammenfassung',
	noSummary: 'Eine Zusammenfassung war nicht zu bekommen; sie steht im Artikel.',
	nothing: 'Für diesen Tag ist nichts verzeichnet.',
	noMore: 'Für diesen Tag sind keine weiteren verzeichnet.',
	notWhole: 'Nicht alles, was auf der Wikipedia-Seite dieses Tages steht, ließ sich lesen.',
	dayBefore: 'Der Tag davor',
	today: 'Heute',
	dayAfter: 'Der Tag danach'
};
