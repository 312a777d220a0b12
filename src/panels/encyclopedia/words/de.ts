import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the encyclopedia panels in German. */
export const de: Words<keyof typeof en> = {
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
	dayAfter: 'Der Tag danach',
	month: 'Monat',
	day: 'Tag'
};
