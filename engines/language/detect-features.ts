import { characterSets } from './detect-han';
import { codePointValues, INHERITED_MARK } from './script';

/** Sequences of up to this many characters are looked at. */
const LONGEST = 5;
/** Letters of a word that are looked at; longer "words" are noise. */
const WORD_LENGTH = 40;
/** Features of a text at most: 1,200 characters have fewer. */
export const MAX_FEATURES = 8192;

const EDGE = 1;
const APOSTROPHE = 0x27;
/** Parts words in Persian, and tells it from Arabic. */
const ZERO_WIDTH_NON_JOINER = 0x200c;
const TATWEEL = 0x640;

/** ' ’ ʻ ʼ */
const isApostrophe = (unit: number) => unit === APOSTROPHE || unit === 0x2019 || unit === 0x2bb || unit === 0x2bc;

const word = new Int32Array(WORD_LENGTH + 2);
let wordLength = 0;

/** Reads the word of `script` at `at` into `word` with edges, without accents; returns where it ends. */
function readWord(text: string, at: number, script: number, values: Uint8Array): number {
	let length = 0;
	word[length++] = EDGE;
	for (; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (values[unit] === script || unit === ZERO_WIDTH_NON_JOINER) {
			if (length <= WORD_LENGTH) word[length++] = unit;
		} else if (isApostrophe(unit)) {
			if (length <= WORD_LENGTH) word[length++] = APOSTROPHE;
		} else if (values[unit] !== INHERITED_MARK && unit !== TATWEEL) break;
	}
	while (word[length - 1] === APOSTROPHE || word[length - 1] === ZERO_WIDTH_NON_JOINER) length--;
	word[length++] = EDGE;
	wordLength = length;
	return at;
}

/**
 * Features of a text in one script: for each of its words every sequence of 1 to 5 characters, edges of the word included, and the
 * whole word, each hashed into one of `mask + 1` buckets (a power of two).
 *
 * `text` is lower case and NFC; `script` is its value in the script table. Fills `features` and returns how many there are.
 * Training and detection share this function: what it does is part of the pack's meaning.
 */
export function readFeatures(text: string, script: number, mask: number, features: Int32Array): number {
	const values = codePointValues();
	const limit = features.length - (LONGEST + 1) * (WORD_LENGTH + 2);
	let found = 0;
	for (let at = 0; at < text.length && found < limit;) {
		if (values[text.charCodeAt(at)] !== script) {
			at++;
			continue;
		}
		at = readWord(text, at, script, values);
		for (let start = 0; start < wordLength; start++) {
			const end = Math.min(start + LONGEST, wordLength);
			// FNV-1a over the characters, finished for each length as in MurmurHash3.
			let hash = 0x811c9dc5;
			for (let index = start; index < end; index++) {
				hash = Math.imul(hash ^ (word[index] as number), 0x01000193);
				if (index === start && word[start] === EDGE) continue;
				features[found++] = finish(hash) & mask;
			}
		}
		if (wordLength > LONGEST) features[found++] = wholeWord() & mask;
	}
	return found;
}

/** Features of unparted Han text: characters, pairs, and national sets. As `readFeatures` otherwise. */
export function readHanFeatures(text: string, script: number, mask: number, features: Int32Array): number {
	const values = codePointValues();
	const limit = features.length - 3;
	let found = 0;
	let last = 0;
	for (let at = 0; at < text.length && found < limit; at++) {
		const unit = text.charCodeAt(at);
		if (values[unit] !== script) {
			last = 0;
			continue;
		}
		const hash = Math.imul(0x811c9dc5 ^ unit, 0x01000193);
		features[found++] = finish(hash) & mask;
		features[found++] = finish(Math.imul(0x2f0b4c47 ^ characterSets(unit), 0x01000193)) & mask;
		if (last !== 0) features[found++] = finish(Math.imul(hash ^ last, 0x01000193)) & mask;
		last = unit;
	}
	return found;
}

/** Bits of the key of a word. */
export const WORD_KEY_BITS = 24;

/** Keys of the words of `script` in a text, in order; returns their number, or 0 when there are more than `keys` holds. */
export function readWordKeys(text: string, script: number, keys: Int32Array): number {
	const values = codePointValues();
	let found = 0;
	for (let at = 0; at < text.length;) {
		if (values[text.charCodeAt(at)] !== script) {
			at++;
			continue;
		}
		if (found === keys.length) return 0;
		at = readWord(text, at, script, values);
		keys[found++] = wholeWord() >>> (32 - WORD_KEY_BITS);
	}
	return found;
}

const oneKey = new Int32Array(1);

/** Key of the word of `script` that the text consists of; undefined when it has none or several. */
export const onlyWord = (text: string, script: number): number | undefined =>
	readWordKeys(text, script, oneKey) === 1 ? oneKey[0] : undefined;

function wholeWord(): number {
	let hash = 0x2f0b4c47;
	for (let index = 0; index < wordLength; index++) hash = Math.imul(hash ^ (word[index] as number), 0x01000193);
	return finish(hash);
}

function finish(hash: number): number {
	let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	mixed ^= mixed >>> 13;
	return mixed;
}
