import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'Zeitraum',
		min_magnitude: 'Mindeststärke',
		at_least: ['Genaue Stärke ab', 'Jede andere Schwelle; 6 beginnt bei 5,95'],
		near: ['Nahe bei', 'Jedes Beben sagt dann, wie weit es entfernt war'],
		radius_km: 'Umkreis (km)',
		order: 'Zuerst',
		start: 'Von',
		end: ['Bis', 'Letzter Tag oder Zeitpunkt; ohne Angabe jetzt'],
		compare: 'Kataloge vergleichen'
	},
	choices: {
		order: {
			time: 'Neueste',
			magnitude: 'Stärkste',
			distance: 'Nächste'
		},
		period: {
			hour: 'Stunde',
			day: 'Tag',
			week: 'Woche',
			month: 'Monat'
		},
		min_magnitude: {
			all: 'Alle',
			'1.0': 'ab 1',
			'2.5': 'ab 2,5',
			'4.5': 'ab 4,5',
			significant: 'Bedeutende'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'Unbekannte Stärke',
	placeUnknown: 'Ort unbekannt',
	magnitude: 'Stärke',
	place: 'Ort',
	nearest: 'Am nächsten: {event}, {distance} entfernt.',
	nearestTo: 'Am nächsten bei {place}: {event}, {distance} entfernt.',
	earthquakes: 'Erdbeben',
	newest: 'Neuestes: {event}, {age}.',
	strongest: 'Stärkstes: {event}, {age}.',
	strongestOfThese: 'Das stärkste davon: {event}, {age}.',
	newestOnes: 'neueste Erdbeben; es kann mehr geben',
	none: 'Keine',
	noneOfSize: 'Keine Erdbeben dieser Stärke in diesem Zeitraum.',
	notKnown: 'Nicht bekannt',
	sinceUnknown: 'Was seither geschah, ist hier nicht bekannt.',
	sinceUnknownLast: 'Was seither geschah, ist hier nicht bekannt. Die letzten bekannten Erdbeben:',
	knownUntil: 'Bekannt bis {time}; Späteres fehlt.',
	fromCatalogues: 'Von {names}: Der USGS antwortet nicht, einige Erdbeben können fehlen.',
	unread: 'Nicht vollständig: Nicht alles, was die Quelle nennt, war lesbar.',
	newestFirst: 'Erdbeben, neueste zuerst',
	mapOf: 'Karte mit {count} Erdbeben',
	legend: 'Farbe nach Tiefe',
	shallow: 'flach, unter {depth}',
	intermediate: 'mitteltief, bis {depth}',
	deep: 'tief',
	depthOf: 'Tiefe {depth}',
	depthUnknown: 'Tiefe unbekannt',
	earthquake: 'Erdbeben',
	quarryBlast: 'Steinbruchsprengung',
	explosion: 'Explosion',
	iceQuake: 'Eisbeben',
	automatic: 'automatisch',
	reviewed: 'geprüft',
	green: 'Alarmstufe Grün',
	yellow: 'Alarmstufe Gelb',
	orange: 'Alarmstufe Orange',
	red: 'Alarmstufe Rot',
	feltBy: { one: 'von {count} Person gespürt', other: 'von {count} Personen gespürt' },
	tsunami: 'siehe tsunami.gov',
	alertMe: 'Bei neuen Erdbeben bis {distance} um {place} ab Stärke {magnitude} benachrichtigen',
	alertWhen: 'Geprüft wird beim Öffnen der App, und im Hintergrund, wo der Browser es erlaubt.',
	alertRefused: 'Benachrichtigungen sind blockiert. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
	alertText: '{distance} von {place}'
};
