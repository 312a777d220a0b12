import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	skip: 'Zum Inhalt springen',
	tools: 'Werkzeuge',
	history: 'Verlauf',
	docs: 'Dokumentation',
	keys: 'Schlüssel',
	settings: 'Einstellungen',
	offline: 'Offline-Daten',
	home: 'Startseite',
	menu: 'Menü',
	close: 'Schließen',
	cancel: 'Abbrechen',
	scriptTitle: 'Im eigenen Skript verwenden',
	recent: 'Zuletzt',
	favourites: 'Angeheftet',
	updateReady: 'Eine neue Version ist bereit.',
	reload: 'Neu laden',
	later: 'Später',
	install: 'App installieren',
	notFound: 'Seite nicht gefunden',
	notFoundText: 'Vielleicht ein Tippfehler in der Adresse. Alle Werkzeuge stehen auf der Startseite.',
	broken: 'Auf dieser Seite ist etwas schiefgegangen',
	unloaded: 'Diese Seite konnte nicht geladen werden',
	unloadedText: 'Du bist offenbar offline, und diese Seite ist noch nicht auf deinem Gerät gespeichert.',
	remove: 'Entfernen',
	download: 'Herunterladen',
	failed: 'Das hat nicht geklappt: {reason}',
	developerView: 'Für Entwickler',
	errOffline: 'Du bist offline, und dazu ist nichts gespeichert.',
	errPack:
		'Du bist offline, und die Daten dafür sind noch nicht auf dem Gerät. Sie werden geladen, sobald du wieder online bist.',
	errUpstream: '{source} hat nicht geantwortet.',
	errPortal: '{source} hat mit einer Webseite geantwortet. Vielleicht ist zuerst eine Anmeldung in diesem Netz nötig.',
	errWait: '{source} ist gerade ausgelastet. Versuch es gleich noch einmal.',
	errInternal: 'Bei uns ist etwas schiefgegangen.',
	lineWorkdays: 'Arbeitstage: {count} von {days}',
	lineNoChange: 'die Uhren werden nicht umgestellt',
	lineNoHoliday: 'kein landesweiter Feiertag',
	// Box, start page, pages of tools
	tagline: 'Was willst du wissen?',
	startAbout:
		'Geld, Zeit, Orte, Wörter, Rechnen, Fotos. Die meisten Antworten entstehen auf deinem Gerät: kein Konto, keine Werbung, kein Tracking.',
	rowEveryday: 'Alltag',
	rowWords: 'Wörter',
	rowScan: 'Scannen und teilen',
	rowWorld: 'Welt',
	change: 'Ändern',
	askLabel: 'Frag oder füge etwas ein',
	opensSource: 'Beim Öffnen wird {source} gefragt.',
	openIt: 'Öffnen',
	alsoMeans: 'Meintest du',
	placeUnknown: 'Wir kennen keinen Ort namens „{name}“.',
	whichPlace: 'Welches {name}?',
	shelfFirst: 'Zum Ausprobieren',
	installWhy: 'Öffnet schneller und funktioniert offline.',
	installIos: 'In Safari: „Teilen“, dann „Zum Home-Bildschirm“.',
	installFirefox:
		'Auf Android: Menü, dann „Installieren“ oder „App zum Startbildschirm hinzufügen“. Am Computer diese Seite als Lesezeichen speichern; auch dort läuft sie offline.',
	star: 'An die Startseite heften',
	again: 'Aktualisieren',
	working: 'Wird bearbeitet …',
	downloading: '{name} wird heruntergeladen ({size})',
	answered: 'Antwort bereit',
	answer: 'Antwort',
	source: 'So funktioniert es',
	share: 'Teilen',
	fillRequired: 'Gib an: {fields}.',
	ask: 'Fragen',
	hostNode: 'Vom Server beantwortet',
	workedOut: 'Auf deinem Gerät berechnet',
	storedOffline: 'Offline. Zuletzt gespeicherte Antwort:',
	storedTrouble: 'Die Quelle antwortet nicht. Zuletzt gespeicherte Antwort:',
	newerComing: 'Suche nach einer neueren Antwort…',
	tryAgain: 'Erneut versuchen',
	retryIn: 'Neuer Versuch in {seconds} s.',
	tryNow: 'Jetzt versuchen',
	addThis: 'Dieses Produkt hinzufügen',
	details: 'Einzelheiten',
	yes: 'ja',
	no: 'nein',
	none: 'keine',
	request: 'Anfrage',
	readDocs: 'Alle Felder und Fehler',
	tryMoney: '250 USD in Euro',
	tryTime: 'Uhrzeit in Tokio',
	tryShare: '15 % von 80',
	tryHoliday: 'Nächster Feiertag',
	tokyo: 'Tokio',
	// Inputs, tables, charts, maps
	more: 'Weitere Optionen',
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
	country: 'Land',
	language: 'Sprache',
	day: 'Tag',
	moreCount: '{count} weitere',
	timeThere: 'Uhrzeit dort',
	clearList: 'Liste leeren',
	unreadable: 'Dieses Bild konnte nicht gelesen werden.',
	stopCamera: 'Kamera beenden',
	scan: 'Mit der Kamera scannen',
	limit: 'Höchstens',
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
	cut: '{text}… ({count} Zeichen)',
	cityUnknown: 'Eine Stadt dieses Namens ist hier nicht bekannt; kleine Orte fehlen.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'Mobilfunk',
	fixed_line: 'Festnetz',
	fixed_line_or_mobile: 'Festnetz oder Mobilfunk',
	toll_free: 'gebührenfrei',
	premium_rate: 'Premiumdienst',
	shared_cost: 'geteilte Kosten',
	voip: 'Internettelefonie (VoIP)',
	personal_number: 'persönliche Nummer',
	pager: 'Pager',
	uan: 'Unternehmensnummer (UAN)',
	voicemail: 'Anrufbeantworter',
	unknown: 'unbekannt',
	notValid: 'ungültig',
	'very easy': 'sehr leicht',
	easy: 'leicht',
	'fairly easy': 'recht leicht',
	standard: 'mittel',
	'fairly difficult': 'recht schwer',
	difficult: 'schwer',
	'very difficult': 'sehr schwer',
	NE: 'NO',
	E: 'O',
	SE: 'SO'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'Fragen', operations: { ask: 'Fragen', day: 'Tag' } },
	math: {
		title: 'Mathematik',
		operations: {
			evaluate: 'Rechnen',
			simplify: 'Zerlegen und ausmultiplizieren'
		}
	},
	language: {
		title: 'Sprache',
		operations: {
			detect: 'Sprache',
			detectBatch: 'Mehrere Texte',
			script: 'Schriften',
			languages: 'Bekannte Sprachen',
			transliterate: 'Umschrift'
		},
		packs: {
			detect: 'Sprachen unterscheiden',
			typing: 'Sprachen Indiens, wie man sie tippt',
			names: 'Namen von Orten und Sprachen, wie man sie tippt'
		}
	},
	text: {
		title: 'Textanalyse',
		operations: {
			readability: 'Leseniveau'
		},
		packs: { detect: 'Sprachen unterscheiden' }
	},
	earthquakes: {
		title: 'Erdbeben',
		operations: {
			recent: 'Erdbeben'
		}
	},
	holidays: {
		title: 'Feiertage',
		operations: {
			holidays: 'Feiertage',
			workdays: 'Arbeitstage'
		},
		packs: {
			holidays: 'Kalender aller Länder'
		}
	},
	currency: {
		title: 'Währungen',
		operations: {
			rates: 'Geld'
		}
	},
	phone: {
		title: 'Telefon',
		operations: {
			example: 'Beispielnummern',
			number: 'Telefonnummer'
		},
		packs: { phones: 'Orte und Anbieter von Telefonnummern' }
	},
	food: {
		title: 'Lebensmittel',
		operations: {
			product: 'Lebensmittel'
		}
	},
	dictionary: {
		title: 'Wörterbuch',
		operations: {
			related: 'Wörterbuch',
			sounds: 'Aussprache und Reime'
		},
		packs: {
			wordnet: 'WordNet',
			definitions: 'Definitionen von WordNet',
			sounds: 'Aussprachen'
		}
	},
	geo: {
		title: 'Orte',
		operations: {
			distance: 'Entfernung',
			destination: 'Wohin, wie weit',
			timezone: 'Uhrzeit',
			places: 'Ort suchen'
		},
		packs: {
			zones: 'Grenzen der Zeitzonen',
			places: 'Städte der Welt mit Namen',
			towns: 'Kleinere Orte der Welt mit Namen',
			landmarks: 'Flughäfen, Sehenswürdigkeiten, Bahnhöfe, Berge, Inseln, Seen und Parks',
			postcodes: 'Postleitzahlen von 84 Ländern und Gebieten'
		}
	},
	encyclopedia: {
		title: 'Lexikon',
		operations: {
			autocomplete: 'Enzyklopädie',
			onThisDay: 'An diesem Tag'
		}
	},
	image: {
		title: 'Bild',
		operations: {
			info: 'Foto prüfen'
		}
	},
	news: {
		title: 'Tech-News',
		operations: {
			search: 'Tech-News'
		}
	},
	universities: {
		title: 'Universitäten',
		operations: {
			countries: 'Nach Land',
			universities: 'Universitäten'
		},
		packs: {
			universities: 'Hochschulen und Schulen mit Domain'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'WLAN-Karte',
			qr: 'QR-Code'
		}
	}
};
