import type { Forms, Translation } from '../types';
import type { words as en } from '../en/language';

export const forms: Forms<'language'> = {
	fields: {
		text: 'Texto',
		languages: ['Solo estos idiomas', 'Un código por línea'],
		segments: 'Partes de un texto mezclado',
		texts: ['Textos', 'Uno por línea, hasta {max}'],
		to: 'A',
		from: 'De'
	}
};

export const words: Translation<typeof en> = {
	reliable: 'Fiable',
	guess: 'Una suposición',
	severalLanguages: 'Varios idiomas',
	inScript: 'Escritura: {script}',
	undetermined: 'Sin determinar',
	inNone: 'La escritura es {script}, pero lo más probable es que no sea ninguno de los {count} idiomas.',
	otherScript: 'La escritura es {script}, en la que no se escribe ninguno de los {count} idiomas.',
	noLetters: 'No hay letras en este texto.',
	short: 'Los textos cortos encajan en varios idiomas. Unas palabras más lo aclararían.',
	parts: 'Sus partes',
	byLanguage: 'El texto por idioma',
	line: 'Línea',
	confidence: 'Confianza',
	otherwise: 'Si no',
	ofTheLines: 'Idiomas de las líneas',
	saveCsv: 'Guardar como CSV',
	ownName: 'Nombre propio',
	scripts: 'Escrituras',
	direction: 'Dirección',
	rtl: 'de derecha a izquierda',
	ltr: 'de izquierda a derecha',
	languages: { one: 'idioma', other: 'idiomas' },
	allLanguages: 'Idiomas',
	find: 'Buscar un idioma',
	noSuch: 'Ningún idioma se llama así.',
	noScript: 'Sin escritura',
	noScriptWhy:
		'No hay letras en este texto: los dígitos, la puntuación y los emojis no pertenecen a ninguna escritura.',
	letters: { one: '{count} letra o signo', other: '{count} letras y signos' },
	lettersIn: '{letters} en {scripts}',
	scriptsCount: { one: '{count} escritura', other: '{count} escrituras' },
	orSpelt: 'O escrito así',
	alreadyLatin: 'Ya está en letras latinas. Escribirlo en',
	everyScript: 'En todas las escrituras',
	latin: 'Letras latinas',
	recognise: 'Reconocer',
	choose: 'Elegir',
	exchange: 'Intercambiar y seguir con el resultado',
	casual: 'Informal',
	'da no': 'El danés escribe af, noget, meget; el noruego, av, noe, mye.',
	'af nl': 'El afrikáans escribe y, nie … nie, is; el neerlandés, ij, niet, zijn.',
	'hi mr': 'El hindi tiene है y का; el maratí, आहे y चा.',
	'es pt': 'El español tiene ñ, el, y; el portugués, ã, ç, o, e.',
	'hi ne': 'El hindi tiene है y में; el nepalí, छ y मा.',
	'bg mk': 'El búlgaro tiene ъ, щ, й; el macedonio, ј, ќ, ѓ.',
	'hr sl': 'El croata tiene ć, đ, što; el esloveno escribe kaj, in.',
	'cs sk': 'El checo tiene ř, ě, ů; el eslovaco, ľ, ĺ, ô, ä.',
	'bg ru': 'El búlgaro usa ъ como vocal y no tiene ы, э; el ruso tiene ambas.',
	'fa ur': 'El persa tiene است y را; el urdu, ہے y ٹ ڈ ڑ ے.',
	'mr ne': 'El maratí tiene आहे y ळ; el nepalí, छ y लाई.',
	'ca es': 'El catalán tiene ç, l·l, amb, i; el español, ñ, con, y.'
};
