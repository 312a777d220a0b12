import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'Name',
	domain: 'Domain oder E-Mail-Adresse',
	level: 'Art',
	offset: 'Überspringen',
	'level=higher_education': 'Hochschule',
	'level=school': 'Schule'
};

export const words: Translation<typeof en> = {
	universities: 'Hochschulen',
	share: 'Anteil',
	totalUnit: { one: 'Hochschule', other: 'Hochschulen' },
	rank: 'Platz {rank} von {count}; {share} aller gelisteten.',
	inCountries: {
		one: 'In {count} Land. Auf der Karte oder in der Tabelle antippen.',
		other: 'In {count} Ländern. Eines auf der Karte oder in der Tabelle antippen.'
	},
	byCountry: 'Hochschulen nach Land',
	legend: 'Farbe nach Zahl der Hochschulen',
	found: { one: '{count} Einrichtung', other: '{count} Einrichtungen' },
	countryUnknown: 'Land unbekannt',
	showMore: 'Mehr zeigen',
	copyDomain: '{domain} kopieren',
	unknown: 'Die Liste kennt {domain} nicht. Das heißt nicht, dass es keine Hochschule ist.',
	academicOnly: 'Die Liste kennt {domain} nicht; die Endung soll allein für akademische Einrichtungen sein.',
	excluded: 'Die Liste lässt {domain} aus: Dort haben auch andere Adressen.',
	misused: 'Unter {domain} haben auch andere Adressen bekommen.',
	mended: 'So heißt nichts; dies heißt „{name}“.',
	nothing: 'Die Liste hat nichts Passendes. Vielleicht hilft der englische Name oder die Domain.',
	homeless:
		'Einrichtungen, deren Domain kein Land nennt (.com, .org, meist .edu), findet man nur über Name oder Domain.',
	listSource: 'Hochschulen und Schulen: swot von JetBrains und Mitwirkenden.',
	listThem: 'Auflisten'
};
