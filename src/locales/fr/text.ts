import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	text: ['Texte', 'De préférence 100 mots ou plus'],
	language: ['Langue', 'Vide : reconnue d’après le texte']
};

export const words: Translation<typeof en> = {
	'for very easy': 'se lit sans peine à 11 ans',
	'for easy': 'langage courant, dès 12 ans',
	'for fairly easy': 'dès 13 ans',
	'for standard': 'anglais courant, dès 15 ans',
	'for fairly difficult': 'pour la plupart dès 16 ans',
	'for difficult': 'pour des étudiants',
	'for very difficult': 'pour des diplômés',
	inLanguage: 'pour un texte en {language}',
	noFormula: 'Langue sans formule propre : d’après la longueur des mots et des phrases',
	flesch: 'Lisibilité de Flesch',
	hard: 'difficile',
	ofHundred: '{value} sur 100',
	readingTime: 'Temps de lecture',
	speakingTime: 'Temps de parole',
	pace: 'à {count} mots par minute',
	schoolGrades: 'Niveaux scolaires (États-Unis)',
	belowGradeOne: 'moins de 1',
	gradeStart: 'début',
	gradeSix: 'niveau 6',
	gradeGraduate: 'master',
	moreMeasures: 'Autres mesures',
	measures: 'Mesures',
	easeBy: 'lisibilité selon {formula}',
	daleChall: 'jusqu’à 4,9 : niveau 4 ; dès 10 : diplômés',
	lix: 'sous 30 facile, au-delà de 60 très difficile, en toute langue',
	noneHard: 'Aucune phrase n’est difficile.',
	underlined: 'Les phrases les plus difficiles sont soulignées.',
	underlinedGrades:
		'Les phrases les plus difficiles sont soulignées, chacune avec son niveau ; deux fois dès le niveau 16.',
	longBold: 'Les mots longs sont en gras.',
	textRegion: 'Le texte avec ses phrases et mots difficiles',
	longWords: 'Mots longs, les plus fréquents d’abord',
	counts: 'Décomptes',
	words: 'Mots',
	sentences: 'Phrases',
	wordsASentence: 'Mots par phrase',
	syllablesAWord: 'Syllabes par mot',
	hardWords: 'Mots difficiles',
	letters: 'Lettres',
	characters: 'Caractères',
	warnUnspaced:
		'Une bonne partie du texte ne sépare pas les mots, qui ne sont pas comptés : ici, seul le nombre de caractères a un sens.',
	warnNoFormula:
		'Le texte n’est ni en anglais ni dans une langue qui a une formule ici, ou est trop court pour le dire ; seuls LIX et les temps ont un sens.',
	warnVowels:
		'Les voyelles brèves ne s’écrivent pas : les syllabes sont une estimation, et aucune autre valeur n’en dépend.',
	warnShort: 'Le texte a moins de {count} mots ; les valeurs d’un texte si court sont approximatives.',
	warnVerses: 'Les lignes sans ponctuation finale, comme dans un poème ou une liste, comptent comme des phrases.',
	warnNumbers:
		'Les nombres comptent pour une syllabe chacun, comme d’habitude ; lus à voix haute, ils en ont {count} de plus, et la facilité de lecture baisse de {points} points.',
	warnNumbersElsewhere:
		'Les nombres comptent pour une syllabe chacun ; lus à voix haute, ils en ont davantage, et le texte est plus difficile que ne le disent les chiffres.',
	warnLeftOut: 'Laissé de côté : {what}.',
	'left comments': 'commentaires',
	'left HTML tags': 'balises HTML',
	'left HTML entities': 'entités HTML',
	'left addresses of links': 'adresses des liens',
	'left heading marks': 'marques de titre'
};
