/** Words of arithmetic in Hindi, Marathi, Tamil and Arabic, whose order differs from English. */

const N = String.raw`(-?\d+(?:[.,]\d+)?|\([^()]*\))`;
const OF = String.raw`(?:का|के|की|चा|ची|चे|च्या|இல்|ல்|இன்|ன்|-இல்|-இன்)`;
const PERCENT = String.raw`(?:%|٪|प्रतिशत|फीसदी|फ़ीसदी|टक्के|சதவீதம்|சதவிகிதம்|விழுக்காடு|بالمئة|بالمائة|في\s+المئة|في\s+المائة)`;
const rule = (pattern: string): RegExp => new RegExp(`^\\s*${pattern}\\s*$`, 'iu');
const AND = String.raw`(?:और|आणि|व|மற்றும்|و)`;

const WHOLE: readonly (readonly [RegExp, string])[] = [
	[rule(`${N}\\s*(?:में\\s+से|पैकी|मधून|من\\s+أصل)\\s*${N}`), '$2 out of $1'],
	[rule(`${N}\\s*${OF}\\s*${N}\\s*${PERCENT}`), '$2% of $1'],
	[rule(`${N}\\s*${PERCENT}\\s*(?:من|का|of)\\s*(?:ال)?${N}`), '$1% of $2'],
	[rule(`${N}\\s*${OF}?\\s*(?:वर्गमूल|वर्गमूळ|வர்க்கமூலம்|வர்க்க\\s+மூலம்)`), 'sqrt($1)'],
	[rule(`(?:वर्गमूल|वर्गमूळ|வர்க்கமூலம்|(?:ال)?جذر(?:\\s+(?:ال)?تربيعي)?)\\s*(?:لـ?|ل)?\\s*${N}`), 'sqrt($1)'],
	[rule(`${N}\\s*${OF}?\\s*(?:घनमूल|घनमूळ|கனமூலம்)`), 'cbrt($1)'],
	[rule(`(?:ال)?جذر\\s+(?:ال)?تكعيبي\\s*(?:لـ?|ل)?\\s*${N}`), 'cbrt($1)'],
	[rule(`${N}\\s*${OF}?\\s*(?:वर्ग|வர்க்கம்|تربيع)|مربع\\s+(?:العدد\\s+)?${N}`), '($1$2)^2'],
	[rule(`${N}\\s*${OF}?\\s*(?:घन|கனம்|تكعيب)|مكعب\\s+(?:العدد\\s+)?${N}`), '($1$2)^3'],
	[rule(`${N}\\s*${OF}\\s*(?:आधा|अर्धा|अर्धे|निम्मे|பாதி)|نصف\\s+(?:ال)?${N}`), '($1$2)/2'],
	[rule(`${N}\\s*${AND}\\s*${N}\\s*${OF}\\s*(?:योग|योगफल|जोड़|बेरीज|கூட்டுத்தொகை|கூடுதல்)|مجموع\\s+${N}\\s*${AND}\\s*${N}`), '$1$3 + $2$4'],
	[rule(`${N}\\s*${AND}\\s*${N}\\s*${OF}\\s*(?:गुणनफल|गुणा|गुणाकार|பெருக்கற்பலன்|பெருக்கல்)|حاصل\\s+ضرب\\s+${N}\\s*${AND}\\s*${N}`), '($1$3) * ($2$4)'],
	[rule(`${N}\\s*${AND}\\s*${N}\\s*${OF}\\s*(?:अंतर|फरक|வித்தியாசம்)|الفرق\\s+بين\\s+${N}\\s*${AND}\\s*${N}`), 'abs($1$3 - ($2$4))']
]; // prettier-ignore

const BETWEEN = (words: string): RegExp => new RegExp(`(?<=[\\d)]\\s*)(?:${words})(?=\\s*[-(\\d])`, 'giu');
const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/^\s*(?:احسب|ما\s+(?:هو|هي)|كم\s+(?:يساوي|ناتج)|ناتج)\s+|\s*(?:कितना\s+(?:है|होगा|होता\s+है|हुआ)|कितने\s+होते\s+हैं|क्या\s+है|किती(?:\s+(?:आहे|होतात|होते))?|எவ்வளவு|என்ன)\s*\??\s*$/giu, ''],
	[/(?<=\d\s*)(?:रुपये|रुपए|रुपया|रूपये|रु\.?|ரூபாய்|روبية|دولار|درهم|ريال|جنيه)(?![\p{L}\p{M}])/giu, ''],
	[new RegExp(`(?<=\\d\\s*)${PERCENT}`, 'giu'), '%'],
	[BETWEEN(String.raw`जोड़|जमा|धन|प्लस|अधिक|மற்றும்|கூட்டல்|கூட்டு|பிளஸ்|زائد`), ' + '],
	[BETWEEN(String.raw`घटा(?:व|ओ)?|माइनस|ऋण|वजा|उणे|கழித்தல்|கழி|மைனஸ்|ناقص`), ' - '],
	[BETWEEN(String.raw`गुणा|गुना|गुणिले|பெருக்கல்|பெருக்கு|ضرب|في`), ' * '],
	[BETWEEN(String.raw`भाग|भागा|बटा|भागिले|भागले|வகுத்தல்|வகு|قسمة(?:\s+على)?|تقسيم|على`), ' / ']
]; // prettier-ignore

/** Letters of these scripts. */
const SCRIPTS = /[\u0600-\u06ff\u0900-\u097f\u0b80-\u0bff]/;

/** `text` with words of these languages as the grammar has them. */
export function ofFurtherLanguages(text: string): string {
	if (text.length > 200 || !SCRIPTS.test(text)) return text;
	let rest = text;
	for (const [pattern, sign] of SIGNS) rest = rest.replace(pattern, sign);
	for (const [pattern, form] of WHOLE)
		if (pattern.test(rest)) return rest.replace(pattern, form).replaceAll('undefined', '');
	return rest;
}
