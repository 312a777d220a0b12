import type { Readable } from './contract';

/** The inputs of the further formulas of a language. */
export interface Averages {
	readonly wordsPerSentence: number;
	readonly syllablesPerWord: number;
	readonly sentencesPerWord: number;
	readonly lettersPerWord: number;
	/** Words of three syllables and more, hard ones, of one syllable, of more than six letters: each in a hundred. */
	readonly polysyllables: number;
	readonly hardWords: number;
	readonly monosyllables: number;
	readonly longWords: number;
}

/** A formula: base − sentence · words a sentence − word · syllables a word; on Flesch's scale. */
interface Ease {
	readonly name: string;
	readonly base: number;
	readonly sentence: number;
	readonly word: number;
}

interface Formula {
	readonly name: string;
	readonly meaning: string;
	readonly of: (averages: Averages) => number;
}

/** A language other than English. */
export interface Language {
	readonly name: string;
	/** Its reading ease, or the school years that a text takes; LIX alone where it has neither. */
	readonly ease?: Ease;
	readonly years?: Formula;
	readonly formulas?: readonly Formula[];
	/** A word is hard from so many syllables: words of some languages are longer than those of English. */
	readonly hardFrom: number;
	/** Abbreviations in lower case whose stop does not end a sentence. */
	readonly abbreviations: string;
	/** Those that may also come last: a capital after them begins a sentence. */
	readonly closing: string;
	/** Whether a number of one or two digits and a stop is an ordinal: der 3. Oktober. */
	readonly hasOrdinalStop?: true;
}

// Flesch, "A new readability yardstick", Journal of Applied Psychology 32, 1948.
export const ENGLISH_EASE: Ease = { name: 'Flesch, 1948', base: 206.835, sentence: 1.015, word: 84.6 };

