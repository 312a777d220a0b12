import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in German. */
export const de: Words<keyof typeof en> = {
	none: 'Keine passenden Meldungen.',
	someOf: '{shown} von {count} Meldungen.',
	stories: { one: '{count} Meldung.', other: '{count} Meldungen.' },
	seen: 'Die Suche war nicht erreichbar: Dies sind früher gesehene Meldungen, nach ihren Titeln gefunden.',
	truncated: 'Es kann mehr geben: Nur die ersten tausend ließen sich durchsehen.',
	points: { one: '{count} Punkt', other: '{count} Punkte' },
	comments: { one: '{count} Kommentar', other: '{count} Kommentare' },
	newest: 'Neueste',
	before: 'Vor dem {date}',
	author: 'Jemand, der auf Hacker News schreibt',
	save: 'Suche merken',
	forget: 'Suche vergessen',
	saved: 'Gemerkte Suchen',
	opened: 'Schon geöffnet',
	clear: 'Liste leeren',
	newestFirst: 'neueste',
	pointsFrom: '≥ {count} Punkte'
};
