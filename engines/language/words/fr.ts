import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof language> = {
	title: 'Langue',
	operations: {
		detect: 'Détecter la langue',
		detectBatch: 'Plusieurs textes',
		script: 'Écritures',
		languages: 'Langues connues',
		transliterate: 'Translittérer'
	},
	packs: {
		detect: 'Distinguer les langues',
		typing: 'Langues de l’Inde, telles qu’on les tape',
		names: 'Noms de lieux et de langues, tels qu’on les tape'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['Texte', 'N’importe quel texte, jusqu’à un million de caractères'],
		languages: ['Seulement ces langues', 'Un code par ligne ; vide : les 55'],
		segments: ['Parties d’un texte mêlé', 'Découpe le texte en passages d’une seule langue'],
		texts: ['Textes', 'De 1 à 100 textes, un par ligne'],
		to: 'Vers',
		from: 'De'
	},
	examples: {
		'A sentence': 'Une phrase',
		'Hindi, by words and not only by script': 'Hindi, par les mots et pas seulement l’écriture',
		'Only what it can be': 'Seulement ce que cela peut être',
		'Parts of a mixed text': 'Parties d’un texte mêlé',
		'No letters': 'Aucune lettre',
		'Three greetings': 'Trois salutations',
		'Two scripts': 'Deux écritures',
		'Nothing to count': 'Rien à compter',
		'Devanagari to ISO 15919': 'Du devanagari vers ISO 15919',
		'Typed, to be written': 'Saisi au clavier, vers l’écriture',
		'As people type it': 'Comme on le tape'
	}
};
