// Chinese in simplified or traditional characters, or Japanese: a model of the characters and of words, and the national character sets that
// hold all of them. A character of GB 2312 that Big5 lacks is simplified, one of Big5 that GB 2312 lacks is traditional. Kana is Japanese.

const FIRST = 0x4e00;
const LAST = 0x9fff;
const SIMPLIFIED = 1;
const TRADITIONAL = 2;
const JAPANESE = 4;

let sets: Uint8Array | undefined;

/** The sets of the Encoding Standard, read off the platform's own decoders: rows `from` to `to`, two bytes a character. */
function addSet(
	table: Uint8Array,
	encoding: string,
	bit: number,
	rows: readonly (readonly [number, number])[],
	first: number
): void {
	const bytes: number[] = [];
	for (const [from, to] of rows)
		for (let lead = from; lead <= to; lead++)
			for (let trail = first; trail <= 0xfe; trail++) if (trail !== 0x7f) bytes.push(lead, trail, 0x20);
	const text = new TextDecoder(encoding).decode(Uint8Array.from(bytes));
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit >= FIRST && unit <= LAST) table[unit - FIRST] = (table[unit - FIRST] as number) | bit;
	}
}

function open(): Uint8Array {
	if (sets !== undefined) return sets;
	const table = new Uint8Array(LAST - FIRST + 1);
	addSet(table, 'gbk', SIMPLIFIED, [[0xb0, 0xf7]], 0xa1);
	addSet(table, 'big5', TRADITIONAL, [[0xa4, 0xf9]], 0x40);
	addSet(
		table,
		'shift_jis',
		JAPANESE,
		[
			[0x88, 0x9f],
			[0xe0, 0xea]
		],
		0x40
	);
	return (sets = table);
}

/** Which of the sets hold a character: 1 simplified, 2 traditional, 4 Japanese, added. */
export const characterSets = (unit: number): number =>
	unit < FIRST || unit > LAST ? 0 : (open()[unit - FIRST] as number);

// What a mixture says that the Japanese set holds whole: Japan simplified some characters as China did or in its own way (営), and kept others (東 beside
// 区). Seen in 10 % of Japanese pieces of 2–10 characters, in none of 90,000 Chinese ones.
const MIXED = 5.5;

/** What it says against traditional Chinese that it lacks a character: 学 is 學 there. */
const FOREIGN = 4;

// What it says for Japanese that each character is in its set and none is simplified: words without kana are common in Japanese alone, and the
// model holds the three languages for equally likely. Fitted to words that training held out.
const JAPANESE_WORDS = 0.6;

/** What one kana among many Han characters says for Japanese: Chinese texts quote names. */
const KANA = 0.5;

/** What a model of the characters thinks of the three for a text. It may use one array for all its answers. */
type Classify = (text: string) => ArrayLike<number> | undefined;

/** Keeps the logarithm of a probability finite. */
const LEAST = 1e-6;

/** Two words of two characters each. */
const COMPOUND = 4;

// What a model thinks of a text. Four characters are mostly two words of two, and the two in the middle are no word, so half of the evidence is
// that of the words. Of 327 such pieces that training held out, 252 were named right by the whole alone, 258 so.
function evidence(text: string, han: number, classify: Classify): readonly number[] | undefined {
	const whole = classify(text);
	if (whole === undefined || text.length !== COMPOUND || han !== COMPOUND) return whole && Array.from(whole);
	const kept = Array.from(whole);
	const first = Array.from(classify(text.slice(0, 2)) ?? []);
	const second = classify(text.slice(2)) ?? [];
	const both = first.map((share, index) => (share + LEAST) * ((second[index] ?? 0) + LEAST));
	const sum = both.reduce((total, share) => total + share, 0);
	return kept.map((share, index) => Math.sqrt(((share + LEAST) * (both[index] ?? 0)) / sum));
}

/** Probabilities of a text in Han characters and kana; `kana` and `han` count them. */
export function classifyHan(
	text: string,
	kana: number,
	han: number,
	classify: Classify
): readonly [simplified: number, traditional: number, japanese: number] {
	// One kana in six Han characters is less than any Japanese sentence has, and more than a Chinese one that quotes a name.
	if (kana > 0 && kana * 6 >= han) return weigh(0, 0, 8);
	const { mixed, untraditional, japanese: isJapanese } = bySets(text);
	const model = evidence(text, han, classify);
	const [simplified, traditional, japanese] = [0, 1, 2].map((index) => Math.log((model?.[index] ?? 1) + LEAST)) as [
		number,
		number,
		number
	];
	return weigh(
		simplified,
		untraditional ? traditional - FOREIGN : traditional,
		japanese + KANA * kana + (mixed ? MIXED : isJapanese ? JAPANESE_WORDS : 0)
	);
}

/** Characters of written Cantonese that Mandarin does without. */
const CANTONESE = /[嘅咗唔哋冇嗰嚟喺啲噉咁乜嘢嗌揾攞俾]/gu;

/** Whether a text in Han characters is Cantonese: one of its own characters in twelve. */
export const isCantonese = (text: string, han: number): boolean => (text.match(CANTONESE)?.length ?? 0) * 12 >= han;

function bySets(text: string): {
	/** The Japanese set has all characters, among them some that China and Taiwan write in another form. */
	readonly mixed: boolean;
	/** There are characters that traditional Chinese lacks, and none that it alone has. */
	readonly untraditional: boolean;
	/** The Japanese set has all characters, and none is simplified in China alone. */
	readonly japanese: boolean;
} {
	const table = open();
	let simplified = 0;
	let traditional = 0;
	let japaneseOnly = 0;
	let notJapanese = 0;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit < FIRST || unit > LAST) continue;
		const bits = table[unit - FIRST] as number;
		if ((bits & JAPANESE) === 0) notJapanese++;
		if ((bits & (SIMPLIFIED | TRADITIONAL)) === SIMPLIFIED) simplified++;
		else if ((bits & (SIMPLIFIED | TRADITIONAL)) === TRADITIONAL) traditional++;
		else if (bits === JAPANESE) japaneseOnly++;
	}
	return {
		mixed: notJapanese === 0 && traditional > 0 && simplified + japaneseOnly > 0,
		untraditional: simplified + japaneseOnly > 0 && traditional === 0,
		japanese: notJapanese === 0 && simplified === 0
	};
}

function weigh(simplified: number, traditional: number, japanese: number) {
	const highest = Math.max(simplified, traditional, japanese);
	const a = Math.exp(simplified - highest);
	const b = Math.exp(traditional - highest);
	const c = Math.exp(japanese - highest);
	const sum = a + b + c;
	return [a / sum, b / sum, c / sum] as const;
}
