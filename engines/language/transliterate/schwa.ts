import { SECOND_PARTS } from './casual-words';
import type { IndicScript } from './named';
import { ANUSVARA, CANDRABINDU, INHERENT, unit, type Unit } from './units';

/**
 * A word without the inherent vowels that Hindi and its neighbours write and do not speak. A name whose second part is a word of its
 * own is read in its parts: Srinagar, Ahmadabad.
 */
export function dropSchwas(given: readonly Unit[], script: IndicScript): readonly Unit[] {
	const word = withoutForeign(script === 'gurmukhi' ? joinClusters(withE(given)) : given);
	if (script === 'oriya' && keepsFinal(word)) return word;
	const first = firstPart(word, script);
	if (first > 0) return [...dropInOne(word.slice(0, first), script), ...dropInOne(word.slice(first), script)];
	const names = word.map(({ name }) => name);
	const all = names.join('');
	for (const part of SECOND_PARTS) {
		if (!all.endsWith(part.normalize('NFC')) || all.length <= part.length) continue;
		let at = word.length;
		for (let length = 0; length < part.normalize('NFC').length;) length += names[--at]?.length ?? part.length;
		if (
			names.slice(at).join('') === part.normalize('NFC') &&
			names.slice(0, at).some((name) => /[aāiīuūeēoō]/u.test(name))
		)
			return [...dropInOne(word.slice(0, at), script, true), ...dropInOne(word.slice(at), script)];
	}
	return dropInOne(word, script);
}

const E = unit('vowel', 'e');

/** Punjabi's -ahi- is spoken as an open e with tone: ਪਹਿਲਾ pehla, ਸ਼ਹਿਰ shehar (Gill and Gleason, A Reference Grammar of Punjabi, 1969). */
function withE(word: readonly Unit[]): readonly Unit[] {
	const names = word.map(({ name }) => name);
	return word.flatMap((one, index) => {
		if (
			isSchwa(word, index) &&
			names[index + 1] === 'h' &&
			names[index + 2] === 'i' &&
			word[index + 3]?.kind !== 'sign'
		)
			return [E];
		if (names[index] !== 'i' || names[index - 1] !== 'h' || names[index - 2] !== 'a') return [one];
		return word[index + 1] === undefined ? [] : word[index + 1]?.kind === 'sign' ? [one] : [INHERENT];
	});
}

/** Names of Russian towns end in -tsk and -msk however that is written: तोमस्क, ਟੋਮਸਕ. */
function withoutForeign(word: readonly Unit[]): readonly Unit[] {
	const spelt = word.map(({ name }) => name).join(' ');
	const end = /[ṭtm](?: a)? s(?: a)? k(?: a)?$/u.exec(spelt);
	if (!end || !/[aiuāīūēō]/u.test(spelt.slice(0, end.index))) return word;
	const first = word.length - end[0].split(' ').length;
	return word.filter((_, index) => index < first || !isSchwa(word, index));
}

/** Punjabi separates clusters of foreign words: ਸਟੇਸ਼ਨ station, ਪਾਰਕ park, ਡੈਨਮਾਰਕ denmark. Native words lack them. */
function joinClusters(word: readonly Unit[]): readonly Unit[] {
	return word.filter((_, index) => {
		if (!isSchwa(word, index) || (index === 1 && isForeignStart(word))) return !isSchwa(word, index);
		const before = word[index - 1]?.name;
		const after = word[index + 1]?.name ?? '';
		// ਹੈਮਬਰਗ, ਲਕਜ਼ਮਬਰਗ: hamburg, luxembourg.
		if (before === 'r' && after === 'g' && word[index - 3]?.name === 'b' && index > 4 && index + 3 === word.length)
			return false;
		if (before === 's' && after === 'ṭ' && word.length > index + 2) return false;
		// ਬੈਲਟ, ਫੈਕਟ, ਟੈਕਸ: belt, fekt, teks.
		const isEnd = isSchwa(word, index + 2) && index + 3 === word.length;
		const isLong = /^(?:[āēōīū]|a[iu])$/u.test(
			(word[index - 2]?.kind === 'sign' ? word[index - 3] : word[index - 2])?.name ?? ''
		);
		if (isEnd && isLong && /^(?:(?:l|k|p|ph|f)ṭ|lḍ|ks)$/u.test(`${before}${after}`)) return false;
		// ਕਿਰਗਿਜ਼ਸਤਾਨ: kirgizstan.
		const isStan = after === 't' && word[index + 2]?.name === 'ā' && word[index + 3]?.name === 'n';
		if (before === 's' && index > 4 && isStan) return false;
		if (before !== 'r') return true;
		// ਗੁਰਬਚਨ, ਪੁਰਤਗਾਲ: gurbachan, purtagal.
		const isOpen = isSchwa(word, index + 2) && word[index + 3]?.kind === 'consonant' && isVowel(word[index + 4]);
		if (isOpen && /^[āēōīūu]/u.test(word[index - 2]?.name ?? '')) return false;
		const isLast = isSchwa(word, index + 2) && index + 3 === word.length;
		return !(isLast && /^[kgṭḍ]$/u.test(after) && /^[āēōīū]|^a[iu]/u.test(word[index - 2]?.name ?? ''));
	});
}

