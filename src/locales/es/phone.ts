import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: 'Sin +, marcado en',
	type: 'Tipo',
	number: 'Número'
};

export const words: Translation<typeof en> = {
	national: 'Nacional',
	international: 'Internacional',
	telAddress: 'Dirección tel:',
	copyFormat: 'Copiar: {format}',
	typesIn: 'Tipos en {country}',
	valid: 'válido',
	isNoNumber: 'No es un número de teléfono.',
	isSeveral: 'Pueden ser varios números: escribe cada uno por separado.',
	isShort: 'El número es demasiado corto.',
	isShortNumber: 'Demasiado corto para un abonado. Los números cortos y de emergencia no se comprueban aquí.',
	isLong: 'El número es demasiado largo.',
	isNoCode: 'Ningún país tiene ese prefijo.',
	isOddLength: 'En ese país no hay números con tantas cifras.',
	isUnused: 'Empieza con cifras que no están en uso.',
	possible: 'La longitud es posible.',
	extension: 'Extensión',
	call: 'Llamar',
	byThePlan:
		'Se comprueba con el plan de numeración; no se pregunta a nadie si alguien lo usa. No sale de este dispositivo.',
	checkOwn: 'Comprobar un número propio',
	dialledIn: '+… o como se marca en {country}',
	shortSoFar: 'Aún es demasiado corto.',
	tooLong: 'Demasiado largo.',
	noSuchNumber: 'No existe tal número en el plan de numeración.',
	possibleNumber: 'Un número posible según el plan de numeración.',
	plansUnloaded: 'No se pudieron cargar los planes de numeración.',
	staysHere: 'No sale de este dispositivo.',
	carrier: 'Operador',
	firstCarrier: 'Operador inicial',
	timeZone: 'Zona horaria',
	updated: 'Actualizado el {day}.'
};
