import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In German. */
export const de: Words<UiKey> = {
	more: 'Weitere Optionen',
	optional: 'optional',
	any: 'Beliebig',
	chooseCountry: 'Land wählen',
	showPassword: 'Passwort anzeigen',
	here: 'Eigenen Standort verwenden',
	hereDenied: 'Diese Seite darf den Standort nicht abfragen.',
	hereUnknown: 'Das Gerät konnte seinen Standort nicht bestimmen.',
	dropFile: 'Datei hierher ziehen, einfügen oder auswählen',
	pastedFile: 'Eingefügte Datei',
	asTable: 'Als Tabelle',
	showAll: 'Alle {count} anzeigen',
	copy: 'Kopieren',
	copied: 'Kopiert',
	copyFailed: 'Kopieren nicht möglich',
	copyJson: 'JSON kopieren'
};
