// Rules in the notation of phonology, `scripts: sounds > result / before _ after`, one a line. A sound is a letter of ISO 15919, or several with
// `/` between them, or a class: V a vowel, E one except a, L a long one, C a consonant, S a sign, N a nasal, K a stop or m, X any. `!` is any
// other place, edges included, `?` may be missing, `…` is up to 24 sounds, `#` is an edge, `##` that of a whole word. `*` is every script. The first
// rule that fits applies. All see the word as it was before.
import { VOWELS } from './scripts';
import { ANUSVARA, CANDRABINDU, VISARGA, unit, unitOf, type Unit } from './units';

/** A word is a string with a code unit for each sound between two edges. */
export const EDGE = '#';
/** The end of the first part of a name. */
export const SEAM = '%';
const FIRST = 0x100;

/** Sounds that `…` stands for at most: with any number, a text without gaps would take a time that grows with its square. */
const MOST = 24;

const SIGNS: readonly string[] = [ANUSVARA, CANDRABINDU, VISARGA, 'ḵ', 'ẖ', 'ḫ'];
const VOWEL_NAMES: readonly string[] = Object.values(VOWELS);
const charOf = ({ id }: Unit): string => String.fromCharCode(FIRST + id);
const soundOf = (name: string): string =>
	charOf(unit(VOWEL_NAMES.includes(name) ? 'vowel' : SIGNS.includes(name) ? 'sign' : 'consonant', name));
const soundsOf = (names: string): string => names.split('/').map(soundOf).join('');

const [VOWEL, SIGN] = [soundsOf(VOWEL_NAMES.join('/')), soundsOf(SIGNS.join('/'))];
/** Characters of each class, for brackets. */
const CLASSES: Readonly<Record<string, string>> = {
	V: VOWEL,
	E: VOWEL.replace(soundOf('a'), ''),
	L: soundsOf('ā/ē/ō/ī/ū/ai/au'),
	C: `^${VOWEL}${SIGN}${EDGE}${SEAM}`,
	S: SIGN,
	N: soundsOf('ṅ/ñ/ṇ/n/ṉ/m'),
	K: soundsOf('k/kh/k͟h/g/gh/c/ch/j/jh/ṭ/ṭh/ḍ/ḍh/t/th/d/dh/p/ph/b/bh/m'.normalize('NFC')),
	X: `^${EDGE}${SEAM}`,
	'#': EDGE + SEAM,
	'##': EDGE
};

/** The pattern of one place: a sound, a class, or several of both. */
function place(token: string): string {
	if (token === '…') return `[${CLASSES['X']}]{0,${MOST}}`;
	const [, not = '', names = '', optional = ''] = /^(!?)(.+?)(\??)$/.exec(token) ?? [];
	const sets = names.split('/').map((name) => CLASSES[name] ?? soundOf(name));
	const isOpen = sets.some((set) => set.startsWith('^'));
	if (!isOpen) return `[${not && '^'}${sets.join('')}]${optional}`;
	return `(?:${sets.map((set) => `[${not ? set.slice(1) : set}]`).join('|')})${optional}`;
}

const places = (tokens: string): string => (tokens.trim() === '' ? '' : tokens.trim().split(/\s+/).map(place).join(''));

interface Rule {
	readonly scripts: readonly string[];
	readonly pattern: RegExp;
	readonly result: string;
}

/** Rules by the sounds that they begin with. */
export type SoundRules = ReadonlyMap<string, readonly Rule[]>;

/** Reads rules; the result of each is what people type, or with `intoSounds` sounds. Throws an error for another line. */
export function soundRules(text: string, intoSounds = false): SoundRules {
	const rules = new Map<string, Rule[]>();
	for (const line of text.normalize('NFC').trim().split('\n')) {
		const [scripts = '', rewriting = ''] = line.trim().split(': ');
		const [sounds = '', made] = rewriting.split(' >');
		if (made === undefined) throw new Error(`not a rule: ${line}`);
		const [result = '', around = '_'] = made.split('/ ');
		const [before = '', after = ''] = around.split('_');
		const pattern = new RegExp(`(?=${places(sounds)}${places(after)})(?<=${places(before)})${places(sounds)}`, 'y');
		const written = intoSounds ? result.trim().split(' ').filter(Boolean).map(soundOf).join('') : result.trim();
		for (const first of soundsOf(sounds.split(' ')[0] ?? '')) {
			const all = rules.get(first) ?? [];
			rules.set(first, [...all, { scripts: scripts.split('|'), pattern, result: written }]);
		}
	}
	return rules;
}

/** The first rule that fits at a place: its result and where its sounds end. */
export function ruleAt(
	rules: SoundRules,
	word: string,
	at: number,
	script: string
): { result: string; end: number } | undefined {
	for (const { scripts, pattern, result } of rules.get(word.charAt(at)) ?? []) {
		pattern.lastIndex = at;
		if ((scripts[0] === '*' || scripts.includes(script)) && pattern.test(word))
			return { result, end: pattern.lastIndex };
	}
	return undefined;
}

/** A word by rules from the left to the right; `plain` writes sounds without a rule, by default themselves. */
export function rewritten(
	word: string,
	rules: SoundRules,
	script: string,
	plain = (sound: string): string => sound
): string {
	let written = '';
	for (let at = 0; at < word.length;) {
		const found = ruleAt(rules, word, at, script);
		written += found ? found.result : plain(word.charAt(at));
		at = found?.end ?? at + 1;
	}
	return written;
}

/** A word's consonants, vowels and signs as sounds between edges. */
export const soundsIn = (units: readonly Unit[]): string => EDGE + units.map(charOf).join('') + EDGE;

/** The letter of ISO 15919 of a sound; of an edge nothing. */
export const letterOf = (sound: string): string =>
	sound === EDGE || sound === SEAM ? '' : unitOf(sound.charCodeAt(0) - FIRST).name;

/** A pattern of whole words. */
export const wordPattern = (tokens: string): RegExp => new RegExp(`^${places(tokens.normalize('NFC'))}$`);

/** The sounds of a row of letters, parted by spaces. */
export const soundRow = (letters: string): string => letters.normalize('NFC').split(' ').map(soundOf).join('');
