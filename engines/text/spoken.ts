import type { Readable } from './contract';

/** Spoken syllables of a lower-case word without hyphens, at least 1, by its language. Linear. */
type CountSyllables = (word: string) => number;

const matches = (word: string, pattern: RegExp): number => word.match(pattern)?.length ?? 0;
const atLeastOne = (count: number): number => Math.max(1, count);

/** Latin loans end in a hiatus: Mu-se-um. */
const latinHiatus = (word: string): number => (/eum(?:s|en)?$/.test(word) ? 1 : 0);

/** Prefixes before a vowel that would make a diphthong with theirs: be-enden, ge-ehrt, be-urteilen. */
const GERMAN_PREFIXES = /^(?:un)?[bg]e(?=e|inhal|irr|urteil|urlaub|unruh|ur?kund)/;
/** -ie and -ien that are two syllables: Fa-mi-li-e, I-ta-li-en; not Che-mie. */
const GERMAN_IE =
	/(?:famil|lin|ser|ital|span|brit|belg|fer|medi|stud|aktie|mater|ind|as|lil|pin|arter|prämi?|komöd|tragöd)ien?$/;

/** Syllables of the runs of vowels: the strong vowels of each, at least one. */
function vowelRuns(word: string, run: RegExp, strong: RegExp): number {
	let syllables = 0;
	for (const [vowels] of word.matchAll(run)) syllables += Math.max(1, matches(vowels, strong));
	return syllables;
}

/** Words in -ent that are not verbs, so that the ending is heard. */
const FRENCH_HEARD_ENT = new Set(
	(
		'argent agent urgent régent contingent diligent intelligent accident incident président résident évident étudent dent précédent ' +
		'imprudent prudent récent innocent accent cent décent vent souvent couvent avent parent différent apparent transparent torrent ' +
		'courant présent absent content talent excellent violent équivalent insolent lent client patient orient ingrédient inconvénient ' +
		'conscient efficient coefficient quotient récipient expédient fréquent conséquent permanent continent éminent pertinent serpent'
	).split(' ')
);
/** Verbs in -ment, whose ending is mute. */
const FRENCH_MUTE_MENT =
	/(?:^ai|aff?ir|for|dor|nom|som|ter|pri|esti|expri|ani|consom|confir|assu|consu|transfor|infor|fer|ré[cs]la|résu)ment$/;

/** Consonants of Arabic for each syllable: one begins it, and often another ends it. */
const ARABIC_CONSONANTS = 1.35;

