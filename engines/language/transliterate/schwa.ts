/** The inherent vowels that Hindi and its neighbours write and do not speak, and other letters that are not typed. */
import type { IndicScript } from './named';
import { EDGE, rewritten, ruleAt, SEAM, soundRow, soundRules, wordPattern } from './sound-rules';

/**
 * Letters that a script writes otherwise than they are said, then foreign clusters that it writes apart.
 * Bengali's y is but half of the open a of foreign words (ফিনল্যান্ড finland, ব্যাংক bank; not in কল্যাণ, ন্যায়), and its i the beginning of ya: ইয়াকুটস্ক.
 * Tamil words do not begin with r: இராமநாதபுரம் ramanadapuram. Punjabi's -ahi- is an open e with tone: ਪਹਿਲਾ pehla, ਸ਼ਹਿਰ shehar (Gill and
 * Gleason, A Reference Grammar of Punjabi, 1969).
 */
export const WRITTEN = soundRules(
	`bengali: y > y / _ ā ṇ/ẏ
	bengali: y > / !C k/g/ṭ/ḍ/p/ph/b/m/n/l/r/s/h _ ā C/S
	bengali: i > / # _ ẏ V X X
	tamil: i > / # _ r ā X X X X
	gurmukhi: a > e / C _ h i !S
	gurmukhi: i > / a h _ #
	gurmukhi: i > a / a h _ !S`,
	true
);

// Russian towns end in -tsk and -msk however that is written: तोमस्क, ਟੋਮਸਕ. Punjabi parts clusters of foreign words that its own lack:
// ਸਪੇਨ spain, ਸਵੀਡਨ svidan (not ਸਪੇਰਾ), ਹੈਮਬਰਗ hamburg, ਸਟੇਸ਼ਨ station, ਬੈਲਟ belt, ਟੈਕਸ teks, ਕਿਰਗਿਜ਼ਸਤਾਨ kirgizstan, ਗੁਰਬਚਨ gurbachan, ਪਾਰਕ park.
const CLUSTERS = soundRules(
	`*: a > / V … ṭ/t/m _ s a? k a? #
	*: a > / V … ṭ/t/m a? s _ k a? #
	*: a > / V … ṭ/t/m a? s a? k _ #
	gurmukhi: a > / # s _ p/k/ṭ ē/ī/ū/ō/ai/au C/S !ā/ī/ē/ō
	gurmukhi: a > / # s _ l ō v
	gurmukhi: a > / # ph _ r ā ṁ
	gurmukhi: a > / # s _ v ī
	gurmukhi: a > / # s _ v i ṭ/ṭh/ḍ/ḍh/s
	gurmukhi: a > / X X b X r _ g X #
	gurmukhi: a > / s _ ṭ X
	gurmukhi: a > / L S? l/k/p/ph/f _ ṭ a #
	gurmukhi: a > / L S? l _ ḍ a #
	gurmukhi: a > / L S? k _ s a #
	gurmukhi: a > / X X X X s _ t ā n
	gurmukhi: a > / ā/ē/ō/ī/ū/u r _ C a C V
	gurmukhi: a > / L r _ k/g/ṭ/ḍ a #`,
	true
);

