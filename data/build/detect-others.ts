// Texts in none of the 55 languages, by script, from which detection learns what it does not know.
import { transliterate } from '../../engines/language/transliterate/transliterate';
import { codePointValues, scriptValue } from '../../engines/language/script';
import { LANGUAGES } from '../../engines/language/languages';
import { BEYOND_CODES } from './detect-beyond';
import { urn, type Random, type Urn } from './detect-corpus';
import { declarationFile, declarations, isHeldOut, type HeldOut } from './detect-fold';
import { readFurtherWords, readMessages } from './detect-lists';
import { readTexts } from './detect-sources';

/** Codes of messages in a language that is learned, or in a form of one; Twi is in the declaration alone. */
const NOT_LOCALES =
	/^(?:en|es|de|nl|hu|pt|zh|sh|cnr|yue|wuu|gan|hak|nan|cdo|cpx|cjy|hsn|lzh|ar|arz|ary|apc|acm|arq|aeb|ajp|ko|nb|nn|no|ms|be|tt|kk|ku|tg|ug|uz|sr|gom|fa|ur|jut|frc|kok|simple|ryu|hyw|qwh|rmy)(?:-.*)?$/;

const unlearnedLocales = (): string[] => {
	const learned = new Set([...LANGUAGES.map(({ code }) => code), ...Object.values(BEYOND_CODES).flat()]);
	const held = new Set([...NEVER_SEEN].map((file) => file.slice(0, 3)));
	return [...new Set([...OLDER_LOCALES, ...Object.keys(readMessages())])].filter(
		(code) => !learned.has(code) && !NOT_LOCALES.test(code) && !held.has(code) && !HELD_LOCALES.has(code)
	);
};

/** Locales of the packages oojs-ui and etherpad without messages in the other sources. */
const OLDER_LOCALES = 'ab ace ak bcc bew egl eml hrx ki khw kw lkt lzz map-bms nso nv ti to ve'.split(' ');
/** Two-letter codes of languages excluded from training. */
const HELD_LOCALES = new Set(['bi', 'fj', 'ee', 'sm', 'os', 'wa', 'st', 'roh']);

/** Languages of the declaration that the 55 or their nearest kin write too. */
const NOT_OTHERS = new Set(
	'afr als arb ben bos_latn bul cat ces cnr cym dan deu_1901 deu_1996 ell_monotonic ell_polytonic eng est fin fra guj heb hin hrv hun ind ita jpn jpn_osaka jpn_tokyo kan kor lit lav mkd mal mal_chillus mar mly_latn mly_arab nep nld nno nob pan pcm pol por_BR por_PT pes_1 pes_2 ron_1953 ron_1993 ron_2006 rus sco slk slv som spa srp_latn swe swh tam tam_LK tel tha tha2 tgl tur ukr urd urd_2 vie cmn_hans cmn_hant cmn_hans_beijing cmn_hans_guiyang cmn_hans_harbin cmn_hans_nanjing cmn_hans_tianjin'.split(
		' '
	)
);

/** Excluded from training, to measure the answers for unseen languages. */
export const NEVER_SEEN: ReadonlySet<string> = new Set(
	'bis fij gag hil mos nyn pau sus tet vep war wln aar chk ewe kaa lua men niu prv roh_rumgr smo srr tiv umb vmw kjh oss tyv mag azb'.split(
		' '
	)
);

/** Languages of the declaration that are learned, in all their variants: the first three letters of their files. */
const LEARNED: ReadonlySet<string> = new Set([
	...Object.values(BEYOND_CODES)
		.flat()
		.flatMap((code) => declarationFile(code)?.slice(0, 3) ?? []),
	'roh',
	'uzn'
]);

/** Each language's texts, as words. */
export interface Others {
	readonly common: readonly (readonly string[])[][];
	readonly rare: readonly (readonly string[])[][];
	readonly lists: readonly Urn<string>[];
	readonly latin: boolean;
}

