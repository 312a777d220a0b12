import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'Periodo',
		min_magnitude: 'Magnitud mínima',
		at_least: ['Magnitud exacta desde', 'Cualquier otro umbral; 6 empieza en 5,95'],
		near: ['Cerca de', 'Cada terremoto indica su distancia a este lugar'],
		radius_km: 'Radio (km)',
		order: 'Primero',
		start: 'Desde',
		end: ['Hasta', 'Último día u hora; ahora si se omite'],
		compare: 'Comparar catálogos'
	},
	choices: {
		order: {
			time: 'Más recientes',
			magnitude: 'Más fuertes',
			distance: 'Más cercanos'
		},
		period: {
			hour: 'Hora',
			day: 'Día',
			week: 'Semana',
			month: 'Mes'
		},
		min_magnitude: {
			all: 'Todos',
			'1.0': '1 o más',
			'2.5': '2,5 o más',
			'4.5': '4,5 o más',
			significant: 'Importantes'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'Magnitud desconocida',
	placeUnknown: 'lugar desconocido',
	magnitude: 'Magnitud',
	place: 'Lugar',
	nearest: 'El más cercano: {event}, a {distance}.',
	nearestTo: 'El más cercano a {place}: {event}, a {distance}.',
	earthquakes: { one: 'terremoto', other: 'terremotos' },
	newest: 'El más reciente: {event}, {age}.',
	strongest: 'El más fuerte: {event}, {age}.',
	strongestOfThese: 'El más fuerte de estos: {event}, {age}.',
	newestOnes: 'terremotos más recientes; puede haber más',
	none: 'Ninguno',
	noneOfSize: 'No hay terremotos de este tamaño en este periodo.',
	notKnown: 'No se sabe',
	sinceUnknown: 'Lo ocurrido desde entonces no se conoce aquí.',
	sinceUnknownLast: 'Lo ocurrido desde entonces no se conoce aquí. Los últimos terremotos conocidos:',
	knownUntil: 'Se conoce hasta el {time}; falta lo posterior.',
	fromCatalogues: 'De {names}: el USGS no responde, pueden faltar terremotos.',
	unread: 'Incompleto: no se pudo leer todo lo que da la fuente.',
	newestFirst: 'Terremotos, los más recientes primero',
	mapOf: { one: 'Mapa de {count} terremoto', other: 'Mapa de {count} terremotos' },
	legend: 'Color según la profundidad',
	shallow: 'superficial, menos de {depth}',
	intermediate: 'intermedio, hasta {depth}',
	deep: 'profundo',
	depthOf: 'profundidad {depth}',
	depthUnknown: 'profundidad desconocida',
	earthquake: 'terremoto',
	quarryBlast: 'voladura de cantera',
	explosion: 'explosión',
	iceQuake: 'sismo glaciar',
	automatic: 'automático',
	reviewed: 'revisado',
	green: 'alerta verde',
	yellow: 'alerta amarilla',
	orange: 'alerta naranja',
	red: 'alerta roja',
	feltBy: { one: 'sentido por {count} persona', other: 'sentido por {count} personas' },
	tsunami: 'véase tsunami.gov',
	alertMe: 'Avisarme de nuevos terremotos a menos de {distance} de {place}, desde magnitud {magnitude}',
	alertWhen: 'Se comprueba al abrir la aplicación y, si el navegador lo permite, en segundo plano.',
	alertRefused: 'Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador para este sitio.',
	alertText: 'a {distance} de {place}'
};
