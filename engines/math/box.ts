import { withPoints, type Reading, type Suggest, type Typed } from '../kit/suggest';
import { readAge, readDays, readYear } from './box-days';
import { readTax } from './box-tax';
import { ASKED, plainNumber, readUnits } from './box-units';
import type { math } from './contract';

type Found = Reading<'evaluate' | 'simplify'>;

/** Names that the engine knows, and so are no unknowns. */
const KNOWN = /\b(?:a?(?:sin|cos|tan|sec|csc|cot)h?|arc(?:sin|cos|tan)|arsinh|arcosh|artanh|sqrt|cbrt|root|ln|log|log2|log10|exp|abs|sign|floor|ceil|round|min|max|gcd|lcm|factorial|factor|binomial|ncr|npr|sum|product|pi|tau|phi|mod|i|e|inf|infinity|mean|median|mode|std|variance|det|inv|transpose|diff|isprime|to|deg|rad)\b/gi; // prettier-ignore

const NUMBER = String.raw`[\d.,]+`;
/** Phrases for sums, in the languages of the interface: pattern and what it means to the engine. */
const PHRASES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
	[new RegExp(`^(${NUMBER}) ?(?:%|percent|prozent|pour cent|por ciento|प्रतिशत|टक्के|சதவீதம்|بالمئة) (?:of|von|de|du|من|का|चे|இல்) (${NUMBER})$`), (a, b) => `${a}% * ${b}`], // prettier-ignore
	[new RegExp(`^(${NUMBER}) ?(?:%|percent) off (${NUMBER})$`), (a, b) => `${b} * (1 - ${a}%)`],
	[
		new RegExp(`^(${NUMBER}) ?(?:का|के|की|चे|चा|च्या|இல்|இன்) (${NUMBER}) ?(?:%|प्रतिशत|टक्के|சதவீதம்)$`),
		(a, b) => `${b}% * ${a}`
	],
	[new RegExp(`^(${NUMBER}) ?% (?:tip|trinkgeld|propina|pourboire|tax|vat|mwst|iva|tva) (?:on|auf|sobre|sur|of) (${NUMBER})$`), (a, b) => `${a}% * ${b}`], // prettier-ignore
	[new RegExp(`^(${NUMBER}) ?(?:minus|less|-) ?(${NUMBER}) ?%$`), (a, b) => `${a} * (1 - ${b}%)`],
	[new RegExp(`^(${NUMBER}) ?(?:plus|\\+) ?(${NUMBER}) ?%$`), (a, b) => `${a} * (1 + ${b}%)`],
	[/^(?:half|halb) (?:of )?([\d.]+)$/, (a) => `${a}/2`],
	[/^(?:velocidad de la luz|vitesse de la lumière|lichtgeschwindigkeit)$/, () => 'speed of light'],
	[/^(\d+) choose (\d+)$/, (n, k) => `binomial(${n}, ${k})`],
	[/^(?:square root|quadratwurzel|racine carrée|raíz cuadrada|wurzel|root|वर्गमूल|வர்க்கமூலம்|الجذر التربيعي) (?:of |von |aus |de |من )?([\d.]+)$/, (a) => `sqrt(${a})`], // prettier-ignore
	[/^([\d.]+) (?:का वर्गमूल|चे वर्गमूळ)$/, (a) => `sqrt(${a})`],
	[
		/^(?:plot|graph|draw|zeichne|plotte|trace|graficar|grafica) (?:of |the )?(?:y ?= ?|f\(x\) ?= ?)?(.*[a-z].*)$/,
		(f) => f
	],
	[/^inverse (?:matrix )?(?:of )?(\[\[.+\]\])$|^(?:matrix )?(\[\[.+\]\]) inverse$/, (a, b) => `inv(${a ?? b})`],
	[/^(?:roman(?: numerals?)? (?:for |of )?)(\d{1,4})$/, (n) => `${n} in roman`],
	[
		/^(binary|hex|octal|hexadecimal) (?:of|for) (\d+)$/,
		(base, n) => `${n} in ${base === 'hexadecimal' ? 'hex' : base}`
	],
	[/^cube root of ([\d.]+)$/, (a) => `cbrt(${a})`],
	[/^([\d.]+) squared$/, (a) => `${a}^2`],
	[/^([\d.]+) cubed$/, (a) => `${a}^3`],
	[/^factorial (?:of )?(\d+)$/, (a) => `${a}!`],
	[/^(?:derivative|ableitung|derivada|dérivée|differentiate|d\/dx) (?:of |von |de )?(.+)$/, (f) => `diff(${f}, ${/\b[a-z]\b/.exec(f)?.[0] ?? 'x'})`], // prettier-ignore
	[/^(?:factors?|prime factors|primfaktoren|factorize|factorise) (?:of |von )?(\d+)$/, (n) => `factor(${n})`],
	[/^(?:is (\d+) (?:a )?prime|ist (\d+) (?:eine )?primzahl)$/, (a, b) => `isprime(${a ?? b})`],
	[/^(?:gcd|ggt|mcd|pgcd) (?:of )?(\d+)[, ]+(?:and |und |y |et )?(\d+)$/, (a, b) => `gcd(${a}, ${b})`],
	[/^(?:lcm|kgv|mcm|ppcm) (?:of )?(\d+)[, ]+(?:and |und |y |et )?(\d+)$/, (a, b) => `lcm(${a}, ${b})`],
	[/^([\da-f]+) (?:hex|hexadecimal) (?:to|in|as) (?:dec|decimal|dezimal)$/, (a) => `0x${a}`],
	[/^(?:0x)([\da-f]+)(?: (?:to|in) (?:dec|decimal))?$/, (a) => `0x${a}`],
	[/^([01]+) (?:bin|binary) (?:to|in|as) (?:dec|decimal)$/, (a) => `0b${a}`],
	[/^(sin|cos|tan|sqrt|ln|log|exp|abs) ?([\d.]+) ?(°|deg(?:rees)?|grad|grados?|degrés?)?$/, (f, x, degrees) => `${f}(${x}${degrees ? ' deg' : ''})`] // prettier-ignore
];
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/(\d[\d.]*) ?(?:करो(?:ड\u093c?|\u095c)|कोटी|கோடி)(?![\p{L}\p{M}])/gu, '($1*10^7)'],
	[/(\d[\d.]*) ?(?:लाख|லட்சம்|இலட்சம்)(?![\p{L}\p{M}])/gu, '($1*10^5)'],
	[/ (?:plus|más|جمع) /g, ' + '],
	[/ (?:minus|moins|menos) /g, ' - '],
	[/ (?:times|mal|fois|por|multiplied by) /g, ' * '],
	[/ (?:divided by|over|geteilt durch|divisé par|entre) /g, ' / '],
	[/(?<=\d) ?[x×] ?(?=\d)/g, ' * '],
	[/(?<=\d),(?=\d{3}(?:\D|$))/g, ''],
	[/(?<=\d) (?=\d+\/\d)/g, '+']
];

