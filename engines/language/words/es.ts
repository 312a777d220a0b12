import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof language> = {
	title: 'Idioma',
	operations: {
		detect: 'Detectar idioma',
		detectBatch: 'Varios textos',
		script: 'Escrituras',
		languages: 'Idiomas conocidos',
		transliterate: 'Transliterar'
	},
	packs: {
		detect: 'Distinguir idiomas',
		typing: 'Idiomas de la India, como se teclean',
		names: 'Nombres de lugares e idiomas, como se teclean'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['Texto', 'Cualquier texto, hasta un millón de caracteres'],
		languages: ['Solo estos idiomas', 'Un código por línea; vacío: los 55'],
		segments: ['Partes de un texto mezclado', 'Divide el texto en tramos de un solo idioma'],
		texts: ['Textos', 'De 1 a 100 textos, uno por línea'],
		to: 'A',
		from: 'De'
	},
	examples: {
		'A sentence': 'Una frase',
		'Hindi, by words and not only by script': 'Hindi, por palabras y no solo por escritura',
		'Only what it can be': 'Solo lo que puede ser',
		'Parts of a mixed text': 'Partes de un texto mezclado',
		'No letters': 'Sin letras',
		'Three greetings': 'Tres saludos',
		'Two scripts': 'Dos escrituras',
		'Nothing to count': 'Nada que contar',
		'Devanagari to ISO 15919': 'De devanagari a ISO 15919',
		'Typed, to be written': 'Tecleado, a su escritura',
		'As people type it': 'Como se teclea'
	}
};
