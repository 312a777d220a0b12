/** Which names are ordinary words of their language more often. */
import { readList } from '../detect-lists';
import { spelt } from '../indic-spelling';
import { TESSERACT_LANGUAGES, tesseractList } from '../tesseract-words';
import { LANGUAGES, NEAR, type NamePair } from './pairs';
import type { IndicScript } from '../../../engines/language/transliterate/named';

const CITY = 500_000;
/** Maximum length of a name in a language of few speakers that counts as an ordinary word if it also is one. */
const LONGEST = 5;

/** Maximum length of a word of a longer name that counts as another word. */
const LONGEST_PART = 4;

/** Words that the lists cannot tell from names: queue and Qatar, dust and Thule, peel and Xhosa. By hand. */
const BY_HAND = new Set(
	`कतार धर्मशाला गाल गाली क्री कोम सोल रोमा लोम नुक चक चूक ক্রি খোসা রোমান্স গালে চুক হার্ড বুদ্ধ ভোজ গ্লাস তুরস্ক ਚੂਕ ચુક
	காலி சாட் சுக் பாக்கு சிந்தி நியு సోల్ క్రి ಕ್ರೀ ಬೋಧ್ ക്രീ സോൾ മധുര തൂളി ഏദെൻ ചീറ്റ കണ്ടി ചക് നിയു`
		.normalize('NFC')
		.split(/\s+/)
);

/** Rank of the first language of its script whose list has a word, or their number. */
export function listedBy({ script, native }: Pick<NamePair, 'script' | 'native'>): number {
	const lists = listsOf(script);
	const found = lists.findIndex((words) => words.has(native));
	return found < 0 ? lists.length : found;
}

/** Whether a name is in a list of words of its language and too obscure to be the likely meaning. */
export function isOrdinary({ script, native, kind, code, population, isPart }: NamePair): boolean {
	if (BY_HAND.has(native)) return true;
	if (listedBy({ script, native }) === listsOf(script).length) return false;
	if (isPart && [...native].length <= LONGEST_PART) return true;
	if (kind === 'language') return code.length > 2 && [...native].length <= LONGEST;
	return kind === 'town' && population < CITY && !NEAR.has(code);
}

const known = new Map<IndicScript, readonly ReadonlySet<string>[]>();

function listsOf(script: IndicScript): readonly ReadonlySet<string>[] {
	let found = known.get(script);
	if (!found) {
		const codes = Object.entries(LANGUAGES)
			.filter(([, own]) => own === script)
			.map(([code]) => code);
		found = codes.map((code) => new Set(listOf(code).map(spelt)));
		known.set(script, found);
	}
	return found;
}

function listOf(code: string): string[] {
	const counted = readList(code);
	const language = TESSERACT_LANGUAGES.find((one) => one.code === code);
	return counted ? [...counted.keys()] : language ? tesseractList(language) : [];
}
