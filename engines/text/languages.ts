import type { Readable } from './contract';
import {
	dutchSyllables,
	frenchSyllables,
	germanSyllables,
	italianSyllables,
	portugueseSyllables,
	russianSyllables,
	spanishSyllables,
	type CountSyllables
} from './spoken';

/** What the further formulas of a language read. */
export interface Averages {
	readonly wordsPerSentence: number;
	readonly syllablesPerWord: number;
	readonly sentencesPerWord: number;
	readonly lettersPerWord: number;
	/** Words of three syllables and more, of one syllable, of more than six letters: each in a hundred. */
	readonly polysyllables: number;
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

/** A further formula of a language. */
interface Formula {
	readonly name: string;
	readonly meaning: string;
	readonly of: (averages: Averages) => number;
}

/** A language other than English. */
export interface Language {
	readonly name: string;
	readonly ease: Ease;
	readonly formulas: readonly Formula[];
	readonly syllables: CountSyllables;
	/** A word is hard from so many syllables: words of some languages are longer than those of English. */
	readonly hardFrom: number;
	/** Abbreviations in lower case whose stop does not end a sentence. */
	readonly abbreviations: string;
	/** Those that may also stand last: a capital after them begins a sentence. */
	readonly closing: string;
	/** Whether a number of one or two digits and a stop is an ordinal: der 3. Oktober. */
	readonly hasOrdinalStop?: true;
	/** Its commonest words. */
	readonly commonest: string;
}

// Flesch, "A new readability yardstick", Journal of Applied Psychology 32, 1948.
export const ENGLISH_EASE: Ease = { name: 'Flesch, 1948', base: 206.835, sentence: 1.015, word: 84.6 };

export const LANGUAGES: Readonly<Record<Exclude<Readable, 'en'>, Language>> = {
	de: {
		name: 'German',
		// Amstad, Wie verständlich sind unsere Zeitungen?, Zürich, 1978.
		ease: { name: 'Amstad, 1978', base: 180, sentence: 1, word: 58.5 },
		formulas: [
			{
				name: 'Wiener Sachtextformel 1',
				meaning: 'School year from which the text is understood: 4 very easy, 15 very difficult.',
				// Bamberger and Vanecek, Lesen – Verstehen – Lernen – Schreiben, Wien, 1984.
				of: ({ polysyllables, wordsPerSentence, longWords, monosyllables }) =>
					0.1935 * polysyllables + 0.1672 * wordsPerSentence + 0.1297 * longWords - 0.0327 * monosyllables - 0.875
			}
		],
		syllables: germanSyllables,
		hardFrom: 4,
		abbreviations:
			'z.b d.h u.a z.t v.a i.d.r o.ä bzw ca nr str st dr prof hr fr vgl evtl ggf inkl exkl abb s bd hrsg mio mrd sog',
		closing: 'usw etc u.s.w n.chr v.chr gmbh',
		hasOrdinalStop: true,
		commonest:
			'der die das und ist nicht ein eine einen einem einer den dem des zu mit sich auf für von im auch an als es wie er sie wir ich bei aus nach noch werden wird sind war hat haben nur oder aber um so dass über kann mehr zum zur durch wenn man'
	},
	es: {
		name: 'Spanish',
		// Szigriszt Pazos, Sistemas predictivos de legibilidad del mensaje escrito, Madrid, 1993.
		ease: { name: 'Szigriszt Pazos, 1993', base: 206.835, sentence: 1, word: 62.3 },
		formulas: [
			{
				name: 'Fernández Huerta',
				meaning: 'On the scale of Flesch: 100 very easy, 0 very difficult.',
				// Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214, 1959; the sentence's factor as corrected by Law, 2011.
				of: ({ syllablesPerWord, wordsPerSentence }) => 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence
			}
		],
		syllables: spanishSyllables,
		hardFrom: 4,
		abbreviations:
			'sr sra srta dr dra ud uds vd d dª pág págs núm p.ej ej prof av avda art cap fig ee uu ee.uu rr hh ff aa aprox',
		closing: 'etc cía s.a',
		commonest:
			'el la los las de del que y en un una es se no por con para su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno ni contra era son fue había'
	},
	fr: {
		name: 'French',
		// Kandel and Moles, "Application de l’indice de Flesch à la langue française", Cahiers d’Études de Radio-Télévision 19, 1958.
		ease: { name: 'Kandel and Moles, 1958', base: 207, sentence: 1.015, word: 73.6 },
		formulas: [],
		syllables: frenchSyllables,
		hardFrom: 3,
		abbreviations: 'm mm mme mlle dr pr st ste p.ex av art fig p pp vol env cf',
		closing: 'etc',
		commonest:
			"le la les de des du et est un une en que qui dans pour pas sur il elle ils au aux par ne ce se plus avec son sa ses mais nous vous comme ou où on sont été cette ces leur être avait fait aussi je l'on c'est d'un d'une qu'il n'est"
	},
	it: {
		name: 'Italian',
		// Franchina and Vacca, "Adaptation of Flesch readability index on a bilingual text", Linguaggi 3, 1986.
		ease: { name: 'Franchina and Vacca, 1986', base: 217, sentence: 1.3, word: 60 },
		formulas: [
			{
				name: 'Gulpease',
				meaning:
					'Below 80 difficult for who left school after primary, below 60 after middle, below 40 after secondary school.',
				// Lucisano and Piemontese, "Gulpease: una formula per la predizione della difficoltà dei testi in lingua italiana", Scuola e Città 39, 1988.
				of: ({ sentencesPerWord, lettersPerWord }) => Math.min(100, 89 + 300 * sentencesPerWord - 10 * lettersPerWord)
			}
		],
		syllables: italianSyllables,
		hardFrom: 4,
		abbreviations: 'sig sigg dott prof avv ing pag pagg art cap fig es p.es n s.p.a',
		closing: 'ecc etc',
		commonest:
			'il lo la i gli le di del della dei delle e è che in un una per con non si da dal dalla al alla sono come più ma anche nel nella suo sua questo questa ha hanno o se ci essere era stato quando molto dopo tra fra ai alle'
	},
	nl: {
		name: 'Dutch',
		// Douma, De leesbaarheid van landbouwbladen, Wageningen, 1960.
		ease: { name: 'Douma, 1960', base: 206.84, sentence: 0.93, word: 77 },
		formulas: [],
		syllables: dutchSyllables,
		hardFrom: 4,
		abbreviations: 'dhr mevr mw dr drs prof ing ir st nr blz bijv bv d.w.z o.a m.b.t i.v.m ca evt',
		closing: 'enz etc n.chr v.chr',
		commonest:
			'de het een en van is dat niet te in op met voor zijn die aan er als maar om ook hij ze dan bij naar of uit wat door nog wel geen over deze hebben heeft had kan worden wordt werd was ik je we mijn tot zo moet'
	},
	pt: {
		name: 'Portuguese',
		// Martins, Ghiraldelo, Nunes and Oliveira, Readability formulas applied to textbooks in Brazilian Portuguese, Notas do ICMSC 28, 1996.
		ease: { name: 'Martins and others, 1996', base: 248.835, sentence: 1.015, word: 84.6 },
		formulas: [],
		syllables: portugueseSyllables,
		hardFrom: 4,
		abbreviations: 'sr sra srta dr dra prof profa pág págs núm nº p.ex ex av art cap fig aprox',
		closing: 'etc cia ltda',
		commonest:
			'o a os as de do da dos das e que em no na nos nas um uma é não se por para com mais ao à foi como mas ou seu sua quando muito também já são ser está pelo pela ele ela isso até há me tem entre era sem depois você eu'
	},
	ru: {
		name: 'Russian',
		// Oborneva, Automated estimation of the complexity of educational texts on the basis of statistical parameters, Moscow, 2006.
		ease: { name: 'Oborneva, 2006', base: 206.835, sentence: 1.3, word: 60.1 },
		formulas: [],
		syllables: russianSyllables,
		hardFrom: 4,
		abbreviations: 'т.е т.н ул им проф акад гр см рис стр тов св тыс млн млрд руб коп',
		closing: 'г гг в вв т.д т.п др пр и.о н.э',
		commonest:
			'и в не на что он как это по но из у за от так же для вы она мы они был была были было бы то все его её их к с о если только когда уже или ещё еще до при чтобы где есть быть который которые очень этого нет я ты'
	}
};

/**
 * Commonest words of near relatives: what looks like one of them is none of the languages above, though it shares many words.
 */
export const RIVALS: readonly string[] = [
	// Afrikaans, Danish and Norwegian, Swedish.
	"die nie en het hy sy is wat van vir ons hulle 'n dit ook maar baie sal kan word was met op te aan om deur toe geen",
	'og det er som en et på til med av af ikke for den de har jeg han vi hun men om så var fra eller kan være ble blev sig seg',
	'och det är som en ett på till med av inte för den de har jag han vi hon men om så var från eller kan vara blev sig att',
	// Catalan, Galician, Romanian.
	"el la els les de del que i en un una és no per amb al com més però també aquest aquesta són dels hi ha ser era l'any molt quan",
	'o a os as de do da que e en un unha é non se por para con máis ao á foi como mais ou seu súa cando moi tamén xa son',
	// Slovene, Croatian, Polish, Czech.
	'in je na za se da so ki pa ne ni si z v od kot tudi po bi ali dan lep sem smo ste bo iz pri še že lahko biti',
	'i je u na za se da su ne s od kao po bi ili sam smo ste biće bit će iz kod još već može biti što koji dan danas idemo',
	'i w na z do nie się jest to że jak o od po ale co tak za przez dla są był była być może już tylko jego który dzień',
	'a v na se je to že s z do o i jak po ale co tak za pro jsou byl byla být může už jen jeho který den když',
	// Indonesian and Malay, Finnish, Estonian, Turkish.
	'dan di ke yang ini itu dari untuk dengan tidak akan saya dia pada ada adalah juga atau kami mereka kita bisa sudah telah oleh apa tapi pergi anda',
	'ja on ei se että hän oli mutta ovat kun niin kuin myös tai sen jos minä sinä me he ne mitä vain nyt ole olen',
	'ja on ei see et ta oli kui ka aga mis või siis ma sa me nad olen oma kas nii veel väga täna',
	've bir bu da de için ile çok ne ben sen o biz ama gibi daha var yok mi mı olarak en değil kadar sonra',
	// Swahili, Somali, Welsh.
	'na ya wa kwa ni za la katika kuwa hiyo hii ili kama cha yake wake pia baada kabla lakini vya sana watu si',
	'iyo oo ka ku waa in la ay uu si ah ee soo aan kala waxaa wuxuu ayaa lagu sida dalka markii kabadan qof',
	'y yr yn a i o ar mae ei eu am gan wedi bod ac neu ond fel oedd roedd nid hyn hynny arall oes sydd mwy',
	// Esperanto, Frisian.
	'la kaj estas de en al ne mi vi li ŝi ni ili ke por kun sed aŭ pri ĝi tio kiel kio estis pli tre',
	'de it en is fan yn dat net ik do hy sy wy jim op te mei foar oan nei ek mar wêr waar wie ha',
	'și în de la cu care nu din pe un o este sunt mai ce se a fost au dar sau pentru prin lui ei său după până când al ale',
	// Ukrainian, Bulgarian, Serbian.
	'і в не на що він як це по але з у за від так та для ви вона ми вони був була були було би його її їх до при який які є або ще',
	'и в не на да че той как това по но от за със се са е съм бяха беше като му им си ще ли който които към при или',
	'и у не на да је он као то по али из за са се су би ће ја што који које или од до при његов није'
];
