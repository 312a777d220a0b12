/** Letters that Unicode does not decompose, as people write them who lack the key, and signs that names are written without. */
const PLAIN: Readonly<Record<string, string>> = {
	ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n', ə: 'a', ĸ: 'k',
	ё: 'е', є: 'е', ґ: 'г', ь: '', ъ: '',
	ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ٱ: 'ا', ـ: '',
	"'": '', '’': '', '‘': '', '`': '', '´': '', '′': '', ʻ: '', ʼ: '', ʿ: '', ʾ: '', ʹ: '', '.': '', '\u200c': '', '\u200d': ''
}; // prettier-ignore
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
/** Marks that carry a vowel or a voice, of the scripts from Devanagari to Myanmar, Khmer and kana: they are letters of a name. */
const SPOKEN_MARK = /[\u0900-\u109f\u1780-\u17ff\u3099\u309a]/;
/** Dots under Indic letters, which half of all writers leave out. */
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/;

const folded = new Map<string, string>();

/** Folds one character for a search key: a small letter, several (`ß` → `ss`), nothing, or a space. */
export function foldCharacter(character: string): string {
	let key = folded.get(character);
	if (key === undefined) {
		key = '';
		for (const part of character.toLowerCase().normalize('NFKD')) {
			if (part in PLAIN) key += PLAIN[part] as string;
			else if (LETTER.test(part)) key += part;
			else if (!MARK.test(part)) key += ' ';
			else if (SPOKEN_MARK.test(part) && !NUKTA.test(part)) key += part;
		}
		key = key.normalize('NFC');
		folded.set(character, key);
	}
	return key;
}

/** The key of a name: what `São Paulo`, `sao-paulo` and `SAO PAULO` have in common. Empty when nothing in it is a letter. */
export function foldName(name: string): string {
	let key = '';
	for (const character of name.normalize('NFC')) {
		const part = foldCharacter(character);
		if (part !== ' ' || (key !== '' && !key.endsWith(' '))) key += part;
	}
	return key.trimEnd();
}
