import { classifyHan } from './detect-han';
import { openModels } from './detect-model';
import { LANGUAGES } from './languages';
import { LETTERS } from './letters';
import { codePointValues, FIRST_SCRIPT, scriptName, scriptShares, scriptValue } from './script';

export interface Candidate {
	readonly code: string;
	/** In English. */
	readonly name: string;
	/** Probability, 0 to 1. */
	readonly confidence: number;
}

export interface Detection extends Candidate {
	readonly reliable: boolean;
	/** Unicode name of the script of most letters, null without letters. */
	readonly script: string | null;
	readonly alternatives: readonly Candidate[];
}

/** Characters that are read. More would not change the answer, only take longer. */
const READ = 1200;
/** Read at once while looking for letters: addresses that are left out may fill the beginning. */
const WINDOW = 2400;
const RELIABLE = 0.8;
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

/** A character of these says more than a letter does: it counts as two and a bit when the scripts of a text are weighed. */
const DENSE = new Set(['Han', 'Hangul', 'Hiragana', 'Katakana']);
const DENSE_WEIGHT = 2.2;

const NAMES = new Map(LANGUAGES.map(({ code, name }) => [code, name]));
const UNDETERMINED = { code: 'und', name: 'Undetermined', confidence: 0, reliable: false, alternatives: [] } as const;

/** Web addresses, mail addresses and @names: no words of the language around them. Linear: no part can match what another does. */
const ADDRESS = /(?:https?:\/\/|www\.)[!-~]+|[\w.+-]{1,64}@[\w.-]+|@[\p{L}\p{N}_]+/giu;

export type Detector = (text: string) => Detection;

/** Opens the pack `detect`. The detector is pure; it takes some microseconds a word and reads at most 1,200 characters. */
export function openDetector(pack: ArrayBuffer): Detector {
	const models = openModels(pack);
	const values = codePointValues();
	const han = scriptValue('Han');
	const hiragana = scriptValue('Hiragana');
	const katakana = scriptValue('Katakana');
	const scripts = [...models.keys(), ...Object.keys(ONLY), 'Han', 'Hiragana', 'Katakana'].map((name) => {
		const value = scriptValue(name);
		return { name, value, weight: DENSE.has(name) ? DENSE_WEIGHT : 1 };
	});
	const counts = new Int32Array(256);

	return (text) => {
		const read = readable(text, values);
		counts.fill(0);
		for (let index = 0; index < read.length; index++) {
			const value = values[read.charCodeAt(index)] as number;
			counts[value] = (counts[value] as number) + 1;
		}
		const kana = (counts[hiragana] as number) + (counts[katakana] as number);
		const ideographs = counts[han] as number;
		let script = '';
		let weight = 0;
		for (const one of scripts) {
			const own = (counts[one.value] as number) * one.weight;
			if (own > weight) {
				weight = own;
				script = one.name;
			}
		}
		const seen = mostCounted(counts) ?? scriptShares(read).scripts[0]?.name ?? null;
		if (script === '') return { ...UNDETERMINED, script: seen };
		// Japanese mixes three scripts: together they may be the most.
		if ((kana + ideographs) * DENSE_WEIGHT >= weight)
			return detection(HAN_CODES, classifyHan(read, kana, ideographs), seen);
		const only = ONLY[script];
		if (only !== undefined) return trusted(detection([only], [ONLY_CONFIDENCE], seen), read, values);
		const model = models.get(script);
		const probabilities = model?.classify(read.toLowerCase());
		if (model === undefined || probabilities === undefined) return { ...UNDETERMINED, script: seen };
		return trusted(detection(model.codes, probabilities, seen), read, values);
	};
}

const ownLetters = new Map(Object.entries(LETTERS).map(([code, letters]) => [code, new Set(letters)]));

/** Not reliable when one letter in so many is none of the language's: a name from elsewhere in a sentence is less. */
const STRANGE_SHARE = 50;

/** The answer, not reliable where the text has letters that its language does not write, not even in foreign words. */
function trusted(answer: Detection, read: string, values: Uint8Array): Detection {
	const own = ownLetters.get(answer.code);
	if (own === undefined || !answer.reliable) return answer;
	let letters = 0;
	let strange = 0;
	for (const letter of read.toLowerCase()) {
		const unit = letter.charCodeAt(0);
		if ((values[unit] as number) < FIRST_SCRIPT) continue;
		letters++;
		if (unit > 0x7f && !own.has(letter)) strange++;
	}
	return strange * STRANGE_SHARE > letters ? { ...answer, reliable: false } : answer;
}

/** The first 1,200 characters with letters in them, addresses left out, in NFC. */
function readable(text: string, values: Uint8Array): string {
	let read = '';
	for (let at = 0; at < text.length && read.length < READ; at += WINDOW) {
		// What has no letters is skipped at the speed of a loop.
		while (at < text.length && (values[text.charCodeAt(at)] as number) < 3 && !isHighSurrogate(text.charCodeAt(at)))
			at++;
		const part = text.slice(at, at + WINDOW);
		read += /@|:\/\/|www\./i.test(part) ? part.replace(ADDRESS, ' ') : part;
	}
	return read.slice(0, READ).normalize('NFC');
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

/** Name of the script with most letters; undefined when there are none below U+1F000. */
function mostCounted(counts: Int32Array): string | undefined {
	let best = 0;
	for (let value = FIRST_SCRIPT; value < counts.length; value++)
		if ((counts[value] as number) > (counts[best] as number) || (best === 0 && (counts[value] as number) > 0))
			best = value;
	return best === 0 ? undefined : scriptName(best);
}

function detection(codes: readonly string[], probabilities: ArrayLike<number>, script: string | null): Detection {
	const found: Candidate[] = [];
	let below = Infinity;
	let last = -1;
	while (found.length <= ALTERNATIVES && found.length < codes.length) {
		let best = -1;
		for (let index = 0; index < codes.length; index++) {
			const probability = probabilities[index] as number;
			if (probability > below || (probability === below && index <= last)) continue;
			if (best === -1 || probability > (probabilities[best] as number)) best = index;
		}
		if (best === -1) break;
		below = probabilities[best] as number;
		last = best;
		if (found.length > 0 && below < LEAST) break;
		const code = codes[best] as string;
		found.push({ code, name: NAMES.get(code) ?? code, confidence: Math.round(below * 10_000) / 10_000 });
	}
	const [first, ...alternatives] = found;
	if (first === undefined) return { ...UNDETERMINED, script };
	return { ...first, reliable: first.confidence >= RELIABLE, script, alternatives };
}