// From right to left, so that the following sounds are spoken ones: the last vowel, and each between single consonants that have a vowel on the
// other side (VC_CV). Ohala, Aspects of Hindi Phonology, 1983. A nasal vowel is a vowel: hans-na.
// The last one is spoken after clusters that cannot end a word (mitra, ratna, vishwa) and in -iya (bharatiya). In Bengali it is after clusters of
// Sanskrit (shobdo; foreign words end in others, and in -khanda), after h (deho) but in loans (Shah, Allah), and in two syllables after r̥, ai, au (trino,
// doibo): Chatterji, The Origin and Development of the Bengali Language, 1926, on final a.
// After a velar with its nasal or r before it Hindi speaks none (VC(C)_CV): जंगली jangli, तुर्कमेन turkmen, but Mangalore, Bengaluru. Nor before two
// consonants after the y of a diphthong, মায়ক্রো maykro, and in str, ਆਸਟ੍ਰੇਲੀਆ. Before a last consonant with short i or u it is spoken: anumati, pragati.
// In Bengali and Odia, which end in a short i where Hindi has a long one, that is -ti alone.
// Odia speaks one inside a word, but where two words or a foreign cluster meet: ମାଲକାନଗିରି malkangiri, ବାଶକିର bashkir, ତେହରି tehri.
const SPOKEN = soundRules(
	`bengali: a > a / i/ī y/ẏ _ #
	bengali: a > / V y/ẏ _ #
	*: a > a / i/ī/ē y/ẏ _ #
	*: a > / V y/ẏ _ #
	bengali: a > / X X X kh a ṇ ḍ _ ##
	bengali: a > a / k t/ṣ/b _ ##
	bengali: a > a / g dh _ ##
	bengali: a > a / j ñ _ ##
	bengali: a > a / ñ c _ ##
	bengali: a > a / c c/ch _ ##
	bengali: a > a / ṇ ḍ _ ##
	bengali: a > a / ṅ g _ ##
	bengali: a > a / t t/b _ ##
	bengali: a > a / d dh/b _ ##
	bengali: a > a / n t/th/d/dh/n/b _ ##
	bengali: a > a / p t _ ##
	bengali: a > a / b d/dh _ ##
	bengali: a > a / m b/bh _ ##
	bengali: a > a / r t/th/dh/ṇ/b/bh/m/ś/ṣ _ ##
	bengali: a > a / l p _ ##
	bengali: a > a / ś c/b _ ##
	bengali: a > a / ṣ k/ṭ/ṭh/p/b _ ##
	bengali: a > a / s t/th/b _ ##
	bengali: a > a / ḥ kh _ ##
	bengali: a > a / ṁ ś/h _ ##
	bengali: a > a / dh b _ ##
	bengali: a > a / # C? C? C? ō h _ ##
	bengali: a > / ō h _ #
	bengali: a > / l/ś/j/g/d ā h _ #
	bengali: a > / d a h _ #
	bengali: a > a / V h _ ##
	bengali: a > a / # C? C? C? r̥ C _ ##
	bengali: a > a / # C? C? C? ai/au n/ṇ/b/l/dh _ ##
	*: a > / y y _ #
	*: a > / r r _ #
	*: a > / v v _ #
	*: a > / l l _ #
	*: a > a / C y/r/v/l _ #
	*: a > / n/m/ṇ/r/l/y/v n/m/ṇ _ #
	*: a > a / C n/m/ṇ _ #
	*: a > / C _ #
	*: a > a / ṅ/ṁ k/kh/g/gh _ n/ṇ
	*: a > a / ṅ/ṁ k/kh/g/gh _ l u/ū/ō/o/au
	*: a > / V r k/kh/g/gh _ K/s/ś/ṣ E
	*: a > / V ṅ/ṁ k/kh/g/gh _ C E
	*: a > / V s _ ṭ r
	*: a > / ā y/ẏ _ C C
	bengali|oriya: a > a / _ t i #
	devanagari|gujarati|gurmukhi: a > a / _ C i/u #
	oriya: a > / V m̐? l/ḷ/r/n/m/j _ K V
	oriya: a > / E/m̐ l/r/n/m _ h/s/ś V
	oriya: a > / E/m̐ h/s/ś/ṣ _ K/r/l/h V
	oriya: a > a / _ C
	*: a > / V m̐? C _ C V`,
	true
);
/** Sounds before and after a vowel that its rules look at. */
const [BEFORE, AFTER] = [8, 4];

const A = soundRow('a');
const TWO_VOWELS = wordPattern('# … V … V … #');
/** Odia types a final a after short words (ghara), not after long ones and names (bhubaneswar, das). */
const ODIA_SHORT = wordPattern('## C a C? C? C? C a ##');
/** Names that begin with gur- or har- before a word: Gurbachan, Harbhajan. */
const FIRST_PARTS = ['## g u r a C a X V … ##', '## h a r a C a X V … ##'].map(wordPattern);
/** Second parts of names that are also words: Sri-nagar, Ahmad-abad. */
const SECOND_PARTS =
	`n a g a r a, p u r a, g a ṛ h a, g a ṛ a, ā b ā d a, v ā ṛ ā, v ā ṛ ī, g a r h a, k u m ā r a, c a n d r a, s t ā n a, t a l ā, g a ñ j a,
	g a ṁ j a, ś a h a r a, ś ē h a r a, g r ā ḍ a, g r ā d a`
		.split(/,\s+/)
		.map((part) => soundRow(part) + EDGE);
const HAS_VOWEL = wordPattern('# … V …');
const FOREIGN = wordPattern('# … C #');

/** A word without the vowels that Hindi and neighbours do not speak. Parts of a name are read apart. */
export function dropSchwas(given: string, script: IndicScript): string {
	const word = rewritten(given, CLUSTERS, script);
	if (script === 'oriya' && ODIA_SHORT.test(word)) return word;
	const isNamed = (script === 'gurmukhi' || script === 'devanagari') && FIRST_PARTS.some((part) => part.test(word));
	const isSecond = (part: string) => word.endsWith(part) && HAS_VOWEL.test(word.slice(0, -part.length));
	const second = isNamed ? word.slice(5) : SECOND_PARTS.find(isSecond);
	if (second === undefined) return dropInOne(word, script);
	const first = dropInOne(word.slice(0, -second.length) + SEAM, script);
	return first.slice(0, -1) + dropInOne(EDGE + second, script).slice(1);
}

function dropInOne(word: string, script: IndicScript): string {
	const last = word.length - 2;
	// Words that Odia writes without a last vowel are foreign: ଭିଏତନାମ୍ vietnam.
	const rules = script === 'oriya' && FOREIGN.test(word) ? 'devanagari' : script;
	const spoken = [word.charAt(last + 1)];
	let next = word.charAt(last + 1);
	for (let at = last; at >= 0; at--) {
		const sound = word.charAt(at);
		const start = Math.max(0, at - BEFORE);
		const isDropped = sound === A && ruleAt(SPOKEN, word.slice(start, at + 1) + next, at - start, rules)?.result === '';
		if (isDropped && (at < last || TWO_VOWELS.test(word))) continue;
		spoken.push(sound);
		next = (sound + next).slice(0, AFTER);
	}
	return spoken.reverse().join('');
}
