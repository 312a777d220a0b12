/** Numbers in words of seven languages, where a text has nothing but them, figures and words of arithmetic. */

const LISTS: readonly string[] = [
	'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
	'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
	'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
	'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
	'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस',
	'பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது',
	'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'
];
/** Tens from twenty, then a hundred. */
const TENS: readonly string[] = [
	'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
	'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
	'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
	'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ',
	'वीस तीस चाळीस पन्नास साठ सत्तर ऐंशी नव्वद शंभर',
	'இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு நூறு',
	'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون مئة'
];
const OTHERS: Readonly<Record<string, number>> = {
	ein: 1, eine: 1, zwo: 2, fuenf: 5, zwoelf: 12, dreissig: 30, una: 1, dieciseis: 16, veintiuno: 21, veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25,
	une: 1, zero: 0, 'quatre-vingt': 80, पांच: 5, छः: 6, छे: 6, اثنين: 2, عشر: 10, أحد: 1, عشرين: 20, ثلاثين: 30, أربعين: 40, خمسين: 50, مائة: 100,
	tausend: 1000, mil: 1000, mille: 1000, हज़ार: 1000, हजार: 1000, ஆயிரம்: 1000, ألف: 1000, ciento: 100, septante: 70, huitante: 80, octante: 80, nonante: 90, 'soixante et onze': 71, 'soixante-et-onze': 71
}; // prettier-ignore

let known: ReadonlyMap<string, number> | undefined;

function table(): ReadonlyMap<string, number> {
	if (known) return known;
	const found = new Map<string, number>(Object.entries(OTHERS));
	for (const [k, list] of LISTS.entries()) {
		const words = list.split(' ');
		const tens = TENS[k]!.split(' ');
		words.forEach((word, value) => found.set(word, value));
		tens.forEach((word, i) => found.set(word, 20 + 10 * i));
		// einundzwanzig, treinta y uno, trente-et-un
		for (const [i, ten] of tens.slice(0, 8).entries())
			for (const unit of words.slice(1, 10)) {
				const value = 20 + 10 * i + words.indexOf(unit);
				if (k === 0) found.set(`${unit === 'eins' ? 'ein' : unit}und${ten}`, value);
				if (k === 1) found.set(`${ten} y ${unit}`, value);
				if (k === 2) for (const between of unit === 'un' ? [' et ', '-et-'] : ['-', ' ']) found.set(ten + between + unit, value); // prettier-ignore
			}
	}
	// French counts on from sixty and eighty: soixante-douze, quatre-vingt-treize.
	for (const [base, value] of [
		['soixante', 60],
		['quatre-vingt', 80]
	] as const)
		for (let unit = value === 60 ? 12 : 11; unit < 20; unit++)
			found.set(`${base}-${LISTS[2]!.split(' ')[unit]!}`, value + unit);
	for (let unit = 1; unit < 10; unit++) found.set(`quatre-vingt-${LISTS[2]!.split(' ')[unit]!}`, 80 + unit);
	known = found;
	return found;
}

const OPERATORS = String.raw`prozent von|por ciento de|pour cent de|más|mas|plus|et|und|menos|moins|minus|weniger|por|fois|mal|veces|entre|durch|geteilt durch|divisé par|dividido (?:por|entre)|multiplié par|जोड़|जमा|धन|घटा|गुणा|भाग|अधिक|वजा|गुणिले|भागिले|கூட்டல்|கழித்தல்|பெருக்கல்|வகுத்தல்|زائد|ناقص|ضرب|في|على|[-+*/×÷−]`;
const SPLIT = new RegExp(`\\s+(${OPERATORS})\\s+`, 'iu');

/** `drei mal vier` → `3 mal 4`; the text itself where a part of it is no number. */
export function numbersInOtherWords(text: string): string {
	if (text.length > 120 || !/\p{L}{2}/u.test(text)) return text;
	const parts = text.trim().split(SPLIT);
	if (parts.length < 3) return text;
	const numbers = table();
	const read = parts.map((part, i) => {
		if (i % 2 === 1) return part;
		const value = numbers.get(part.trim().toLowerCase());
		return value === undefined ? part : String(value);
	});
	// Every operand has to be a number; English ones are read elsewhere.
	return read.every((part, i) => i % 2 === 1 || /^[\d.,]+$/.test(part)) ? read.join(' ') : text;
}
