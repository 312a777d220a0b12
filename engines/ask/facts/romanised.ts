// Keys under which Hindi and Marathi meet in both scripts: `छुट्टी`, `chutti` and `chhutti` are `cuti`. People write them in Latin letters
// without a rule, so a key keeps only what spellings share: no aspiration, no length of vowels, no `a` but a first one.

const LETTERS: Readonly<Record<string, string>> = {
	अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'e', ऍ: 'e', ओ: 'o', औ: 'o', ऑ: 'o',
	'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'e', 'ॅ': 'e', 'ो': 'o', 'ौ': 'o', 'ॉ': 'o',
	क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n',
	त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
	श: 's', ष: 's', स: 's', ह: 'h', 'ं': 'n', '्': ''
}; // prettier-ignore
const NASAL = 'ं';
/** Latin spellings of one sound, longer ones first. */
const SOUNDS: readonly (readonly [spelling: string, sound: string])[] = [
	['chh', 'c'], ['ch', 'c'], ['sh', 's'], ['ph', 'f'], ['kh', 'k'], ['gh', 'g'], ['th', 't'], ['dh', 'd'], ['bh', 'b'], ['jh', 'j'],
	['ee', 'i'], ['oo', 'u'], ['ai', 'e'], ['ei', 'e'], ['au', 'o'], ['ou', 'o'], ['w', 'v'], ['z', 'j'], ['q', 'k'], ['x', 'ks'], ['c', 'k']
]; // prettier-ignore

/** Without `a` behind the first letter and without doubled letters. */
function reduced(sounds: string): string {
	let key = '';
	for (const sound of sounds) if ((sound !== 'a' || key === '') && sound !== key.at(-1)) key += sound;
	return key;
}

/** Key of a word in Latin letters; an abbreviation such as `cm` stays as it is. */
export function latinKey(word: string): string {
	if (!/[aeiou]/.test(word)) return word;
	let sounds = '';
	for (let at = 0; at < word.length;) {
		const [spelling, sound] = SOUNDS.find(([one]) => word.startsWith(one, at)) ?? [
			word[at] as string,
			word[at] as string
		];
		sounds += sound;
		at += spelling.length;
	}
	return reduced(sounds);
}

/** Keys of a word in either script. A nasal vowel at its end is written with n or without: `में` is `me` and `mein`. */
export function romanKeys(word: string): readonly [withNasal: string, without: string] {
	if (!/\p{Script=Devanagari}/u.test(word)) return [latinKey(word), latinKey(word)];
	const keyOf = (text: string) => reduced([...text].map((letter) => LETTERS[letter] ?? letter).join(''));
	return [keyOf(word), keyOf(word.endsWith(NASAL) ? word.slice(0, -1) : word)];
}