/** Texts outside the languages of a script, and their held-out part (code `und`). */
export function readOthers(script: string): { others: Others; heldOut: HeldOut[]; neverSeen: HeldOut[] } {
	const values = codePointValues();
	const value = scriptValue(script);
	const heldOut: HeldOut[] = [];
	const neverSeen: HeldOut[] = [];
	const wordsOf = (text: string): string[] | undefined => {
		let own = 0;
		let all = 0;
		for (let index = 0; index < text.length; index++) {
			const one = values[text.charCodeAt(index)] as number;
			if (one === value) own++;
			if (one > 3) all++;
		}
		const words = text.split(/[ ,;|/]+/).filter((word) => word !== '');
		return own >= 3 && own > 0.9 * all ? words : undefined;
	};
	const common = new Map<string, string[][]>();
	const add = (key: string, text: string) => {
		const words = wordsOf(text);
		if (words === undefined) return;
		const list = common.get(key) ?? [];
		list.push(words);
		common.set(key, list);
	};
	for (const { code, texts } of readTexts(unlearnedLocales()))
		for (const [text, english] of texts) if (text !== english) add(code, withoutMarkup(text));
	if (script === 'Latin')
		for (const { code, texts } of readTexts(['mr', 'bn', 'gu', 'pa', 'ta', 'te', 'kn', 'ml']))
			for (const [text] of texts) add(`${code}-Latn`, transliterate(withoutMarkup(text), undefined, 'casual').result);
	const rare: string[][][] = [];
	for (const { file, paragraphs } of declarations()) {
		if (NOT_OTHERS.has(file) || (LEARNED.has(file.slice(0, 3)) && !NEVER_SEEN.has(file))) continue;
		const kept: string[][] = [];
		for (const [index, paragraph] of paragraphs.entries()) {
			const words = wordsOf(paragraph);
			if (words === undefined) continue;
			const held: HeldOut = { code: 'und', text: paragraph.slice(0, 200), kind: 'sentence' };
			if (NEVER_SEEN.has(file)) {
				if (isHeldOut(index) && words.length > 5) neverSeen.push(held);
			} else if (!isHeldOut(index)) kept.push(words);
			else if (words.length > 5 && index % 8 === 1) heldOut.push(held);
		}
		if (kept.length > 5) rare.push(kept);
	}
	const lists = readFurtherWords()
		.filter((list) => list.script === script)
		.map(({ words }) =>
			urn(
				words.map((word, rank) => [word, 1 / (rank + 3)]),
				PROSE_POWER
			)
		);
	const enough = [...common].filter(([, texts]) => texts.length >= 15);
	console.log(
		`${script}: ${enough.length} further locales, ${rare.length} further declarations, ${lists.length} further lists`
	);
	return {
		others: { common: enough.map(([, texts]) => texts), rare, lists, latin: script === 'Latin' },
		heldOut,
		neverSeen
	};
}

const withoutMarkup = (text: string): string =>
	text
		.replace(/<[^>]*>|&\w+;|\{[^{}]*\}|`[^`]*`|%\w+|\$\w+|https?:\S+/g, ' ')
		.normalize('NFC')
		.replace(/\s+/g, ' ')
		.trim();

/** Share of noise among Latin examples. */
const NOISE = 0.06;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const LISTED = 0.4;
/** Flattens the counts of a word list. */
const PROSE_POWER = 0.9;

/** Draws one text: mostly some words of a message, seldom one word alone, which says little. */
export function drawOther({ common, rare, lists, latin }: Others, random: Random): string {
	if (latin && random.next() < NOISE) return noise(random);
	if (lists.length > 0 && random.next() < (LISTED * lists.length) / (lists.length + 5)) {
		const list = pick(lists, random);
		return Array.from({ length: 2 + random.below(11) }, () => list.draw(random)).join(' ');
	}
	const language = pick(rare.length === 0 || (common.length > 0 && random.next() < 0.6) ? common : rare, random);
	const phrase = pick(language, random);
	const size = random.next();
	const length = Math.min(phrase.length, size < 0.12 ? 1 : 2 + random.below(size < 0.6 ? 5 : 14));
	const start = random.below(phrase.length - length + 1);
	return phrase.slice(start, start + length).join(' ');
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)] as Item;

/** Fingers run over the keyboard, one key held down, letters of an identifier. */
function noise(random: Random): string {
	const words: string[] = [];
	for (let count = 1 + random.below(4); count > 0; count--) {
		const length = 3 + random.below(9);
		const kind = random.next();
		let word = '';
		if (kind < 0.4) {
			const row = pick(KEYS, random);
			let at = random.below(row.length);
			const step = random.next() < 0.7 ? 1 : row.length - 1;
			for (; word.length < length; at += step) word += row[at % row.length] as string;
		} else if (kind < 0.55) {
			const row = KEYS.join('');
			const few = [row[random.below(26)], row[random.below(26)], row[random.below(26)]];
			while (word.length < length) word += few[random.below(3)] as string;
		} else {
			const row = kind < 0.8 ? KEYS.join('') : 'abcdef';
			while (word.length < length) word += row[random.below(row.length)] as string;
		}
		words.push(word);
	}
	return words.join(' ');
}
