import { isSql } from '../kit/sql';
import { BEYOND, BEYOND_SCRIPTS, SELDOM_WRITTEN } from './beyond';
import { classifyHan, isCantonese } from './detect-han';
import { openModels, readPack } from './detect-model';
import { readable } from './detect-reading';
import { openScriptChoice } from './detect-script';
import { segments, type Segment } from './detect-segments';
import { LANGUAGES } from './languages';
import { LETTERS } from './letters';
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
	/** Whether the language is none of the 55; absent where it is one. */
	readonly beyond?: true;
	/** Unicode name of the script that decided, null without letters. */
	readonly script: string | null;
	readonly alternatives: readonly Candidate[];
}

/** Confidence from which an answer is reliable; of two languages with most words in common a text must say more. */
const RELIABLE = 0.85;
const RELIABLE_AMONG_KIN = 0.95;
/** So many times a relative beyond the 55 a reliable language has. */
const AHEAD = 10;
/** Languages that short texts of each other are often taken for. */
const KIN: ReadonlyMap<string, readonly string[]> = new Map(
	[
		'da no sv',
		'af nl',
		'cs sk',
		'hr sl bs sr-Latn',
		'id ms',
		'ca es it pt',
		'bg mk ru uk',
		'fa ur',
		'hi mr ne',
		'ja zh-cn zh-tw'
	].flatMap((row) => row.split(' ').map((code, _, codes) => [code, codes.filter((other) => other !== code)]))
);
const ALTERNATIVES = 3;
const HAN_CODES = ['zh-cn', 'zh-tw', 'ja'] as const;
/** Alternatives less likely than this are noise. */
const LEAST = 0.001;

/** Scripts that one language of the 55 is written in; a model of the script knows better. */
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
	segments(text: string, languages?: readonly string[]): Segment[];
}

/** Opens the pack `detect`. The detector is pure; it takes some microseconds a word and reads at most 1,200 characters. */
export function openDetector(pack: ArrayBuffer): Detector {
	const models = openModels(readPack(pack).models);
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
		const model = models.get(script);
		// Foreign names bring foreign letters, so only the words around titles are searched for strange ones.
		const trust = (answer: Detection, around = read) =>
			answer.reliable &&
			(chosen.mixed ||
				(NAME.test(read) && answer.confidence < NAME_CONFIDENCE) ||
				(script !== 'Han' && isNoWriting(read, values)) ||
				hasStrangeLetters(answer.code, around, values))
				? { ...answer, reliable: false }
				: answer;
		if (script === 'Han') {
			const { kana, han } = chosen;
			const answer = detection(
				HAN_CODES,
				classifyHan(read, kana, han, (words) => model?.classify(words)),
				seen,
				languages,
				read.length
			);
			return answer.reliable && kana === 0 && isCantonese(read, han) ? { ...answer, reliable: false } : trust(answer);
		}
		const only = ONLY[script];
		if (only !== undefined && model === undefined)
			return trust(detection([only], [ONLY_CONFIDENCE], seen, languages, read.length));
		const beyond = BEYOND_SCRIPTS[script];
		if (beyond !== undefined && languages === undefined)
			return trust(detection([beyond[0]], [beyond[1]], seen, languages, read.length));
		const probabilities = model?.classify(read.toLowerCase());
		if (model === undefined || probabilities === undefined) return { ...UNDETERMINED, script: seen };
		const answer = detection(model.codes, probabilities, seen, languages, read.length);
		const around = script === 'Latin' ? withoutTitles(read) : undefined;
		const rest = around === undefined ? undefined : model.classify(around.toLowerCase());
		if (around === undefined || rest === undefined) return trust(answer);
		const said = detection(model.codes, rest, seen, languages, read.length);
		if (said.code === answer.code) return trust(answer, around);
		// The words around a title are the text's own language, and sure where they are most of it.
		if (said.confidence < AROUND_TITLE || wordCount(around) < LEAST_AROUND) return { ...answer, reliable: false };
		return wordCount(around) >= MOST_AROUND * wordCount(read) ? trust(said, around) : { ...said, reliable: false };
	};
	const detector: Detector = Object.assign(detect, {
		segments: (text: string, languages?: readonly string[]) => segments(text, detector, models, languages)
	});
	return detector;
}

function scriptsOf(languages: readonly string[] | undefined): ReadonlySet<number> | undefined {
	if (languages === undefined) return undefined;
	return new Set(
		LANGUAGES.filter(({ code }) => languages.includes(code)).flatMap(({ scripts }) => scripts.map(scriptValue))
	);
}

const ownLetters = new Map(
	Object.entries(LETTERS).map(([code, letters]) => [
		code,
		new Set(Array.from(letters, (letter) => letter.charCodeAt(0)))
	])
);

