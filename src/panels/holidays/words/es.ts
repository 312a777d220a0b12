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
		'Las fechas anunciadas están incluidas hasta el {day}; los días posteriores marcados como estimados aún pueden cambiar.',
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
	nextHoliday: 'Próximo festivo',
	workdays: { one: '{count} día laborable', other: '{count} días laborables' },
	workdaysAdded: { one: '{count} día laborable después del {day}', other: '{count} días laborables después del {day}' },
	weekendDays: { one: '{count} día de fin de semana', other: '{count} días de fin de semana' },
	workedWeekends: 'Días de fin de semana en que se trabaja: {days}',
	holidaysBetween: 'Festivos entre medias',
	onWeekend: 'en fin de semana',
	noteUnread:
		'No se ha leído ninguna ley ni aviso de este país: cada día sigue las reglas de una biblioteca de programas, y los festivos extraordinarios no se conocen.',
	noteReckoned:
		'Algunas fiestas se anuncian aquí año tras año y no se ha leído ningún anuncio: sus días están calculados y marcados como estimados.'
};
