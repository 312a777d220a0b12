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
	copyJson: 'JSON kopieren',
	places: 'Orte',
	placesFound: {
		one: '{count} Ort; Pfeiltasten wählen, Enter übernimmt',
		other: '{count} Orte; Pfeiltasten wählen, Enter übernimmt'
	},
	placeSample: 'Berlin oder 52.52, 13.405',
	latitudeLongitude: 'Breite, Länge',
	citiesFailed: 'Die Städte konnten nicht geladen werden.',
	mapKeys: '{label}. Pfeiltasten bewegen das Kreuz, Enter wählt den Ort.',
	north: '{degrees}° Nord',
	south: '{degrees}° Süd',
	east: '{degrees}° Ost',
	west: '{degrees}° West',
	cut: { one: '{text}… ({count} Zeichen)', other: '{text}… ({count} Zeichen)' },
	cityUnknown: 'Eine Stadt dieses Namens ist hier nicht bekannt; kleine Orte fehlen.'
};