/** Roman numerals of four letters and more, as they are written today. */
const ROMAN = /^(?=.{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** `simplify (x^2-1)/(x-1)`: what stands after the word, where it has a letter. */
const SIMPLIFY = /^(?:simplify|reduce|vereinfache|vereinfachen|simplifica|simplificar|simplifie|simplifier|सरल करें|सरळ करा|சுருக்கு|بسّط|بسط):? (.*[a-zθ].*)$/iu; // prettier-ignore

function readSum({ text, lower }: Typed, groupsByDot: boolean): Found[] {
	const shorter = SIMPLIFY.exec(text)?.[1];
	if (shorter !== undefined && /[\d+*/^()]/.test(shorter) && !/\p{L}{3,} \p{L}{2,}/u.test(shorter)) return [{ operation: 'simplify', values: { expression: shorter }, about: shorter, score: 0.96 }]; // prettier-ignore
	const taxed = readTax(lower, (digits) => plainNumber(digits, groupsByDot));
	if (taxed.length > 0) return taxed;
	const fraction =
		/^(-?\d+[.,]\d+) (?:as|to|in|into|als|en|como) (?:an? |eine?n? |une? )?(?:fraction|bruch|fracción|fraccion)$/u.exec(
			lower
		)?.[1];
	if (fraction !== undefined) return [{ operation: 'evaluate', values: { expression: fraction.replace(',', '.'), ask: 'fraction' }, about: fraction, score: 0.95 }]; // prettier-ignore
	if (ROMAN.test(text)) return [{ operation: 'evaluate', values: { expression: `roman ${text}` }, about: text, score: 0.86 }]; // prettier-ignore
	const asked = ASKED.test(lower);
	const bare = lower.replace(ASKED, '').replace(/^=|\s*=\s*\??$/g, '').trim(); // prettier-ignore
	for (const [pattern, write] of PHRASES) {
		const match = pattern.exec(bare);
		if (!match) continue;
		const expression = write(
			...match.slice(1).map((part) => (/^[\d.,]+$/.test(part ?? '') ? plainNumber(part, groupsByDot) : part))
		);
		return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.95 }];
	}
	let expression = asked || bare !== lower ? bare : text.replace(/^=|\s*=\s*\??$/g, '').trim();
	if (groupsByDot) expression = withPoints(expression);
	for (const [pattern, sign] of WORDS) expression = expression.replace(pattern, sign);
	// 8h 30m is a time; 1k beside figures alone is a thousand.
	if (/^(?:[\s+\-−*/×\d.]|(?<=\d\s?)(?:h|m(?:in)?))+$/.test(expression) && /\d\s?h\s?\d{1,2}\s?m/.test(expression)) return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.9 }]; // prettier-ignore
	if (/^[\d\s.,+\-−*/×()]*\d[kK](?:[\d\s.,+\-−*/×()]|\d[kK])*$/.test(expression)) expression = expression.replace(/(\d[\d.]*)[kK](?![\w])/g, '($1*1000)'); // prettier-ignore
	// Between digits a comma is a decimal mark, where no function is called with several values.
	if (!/[([]|\d\.\d{3},\d/.test(expression)) expression = expression.replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
	// 3 1/2 + 1/4 is a mixed number, not a product.
	expression = expression.replace(/(?<![\w.)])(\d+)\+(\d+\/\d+)/g, '($1+$2)');
	if (expression === '' || /[^\p{L}\d\s+\-*/^%!().,|=<>≤≥≠√∞π²³⁴×÷·−_°;[\]]/u.test(expression)) return [];
	if (/[^\x20-\x7e√∞πθ²³⁴×÷·−≤≥≠°\s]/u.test(expression)) return [];
	const about = expression;
	if (/^[+-]?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(expression)) {
		const year = /^(?:1[5-9]|20)\d\d$/.test(expression);
		return [
			{ operation: 'evaluate', values: { expression }, about, score: year ? 0.45 : expression.length > 8 ? 0.2 : 0.6 }
		];
	}
	const called = /[a-z]\s*\(/i.test(expression);
	const rest = expression.replace(/(?<=\d)e[+-]?\d+/gi, ' ').replace(KNOWN, ' ');
	if (/[a-z]{2,}/i.test(rest)) return [];
	const operators = /\bmod\b|[+*/^%!×÷·−√²³⁴=<>≤≥]|\d\s*-\s*[\d(a-z]|[a-z)]\s*-\s*[\d(a-z]/i.test(expression);
	if (!/[\dπ∞]|[a-z]/i.test(expression) || !(operators || called || /^[√π]|^[eτφ]$/.test(expression))) return [];
	// A date, a version, a part number: digits with one kind of mark between them.
	if (/^\d{1,4}([-/])\d{1,2}\1\d{1,4}$/.test(expression)) return [];
	// The number of a book.
	if (/^(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,7}-\d$/.test(expression)) return [];
	const free = /[a-z]/i.test(rest);
	if (free && !operators) return [];
	// A comparison has no other form.
	const jumps = free && /[=<>≤≥≠]/.test(expression);
	const [evaluate, simplify] = [
		{ operation: 'evaluate', values: { expression }, about, score: jumps ? 0.82 : free ? 0.7 : 0.85 },
		{ operation: 'simplify', values: { expression }, about, score: free ? 0.8 : 0.4 }
	] as const;
	return jumps ? [evaluate] : [evaluate, simplify];
}

export const suggest: Suggest<typeof math> = {
	names: {
		evaluate: ['math', 'maths', 'calculator', 'calculate', 'calc', 'sum', 'rechner', 'taschenrechner', 'rechnen', 'mathe', 'mathematik', 'calculadora', 'matemáticas', 'calculatrice', 'calculette', 'maths', 'गणित', 'कैलकुलेटर', 'गणक', 'கணக்கு', 'கணிப்பான்', 'கணிதம்', 'آلة حاسبة', 'حاسبة', 'رياضيات', 'unit converter', 'einheitenrechner', 'conversor de unidades', 'convertisseur', 'units', 'einheiten', 'unidades', 'unités', 'convert units', 'percent', 'prozent'], // prettier-ignore
		simplify: ['simplify', 'factor', 'expand', 'algebra', 'vereinfachen', 'simplificar', 'simplifier', 'equation', 'gleichung', 'ecuación', 'équation', 'सरल करें', 'सरळ करा', 'சுருக்கு', 'تبسيط'] // prettier-ignore
	},
	read: (typed, hints) => {
		if (typed.text.length > 400 || typed.text.includes('\n')) return [];
		const found = [
			...readYear(typed.lower),
			...readUnits(typed.lower, hints),
			...readAge(typed.lower, hints),
			...readDays(typed.lower, hints)
		];
		return found.length > 0 ? found : readSum(typed, hints.groupsByDot);
	}
};