export const LANGUAGES: Readonly<Record<Exclude<Readable, 'en'>, Language>> = {
	ar: {
		name: 'Arabic',
		years: {
			name: 'Al-Heeti, 1984',
			meaning: 'School year from which the text is understood.',
			// Al-Heeti, Judgment analysis technique applied to readability prediction of Arabic reading material, University of Northern Colorado, 1984.
			of: ({ lettersPerWord }) => 4.414 * lettersPerWord - 13.468
		},
		hardFrom: 5,
		abbreviations: 'د أ م',
		closing: 'إلخ الخ'
	},
	de: {
		name: 'German',
		// Amstad, Wie verständlich sind unsere Zeitungen?, Zürich, 1978.
		ease: { name: 'Amstad, 1978', base: 180, sentence: 1, word: 58.5 },
		formulas: [
			{
				name: 'Wiener Sachtextformel 1',
				meaning: 'School year needed to understand it: 4 very easy, 15 very difficult.',
				// Bamberger and Vanecek, Lesen – Verstehen – Lernen – Schreiben, Wien, 1984.
				of: ({ polysyllables, wordsPerSentence, longWords, monosyllables }) =>
					0.1935 * polysyllables + 0.1672 * wordsPerSentence + 0.1297 * longWords - 0.0327 * monosyllables - 0.875
			}
		],
		hardFrom: 4,
		abbreviations:
			'z.b d.h u.a z.t v.a i.d.r o.ä bzw ca nr str st dr prof hr fr vgl evtl ggf inkl exkl abb s bd hrsg mio mrd sog',
		closing: 'usw etc u.s.w n.chr v.chr gmbh',
		hasOrdinalStop: true
	},
	es: {
		name: 'Spanish',
		// Szigriszt Pazos, Sistemas predictivos de legibilidad del mensaje escrito, Madrid, 1993.
		ease: { name: 'Szigriszt Pazos, 1993', base: 206.835, sentence: 1, word: 62.3 },
		formulas: [
			{
				name: 'Fernández Huerta',
				meaning: 'Flesch scale: 100 very easy, 0 very difficult.',
				// Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214, 1959; the sentence's factor as corrected by Law, 2011.
				of: ({ syllablesPerWord, wordsPerSentence }) => 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence
			}
		],
		hardFrom: 4,
		abbreviations:
			'sr sra srta dr dra ud uds vd d dª pág págs núm p.ej ej prof av avda art cap fig ee uu ee.uu rr hh ff aa aprox',
		closing: 'etc cía s.a'
	},
	fr: {
		name: 'French',
		// Kandel and Moles, "Application de l’indice de Flesch à la langue française", Cahiers d’Études de Radio-Télévision 19, 1958.
		ease: { name: 'Kandel and Moles, 1958', base: 207, sentence: 1.015, word: 73.6 },
		hardFrom: 3,
		abbreviations: 'm mm mme mlle dr pr st ste p.ex av art fig p pp vol env cf',
		closing: 'etc'
	},
	hu: {
		name: 'Hungarian',
		// No formula was fitted to Hungarian. textstat 0.7.4 weighs its syllables as Amstad does those of German, for its words are longer.
		ease: { name: 'Flesch as weighed by textstat', base: 206.835, sentence: 1.015, word: 58.5 },
		hardFrom: 5,
		abbreviations: 'pl kb dr id ifj özv ún ill vö fsz em u sz kft bt prof',
		closing: 'stb',
		hasOrdinalStop: true
	},
	it: {
		name: 'Italian',
		// Franchina and Vacca, "Adaptation of Flesch readability index on a bilingual text", Linguaggi 3, 1986.
		ease: { name: 'Franchina and Vacca, 1986', base: 217, sentence: 1.3, word: 60 },
		formulas: [
			{
				name: 'Gulpease',
				meaning:
					'Below 80: hard after primary school only. Below 60: after middle school. Below 40: after secondary school.',
				// Lucisano and Piemontese, "Gulpease: una formula per la predizione della difficoltà dei testi in lingua italiana", Scuola e Città 39, 1988.
				of: ({ sentencesPerWord, lettersPerWord }) => Math.min(100, 89 + 300 * sentencesPerWord - 10 * lettersPerWord)
			}
		],
		hardFrom: 4,
		abbreviations: 'sig sigg dott prof avv ing pag pagg art cap fig es p.es n s.p.a',
		closing: 'ecc etc'
	},
	nl: {
		name: 'Dutch',
		// Douma, De leesbaarheid van landbouwbladen, Wageningen, 1960.
		ease: { name: 'Douma, 1960', base: 206.84, sentence: 0.93, word: 77 },
		hardFrom: 4,
		abbreviations: 'dhr mevr mw dr drs prof ing ir st nr blz bijv bv d.w.z o.a m.b.t i.v.m ca evt',
		closing: 'enz etc n.chr v.chr'
	},
	pl: {
		name: 'Polish',
		years: {
			name: 'Pisarek, 1969',
			meaning: 'About the years of school that the text takes.',
			// Pisarek, "Jak mierzyć zrozumiałość tekstu?", Zeszyty Prasoznawcze 4, 1969: hard words have four syllables and more.
			of: ({ wordsPerSentence, hardWords }) => Math.hypot(wordsPerSentence, hardWords) / 2
		},
		formulas: [
			{
				name: 'FOG-PL',
				meaning: 'Years of schooling.',
				// Gunning's formula with hard words of four syllables and more: Broda and others, "Measuring readability of Polish texts", LREC 2014.
				of: ({ wordsPerSentence, hardWords }) => 0.4 * (wordsPerSentence + hardWords)
			}
		],
		hardFrom: 4,
		abbreviations: 'np m.in tzn tzw dr hab prof mgr inż ul al pl św nr str ks godz ok wg red por zob ust',
		closing: 'itd itp etc r w',
		hasOrdinalStop: true
	},
	pt: {
		name: 'Portuguese',
		// Martins, Ghiraldelo, Nunes and Oliveira, Readability formulas applied to textbooks in Brazilian Portuguese, Notas do ICMSC 28, 1996.
		ease: { name: 'Martins and others, 1996', base: 248.835, sentence: 1.015, word: 84.6 },
		hardFrom: 4,
		abbreviations: 'sr sra srta dr dra prof profa pág págs núm nº p.ex ex av art cap fig aprox',
		closing: 'etc cia ltda'
	},
	ru: {
		name: 'Russian',
		// Oborneva, Automated estimation of the complexity of educational texts on the basis of statistical parameters, Moscow, 2006.
		ease: { name: 'Oborneva, 2006', base: 206.835, sentence: 1.3, word: 60.1 },
		hardFrom: 4,
		abbreviations: 'т.е т.н ул им проф акад гр см рис стр тов св тыс млн млрд руб коп',
		closing: 'г гг в вв т.д т.п др пр и.о н.э'
	},
	sv: {
		// Björnsson made LIX for Swedish.
		name: 'Swedish',
		hardFrom: 4,
		abbreviations: 't.ex bl.a d.v.s dvs kl ca nr s.k fr.o.m t.o.m p.g.a st dr prof jfr s',
		closing: 'osv etc m.m m.fl'
	},
	tr: {
		name: 'Turkish',
		// Ateşman, "Türkçede okunabilirliğin ölçülmesi", Dil Dergisi 58, 1997.
		ease: { name: 'Ateşman, 1997', base: 198.825, sentence: 2.61, word: 40.175 },
		hardFrom: 5,
		abbreviations: 'dr prof doç av sn bkz örn no cad sok mah krş yy',
		closing: 'vb vd vs',
		hasOrdinalStop: true
	}
};