/** The rules of each language by its code. */
export const SYLLABLES: Readonly<Record<Exclude<Readable, 'en'>, CountSyllables>> = {
	/** German: each vowel or diphthong is a syllable (Duden, Die Grammatik, on the syllable). */
	de: (word) => {
		const spelt = word.replaceAll('qu', 'q').replace(GERMAN_PREFIXES, (prefix) => `${prefix}-`);
		const vowels = matches(spelt, /[aeäo]u|[ae][iy]|ie|aa|ee|oo|[aeiouyäöüéèà]/g);
		// I-de-en, Se-en: no German stem ends in -een.
		const hiatus = GERMAN_IE.test(word) || word.endsWith('een');
		return atLeastOne(vowels + latinHiatus(word) + (hiatus ? 1 : 0));
	},
	/** Dutch: a diaeresis parts what would be a diphthong: co-ör-di-na-tie. */
	nl: (word) =>
		atLeastOne(
			matches(
				word.replaceAll('qu', 'kw'),
				/aai|ooi|oei|eeu|ieu(?=w)|ïe|aa|ee|oo|uu|ie|oe|eu|ui|ou|au|ei|ij|[aeiouyáéèêëïóöúü]/g
			) + latinHiatus(word)
		),
	/** Spanish: a, e, o, í, ú are syllables, i and u beside them are not (RAE, Ortografía, 2010). */
	es: (word) => {
		const spelt = word.replace(/qu|gu(?=[eiéí])/g, 'q').replace(/y(?![aeiouáéíóú])/g, 'i');
		return atLeastOne(vowelRuns(spelt, /[aeiouáéíóúü]+/g, /[aeoáéóíú]/g));
	},
	/** Italian: as Spanish, and the i or u of a word's only vowels bears the stress: mi-o, du-e. */
	it: (word) => {
		if (/^[^aeiou]{0,2}[iu][aeo]$/.test(word) && !/^[gq]u|^[cg]i/.test(word)) return 2;
		// An i or u between vowels begins a syllable: a-iu-to.
		const spelt = word.replaceAll('qu', 'q').replace(/(?<=[aeo])[iu](?=[aeou])/g, '-$&');
		return atLeastOne(vowelRuns(spelt, /[aeiouàèéìíòóùú]+/g, /[aeoàèéìíòóùú]/g));
	},
	/** Portuguese: i and u join a strong vowel before: na-ci-o-nal, his-tó-ria (Acordo Ortográfico, 1990). */
	pt: (word) => {
		let spelt = word.replace(/[qg]u(?=[aeiouáâãàéêíóôõú])/g, 'q');
		if (/[áâéêíóôú]/.test(spelt)) spelt = spelt.replace(/[iu](?=[aeo]s?$)/, '');
		return atLeastOne(
			matches(spelt, /ã[eo]|õe|[aeoáâãàéêóôõ][iu](?!\w?[íú])|[iu](?=[iu](?!ç))[iu]|[aeiouyáâãàéêíóôõú]/g)
		);
	},
	/** French: spoken syllables; a final e, -es and the -ent of verbs are mute, i, u, ou before a vowel are glides. */
	fr: (word) => {
		let spelt = word.replace(/qu|gu(?=[eiéèêy])/g, 'q');
		const heard = FRENCH_HEARD_ENT.has(word) || (word.endsWith('ment') && !FRENCH_MUTE_MENT.test(word));
		if (!heard && spelt.endsWith('ent') && /[aeiouyéèêâîôûœ]/.test(spelt.slice(0, -3))) spelt = spelt.slice(0, -3);
		else spelt = spelt.replace(/(?<=[a-zéèêëàâîïôûùçœ])es?$/, '');
		// Where two vowels meet and both are heard: ré-a-li-ser, na-ïf, cha-os, pa-yer, cli-ent.
		spelt = spelt.replace(
			/([éèêïëaou])(?=[éèâïë])|([éïë])(?=[aeiouy])|(a)(?=o(?!û))|(o)(?=[aé])|([aou])(?=y[aeiouéè])|([bcdfgptv][lr]i)(?=[aeioué])/g,
			'$&-'
		);
		return atLeastOne(matches(spelt.replace(/^pay(?=s)/, 'pa-y'), /[aeiouyàâéèêëîïôöùûüœæ]+/g));
	},
	/** Russian: as many syllables as vowels. The prepositions в, к, с count zero. */
	ru: (word) => matches(word, /[аеёиоуыэюя]/g),
	/** Hungarian: as many syllables as vowels (A magyar helyesírás szabályai, 12th edition, 2015, on the division of words). */
	hu: (word) => atLeastOne(matches(word, /[aáeéiíoóöőuúüű]/g)),
	/** Turkish: as many syllables as vowels (Türk Dil Kurumu, Yazım Kılavuzu, on syllables). */
	tr: (word) => atLeastOne(matches(word, /[aâeıiîoöuûü]/g)),
	/** Polish: an i before a vowel softens the consonant. au is one syllable but after na- and za-, eu only where a word begins. */
	pl: (word) =>
		atLeastOne(
			matches(
				word
					.replace(/i(?=[aąeęoóu])/g, '')
					.replace(/^(?:na|za)(?=u)/, '$&-')
					.replace(/^eu/, 'e'),
				/au|[aąeęioóuy]/g
			)
		),
	/** Swedish: as many syllables as vowels, without the i of -tion and -sion and the second vowel of eu and au. */
	sv: (word) => atLeastOne(matches(word.replace(/([ts])ion/g, '$1on'), /[ae]u|[aeiouyåäöéàü]/g)),
	/** Arabic: a syllable begins with a consonant. Unwritten short vowels make it an estimate. */
	ar: (word) => atLeastOne(Math.round(matches(word.replace(/^ال/, 'ل'), /(?![اوىيآ])\p{L}/gu) / ARABIC_CONSONANTS))
};
