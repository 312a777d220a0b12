import type { NotedCountry } from '../../../engines/holidays/notes';
import type { Forms, Translation } from '../types';
import type { words as en } from '../en/holidays';

export const forms: Forms<'holidays'> = {
	year: 'Año',
	subdivision: 'Estado o región',
	kinds: ['Clases de días', 'Separadas por comas: `public`, `half`, `bank`, `collective`'],
	format: 'Formato',
	from: 'Desde',
	to: 'Hasta',
	add: ['Días laborables que sumar', 'En lugar del último día']
};

export const words: Translation<typeof en> = {
	part: 'Parte del país',
	nationwide: 'Todo el país',
	days: { one: '{count} día', other: '{count} días' },
	calendarFile: 'Archivo de calendario (.ics)',
	calendarName: 'Días festivos {place} {year}',
	calendarEstimated: 'Estimado: el día se anunciará más adelante.',
	nextLong: 'Próximo fin de semana largo',
	noLeave: { one: '{count} día, sin pedir vacaciones', other: '{count} días, sin pedir vacaciones' },
	longWeekends: 'Fines de semana largos',
	bridged: { one: '{count} día, tomando libre el {day}', other: '{count} días, tomando libre el {day}' },
	show: 'Mostrar',
	calendar: 'Calendario',
	list: 'Lista',
	updated: 'Actualizado el {day}.',
	knownUntil:
		'Las fechas anunciadas están incluidas hasta el {day}; los días posteriores marcados como estimados aún pueden cambiar.',
	tableCaption: 'Días festivos en {place}, {year}',
	date: 'Fecha',
	holiday: 'Festivo',
	law: 'Por norma fija: {source}',
	announced: 'Anunciado: {source}',
	computed: 'Según su calendario: {source}',
	one_off: 'Por esta vez: {source}',
	collection: 'De una recopilación, sin comprobar con la ley: {source}',
	substitute: 'sustituto',
	halfDay: 'medio día',
	estimated: 'estimado',
	announcedLater: 'El día se anunciará más adelante',
	notNationwide: 'no en todo el país',
	holdsIn: 'Vale en {parts}',
	todayIs: 'Hoy es festivo:',
	nextHoliday: 'Próximo festivo',
	workdays: { one: '{count} día laborable', other: '{count} días laborables' },
	workdaysAdded: { one: '{count} día laborable después del {day}', other: '{count} días laborables después del {day}' },
	weekendDays: { one: '{count} día de fin de semana', other: '{count} días de fin de semana' },
	workedWeekends: 'Días de fin de semana en que se trabaja: {days}',
	holidaysBetween: 'Festivos entre medias',
	onWeekend: 'en fin de semana',
	noteUnread:
		'No se ha leído ninguna ley ni aviso de este país: cada día sigue las reglas de una biblioteca de programas, y los festivos extraordinarios no se conocen.',
	noteEarly:
		'De antes de 2000 se leyeron pocas leyes: donde ninguna, se aplican hacia atrás las reglas de hoy, de modo que puede figurar un día que llegó después y faltar días de entonces.',
	noteReckoned:
		'Algunas fiestas se anuncian aquí año tras año y no se ha leído ningún anuncio: sus días están calculados y marcados como estimados.'
};

/** The notes on single countries in Spanish. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {
	RU: 'Los días que los decretos declararon no laborables durante la epidemia, entre ellos del 6 al 8 de mayo y el 24 de junio de 2020 y del 4 al 7 de mayo de 2021 (decreto 242 del 23 de abril de 2021), no son festivos: no aparecen.',
	UA: 'Bajo la ley marcial, los festivos del artículo 73 del Código del Trabajo no son días libres (ley 2136-IX del 15 de marzo de 2022, artículo 6): los que aquí faltan caen en días laborables. Las prórrogas se conocen hasta el 4 de mayo de 2026; los días posteriores son estimados.',
	DE: 'En los 1.708 de los 2.056 municipios de Baviera con más católicos que protestantes, entre ellos todos los de Alta y Baja Baviera, también es festivo el 15 de agosto: elija la región BY-KATH.',
	AU: 'Días libres en todos los estados y territorios; cada uno tiene más, la mayoría el Sábado Santo: elija una región.',
	CH: 'Días libres en los 26 cantones; cada uno tiene más, la mayoría el Viernes Santo, el Lunes de Pascua, el Lunes de Pentecostés y el 26 de diciembre: elija un cantón.',
	GB: 'Festivos de las cuatro partes; el Lunes de Pascua y el de agosto no son iguales en Escocia: elija una parte.',
	BA: 'Las fiestas religiosas son días libres solo para los creyentes y no aparecen.',
	MY: 'Festivos de la federación, Deepavali no en Sarawak; cada estado tiene más, la mayoría el 1 de enero: elija un estado.',
	SH: 'En Santa Elena, el 1 de enero, el Lunes de Pentecostés y el último lunes de agosto son festivos de la administración: las oficinas cierran; no aparecen.',
	ME: 'Las fiestas religiosas son días libres solo para los creyentes y no aparecen.'
};
