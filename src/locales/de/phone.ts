import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: 'Falls ohne +: gewählt in',
	type: 'Art',
	number: 'Nummer'
};

export const words: Translation<typeof en> = {
	national: 'National',
	international: 'International',
	telAddress: 'tel:-Adresse',
	copyFormat: '{format} kopieren',
	typesIn: 'Arten in {country}',
	valid: 'gültig',
	isNoNumber: 'Das ist keine Telefonnummer.',
	isSeveral: 'Das sind vielleicht mehrere Nummern: bitte jede für sich eingeben.',
	isShort: 'Die Nummer ist zu kurz.',
	isShortNumber: 'Zu kurz für die Nummer eines Anschlusses. Kurzwahl- und Notrufnummern werden hier nicht geprüft.',
	isLong: 'Die Nummer ist zu lang.',
	isNoCode: 'Diese Vorwahl hat kein Land.',
	isOddLength: 'So viele Ziffern haben Nummern dieses Landes nie.',
	isUnused: 'Die Anfangsziffern sind nicht vergeben.',
	possible: 'Die Länge ist möglich.',
	extension: 'Durchwahl',
	call: 'Anrufen',
	byThePlan:
		'Geprüft wird nach dem Nummernplan; ob jemand die Nummer hat, wird nirgends gefragt. Sie bleibt auf diesem Gerät.',
	checkOwn: 'Eigene Nummer prüfen',
	dialledIn: '+… oder wie in {country} gewählt',
	shortSoFar: 'Noch zu kurz.',
	tooLong: 'Zu lang.',
	noSuchNumber: 'So eine Nummer gibt es im Nummernplan nicht.',
	possibleNumber: 'Nach dem Nummernplan eine mögliche Nummer.',
	plansUnloaded: 'Die Nummernpläne konnten nicht geladen werden.',
	staysHere: 'Sie bleibt auf diesem Gerät.',
	carrier: 'Anbieter',
	firstCarrier: 'Erster Anbieter',
	timeZone: 'Zeitzone',
	updated: 'Aktualisiert am {day}.'
};