/** Whether Punjabi writes two first consonants of a foreign word apart: ਸਪੇਨ spain, ਸਕੂਲ skul, ਫਰਾਂਸ phrans, ਸਵੀਡਨ svidan; but ਸਪੇਰਾ, ਸਕੇਗਾ. */
function isForeignStart(word: readonly Unit[]): boolean {
	const start = word
		.slice(0, 6)
		.map(({ name }) => name)
		.join('');
	return /^(?:sa[pkṭ](?:[ēīūō]|a[iu])[^aāiīuūēō](?![āīēō])|salōv|pharāṁ|savī|savi[ṭḍs])/u.test(start);
}

/** Odia speaks a final a; it is typed after short words (ghara), not after long ones and names (bhubaneswar, das). */
function keepsFinal(word: readonly Unit[]): boolean {
	return isSchwa(word, word.length - 1) && word.filter(isVowel).length === 2 && isSchwa(word, 1);
}

/** Names that begin with gur- or har- before a word: Gurbachan, Harbhajan; how many units that first part has. */
function firstPart(word: readonly Unit[], script: IndicScript): number {
	if (script !== 'gurmukhi' && script !== 'devanagari') return 0;
	const names = word.map(({ name }) => name);
	if (!/^(?:gura|hara)$/.test(names.slice(0, 4).join(''))) return 0;
	const isWord =
		word[4]?.kind === 'consonant' && names[5] === 'a' && names[6] !== undefined && word[7]?.kind === 'vowel';
	return isWord ? 4 : 0;
}

/**
 * A word without the inherent vowels that Hindi and its neighbours write and do not speak: the last one, and, from right to
 * left, each between single consonants that have a vowel on the other side (VC_CV). Ohala, Aspects of Hindi Phonology, 1983.
 * Before a last consonant with a short i or u it is spoken, as in the Sanskrit words that end so: anumati, pragati. The word has
 * consonants, vowels and signs only.
 */
function dropInOne(word: readonly Unit[], script: IndicScript, isFirstPart = false): readonly Unit[] {
	// Bengali and Odia end in a short i where Hindi has a long one: only -ti is Sanskrit's.
	const isEastern = script === 'bengali' || script === 'oriya';
	const last = word.length - 1;
	// Words that Odia writes without a last vowel are foreign: ଭିଏତନାମ୍ vietnam.
	const isForeign = word[last]?.kind === 'consonant';
	const dropsLast = isSchwa(word, last) && hasTwoVowels(word) && !isKeptAtEnd(word, script, isFirstPart);
	// From the end to the beginning, so that the following sounds are final, without silent ones.
	const spoken: Unit[] = [];
	for (let index = dropsLast ? last - 1 : last; index >= 0; index--) {
		const one = word[index];
		if (!one) continue;
		// A nasal vowel is a vowel: hans-na.
		const isAfterVowel =
			isVowel(word[index - 2]) || (word[index - 2]?.name === CANDRABINDU && isVowel(word[index - 3]));
		const isBetween = isAfterVowel && spoken.at(-1)?.kind === 'consonant' && isVowel(spoken.at(-2));
		// Odia speaks a vowel inside a word, but where two words or a foreign cluster meet: Malkangiri, but Kamala.
		const isSpokenInside = script === 'oriya' && !isForeign && !isOdiaSeam(word, index);
		const isBeforeShort =
			index === last - 2 &&
			/^[iu]$/.test(word[last]?.name ?? '') &&
			word[last]?.kind === 'vowel' &&
			(!isEastern || (word[last - 1]?.name === 't' && word[last]?.name === 'i'));
		const isDropped =
			(isBetween && !isSpokenInside && !isBeforeShort) ||
			isAfterVelar(word, spoken, index) ||
			isBeforeCluster(word, spoken, index);
		if (!(isDropped && isSchwa(word, index))) spoken.push(one);
	}
	return spoken.reverse();
}

/** After a velar with its nasal or r before it Hindi speaks none either (Ohala: VC(C)_CV): जंगली jangli, गंगटोक gangtok, तुर्कमेन turkmen. */
function isAfterVelar(word: readonly Unit[], spoken: readonly Unit[], index: number): boolean {
	const next = spoken.at(-1);
	const vowel = spoken.at(-2);
	if (next?.kind !== 'consonant' || !isVowel(vowel) || vowel?.name === 'a') return false;
	if (!/^[kg]h?$/.test(word[index - 1]?.name ?? '') || !isVowel(word[index - 3])) return false;
	const before = word[index - 2]?.name ?? '';
	// But Mangalore, Bengaluru.
	if (before === 'ṅ' || before === ANUSVARA)
		return !/^[nṇ]$/u.test(next.name) && !(next.name === 'l' && /^(?:[uūōo]|au)$/u.test(vowel?.name ?? ''));
	return before === 'r' && /^[kgcjṭḍtdpbmsśṣ]/u.test(next.name);
}

