import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In Spanish. */
export const es: Words<UiKey> = {
	more: 'Más opciones',
	optional: 'opcional',
	any: 'Cualquiera',
	chooseCountry: 'Elegir un país',
	showPassword: 'Mostrar la contraseña',
	here: 'Usar mi ubicación',
	hereDenied: 'Esta página no tiene permiso para consultar la ubicación.',
	hereUnknown: 'El dispositivo no pudo determinar dónde está.',
	dropFile: 'Soltar aquí un archivo, pegarlo o elegirlo',
	pastedFile: 'Archivo pegado',
	asTable: 'Como tabla',
	showAll: 'Mostrar todo ({count})',
	copy: 'Copiar',
	copied: 'Copiado',
	copyFailed: 'No se pudo copiar',
	copyJson: 'Copiar JSON',
	places: 'Lugares',
	placesFound: {
		one: '{count} lugar; las flechas eligen, Intro confirma',
		many: '{count} de lugares; las flechas eligen, Intro confirma',
		other: '{count} lugares; las flechas eligen, Intro confirma'
	},
	placeSample: 'Madrid o 40.42, -3.70',
	latitudeLongitude: 'latitud, longitud',
	citiesFailed: 'No se pudieron cargar las ciudades.',
	mapKeys: '{label}. Las flechas mueven la cruz, Intro elige el lugar.',
	north: '{degrees}° norte',
	south: '{degrees}° sur',
	east: '{degrees}° este',
	west: '{degrees}° oeste',
	cut: {
		one: '{text}… ({count} carácter)',
		many: '{text}… ({count} de caracteres)',
		other: '{text}… ({count} caracteres)'
	},
	cityUnknown: 'Aquí no se conoce ninguna ciudad de este nombre; los lugares pequeños faltan.'
};
