import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'Divisa',
	symbols: 'Solo estas divisas',
	amount: 'Importe',
	date: 'Día',
	start: 'Primer día',
	end: 'Último día',
	group: 'Por',
	history: 'Los doce meses anteriores',
	'group=day': 'Día',
	'group=week': 'Semana',
	'group=month': 'Mes'
};

export const words: Translation<typeof en> = {
	swap: 'Intercambiar las dos monedas',
	other: 'Otra moneda',
	currency: 'Moneda',
	oneIs: 'Un {base} es',
	inBase: 'En {base}',
	year: 'Un año',
	fiveYears: 'Cinco años',
	since1999: 'Desde 1999',
	chartYear: 'Un {base} en {target}, doce meses hasta el {day}',
	chartFiveYears: 'Un {base} en {target}, cinco años por semanas hasta el {day}',
	chartAll: 'Un {base} en {target}, todo por meses hasta el {day}',
	ratesOf: 'Tipos del {day}.',
	ratesBefore: 'Tipos del {day}, los últimos antes del {asked}, que no tiene.',
	doubtful: 'Dudoso, compruébelo en otra fuente antes de usarlo: {codes}',
	setBy: '{code}: tipo de {bank}, {day}',
	cameAlong: 'Vinieron con la aplicación.',
	notQuoted: 'Sin cotización entonces: {codes}.',
	chart: 'Gráfico',
	withoutYear: 'Sin {year}: aún no está en este dispositivo.',
	withoutYears: {
		one: 'Sin {count} año, de {first} a {last}: aún no está en este dispositivo.',
		other: 'Sin {count} años, de {first} a {last}: aún no están en este dispositivo.'
	},
	noChart: 'Gráfico no disponible: {reason}',
	worth: 'Cuánto vale un {base}',
	youHave: 'Moneda de partida',
	onAnotherDay: 'Otro día',
	emptyForNewest: 'Vacío para los tipos más recientes',
	commaCodes: 'Códigos separados por comas',
	askAgain: 'Preguntar otra vez'
};