/** Not reliable when one letter in so many is none of the language's: a name from elsewhere in a sentence is less. */
const STRANGE_SHARE = 50;

/** Whether a text has letters that a language does not write, not even in foreign words. */
function hasStrangeLetters(code: string, read: string, values: Uint8Array): boolean {
	const own = ownLetters.get(code);
	if (own === undefined) return false;
	let letters = 0;
	let strange = 0;
	const lower = read.toLowerCase();
	for (let index = 0; index < lower.length; index++) {
		const unit = lower.charCodeAt(index);
		if ((values[unit] as number) < FIRST_SCRIPT) continue;
		letters++;
		if (unit > 0x7f && !own.has(unit)) strange++;
	}
	return strange * STRANGE_SHARE > letters;
}

/** A file of Windows, whose path may have spaces; any other path; a title: words with capitals, and short ones between them, within a sentence. */
const TITLES =
	/\b[A-Za-z]:\\[^\n:"<>|]{0,200}\.\w{1,5}\b|[^\s\\/]{0,60}[\\/][^\s\\/]{1,60}[\\/]\S{0,200}|([\p{Ll}\d,:]\s)["'“„«]?\p{Lu}[\p{L}'’-]*(?:\s(?:\p{Lu}[\p{L}'’-]*|\p{Ll}{1,4}(?=\s))){1,12}/gu;
/** What the words around a title must be, and how many, to decide for the text. */
const AROUND_TITLE = 0.6;
const LEAST_AROUND = 2;
/** Share of the words from which the words around a title may be a reliable answer. */
const MOST_AROUND = 0.8;
const wordCount = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** A text without titles and paths of files, where it has any and other words besides. */
function withoutTitles(read: string): string | undefined {
	const rest = read.replace(TITLES, '$1 ');
	return rest === read || !/\p{L}{2}/u.test(rest) ? undefined : rest;
}

/** Words with capitals alone and without marks: mostly a name of a person or a place, which people of any language write. */
const NAME = /^\s*(?:[A-Z][a-z]+[ -]){1,3}[A-Z][a-z]+\s*$/;
/** Confidence that words of a language have and names seldom: of 23 names none, of 17 greetings and labels five. */
const NAME_CONFIDENCE = 0.999;
/** One word with several slashes. */
const PATH = /^\s*[^\s\\/]*[\\/][^\s\\/]*[\\/]\S*\s*$/;
/** Objects and rules of style: their words are names. Each is linear. */
const PROGRAMS: readonly RegExp[] = [
	/[\w-]"\s*:\s*(?:["{[\d-]|true\b|false\b|null\b)/,
	/^[\w.#:*,>~\s[\]="-]{1,200}\{\s*(?:[\w-]+\s*:[^{};]*;\s*)*(?:[\w-]+\s*:[^{};]*)?\}/
];
const SIGNS_OF_CODE = /[{}()[\]<>;=\\/|$&^~]/g;
/** A sign for so many letters is more than sentences have. */
const LETTERS_A_SIGN = 6;
/** Fewer letters than this may well be two different ones. */
const LEAST_DRONED = 4;
const MOST_DRONED = 2;

/** Whether a text is a path, a program, or letters that are held down (aaaaaa, hahaha): these tell of no language. */
function isNoWriting(read: string, values: Uint8Array): boolean {
	if (PATH.test(read) || isSql(read) || PROGRAMS.some((program) => program.test(read))) return true;
	const lower = read.toLowerCase();
	const different = new Set<number>();
	let letters = 0;
	for (let index = 0; index < lower.length; index++) {
		const unit = lower.charCodeAt(index);
		if ((values[unit] as number) < FIRST_SCRIPT) continue;
		letters++;
		if (different.size <= MOST_DRONED) different.add(unit);
	}
	const signs = read.match(SIGNS_OF_CODE)?.length ?? 0;
	return signs * LETTERS_A_SIGN > letters || (letters >= LEAST_DRONED && different.size <= MOST_DRONED);
}

/** Where the model gives all other languages so much, the text is in none of the 55. */
const OTHERS = 0.9;
/** Share of all other languages beside a reliable answer at `DOUBT_LENGTH`; falls with the length's square. */
const OTHERS_DOUBT = 0.005;
const DOUBT_LENGTH = 15;
const LEAST_DOUBT = 0.00015;
const MOST_DOUBT = 0.015;
const doubtOf = (length: number): number =>
	Math.min(MOST_DOUBT, Math.max(LEAST_DOUBT, OTHERS_DOUBT * (DOUBT_LENGTH / length) ** 2));

/** What the asked languages have of the whole where one of them is reliable: else the text is rather in another. */
const LEAST_OF_ALL = 0.5;

/**
 * Prior odds of the languages beyond the 55, because few people write them: 1 to 3 for a text of up to 24 characters, even for long
 * ones. "The cat sat on the mat." is English, not Scots.
 */
const beyondPrior = (length: number): number => 10 ** -Math.min(0.5, 0.5 * (24 / length) ** 2);

/** Kinds of the codes of a model. */
const [UND, LISTED, FURTHER] = [0, 1, 2];
const kinds = new WeakMap<readonly string[], Uint8Array>();

/** Whether each code of a model is `und`, of the 55, or beyond them. */
function kindsOf(codes: readonly string[]): Uint8Array {
	let known = kinds.get(codes);
	if (known === undefined) {
		known = Uint8Array.from(codes, (code) => (code === 'und' ? UND : NAMES.has(code) ? LISTED : FURTHER));
		kinds.set(codes, known);
	}
	return known;
}

/** The answer by probabilities, with `languages` among these. One beyond the 55 is never an alternative. */
function detection(
	codes: readonly string[],
	probabilities: ArrayLike<number>,
	script: string | null,
	languages: readonly string[] | undefined,
	length: number
): Detection {
	const kindOf = kindsOf(codes);
	// The likeliest of the 55, in order.
	const order: number[] = [];
	let least = -1;
	let sum = languages === undefined ? 1 : 0;
	let others = 0;
	let beyond = -1;
	// A script without one of the 55 has no likelier language.
	const prior = languages === undefined && kindOf[0] === LISTED ? beyondPrior(length) : 1;
	const weightOf = (index: number): number =>
		kindOf[index] === LISTED ? 1 : prior * (SELDOM_WRITTEN.get(codes[index] as string) ?? 1);
	for (let index = 0; index < codes.length; index++) {
		const kind = kindOf[index];
		const probability = probabilities[index] as number;
		if (kind === LISTED) {
			if (languages !== undefined) {
				if (!languages.includes(codes[index] as string)) continue;
				sum += probability;
			}
			if (probability <= least) continue;
			let at = order.length;
			while (at > 0 && (probabilities[order[at - 1] as number] as number) < probability) at--;
			order.splice(at, 0, index);
			if (order.length > ALTERNATIVES + 1) order.pop();
			if (order.length > ALTERNATIVES) least = probabilities[order[ALTERNATIVES] as number] as number;
		} else if (kind === UND || languages !== undefined) others += probability;
		else {
			sum -= probability * (1 - weightOf(index));
			if (beyond < 0 || probability * weightOf(index) > (probabilities[beyond] as number) * weightOf(beyond))
				beyond = index;
		}
	}
	const confidenceOf = (index: number): number =>
		Math.round(((weightOf(index) * (probabilities[index] as number)) / (sum || 1)) * 10_000) / 10_000;
	const candidate = (index: number): Candidate => {
		const code = (codes[index] as string).replace('sr-Latn', 'sr');
		return { code, name: NAMES.get(code) ?? BEYOND.get(code) ?? code, confidence: confidenceOf(index) };
	};
	const found = order.map(candidate);
	const [first, ...rest] = found;
	const named = beyond < 0 ? undefined : candidate(beyond);
	if (named && named.confidence > (first?.confidence ?? 0))
		return {
			...named,
			reliable: named.confidence >= RELIABLE_AMONG_KIN && others < doubtOf(length),
			beyond: true,
			script,
			alternatives: likely(found).slice(0, ALTERNATIVES)
		};
	if (first === undefined) return { ...UNDETERMINED, script };
	if (others > OTHERS && languages === undefined)
		return { ...UNDETERMINED, script, alternatives: likely(found).slice(0, ALTERNATIVES) };
	return {
		...first,
		reliable:
			others < (languages === undefined ? doubtOf(length) : OTHERS) &&
			sum >= LEAST_OF_ALL &&
			isAhead(first, rest[0], (code) => confidenceOf(codes.indexOf(code))),
		script,
		alternatives: likely(rest)
	};
}

// Whether a language of the 55 is sure enough beside the runner-up of the 55 and its relatives beyond them. Of the latter the group must be
// sure, and the language likelier by `AHEAD` than each: they share most words, so some doubt always remains.
function isAhead(first: Candidate, second: Candidate | undefined, confidenceOf: (code: string) => number): boolean {
	const kin = KIN.get(first.code) ?? [];
	if (second && kin.includes(second.code)) return first.confidence >= RELIABLE_AMONG_KIN;
	const beyond = kin.filter((code) => !NAMES.has(code)).map(confidenceOf);
	if (beyond.length === 0) return first.confidence >= RELIABLE;
	const group = beyond.reduce((all, confidence) => all + confidence, first.confidence);
	return group >= RELIABLE_AMONG_KIN && first.confidence >= AHEAD * Math.max(...beyond);
}

const likely = (candidates: readonly Candidate[]) => candidates.filter(({ confidence }) => confidence >= LEAST);
