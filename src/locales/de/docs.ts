import type { Translation } from '../types';
import type { words as en } from '../en/docs';

export const words: Translation<typeof en> = {
	openTool: 'Werkzeug öffnen',
	fields: '{what}: Felder',
	intro:
		'Jede Operation ist eine URL unter `{base}v1/`. In diesem Origin beantwortet sie ein Service Worker auf dem Gerät; nichts Berechnetes verlässt es. Jede Anfrage trägt `X-API-Key`; der Schlüssel `demo` ist von Anfang an da. Antworten sind JSON mit Feldern in snake_case; Unbekanntes ist `null` und fehlt nie.',
	licences: 'Lizenzen',
	ownLicence: 'Dieses Produkt: {licence}',
	foreignData: 'Daten anderer',
	foreignSoftware: 'Software anderer',
	errors: 'Fehler',
	errorBody: 'Der Body ist `{body}` und sonst nichts.',
	alsoTaken: 'Wird auch als {types} angenommen.',
	pictureItself: 'Das Bild selbst mit `Accept: {types}`.',
	noFields: 'Keine.',
	required: 'erforderlich',
	standard: 'Standard {value}',
	maxBytes: 'höchstens {count} Byte',
	maxCharacters: 'höchstens {count} Zeichen',
	status400: 'Ein Feld fehlt, ist von falscher Art oder außerhalb seiner Grenzen; oder der Body ist kein JSON',
	status401: 'Kein X-API-Key, oder einer, der unbekannt oder widerrufen ist',
	status403: 'Der Schlüssel hat die Gruppe der Operation nicht abonniert',
	status404: 'Diesen Pfad gibt es nicht; oder kein solches Produkt, Wort oder Land',
	status405: 'Der Pfad wird mit einer anderen Methode gefragt: siehe Header Allow',
	status422: 'Die Eingabe ist gültig, ihre Antwort bräuchte mehr Schritte, Platz oder Zeit, als es gibt',
	status429: 'Der Schlüssel ist über seiner Grenze: Retry-After sagt, wie lange',
	status500: 'Ein Fehler von uns; der Header X-Request-Id benennt ihn im Protokoll',
	status502: 'Die Quelle hat versagt oder etwas geantwortet, das nicht ihrem Schema entspricht',
	status503:
		'Zu viele lange Berechnungen laufen; oder nichts gespeichert und kein Netz; oder die Quelle lehnt vorerst ab',
	status504: 'Nichts gespeichert und die Quelle zu langsam',
	byFetch:
		'Jede Seite, jeder Frame und jeder Worker dieses Origins fragt mit einfachem `fetch`. Der Service Worker antwortet auf dem Gerät, ohne Server und ohne Netz; Feeds kommen von ihren Quellen oder, ohne Netz, aus dem Speicher.',
	inPage: 'In einer Seite dieses Origins',
	anyBody: 'Ein Body ist JSON unter jedem Content-Type:',
	asModule: 'Als Modul',
	moduleText:
		'Eine Funktion je Operation, in Seiten, Frames und Workern. Fehler tragen `status`, `code` und `field`; was beschäftigt ist, wird noch einmal gefragt; auf nichts muss zuerst gewartet werden.',
	beforeWorker: 'Bevor der Worker die Seite steuert',
	waitText:
		'Beim ersten Besuch und nach einem vollständigen Neuladen steht noch niemand zwischen Seite und Server. Auf den Worker warten:',
	earlyText:
		'Oder das kleine Skript laden, mit dem diese App selbst beginnt. Seine Adresse bleibt über Versionen hinweg gleich:',
	earlyServes:
		'Es dient jeder Seite dieses Origins, auch einer, die nicht unter dem Pfad der App liegt und deshalb nie gesteuert wird.',
	fromFrame: 'Aus einem Frame',
	frameText: 'Ein Frame der App wird gesteuert, wo immer die Seite liegt, die ihn enthält:',
	otherSite: 'In einer Seite jeder anderen Website',
	otherSiteText:
		'Ein Script-Tag. Was auf dem Gerät berechnet wird, wird ohne Rückfrage beantwortet, mit höchstens {calls} Aufrufen pro Minute, und nach dem ersten Mal ohne Netz. Die Seite sieht keinen Schlüssel und nichts sonst von dieser App.',
	allowText:
		'Feeds und Bilder nach Adresse sind `403`, bis der Besucher diese Website in einem Fenster dieser App erlaubt. Das gilt einen Tag und wird durch erneutes Fragen verlängert; was erlaubt wurde, steht auf der Seite „{keys}“.',
	policyText:
		'Eine Seite mit Content-Security-Policy nennt diesen Origin in `script-src` und `frame-src`; um ohne Netz weiterzulaufen, hält sie eine eigene Kopie von `connect.js` und schreibt `{attribute}`. Frames mit Sandbox brauchen `allow-same-origin`, und Fenster einer Seite unter `Cross-Origin-Opener-Policy: same-origin` können nicht gefragt werden.',
	ownSite: 'Auf einer eigenen Website',
	ownSiteText:
		'Die ganze App unter einem Pfad der Website. Deren Seiten fragen dann `/utility-apis/v1/…` mit einfachem `fetch`.',
	asPicture: 'Als Bild, als Adresse',
	pictureText:
		'{element} und die Adresszeile können keinen Schlüssel senden. Anfragen dieses Origins, die Bilder oder Seitenaufrufe sind, verwenden den Schlüssel der App, sofern das nicht auf der Seite „{keys}“ abgeschaltet ist.',
	otherProgram: 'Aus einem anderen Programm',
	otherProgramText:
		'Dieselbe API als Server, für curl und jedes andere Programm. Ihre Schlüssel nimmt sie aus `UTILITY_API_KEYS`.',
	goodToKnow: 'Gut zu wissen',
	knowAbort:
		'Mit dem Signal eines `AbortController` lässt sich ein Aufruf abbrechen. Fragen ändert nichts: beliebig oft wiederholbar.',
	knowAge:
		'`Age` und `Cache-Status` sagen, wie alt die Daten eines Feeds sind; `Server-Timing`, was die Zeit gebraucht hat.',
	knowETag: 'Berechnete Antworten tragen ein schwaches `ETag` und beachten `If-None-Match`.',
	knowKeys:
		'Schlüssel zählen und trennen die Aufrufer dieses Geräts; sie sind keine Mauer zwischen Skripten eines Origins.'
};
