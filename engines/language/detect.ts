import { isSql } from '../kit/sql';
import { classifyHan, isCantonese } from './detect-han';
import { openModels } from './detect-model';
import { readable } from './detect-reading';
import { openScriptChoice } from './detect-script';
import { segments, type Segment } from './detect-segments';
import { LANGUAGES } from './languages';
import { LETTERS } from './letters';
import { isOfRelative } from './relatives';
import { codePointValues, FIRST_SCRIPT, scriptShares, scriptValue } from './script';

export interface Candidate {
	readonly code: string;
	/** In English. */
	readonly name: string;
	/** Probability, 0 to 1. */
	readonly confidence: number;
}

export interface Detection extends Candidate {
	readonly reliable: boolean;
	/** Unicode name of the script that decided, null without letters. */
	readonly script: string | null;
	readonly alternatives: readonly Candidate[];
}

/** Confidence from which an answer is reliable; of two languages with most words in common a text must say more. */
const RELIABLE = 0.85;
const RELIABLE_AMONG_KIN = 0.95;
/** Languages that short texts of each other are often taken for. */
const KIN = [
	'da no sv',
	'af nl',
	'cs sk',
	'hr sl',
	'ca es it pt',
	'bg mk ru uk',
	'fa ur',
	'hi mr ne',
	'ja zh-cn zh-tw'
].map((codes) => codes.split(' '));
const ALTERNATIVES = 3;
const HAN_CODES = ['zh-cn', 'zh-tw', 'ja'] as const;
/** Alternatives less likely than this are noise. */
const LEAST = 0.001;

/** Scripts that one language of the 55 is written in. */
const ONLY: Readonly<Record<string, string>> = {
	Greek: 'el',
	Hebrew: 'he',
	Thai: 'th',
	Hangul: 'ko',
	Gujarati: 'gu',
	Gurmukhi: 'pa',
	Tamil: 'ta',
	Telugu: 'te',
	Kannada: 'kn',
	Malayalam: 'ml',
	Bengali: 'bn'
};
/** What the script alone tells: rarer languages in it are not among the 55. */
const ONLY_CONFIDENCE = 0.99;

const NAMES = new Map(LANGUAGES.map(({ code, name }) => [code, name]));
const UNDETERMINED = { code: 'und', name: 'Undetermined', confidence: 0, reliable: false, alternatives: [] } as const;

export interface Detector {
	/** Judges a text; `languages` leaves only these to choose from. */
	(text: string, languages?: readonly string[]): Detection;
	/** The languages of its parts, for a mixed text. */
	segments(text: string, languages?: readonly string[]): Segment[];
}

/** Opens the pack `detect`. The detector is pure; it takes some microseconds a word and reads at most 1,200 characters. */
export function openDetector(pack: ArrayBuffer): Detector {
	const models = openModels(pack);
	const values = codePointValues();
	const choose = openScriptChoice(values);

	const detect = (text: string, languages?: readonly string[]): Detection => {
		const read = readable(text, values);
		const {
			script,
			seen = scriptShares(read).scripts[0]?.name ?? null,
			...chosen
		} = choose(read, scriptsOf(languages));
		if (script === undefined) return { ...UNDETERMINED, script: seen };
		const trust = (answer: Detection) =>
			answer.reliable &&
			(chosen.mixed ||
				(script !== 'Han' && isNoWriting(read)) ||
				hasStrangeLetters(answer.code, read, values) ||
				isOfRelative(answer.code, read))
				? { ...answer, reliable: false }
				: answer;
		const model = models.get(script);
		if (script === 'Han') {
			const { kana, han } = chosen;
			const answer = detection(HAN_CODES, classifyHan(read, kana, han, model?.classify(read)), seen, languages);
			return answer.reliable && kana === 0 && isCantonese(read, han) ? { ...answer, reliable: false } : trust(answer);
		}
		const only = ONLY[script];
		if (only !== undefined) return trust(detection([only], [ONLY_CONFIDENCE], seen, languages));
		const probabilities = model?.classify(read.toLowerCase());
		if (model === undefined || probabilities === undefined) return { ...UNDETERMINED, script: seen };
		const answer = detection(model.codes, probabilities, seen, languages);
		const unnamed = script === 'Latin' ? withoutNames(read) : undefined;
		const others = unnamed === undefined ? undefined : model.classify(unnamed.toLowerCase());
		if (unnamed === undefined || others === undefined) {
			const loanless = answer.alternatives.some(({ code }) => code === 'en') ? withoutLoans(read) : undefined;
			const english = loanless === undefined ? undefined : model.classify(loanless.toLowerCase());
			const rest = english === undefined ? undefined : detection(model.codes, english, seen, languages);
			return trust(rest?.code === 'en' && rest.confidence >= SURELY_ENGLISH ? rest : answer);
		}
		// A name that is written with its accents says nothing of the sentence around it.
		const around = detection(model.codes, others, seen, languages);
		return around.code === answer.code ? trust(answer) : trust(around.confidence >= NAMED ? around : { ...answer, reliable: false }); // prettier-ignore
	};
	const detector: Detector = Object.assign(detect, {
		segments: (text: string, languages?: readonly string[]) => segments(text, detector, models, languages)
	});
	return detector;
}

