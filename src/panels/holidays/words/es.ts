import type { HolidaysWords } from './en';

export const es: HolidaysWords = {
	country: 'País',
	part: 'Parte del país',
	nationwide: 'Todo el país',
	days: { one: '{count} día', other: '{count} días' },
	calendarFile: 'Archivo de calendario (.ics)',
	calendarName: 'Días festivos {place} {year}',
	calendarEstimated: 'Estimado: el día se anunciará más adelante.',
	longWeekends: 'Fines de semana largos',
	bridged: { one: '{count} día, tomando libre el {day}', other: '{count} días, tomando libre el {day}' },
	show: 'Mostrar',
	calendar: 'Calendario',
	list: 'Lista',
	knownUntil:
		'Las fechas anunciadas y los festivos únicos están incluidos hasta el {day}; los días posteriores marcados como estimados aún pueden cambiar.',
	tableCaption: 'Días festivos en {place}, {year}',
	date: 'Fecha',
	holiday: 'Festivo',
	law: 'Por norma fija: {source}',
	announced: 'Anunciado: {source}',
	computed: 'Según su calendario: {source}',
	one_off: 'Por esta vez: {source}',
	substitute: 'sustituto',
	halfDay: 'medio día',
	estimated: 'estimado',
	announcedLater: 'El día se anunciará más adelante',
	notNationwide: 'no en todo el país',
	holdsIn: 'Vale en {parts}',
	todayIs: 'Hoy es festivo:',
	todayIsNot: 'Hoy no es festivo.',
	nextHoliday: 'Próximo festivo'
};
