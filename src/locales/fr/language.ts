import type { Forms, Translation } from '../types';
import type { words as en } from '../en/language';

export const forms: Forms<'language'> = {
	fields: {
		text: 'Texte',
		languages: ['Seulement ces langues', 'Un code par ligne'],
		segments: 'Parties d’un texte mêlé',
		texts: ['Textes', 'Un par ligne, jusqu’à {max}'],
		to: 'Vers',
		from: 'De'
	}
};

export const words: Translation<typeof en> = {
	reliable: 'Fiable',
	guess: 'Une supposition',
	severalLanguages: 'Plusieurs langues',
	inScript: 'Écriture : {script}',
	undetermined: 'Indéterminée',
	inNone: 'Écriture : {script}, mais sans doute aucune des {count} langues.',
	otherScript: 'Écriture : {script}, dans laquelle aucune des {count} langues ne s’écrit.',
	noLetters: 'Il n’y a pas de lettres dans ce texte.',
	short: 'Un texte court convient à plusieurs langues. Quelques mots de plus trancheraient.',
	parts: 'Ses parties',
	byLanguage: 'Le texte par langue',
	line: 'Ligne',
	confidence: 'Confiance',
	otherwise: 'Sinon',
	ofTheLines: 'Langues des lignes',
	saveCsv: 'Enregistrer en CSV',
	ownName: 'Nom propre',
	scripts: 'Écritures',
	direction: 'Sens',
	rtl: 'de droite à gauche',
	ltr: 'de gauche à droite',
	languages: { one: 'langue', other: 'langues' },
	allLanguages: 'Langues',
	find: 'Chercher une langue',
	noSuch: 'Aucune langue ne porte ce nom.',
	noScript: 'Aucune écriture',
	noScriptWhy:
		'Il n’y a pas de lettres dans ce texte : chiffres, ponctuation et émojis n’appartiennent à aucune écriture.',
	letters: { one: '{count} lettre ou signe', other: '{count} lettres et signes' },
	lettersIn: '{letters} en {scripts}',
	scriptsCount: { one: '{count} écriture', other: '{count} écritures' },
	orSpelt: 'Ou écrit',
	alreadyLatin: 'Déjà en lettres latines. L’écrire en',
	everyScript: 'Dans toutes les écritures',
	latin: 'Lettres latines',
	recognise: 'Reconnaître',
	choose: 'Choisir',
	exchange: 'Échanger et continuer avec le résultat',
	casual: 'Courant',
	'da no': 'Le danois écrit af, noget, meget ; le norvégien av, noe, mye.',
	'af nl': 'L’afrikaans écrit y, nie … nie et is ; le néerlandais ij, niet et zijn.',
	'hi mr': 'Le hindi a है et का ; le marathi आहे et चा.',
	'es pt': 'L’espagnol a ñ, el, y ; le portugais ã, ç, o, e.',
	'hi ne': 'Le hindi a है et में ; le népalais छ et मा.',
	'bg mk': 'Le bulgare a ъ, щ, й ; le macédonien ј, ќ, ѓ.',
	'hr sl': 'Le croate a ć, đ, što ; le slovène écrit kaj et in.',
	'cs sk': 'Le tchèque a ř, ě, ů ; le slovaque ľ, ĺ, ô, ä.',
	'bg ru': 'Le bulgare emploie ъ comme voyelle et n’a ni ы ni э ; le russe a les deux.',
	'fa ur': 'Le persan a است et را ; l’ourdou ہے et ٹ ڈ ڑ ے.',
	'mr ne': 'Le marathi a आहे et ळ ; le népalais छ et लाई.',
	'ca es': 'Le catalan a ç, l·l, amb, i ; l’espagnol ñ, con, y.'
};
