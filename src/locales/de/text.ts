import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	text: ['Text', 'Am besten 100 Wörter oder mehr'],
	language: ['Sprache', 'Leer: am Text erkannt']
};

export const words: Translation<typeof en> = {
	'for very easy': 'mit 11 Jahren mühelos zu lesen',
	'for easy': 'Alltagssprache, ab 12 Jahren',
	'for fairly easy': 'ab 13 Jahren',
	'for standard': 'einfaches Englisch, ab 15 Jahren',
	'for fairly difficult': 'für die meisten ab 16 Jahren',
	'for difficult': 'für Studierende',
	'for very difficult': 'für Studierte',
	inLanguage: 'für einen Text dieser Sprache: {language}',
	noFormula: 'Sprache ohne eigene Formel: nach der Länge der Wörter und Sätze',
	flesch: 'Lesbarkeit nach Flesch',
	hard: 'schwer',
	ofHundred: '{value} von 100',
	readingTime: 'Lesezeit',
	speakingTime: 'Sprechzeit',
	pace: 'bei {count} Wörtern pro Minute',
	schoolGrades: 'Schulstufen (USA)',
	belowGradeOne: 'unter 1',
	gradeStart: 'Anfang',
	gradeSix: 'Stufe 6',
	gradeCollege: 'College',
	gradeGraduate: 'Studium',
	moreMeasures: 'Weitere Maße',
	measures: 'Maße',
	easeBy: 'Lesbarkeit nach {formula}',
	daleChall: 'bis 4,9 Schulstufe 4, ab 10 für Studierte',
	lix: 'unter 30 leicht, über 60 sehr schwer, in jeder Sprache',
	noneHard: 'Kein Satz ist schwer.',
	underlined: 'Die schwersten Sätze sind unterstrichen.',
	underlinedGrades: 'Die schwersten Sätze sind unterstrichen, jeder mit seiner Stufe; doppelt ab Stufe 16.',
	longBold: 'Lange Wörter sind fett.',
	textRegion: 'Der Text mit seinen schweren Sätzen und Wörtern',
	longWords: 'Lange Wörter, die häufigsten zuerst',
	counts: 'Zahlen',
	words: 'Wörter',
	sentences: 'Sätze',
	wordsASentence: 'Wörter je Satz',
	syllablesAWord: 'Silben je Wort',
	hardWords: 'Schwere Wörter',
	letters: 'Buchstaben',
	characters: 'Zeichen',
	warnUnspaced:
		'Ein großer Teil des Textes hat keine Wortabstände, seine Wörter sind nicht gezählt: Außer den Zeichen sagt hier keine Zahl etwas aus.',
	warnNoFormula:
		'Für die Sprache des Textes gibt es hier keine Formel, oder er ist zu kurz, um sie zu erkennen; nur LIX und die Zeiten sagen etwas aus.',
	warnVowels:
		'Kurze Vokale werden nicht geschrieben, daher sind die Silben geschätzt; kein anderer Wert beruht auf ihnen.',
	warnShort: 'Der Text hat weniger als {count} Wörter; für so kurze Texte sind die Werte grob.',
	warnVerses: 'Zeilen ohne Schlusszeichen, wie in Gedichten oder Listen, zählen als eigene Sätze.',
	warnNumbers:
		'Zahlen zählen wie üblich als je eine Silbe; vorgelesen haben sie {count} mehr, und die Lesbarkeit läge {points} Punkte tiefer.',
	warnNumbersElsewhere:
		'Zahlen zählen als je eine Silbe; vorgelesen haben sie mehr, und der Text ist schwerer, als die Werte sagen.',
	warnLeftOut: 'Aus dem Text ausgelassen: {what}.',
	'left comments': 'Kommentare',
	'left scripts': 'Skripte',
	'left styles': 'Stile',
	'left code': 'Code',
	'left HTML tags': 'HTML-Tags',
	'left HTML entities': 'HTML-Entitäten',
	'left addresses of links': 'Adressen von Links',
	'left heading marks': 'Überschriftzeichen'
};
