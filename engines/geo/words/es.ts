import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof geo> = {
	title: 'Lugares',
	operations: {
		distance: 'Distancia',
		destination: 'Punto de llegada',
		timezone: 'Zona horaria',
		places: 'Ciudades'
	},
	packs: {
		zones: 'Límites de las zonas horarias',
		places: 'Ciudades del mundo por nombre'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['Desde', 'Ciudad, coordenadas, enlace de mapa o código plus'],
		to: 'Hasta',
		bearing: ['Rumbo', 'Al inicio, grados desde el norte en sentido horario'],
		kilometers: ['Kilómetros', 'Longitud del camino; media vuelta al mundo como mucho'],
		coords: ['Lugar', 'Ciudad, coordenadas, enlace de mapa o código plus'],
		at: ['Momento', 'De 1970 a 2100, UTC si no lleva desfase; vacío: ahora'],
		local: ['Hora del reloj allí', 'En lugar del momento: lo que marcan los relojes de allí'],
		q: ['Lugar', 'Un nombre o su principio, en cualquier escritura'],
		country: 'País',
		limit: 'Como máximo'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'Ámsterdam en 1930, según el sol',
		'Berlin to Paris': 'De Berlín a París',
		'Across the date line, Fiji to Samoa': 'A través de la línea de fecha, Fiyi a Samoa',
		'Degrees, minutes and seconds to a plus code': 'De grados, minutos y segundos a un código plus',
		'Two cities by name': 'Dos ciudades por su nombre',
		'Antipodes: any way is the shortest': 'Antípodas: todo camino es el más corto',
		'A quarter of the way around the Earth, east along the equator': 'Un cuarto de la Tierra, al este por el ecuador',
		'One degree of latitude north of Berlin': 'Un grado de latitud al norte de Berlín',
		'Kathmandu, 45 minutes off the hour': 'Katmandú, a 45 minutos de la hora',
		'A time that the clocks of Berlin skip': 'Una hora que los relojes de Berlín saltan',
		'A time that they show twice': 'Una hora que marcan dos veces',
		'Dublin in summer': 'Dublín en verano',
		'In the middle of the Pacific': 'En mitad del Pacífico',
		'Cologne by its own name': 'Colonia por su propio nombre',
		'The other Paris': 'El otro París',
		'A name of several cities': 'Un nombre de varias ciudades',
		'The nearest city to a point': 'La ciudad más cercana a un punto'
	}
};