/** Values of the scripts that some languages are written in. */
function scriptsOf(languages: readonly string[] | undefined): ReadonlySet<number> | undefined {
	if (languages === undefined) return undefined;
	return new Set(
		LANGUAGES.filter(({ code }) => languages.includes(code)).flatMap(({ scripts }) => scripts.map(scriptValue))
	);
}

const ownLetters = new Map(Object.entries(LETTERS).map(([code, letters]) => [code, new Set(letters)]));

/** Not reliable when one letter in so many is none of the language's: a name from elsewhere in a sentence is less. */
const STRANGE_SHARE = 50;

/** Whether a text has letters that a language does not write, not even in foreign words. */
function hasStrangeLetters(code: string, read: string, values: Uint8Array): boolean {
	const own = ownLetters.get(code);
	if (own === undefined) return false;
	let letters = 0;
	let strange = 0;
	for (const letter of read.toLowerCase()) {
		const unit = letter.charCodeAt(0);
		if ((values[unit] as number) < FIRST_SCRIPT) continue;
		letters++;
		if (unit > 0x7f && !own.has(letter)) strange++;
	}
	return strange * STRANGE_SHARE > letters;
}

/** Confidence from which the words around names decide. */
const NAMED = 0.7;
/** A word with a capital and an accent that does not begin its sentence. */
const NAME_WITH_ACCENT = /(?<=[\p{Ll}\d,;:]['"’”)]?\s{1,3}["'“‘(]?)\p{Lu}[\p{L}\p{M}'’-]*/gu;
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** Fewer small words tell of no language. */
const LEAST_AROUND = 4;

/** A text without its names, where one of them has an accent and words enough stand around them. */
function withoutNames(read: string): string | undefined {
	if (!ACCENTED.test(read)) return undefined;
	const names = read.match(NAME_WITH_ACCENT) ?? [];
	if (!names.some((name) => ACCENTED.test(name))) return undefined;
	const rest = read.replace(NAME_WITH_ACCENT, ' ');
	// Where other words have accents too they are the language's.
	return ACCENTED.test(rest) || (rest.match(/\p{Ll}{2,}/gu)?.length ?? 0) < LEAST_AROUND ? undefined : rest;
}

/** A word with an accent, as other languages lend it: crème brûlée, smörgåsbord. */
const LOAN =
	/(?<![\p{L}'’-])(?:(?![\u00c0-\u024f\u1e00-\u1eff])[\p{L}'’-])*[\u00c0-\u024f\u1e00-\u1eff][\p{L}\u00c0-\u024f\u1e00-\u1eff'’-]*/gu;
/** What the words around a loan must be, in the one language that writes accents in loans alone. */
const SURELY_ENGLISH = 0.9;
/** One word with an accent in so many is a loan, more are the language's. */
const WORDS_A_LOAN = 4;

/** A text without its few words with accents. */
function withoutLoans(read: string): string | undefined {
	const loans = read.match(LOAN)?.length ?? 0;
	if (loans === 0) return undefined;
	const rest = read.replace(LOAN, ' ');
	return (rest.match(/\p{L}+/gu)?.length ?? 0) < loans * WORDS_A_LOAN ? undefined : rest;
}

/** One word with several slashes. */
const PATH = /^\s*[^\s\\/]*[\\/][^\s\\/]*[\\/]\S*\s*$/;
/** Objects and rules of style: their words are names. Each is linear. */
const PROGRAMS: readonly RegExp[] = [
	/[\w-]"\s*:\s*(?:["{[\d-]|true\b|false\b|null\b)/,
	/^[\w.#:*,>~\s[\]="-]{1,200}\{\s*(?:[\w-]+\s*:[^{};]*;\s*)*(?:[\w-]+\s*:[^{};]*)?\}/
];
/** Signs of programs. */
const SIGNS_OF_CODE = /[{}()[\]<>;=\\/|$&^~]/g;
/** A sign for so many letters is more than sentences have. */
const LETTERS_A_SIGN = 6;
/** Fewer letters than this may well be two different ones. */
const LEAST_DRONED = 4;

/** Whether a text is a path, a program, or letters that are held down (aaaaaa, hahaha): these tell of no language. */
function isNoWriting(read: string): boolean {
	const letters = read.toLowerCase().match(/\p{L}/gu) ?? [];
	if (PATH.test(read) || isSql(read) || PROGRAMS.some((program) => program.test(read))) return true;
	const signs = read.match(SIGNS_OF_CODE)?.length ?? 0;
	return signs * LETTERS_A_SIGN > letters.length || (letters.length >= LEAST_DRONED && new Set(letters).size <= 2);
}

/** Where the model gives all other languages so much, the text is in none of the 55. */
const OTHERS = 0.9;
/** What all other languages may have beside an answer that is reliable: a language never met is mostly given more. */
const OTHERS_DOUBT = 0.03;

/** What the asked languages have of the whole where one of them is reliable: else the text is rather in another. */
const LEAST_OF_ALL = 0.5;

/** The answer that the probabilities of some codes make; with `languages` they are of these alone. */
function detection(
	codes: readonly string[],
	probabilities: ArrayLike<number>,
	script: string | null,
	languages: readonly string[] | undefined
): Detection {
	const order: number[] = [];
	let sum = languages === undefined ? 1 : 0;
	let others = 0;
	for (let index = 0; index < codes.length; index++) {
		const code = codes[index] as string;
		const probability = probabilities[index] as number;
		if (code === 'und') others = probability;
		else if (languages === undefined) order.push(index);
		else if (languages.includes(code)) {
			order.push(index);
			sum += probability;
		}
	}
	order.sort((a, b) => (probabilities[b] as number) - (probabilities[a] as number) || a - b);
	const found = order.slice(0, ALTERNATIVES + 1).map((index): Candidate => {
		const code = codes[index] as string;
		const confidence = Math.round(((probabilities[index] as number) / (sum || 1)) * 10_000) / 10_000;
		return { code, name: NAMES.get(code) ?? code, confidence };
	});
	const [first, ...rest] = found;
	if (first === undefined) return { ...UNDETERMINED, script };
	if (others > OTHERS && languages === undefined)
		return { ...UNDETERMINED, script, alternatives: likely(found).slice(0, ALTERNATIVES) };
	return {
		...first,
		reliable:
			first.confidence >= (areKin(first, rest[0]) ? RELIABLE_AMONG_KIN : RELIABLE) &&
			others < (languages === undefined ? OTHERS_DOUBT : OTHERS) &&
			sum >= LEAST_OF_ALL,
		script,
		alternatives: likely(rest)
	};
}

const areKin = (first: Candidate, second: Candidate | undefined) =>
	second !== undefined && KIN.some((codes) => codes.includes(first.code) && codes.includes(second.code));

const likely = (candidates: readonly Candidate[]) => candidates.filter(({ confidence }) => confidence >= LEAST);
