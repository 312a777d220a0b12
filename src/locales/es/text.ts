import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	text: ['Texto', 'Mejor 100 palabras o más'],
	language: ['Idioma', 'Vacío: se reconoce por el texto']
};

export const words: Translation<typeof en> = {
	'for very easy': 'se lee con soltura a los 11 años',
	'for easy': 'lenguaje llano, para 12 años',
	'for fairly easy': 'para 13 años',
	'for standard': 'inglés sencillo: se lee con 15 años',
	'for fairly difficult': 'lo leen casi todos desde los 16 años',
	'for difficult': 'para universitarios',
	'for very difficult': 'para titulados',
	inLanguage: 'para un texto en {language}',
	noFormula: 'Idioma sin fórmula propia: por la longitud de palabras y frases',
	flesch: 'Legibilidad de Flesch',
	hard: 'difícil',
	ofHundred: '{value} de 100',
	readingTime: 'Tiempo de lectura',
	speakingTime: 'Tiempo de habla',
	pace: 'a {count} palabras por minuto',
	schoolGrades: 'Cursos escolares (EE. UU.)',
	belowGradeOne: 'menos de 1',
	gradeStart: 'inicio',
	gradeSix: 'curso 6',
	gradeGraduate: 'máster',
	moreMeasures: 'Otras medidas',
	measures: 'Medidas',
	easeBy: 'legibilidad según {formula}',
	daleChall: 'hasta 4,9 es 4.º curso, desde 10 para titulados',
	lix: 'menos de 30, fácil; más de 60, muy difícil, en cualquier idioma',
	noneHard: 'Ninguna frase es difícil.',
	underlined: 'Las frases más difíciles están subrayadas.',
	underlinedGrades: 'Las frases más difíciles están subrayadas, cada una con su curso; dos veces desde el 16.',
	longBold: 'Las palabras largas van en negrita.',
	textRegion: 'El texto con sus frases y palabras difíciles',
	longWords: 'Palabras largas, primero las más frecuentes',
	counts: 'Recuentos',
	words: 'Palabras',
	sentences: 'Frases',
	wordsASentence: 'Palabras por frase',
	syllablesAWord: 'Sílabas por palabra',
	hardWords: 'Palabras difíciles',
	letters: 'Letras',
	characters: 'Caracteres',
	warnUnspaced:
		'Buena parte del texto no separa las palabras, que no se cuentan: aquí solo significa algo el número de caracteres.',
	warnNoFormula:
		'El texto no está en inglés ni en otro idioma con fórmula aquí, o es demasiado corto para saberlo; solo LIX y los tiempos significan algo.',
	warnVowels:
		'Las vocales breves no se escriben, así que las sílabas son una estimación; ningún otro valor se basa en ellas.',
	warnShort: 'El texto tiene menos de {count} palabras; los valores de un texto tan corto son aproximados.',
	warnVerses: 'Las líneas sin signo final, como en un poema o una lista, cuentan como frases propias.',
	warnNumbers:
		'Los números cuentan como una sílaba cada uno, como es habitual; leídos en voz alta tienen {count} más, y la facilidad de lectura baja {points} puntos.',
	warnNumbersElsewhere:
		'Los números cuentan como una sílaba cada uno; leídos en voz alta tienen más, y el texto es más difícil de lo que dicen las cifras.',
	warnLeftOut: 'Omitido del texto: {what}.',
	'left comments': 'comentarios',
	'left styles': 'estilos',
	'left code': 'código',
	'left HTML tags': 'etiquetas HTML',
	'left HTML entities': 'entidades HTML',
	'left addresses of links': 'direcciones de enlaces',
	'left heading marks': 'marcas de título'
};
