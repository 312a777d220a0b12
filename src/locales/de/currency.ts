import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'Währung',
	symbols: 'Nur diese Währungen',
	amount: 'Betrag',
	date: 'Tag',
	start: 'Erster Tag',
	end: 'Letzter Tag',
	group: 'Je',
	history: 'Die zwölf Monate davor',
	'group=day': 'Tag',
	'group=week': 'Woche',
	'group=month': 'Monat'
};

export const words: Translation<typeof en> = {
	swap: 'Währungen tauschen',
	other: 'Andere Währung',
	currency: 'Währung',
	oneIs: 'Ein {base} ist',
	year: 'Ein Jahr',
	fiveYears: 'Fünf Jahre',
	since1999: 'Seit 1999',
	chartYear: 'Ein {base} in {target}, zwölf Monate bis {day}',
	chartFiveYears: 'Ein {base} in {target}, fünf Jahre wochenweise bis {day}',
	chartAll: 'Ein {base} in {target}, alles monatsweise bis {day}',
	ratesOf: 'Kurse vom {day}.',
	ratesBefore: 'Kurse vom {day}, die letzten vor {asked}, das keine hat.',
	doubtful: 'Zweifelhaft, vor Gebrauch anderswo prüfen: {codes}',
	setBy: '{code}: Kurs von {bank}, {day}',
	cameAlong: 'Sie kamen mit der App.',
	notQuoted: 'Damals ohne Kurs: {codes}.',
	chart: 'Diagramm',
	withoutYear: 'Ohne {year}: noch nicht auf diesem Gerät.',
	withoutYears: {
		one: 'Ohne {count} Jahr, {first} bis {last}: noch nicht auf diesem Gerät.',
		other: 'Ohne {count} Jahre, {first} bis {last}: noch nicht auf diesem Gerät.'
	},
	noChart: 'Kein Diagramm: {reason}',
	worth: 'Was ein {base} wert ist',
	youHave: 'Ausgangswährung',
	onAnotherDay: 'An einem anderen Tag',
	emptyForNewest: 'Leer lassen für die neuesten Kurse',
	commaCodes: 'Codes, durch Kommas getrennt',
	askAgain: 'Erneut fragen'
};
