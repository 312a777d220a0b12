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
	copyJson: 'Copiar JSON'
};