/** Before two consonants it is left out after the y of a diphthong, মায়ক্রো maykro, and in str, ਆਸਟ੍ਰੇਲੀਆ. */
function isBeforeCluster(word: readonly Unit[], spoken: readonly Unit[], index: number): boolean {
	const [second, next] = spoken.slice(-2);
	if (next?.kind !== 'consonant' || second?.kind !== 'consonant') return false;
	const { name } = word[index - 1] ?? {};
	if (name === 's') return next.name === 'ṭ' && second.name === 'r' && isVowel(word[index - 2]);
	return (name === 'y' || name === 'ẏ') && word[index - 2]?.name === 'ā';
}

/** Where two words or a foreign cluster meet in Odia: ମାଲକାନଗିରି malkangiri, ବାଶକିର bashkir, ତେହରି tehri. */
function isOdiaSeam(word: readonly Unit[], index: number): boolean {
	const before = word[index - 1]?.name ?? '';
	const after = word[index + 1]?.name ?? '';
	if (/^[lḷrnmj]$/u.test(before) && /^[kgcjṭḍtdpbm]/u.test(after)) return true;
	return (
		word[index - 2]?.name !== 'a' &&
		(/^[lrnm]$/u.test(before) ? /^[hsś]$/u : /^[kgcjṭḍtdpbmrlh]/u).test(after) &&
		/^[lrnmhsśṣ]$/u.test(before)
	);
}

function hasTwoVowels(word: readonly Unit[]): boolean {
	const first = word.findIndex(isVowel);
	return first >= 0 && word.findLastIndex(isVowel) > first;
}

const isVowel = (one: Unit | undefined): boolean => one?.kind === 'vowel';

/** An `a` that the consonant before it carries. */
const isSchwa = (word: readonly Unit[], index: number): boolean =>
	word[index]?.kind === 'vowel' && word[index]?.name === 'a' && word[index - 1]?.kind === 'consonant';

/** After a cluster that cannot end a word without it (mitra, ratna, vishwa), and in -iya (bharatiya). */
function isKeptAtEnd(word: readonly Unit[], script: IndicScript, isFirstPart: boolean): boolean {
	const consonant = word.at(-2);
	const before = word.at(-3);
	if (/^(?:y|ẏ)$/u.test(consonant?.name ?? '') && before?.kind === 'vowel')
		return script === 'bengali' ? /^[iī]$/u.test(before.name) : /^[iīē]$/u.test(before.name);
	if (script === 'bengali' && !isFirstPart && isKeptInBengali(word)) return true;
	if (before?.kind !== 'consonant') return false;
	if (/^[yrvl]$/.test(consonant?.name ?? '')) return before.name !== consonant?.name;
	return /^[nmṇ]$/u.test(consonant?.name ?? '') && !/^[nmṇrlyv]/u.test(before.name);
}

const R_VOWEL = 'r̥'.normalize('NFC');

/** Clusters of Sanskrit after which Bengali speaks the last vowel; foreign words end in others (পার্ক, ফ্রান্স), and in -ganj. */
const BENGALI_CLUSTERS = new Set(
	(
		'kt kṣ gdh jñ ñc cc cch ṇḍ ṅg tt ddh nt nth nd ndh nn pt bd bdh mb mbh rt rth rdh rṇ rb rbh rm rś rṣ lp ' +
		'śc ṣk ṣṭ ṣṭh ṣp st sth ḥkh ṁś ṁh kb tb db dhb nb śb ṣb sb'
	)
		.normalize('NFC')
		.split(' ')
);

/**
 * Whether Bengali speaks the last vowel: after clusters of Sanskrit (shobdo), after h (deho) but in loans (Shah, Allah), in words of two
 * syllables after r̥, ai and au (trino, doibo). Chatterji, The Origin and Development of the Bengali Language, 1926, on final a.
 */
function isKeptInBengali(word: readonly Unit[]): boolean {
	const names = word.map(({ name }) => name);
	const consonant = names.at(-2) ?? '';
	const before = names.at(-3) ?? '';
	const all = names.join('');
	if (word.at(-3)?.kind !== 'vowel')
		return BENGALI_CLUSTERS.has(before + consonant) && !(word.length > 7 && all.endsWith('khaṇḍa'));
	if (consonant === 'h' && before === 'ō') return word.filter(isVowel).length === 2;
	if (consonant === 'h') return before === 'ā' ? !/^[lśjgd]$/u.test(names.at(-4) ?? '') : !all.endsWith('daha');
	if (word.filter(isVowel).length > 2) return false;
	return before === R_VOWEL || (/^a[iu]$/.test(before) && /^(?:n|ṇ|b|l|dh)$/u.test(consonant));
}
