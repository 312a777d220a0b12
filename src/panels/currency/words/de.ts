import type { CurrencyWords } from './en';

export const de: CurrencyWords = {
	swap: 'Währungen tauschen',
	other: 'Andere Währung',
	code: 'Code',
	currency: 'Währung',
	oneIs: 'Ein {base} ist',
	inBase: 'In {base}',
	year: 'Ein Jahr',
	fiveYears: 'Fünf Jahre',
	since1999: 'Seit 1999',
	chartYear: 'Ein {base} in {target}, zwölf Monate bis {day}',
	chartFiveYears: 'Ein {base} in {target}, fünf Jahre wochenweise bis {day}',
	chartAll: 'Ein {base} in {target}, alles monatsweise bis {day}',
	ratesOf: 'Kurse vom {day}.',
	ratesBefore: 'Kurse vom {day}, die letzten vor {asked}, das keine hat.',
	cameAlong: 'Sie kamen mit der App.',
	notQuoted: 'Damals ohne Kurs: {codes}.',
	chart: 'Diagramm',
	withoutYear: 'Ohne {year}: noch nicht auf diesem Gerät.',
	withoutYears: {
		one: 'Ohne {count} Jahr, {first} bis {last}: noch nicht auf diesem Gerät.',
		other: 'Ohne {count} Jahre, {first} bis {last}: noch nicht auf diesem Gerät.'
	},
	chartDay: 'Tag',
	noChart: 'Kein Diagramm: {reason}',
	worth: 'Was ein {base} wert ist',
	youHave: 'Ausgangswährung',
	onAnotherDay: 'An einem anderen Tag',
	emptyForNewest: 'Leer lassen für die neuesten Kurse',
	commaCodes: 'Codes, durch Kommas getrennt',
	askAgain: 'Erneut fragen'
};
